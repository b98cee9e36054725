# language: it
Funzionalità: Chi può agire, in qualsiasi partita
  > Giocatori senza compagni lanciano magie, rispondono e passano. Chi ha priorità, e che cosa si può lanciare allora?

  @id:general.priority.again @clause:priority.act @clause:priority.players @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Chi ha lanciato una magia ha di nuovo priorità, e nessun altro prima che passi
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Reach Through Mists”
    Allora Edward non può lanciare “Shock” bersagliando Angie
    Ma Angie può lanciare “Giant Growth” bersagliando “Gigante di Collina”
    Quando la squadra di Angie passa la priorità
    Allora Edward può lanciare “Shock” bersagliando Angie

  @id:general.priority.after_resolving @situation:general.priority.again @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Quando la magia di un altro giocatore si è risolta, il giocatore attivo ha priorità per primo
    Dato che la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Lightning Helix” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 17 punti vita
    Ed Edward non può lanciare “Shock” bersagliando Angie
    Ma Angie può lanciare “Shock” bersagliando Edward
    Quando la squadra di Angie passa la priorità
    Allora Edward può lanciare “Shock” bersagliando Angie

  @id:general.priority.one_at_a_time @clause:priority.pass @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Di due magie se ne risolve una sola prima che si possa agire di nuovo
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E Angie lancia “Flame Javelin” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    Ed Edward non può lanciare “Angel's Mercy”
    Quando la squadra di Angie passa la priorità
    Allora Edward può lanciare “Angel's Mercy”
    Quando la magia si risolve
    Allora la squadra di Edward ha 23 punti vita
    Quando la magia si risolve
    Allora la squadra di Edward ha 21 punti vita

  @id:general.priority.answered @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una magia a cui si risponde attende che la risposta si sia risolta e che tutti abbiano passato di nuovo
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Edward ha 27 punti vita
    Ed Edward non può lanciare “Reach Through Mists”
    Ma Angie può lanciare “Reach Through Mists”
    Quando la magia si risolve
    Allora la squadra di Edward ha 27 punti vita
    Quando la magia si risolve
    Allora la squadra di Edward ha 25 punti vita

  @id:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Finché una magia è in pila non si può lanciare né una stregoneria né una creatura
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    Allora Angie non può lanciare “Divination”
    E Angie non può lanciare “Orso Grizzly”
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Angie può lanciare “Divination”

  @id:general.priority.others_turn @situation:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Nel turno di un altro giocatore si possono lanciare solo istantanei
    Dato che Edward controlla “Gigante di Collina”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Orso Grizzly”
    Ed Edward non può lanciare “Divination”
    Ma Edward può lanciare “Giant Growth” bersagliando “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può lanciare “Orso Grizzly”

  @id:general.priority.in_combat @situation:general.priority.sorcery @clause:priority.timing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In combattimento il giocatore attivo lancia solo istantanei, e dopo di nuovo stregonerie
    Dato che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    Allora Angie non può lanciare “Divination”
    Ma Angie può lanciare “Giant Growth” bersagliando “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie può lanciare “Divination”

# language: it
Funzionalità: Un turno e le sue sottofasi, in qualsiasi partita
  > Giocatori senza compagni giocano i loro turni. Chi stappa, pesca e scarta, che cosa finisce col turno, e che cosa torna ancora una volta?

  @id:general.turn.cleanup_discards @clause:step.cleanup @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Nella sottofase di cancellazione solo il giocatore attivo scarta fino a sette
    Dato che Angie ha nove carte in mano
    E che Edward ha otto carte in mano
    Quando inizia il mantenimento della squadra di Edward
    E Angie scarta due carte
    Allora Angie ha sette carte in mano
    E Angie ha due carte nel proprio cimitero
    Ed Edward ha otto carte in mano

  @id:general.turn.own_draw @clause:step.draw @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In una sottofase di acquisizione solo il giocatore attivo pesca una carta
    Dato che Angie ha due carte in mano
    E che Edward ha tre carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha quattro carte in mano
    E Angie ha due carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha tre carte in mano
    Ed Edward ha quattro carte in mano

  @id:general.turn.untaps_own @clause:step.untap @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In una sottofase di stap stappano solo i permanenti del giocatore attivo
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    Quando inizia il mantenimento della squadra di Edward
    Allora la carta “Wind Drake” è STAPpata
    E la carta “Gigante di Collina” è TAPpata
    Quando inizia il mantenimento della squadra di Angie
    Allora la carta “Gigante di Collina” è STAPpata

  @id:general.turn.extra_last_first @clause:turn.extra @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Di due turni addizionali viene per primo quello creato per ultimo
    Quando Angie lancia “Time Warp” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Time Walk”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Edward

  @id:general.turn.second_combat @clause:phase.extra @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In una fase di combattimento aggiuntiva una creatura stappata attacca ancora una volta
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Angie lancia “Seize the Day” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la carta “Gigante di Collina” è STAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita

  @id:general.turn.until_end @clause:step.cleanup @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Ciò che vale fino alla fine del turno riguarda le creature di quel momento, e finisce nella sottofase di cancellazione
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Glorious Charge”
    E la magia si risolve
    E Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia la sottofase finale della squadra di Angie
    Allora la creatura “Gigante di Collina” è 4/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:general.turn.no_attack @clause:combat.no_attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Anche dove nulla attacca la sottofase di dichiarazione degli attaccanti continua finché tutti hanno passato
    Dato che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie non attacca con alcuna creatura
    E la squadra di Angie passa la priorità
    Allora è la sottofase di dichiarazione delle creature attaccanti della squadra di Angie

  @id:general.turn.controlled @clause:turn.control @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Chi controlla un giocatore decide nel suo prossimo turno, e in nessuno dopo
    Dato che la squadra di Edward ha 40 punti vita
    E che Edward controlla “Wall of Blood”
    E che Angie controlla “Mindslaver”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva l'abilità di “Mindslaver”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può attivare l'abilità di “Wall of Blood”
    Ma Angie può attivare l'abilità di “Wall of Blood” al posto di Edward
    E la squadra di Edward ha 39 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie non può attivare l'abilità di “Wall of Blood” al posto di Edward
    Ma Edward può attivare l'abilità di “Wall of Blood”

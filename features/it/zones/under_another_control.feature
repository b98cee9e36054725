# language: it
Funzionalità: Ciò che un altro giocatore controlla per un po'
  > Una magia o un'Aura dà a un giocatore il controllo della creatura di un altro. Di chi è allora, e che ne è dopo?

  @id:control.turn @situation:control.turn @clause:object.control @clause:layers.lasting @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: Una creatura presa per un turno attacca il suo proprietario, e torna da lui alla fine del turno
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Edward controlla una creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward controlla due creature
    E Angie non controlla nessuna creatura

  @id:control.turn.teams @situation:control.turn @clause:object.control @from:2018-04-27 @must
  Scenario: Una creatura presa è di chi ha lanciato la magia e non del compagno, e non blocca per nessuno della squadra che l'aveva
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Uccelli del Paradiso”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Barry controlla una creatura
    E Edward controlla una creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Gigante di Collina”
    Ma Edward può bloccare “Orso Grizzly” con “Uccelli del Paradiso”

  @id:control.aura @situation:control.aura @clause:object.control @clause:ability.static @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una creatura incantata è di chi ora la controlla, ed è appena arrivata da lui
    Dato che Edward controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    Quando Angie lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Edward non controlla nessuna creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Gigante di Collina”
    Ma Angie può attaccare Edward con “Wind Drake”

  @id:control.aura.ends @situation:control.aura @clause:object.control @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Senza l'Aura la creatura torna al suo proprietario
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando Angie lancia “Ritorno alla Natura” bersagliando “Control Magic”
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    E Angie non controlla nessuna creatura
    E Angie ha “Control Magic” nel proprio cimitero

  @id:control.latest @clause:object.control @clause:layers.lasting @from:2009-10-01 @must
  Scenario: Di più che hanno preso una creatura la ha l'ultimo, e poi chi l'aveva presa prima
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Barry lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Barry controlla “Gigante di Collina”
    E Angie non controlla nessuna creatura
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie controlla “Gigante di Collina”
    E Barry non controlla nessuna creatura
    E Edward non controlla nessuna creatura

  @id:control.attacker @situation:control.attacker @clause:object.control @variant:two-player @from:2005-08-01 @must
  Scenario: Una creatura attaccante che viene presa non attacca più, e blocca per chi l'ha presa
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E Edward attacca Angie con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    E Angie lancia “Blind with Anger” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” sta attaccando
    E la carta “Gigante di Collina” è STAPpata
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    E Edward non controlla nessuna creatura

  @id:control.blocker @situation:control.attacker @clause:object.control @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una creatura bloccante che viene presa non infligge danno, e ciò che bloccava resta bloccato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Gigante di Collina”
    E Edward lancia “Blind with Anger” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    E Edward controlla due creature
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Gigante di Collina”
    E Edward controlla una creatura

  @id:control.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: Si possono prendere solo creature, con una magia nessuna leggendaria, e un'altra distrugge solo artefatti e incantesimi
    Dato che Edward controlla “Fossato di Teferi”
    E che Edward controlla “Hidetsugu lo Spietato”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può lanciare “Atto di Tradimento” bersagliando “Fossato di Teferi”
    E Angie non può lanciare “Control Magic” bersagliando “Fossato di Teferi”
    E Angie non può lanciare “Blind with Anger” bersagliando “Fossato di Teferi”
    E Angie non può lanciare “Blind with Anger” bersagliando “Hidetsugu lo Spietato”
    E Angie non può lanciare “Ritorno alla Natura” bersagliando “Gigante di Collina”
    Ma Angie può lanciare “Atto di Tradimento” bersagliando “Hidetsugu lo Spietato”
    Quando la magia si risolve
    Allora Angie può lanciare “Control Magic” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie può lanciare “Blind with Anger” bersagliando “Obsianus Golem”
    Quando la magia si risolve
    Allora Angie può lanciare “Ritorno alla Natura” bersagliando “Obsianus Golem”
    Quando la magia si risolve
    Allora Edward ha “Obsianus Golem” nel proprio cimitero

  @id:control.at_once @situation:control.turn @clause:object.control @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una creatura TAPpata presa da un istantaneo viene STAPpata e attacca subito
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    Quando Angie lancia “Blind with Anger” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita

  @id:control.leaves.taker @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che aveva preso un giocatore che se ne va è di nuovo del suo proprietario
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie concede la partita
    Allora Edward controlla “Gigante di Collina”

  @id:control.leaves.taker.turn @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2009-10-01 @must
  Scenario: Ciò che un giocatore che lascia aveva preso per il turno è di nuovo del suo proprietario
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie concede la partita
    Allora Edward controlla “Gigante di Collina”

  @id:control.leaves.owner @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che un altro ha preso se ne va con il suo proprietario, e l'Aura resta
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Edward concede la partita
    Allora Angie non controlla nessuna creatura
    E Angie ha “Control Magic” nel proprio cimitero

  @id:control.leaves.borrowed @clause:team.leaves @clause:effect.onto_battlefield @variant:free-for-all @from:2009-10-01 @must
  Scenario: Ciò che controlla un giocatore che se ne va, e che nessun altro controllava, viene esiliato
    Dato che Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Ashen Powder” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie concede la partita
    Allora Edward possiede “Gigante di Collina” in esilio
    E Edward non controlla nessuna creatura

  @id:control.leaves.lent @clause:team.lent @clause:effect.onto_battlefield @variant:free-for-all @from:2016-01-16 @must
  Scenario: Ciò che tornerebbe a un giocatore che se n'è andato viene esiliato
    Dato che Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Ashen Powder” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Martha
    E Martha lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie concede la partita
    Allora Martha controlla “Gigante di Collina”
    Quando Martha lancia “Ritorno alla Natura” bersagliando “Control Magic”
    E la magia si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
    E Martha non controlla nessuna creatura

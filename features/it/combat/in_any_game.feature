# language: it
Funzionalità: Il combattimento fra due giocatori, in qualsiasi partita
  > Un giocatore ne attacca un altro, che blocca. Quali creature possono, e chi raggiunge il danno?

  @id:general.combat.came_now @clause:combat.attack @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una creatura arrivata in questo turno non può attaccare accanto a una che c'era già
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Orso Grizzly”

  @id:general.combat.tapped @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una creatura tappata non può bloccare, una stappata sì
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che la carta “Wind Drake” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Wind Drake”
    Ma Edward può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Orso Grizzly” nel proprio cimitero
    E la carta “Gigante di Collina” è TAPpata

  @id:general.combat.both_strike @clause:combat.damage @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Attaccante e bloccante infliggono danno nello stesso momento, e nulla va al giocatore
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Orso Grizzly” con “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    Ed Edward ha “Wind Drake” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita

  @id:general.combat.two_block @clause:combat.division @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2024-11-08 @must
  Scenario: Di due bloccanti l'attaccante uccide il secondo, ed è ucciso da entrambi
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Wind Drake”
    Ed Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E la squadra di Angie suddivide il danno: 1 a “Wind Drake”, 2 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward controlla “Wind Drake”
    Ed Edward ha “Orso Grizzly” nel proprio cimitero
    E Angie ha “Gigante di Collina” nel proprio cimitero

  @id:general.combat.menace @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Ciò che ha minacciare non è bloccato da una sola creatura
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Boggart Brute”
    E che Angie controlla “Goblin Piker”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Piker”
    E Angie attacca Edward con “Boggart Brute”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Boggart Brute” con “Gigante di Collina”
    Ma Edward può bloccare “Goblin Piker” con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Angie ha “Goblin Piker” nel proprio cimitero

  @id:general.combat.killed_before @clause:combat.damage @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Un attaccante che muore prima del danno non ne infligge, e gli altri sì
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Edward con “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Angie ha “Orso Grizzly” nel proprio cimitero

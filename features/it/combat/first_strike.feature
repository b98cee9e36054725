# language: it
Funzionalità: Attacco improvviso
  > Le creature con attacco improvviso infliggono danno prima delle altre. Il combattimento della squadra ha allora due sottofasi di danno da combattimento.

  @id:combat.first_strike.blocked @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Una creatura con attacco improvviso uccide un bloccante di uno qualsiasi degli avversari e non subisce danno
    Dato che Angie controlla “Youthful Knight”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Youthful Knight”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Youthful Knight” con “Orso Grizzly”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora Angie controlla “Youthful Knight”
    E Ronald non controlla nessuna creatura

  @id:combat.first_strike.blocked.now @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Una creatura con attacco improvviso uccide ancora il bloccante dell'altro avversario e non subisce danno
    Dato che Angie controlla “Youthful Knight”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Youthful Knight” con “Orso Grizzly”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora Angie controlla “Youthful Knight”
    E Ronald non controlla nessuna creatura

  @id:combat.first_strike.teammate @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2009-07-11 @until:2018-04-27 @must
  Scenario: La creatura del compagno senza attacco improvviso infligge danno nella seconda sottofase dello stesso combattimento
    Dato che Angie controlla “Youthful Knight”
    E che Barry controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Youthful Knight”
    E Barry attacca la squadra di Edward con “Gigante di Collina”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 15 punti vita

  @id:combat.first_strike.teammate.now @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: La creatura del compagno senza attacco improvviso infligge ancora danno nella seconda sottofase
    Dato che Angie controlla “Youthful Knight”
    E che Barry controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 15 punti vita

  @id:combat.first_strike.double @situation:combat.first_strike.double @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Una creatura con doppio attacco infligge danno in entrambe le sottofasi
    Dato che Angie controlla “Hearthfire Hobgoblin”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hearthfire Hobgoblin”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

  @id:combat.first_strike.stack @situation:combat.first_strike.double @clause:combat.first_strike @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Ciascuna delle due sottofasi di danno da combattimento metteva il suo danno in pila
    Dato che Angie controlla “Hearthfire Hobgoblin”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Hearthfire Hobgoblin”
    E la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

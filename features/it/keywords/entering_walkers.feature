# language: it
Funzionalità: Ciò che entra attaccando un planeswalker o una battaglia
  > Una creatura che entra attaccante non deve attaccare un giocatore. Che altro può attaccare, e di chi?

  @id:entering.walker @situation:entering @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Pedine che entrano attaccanti possono attaccare il planeswalker della testa che null'altro attacca
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hanweir Garrison”
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hanweir Garrison”
    E Angie sceglie di attaccare “Nissa, Voice of Zendikar”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Nissa, Voice of Zendikar” ha tre segnalini fedeltà
    E la squadra di Edward ha 18 punti vita

  @id:entering.battle @situation:entering @clause:combat.enters_attacking @clause:battle.defending @from:2023-04-14 @must
  Scenario: Pedine che entrano attaccanti possono attaccare una battaglia che l'altra testa protegge
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hanweir Garrison”
    E che Angie controlla “Invasion of Dominaria”
    E che “Invasion of Dominaria” ha cinque segnalini difesa
    E che il protettore di “Invasion of Dominaria” è Ronald
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hanweir Garrison”
    E Angie sceglie di attaccare “Invasion of Dominaria”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Invasion of Dominaria” ha tre segnalini difesa
    E la squadra di Edward ha 18 punti vita

  @id:entering.walker.group @situation:entering @clause:combat.enters_attacking @from:2016-07-22 @until:2018-04-27 @must
  Scenario: Quando la squadra è attaccata come un tutto, delle pedine possono comunque attaccare un planeswalker dell'una o dell'altra testa
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hanweir Garrison”
    E che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Hanweir Garrison”
    E Angie sceglie di attaccare “Nissa, Voice of Zendikar”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    E la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Nissa, Voice of Zendikar” ha tre segnalini fedeltà
    E la squadra di Edward ha 18 punti vita

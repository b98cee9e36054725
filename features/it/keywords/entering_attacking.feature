# language: it
Funzionalità: Ciò che entra attaccando
  > Una creatura attaccante ne porta altre che attaccano mentre entrano. Chi attaccano, e che cosa ne fanno le teste?

  @id:keyword.entering.team @situation:keyword.entering @clause:combat.enters_attacking @from:2016-07-22 @until:2018-04-27 @must
  Scenario: Le pedine che entrano attaccanti attaccano la squadra come una sola, e le infliggono danno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hanweir Garrison”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Hanweir Garrison”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    Allora Angie controlla due pedine creatura 1/1
    E Barry non controlla nessuna pedina creatura
    Quando la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

  @id:keyword.entering.chosen @situation:keyword.entering @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Le pedine che entrano attaccanti possono attaccare l'altra testa rispetto a chi le crea
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hanweir Garrison”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hanweir Garrison”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    E Angie sceglie Ronald come giocatore in difesa
    Allora Angie controlla due pedine creatura 1/1
    E Barry non controlla nessuna pedina creatura
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

  @id:keyword.entering.apart @clause:combat.enters_attacking @variant:free-for-all @from:2018-04-27 @must
  Scenario: Le pedine che entrano attaccanti possono attaccare un altro avversario, che da solo perde i punti vita
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Hanweir Garrison”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hanweir Garrison”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    E Angie sceglie Martha come giocatore in difesa
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Martha ha 18 punti vita
    E la squadra di Simon ha 20 punti vita

  @id:keyword.entering.with_others @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Ciò che si dice delle altre creature attaccanti vale anche per quelle del compagno, e per nessuna che resta indietro
    Dato che Angie controlla “Hero of Bladehold”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hero of Bladehold”
    E Barry attacca Edward con “Gigante di Collina”
    E Angie sceglie Ronald come giocatore in difesa
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Hero of Bladehold” è 3/4
    E la creatura “Gigante di Collina” è 4/3
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3
    E Angie controlla due pedine creatura 1/1

  @id:keyword.entering.tapped @clause:object.enters_tapped @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Le pedine sono TAPpate, come la creatura che le porta, e contano tra le creature TAPpate
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hanweir Garrison”
    E che Angie controlla “Throne of the God-Pharaoh”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hanweir Garrison”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    E Angie sceglie Ronald come giocatore in difesa
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Throne of the God-Pharaoh” si risolve
    Allora la squadra di Edward ha 10 punti vita

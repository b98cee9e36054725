# language: it
Funzionalità: Il monarca dall'inizio
  > Qualcuno è il monarca all'inizio di una situazione. Chi pesca, e chi prende la corona?

  @id:monarch.placed @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: Il compagno del monarca non pesca nulla, e non prende nulla a un avversario che non lo è
    Dato che Barry è il monarca
    E che Angie ha due carte in mano
    E che Barry ha due carte in mano
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E la squadra di Angie finisce il proprio turno
    Allora Angie ha due carte in mano
    E Barry ha tre carte in mano
    E Barry è il monarca

  @id:monarch.placed.taken @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: Chi ha la creatura che infligge danno da combattimento al monarca prende la corona, e il compagno del monarca non la perde
    Dato che Edward è il monarca
    E che Barry controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry è il monarca
    E Angie non è il monarca
    E Edward non è il monarca

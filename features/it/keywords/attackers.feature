# language: it
Funzionalità: Chi attacca senza TAPpare, e chi non attacca
  > Una creatura resta STAPpata mentre attacca, un'altra non attacca mai. Che cosa fanno quelle accanto?

  @id:keyword.vigilance @clause:combat.vigilance @from:2018-04-27 @must
  Scenario: Una creatura con cautela attacca STAPpata e poi può bloccare; quella del compagno si TAPpa
    Dato che Angie controlla “Steadfast Guard”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Steadfast Guard”
    E Barry attacca Edward con “Gigante di Collina”
    Allora la carta “Steadfast Guard” è STAPpata
    Ma la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare “Orso Grizzly” con “Gigante di Collina”
    Ma Angie può bloccare “Orso Grizzly” con “Steadfast Guard”

  @id:keyword.defender @clause:combat.defender @from:2018-04-27 @must
  Scenario: Un difensore non attacca, chiunque gli si indichi, e blocca; una creatura accanto attacca
    Dato che Angie controlla “Muro di Legno”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Muro di Legno”
    E Angie non può attaccare Ronald con “Muro di Legno”
    Ma Barry può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Orso Grizzly” con “Muro di Legno”

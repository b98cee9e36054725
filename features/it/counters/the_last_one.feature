# language: it
Funzionalità: L'ultimo segnalino
  > Qualcosa se ne va quando non ha più un tipo di segnalino. Se ne va con uno rimasto, e di chi sono i segnalini che si contano?

  @id:counters.last.loyalty @clause:planeswalker.dies @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Un planeswalker con un segnalino lealtà rimasto resta, quello senza se ne va
    Dato che Angie controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha tre segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca “Nissa, Voice of Zendikar” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Nissa, Voice of Zendikar” ha un segnalino fedeltà
    E Angie controlla “Nissa, Voice of Zendikar”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non controlla “Nissa, Voice of Zendikar”
    E Angie ha “Nissa, Voice of Zendikar” nel proprio cimitero

  @id:counters.last.defense @clause:battle.dies @clause:battle.damage @from:2023-04-14 @must
  Scenario: Una battaglia con un segnalino difesa rimasto resta, quella senza se ne va
    Dato che Angie controlla “Esercizio del Bastione”
    E che “Esercizio del Bastione” ha tre segnalini difesa
    E che il protettore di “Esercizio del Bastione” è Edward
    Quando Angie lancia “Shock” bersagliando “Esercizio del Bastione”
    E la magia si risolve
    Allora “Esercizio del Bastione” ha un segnalino difesa
    E Angie controlla “Esercizio del Bastione”
    Quando Barry lancia “Shock” bersagliando “Esercizio del Bastione”
    E la magia si risolve
    E l'abilità innescata di “Esercizio del Bastione” si risolve
    Allora Angie non controlla “Esercizio del Bastione”

  @id:counters.last.strife @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Finché non c'è alcun segnalino da contare, nulla si aggiunge
    Dato che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Crescendo of War”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    Allora la creatura “Orso Grizzly” è 2/2

# language: it
Funzionalità: Gli emblemi
  > Un effetto dà ai giocatori degli emblemi, che stanno nella zona di comando. Di chi sono, e che cosa vi pone fine?

  @id:ruling.chandra_awakened_inferno @clause:emblem.owner @clause:life.shared @from:2010-07-16 @must
  Scenario: Entrambi gli avversari ottengono un emblema da Chandra, e la loro squadra subisce due volte 1 danno in ogni suo mantenimento
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chandra, Awakened Inferno”
    Quando Angie attiva la prima abilità di “Chandra, Awakened Inferno”
    E l'abilità si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 18 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 16 punti vita

  @id:emblem.stays @clause:emblem.abilities @variant:two-headed-giant @variant:two-player @from:2010-07-16 @must
  Scenario: Un emblema agisce ancora quando il planeswalker che lo ha dato non c'è più, e anche su ciò che arriva dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Sorin, Lord of Innistrad”
    E che “Sorin, Lord of Innistrad” ha due segnalini fedeltà
    E che Angie controlla “Orso Grizzly”
    Quando Angie attiva la seconda abilità di “Sorin, Lord of Innistrad”
    E l'abilità si risolve
    Allora Angie ha “Sorin, Lord of Innistrad” nel proprio cimitero
    E la creatura “Orso Grizzly” è 3/2
    Quando Angie lancia “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 4/3

  @id:emblem.own @clause:emblem.owner @clause:object.you @from:2013-07-13 @must
  Scenario: Un emblema parla delle creature del membro che lo ha ottenuto, e ognuno delle proprie
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Sorin, Lord of Innistrad”
    E che Barry controlla “Sorin, Lord of Innistrad”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Giant Spider”
    Quando Angie attiva la seconda abilità di “Sorin, Lord of Innistrad” di Angie
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 3/2
    E la creatura “Gigante di Collina” è 3/3
    E la creatura “Giant Spider” è 2/4
    Quando Barry attiva la seconda abilità di “Sorin, Lord of Innistrad” di Barry
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 3/2
    E la creatura “Gigante di Collina” è 4/3
    E la creatura “Giant Spider” è 2/4

  @id:emblem.leaves @clause:emblem.owner @clause:team.leaves @variant:free-for-all @from:2010-07-16 @must
  Scenario: Chi abbandona la partita porta con sé il proprio emblema, e nessun altro lo fa
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Simon controlla “Gigante di Collina”
    Quando Angie lancia “Esercizio del Marchio”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    Quando Edward concede la partita
    Allora la creatura “Gigante di Collina” è 4/4
    Quando Angie concede la partita
    Allora la creatura “Gigante di Collina” è 3/3

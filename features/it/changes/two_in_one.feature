# language: it
Funzionalità: Due cambiamenti da un solo permanente
  > Un permanente dice una cosa delle creature blu e una delle nere. Chi ottiene che cosa?

  @id:changes.beside.liege @clause:layers.order @clause:object.colour @from:2008-07-15 @must
  Scenario: Ogni colore conta per sé: una creatura di entrambi ottiene entrambi, una di nessuno nulla, e nulla il permanente stesso
    Dato che Barry controlla “Glen Elendra Liege”
    E che Barry controlla “Wind Drake”
    E che Barry controlla “Zulaport Cutthroat”
    E che Barry controlla “Thraximundar”
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla “Elementale dell'Aria”
    E che Edward controlla “Aku Djinn”
    Allora la creatura “Wind Drake” è 3/3
    E la creatura “Zulaport Cutthroat” è 2/2
    E la creatura “Thraximundar” è 8/8
    E la creatura “Orso Grizzly” è 2/2
    E la creatura “Glen Elendra Liege” è 2/3
    E la creatura “Elementale dell'Aria” è 4/4
    E la creatura “Aku Djinn” è 5/6

# language: it
Funzionalità: Impeto
  > Una magia costa meno se chi la lancia o un compagno ne ha già lanciata un'altra nel turno.

  @id:spell.surge.teammate @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  Scenario: La magia di un compagno permette di pagare il costo di ondata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Goblin Freerunner” in mano
    Allora Angie non può lanciare “Goblin Freerunner” per il suo costo di ondata
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    Allora Angie può lanciare “Goblin Freerunner” per il suo costo di ondata
    Quando la magia si risolve
    Allora Angie controlla “Goblin Freerunner”

  @id:spell.surge.opponent @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  Scenario: La magia di un avversario non permette di pagare un costo di ondata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Orso Grizzly”
    E che Angie ha “Goblin Freerunner” in mano
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie non può lanciare “Goblin Freerunner” per il suo costo di ondata
    Quando Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora Angie può lanciare “Goblin Freerunner” per il suo costo di ondata

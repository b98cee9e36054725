# language: it
@source:F @source:I
Funzionalità: Ciò che cambia le creature finché è presente
  > Un incantesimo rende più grandi le tue creature. Aiuta anche quelle del tuo compagno di squadra?

  @id:changes.anthem @clause:object.you @clause:ability.static @source:F-EX01 @source:I-EX01 @from:2005-08-01 @must
  Scenario: L'Inno Glorioso potenzia le creature di chi lo controlla, non quelle del compagno
    Dato che Angie controlla due pedine Goblin 1/1
    E che Barry controlla una pedina Saprolingio 1/1
    Quando Angie lancia “Inno Glorioso”
    E la magia si risolve
    Allora Angie controlla due pedine Goblin 2/2
    E Barry controlla una pedina Saprolingio 1/1

  @id:changes.anthem.later @situation:changes.anthem @clause:ability.static @source:I-EX01 @from:2005-08-01 @must
  Scenario: Una creatura che arriva dopo è subito più grande
    Dato che Angie controlla “Inno Glorioso”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    Quando Barry lancia “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 3/3

  @id:changes.anthem.twice @situation:changes.anthem @clause:ability.static @from:2005-08-01 @must
  Scenario: L'incantesimo di ciascun compagno vale solo per le sue creature
    Dato che Angie controlla “Inno Glorioso”
    E che Barry controlla “Inno Glorioso”
    E che Angie controlla due pedine Goblin 1/1
    E che Barry controlla una pedina Saprolingio 1/1
    E che Edward controlla “Gigante di Collina”
    Allora Angie controlla due pedine Goblin 2/2
    E Barry controlla una pedina Saprolingio 2/2
    E la creatura “Gigante di Collina” è 3/3

  @id:changes.anthem.leaves @situation:changes.anthem @clause:ability.static @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Quando se ne va ciò che le potenzia, le creature tornano come prima
    Dato che Angie controlla “Goblin Chieftain”
    E che Angie controlla due pedine Goblin 1/1
    E che Edward controlla “Gigante di Collina”
    Allora Angie controlla due pedine Goblin 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Goblin Chieftain”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Goblin Chieftain” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla due pedine Goblin 1/1

  @id:changes.anthem.leaves.player @situation:changes.anthem @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Quando se ne va dopo aver attaccato un giocatore, le creature tornano come prima
    Dato che Angie controlla “Goblin Chieftain”
    E che Angie controlla due pedine Goblin 1/1
    E che Edward controlla “Gigante di Collina”
    Allora Angie controlla due pedine Goblin 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Chieftain”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Goblin Chieftain” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla due pedine Goblin 1/1

# language: fr
Fonctionnalité: À jouer jusqu'à la fin du prochain tour
  > Des cartes sont exilées d'une bibliothèque et peuvent être jouées jusqu'à la fin du prochain tour de ce joueur. Jusqu'à quand ?

  @id:next_turn.played @clause:zone.play_exiled @clause:turn.teams @from:2021-11-19 @must
  Scénario: Une carte peut encore être jouée au prochain tour de l'équipe, et plus après
    Étant donné qu'Angie a « Grizzlis » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie lance « Reckless Impulse »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Grizzlis »
    Quand le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie ne peut pas lancer « Géant des collines »

# language: fr
@source:N
Fonctionnalité: Un seul effet fait piocher plusieurs joueurs
  > Chacun pioche dans sa propre bibliothèque ; mais là où les pioches sont remplacées, chacun doit choisir comment. Qui pioche en premier ?

  @id:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  Scénario: Les membres de l'équipe active piochent d'abord
    Étant donné que Barry a une carte en main
    Et que Barry contrôle « Thought Reflection »
    Et que Ronald contrôle « Thought Reflection »
    Et qu'Angie contrôle « Possessed Portal »
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Barry doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire

  @id:choices.draws.other_turn @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  Scénario: Au tour de l'autre équipe, ce sont ses membres qui piochent d'abord
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Barry a une carte en main
    Et que Barry contrôle « Thought Reflection »
    Et que Ronald contrôle « Thought Reflection »
    Et qu'Angie contrôle « Possessed Portal »
    Quand Edward lance « Vision Skeins »
    Et que le sort se résout
    Alors Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire
    Et Edward n'a aucun choix à faire

  @id:choices.draws.primary @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @until:2010-06-18 @must
  Scénario: Dans une équipe, le joueur principal piochait d'abord
    Étant donné qu'Angie a une carte en main
    Et qu'Angie contrôle « Thought Reflection »
    Et que Barry contrôle « Thought Reflection »
    Et qu'Edward contrôle « Possessed Portal »
    Quand Barry lance « Vision Skeins »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Mais Barry n'a aucun choix à faire

  @id:choices.draws.primary.seats @situation:choices.draws @clause:turn.draw_order @clause:seat.primary @from:2006-10-01 @until:2010-06-18 @must
  Scénario: Le joueur principal, qui piochait en premier, était celui qui était assis à droite
    Étant donné que Barry est à droite d'Angie
    Et qu'Angie a une carte en main
    Et qu'Angie contrôle « Thought Reflection »
    Et que Barry contrôle « Thought Reflection »
    Et qu'Edward contrôle « Possessed Portal »
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Barry doit faire un choix
    Mais Angie n'a aucun choix à faire

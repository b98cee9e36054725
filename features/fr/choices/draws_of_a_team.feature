# language: fr
@source:N
Fonctionnalité: Des coéquipiers piochent par un seul effet, dans l'ordre de leur choix
  > Les deux membres d'une équipe piochent, et chacun doit choisir comment les pioches sont remplacées. L'équipe dit-elle qui pioche en premier ?

  @id:choices.team_draws @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @must
  Plan du scénario: Le joueur principal piochait d'abord, quel que soit le souhait de l'équipe ; plus tard, c'est elle qui le dit
    Étant donné qu'Angie a une carte en main
    Et qu'Angie contrôle « Thought Reflection »
    Et que Barry contrôle « Thought Reflection »
    Et qu'Edward contrôle « Possessed Portal »
    Quand Barry lance « Vision Skeins »
    Et que le sort se résout
    Et que l'équipe d'Angie fait piocher Barry avant Angie
    Alors <premier> doit faire un choix
    Mais <second> n'a aucun choix à faire

    Exemples:
      | à partir du | premier | second |
      | 2006-10-01  | Angie   | Barry  |
      | 2010-06-18  | Barry   | Angie  |

# language: fr
Fonctionnalité: Le mana de deux joueurs
  > Un membre a dépensé tout son mana, l'autre non. Que devient celui de l'autre à la fin de l'étape ?

  @id:mana.of_two @clause:mana.empties @from:2009-07-11 @must
  Scénario: Qui a du mana non dépensé le perd avec l'étape, même si son coéquipier n'en a pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Seat of the Synod »
    Et que Barry contrôle « Seat of the Synod »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry active la capacité de « Seat of the Synod » de Barry
    Et que Barry lance « Reach Through Mists »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Seat of the Synod » d'Angie
    Alors Angie a un mana non dépensé
    Et Barry n'a aucun mana non dépensé
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie n'a aucun mana non dépensé

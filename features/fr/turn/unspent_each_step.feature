# language: fr
Fonctionnalité: Le mana non dépensé à la fin de chaque étape
  > Du mana est ajouté pendant une étape, et une autre étape ou phase suit, fût-elle supplémentaire. Qu'en reste-t-il ?

  @id:unspent.upkeep @clause:mana.empties @from:2009-07-11 @must
  Scénario: Le mana de l'entretien a disparu à l'étape de pioche, et celui du début de combat à la déclaration des attaquants
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Plaine »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie n'a aucun mana non dépensé
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que Barry active la capacité de « Plaine »
    Alors Barry a un mana non dépensé
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry n'a aucun mana non dépensé

  @id:unspent.again @situation:unspent.upkeep @clause:mana.empties @clause:step.extra @from:2009-07-11 @must
  Scénario: Le mana de l'entretien a disparu à une étape d'entretien supplémentaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Exercice de la longue matinée »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Exercice de la longue matinée » se résout
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Angie n'a aucun mana non dépensé

  @id:unspent.phase @situation:unspent.upkeep @clause:mana.empties @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Tant que le mana durait une phase, celui de l'étape de pioche avait disparu à la phase principale, et coûtait un point de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Forêt »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie n'a aucun mana non dépensé
    Et l'équipe d'Angie a 19 points de vie

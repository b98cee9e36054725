# language: fr
Fonctionnalité: Les points de vie que brûle le mana
  > Jusqu'en 2009 le mana qui restait coûtait des points de vie à son joueur. Sont-ce des points de vie perdus comme les autres ?

  @id:life.burnt.trigger @clause:mana.burn @clause:life.shared @clause:object.you @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Ce qui se déclenche quand un joueur perd des points de vie se déclenche par la brûlure de mana, et non par celle du coéquipier
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et qu'Angie contrôle « Transcendance »
    Et qu'Angie contrôle « Source de mana »
    Et que Barry contrôle « Source de mana »
    Quand Angie active la capacité de « Source de mana » d'Angie
    Et qu'Angie choisit la couleur le vert
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 9 points de vie
    Quand la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie a 11 points de vie
    Quand Barry active la capacité de « Source de mana » de Barry
    Et que Barry choisit la couleur le rouge
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 10 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 10 points de vie

  @id:life.burnt.added @clause:mana.burn @clause:mana.empties @clause:phase.extra @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Le mana brûle à la fin d'une phase suivie d'une phase supplémentaire, et à la fin de chacune de celles-ci
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Plaine »
    Et que Barry contrôle « Marais »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Seize the Day » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry active la capacité de « Forêt »
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors Barry n'a aucun mana non dépensé
    Et l'équipe d'Angie a 19 points de vie
    Quand Barry active la capacité de « Plaine »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry n'a aucun mana non dépensé
    Et l'équipe d'Angie a 18 points de vie
    Quand Barry active la capacité de « Marais »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Barry n'a aucun mana non dépensé
    Et l'équipe d'Angie a 17 points de vie

  @id:life.burnt.end @clause:mana.burn @clause:mana.empties @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Le mana de l'étape de fin brûle quand le tour se termine, et non au tour suivant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Forêt »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie n'a aucun mana non dépensé
    Et l'équipe d'Angie a 19 points de vie

  @id:life.burnt.last_turns @situation:life.burnt.end @clause:mana.burn @clause:mana.empties @clause:match.turns_after_time @from:2005-08-20 @until:2009-07-11 @must
  Scénario: Le mana brûle aussi aux tours joués après l'annonce de la fin du temps
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Forêt »
    Quand la fin du temps est annoncée
    Et que l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie n'a aucun mana non dépensé
    Et l'équipe d'Angie a 19 points de vie

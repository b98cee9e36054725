# language: fr
@source:F @source:I
Fonctionnalité: Les phases supplémentaires
  > Un effet ajoute une phase de combat et une phase principale. À qui sont ces phases ?

  @id:turn.extra_phases @clause:turn.of_team @clause:phase.extra @must
  Plan du scénario: Une phase de combat que le sort d'un joueur ajoute est celle de toute l'équipe
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Seize the Day » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <attaqué> avec « Grizzlis »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 28 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer <attaqué> avec « Grizzlis »
    Mais Barry peut attaquer <attaqué> avec « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de fin de l'équipe d'Angie

    Exemples:
      | à partir du | attaqué           |
      | 2005-08-01  | l'équipe d'Edward |
      | 2018-04-27  | Edward            |

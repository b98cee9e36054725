# language: fr
@source:F @source:I @source:W
Fonctionnalité: Les blessures de combat infligées aux joueurs
  > Une créature qui attaque n'est pas bloquée. À qui inflige-t-elle ses blessures, et quand ?

  @id:combat.damage.picked @situation:combat.damage @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scénario: L'équipe active choisit un joueur défenseur pour une créature non bloquée
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward choisit Barry comme joueur qui subit les blessures
    Alors l'équipe d'Angie a 27 points de vie

  @id:combat.damage.attacked @situation:combat.damage @clause:combat.damaged_player @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Une créature non bloquée inflige ses blessures au joueur qu'elle attaque
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 27 points de vie

  @id:combat.damage.when @clause:combat.damage_when @until:2018-04-27 @must
  Plan du scénario: Les blessures de combat attendent sur la pile, puis n'y vont plus
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward choisit Barry comme joueur qui subit les blessures
    Alors l'équipe d'Angie a <total> points de vie

    Exemples:
      | à partir du | règle | total |
      | 2005-08-01  | 310.1 | 30    |
      | 2009-07-11  | 510.2 | 27    |

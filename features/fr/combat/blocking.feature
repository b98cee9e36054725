# language: fr
@source:F @source:I
Fonctionnalité: L'équipe défenseur bloque
  > Des créatures attaquent une équipe, ou l'un de ses joueurs. Quelles créatures peuvent les bloquer ?

  @id:combat.block.team @situation:combat.block @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Chaque membre peut bloquer ce qui attaque l'équipe, mais pas une créature avec le vol au moyen d'une créature sans le vol
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Oiseaux de paradis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer « Oiseaux de paradis » avec « Grizzlis »
    Mais Barry peut bloquer « Géant des collines » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors Barry ne contrôle aucune créature
    Et Edward contrôle une créature
    Et l'équipe d'Angie a 30 points de vie

  @id:combat.block.teammate @situation:combat.block @clause:combat.block @from:2018-04-27 @must
  Scénario: Un coéquipier bloque ce qui attaque l'autre joueur
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Barry ne contrôle aucune créature
    Et Edward contrôle une créature
    Et l'équipe d'Angie a 30 points de vie

  @id:combat.block.flying @situation:combat.block @clause:combat.block @from:2018-04-27 @must
  Scénario: Les créatures avec le vol ne sont bloquées que par des créatures avec le vol, peu importe qui est attaqué
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Oiseaux de paradis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer « Oiseaux de paradis » avec « Grizzlis »
    Mais Barry peut bloquer « Géant des collines » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors Barry ne contrôle aucune créature
    Et Edward contrôle une créature
    Et l'équipe d'Angie a 30 points de vie

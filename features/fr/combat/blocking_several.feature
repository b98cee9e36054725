# language: fr
@source:F @source:J
Fonctionnalité: Une créature qui en bloque plusieurs
  > Une créature bloque une créature de chaque joueur attaquant. Comment ses blessures sont-elles réparties, et dans l'ordre de qui ?

  @id:combat.division.blocker.free @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Les blessures d'un bloqueur sont réparties comme son équipe le veut
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Angie répartit les blessures : 2 à « Géant des collines », 2 à « Grizzlis »
    Alors Edward contrôle une créature
    Et Ronald ne contrôle aucune créature
    Et Angie contrôle une créature

  @id:combat.division.blocker.ordered @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2009-07-11 @until:2018-04-27 @must
  Scénario: L'équipe défenseur ordonne les attaquants que bloque une de ses créatures
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Géant des collines », puis « Grizzlis »
    Et que l'équipe d'Angie répartit les blessures : 3 à « Géant des collines », 1 à « Grizzlis »
    Alors Edward ne contrôle aucune créature
    Et Ronald contrôle une créature
    Et Angie contrôle une créature

  @id:combat.division.blocker.attacked @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scénario: L'équipe défenseur ordonne toujours les attaquants que bloque une de ses créatures
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Géant des collines », puis « Grizzlis »
    Et que l'équipe d'Angie répartit les blessures : 3 à « Géant des collines », 1 à « Grizzlis »
    Alors Edward ne contrôle aucune créature
    Et Ronald contrôle une créature
    Et Angie contrôle une créature

  @id:combat.division.blocker.again @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2024-11-08 @must
  Scénario: Les blessures d'un bloqueur sont de nouveau réparties comme son équipe le veut
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et qu'Angie contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Obsianus Golem »
    Et qu'Angie bloque « Grizzlis » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Angie répartit les blessures : 2 à « Géant des collines », 2 à « Grizzlis »
    Alors Edward contrôle une créature
    Et Ronald ne contrôle aucune créature
    Et Angie contrôle une créature

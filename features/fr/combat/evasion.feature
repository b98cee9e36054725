# language: fr
@source:F @source:W
Fonctionnalité: Ce qui empêche une créature d'être bloquée
  > Une créature ne peut pas être bloquée si le joueur défenseur a un certain terrain, ou pas par une seule créature. Il y a deux joueurs défenseurs.

  @id:combat.landwalk.either @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2006-10-01 @until:2018-04-27 @must
  Scénario: Une seule forêt dans l'équipe défenseur suffit, peu importe qui la contrôle
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Shanodin Dryads »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Shanodin Dryads »
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer « Shanodin Dryads » avec « Grizzlis »
    Et Angie ne peut pas bloquer « Shanodin Dryads » avec « Oiseaux de paradis »
    Mais Barry peut bloquer « Géant des collines » avec « Grizzlis »

  @id:combat.landwalk.attacked @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2018-04-27 @must
  Scénario: La forêt du joueur attaqué empêche tout le monde de bloquer
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Shanodin Dryads »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Shanodin Dryads »
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer « Shanodin Dryads » avec « Grizzlis »
    Et Angie ne peut pas bloquer « Shanodin Dryads » avec « Oiseaux de paradis »
    Mais Barry peut bloquer « Géant des collines » avec « Grizzlis »

  @id:combat.landwalk.teammate @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2018-04-27 @must
  Scénario: La forêt de l'autre joueur n'empêche personne de bloquer
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Shanodin Dryads »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Shanodin Dryads »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Shanodin Dryads » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward ne contrôle aucune créature
    Et Angie contrôle une créature

  @id:combat.block.together @situation:combat.menace @clause:combat.block @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Là où un seul bloqueur ne suffit pas, un de chaque joueur suffit
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Boggart Brute »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer « Boggart Brute » avec « Grizzlis »
    Mais Angie peut bloquer « Boggart Brute » avec « Oiseaux de paradis »
    Et Barry peut bloquer « Boggart Brute » avec « Grizzlis »

  @id:combat.block.together.ordered @situation:combat.menace @clause:combat.block @from:2009-07-11 @until:2018-04-27 @must
  Scénario: Là où un seul bloqueur ne suffit pas, un de chaque joueur suffit, et ils sont ordonnés
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Boggart Brute »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Oiseaux de paradis »
    Alors Barry ne peut pas bloquer « Boggart Brute » avec « Grizzlis »
    Mais Angie peut bloquer « Boggart Brute » avec « Oiseaux de paradis »
    Et Barry peut bloquer « Boggart Brute » avec « Grizzlis »

  @id:combat.block.together.attacked @situation:combat.menace @clause:combat.block @from:2018-04-27 @until:2024-11-08 @must
  Scénario: Là où un seul bloqueur ne suffit pas, un de chaque joueur suffit, peu importe qui est attaqué
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Boggart Brute »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Oiseaux de paradis »
    Alors Barry ne peut pas bloquer « Boggart Brute » avec « Grizzlis »
    Mais Angie peut bloquer « Boggart Brute » avec « Oiseaux de paradis »
    Et Barry peut bloquer « Boggart Brute » avec « Grizzlis »

  @id:combat.block.together.now @situation:combat.menace @clause:combat.block @from:2024-11-08 @must
  Scénario: Là où un seul bloqueur ne suffit pas, un de chaque joueur suffit toujours
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Boggart Brute »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas bloquer « Boggart Brute » avec « Grizzlis »
    Mais Angie peut bloquer « Boggart Brute » avec « Oiseaux de paradis »
    Et Barry peut bloquer « Boggart Brute » avec « Grizzlis »

  @id:combat.block.alone @situation:combat.block.alone @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Une créature qui ne peut pas bloquer seule bloque en même temps qu'une créature du coéquipier
    Étant donné qu'Angie contrôle « Mogg Flunkies »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que Ronald attaque l'équipe d'Angie avec « Vanille 1/1 »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Géant des collines » avec « Mogg Flunkies »
    Mais Angie peut bloquer « Géant des collines » avec « Mogg Flunkies »
    Et Barry peut bloquer « Vanille 1/1 » avec « Grizzlis »

  @id:combat.block.alone.now @situation:combat.block.alone @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature qui ne peut pas bloquer seule bloque toujours en même temps qu'une créature du coéquipier
    Étant donné qu'Angie contrôle « Mogg Flunkies »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Barry avec « Vanille 1/1 »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Géant des collines » avec « Mogg Flunkies »
    Mais Angie peut bloquer « Géant des collines » avec « Mogg Flunkies »
    Et Barry peut bloquer « Vanille 1/1 » avec « Grizzlis »

# language: fr
@source:F @source:J @source:W
Fonctionnalité: Des blessures réparties entre plusieurs bloqueurs
  > Une créature de chaque joueur défenseur bloque le même attaquant. Comment ses blessures sont-elles réparties entre elles ?

  @id:combat.division.freely @situation:combat.division @clause:combat.division @clause:combat.damage @from:2005-08-01 @until:2009-07-11 @must
  Scénario: L'équipe attaquante répartit les blessures comme elle veut
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Barry bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward répartit les blessures : 1 à « Wind Drake », 1 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie contrôle une créature
    Et Barry contrôle une créature
    Et Edward ne contrôle aucune créature

  @id:combat.division.in_order @situation:combat.division @clause:combat.division @clause:combat.damage @from:2009-07-11 @until:2018-04-27 @must
  Scénario: L'équipe attaquante ordonne les bloqueurs, et le second ne subit de blessures qu'après des blessures mortelles pour le premier
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Barry bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Wind Drake », puis « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Et Barry contrôle une créature
    Et Edward ne contrôle aucune créature

  @id:combat.division.other_order @situation:combat.division @clause:combat.division @clause:combat.damage @from:2009-07-11 @until:2018-04-27 @must
  Scénario: Si l'équipe attaquante met le plus gros bloqueur en premier, celui-ci prend toutes les blessures et survit
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Barry bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Géant des collines », puis « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie contrôle une créature
    Et Barry contrôle une créature
    Et Edward ne contrôle aucune créature

  @id:combat.division.in_order.attacked @situation:combat.division @clause:combat.division @clause:combat.damage @from:2018-04-27 @until:2024-11-08 @must
  Scénario: L'ordre des bloqueurs vaut quel que soit le joueur attaqué
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Barry bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Wind Drake », puis « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Et Barry contrôle une créature
    Et Edward ne contrôle aucune créature

  @id:combat.division.freely.now @situation:combat.division @clause:combat.division @clause:combat.damage @from:2024-11-08 @must
  Scénario: Sans ordre, l'équipe attaquante répartit de nouveau les blessures comme elle veut
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Wind Drake »
    Et que Barry bloque « Grizzlis » avec « Géant des collines »
    Et que l'équipe d'Edward répartit les blessures : 1 à « Wind Drake », 1 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie contrôle une créature
    Et Barry contrôle une créature
    Et Edward ne contrôle aucune créature

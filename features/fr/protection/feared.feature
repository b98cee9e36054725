# language: fr
Fonctionnalité: Ce que seules quelques créatures osent bloquer
  > Une créature a la peur, ou intimide. Quelles créatures de l'une ou l'autre tête peuvent la bloquer ?

  @id:feared.black @clause:combat.fear @clause:combat.block @from:2018-04-27 @must
  Scénario: Les créatures noires de l'une ou l'autre tête bloquent ce qui a la peur, et aucune autre
    Étant donné qu'Angie contrôle « Severed Legion »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Child of Night »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Severed Legion »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Severed Legion » avec « Grizzlis »
    Mais Ronald peut bloquer « Severed Legion » avec « Child of Night »

  @id:feared.artifact @clause:combat.fear @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Une créature-artefact n'a pas peur
    Étant donné qu'Angie contrôle « Severed Legion »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Bottle Gnomes »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Severed Legion »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Severed Legion » avec « Grizzlis »
    Mais Ronald peut bloquer « Severed Legion » avec « Bottle Gnomes »

  @id:feared.colour @clause:combat.intimidate @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature qui partage une couleur n'est pas intimidée, et une noire l'est
    Étant donné qu'Angie contrôle « Bladetusk Boar »
    Et qu'Edward contrôle « Child of Night »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bladetusk Boar »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Bladetusk Boar » avec « Child of Night »
    Mais Ronald peut bloquer « Bladetusk Boar » avec « Géant des collines »

  @id:feared.gnomes @clause:combat.intimidate @clause:combat.block @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Une créature-artefact n'est pas intimidée non plus
    Étant donné qu'Angie contrôle « Bladetusk Boar »
    Et qu'Edward contrôle « Child of Night »
    Et que Ronald contrôle « Bottle Gnomes »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Bladetusk Boar »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Bladetusk Boar » avec « Child of Night »
    Mais Ronald peut bloquer « Bladetusk Boar » avec « Bottle Gnomes »

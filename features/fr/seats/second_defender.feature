# language: fr
Fonctionnalité: Le second des joueurs défenseurs
  > Une règle parle de l'un ou l'autre joueur défenseur. Vaut-elle aussi pour le second ?

  @id:seats.second_defender.landwalk @clause:combat.landwalk @from:2006-10-01 @until:2018-04-27 @must
  Scénario: Une forêt de la seconde tête empêche la première de bloquer
    Étant donné que Barry contrôle « Forêt »
    Et qu'Edward contrôle « Shanodin Dryads »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Shanodin Dryads »
    Et qu'Edward attaque l'équipe d'Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Shanodin Dryads » avec « Grizzlis »
    Mais Angie peut bloquer « Géant des collines » avec « Grizzlis »

  @id:seats.second_defender.condition @clause:combat.attack_condition @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui est vrai de la seule seconde tête suffit
    Étant donné que Barry contrôle « Île »
    Et qu'Edward contrôle « Sea Monster »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Sea Monster »
    Alors la créature « Sea Monster » attaque

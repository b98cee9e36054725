# language: fr
Fonctionnalité: L'initiative
  > Les créatures avec l'initiative infligent leurs blessures avant les autres. Le combat de l'équipe a alors deux étapes de blessures de combat.

  @id:combat.first_strike.blocked @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Une créature avec l'initiative tue le bloqueur de l'un ou l'autre adversaire sans subir de blessures
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Youthful Knight »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Youthful Knight » avec « Grizzlis »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors Angie contrôle « Youthful Knight »
    Et Ronald ne contrôle aucune créature

  @id:combat.first_strike.blocked.now @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: Une créature avec l'initiative tue toujours le bloqueur de l'autre adversaire sans subir de blessures
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Youthful Knight » avec « Grizzlis »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors Angie contrôle « Youthful Knight »
    Et Ronald ne contrôle aucune créature

  @id:combat.first_strike.teammate @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2009-07-11 @until:2018-04-27 @must
  Scénario: La créature du coéquipier sans l'initiative inflige ses blessures dans la seconde étape du même combat
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et que Barry contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Youthful Knight »
    Et que Barry attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 15 points de vie

  @id:combat.first_strike.teammate.now @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: La créature du coéquipier sans l'initiative inflige toujours ses blessures dans la seconde étape
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et que Barry contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 15 points de vie

  @id:combat.first_strike.double @situation:combat.first_strike.double @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Une créature avec la double initiative inflige des blessures dans les deux étapes
    Étant donné qu'Angie contrôle « Hearthfire Hobgoblin »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hearthfire Hobgoblin »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:combat.first_strike.stack @situation:combat.first_strike.double @clause:combat.first_strike @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Chacune des deux étapes de blessures de combat mettait ses blessures sur la pile
    Étant donné qu'Angie contrôle « Hearthfire Hobgoblin »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Hearthfire Hobgoblin »
    Et que l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

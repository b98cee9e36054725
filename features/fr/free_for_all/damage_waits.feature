# language: fr
Fonctionnalité: Des blessures qui attendent quand un joueur part
  > Des blessures de combat sont sur la pile, et qui a attaqué ou est attaqué concède la partie. Sont-elles encore infligées ?

  @id:exact.left.attacker @clause:combat.damage_when @clause:team.leaves @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Les blessures de combat sur la pile sont infligées, bien que le joueur dont la créature les inflige soit parti
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et qu'Angie concède la partie
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 17 points de vie

  @id:exact.left.defender @clause:combat.damage_when @clause:team.leaves @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Les blessures de combat sur la pile destinées à un joueur parti ne sont infligées à personne, et celles d'un autre le sont
    Étant donné que l'équipe de Simon a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Simon avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et qu'Edward concède la partie
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Simon a 18 points de vie
    Et l'équipe de Martha a 20 points de vie
    Et Angie contrôle « Géant des collines »

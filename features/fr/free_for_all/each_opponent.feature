# language: fr
Fonctionnalité: Chaque adversaire, et celui dont il est question
  > Une capacité touche un joueur et parle de chaque adversaire. Lequel perd des points de vie ?

  @id:exact.each.opponent @clause:object.you @variant:free-for-all @from:2011-06-17 @must
  Scénario: Qui se défausse du plus perd des points de vie, et non le joueur qui a subi les blessures
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Scythe Specter »
    Et qu'Edward a « Shock » en main
    Et que Simon a « Élémental de l'air » en main
    Et que Martha a « Divination » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Scythe Specter »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Scythe Specter » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe de Simon a 15 points de vie
    Et l'équipe de Martha a 20 points de vie
    Et Simon a « Élémental de l'air » dans son cimetière

  @id:exact.left.spell @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le sort d'un joueur qui part n'est plus là, et les sorts des autres se résolvent
    Étant donné que l'équipe de Simon a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Quand Angie lance « Shock » en ciblant Martha
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Simon
    Et qu'Edward concède la partie
    Et que le sort « Shock » d'Angie se résout
    Alors l'équipe de Simon a 20 points de vie
    Et l'équipe de Martha a 18 points de vie
    Et Angie a « Shock » dans son cimetière
    Et Angie peut lancer « Divination »

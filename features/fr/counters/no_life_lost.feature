# language: fr
Fonctionnalité: Des blessures qui ne coûtent pas de points de vie
  > Les blessures d'une créature avec l'infection donnent des marqueurs « poison » au lieu de coûter des points de vie. Quelque chose se déclenche-t-il sur des points de vie perdus ?

  @id:poison.no_loss @clause:poison.infect @clause:life.shared @from:2018-04-27 @must
  Scénario: Le poison n'est pas une perte de points de vie, qu'il soit infligé seul ou à côté de blessures qui en coûtent
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et qu'Angie contrôle « Transcendance »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Glistener Elf »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 8 points de vie
    Et l'équipe d'Angie a un marqueur poison
    Quand la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie a 12 points de vie
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 12 points de vie
    Quand l'équipe d'Edward finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Glistener Elf »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 12 points de vie
    Et l'équipe d'Angie a deux marqueurs poison

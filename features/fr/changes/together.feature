# language: fr
Fonctionnalité: Ce qui arrive à plusieurs à la fois
  > Tous les joueurs sacrifient par un effet, ou plusieurs créatures blessent un joueur. Combien de fois quelque chose se déclenche-t-il, et qui voit partir qui ?

  @id:together.sacrificed.first @situation:together.sacrificed @clause:trigger.dies @clause:turn.teams @from:2018-06-08 @must
  Scénario: Une créature du joueur qui choisit en premier voit celles de tous les autres partir avec elle
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Poison-Tip Archer »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand Angie lance « Innocent Blood »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature
    Et l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:together.sacrificed.last @situation:together.sacrificed @clause:trigger.dies @clause:turn.teams @from:2018-06-08 @must
  Scénario: Une créature du joueur qui choisit en dernier voit celles de tous les autres partir avec elle, et non elle-même
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Poison-Tip Archer »
    Quand Angie lance « Innocent Blood »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Ronald ne contrôle aucune créature
    Et l'équipe d'Angie a 16 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:together.lost @situation:together.lost @clause:combat.damage @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scénario: Les blessures de combat de deux créatures font perdre une fois des points de vie à un joueur, et ce qui s'en déclenche se déclenche une fois pour le tout
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et qu'Angie contrôle « Transcendance »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 5 points de vie
    Quand la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie a 15 points de vie
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 15 points de vie

  @id:together.lost.each @situation:together.lost @clause:combat.damage @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scénario: Si chaque tête est blessée par une créature, chacune a perdu ses propres points de vie, et ceux du coéquipier n'en font pas partie
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et qu'Angie contrôle « Transcendance »
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 5 points de vie
    Quand la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie a 9 points de vie
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 9 points de vie

# language: fr
Fonctionnalité: Le plus et le moins de plusieurs joueurs, encore
  > Une carte demande qui a le plus de points de vie, ou le moins. Et si un autre adversaire en a plus, ou un coéquipier moins ?

  @id:card.several.dethrone @situation:card.several @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scénario: Qui attaque un joueur ayant plus de points de vie que soi n'obtient pas de marqueur tant qu'un autre en a plus, et en obtient un pour cet autre
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 30 points de vie
    Et qu'Angie contrôle « Enraged Revolutionary »
    Et qu'Angie contrôle « Grenzo's Cutthroat »
    Et qu'Angie contrôle « Marchesa's Infiltrator »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Enraged Revolutionary »
    Et qu'Angie attaque Edward avec « Grenzo's Cutthroat »
    Et qu'Angie attaque Edward avec « Marchesa's Infiltrator »
    Alors la pile est vide
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Enraged Revolutionary »
    Et qu'Angie attaque Martha avec « Grenzo's Cutthroat »
    Et qu'Angie attaque Martha avec « Marchesa's Infiltrator »
    Alors la pile compte trois sorts et capacités

  @id:card.several.baron @situation:card.several @clause:ability.static @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scénario: Un adversaire sur plusieurs qui a 10 points de vie suffit à un baron
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 10 points de vie
    Et que l'équipe de Martha a 11 points de vie
    Et qu'Angie contrôle « Blood Baron of Vizkopa »
    Alors la créature « Blood Baron of Vizkopa » est 10/10

  @id:card.several.baron_teammate @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scénario: Un coéquipier qui a 10 points de vie n'est pas un adversaire du contrôleur d'un baron
    Étant donné qu'Angie a 30 points de vie
    Et que Barry a 10 points de vie
    Et qu'Edward a 11 points de vie
    Et que Ronald a 20 points de vie
    Et qu'Angie contrôle « Blood Baron of Vizkopa »
    Alors la créature « Blood Baron of Vizkopa » est 4/4

  @id:card.several.reinforcements @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scénario: Qui a moins de points de vie que son seul coéquipier n'en gagne pas
    Étant donné qu'Angie a 15 points de vie
    Et que Barry a 30 points de vie
    Et qu'Edward a 10 points de vie
    Et que Ronald a 15 points de vie
    Quand Angie lance « Timely Reinforcements »
    Et que le sort se résout
    Alors Angie a 15 points de vie

  @id:card.several.reinforced @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scénario: Un adversaire qui a plus de points de vie suffit, bien que l'autre en ait moins
    Étant donné qu'Angie a 15 points de vie
    Et que Barry a 15 points de vie
    Et qu'Edward a 10 points de vie
    Et que Ronald a 16 points de vie
    Quand Angie lance « Timely Reinforcements »
    Et que le sort se résout
    Alors Angie a 21 points de vie
    Et Barry a 15 points de vie

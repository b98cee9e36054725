# language: fr
@source:F @source:J
Fonctionnalité: Des capacités qui se déclenchent en même temps
  > Plusieurs capacités se déclenchent au début d'une étape. Lesquelles sont mises d'abord sur la pile, et qui ordonne celles des coéquipiers ?

  @id:trigger.order.teams @situation:trigger.order.teams @clause:trigger.order @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scénario: Les capacités de l'équipe active sont mises d'abord sur la pile, donc celles de l'autre équipe se résolvent d'abord
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 99 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Et qu'Edward contrôle « Force verdoyante »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Force verdoyante » se résout
    Alors Edward contrôle un jeton Saprobionte
    Et la partie continue
    Quand la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie

  @id:trigger.order.teammates @situation:trigger.order.teammates @clause:trigger.order_of_team @from:2007-05-01 @must
  Scénario: Les coéquipiers ordonnent leurs capacités comme ils veulent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 99 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Et que Barry contrôle « Force verdoyante »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie fait résoudre « Force verdoyante » avant « Test d'endurance »
    Et que la capacité déclenchée de « Force verdoyante » se résout
    Alors Barry contrôle un jeton Saprobionte
    Et la partie continue
    Quand la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie

  @id:trigger.order.teammates.other_way @situation:trigger.order.teammates @clause:trigger.order_of_team @from:2007-05-01 @must
  Scénario: Des coéquipiers peuvent aussi faire résoudre d'abord l'autre de deux capacités
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 99 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Et que Barry contrôle « Force verdoyante »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie fait résoudre « Test d'endurance » avant « Force verdoyante »
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors Barry ne contrôle aucun jeton Saprobionte
    Et l'équipe d'Angie gagne la partie

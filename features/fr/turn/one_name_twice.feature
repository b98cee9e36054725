# language: fr
Fonctionnalité: Des capacités qui se déclenchent en même temps, de deux permanents du même nom
  > Des coéquipiers contrôlent chacun un permanent du même nom. La capacité duquel se résout d'abord ?

  @id:order.one_name @situation:order.one_name @clause:trigger.order_of_team @clause:object.you @from:2007-05-01 @must
  Scénario: De deux capacités de permanents du même nom, l'équipe dit laquelle se résout d'abord, et chacune est celle de son joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Force verdoyante »
    Et que Barry contrôle « Force verdoyante »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie fait résoudre « Force verdoyante » de Barry avant « Force verdoyante » d'Angie
    Et que la capacité déclenchée de « Force verdoyante » de Barry se résout
    Alors Barry contrôle un jeton Saprobionte
    Mais Angie ne contrôle aucun jeton de créature
    Quand la capacité déclenchée de « Force verdoyante » d'Angie se résout
    Alors Angie contrôle un jeton Saprobionte
    Et Barry contrôle un jeton Saprobionte

  @id:order.one_name.other_way @situation:order.one_name @clause:trigger.order_of_team @clause:object.you @from:2007-05-01 @must
  Scénario: De deux capacités de permanents du même nom, l'équipe peut aussi faire que l'autre se résolve d'abord
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Force verdoyante »
    Et que Barry contrôle « Force verdoyante »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie fait résoudre « Force verdoyante » d'Angie avant « Force verdoyante » de Barry
    Et que la capacité déclenchée de « Force verdoyante » d'Angie se résout
    Alors Angie contrôle un jeton Saprobionte
    Mais Barry ne contrôle aucun jeton de créature

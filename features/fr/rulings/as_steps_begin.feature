# language: fr
Fonctionnalité: Ce qui se passe au début d'une étape ou d'une phase
  > Une capacité se déclenche au début d'une étape ou d'une phase que partagent des coéquipiers. Combien de fois, et pour qui ?

  @id:ruling.ill_gotten_inheritance @clause:life.shared @clause:trigger.step @from:2005-08-01 @must
  Scénario: Ill-Gotten Inheritance coûte 2 points de vie à l'autre équipe et en donne 1 à l'entretien de l'équipe de son contrôleur, et rien à celui de l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Ill-Gotten Inheritance »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.sanctum_of_stone_fangs @clause:life.shared @from:2005-08-01 @must
  Scénario: Au début de la phase principale, Sanctum of Stone Fangs coûte à l'autre équipe deux fois le nombre de Sanctuaires en points de vie et en donne ce nombre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Sanctum of Stone Fangs »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Sanctum of Stone Fangs » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.stormfist_crusader @clause:life.shared @from:2005-08-01 @must
  Scénario: À l'entretien de l'équipe de son contrôleur, Stormfist Crusader fait piocher une carte à chaque joueur et coûte 2 points de vie à chaque équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Stormfist Crusader »
    Et que Barry a deux cartes en main
    Et qu'Edward a une carte en main
    Et que Ronald a trois cartes en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Stormfist Crusader » se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Et Barry a trois cartes en main
    Et Edward a deux cartes en main
    Et Ronald a quatre cartes en main

  @id:ruling.midnight_clock @clause:trigger.step @from:2005-08-01 @must
  Scénario: Midnight Clock reçoit un marqueur à l'entretien de chaque équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Midnight Clock »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors « Midnight Clock » a un marqueur « heure »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors « Midnight Clock » a deux marqueurs « heure »

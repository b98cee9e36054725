# language: fr
Fonctionnalité: Des sorts, et des permanents qui arrivent ou s'en vont
  > Un sort se résout, un permanent arrive ou une créature meurt. À qui est-ce, et que gagne ou perd chaque équipe ?

  @id:ruling.storm_caller @clause:life.shared @from:2005-08-01 @must
  Scénario: Storm Caller coûte 4 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Storm Caller »
    Et que le sort se résout
    Et que la capacité déclenchée de « Storm Caller » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.reckless_fireweaver @clause:life.shared @from:2005-08-01 @must
  Scénario: Un artefact du contrôleur coûte 2 points de vie à l'autre équipe, et un artefact du coéquipier ne lui coûte rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Reckless Fireweaver »
    Quand Barry lance « Relic Vial »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Throne of the God-Pharaoh »
    Et que le sort se résout
    Et que la capacité déclenchée de « Reckless Fireweaver » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.slimefoot_the_stowaway @clause:life.shared @from:2005-08-05 @must
  Scénario: Un Saprobionte du contrôleur qui meurt coûte 2 points de vie à l'autre équipe et en donne 1, et un Saprobionte du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Slimefoot, the Stowaway »
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle « Force verdoyante »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Slimefoot, the Stowaway »
    Et que la capacité se résout
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Et que la capacité déclenchée de « Slimefoot, the Stowaway » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Et Barry ne contrôle aucun jeton Saprobionte
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.serrated_scorpion @clause:life.shared @from:2005-08-01 @must
  Scénario: Quand Serrated Scorpion meurt, il coûte 4 points de vie à l'autre équipe et en donne 2 à son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Serrated Scorpion »
    Et qu'Angie contrôle « Relic Vial »
    Et qu'Angie contrôle deux « Source de mana »
    Quand Angie active la capacité de « Relic Vial »
    Et que la capacité déclenchée de « Serrated Scorpion » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:ruling.vindictive_vampire @clause:life.shared @from:2005-08-01 @must
  Scénario: Une autre créature du contrôleur qui meurt coûte 2 points de vie à l'autre équipe et en donne 1, et une créature du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Vindictive Vampire »
    Et qu'Angie contrôle « Vanille 1/1 »
    Et que Barry contrôle « Vanille 1/1 »
    Quand Angie lance « Tremor »
    Et que le sort se résout
    Et que la capacité déclenchée de « Vindictive Vampire » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.happily_ever_after @clause:life.shared @from:2005-08-01 @must
  Scénario: Happily Ever After fait gagner 5 points de vie et piocher une carte aux quatre joueurs, donc 10 points de vie à chaque équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry a deux cartes en main
    Et qu'Edward a trois cartes en main
    Et que Ronald a une carte en main
    Quand Angie lance « Happily Ever After »
    Et que le sort se résout
    Et que la capacité déclenchée de « Happily Ever After » se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 30 points de vie
    Et Barry a trois cartes en main
    Et Edward a quatre cartes en main
    Et Ronald a deux cartes en main

  @id:ruling.resolute_archangel @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Une équipe qui a moins de points de vie qu'au début y revient avec Resolute Archangel
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 29 points de vie
    Quand Angie lance « Resolute Archangel »
    Et que le sort se résout
    Et que la capacité déclenchée de « Resolute Archangel » se résout
    Alors l'équipe d'Angie a 30 points de vie

  @id:ruling.resolute_archangel.enough @situation:ruling.resolute_archangel @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Avec un point de vie de plus qu'au début, l'équipe le garde
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 31 points de vie
    Quand Angie lance « Resolute Archangel »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 31 points de vie

  @id:ruling.vicious_rumors @clause:life.shared @from:2005-08-01 @must
  Scénario: Vicious Rumors coûte aux deux adversaires 1 point de vie, une carte en main et une carte de leur bibliothèque, et donne 1 point de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry a deux cartes en main
    Et qu'Edward a une carte en main
    Et que Ronald a une carte en main
    Quand Angie lance « Vicious Rumors »
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Et Barry a deux cartes en main
    Et Edward n'a aucune carte en main
    Et Edward a deux cartes dans son cimetière
    Et Ronald a deux cartes dans son cimetière
    Et Barry n'a aucune carte dans son cimetière

  @id:ruling.zof_bloodbog @clause:life.shared @from:2005-08-01 @must
  Scénario: Zof Consumption coûte 8 points de vie à l'autre équipe et en donne 4 à son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Zof Consumption »
    Et que le sort se résout
    Alors l'équipe d'Edward a 12 points de vie
    Et l'équipe d'Angie a 24 points de vie

# language: fr
Fonctionnalité: Les cartes jouées depuis l'exil
  > Un effet exile des cartes d'une bibliothèque et permet de les jouer. Par qui, quand, pour quel coût, et que deviennent celles qui ne le sont pas ?

  @id:ruling.chandra_torch @clause:life.shared @clause:spell.cast_while_resolving @from:2018-04-27 @must
  Scénario: Si la carte que Chandra exile est un terrain, ou n'est pas lancée, les deux adversaires subissent 2 blessures
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Île » en main
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie active la première capacité de « Chandra, Torch of Defiance »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et Angie possède « Forêt » en exil
    Et Angie ne peut pas jouer le terrain « Forêt »
    Mais Angie peut jouer le terrain « Île »

  @id:ruling.chandra_torch.declined @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @from:2018-04-27 @must
  Scénario: Qui ne lance pas la carte que Chandra exile ne peut pas la lancer plus tard
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et qu'Angie a « Wind Drake » au-dessus de sa bibliothèque
    Et qu'Angie a « Grizzlis » en main
    Et qu'Angie contrôle six « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Chandra, Torch of Defiance »
    Et que la capacité se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Alors l'équipe d'Edward a 16 points de vie
    Et Angie possède « Wind Drake » en exil
    Et Angie ne peut pas lancer « Wind Drake »
    Mais Angie peut lancer « Grizzlis »

  @id:ruling.chandra_torch.cast @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @clause:mana.own @from:2018-04-27 @must
  Scénario: La carte que Chandra exile est lancée aussitôt et payée, avec sa cible, et Chandra n'inflige de blessures à personne
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et qu'Angie a « Shock » au-dessus de sa bibliothèque
    Et qu'Angie contrôle « Montagne »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Chandra, Torch of Defiance »
    Et que la capacité se résout
    Et qu'Angie fait ce que la capacité permet
    Et qu'Angie choisit Edward comme cible
    Alors la carte « Montagne » est engagée
    Et l'équipe d'Edward a 20 points de vie
    Et Angie ne possède aucune carte en exil
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie a « Shock » dans son cimetière
    Et « Chandra, Torch of Defiance » a cinq marqueurs « loyauté »

  @id:ruling.chandra_torch.unpaid @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @clause:mana.own @from:2018-04-27 @must
  Scénario: Une carte que son joueur ne peut pas payer n'est pas lancée, quel que soit le mana du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et qu'Angie a « Wind Drake » au-dessus de sa bibliothèque
    Et qu'Angie contrôle deux « Montagne »
    Et que Barry contrôle six « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Chandra, Torch of Defiance »
    Et que la capacité se résout
    Alors Angie n'a aucun choix à faire
    Et l'équipe d'Edward a 16 points de vie
    Et Angie possède « Wind Drake » en exil

  @id:ruling.valakut_exploration @clause:life.shared @clause:ability.linked @clause:zone.play_exiled @from:2020-11-20 @must
  Scénario: Chaque carte que Valakut Exploration a exilée et qui n'a pas été jouée coûte 2 points de vie à l'autre équipe à l'étape de fin
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Valakut Exploration »
    Et qu'Angie a « Forêt » en main
    Et que Barry a « Île » en main
    Et qu'Angie a « Wind Drake » au-dessus de sa bibliothèque
    Et qu'Angie a « Montagne » dans sa bibliothèque
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie joue le terrain « Forêt »
    Et que la capacité déclenchée de « Valakut Exploration » se résout
    Et que Barry joue le terrain « Île »
    Alors Angie possède « Wind Drake » en exil
    Et Angie possède une carte en exil
    Quand Angie lance « Rampant Growth »
    Et que le sort se résout
    Et qu'Angie trouve « Montagne » dans sa bibliothèque
    Et que la capacité déclenchée de « Valakut Exploration » se résout
    Alors Angie possède deux cartes en exil
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie a « Wind Drake » dans son cimetière
    Et Angie ne possède aucune carte en exil
    Et l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.valakut_exploration.played @situation:ruling.valakut_exploration @clause:zone.play_exiled @clause:trigger.intervening_if @from:2020-11-20 @must
  Scénario: Seul le contrôleur peut jouer ce que Valakut Exploration a exilé, et il le paie ; il ne reste alors rien pour l'étape de fin
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Valakut Exploration »
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Wind Drake » au-dessus de sa bibliothèque
    Et que Barry contrôle trois « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie joue le terrain « Forêt »
    Et que la capacité déclenchée de « Valakut Exploration » se résout
    Alors Barry ne peut pas lancer « Wind Drake » d'Angie
    Mais Angie peut lancer « Wind Drake »
    Quand le sort se résout
    Alors Angie contrôle « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:exile.played.land @situation:exile.played @clause:zone.play_exiled @clause:turn.each_plays_land @from:2018-04-27 @must
  Scénario: Act on Impulse permet à son lanceur de jouer ce tour-ci des cartes de sa bibliothèque, dont une comme terrain du tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Shock » dans sa bibliothèque, en position 3 à partir du dessus
    Et qu'Angie a « Île » en main
    Et qu'Angie a « Angel's Mercy » en main
    Et qu'Angie contrôle dix « Source de mana »
    Quand Angie lance « Act on Impulse »
    Et que le sort se résout
    Alors Angie possède trois cartes en exil
    Et Angie peut jouer le terrain « Forêt »
    Mais Angie ne peut pas jouer le terrain « Île »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie possède deux cartes en exil
    Et Angie ne peut pas lancer « Shock » en ciblant Edward
    Mais Angie peut lancer « Angel's Mercy »

  @id:exile.played.in_time @situation:exile.played @clause:zone.play_exiled @from:2018-04-27 @must
  Scénario: Ce qui est joué depuis l'exil l'est quand il pourrait l'être de la main ; un éphémère pendant le combat, une créature non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Wind Drake » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Shock » dans sa bibliothèque, en position 3 à partir du dessus
    Et qu'Angie contrôle dix « Source de mana »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Act on Impulse »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors Angie ne peut pas lancer « Géant des collines »
    Mais Angie peut lancer « Shock » en ciblant Edward
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie a « Shock » dans son cimetière
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Géant des collines »

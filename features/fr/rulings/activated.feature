# language: fr
Fonctionnalité: Des capacités activées que ressentent les deux adversaires
  > Un membre active une capacité qui nomme chaque adversaire. Que perd l'autre équipe, et qu'obtient la sienne ?

  @id:ruling.legion_guildmage @clause:life.shared @from:2005-08-01 @must
  Scénario: Legion Guildmage coûte 6 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Legion Guildmage »
    Et qu'Angie contrôle six « Source de mana »
    Quand Angie active la première capacité de « Legion Guildmage »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.lightning_rig_crew @clause:life.shared @from:2005-08-01 @must
  Scénario: Lightning-Rig Crew coûte 2 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Lightning-Rig Crew »
    Quand Angie active la capacité de « Lightning-Rig Crew »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.ramunap_ruins @clause:life.shared @from:2005-08-01 @must
  Scénario: Ramunap Ruins coûte 4 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Ramunap Ruins »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la troisième capacité de « Ramunap Ruins »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.vampire_neonate @clause:life.shared @from:2005-08-01 @must
  Scénario: Vampire Neonate coûte 2 points de vie à l'autre équipe et en donne 1 à son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Vampire Neonate »
    Et qu'Angie contrôle deux « Source de mana »
    Quand Angie active la capacité de « Vampire Neonate »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.welder_automaton @clause:life.shared @from:2005-08-01 @must
  Scénario: Welder Automaton coûte 2 points de vie à l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Welder Automaton »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la capacité de « Welder Automaton »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.tezzeret_master_of_the_bridge @clause:life.shared @from:2010-04-23 @must
  Scénario: Tezzeret, Master of the Bridge compte les seuls artefacts de son contrôleur, inflige autant de blessures à chaque adversaire et n'en donne qu'une fois les points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Tezzeret, Master of the Bridge »
    Et qu'Angie contrôle « Relic Vial »
    Et qu'Angie contrôle « Welder Automaton »
    Et que Barry contrôle « Throne of the God-Pharaoh »
    Quand Angie active la première capacité de « Tezzeret, Master of the Bridge »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie
    Et « Tezzeret, Master of the Bridge » a sept marqueurs « loyauté »

  @id:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  Scénario: Une équipe perd si l'un de ses membres n'a ni créature légendaire ni planeswalker, même si l'autre en a
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Nicol Bolas, Dragon-God »
    Et que « Nicol Bolas, Dragon-God » a huit marqueurs « loyauté »
    Et qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie active la troisième capacité de « Nicol Bolas, Dragon-God »
    Et que la capacité se résout
    Alors l'équipe d'Edward perd la partie

  @id:ruling.nicol_bolas_dragon_god.both @situation:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  Scénario: Si chaque membre a une créature légendaire ou un planeswalker, personne ne perd
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Nicol Bolas, Dragon-God »
    Et que « Nicol Bolas, Dragon-God » a huit marqueurs « loyauté »
    Et qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie active la troisième capacité de « Nicol Bolas, Dragon-God »
    Et que la capacité se résout
    Alors la partie continue

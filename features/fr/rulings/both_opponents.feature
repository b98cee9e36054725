# language: fr
Fonctionnalité: Ce que perdent les deux adversaires
  > Une carte coûte des points de vie ou des cartes à chaque adversaire. Que perd l'autre équipe, et que garde la sienne ?

  @id:ruling.arterial_flow @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Qui contrôle un Vampire prend deux cartes à chaque adversaire avec Arterial Flow, 4 points de vie à leur équipe, et en gagne 2
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cruel Celebrant »
    Et qu'Edward a trois cartes en main
    Et que Ronald a quatre cartes en main
    Et que Barry a trois cartes en main
    Quand Angie lance « Arterial Flow »
    Et que le sort se résout
    Et qu'Edward défausse deux cartes
    Et que Ronald défausse deux cartes
    Alors Edward a une carte en main
    Et Ronald a deux cartes en main
    Et Barry a trois cartes en main
    Et l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:ruling.arterial_flow.teammate @situation:ruling.arterial_flow @clause:object.you @from:2005-08-01 @must
  Scénario: Un Vampire du coéquipier n'aide pas Arterial Flow
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Cruel Celebrant »
    Et qu'Edward a trois cartes en main
    Quand Angie lance « Arterial Flow »
    Et que le sort se résout
    Et qu'Edward défausse deux cartes
    Alors Edward a une carte en main
    Et l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.bad_deal @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Bad Deal coûte 4 points de vie à chaque équipe, et le coéquipier ne pioche ni ne se défausse
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a une carte en main
    Et que Barry a trois cartes en main
    Et qu'Edward a trois cartes en main
    Et que Ronald a quatre cartes en main
    Quand Angie lance « Bad Deal »
    Et que le sort se résout
    Et qu'Edward défausse deux cartes
    Et que Ronald défausse deux cartes
    Alors Angie a deux cartes en main
    Et Barry a trois cartes en main
    Et Edward a une carte en main
    Et Ronald a deux cartes en main
    Et l'équipe d'Angie a 16 points de vie
    Et l'équipe d'Edward a 16 points de vie

  @id:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Une créature du contrôleur qui meurt coûte 2 points de vie à l'autre équipe et en donne 1, Cruel Celebrant aussi, et celle d'un coéquipier rien
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cruel Celebrant »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand Barry lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Cruel Celebrant » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Quand Angie lance « Meurtre » en ciblant « Cruel Celebrant »
    Et que le sort se résout
    Et que la capacité déclenchée de « Cruel Celebrant » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:ruling.cruel_celebrant.walker @situation:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scénario: Un planeswalker qui meurt compte pour Cruel Celebrant, et non celui d'un coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cruel Celebrant »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a deux marqueurs « loyauté »
    Et que Barry contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Nissa, Voice of Zendikar »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Chandra, Pyrogenius »
    Et que le sort se résout
    Et que la capacité déclenchée de « Cruel Celebrant » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.grasping_thrull @clause:life.shared @from:2005-08-01 @must
  Scénario: Grasping Thrull coûte 4 points de vie à l'autre équipe, et son contrôleur en gagne 2
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Grasping Thrull »
    Et que le sort se résout
    Et que la capacité déclenchée de « Grasping Thrull » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:ruling.ghitu_journeymage @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Avec un autre Sorcier de son contrôleur, Ghitu Journeymage coûte 4 points de vie à l'autre équipe
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Sighted-Caste Sorcerer »
    Quand Angie lance « Ghitu Journeymage »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ghitu Journeymage » se résout
    Alors l'équipe d'Edward a 16 points de vie

  @id:ruling.ghitu_journeymage.teammate @situation:ruling.ghitu_journeymage @clause:object.you @from:2005-08-01 @must
  Scénario: Ni un Sorcier du coéquipier ni Ghitu Journeymage lui-même n'est un autre Sorcier de son contrôleur
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Sighted-Caste Sorcerer »
    Quand Angie lance « Ghitu Journeymage »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:ruling.god_pharaohs_statue @clause:life.shared @clause:trigger.step @from:2005-08-01 @must
  Scénario: God-Pharaoh's Statue coûte 2 points de vie à l'autre équipe à l'étape de fin de l'équipe de son contrôleur, et rien à la leur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « God-Pharaoh's Statue »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.gruesome_fate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: L'autre équipe perd 2 points de vie pour chaque créature de qui lance Gruesome Fate, et celles du coéquipier ne comptent pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Fountain of Youth »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Gruesome Fate »
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.angrath_the_flame_chained @clause:life.shared @clause:object.you @from:2010-04-23 @must
  Scénario: Angrath, the Flame-Chained prend une carte à chaque adversaire et 4 points de vie à leur équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Angrath, the Flame-Chained »
    Et que Barry a deux cartes en main
    Et qu'Edward a deux cartes en main
    Et que Ronald a trois cartes en main
    Quand Angie active la première capacité de « Angrath, the Flame-Chained »
    Et que la capacité se résout
    Et qu'Edward défausse une carte
    Et que Ronald défausse une carte
    Alors Edward a une carte en main
    Et Ronald a deux cartes en main
    Et Barry a deux cartes en main
    Et l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et « Angrath, the Flame-Chained » a cinq marqueurs « loyauté »

  @id:ruling.cavalier_of_flame @clause:life.shared @clause:object.you @from:2010-04-23 @must
  Scénario: Quand Cavalier of Flame meurt, chaque adversaire et chacun de leurs planeswalkers subit autant de blessures que le cimetière de son contrôleur a de terrains
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Cavalier of Flame »
    Et qu'Angie a « Forêt » dans son cimetière
    Et qu'Angie a « Montagne » dans son cimetière
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et que Barry a « Forêt » dans son cimetière
    Et que Barry contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Vanille 1/1 »
    Quand Angie lance « Meurtre » en ciblant « Cavalier of Flame »
    Et que le sort se résout
    Et que la capacité déclenchée de « Cavalier of Flame » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et « Nissa, Voice of Zendikar » a trois marqueurs « loyauté »
    Et « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et Edward contrôle « Vanille 1/1 »

  @id:ruling.blisterspit_gremlin @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  Scénario: Blisterspit Gremlin coûte 2 points de vie à l'autre équipe, et chaque joueur paie pour le sien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Blisterspit Gremlin »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Blisterspit Gremlin »
    Et que Barry ne contrôle pas « Source de mana »
    Et que Barry contrôle « Spear Spewer »
    Quand Angie active la capacité de « Blisterspit Gremlin » d'Angie
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie ne peut pas activer la capacité de « Blisterspit Gremlin » d'Angie
    Et Barry ne peut pas activer la capacité de « Blisterspit Gremlin » de Barry
    Mais Barry peut activer la capacité de « Spear Spewer »

  @id:ruling.brimstone_trebuchet @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Brimstone Trebuchet inflige 1 blessure à chaque adversaire, une fois de plus après un Chevalier de son contrôleur, et non après celui d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Brimstone Trebuchet »
    Quand Angie active la capacité de « Brimstone Trebuchet »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand Barry lance « Youthful Knight »
    Et que le sort se résout
    Alors la carte « Brimstone Trebuchet » est engagée
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la carte « Brimstone Trebuchet » est engagée
    Quand Angie lance « Corpse Knight »
    Et que le sort se résout
    Et que la capacité déclenchée de « Brimstone Trebuchet » se résout
    Et qu'Angie active la capacité de « Brimstone Trebuchet »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie

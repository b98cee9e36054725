# language: fr
Fonctionnalité: Ce qui est d'une autre sorte n'est pas concerné
  > Une carte parle de créatures, d'artefacts, d'attaquants ou de planeswalkers. Qu'en est-il de ce qui se trouve à côté ?

  @id:card.no_creature_dies @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui attend la mort de créatures ne voit pas un artefact aller au cimetière
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bastion of Remembrance »
    Et qu'Angie contrôle « Poison-Tip Archer »
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Et qu'Angie contrôle « Relic Vial »
    Et qu'Angie contrôle « Soul Warden »
    Et qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle quatre « Forêt »
    Quand Angie active la capacité de « Mindslaver »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Mindslaver » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.benediction.target @situation:card.benediction @clause:target.choose @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Quand l'attaquant est la seule créature, Angelic Benediction ne peut rien engager d'autre, et surtout pas un artefact
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Angelic Benediction »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Copper Tablet »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Angie fait ce que la capacité permet
    Alors la créature « Géant des collines » est 4/4
    Et la carte « Copper Tablet » est dégagée

  @id:card.auras @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une aura qui enchante les créatures n'est mise sur aucun artefact
    Étant donné qu'Edward contrôle « Copper Tablet »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Errantry » en ciblant « Copper Tablet »
    Et Angie ne peut pas lancer « Light of Promise » en ciblant « Copper Tablet »
    Mais Angie peut lancer « Light of Promise » en ciblant « Grizzlis »

  @id:card.captain.tapped @situation:card.captain @clause:combat.attack @from:2018-04-27 @must
  Scénario: Dire Fleet Captain ne compte pas un pirate engagé qui n'attaque pas
    Étant donné qu'Angie contrôle « Dire Fleet Captain »
    Et que Barry contrôle « Forerunner of the Coalition »
    Et que la carte « Forerunner of the Coalition » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Dire Fleet Captain »
    Et que la capacité déclenchée de « Dire Fleet Captain » se résout
    Alors la créature « Dire Fleet Captain » est 2/2

  @id:card.gyre.battle @situation:card.gyre @clause:battle.damage @clause:object.you @from:2023-04-14 @must
  Scénario: Immolating Gyre n'inflige pas de blessures à une bataille
    Étant donné qu'Angie a « Shock » dans son cimetière
    Et qu'Edward contrôle « Invasion of Dominaria »
    Et que « Invasion of Dominaria » a trois marqueurs « défense »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Immolating Gyre »
    Et que le sort se résout
    Alors « Invasion of Dominaria » a trois marqueurs « défense »
    Et « Chandra, Pyrogenius » a quatre marqueurs « loyauté »

  @id:card.manticore.others @situation:card.manticore @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @from:2023-04-14 @must
  Scénario: Une Dreamstalker Manticore retire de la loyauté à un planeswalker, une autre de la défense à une bataille
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Dreamstalker Manticore »
    Et que Barry contrôle « Dreamstalker Manticore »
    Et qu'Edward contrôle « Invasion of Dominaria »
    Et que « Invasion of Dominaria » a trois marqueurs « défense »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Brouillard »
    Et qu'Angie choisit « Chandra, Pyrogenius » comme cible
    Et que Barry lance « Brouillard »
    Et que Barry choisit « Invasion of Dominaria » comme cible
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Chandra, Pyrogenius » a quatre marqueurs « loyauté »
    Et « Invasion of Dominaria » a deux marqueurs « défense »

  @id:card.throne.tapped @situation:card.throne @clause:trigger.step @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un terrain engagé pour du mana ce tour-ci ne coûte rien aux adversaires
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Throne of the God-Pharaoh »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Speaker of the Heavens »
    Quand Angie active la capacité de « Forêt »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la carte « Forêt » est engagée
    Et l'équipe d'Edward a 20 points de vie

  @id:card.ogre.vehicle @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2017-04-28 @must
  Scénario: Un véhicule 6/6 n'est pas une créature, et Turret Ogre n'inflige pas de blessures à côté de lui
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Irontread Crusher »
    Quand Angie lance « Turret Ogre »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:card.ogre @situation:card.ogre.vehicle @clause:trigger.intervening_if @from:2005-08-01 @must
  Scénario: À côté d'une créature de force 4, Turret Ogre ne blesse que les adversaires, une fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Barkhide Mauler »
    Quand Angie lance « Turret Ogre »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.klothys_green @situation:card.klothys_land @clause:mana.ability @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le mana que donne Klothys pour un terrain peut être vert, et paie un sort vert
    Étant donné qu'Angie contrôle « Klothys, God of Destiny »
    Et qu'Angie contrôle « Plaine »
    Et qu'Edward a « Forêt » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Klothys, God of Destiny » se résout
    Et qu'Angie choisit la couleur le vert
    Alors Angie peut lancer « Brouillard »

  @id:card.liege @clause:ability.static @clause:object.colour @from:2007-05-01 @must
  Scénario: Un saprobionte est vert, donc Wilt-Leaf Liege le grossit, comme les créatures vertes et blanches de son contrôleur et aucune autre
    Étant donné qu'Angie contrôle « Wilt-Leaf Liege »
    Et qu'Angie contrôle « Force verdoyante »
    Et qu'Angie contrôle « Soul Warden »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Speaker of the Heavens »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors Angie contrôle un jeton Saprobionte 2/2
    Et la créature « Force verdoyante » est 8/8
    Et la créature « Soul Warden » est 2/2
    Et la créature « Wilt-Leaf Liege » est 4/4
    Et la créature « Géant des collines » est 3/3
    Et la créature « Grizzlis » est 2/2
    Et la créature « Speaker of the Heavens » est 1/1

  @id:card.late_creature @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scénario: Ce qui devient une créature plus tard dans le tour n'est pas grossi par ce qui a été dit des créatures auparavant
    Étant donné qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle deux « Plaine »
    Et qu'Angie contrôle deux « Forêt »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Glorious Charge »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Still Life » est 4/3
    Et la créature « Grizzlis » est 3/3

  @id:card.liege.hybrid @situation:card.liege @clause:object.colour @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scénario: Wilt-Leaf Liege, elle-même verte et blanche, est deux fois grossie par une autre, et la grossit autant
    Étant donné qu'Angie contrôle deux « Wilt-Leaf Liege »
    Alors la première créature « Wilt-Leaf Liege » est 6/6
    Et la deuxième créature « Wilt-Leaf Liege » est 6/6

  @id:card.liege.cost @situation:card.liege @clause:cost.resources @clause:mana.own @from:2007-05-01 @must
  Scénario: Un symbole de mana à deux moitiés se paie avec l'une ou l'autre couleur, et avec aucune troisième
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle deux « Plaine »
    Et qu'Angie contrôle « Île »
    Et que Barry contrôle deux « Forêt »
    Et que Barry contrôle deux « Montagne »
    Alors Barry ne peut pas lancer « Wilt-Leaf Liege »
    Mais Angie peut lancer « Wilt-Leaf Liege »

  @id:card.magmatic.walker @situation:card.magmatic @clause:target.choose @clause:planeswalker.damage @from:2018-04-27 @must
  Scénario: Depuis que Magmatic Force peut cibler tout ce qui peut subir des blessures, elle retire aussi de la loyauté à un planeswalker
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Magmatic Force »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Angie choisit « Chandra, Pyrogenius » comme cible
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors « Chandra, Pyrogenius » a deux marqueurs « loyauté »
    Et l'équipe d'Edward a 20 points de vie

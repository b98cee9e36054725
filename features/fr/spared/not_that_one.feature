# language: fr
Fonctionnalité: Pas celui-là
  > Presque chaque mot d'une carte exclut quelque chose. Qu'est-ce qui se tient là et reste exclu, à qui est-ce, et quand est-ce assez ?

  @id:parts.auras @clause:aura.enchant @clause:target.choose @from:2018-04-27 @must
  Scénario: Les auras qui enchantent des créatures n'enchantent aucun terrain
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Montagne »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Awesome Presence » en ciblant « Montagne »
    Et Angie ne peut pas lancer « Claustrophobia » en ciblant « Montagne »
    Et Angie ne peut pas lancer « False Demise » en ciblant « Montagne »
    Et Angie ne peut pas lancer « Pariah » en ciblant « Montagne »
    Mais Angie peut lancer « Pariah » en ciblant « Géant des collines »

  @id:parts.buried @clause:effect.search @from:2018-04-27 @must
  Scénario: Buried Alive ne trouve aucun terrain, et Path to Exile aucune créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Et qu'Edward a « Grizzlis » dans sa bibliothèque
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Buried Alive »
    Et que le sort se résout
    Alors Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Path to Exile » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Edward fait ce que la capacité permet
    Alors Edward a dix cartes dans sa bibliothèque
    Et Edward ne contrôle pas « Grizzlis »

  @id:parts.sliver @clause:trigger.targeted @clause:cost.unless @from:2018-04-27 @must
  Scénario: Diffusion Sliver ne garde que les slivoïdes, et c'est le lanceur du sort qui paie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Diffusion Sliver »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle quatre « Source de mana »
    Quand Edward lance « Giant Growth » en ciblant « Géant des collines »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et qu'Edward lance « Shock » en ciblant « Diffusion Sliver »
    Et qu'Edward paie ce qui est demandé
    Et que la capacité déclenchée de « Diffusion Sliver » se résout
    Et que le sort se résout
    Alors Angie a « Diffusion Sliver » dans son cimetière

  @id:parts.maniac @clause:replacement.draw @clause:draw.empty @clause:object.you @from:2018-04-27 @must
  Scénario: Laboratory Maniac ne fait rien pour le coéquipier qui pioche d'une bibliothèque vide
    Étant donné qu'Angie contrôle « Laboratory Maniac »
    Et que Barry n'a aucune carte dans sa bibliothèque
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Angie perd la partie

  @id:parts.barbs @clause:mana.tapped @clause:object.types @from:2018-04-27 @must
  Scénario: Manabarbs blesse aussi son propre contrôleur, pour un terrain et non pour une créature qui donne du mana
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Manabarbs »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Oiseaux de paradis »
    Quand Angie active la capacité de « Oiseaux de paradis »
    Et qu'Angie choisit la couleur le vert
    Alors la pile est vide
    Quand Angie active la capacité de « Montagne »
    Et que la capacité déclenchée de « Manabarbs » se résout
    Alors l'équipe d'Angie a 19 points de vie

  @id:parts.devil @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scénario: Mayhem Devil tue la créature qu'il vise
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Mayhem Devil »
    Et qu'Angie contrôle « Bottle Gnomes »
    Et qu'Edward contrôle « Soul Warden »
    Quand Angie choisit « Soul Warden » comme cible
    Et qu'Angie active la capacité de « Bottle Gnomes »
    Et que la capacité déclenchée de « Mayhem Devil » se résout
    Alors Edward a « Soul Warden » dans son cimetière

  @id:parts.orb @clause:effect.cannot_search @from:2018-04-27 @must
  Scénario: Mindlock Orb empêche aussi son propre contrôleur de chercher
    Étant donné qu'Angie contrôle « Mindlock Orb »
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Rampant Growth »
    Et que le sort se résout
    Alors Angie ne contrôle pas « Forêt »
    Et Angie a dix cartes dans sa bibliothèque

  @id:parts.oloro @clause:trigger.step @clause:effect.offer @clause:object.you @from:2018-04-27 @must
  Scénario: Oloro donne 2 points de vie à l'entretien, et une carte à son seul contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Oloro, Ageless Ascetic »
    Et qu'Angie contrôle « Source de mana »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Oloro, Ageless Ascetic » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Quand Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Oloro, Ageless Ascetic » se résout
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:parts.ondu @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce qui a attaqué après Ondu Rising n'apporte pas de vie en bloquant un tour plus tard
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Awakening »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Ondu Rising »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 22 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 22 points de vie

  @id:parts.harmonicon @clause:trigger.again @clause:object.types @from:2018-04-27 @must
  Scénario: Panharmonicon double ce qui se déclenche à l'arrivée d'un artefact, et non d'un terrain
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Panharmonicon »
    Et qu'Angie contrôle « Reckless Fireweaver »
    Et qu'Angie contrôle « Kazandu Mammoth »
    Et qu'Angie a « Forêt » en main
    Quand Angie lance « Fountain of Youth »
    Et que le sort se résout
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Reckless Fireweaver » se résout
    Et que la capacité déclenchée de « Reckless Fireweaver » se résout
    Et qu'Angie joue le terrain « Forêt »
    Alors la pile compte un sort ou capacité

  @id:parts.metamorph @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  Scénario: Phyrexian Metamorph copie un artefact, et aucun enchantement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Bad Moon »
    Quand Angie lance « Phyrexian Metamorph »
    Et que le sort se résout
    Alors Angie a « Phyrexian Metamorph » dans son cimetière
    Quand Barry lance « Fountain of Youth »
    Et que le sort se résout
    Et que Barry choisit de copier « Fountain of Youth »
    Et que Barry lance « Phyrexian Metamorph »
    Et que le sort se résout
    Alors Barry contrôle deux « Fountain of Youth »

  @id:parts.plea @clause:effect.vote @clause:turn.extra @from:2018-04-27 @must
  Scénario: Le tour que donne Plea for Power vient avant celui des adversaires
    Étant donné qu'Edward n'a aucune carte en main
    Quand Angie lance « Plea for Power »
    Et qu'Angie vote pour le temps
    Et que Barry vote pour le temps
    Et qu'Edward vote pour la connaissance
    Et que Ronald vote pour le temps
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Edward n'a aucune carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a une carte en main

  @id:parts.pox @clause:effect.steps @clause:object.types @from:2018-04-27 @must
  Scénario: Pox compte les créatures de chaque joueur, puis ses terrains, et rien à côté ; son lanceur se défausse aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Forêt » en main
    Et qu'Angie contrôle trois « Oiseaux de paradis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Bad Moon »
    Et qu'Edward contrôle « Fountain of Youth »
    Et que Ronald contrôle « Montagne »
    Et que Ronald contrôle « Plaine »
    Et que Ronald contrôle « Île »
    Et que Ronald contrôle « Marais »
    Et que Ronald contrôle « Copper Tablet »
    Et que Ronald contrôle « Crusade »
    Et que Barry contrôle « Forêt enneigée »
    Et que Barry contrôle « Ajani's Welcome »
    Quand Angie lance « Pox »
    Et qu'Angie sacrifie la première carte « Oiseaux de paradis »
    Et qu'Edward sacrifie « Géant des collines »
    Et que Ronald sacrifie « Montagne » et « Plaine »
    Et que le sort se résout
    Alors Angie a « Forêt » dans son cimetière
    Et Edward contrôle « Wind Drake »
    Et Edward a « Géant des collines » dans son cimetière
    Et Edward contrôle « Fountain of Youth »
    Et Ronald contrôle « Île »
    Et Ronald contrôle « Marais »
    Et Ronald a « Montagne » dans son cimetière
    Et Ronald a « Plaine » dans son cimetière
    Et Barry a « Forêt enneigée » dans son cimetière
    Et Barry contrôle « Ajani's Welcome »

  @id:parts.battery @clause:equipment.reconfigure @clause:combat.attack @from:2022-02-18 @must
  Scénario: Rabbit Battery attaque aussitôt, et ce sur quoi on la met aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rabbit Battery »
    Et qu'Angie contrôle trois « Source de mana »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie active la première capacité de « Rabbit Battery » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que Barry lance « Rabbit Battery »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Grizzlis »
    Et Barry peut attaquer Edward avec « Rabbit Battery » de Barry

  @id:parts.impulse @clause:zone.play_exiled @from:2018-04-27 @must
  Scénario: Reckless Impulse exile deux cartes
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Reckless Impulse »
    Et que le sort se résout
    Alors Angie possède deux cartes en exil
    Et Angie a huit cartes dans sa bibliothèque

  @id:parts.sky @clause:object.recoloured @clause:object.enters_chosen @clause:object.types @from:2018-04-27 @must
  Scénario: Shifting Sky demande une couleur en arrivant, qu'aucun terrain n'a, fût-il une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Crusade »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Edward contrôle « Montagne »
    Quand Angie lance « Shifting Sky »
    Et que le sort se résout
    Et qu'Angie choisit la couleur le blanc
    Alors la créature « Grizzlis » est 3/3
    Quand Angie active la première capacité de « Kamahl, Fist of Krosa » en ciblant « Montagne »
    Et que la capacité se résout
    Alors la créature « Montagne » est 1/1

  @id:parts.reverberate @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  Scénario: Reverberate copie un rituel, et aucun sort de créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Grizzlis »
    Alors Barry ne peut pas lancer « Reverberate » en ciblant « Grizzlis »
    Quand le sort se résout
    Et qu'Angie lance « Divination »
    Alors Barry peut lancer « Reverberate » en ciblant « Divination »
    Quand le sort se résout
    Et que le sort se résout
    Alors Barry a deux cartes en main

  @id:parts.skimmer @clause:trigger.attacks_with @clause:object.you @from:2018-04-27 @must
  Scénario: Tide Skimmer fait piocher son contrôleur pour ses deux volants, et personne pour ceux d'un adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Tide Skimmer »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Furnace Whelp »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Élémental de l'air » et « Furnace Whelp »
    Alors la pile est vide
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie a une carte en main
    Et Barry a une carte en main
    Quand Angie attaque Edward avec « Tide Skimmer » et « Wind Drake »
    Et que la capacité déclenchée de « Tide Skimmer » se résout
    Alors Angie a deux cartes en main
    Et Barry a une carte en main

  @id:parts.toothy @clause:trigger.event @clause:object.you @from:2018-04-27 @must
  Scénario: Ce que pioche le coéquipier ne fait pas grandir Toothy
    Étant donné qu'Angie contrôle « Toothy, Imaginary Friend »
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors la pile est vide
    Et « Toothy, Imaginary Friend » n'a aucun marqueur +1/+1

  @id:parts.once_a_step @clause:trigger.step @from:2018-04-27 @must
  Scénario: Ce qui se déclenche à chaque entretien se déclenche une fois quand deux têtes partagent le leur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Worms of the Earth »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand Angie lance « Traveling Plague » en ciblant « Obsianus Golem »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile compte deux sorts et capacités

  @id:parts.tyrant @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  Scénario: Qui est condamné à mort par Tyrant's Choice sacrifie une créature, et aucun enchantement
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Bad Moon »
    Et que Ronald contrôle « Crusade »
    Quand Angie lance « Tyrant's Choice »
    Et qu'Angie vote pour la mort
    Et que Barry vote pour la mort
    Et qu'Edward vote pour la mort
    Et que Ronald vote pour la torture
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Edward contrôle « Bad Moon »
    Et Ronald contrôle « Crusade »

  @id:parts.valakut @clause:trigger.intervening_if @clause:trigger.step @clause:object.you @from:2020-11-20 @must
  Scénario: Valakut Exploration se tait là où elle n'a rien exilé, et à l'étape de fin des adversaires, et brûle pour une seule carte
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Valakut Exploration »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Forêt » en main
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la pile est vide
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie joue le terrain « Forêt »
    Et que la capacité déclenchée de « Valakut Exploration » se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Valakut Exploration » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:parts.cadence @clause:combat.block_costs @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce que War Cadence demande pour bloquer n'est demandé qu'à son tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « War Cadence »
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward ne contrôle pas « Source de mana »
    Quand Angie active la capacité de « War Cadence » avec X = 3
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Géant des collines » avec « Grizzlis »

  @id:parts.constrictor @clause:counters.put @clause:object.types @from:2018-04-27 @must
  Scénario: Winding Constrictor ajoute un marqueur sur un artefact, et aucun sur une saga
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Winding Constrictor »
    Et qu'Angie contrôle « Midnight Clock »
    Et qu'Angie contrôle « History of Benalia »
    Et que « History of Benalia » a un marqueur « sapience »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Midnight Clock » se résout
    Alors « Midnight Clock » a deux marqueurs « heure »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors « History of Benalia » a deux marqueurs « sapience »

  @id:parts.zedruu @clause:object.control @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  Scénario: Pour chacun de deux dons, le contrôleur de Zedruu pioche une carte, et le coéquipier aucune ; chaque don coûte trois manas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Zedruu the Greathearted »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle « Bad Moon »
    Et qu'Angie contrôle « Crusade »
    Et qu'Angie contrôle six « Source de mana »
    Alors Angie peut activer la capacité de « Zedruu the Greathearted » en ciblant « Fountain of Youth » et Edward
    Quand la capacité se résout
    Alors Angie peut activer la capacité de « Zedruu the Greathearted » en ciblant « Bad Moon » et Ronald
    Quand la capacité se résout
    Alors Angie ne peut pas activer la capacité de « Zedruu the Greathearted » en ciblant « Crusade » et Ronald
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Zedruu the Greathearted » se résout
    Alors Angie a deux cartes en main
    Et Barry n'a aucune carte en main

  @id:parts.wrath @clause:effect.destroy @clause:object.you @from:2018-04-27 @must
  Scénario: Kaya's Wrath laisse les enchantements, et ce que le dos d'une carte donne aux créatures de son contrôleur, celles d'un coéquipier ne l'ont pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Bad Moon »
    Quand Angie lance la seconde face de « Exercice des deux côtés »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Wind Drake » est 2/2
    Quand Angie lance « Kaya's Wrath »
    Et que le sort se résout
    Alors Barry a « Wind Drake » dans son cimetière
    Et Edward contrôle « Bad Moon »

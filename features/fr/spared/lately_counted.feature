# language: fr
Fonctionnalité: Combien de fois, combien, et de quelle couleur
  > Une étape ne vient qu'une fois pour deux joueurs, un jeton a une couleur, une créature le devient tard. À quoi cela se voit-il ?

  @id:card.counted.each_step @situation:card.counted @clause:trigger.event @clause:step.upkeep @clause:step.end_step @from:2018-04-27 @until:2020-01-24 @must
  Scénario: Ce qui se déclenche à chaque entretien ou à chaque étape de fin ne se déclenche qu'une fois quand deux joueurs la partagent
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Celestial Force »
    Et qu'Angie contrôle « Midnight Clock »
    Et qu'Angie contrôle quatre « Plaine »
    Et qu'Angie contrôle « Angelic Accord »
    Et qu'Angie contrôle « Regal Bloodlord »
    Et qu'Angie contrôle « Regna, the Redeemer »
    Et qu'Angie contrôle « Resplendent Angel »
    Et qu'Angie contrôle « Tinybones, Trinket Thief »
    Et qu'Edward a une carte en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile compte deux sorts et capacités
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 23 points de vie
    Et « Midnight Clock » a un marqueur « heure »
    Quand Edward lance « Keldon Raider »
    Et que le sort se résout
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward défausse une carte
    Et que la capacité déclenchée de « Keldon Raider » se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors la pile compte cinq sorts et capacités

  @id:card.counted.swarm @situation:card.counted @clause:poison.infect @clause:damage.source @from:2018-04-27 @must
  Scénario: Un insecte qu'apporte le seigneur de l'essaim inflige ses blessures comme du poison
    Étant donné que l'équipe d'Edward a un marqueur poison
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Phyrexian Swarmlord »
    Et qu'Angie contrôle « Warstorm Surge »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Barry ne contrôle aucun jeton de créature
    Quand Angie choisit Edward comme cible
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a deux marqueurs poison
    Et l'équipe d'Edward a 20 points de vie

  @id:card.counted.angel @situation:card.counted @clause:trigger.step @clause:damage.source @from:2019-07-12 @must
  Scénario: Un ange qu'apporte un ange vole, et un tremblement de terre l'épargne
    Étant donné qu'Angie contrôle « Resplendent Angel »
    Et que Barry contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Angie
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Resplendent Angel » se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie contrôle un jeton de créature 4/4
    Quand Edward lance « Earthquake » avec X = 4
    Et que le sort se résout
    Alors Barry a « Géant des collines » dans son cimetière
    Et Angie contrôle un jeton de créature 4/4

  @id:card.counted.red @situation:card.counted @clause:object.colour @clause:trigger.step @from:2018-04-27 @must
  Scénario: Les humains et les géants sont rouges, ce que montre une lune qui remarque un nombre impair de permanents
    Étant donné qu'Angie contrôle « Hanweir Garrison »
    Et que Barry contrôle « Chaos Moon »
    Quand Barry lance « Pact of the Titan »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hanweir Garrison »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Et qu'Angie choisit Ronald comme joueur défenseur
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie contrôle deux jetons de créature 2/2
    Et Barry contrôle un jeton de créature 5/5
    Et la créature « Hanweir Garrison » est 3/4

  @id:card.counted.white @situation:card.counted @clause:object.colour @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Les soldats arrivent blancs et engagés, et ce qui est engagé et n'attaque pas n'obtient rien
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hero of Bladehold »
    Et qu'Angie contrôle « Throne of the God-Pharaoh »
    Et que Barry contrôle « Crusade »
    Et que Barry contrôle « Grizzlis »
    Et que la carte « Grizzlis » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hero of Bladehold »
    Et qu'Angie choisit Ronald comme joueur défenseur
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Hero of Bladehold » est 4/5
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons de créature 2/2
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Throne of the God-Pharaoh » se résout
    Alors l'équipe d'Edward a 6 points de vie

  @id:card.counted.green @situation:card.counted @clause:object.colour @from:2018-04-27 @must
  Scénario: Les saprobiontes d'un passager clandestin sont verts, et à son seul contrôleur
    Étant donné qu'Angie contrôle « Slimefoot, the Stowaway »
    Et qu'Angie contrôle « Wilt-Leaf Liege »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la capacité de « Slimefoot, the Stowaway »
    Et que la capacité se résout
    Alors Angie contrôle un jeton de créature 2/2
    Et Barry ne contrôle aucun jeton de créature

  @id:card.counted.orrery @situation:card.counted @clause:trigger.step @from:2009-07-11 @must
  Scénario: Qui commence son entretien la main vide pioche trois cartes, et un coéquipier qui a une carte aucune
    Étant donné qu'Angie contrôle « Ghirapur Orrery »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et que Barry a une carte en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Ghirapur Orrery » se résout
    Alors Angie a sept cartes dans sa bibliothèque
    Et Barry a dix cartes dans sa bibliothèque

  @id:card.counted.infiltrator @situation:card.counted @clause:combat.damage @clause:object.you @from:2018-04-27 @must
  Scénario: Qui blesse un joueur pioche une carte, et ni le coéquipier ni un adversaire ne le fait
    Étant donné qu'Angie contrôle « Marchesa's Infiltrator »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et qu'Edward a dix cartes dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Marchesa's Infiltrator »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Marchesa's Infiltrator » se résout
    Alors Angie a neuf cartes dans sa bibliothèque
    Et Barry a dix cartes dans sa bibliothèque
    Et Edward a dix cartes dans sa bibliothèque

  @id:card.counted.bolas @situation:card.counted @clause:cost.resources @clause:team.wins_and_loses @from:2019-07-12 @must
  Scénario: Un artefact légendaire ne sauve aucun adversaire, et sept marqueurs sont un de trop peu
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Nicol Bolas, Dragon-God »
    Et que « Nicol Bolas, Dragon-God » d'Angie a sept marqueurs « loyauté »
    Et que Barry contrôle « Nicol Bolas, Dragon-God »
    Et que « Nicol Bolas, Dragon-God » de Barry a neuf marqueurs « loyauté »
    Et qu'Edward contrôle « God-Pharaoh's Statue »
    Et que Ronald contrôle « Isamaru, Hound of Konda »
    Alors Angie ne peut pas activer la troisième capacité de « Nicol Bolas, Dragon-God » d'Angie
    Mais Barry peut activer la troisième capacité de « Nicol Bolas, Dragon-God » de Barry
    Et « Nicol Bolas, Dragon-God » de Barry a un marqueur « loyauté »
    Quand la capacité se résout
    Alors l'équipe d'Edward perd la partie

  @id:card.counted.animosity @situation:card.counted @clause:combat.attack @clause:object.creature_types @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ses propres attaquants sont remarqués et non ceux d'un coéquipier, et ce qui est seulement engagé ne compte pas
    Étant donné qu'Angie contrôle « Shared Animosity »
    Et qu'Angie contrôle « Goblin Piker »
    Et que Barry contrôle « Goblin Champion »
    Et que Barry contrôle « Goblin Chieftain »
    Et que la carte « Goblin Chieftain » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Piker »
    Et que Barry attaque Edward avec « Goblin Champion »
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Shared Animosity » se résout
    Alors la créature « Goblin Piker » est 3/1
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Goblin Piker » est 2/1

  @id:card.counted.animated @situation:card.counted @clause:layers.lasting @clause:combat.attack @from:2018-04-27 @must
  Scénario: Ce qui n'était pas une créature quand les autres furent aidées n'obtient rien en le devenant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle neuf « Source de mana »
    Et qu'Angie a « Still Life » en main
    Et qu'Angie a « Goblin Bushwhacker » en main
    Et qu'Angie a « Reckless Bushwhacker » en main
    Quand Angie lance « Still Life »
    Et que le sort se résout
    Et qu'Angie lance « Goblin Bushwhacker » en payant son coût de kick
    Et que le sort se résout
    Et que la capacité déclenchée de « Goblin Bushwhacker » se résout
    Et que Barry lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Reckless Bushwhacker » pour son coût de déferlement
    Et que le sort se résout
    Et que la capacité déclenchée de « Reckless Bushwhacker » se résout
    Alors la créature « Goblin Bushwhacker » est 3/1
    Quand Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Still Life » est 4/3
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Still Life »
    Mais Angie peut attaquer Edward avec « Goblin Bushwhacker »

  @id:card.counted.guildmage @situation:card.counted @clause:layers.lasting @from:2009-07-11 @must
  Scénario: Un mage de guilde aide les créatures qui sont là, et aucune qui le devient ensuite
    Étant donné qu'Angie contrôle « Selesnya Guildmage »
    Et qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle dix « Source de mana »
    Quand Angie active la deuxième capacité de « Selesnya Guildmage »
    Et que la capacité se résout
    Et qu'Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Selesnya Guildmage » est 3/3
    Et la créature « Still Life » est 4/3

  @id:card.counted.falls @situation:card.counted @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scénario: Qui attaque un joueur paie, et qui attaque le planeswalker de ce joueur ne paie pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Koskun Falls »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward ne contrôle pas « Source de mana »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer « Chandra, Pyrogenius » avec « Grizzlis »

  @id:card.counted.illusion @situation:card.counted @clause:trigger.targeted @clause:object.control @from:2015-01-23 @must
  Scénario: Personne ne sacrifie une illusion qu'un autre joueur a prise avant que sa capacité ne se résolve
    Étant donné qu'Edward contrôle « Phantasmal Bear »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Giant Growth » en ciblant « Phantasmal Bear »
    Et qu'Angie lance « Blind with Anger » en ciblant « Phantasmal Bear »
    Et que Barry lance « Stifle » en ciblant « Phantasmal Bear »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Phantasmal Bear »
    Quand la capacité déclenchée de « Phantasmal Bear » se résout
    Alors Angie contrôle « Phantasmal Bear »
    Quand le sort se résout
    Alors la créature « Phantasmal Bear » est 5/5

  @id:card.counted.battle @situation:card.counted @clause:planeswalker.damage @clause:damage.source @from:2024-11-08 @must
  Scénario: Six blessures à un joueur et à toutes ses créatures et tous ses planeswalkers n'en sont aucune à une bataille du même joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a dix marqueurs « loyauté »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Angie
    Et que Ronald contrôle « Grizzlis »
    Quand Angie active la troisième capacité de « Chandra, Pyrogenius »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et Edward a « Géant des collines » dans son cimetière
    Et « Invasion of Dominaria » a cinq marqueurs « défense »
    Et Ronald contrôle « Grizzlis »

  @id:card.counted.scry @situation:card.counted @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  Scénario: D'une bibliothèque une carte est regardée, et il n'y a plus rien à choisir une fois qu'elle reste
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bontu the Glorified »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque, en position 2 à partir du dessus
    Et que Barry a « Wind Drake » au-dessus de sa bibliothèque
    Quand Angie active la capacité de « Bontu the Glorified »
    Et que la capacité se résout
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie n'a aucun choix à faire

  @id:card.counted.firestarter @situation:card.counted @clause:ability.only_if @clause:target.choose @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Avant la déclaration des attaquants de son propre tour un incendiaire blesse un joueur ou une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Goblin Firestarter »
    Et que Barry contrôle « Goblin Firestarter »
    Et que Ronald contrôle « Glistener Elf »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Goblin Firestarter » d'Angie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie n'attaque avec aucune créature
    Alors Angie ne peut pas activer la capacité de « Goblin Firestarter » d'Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Goblin Firestarter » d'Angie
    Quand Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie
    Et Angie a « Goblin Firestarter » d'Angie dans son cimetière
    Quand Barry active la capacité de « Goblin Firestarter » de Barry
    Et que Barry choisit « Glistener Elf » comme cible
    Et que la capacité se résout
    Alors Ronald a « Glistener Elf » dans son cimetière
    Et Barry a « Goblin Firestarter » de Barry dans son cimetière

  @id:card.counted.masked @situation:card.counted @clause:target.player_shroud @clause:target.player_hexproof @from:2012-02-01 @until:2018-04-27 @must
  Scénario: Là où aucun joueur ne peut être ciblé un incendiaire n'a que lui-même à brûler, et aucun enchantement
    Étant donné qu'Angie contrôle « Goblin Firestarter »
    Et qu'Edward contrôle « Leyline of Sanctity »
    Et que Ronald contrôle « Leyline of Sanctity »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Gilded Light »
    Et que le sort se résout
    Et que Barry lance « Gilded Light »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Firestarter »
    Alors Angie n'a aucun choix à faire
    Et Angie a « Goblin Firestarter » dans son cimetière
    Quand la capacité se résout
    Alors Edward contrôle « Leyline of Sanctity »

# language: fr
Fonctionnalité: Ce que fait une carte, et à qui elle ne fait rien
  > Une carte imprimée est jouée à côté de tous ceux qu'elle ne vise pas.

  @id:card.lands @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scénario: Chaque terrain s'engage pour un mana de son joueur, et pas une seconde fois
    Étant donné qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Île »
    Et qu'Angie contrôle « Marais »
    Et qu'Angie contrôle « Forêt enneigée »
    Et qu'Angie contrôle « Montagne enneigée »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Oiseaux de paradis »
    Quand Angie active la capacité de « Plaine »
    Et qu'Angie active la capacité de « Île »
    Et qu'Angie active la capacité de « Marais »
    Et qu'Angie active la capacité de « Forêt enneigée »
    Et qu'Angie active la capacité de « Montagne enneigée »
    Alors Angie a cinq mana non dépensés
    Et Barry n'a aucun mana non dépensé
    Et la carte « Plaine » est engagée
    Et la carte « Île » est engagée
    Et la carte « Marais » est engagée
    Et la carte « Forêt enneigée » est engagée
    Et la carte « Montagne enneigée » est engagée
    Et la carte « Oiseaux de paradis » est dégagée
    Et Angie ne peut pas activer la capacité de « Plaine »
    Mais Angie peut activer la capacité de « Montagne »

  @id:card.flyers @clause:combat.block @from:2018-04-27 @must
  Scénario: Ce qui vole de par son propre texte n'est pas bloqué par ce qui ne vole pas
    Étant donné qu'Angie contrôle « Angel of Grace »
    Et qu'Angie contrôle « Heron of Hope »
    Et qu'Angie contrôle « Mischievous Chimera »
    Et qu'Angie contrôle « Scourge of the Throne »
    Et que Barry contrôle « Scythe Specter »
    Et que Barry contrôle « Spawn of Mayhem »
    Et que Barry contrôle « Ange de platine »
    Et que Barry contrôle « Magister Sphinx »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Angel of Grace »
    Et qu'Angie attaque Edward avec « Heron of Hope »
    Et qu'Angie attaque Edward avec « Mischievous Chimera »
    Et qu'Angie attaque Edward avec « Scourge of the Throne »
    Et que Barry attaque Edward avec « Scythe Specter »
    Et que Barry attaque Edward avec « Spawn of Mayhem »
    Et que Barry attaque Edward avec « Ange de platine »
    Et que Barry attaque Edward avec « Magister Sphinx »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Angel of Grace » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Heron of Hope » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Mischievous Chimera » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Scourge of the Throne » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Scythe Specter » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Spawn of Mayhem » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Ange de platine » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Magister Sphinx » avec « Grizzlis »
    Mais Edward peut bloquer « Mischievous Chimera » avec « Wind Drake »

  @id:card.corpse_knight @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Corpse Knight ne voit arriver ni lui-même ni un enchantement, puis coûte un point de vie à chaque adversaire et aucun à son équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Corpse Knight »
    Et que le sort se résout
    Et qu'Angie lance « Bad Moon »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Corpse Knight » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.forerunner @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Forerunner of the Coalition ne voit arriver ni lui-même, ni un ours, ni le pirate du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Forerunner of the Coalition »
    Et que le sort se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que la capacité déclenchée de « Forerunner of the Coalition » se résout
    Et qu'Angie lance « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Dire Fleet Captain »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.archer @clause:trigger.dies @from:2005-08-01 @must
  Scénario: Poison-Tip Archer compte la créature du coéquipier, et non sa propre mort
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Poison-Tip Archer »
    Et que Barry contrôle « Wind Drake »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que la capacité déclenchée de « Poison-Tip Archer » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Shock » en ciblant « Poison-Tip Archer »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie a « Poison-Tip Archer » dans son cimetière

  @id:card.bastion @clause:trigger.dies @from:2005-08-01 @must
  Scénario: Bastion of Remembrance amène un soldat, et ne compte que les créatures de son contrôleur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Bastion of Remembrance »
    Et que le sort se résout
    Et que la capacité déclenchée de « Bastion of Remembrance » se résout
    Alors Angie contrôle un jeton de créature 1/1
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie ne contrôle aucune créature
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:card.relic_vial @clause:ability.static @clause:trigger.dies @from:2005-08-01 @must
  Scénario: Relic Vial coûte deux manas, son engagement et une créature, fait piocher une carte à son contrôleur, et ignore les morts du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Relic Vial »
    Et qu'Angie contrôle « Soul Warden »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Wind Drake »
    Quand Angie active la capacité de « Relic Vial »
    Et qu'Angie sacrifie « Grizzlis »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la carte « Relic Vial » est engagée
    Et la carte « Plaine » est engagée
    Et la carte « Forêt » est engagée
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Ronald n'a aucune carte en main
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Barry a « Wind Drake » dans son cimetière

  @id:card.exalted @clause:combat.attack @clause:step.cleanup @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Un ours qui attaque seul est plus gros jusqu'à la fin du tour, et le rhinocéros resté en arrière non
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Rhox Charger »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Rhox Charger » se résout
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Rhox Charger » est 3/3
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2

  @id:card.exalted.teammate @situation:card.exalted @clause:combat.attack @from:2018-04-27 @must
  Scénario: L'ours du coéquipier qui attaque seul ne gagne rien
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Rhox Charger »
    Et qu'Angie contrôle « Rafiq of the Many »
    Et qu'Angie contrôle « Angelic Benediction »
    Et qu'Angie contrôle « Sighted-Caste Sorcerer »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et la carte « Wind Drake » est dégagée

  @id:card.rafiq @clause:combat.attack @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Avec Rafiq of the Many, un ours qui attaque seul frappe deux fois pour trois
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Rafiq of the Many »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Et la créature « Grizzlis » est 3/3
    Et la créature « Rafiq of the Many » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2

  @id:card.benediction @clause:combat.attack @from:2018-04-27 @must
  Scénario: Avec Angelic Benediction, qui attaque seul est plus gros ce tour-ci, et une créature adverse est engagée
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Angelic Benediction »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Copper Tablet »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie choisit « Wind Drake » comme cible
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 4/4
    Et la carte « Wind Drake » est engagée
    Et la carte « Copper Tablet » est dégagée
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:card.captain @clause:combat.attack @from:2018-04-27 @must
  Scénario: Dire Fleet Captain compte un autre pirate attaquant, ni un ours ni un pirate engagé des adversaires, jusqu'à la fin du tour
    Étant donné qu'Angie contrôle « Dire Fleet Captain »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Forerunner of the Coalition »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Dire Fleet Captain »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Forerunner of the Coalition »
    Et que la capacité déclenchée de « Dire Fleet Captain » se résout
    Alors la créature « Dire Fleet Captain » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Dire Fleet Captain » est 2/2

  @id:card.crescendo @clause:ability.static @clause:combat.attack @from:2018-04-27 @must
  Scénario: Crescendo of War rend chaque attaquant plus fort, et aucune créature engagée ou restée en arrière
    Étant donné qu'Edward contrôle « Crescendo of War »
    Et que « Crescendo of War » a deux marqueurs « querelle »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et que la carte « Grizzlis » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Alors la créature « Géant des collines » est 5/3
    Et la créature « Grizzlis » est 2/2
    Et la créature « Wind Drake » est 2/2

  @id:card.chaos_moon @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scénario: Avec un nombre pair de permanents, Chaos Moon affaiblit une créature rouge pour le tour, et nullement une verte
    Étant donné que Barry contrôle « Chaos Moon »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Forêt »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Chaos Moon » se résout
    Alors la créature « Géant des collines » est 2/2
    Et la créature « Grizzlis » est 2/2
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 2/2
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3

  @id:card.klothys @clause:target.choose @clause:life.shared @from:2005-08-01 @must
  Scénario: Klothys exile une carte du cimetière d'un adversaire, et seulement pendant le tour de son contrôleur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Klothys, God of Destiny »
    Et qu'Edward a « Shock » dans son cimetière
    Et qu'Edward a « Tremor » dans son cimetière
    Et qu'Angie a « Sizzle » dans son cimetière
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Shock » dans son cimetière
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie choisit « Shock » comme cible
    Alors Edward possède « Shock » en exil
    Et Edward a « Tremor » dans son cimetière
    Et Edward a une carte dans son cimetière
    Et Angie a « Sizzle » dans son cimetière
    Et l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:card.manticore @clause:object.you @clause:target.choose @from:2018-04-27 @must
  Scénario: Dreamstalker Manticore tue une petite créature pendant le tour adverse pour le premier sort de son contrôleur, pas pour celui du coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Dreamstalker Manticore »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Chandra, Flame's Catalyst »
    Quand Angie lance « Sizzle »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Shock » en ciblant Edward
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Brouillard »
    Et qu'Angie choisit « Oiseaux de paradis » comme cible
    Et que la capacité déclenchée de « Dreamstalker Manticore » se résout
    Alors l'équipe d'Edward a 12 points de vie
    Et Edward a « Oiseaux de paradis » dans son cimetière

  @id:card.ambusher @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scénario: Qasali Ambusher est gratuit pour qui a une forêt et une plaine, et non avec l'aide du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Forêt »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Barry avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas lancer « Qasali Ambusher » sans payer son coût de mana
    Mais Angie peut lancer « Qasali Ambusher » sans payer son coût de mana

  @id:card.ambusher.plains @situation:card.ambusher @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scénario: Qasali Ambusher n'est pas gratuit pour qui a une plaine sans forêt, même si le coéquipier en a une
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Plaine »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Barry avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Alors Barry ne peut pas lancer « Qasali Ambusher » sans payer son coût de mana
    Mais Angie peut lancer « Qasali Ambusher » sans payer son coût de mana

  @id:card.sarkhan @clause:planeswalker.damage @from:2018-04-27 @must
  Scénario: Sarkhan, Dragonsoul gagne deux points de loyauté, touche les adversaires et leurs créatures, et épargne les planeswalkers et son camp
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Sarkhan, Dragonsoul »
    Et qu'Angie contrôle deux jetons Gobelin 1/1
    Et que Barry contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle deux jetons Saprobionte 1/1
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie active la première capacité de « Sarkhan, Dragonsoul »
    Et que la capacité se résout
    Alors « Sarkhan, Dragonsoul » a sept marqueurs « loyauté »
    Et « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et Edward ne contrôle aucune créature
    Et Angie contrôle deux jetons Gobelin 1/1
    Et Barry contrôle « Oiseaux de paradis »
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.chandras @clause:life.shared @from:2018-04-27 @must
  Scénario: Les deux Chandra coûtent des points de vie aux adversaires et aucun à leur équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que Barry contrôle « Chandra, Flame's Catalyst »
    Quand Angie active la première capacité de « Chandra, Pyrogenius »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Quand Barry active la capacité de « Chandra, Flame's Catalyst »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 10 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.gyre @clause:object.you @from:2018-04-27 @must
  Scénario: Immolating Gyre ne compte que les éphémères et rituels de son lanceur, et touche les créatures de tous les autres
    Étant donné qu'Angie a « Shock » dans son cimetière
    Et qu'Angie a « Pyroclasm » dans son cimetière
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et qu'Edward a « Tremor » dans son cimetière
    Et que Barry a « Sizzle » dans son cimetière
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Zulaport Cutthroat »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle deux jetons Gobelin 1/1
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Immolating Gyre »
    Et que le sort se résout
    Alors Angie contrôle « Wind Drake »
    Et Barry a « Zulaport Cutthroat » dans son cimetière
    Et Edward contrôle « Géant des collines »
    Et Ronald ne contrôle aucune créature
    Et « Chandra, Pyrogenius » a trois marqueurs « loyauté »

  @id:card.dagger_caster @clause:object.you @from:2018-04-27 @must
  Scénario: Dagger Caster touche les adversaires et leurs créatures, et ni leur planeswalker ni son propre camp
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle deux jetons Saprobionte 1/1
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Dagger Caster »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dagger Caster » se résout
    Alors Edward ne contrôle aucune créature
    Et Barry contrôle « Oiseaux de paradis »
    Et « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.pridemate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Ajani's Pridemate ne grandit pas quand le coéquipier ou un adversaire gagne des points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Ajani's Pridemate »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Ajani's Pridemate » est 2/2
    Et l'équipe d'Angie a 27 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Creeping Chill »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors la créature « Ajani's Pridemate » est 2/2

  @id:card.djinn @clause:object.you @clause:trigger.step @from:2005-08-01 @must
  Scénario: Aku Djinn renforce les créatures des adversaires à l'entretien de son contrôleur, une fois, et celles de personne d'autre
    Étant donné qu'Angie contrôle « Aku Djinn »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Relic Vial »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 3/3
    Et la créature « Wind Drake » est 2/2
    Et la créature « Aku Djinn » est 5/6
    Et « Relic Vial » n'a aucun marqueur +1/+1

  @id:card.awakening @clause:trigger.step @from:2007-05-01 @must
  Scénario: Awakening dégage les créatures et les terrains de tous, et aucun artefact
    Étant donné qu'Angie contrôle « Awakening »
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Relic Vial »
    Et que la carte « Forêt » est engagée
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Relic Vial » est engagée
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Forêt » est dégagée
    Et la carte « Géant des collines » est dégagée
    Et la carte « Relic Vial » est engagée

  @id:card.tapped @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Ce qui s'engage pour sa capacité est engagé, et ne peut le faire deux fois
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Et qu'Angie contrôle « Speaker of the Heavens »
    Et qu'Angie contrôle « Chalice of Life »
    Quand Angie active la capacité de « Speaker of the Heavens »
    Et que la capacité se résout
    Alors la carte « Speaker of the Heavens » est engagée
    Et Angie contrôle un Ange
    Et Angie ne peut pas activer la capacité de « Speaker of the Heavens »
    Mais Angie peut activer la capacité de « Chalice of Life »
    Quand la capacité se résout
    Alors la carte « Chalice of Life » est engagée
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors la carte « Hidetsugu le malfaisant » est engagée

  @id:card.davriel @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scénario: Davriel blesse un adversaire à la main vide, et non sa propre équipe qui en a deux
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Davriel, Rogue Shadowmage »
    Et qu'Edward a trois cartes en main
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 18 points de vie

  @id:card.magmatic @clause:target.choose @from:2007-05-01 @must
  Scénario: Magmatic Force tue une créature que choisit son contrôleur à l'entretien de chaque équipe, une fois
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Magmatic Force »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Copper Tablet »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Magmatic Force » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Ronald contrôle « Wind Drake »

  @id:card.slitherwisp @clause:object.you @from:2018-04-27 @must
  Scénario: Slitherwisp arrive pendant le tour adverse, puis un sort avec le flash fait piocher son contrôleur et coûte des points de vie aux adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Slitherwisp »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Angel of Grace »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Angel of Grace »
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main

  @id:card.spewer @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Spear Spewer ne peut pas attaquer, et Loyal Pegasus ne peut pas bloquer seul
    Étant donné qu'Angie contrôle « Spear Spewer »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Loyal Pegasus »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Spear Spewer »
    Mais Angie peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Loyal Pegasus »
    Mais Ronald peut bloquer « Géant des collines » avec « Grizzlis »

  @id:card.safe_passage @clause:step.cleanup @clause:replacement.open @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: La protection de Safe Passage est finie au tour suivant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Safe Passage »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie

  @id:card.beacon @clause:life.set_one @from:2010-04-23 @must
  Scénario: Beacon of Immortality va dans la bibliothèque et non au cimetière
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie a quatre cartes dans sa bibliothèque
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Angie
    Et que le sort se résout
    Alors Angie a cinq cartes dans sa bibliothèque
    Et Angie n'a aucune carte dans son cimetière

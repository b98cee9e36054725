# language: fr
Fonctionnalité: Les créatures seules
  > Une carte parle de créatures. Qu'advient-il des terrains, artefacts, enchantements, planeswalkers et batailles à côté d'elles ?

  @id:plain.sweep @clause:creature.dies @clause:planeswalker.damage @from:2018-04-27 @must
  Scénario: Des blessures à chaque créature n'ôtent de loyauté à aucun planeswalker, ni adverse ni du coéquipier
    Étant donné qu'Edward contrôle « Chandra, Pyrogenius »
    Et qu'Edward contrôle « Géant des collines »
    Et que Barry contrôle « Liliana, the Last Hope »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et « Liliana, the Last Hope » a trois marqueurs « loyauté »

  @id:plain.any_target @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  Scénario: N'importe quelle cible est aussi un planeswalker ou une bataille, et pas un enchantement
    Étant donné qu'Edward contrôle « Chandra, Pyrogenius »
    Et qu'Edward contrôle « Bad Moon »
    Et qu'Angie contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Edward
    Alors Angie ne peut pas lancer « Shock » en ciblant « Bad Moon »
    Mais Angie peut lancer « Shock » en ciblant « Invasion of Dominaria »
    Quand le sort se résout
    Alors Angie ne peut pas lancer « Essence Drain » en ciblant « Bad Moon »
    Mais Angie peut lancer « Essence Drain » en ciblant « Chandra, Pyrogenius »
    Quand le sort se résout
    Alors « Chandra, Pyrogenius » a deux marqueurs « loyauté »
    Et « Invasion of Dominaria » a trois marqueurs « défense »

  @id:plain.any_target.drain @situation:plain.any_target @clause:target.choose @clause:battle.damage @from:2024-11-08 @must
  Scénario: Essence Drain draine aussi une bataille
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Edward
    Et que « Invasion of Dominaria » a cinq marqueurs « défense »
    Quand Barry lance « Essence Drain » en ciblant « Invasion of Dominaria »
    Et que le sort se résout
    Alors « Invasion of Dominaria » a deux marqueurs « défense »
    Et l'équipe d'Angie a 23 points de vie

  @id:plain.passage @clause:replacement.open @clause:object.you @clause:planeswalker.damage @from:2018-04-27 @must
  Scénario: Safe Passage préserve la créature de son lanceur et celui-ci, mais ni le planeswalker à côté d'eux ni le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward contrôle quatre « Montagne »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Safe Passage »
    Et que le sort se résout
    Et qu'Edward lance « Shock » en ciblant « Wind Drake »
    Et que le sort se résout
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors Angie contrôle « Wind Drake »
    Et l'équipe d'Angie a 20 points de vie
    Quand Edward lance « Shock » en ciblant « Chandra, Pyrogenius »
    Et que le sort se résout
    Et qu'Edward lance « Shock » en ciblant Barry
    Et que le sort se résout
    Alors « Chandra, Pyrogenius » a trois marqueurs « loyauté »
    Et l'équipe d'Angie a 18 points de vie

  @id:plain.last_hope @clause:target.choose @from:2018-04-27 @must
  Scénario: Là où il n'y a qu'une créature, la capacité de Liliana la trouve parmi tout le reste
    Étant donné qu'Angie contrôle « Liliana, the Last Hope »
    Et qu'Angie contrôle « Forêt »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Copper Tablet »
    Et que Ronald contrôle « Bad Moon »
    Quand Angie active la première capacité de « Liliana, the Last Hope »
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors la créature « Géant des collines » est 1/2
    Et « Liliana, the Last Hope » a quatre marqueurs « loyauté »

  @id:plain.itself @clause:trigger.step @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  Scénario: Smothering Abomination part elle-même si elle est la seule créature de son contrôleur ; ses autres permanents restent, et les créatures des autres aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Smothering Abomination »
    Et qu'Angie contrôle « Bad Moon »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie a « Smothering Abomination » dans son cimetière
    Et Angie a deux cartes en main
    Et Angie contrôle « Bad Moon »
    Et Barry contrôle « Géant des collines »
    Et Edward contrôle « Grizzlis »
    Et Ronald contrôle « Wind Drake »

  @id:plain.no_creature @clause:object.types @clause:object.you @from:2005-08-01 @must
  Scénario: Ni un artefact sacrifié, ni une créature que sacrifie le coéquipier, ne fait piocher le contrôleur de Smothering Abomination
    Étant donné qu'Angie contrôle « Smothering Abomination »
    Et qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle quatre « Forêt »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Goblin Bombardment »
    Quand Angie active la capacité de « Mindslaver »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Et que Barry active la capacité de « Goblin Bombardment »
    Et que Barry choisit Edward comme cible
    Et que la capacité se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Mindslaver » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière
    Et Angie n'a aucune carte en main

  @id:plain.numbers @clause:combat.attack_condition @clause:object.types @from:2018-04-27 @must
  Scénario: Où l'on compare des créatures, on ne compte de terrains ni pour l'attaquant ni pour le défenseur
    Étant donné qu'Angie contrôle « Goblin Goon »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle deux « Plaine »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle trois « Forêt »
    Et que Ronald contrôle « Wind Drake »
    Et que Ronald contrôle « Soul Warden »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Ronald avec « Goblin Goon »
    Mais Angie peut attaquer Edward avec « Goblin Goon »

  @id:plain.numbers.block @situation:plain.numbers @clause:combat.block_condition @clause:object.types @from:2018-04-27 @must
  Scénario: Les terrains ne comptent pas où l'on compare des créatures avec celles du joueur attaquant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Goblin Goon »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle deux « Plaine »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle trois « Forêt »
    Et que Ronald contrôle « Youthful Knight »
    Et que Ronald contrôle « Soul Warden »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que Ronald attaque Angie avec « Youthful Knight »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Youthful Knight » avec « Goblin Goon »
    Mais Angie peut bloquer « Grizzlis » avec « Goblin Goon »

  @id:plain.mirror @clause:combat.defending_ability @clause:object.types @from:2018-04-27 @must
  Scénario: Ce qui est aussi fort que le joueur défenseur a de créatures ne compte pas ses terrains
    Étant donné qu'Angie contrôle « Exercice du miroir »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle deux « Forêt »
    Et que Ronald contrôle deux « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exercice du miroir »
    Alors la créature « Exercice du miroir » est 1/4

  @id:plain.vigour @clause:object.types @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Les marqueurs de ses créatures vont sur les deux, et pas sur l'artefact à côté d'elles
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Copper Tablet »
    Quand Angie lance « Titania's Boon »
    Et que le sort se résout
    Alors « Géant des collines » a un marqueur +1/+1
    Et « Wind Drake » a un marqueur +1/+1
    Et « Copper Tablet » n'a aucun marqueur +1/+1

  @id:plain.charge @clause:layers.lasting @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qui devient une créature après la charge n'est pas agrandi par elle
    Étant donné qu'Angie contrôle « Still Life »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie lance « Glorious Charge »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Still Life »
    Et que la capacité se résout
    Alors la créature « Still Life » est 4/3
    Et la créature « Géant des collines » est 4/4

  @id:plain.tribute @clause:combat.defending_effect @clause:cost.resources @from:2018-04-27 @must
  Scénario: Le tribut coûte un mana à chaque fois, et prend une créature, pas l'enchantement à côté d'elle
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Exercice du tribut »
    Et qu'Edward contrôle « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Bad Moon »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Alors Edward peut activer la capacité de « Exercice du tribut »
    Quand la capacité se résout
    Et qu'Edward choisit Angie comme joueur défenseur
    Alors Angie a « Grizzlis » dans son cimetière
    Et Angie contrôle « Bad Moon »
    Et la carte « Source de mana » est engagée
    Et Edward ne peut pas activer la capacité de « Exercice du tribut »

  @id:plain.devoid @clause:object.devoid @clause:ability.static @from:2018-04-27 @must
  Scénario: Smothering Abomination coûte du mana noir et n'est pas noire ; ce qui agrandit les créatures noires l'ignore
    Étant donné qu'Edward contrôle « Bad Moon »
    Et qu'Angie contrôle « Smothering Abomination »
    Et que Barry contrôle « Zulaport Cutthroat »
    Alors la créature « Smothering Abomination » est 4/3
    Et la créature « Zulaport Cutthroat » est 2/2

# language: fr
Fonctionnalité: Demandé jusqu'au bout
  > Que fait une carte que personne n'a encore demandé, que peut-elle viser, que coûte-t-elle, et quand est-ce fini ?

  @id:parts.no_creature @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scénario: Un enchantement n'est pas une cible pour ce qui vise des créatures ou des artefacts, seul ou à côté d'une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Ajani's Welcome »
    Et qu'Edward contrôle « Copper Tablet »
    Et qu'Angie contrôle « Furnace Brood »
    Et qu'Angie contrôle « Daughter of Autumn »
    Et qu'Angie contrôle dix « Source de mana »
    Alors Angie ne peut pas lancer « Cut // Ribbons » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Grip of the Roil » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Disarm » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Divine Offering » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Dauntless Onslaught » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas lancer « Dauntless Onslaught » en ciblant « Géant des collines » et « Ajani's Welcome »
    Et Angie ne peut pas activer la capacité de « Furnace Brood » en ciblant « Ajani's Welcome »
    Et Angie ne peut pas activer la capacité de « Daughter of Autumn » en ciblant « Ajani's Welcome »
    Mais Angie peut activer la capacité de « Furnace Brood » en ciblant « Géant des collines »
    Quand la capacité se résout
    Alors Angie peut lancer « Divine Offering » en ciblant « Copper Tablet »

  @id:parts.unpaid @clause:cost.resources @from:2018-04-27 @must
  Scénario: Sans mana, ni squelette ni troll ne se régénère, et aucune de ces capacités ne peut être activée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Cudgel Troll »
    Et qu'Angie contrôle « Drudge Skeletons »
    Et qu'Angie contrôle « Elvish Piper »
    Et qu'Angie contrôle « Furnace Brood »
    Et qu'Angie contrôle « Daughter of Autumn »
    Et qu'Angie contrôle « Youthful Knight »
    Et qu'Angie ne contrôle pas « Source de mana »
    Et qu'Angie a « Forêt » en main
    Alors Angie ne peut pas activer la capacité de « Cudgel Troll »
    Et Angie ne peut pas activer la capacité de « Drudge Skeletons »
    Et Angie ne peut pas activer la capacité de « Elvish Piper »
    Et Angie ne peut pas activer la capacité de « Furnace Brood » en ciblant « Drudge Skeletons »
    Et Angie ne peut pas activer la capacité de « Daughter of Autumn » en ciblant « Youthful Knight »
    Quand Angie joue le terrain « Forêt »
    Alors Angie peut activer la capacité de « Cudgel Troll »

  @id:parts.creatures_alone @clause:effect.destroy @clause:object.types @from:2018-04-27 @must
  Scénario: Ce qui emporte toutes les créatures laisse terrains, enchantements et planeswalkers, et ne compte que les créatures
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Ajani's Welcome »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Bad Moon »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Fumigate »
    Et que le sort se résout
    Alors l'équipe d'Angie a 23 points de vie
    Et Angie ne contrôle aucune créature
    Et Angie contrôle « Ajani's Welcome »
    Et Edward contrôle « Bad Moon »
    Et Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Deadly Tempest »
    Et que le sort se résout
    Alors l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et Edward contrôle « Bad Moon »
    Et Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Exercice du balai »
    Et que le sort se résout
    Alors Angie n'a aucune carte en main
    Et Edward contrôle « Bad Moon »

  @id:parts.broom @clause:zone.exile @clause:object.you @from:2018-04-27 @must
  Scénario: Qui exile deux de ses créatures pioche deux cartes, et le coéquipier dont la créature part aussi n'en pioche pas
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Exercice du balai »
    Et que le sort se résout
    Alors Angie a deux cartes en main
    Et Barry n'a aucune carte en main
    Et Barry possède « Grizzlis » en exil

  @id:parts.punishment @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  Scénario: Deux votes pour la mort coûtent deux créatures à chaque adversaire, aucun enchantement, et rien à l'équipe des votants
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Bad Moon »
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Wind Drake »
    Quand Angie lance « Capital Punishment »
    Et qu'Angie vote pour la mort
    Et que Barry vote pour la mort
    Et qu'Edward vote pour les taxes
    Et que Ronald vote pour les taxes
    Et que le sort se résout
    Alors Edward ne contrôle aucune créature
    Et Edward contrôle « Bad Moon »
    Et Angie contrôle « Élémental de l'air »
    Et Barry contrôle « Wind Drake »

  @id:parts.doom @clause:object.types @clause:object.you @from:2018-04-27 @must
  Scénario: Crackling Doom ne blesse que les adversaires, et prend la créature la plus forte, non le véhicule plus fort à côté
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Irontread Crusher »
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Wind Drake »
    Quand Angie lance « Crackling Doom »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Edward contrôle « Irontread Crusher »
    Et Edward contrôle « Grizzlis »
    Et Angie contrôle « Élémental de l'air »
    Et Barry contrôle « Wind Drake »
    Et l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 16 points de vie

  @id:parts.nightmare @clause:saga.chapter @clause:object.colour @from:2018-04-27 @must
  Scénario: Le cauchemar de Chainer's Torment est noir
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Chainer's Torment »
    Et que « Chainer's Torment » a deux marqueurs « sapience »
    Et qu'Edward contrôle « Bad Moon »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Chainer's Torment » se résout
    Alors Angie contrôle un jeton de créature 11/11

  @id:parts.inferno @clause:spell.uncountered @clause:emblem.owner @from:2018-04-27 @must
  Scénario: Chandra, Awakened Inferno, ne peut pas être contrecarrée, et a 8 de loyauté après sa première capacité
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Chandra, Awakened Inferno »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Chandra, Awakened Inferno »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Chandra, Awakened Inferno »
    Quand Angie active la première capacité de « Chandra, Awakened Inferno »
    Et que la capacité se résout
    Alors « Chandra, Awakened Inferno » a huit marqueurs « loyauté »

  @id:parts.inferno.burns @situation:parts.inferno @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scénario: Pour trois de loyauté, elle brûle les créatures de 3, ni les élémentaux ni les planeswalkers à côté
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Awakened Inferno »
    Et que Barry contrôle « Furnace Brood »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Giant Spider »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie active la deuxième capacité de « Chandra, Awakened Inferno »
    Et que la capacité se résout
    Alors « Chandra, Awakened Inferno » a trois marqueurs « loyauté »
    Et Edward a « Géant des collines » dans son cimetière
    Et Edward contrôle « Giant Spider »
    Et Barry contrôle « Furnace Brood »
    Et « Chandra, Pyrogenius » a cinq marqueurs « loyauté »

  @id:parts.torch @clause:mana.added @clause:damage.source @from:2018-04-27 @must
  Scénario: Chandra, Torch of Defiance, donne deux manas rouges, et là où la carte du dessus est un terrain ne blesse que les adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et que Barry contrôle « Chandra, Torch of Defiance »
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Quand Angie active la première capacité de « Chandra, Torch of Defiance » d'Angie
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand Barry active la deuxième capacité de « Chandra, Torch of Defiance » de Barry
    Et que la capacité se résout
    Alors Barry a deux mana non dépensés
    Et « Chandra, Torch of Defiance » de Barry a cinq marqueurs « loyauté »

  @id:parts.torch.burns @situation:parts.torch @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scénario: Pour trois de loyauté, elle inflige 4 blessures à une créature, et rien d'autre ne peut être visé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et qu'Edward contrôle « Killer Whale »
    Et qu'Edward contrôle « Bad Moon »
    Alors Angie ne peut pas activer la troisième capacité de « Chandra, Torch of Defiance » en ciblant « Bad Moon »
    Mais Angie peut activer la troisième capacité de « Chandra, Torch of Defiance » en ciblant « Killer Whale »
    Et « Chandra, Torch of Defiance » a un marqueur « loyauté »
    Quand la capacité se résout
    Alors Edward contrôle « Killer Whale »
    Quand Barry lance « Gut Shot » en ciblant « Killer Whale »
    Et que le sort se résout
    Alors Edward a « Killer Whale » dans son cimetière

  @id:parts.torch.emblem @situation:parts.torch @clause:emblem.owner @clause:emblem.abilities @clause:object.you @from:2018-04-27 @must
  Scénario: Son emblème répond par 5 blessures à chaque sort de son propriétaire, et à aucun sort du coéquipier ni d'un adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chandra, Torch of Defiance »
    Et que « Chandra, Torch of Defiance » a sept marqueurs « loyauté »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand Angie active la quatrième capacité de « Chandra, Torch of Defiance »
    Et que la capacité se résout
    Alors Angie a « Chandra, Torch of Defiance » dans son cimetière
    Quand Angie lance « Divination »
    Et qu'Angie choisit Edward comme cible
    Et que le sort se résout
    Alors l'équipe d'Edward a 15 points de vie
    Quand Barry lance « Reach Through Mists »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Reach Through Mists »
    Alors la pile compte un sort ou capacité
    Quand le sort se résout
    Et qu'Angie choisit « Obsianus Golem » comme cible
    Et qu'Angie lance « Divination »
    Et que le sort se résout
    Alors Edward contrôle « Obsianus Golem »
    Quand Barry lance « Shock » en ciblant « Obsianus Golem »
    Et que le sort se résout
    Alors Edward a « Obsianus Golem » dans son cimetière
    Et l'équipe d'Edward a 15 points de vie

  @id:parts.alliance @clause:cost.resources @clause:object.colour @from:2018-04-27 @must
  Scénario: Chivalric Alliance crée un chevalier blanc et bleu pour deux manas et une carte défaussée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chivalric Alliance »
    Et qu'Angie contrôle « Glen Elendra Liege »
    Et que Barry contrôle « Crusade »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Grizzlis » en main
    Alors Angie ne peut pas activer la capacité de « Chivalric Alliance »
    Quand Angie joue le terrain « Forêt »
    Alors Angie peut activer la capacité de « Chivalric Alliance »
    Et Angie a « Grizzlis » dans son cimetière
    Et la carte « Source de mana » est engagée
    Et la carte « Forêt » est engagée
    Quand la capacité se résout
    Alors Angie contrôle un jeton de créature 4/4

  @id:parts.clone @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  Scénario: Clone parmi des enchantements et des planeswalkers ne copie rien, et meurt
    Étant donné qu'Edward contrôle « Bad Moon »
    Et que Ronald contrôle « Chandra, Pyrogenius »
    Quand Angie lance « Clone »
    Et que le sort se résout
    Alors Angie a « Clone » dans son cimetière

  @id:parts.kirin @clause:combat.block @clause:team.wins_and_loses @from:2022-02-18 @must
  Scénario: Cloudsteel Kirin vole, et sur une créature n'empêche ni les adversaires de perdre ni sa propre équipe de gagner
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 2 points de vie
    Et qu'Angie contrôle « Cloudsteel Kirin »
    Et que Barry contrôle « Cloudsteel Kirin »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie active la première capacité de « Cloudsteel Kirin » d'Angie en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Cloudsteel Kirin » de Barry
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Cloudsteel Kirin » de Barry avec « Géant des collines »
    Mais Edward peut ne bloquer avec aucune créature
    Quand Barry lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Angie gagne la partie

  @id:parts.kirin.wins @situation:parts.kirin @clause:team.win_effect @clause:equipment.reconfigure @from:2022-02-18 @must
  Scénario: Qui a une créature équipée de Cloudsteel Kirin peut gagner par un effet
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 50 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Et qu'Angie contrôle « Cloudsteel Kirin »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Quand Angie active la première capacité de « Cloudsteel Kirin » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie

  @id:parts.breach @clause:object.types @from:2018-04-27 @must
  Scénario: Coastal Breach renvoie ce qui n'est pas un terrain, et laisse les terrains
    Étant donné qu'Edward contrôle « Montagne »
    Et qu'Edward contrôle « Bad Moon »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Coastal Breach »
    Et que le sort se résout
    Alors Edward contrôle « Montagne »
    Et Edward a « Bad Moon » en main
    Et Barry a « Géant des collines » en main

  @id:parts.portal @clause:trigger.step @clause:effect.vote @clause:object.you @from:2018-04-27 @must
  Scénario: Coercive Portal ne demande qu'à l'entretien de son contrôleur, et l'hommage fait piocher ce joueur, non le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Coercive Portal »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile est vide
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie vote pour l'hommage
    Et que Barry vote pour l'hommage
    Et qu'Edward vote pour l'hommage
    Et que Ronald vote pour l'hommage
    Et que la capacité déclenchée de « Coercive Portal » se résout
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main

  @id:parts.wave @clause:combat.cant_block @clause:layers.open @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Après Cosmotronic Wave, ce qui devient une créature plus tard ne peut pas bloquer non plus, et au combat suivant tous le peuvent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « War Mammoth »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Still Life »
    Et qu'Edward contrôle deux « Source de mana »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Cosmotronic Wave »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Still Life »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « War Mammoth » avec « Élémental de l'air »
    Et Edward ne peut pas bloquer « War Mammoth » avec « Still Life »
    Mais Edward peut ne bloquer avec aucune créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer « Géant des collines » avec « Élémental de l'air »

  @id:parts.verbosity @clause:trigger.is_attacked @clause:object.you @clause:team.opponents @from:2018-04-27 @must
  Scénario: Qui a maudit le joueur attaqué pioche une fois, fût-il attaquant, le coéquipier qui attaque ne pioche pas, ni un adversaire qui n'attaque pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « War Mammoth »
    Quand Angie lance « Curse of Verbosity » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Curse of Verbosity » se résout
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Et Ronald n'a aucune carte en main

  @id:parts.cut @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scénario: Cut inflige 4 blessures et pas davantage ; Fling et Firebolt tuent une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Killer Whale »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Élémental de l'air »
    Et qu'Angie contrôle « Obsianus Golem »
    Quand Angie lance « Cut // Ribbons » en ciblant « Killer Whale »
    Et que le sort se résout
    Alors Edward contrôle « Killer Whale »
    Quand Angie lance « Firebolt » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Quand Angie lance « Fling » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Alors Ronald a « Élémental de l'air » dans son cimetière
    Quand Angie lance « Firebolt » en ciblant « Killer Whale »
    Et que le sort se résout
    Alors Edward a « Killer Whale » dans son cimetière

  @id:parts.disarm @clause:equipment.unattach @clause:aura.enchant @from:2018-04-27 @must
  Scénario: Disarm détache l'équipement, et laisse l'aura
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Bonesplitter »
    Et qu'Angie contrôle « Source de mana »
    Quand Barry lance « Unholy Strength » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Bonesplitter » en ciblant « Géant des collines »
    Et que la capacité se résout
    Alors la créature « Géant des collines » est 7/4
    Quand Barry lance « Disarm » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 5/4
    Et Barry contrôle « Unholy Strength »

  @id:parts.confidant @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scénario: Dark Confidant ne fait rien à l'entretien des adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Dark Confidant »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile est vide

  @id:parts.darkest @clause:protection.target @clause:object.recoloured @from:2018-04-27 @must
  Scénario: Sous Darkest Hour, une créature est noire et un enchantement ne l'est pas, pour ce qui est protégé contre le noir
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Darkest Hour »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « White Knight »
    Quand Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit « White Knight » comme cible
    Et que la capacité se résout
    Et que Barry lance « Gut Shot » en ciblant « White Knight »
    Et que le sort se résout
    Alors Edward a « White Knight » dans son cimetière

  @id:parts.daughter @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce que Daughter of Autumn aurait pris, et la force de deux créatures, finit avec le tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Daughter of Autumn »
    Et qu'Angie contrôle « Source de mana »
    Et que Barry contrôle « Youthful Knight »
    Et que Barry contrôle « White Knight »
    Quand Angie active la capacité de « Daughter of Autumn » en ciblant « White Knight »
    Et que la capacité se résout
    Et que Barry lance « Dauntless Onslaught » en ciblant « White Knight » et « Youthful Knight »
    Et que le sort se résout
    Alors la créature « White Knight » est 4/4
    Et la créature « Youthful Knight » est 4/3
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors la créature « White Knight » est 2/2
    Et la créature « Youthful Knight » est 2/1
    Quand Edward lance « Shock » en ciblant « White Knight »
    Et que le sort se résout
    Alors Barry a « White Knight » dans son cimetière

  @id:parts.bolas @clause:object.you @from:2018-04-27 @must
  Scénario: Disciple of Bolas et Grip of the Roil font piocher leur contrôleur, et non le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Disciple of Bolas »
    Et que le sort se résout
    Et que la capacité déclenchée de « Disciple of Bolas » se résout
    Alors Angie a trois cartes en main
    Et Barry n'a aucune carte en main
    Quand Angie lance « Grip of the Roil » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a trois cartes en main
    Et Barry n'a aucune carte en main

  @id:parts.dualcaster @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  Scénario: Dualcaster Mage copie l'éphémère, et non le sort de créature en dessous
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Grizzlis »
    Et qu'Angie lance « Reach Through Mists »
    Et que Barry lance « Dualcaster Mage »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dualcaster Mage » se résout
    Et que le sort se résout
    Alors Barry a une carte en main

  @id:parts.tracer @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scénario: Echo Tracer, seule créature qui soit, se renvoie lui-même, et aucun enchantement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle six « Source de mana »
    Et qu'Edward contrôle « Bad Moon »
    Quand Angie lance « Echo Tracer » face cachée
    Et que le sort se résout
    Et qu'Angie retourne « Echo Tracer » face visible
    Et que la capacité déclenchée de « Echo Tracer » se résout
    Alors Angie a « Echo Tracer » en main
    Et Edward contrôle « Bad Moon »

  @id:parts.piper @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  Scénario: Elvish Piper n'appelle aucun terrain de la main
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Elvish Piper »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie a « Montagne » en main
    Quand Angie active la capacité de « Elvish Piper »
    Et que la capacité se résout
    Alors Angie a « Montagne » en main
    Et Angie ne contrôle pas « Montagne »

  @id:parts.entomb @clause:effect.search @from:2018-04-27 @must
  Scénario: Entomb met n'importe quelle carte de la bibliothèque de son lanceur dans le cimetière
    Étant donné qu'Angie a « Forêt » dans sa bibliothèque
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Entomb »
    Et que le sort se résout
    Et qu'Angie trouve « Forêt » dans sa bibliothèque
    Alors Angie a « Forêt » dans son cimetière
    Et Angie a neuf cartes dans sa bibliothèque

  @id:parts.brood @clause:effect.regenerate @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce que Furnace Brood empêche de se régénérer se régénère au tour suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Furnace Brood »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Edward contrôle « Cudgel Troll »
    Et qu'Edward contrôle cinq « Source de mana »
    Quand Angie active la capacité de « Furnace Brood » en ciblant « Cudgel Troll »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward active la capacité de « Cudgel Troll »
    Et que la capacité se résout
    Et qu'Edward lance « Jour de condamnation »
    Et que le sort se résout
    Alors Edward contrôle « Cudgel Troll »

  @id:parts.glorybringer @clause:combat.exert @clause:target.choose @from:2018-04-27 @must
  Scénario: Glorybringer attaque aussitôt, au-dessus de ceux qui sont au sol, et ses 4 blessures trouvent la seule créature adverse qui n'est pas un dragon
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Killer Whale »
    Et qu'Edward contrôle « Bad Moon »
    Et que Ronald contrôle « Furnace Whelp »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Glorybringer »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glorybringer »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Glorybringer » se résout
    Alors Edward contrôle « Killer Whale »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Glorybringer » avec « Killer Whale »
    Mais Ronald peut bloquer « Glorybringer » avec « Furnace Whelp »

  @id:parts.guide @clause:combat.attack @from:2018-04-27 @must
  Scénario: Goblin Guide attaque dès qu'il est là
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward a « Grizzlis » au-dessus de sa bibliothèque
    Quand Angie lance « Goblin Guide »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Goblin Guide »

  @id:parts.rabblemaster @clause:combat.attack_required @clause:object.you @from:2018-04-27 @must
  Scénario: Goblin Rabblemaster pousse les autres gobelins de son contrôleur à attaquer, non lui-même, ni d'autres créatures, ni ceux du coéquipier ou d'un adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Goblin Rabblemaster »
    Et qu'Angie contrôle « Goblin Piker »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Hulking Goblin »
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que Barry lance « Stifle » en ciblant « Goblin Rabblemaster »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature
    Mais Angie peut attaquer Edward avec « Goblin Piker »

  @id:parts.rabblemaster.others @situation:parts.rabblemaster @clause:combat.attack_required @clause:team.opponents @from:2018-04-27 @must
  Scénario: Au tour des adversaires, leurs gobelins peuvent rester
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Goblin Rabblemaster »
    Et qu'Edward contrôle « Goblin Piker »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature

  @id:parts.rabblemaster.counts @situation:parts.rabblemaster @clause:combat.attacks @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Goblin Rabblemaster compte les autres gobelins qui attaquent, ceux du coéquipier aussi, ni ceux qui restent ni d'autres créatures, et pour ce tour seulement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Goblin Rabblemaster »
    Et qu'Angie contrôle « Goblin Piker »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Boggart Brute »
    Et que Barry contrôle « Hulking Goblin »
    Et que Barry contrôle « Goblin Fireslinger »
    Et que la carte « Goblin Fireslinger » est engagée
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que Barry lance « Stifle » en ciblant « Goblin Rabblemaster »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Rabblemaster », « Goblin Piker » et « Géant des collines »
    Et que Barry attaque Edward avec « Boggart Brute »
    Et que la capacité déclenchée de « Goblin Rabblemaster » se résout
    Alors la créature « Goblin Rabblemaster » est 4/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Goblin Rabblemaster » est 2/2

  @id:parts.rabblemaster.haste @situation:parts.rabblemaster @clause:combat.attack_required @clause:combat.attack @from:2018-04-27 @must
  Scénario: Le gobelin qu'il amène est capable d'attaquer aussitôt, et y est donc obligé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Goblin Rabblemaster »
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que Barry lance « Stifle » en ciblant « Goblin Rabblemaster »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut n'attaquer avec aucune créature
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Goblin Rabblemaster » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature

  @id:parts.rabblemaster.red @situation:parts.rabblemaster @clause:object.colour @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Ce gobelin est rouge, et reste là où aucune créature rouge ne peut attaquer l'un ou l'autre adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Goblin Rabblemaster »
    Et qu'Edward contrôle « Douve de Téfèiri »
    Et que Ronald contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » d'Edward est le rouge
    Et que la couleur choisie pour « Douve de Téfèiri » de Ronald est le rouge
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Goblin Rabblemaster » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut n'attaquer avec aucune créature

  @id:parts.grasp @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scénario: Là où les adversaires n'ont que des terrains, Grasp of Fate ne trouve rien, et surtout pas un permanent du coéquipier
    Étant donné qu'Edward contrôle « Montagne »
    Et que Ronald contrôle « Île »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Grasp of Fate »
    Et que le sort se résout
    Et que la capacité déclenchée de « Grasp of Fate » se résout
    Alors Edward contrôle « Montagne »
    Et Ronald contrôle « Île »
    Et Barry contrôle « Géant des collines »

  @id:parts.heartbeat @clause:mana.triggered @clause:object.types @from:2018-04-27 @must
  Scénario: Une créature engagée pour du mana n'est pas un terrain, pour Heartbeat of Spring
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Heartbeat of Spring »
    Et qu'Angie contrôle « Oiseaux de paradis »
    Quand Angie active la capacité de « Oiseaux de paradis »
    Et qu'Angie choisit la couleur le vert
    Alors Angie a un mana non dépensé

# language: fr
Fonctionnalité: Chaque partie d'une carte
  > Toutes les versions fausses de toutes les cartes ont été jouées, et ces parties-là, personne ne les avait demandées. Chacune est-elle là ?

  @id:every.bite @clause:layers.lasting @clause:effect.vote @from:2018-04-27 @must
  Scénario: Ce que Bite of the Black Rose a diminué retrouve sa taille au tour suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Bite of the Black Rose »
    Et qu'Angie vote pour la maladie
    Et que Barry vote pour la maladie
    Et qu'Edward vote pour la maladie
    Et que Ronald vote pour la maladie
    Et que le sort se résout
    Alors la créature « Géant des collines » est 1/1
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:every.cremate @clause:effect.steps @clause:object.you @from:2018-04-27 @must
  Scénario: Seul le lanceur de Cremate pioche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward a « Grizzlis » dans son cimetière
    Quand Angie lance « Cremate » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward possède « Grizzlis » en exil
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main

  @id:every.downsize @clause:object.types @from:2013-05-01 @must
  Scénario: Downsize ne diminue aucun terrain
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Forêt »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Downsize » en ciblant « Forêt »
    Mais Angie peut lancer « Downsize » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors la créature « Géant des collines » est -1/3

  @id:every.warrens @clause:object.colour @clause:protection.block @from:2018-04-27 @must
  Scénario: Les Gobelins d'Empty the Warrens sont rouges, et ne bloquent rien qui en soit protégé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Silver Knight »
    Et qu'Angie contrôle « Géant des collines »
    Quand Edward lance « Empty the Warrens »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Silver Knight » et « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Silver Knight » avec le premier jeton Gobelin
    Mais Edward peut bloquer « Géant des collines » avec le premier jeton Gobelin

  @id:every.witchstalker @clause:combat.block @from:2020-01-24 @must
  Scénario: Une seule créature ne bloque pas Stormfist Crusader, et bloque une autre
    Étant donné qu'Angie contrôle « Stormfist Crusader »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Stormfist Crusader » et « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Stormfist Crusader » avec « Élémental de l'air »
    Mais Edward peut bloquer « Wind Drake » avec « Élémental de l'air »

  @id:every.food @clause:cost.resources @from:2020-01-24 @must
  Scénario: Une Nourriture coûte deux manas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 10 points de vie
    Et que Barry contrôle cinq « Source de mana »
    Et que Barry a « Forêt » en main
    Quand Barry lance « Fierce Witchstalker »
    Et que le sort se résout
    Et que la capacité déclenchée de « Fierce Witchstalker » se résout
    Alors Barry ne peut pas activer la capacité du premier jeton Nourriture
    Quand Barry joue le terrain « Forêt »
    Alors Barry peut activer la capacité du premier jeton Nourriture
    Quand la capacité se résout
    Alors l'équipe d'Angie a 13 points de vie

  @id:every.violence @clause:damage.source @clause:object.types @from:2018-04-27 @must
  Scénario: Gratuitous Violence double ce que les créatures infligent, et non ce que font les autres permanents
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Gratuitous Violence »
    Et qu'Angie contrôle « Saheeli Rai »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie active la première capacité de « Saheeli Rai »
    Et que la capacité se résout
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors l'équipe d'Edward a 28 points de vie

  @id:every.hunted @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: Les Chevaliers que donne Hunted Dragon ont l'initiative
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Hunted Dragon »
    Et que le sort se résout
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Hunted Dragon » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec le premier jeton Chevalier de Ronald
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque le premier jeton Chevalier de Ronald avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie a « Grizzlis » dans son cimetière
    Et Ronald contrôle trois jetons Chevalier

  @id:every.kiki @clause:object.control @from:2010-04-23 @must
  Scénario: Ce qu'un adversaire a pris avant l'étape de fin, personne ne le sacrifie pour le contrôleur de Kiki-Jiki
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie active la capacité de « Kiki-Jiki, Mirror Breaker » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Blind with Anger » en ciblant le premier jeton « Grizzlis » d'Angie
    Et que le sort se résout
    Alors Edward contrôle un jeton de créature
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle un jeton de créature

  @id:every.miren @clause:mana.ability @clause:cost.resources @from:2005-08-01 @must
  Scénario: Miren est engagée pour son mana, et ne sert à rien d'autre dans le même tour
    Étant donné qu'Angie contrôle « Miren, the Moaning Well »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle trois « Source de mana »
    Alors Angie peut activer la première capacité de « Miren, the Moaning Well »
    Et la carte « Miren, the Moaning Well » est engagée
    Et Angie a un mana non dépensé
    Et Angie ne peut pas activer la première capacité de « Miren, the Moaning Well »
    Et Angie ne peut pas activer la deuxième capacité de « Miren, the Moaning Well »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la deuxième capacité de « Miren, the Moaning Well »
    Et la carte « Miren, the Moaning Well » est engagée
    Et Angie a « Grizzlis » dans son cimetière

  @id:every.miren.cost @situation:every.miren @clause:cost.resources @from:2013-07-13 @must
  Scénario: Les points de vie de Miren coûtent trois manas et une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 10 points de vie
    Et qu'Angie contrôle « Miren, the Moaning Well »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Forêt » en main
    Et que Barry contrôle « Miren, the Moaning Well »
    Et que Barry contrôle « Crusade »
    Et que Barry contrôle trois « Source de mana »
    Alors Angie ne peut pas activer la deuxième capacité de « Miren, the Moaning Well » d'Angie
    Et Barry ne peut pas activer la deuxième capacité de « Miren, the Moaning Well » de Barry
    Quand Angie joue le terrain « Forêt »
    Alors Angie peut activer la deuxième capacité de « Miren, the Moaning Well » d'Angie
    Quand la capacité se résout
    Alors l'équipe d'Angie a 13 points de vie
    Et Angie a « Géant des collines » dans son cimetière

  @id:every.moroii @clause:combat.reach @from:2024-11-08 @must
  Scénario: Nightdrinker Moroii vole
    Étant donné qu'Angie contrôle « Nightdrinker Moroii »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Nightdrinker Moroii »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Nightdrinker Moroii » avec « Géant des collines »
    Mais Edward peut bloquer « Nightdrinker Moroii » avec « Wind Drake »

  @id:every.mettle @clause:cost.resources @from:2018-04-27 @must
  Scénario: Le terrain au dos de Path of Mettle s'engage pour chacune de ses capacités, et détruit une créature qui a attaqué
    Étant donné qu'Angie contrôle « Path of Mettle »
    Et qu'Angie contrôle « Hearthfire Hobgoblin »
    Et qu'Angie contrôle « Arbiter of Knollridge »
    Et qu'Angie contrôle six « Source de mana »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hearthfire Hobgoblin » et « Arbiter of Knollridge »
    Et que la capacité déclenchée de « Path of Mettle » se résout
    Alors Angie peut activer la troisième capacité de « Path of Mettle »
    Et la carte « Path of Mettle » est engagée
    Et Angie ne peut pas activer la deuxième capacité de « Path of Mettle »
    Quand la capacité se résout
    Alors Angie contrôle une créature

  @id:every.pox @clause:effect.steps @clause:object.types @from:2018-04-27 @must
  Scénario: Des terrains, Pox prend un tiers, quoi qu'il y ait à côté
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle trois « Marais »
    Et que Ronald contrôle « Montagne »
    Et que Ronald contrôle « Plaine »
    Et que Ronald contrôle « Île »
    Et que Ronald contrôle « Copper Tablet »
    Et que Ronald contrôle « Crusade »
    Et que Ronald contrôle « Bad Moon »
    Quand Angie lance « Pox »
    Et qu'Angie sacrifie la première carte « Marais »
    Et que Ronald sacrifie « Montagne »
    Et que le sort se résout
    Alors Ronald a « Montagne » dans son cimetière
    Et Ronald contrôle « Plaine »
    Et Ronald contrôle « Île »

  @id:every.sepulchral @clause:combat.intimidate @from:2018-04-27 @must
  Scénario: Sepulchral Primordial intimide une créature d'une autre couleur, et non une créature noire
    Étant donné qu'Angie contrôle « Sepulchral Primordial »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Et que Ronald contrôle « Obsianus Golem »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Sepulchral Primordial »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Sepulchral Primordial » avec « Géant des collines »
    Mais Edward peut bloquer « Sepulchral Primordial » avec « Zulaport Cutthroat »

  @id:every.sepulchral.creature @situation:every.sepulchral @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scénario: Sepulchral Primordial prend une carte de créature, et aucune autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward a « Grizzlis » dans son cimetière
    Et que Ronald a « Fountain of Youth » dans son cimetière
    Quand Angie lance « Sepulchral Primordial »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Fountain of Youth » comme cible
    Quand Angie choisit « Grizzlis » comme cible
    Et que la capacité déclenchée de « Sepulchral Primordial » se résout
    Alors Angie contrôle « Grizzlis »

  @id:every.sorin @clause:life.shared @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Ce qu'inflige un Vampire de Sorin, son équipe le gagne
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Sorin, Lord of Innistrad »
    Quand Barry active la première capacité de « Sorin, Lord of Innistrad »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec le premier jeton Vampire
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 21 points de vie
    Et l'équipe d'Edward a 19 points de vie

  @id:every.swarm @clause:spell.copy @from:2018-04-27 @must
  Scénario: Swarm Intelligence copie aussi un rituel
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Swarm Intelligence »
    Quand Angie lance « Divination »
    Et qu'Angie fait ce que la capacité permet
    Et que le sort se résout
    Alors Angie a quatre cartes en main

  @id:every.valakut @clause:trigger.step @clause:object.you @from:2020-11-20 @must
  Scénario: Ce que Valakut Exploration a exilé pendant un tour des adversaires reste exilé à la fin de ce tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Valakut Exploration »
    Et qu'Angie contrôle « Grizzlis »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Quand Edward lance « Path to Exile » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et qu'Angie trouve « Forêt » dans sa bibliothèque
    Et que la capacité déclenchée de « Valakut Exploration » se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors la pile est vide
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Valakut Exploration » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:every.worms @clause:object.types @clause:cost.resources @from:2018-04-27 @must
  Scénario: Worms of the Earth veut des terrains, et n'accepte pas de créatures à la place
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Worms of the Earth »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Plaine »
    Et que Barry contrôle « Île »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie ne fait pas ce que la capacité permet
    Et qu'Edward ne fait pas ce que la capacité permet
    Et que Ronald ne fait pas ce que la capacité permet
    Et que Barry fait ce que la capacité permet
    Et que Barry choisit le mode 1
    Et que la capacité déclenchée de « Worms of the Earth » se résout
    Alors Barry doit faire un choix
    Et Barry ne peut pas sacrifier « Géant des collines » et « Grizzlis »
    Quand Barry sacrifie « Forêt » et « Plaine »
    Alors Angie a « Worms of the Earth » dans son cimetière

  @id:every.goryo @clause:trigger.step @from:2010-04-23 @must
  Scénario: Ce que Footsteps of the Goryo ramène pendant le tour des adversaires est sacrifié à la fin de ce tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Vedalken Orrery »
    Et qu'Angie a « Géant des collines » dans son cimetière
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Footsteps of the Goryo » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie a « Géant des collines » dans son cimetière

  @id:every.plague @clause:trigger.step @from:2007-05-01 @until:2020-01-24 @must
  Scénario: Ce qui se déclenche à chaque entretien se déclenche une fois, même du temps où ce qui se déclenchait à celui de chaque joueur le faisait deux fois pour deux têtes
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Worms of the Earth »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand Angie lance « Traveling Plague » en ciblant « Obsianus Golem »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile compte deux sorts et capacités

  @id:every.food.tapped @situation:every.food @clause:cost.resources @from:2020-01-24 @must
  Scénario: Une Nourriture qu'un adversaire a engagée ne se mange pas, celle d'un coéquipier si
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle six « Source de mana »
    Et que Barry contrôle six « Source de mana »
    Et qu'Edward contrôle « Stinging Lionfish »
    Quand Angie lance « Fierce Witchstalker » d'Angie
    Et que le sort se résout
    Et que la capacité déclenchée de « Fierce Witchstalker » d'Angie se résout
    Et que Barry lance « Fierce Witchstalker » de Barry
    Et que le sort se résout
    Et que la capacité déclenchée de « Fierce Witchstalker » de Barry se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Reach Through Mists »
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward choisit le premier jeton Nourriture de Barry comme cible
    Et que la capacité déclenchée de « Stinging Lionfish » d'Edward se résout
    Alors Barry ne peut pas activer la capacité du premier jeton Nourriture
    Mais Angie peut activer la capacité du premier jeton Nourriture

  @id:every.treasure @clause:mana.ability @clause:cost.resources @from:2022-02-18 @must
  Scénario: Un Trésor qu'un adversaire a engagé ne donne pas de mana, l'autre en donne
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle deux « Impulsive Pilferer »
    Et qu'Edward contrôle « Stinging Lionfish »
    Quand Angie lance « Shock » en ciblant la première carte « Impulsive Pilferer »
    Et que le sort se résout
    Et que la capacité déclenchée de la première carte « Impulsive Pilferer » se résout
    Et qu'Angie lance « Shock » en ciblant la deuxième carte « Impulsive Pilferer »
    Et que le sort se résout
    Et que la capacité déclenchée de la deuxième carte « Impulsive Pilferer » se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Reach Through Mists »
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward choisit le premier jeton Trésor de Barry comme cible
    Et que la capacité déclenchée de « Stinging Lionfish » se résout
    Alors Barry ne peut pas activer la capacité du premier jeton Trésor
    Mais Barry peut activer la capacité du deuxième jeton Trésor
    Quand Barry choisit la couleur le rouge
    Alors Barry a un mana non dépensé

  @id:every.note @clause:effect.surveil @from:2024-11-08 @must
  Scénario: Ransom Note regarde une carte, et n'en laisse pas partir une deuxième
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie lance « Ransom Note »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ransom Note » se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas mettre « Forêt » et « Géant des collines » dans son cimetière
    Quand Angie met « Forêt » dans son cimetière
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Géant des collines » en main

  @id:every.saheeli @clause:effect.scry @from:2018-04-27 @must
  Scénario: Saheeli Rai regarde une carte, et n'en met pas une deuxième au-dessous
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Saheeli Rai »
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie active la première capacité de « Saheeli Rai »
    Et que la capacité se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas mettre « Forêt » et « Géant des collines » au-dessous de sa bibliothèque
    Quand Angie met « Forêt » au-dessous de sa bibliothèque
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Géant des collines » en main

  @id:every.buried @clause:effect.search @from:2018-04-27 @must
  Scénario: Buried Alive trouve trois cartes de créature, et pas une quatrième
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Et qu'Angie a « Grizzlis » dans sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque
    Quand Angie lance « Buried Alive »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas trouver « Géant des collines », « Grizzlis », « Wind Drake » et « Élémental de l'air » dans sa bibliothèque
    Quand Angie trouve « Géant des collines », « Grizzlis » et « Wind Drake » dans sa bibliothèque
    Alors Angie a « Wind Drake » dans son cimetière

  @id:every.saheeli.three @situation:every.saheeli @clause:effect.search @from:2018-04-27 @must
  Scénario: Saheeli Rai trouve trois artefacts, et pas un quatrième
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Saheeli Rai »
    Et que « Saheeli Rai » a sept marqueurs « loyauté »
    Et qu'Angie a « Sol Ring » dans sa bibliothèque
    Et qu'Angie a « Copper Tablet » dans sa bibliothèque
    Et qu'Angie a « Fountain of Youth » dans sa bibliothèque
    Et qu'Angie a « Torpor Orb » dans sa bibliothèque
    Quand Angie active la troisième capacité de « Saheeli Rai »
    Et que la capacité se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas trouver « Sol Ring », « Copper Tablet », « Fountain of Youth » et « Torpor Orb » dans sa bibliothèque
    Quand Angie trouve « Sol Ring », « Copper Tablet » et « Fountain of Youth » dans sa bibliothèque
    Alors Angie contrôle « Sol Ring »
    Et Angie contrôle « Copper Tablet »
    Et Angie contrôle « Fountain of Youth »

  @id:every.portal @clause:effect.vote @clause:effect.destroy @from:2018-04-27 @must
  Scénario: Coercive Portal, qu'on ne peut pas détruire, est sacrifié quand même pour le carnage
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Coercive Portal »
    Et qu'Angie contrôle « Darksteel Forge »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Copper Tablet »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie vote pour le carnage
    Et que Barry vote pour le carnage
    Et qu'Edward vote pour le carnage
    Et que Ronald vote pour le carnage
    Et que la capacité déclenchée de « Coercive Portal » se résout
    Alors Angie a « Coercive Portal » dans son cimetière
    Et Angie a « Géant des collines » dans son cimetière
    Et Angie contrôle « Darksteel Forge »
    Et Edward a « Copper Tablet » dans son cimetière

  @id:every.tymaret @clause:life.shared @clause:trigger.event @from:2021-09-24 @must
  Scénario: Servant of Tymaret gagne autant de points de vie que les adversaires en ont perdu, et son équipe n'en perd aucun
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Servant of Tymaret »
    Quand Angie lance « Light of Promise » en ciblant « Servant of Tymaret »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Servant of Tymaret »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors « Servant of Tymaret » a deux marqueurs +1/+1

  @id:every.kamahl @clause:layers.lasting @clause:combat.trample @from:2018-04-27 @must
  Scénario: Un terrain qui devient une créature après que Kamahl a donné le piétinement aux créatures ne l'a pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle « Ramunap Ruins »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie active la deuxième capacité de « Kamahl, Fist of Krosa »
    Et que la capacité se résout
    Et qu'Angie active la première capacité de « Kamahl, Fist of Krosa » en ciblant « Ramunap Ruins »
    Et que la capacité se résout
    Et qu'Angie lance « Giant Growth » en ciblant « Ramunap Ruins »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Ramunap Ruins »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Ramunap Ruins » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Grizzlis » dans son cimetière

  @id:every.spider @clause:counters.put @clause:object.types @from:2018-04-27 @must
  Scénario: Un marqueur -1/-1 qui arrive sur un terrain ne déclenche pas Obelisk Spider
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Obelisk Spider »
    Et qu'Edward contrôle « Montagne »
    Et que « Montagne » a un marqueur -1/-1
    Et qu'Edward contrôle « Géant des collines »
    Et que « Géant des collines » a un marqueur -1/-1
    Quand Angie lance « Steady Progress »
    Et que le sort se résout
    Et qu'Angie choisit « Montagne » pour recevoir un marqueur de plus
    Alors « Montagne » a deux marqueurs -1/-1
    Et la pile est vide

# language: fr
Fonctionnalité: Demandé encore une fois
  > Qu'a un jeton qui attaque ou bloque, qui une carte désigne-t-elle, qu'est-ce qui doit bloquer, et que coûte une capacité ?

  @id:more.knights @situation:more.knights @clause:combat.vigilance @from:2024-11-08 @must
  Scénario: Un Chevalier de Chivalric Alliance qui a attaqué bloque encore au tour suivant des adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chivalric Alliance »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Grizzlis » en main
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie active la capacité de « Chivalric Alliance »
    Et que la capacité se résout
    Alors Angie contrôle un jeton Chevalier
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec le premier jeton Chevalier
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec le premier jeton Chevalier
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Géant des collines » avec le premier jeton Chevalier

  @id:more.knights.saga @situation:more.knights @clause:combat.vigilance @clause:saga.chapter @from:2018-04-27 @must
  Scénario: Un Chevalier de History of Benalia qui a attaqué bloque encore au tour suivant des adversaires
    Étant donné qu'Angie contrôle « History of Benalia »
    Et qu'Edward contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « History of Benalia » se résout
    Alors Angie contrôle un jeton Chevalier
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Chevalier
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Géant des collines » avec le premier jeton Chevalier

  @id:more.vampires @clause:damage.lifelink @from:2018-04-27 @must
  Scénario: Les Vampires de Sorin, Grim Nemesis ont le lien de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 2 points de vie
    Et que l'équipe d'Edward a 3 points de vie
    Et qu'Angie contrôle « Sorin, Grim Nemesis »
    Et que « Sorin, Grim Nemesis » a neuf marqueurs « loyauté »
    Quand Angie active la troisième capacité de « Sorin, Grim Nemesis »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Vampire Chevalier
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 3 points de vie

  @id:more.assassins @clause:team.loses_whole @from:2018-04-27 @must
  Scénario: Celui à qui un Assassin de Vraska the Unseen inflige des blessures de combat perd la partie, et son équipe avec lui
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vraska the Unseen »
    Et que « Vraska the Unseen » a sept marqueurs « loyauté »
    Quand Angie active la troisième capacité de « Vraska the Unseen »
    Et que la capacité se résout
    Alors Angie contrôle trois jetons de créature 1/1
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Assassin
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:more.spirits @clause:object.colour @clause:combat.block @from:2018-04-27 @must
  Scénario: L'Esprit de Rousing of Souls est blanc et vole
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Crusade »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Giant Spider »
    Et qu'Edward a « Forêt » au-dessus de sa bibliothèque
    Et que Ronald a « Forêt » au-dessus de sa bibliothèque
    Et que Barry a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Shock » au-dessus de sa bibliothèque
    Quand Angie lance « Rousing of Souls »
    Et que le sort se résout
    Alors Angie contrôle un jeton Esprit 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Esprit
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer le premier jeton Esprit d'Angie avec « Grizzlis »
    Mais Edward peut bloquer le premier jeton Esprit d'Angie avec « Giant Spider »

  @id:more.wave @clause:combat.prohibition @clause:object.you @from:2018-10-05 @must
  Scénario: Pendant un tour des adversaires, Cosmotronic Wave n'empêche pas les créatures de son propre camp de bloquer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Quicken »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Cosmotronic Wave »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Grizzlis » avec « Géant des collines »

  @id:more.absence @clause:combat.prohibition @clause:object.colour @from:2018-04-27 @must
  Scénario: Ce qui n'attaque que celui qui ne contrôle rien de noir attaque celui qui contrôle un permanent rouge
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Exercice de l'absence »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Bad Moon »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Ronald avec « Exercice de l'absence »
    Mais Angie peut attaquer Edward avec « Exercice de l'absence »

  @id:more.mirror @clause:priority.timing @from:2018-04-27 @must
  Scénario: Une créature avec le flash est lancée pendant le tour des adversaires, une créature sans flash ne l'est pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Géant des collines »
    Mais Angie peut lancer « Exercice du miroir »

  @id:more.melee @clause:combat.block_required @from:2018-04-27 @must
  Scénario: Sous Grand Melee, chaque créature bloque si elle le peut
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Grand Melee »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas ne bloquer avec aucune créature
    Mais Angie peut bloquer « Grizzlis » avec « Géant des collines »

  @id:more.lure @clause:combat.block_required @from:2018-04-27 @must
  Scénario: Une créature capable de bloquer celle qui porte Lure ne reste pas en arrière
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Lure » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas ne bloquer avec aucune créature
    Mais Edward peut bloquer « Géant des collines » avec « Grizzlis »

  @id:more.note @clause:effect.surveil @clause:trigger.enters @from:2024-11-08 @must
  Scénario: Ransom Note surveille en arrivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Quand Angie lance « Ransom Note »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ransom Note » se résout
    Et qu'Angie met « Géant des collines » dans son cimetière
    Alors Angie a « Géant des collines » dans son cimetière

  @id:more.note.goads @clause:combat.goad @clause:spell.modes @from:2024-11-08 @must
  Scénario: Ransom Note incite une créature, et rien qui n'en soit une
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Ransom Note »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Bad Moon »
    Quand Angie choisit le mode 2
    Alors Angie ne peut pas activer la capacité de « Ransom Note » en ciblant « Bad Moon »
    Mais Angie peut activer la capacité de « Ransom Note » en ciblant « Géant des collines »
    Quand la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Mais Edward peut attaquer Barry avec « Géant des collines »

  @id:more.contortion @clause:target.choose @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Spatial Contortion ne cible que des créatures, et se termine avec le tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Sol Ring »
    Et qu'Edward contrôle « Giant Spider »
    Et qu'Edward contrôle « Bad Moon »
    Alors Angie ne peut pas lancer « Spatial Contortion » en ciblant « Bad Moon »
    Mais Angie peut lancer « Spatial Contortion » en ciblant « Giant Spider »
    Quand le sort se résout
    Alors la créature « Giant Spider » est 5/1
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Giant Spider » est 2/4

  @id:more.sower @clause:target.choose @from:2018-04-27 @must
  Scénario: Sower of Temptation prend une créature et non un enchantement, et vole au-dessus de ce qui n'a ni le vol ni la portée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Bad Moon »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Giant Spider »
    Quand Angie lance « Sower of Temptation »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Bad Moon » comme cible
    Quand Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Sower of Temptation » se résout
    Alors Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Sower of Temptation »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Sower of Temptation » avec « Grizzlis »
    Mais Edward peut bloquer « Sower of Temptation » avec « Giant Spider »

  @id:more.moat @situation:combat.moat @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Teferi's Moat n'arrête pas les créatures de sa couleur qui volent
    Étant donné qu'Angie contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le bleu
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Alluring Siren »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Alluring Siren »
    Mais Edward peut attaquer Angie avec « Wind Drake »

  @id:more.torgaar @clause:life.set_one @variant:three-headed-giant @from:2018-04-27 @must
  Scénario: La moitié d'un total de points de vie de départ de 45 est 22, arrondie à l'unité inférieure
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 40 points de vie
    Quand Angie lance « Torgaar, Famine Incarnate »
    Et que le sort se résout
    Et qu'Angie choisit Edward comme cible
    Et que la capacité déclenchée de « Torgaar, Famine Incarnate » se résout
    Alors l'équipe d'Edward a 22 points de vie

  @id:more.doom @clause:effect.choice @clause:object.types @from:2018-04-27 @must
  Scénario: Un adversaire sans créature ne sacrifie rien à Crackling Doom
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Copper Tablet »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Crackling Doom »
    Et que le sort se résout
    Alors Edward contrôle « Copper Tablet »
    Et Ronald a « Géant des collines » dans son cimetière

  @id:more.boseiju @clause:cost.resources @from:2018-04-27 @must
  Scénario: Le mana de Boseiju, Who Shelters All coûte deux points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Boseiju, Who Shelters All »
    Quand Angie active la capacité de « Boseiju, Who Shelters All »
    Alors l'équipe d'Angie a 18 points de vie

  @id:more.saprolings @clause:token.ceases @clause:target.choose @from:2018-04-27 @must
  Scénario: Des Saprobiontes de deux coéquipiers, l'un est abattu, et l'autre bloque
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Force verdoyante »
    Et que Barry contrôle « Force verdoyante »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Force verdoyante » d'Angie se résout
    Et que la capacité déclenchée de « Force verdoyante » de Barry se résout
    Alors Angie contrôle un jeton Saprobionte
    Et Barry contrôle un jeton Saprobionte
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant le premier jeton Saprobionte d'Angie
    Et que le sort se résout
    Alors Angie ne contrôle aucun jeton Saprobionte
    Et Barry contrôle un jeton Saprobionte
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry peut bloquer « Géant des collines » avec le premier jeton Saprobionte

  @id:more.boseiju.tapped @situation:more.boseiju @clause:cost.resources @from:2018-04-27 @must
  Scénario: Boseiju, Who Shelters All arrive engagé, et ne s'engage pour son mana qu'une fois par tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Boseiju, Who Shelters All »
    Et qu'Angie a « Boseiju, Who Shelters All » en main
    Quand Angie joue le terrain « Boseiju, Who Shelters All »
    Alors Angie ne peut pas activer la capacité de « Boseiju, Who Shelters All » d'Angie
    Mais Barry peut activer la capacité de « Boseiju, Who Shelters All » de Barry
    Et Barry ne peut pas activer la capacité de « Boseiju, Who Shelters All » de Barry

  @id:more.boseiju.instant @situation:more.boseiju @clause:mana.remembers @clause:spell.uncountered @from:2018-04-27 @must
  Scénario: Un éphémère pour lequel du mana de Boseiju a été dépensé n'est pas contrecarré
    Étant donné qu'Angie contrôle « Boseiju, Who Shelters All »
    Et qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie active la capacité de « Boseiju, Who Shelters All »
    Et qu'Angie lance « Into the Roil » en ciblant « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Into the Roil »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward a « Géant des collines » en main

  @id:more.decision @clause:target.choose @from:2018-04-27 @must
  Scénario: Split Decision vise des éphémères et des rituels, et aucun sort de créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Géant des collines »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Split Decision » en ciblant « Géant des collines »
    Quand le sort se résout
    Et qu'Edward lance « Divination »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie peut lancer « Split Decision » en ciblant « Divination »

  @id:more.decision.instant @situation:more.decision @clause:target.choose @from:2018-04-27 @must
  Scénario: Split Decision vise un éphémère
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Reach Through Mists »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie peut lancer « Split Decision » en ciblant « Reach Through Mists »

  @id:more.lieutenants @clause:object.colour @clause:effect.vote @from:2018-04-27 @must
  Scénario: Les Soldats de Lieutenants of the Guard sont blancs
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Crusade »
    Quand Angie lance « Lieutenants of the Guard »
    Et que le sort se résout
    Et que la capacité déclenchée de « Lieutenants of the Guard » se résout
    Et qu'Angie vote pour le nombre
    Et que Barry vote pour le nombre
    Et qu'Edward vote pour la force
    Et que Ronald vote pour la force
    Alors Angie contrôle deux jetons Soldat 2/2

  @id:more.angels @situation:more.knights @clause:combat.vigilance @from:2018-04-27 @must
  Scénario: Un Ange de Resplendent Angel qui a attaqué bloque encore au tour suivant des adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Resplendent Angel »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Angel's Mercy »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Resplendent Angel » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Ange
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Géant des collines » avec le premier jeton Ange

  @id:more.saheeli @clause:effect.search @from:2018-04-27 @must
  Scénario: Saheeli Rai trouve des artefacts de noms différents
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Saheeli Rai »
    Et que « Saheeli Rai » a sept marqueurs « loyauté »
    Et qu'Angie a « Fountain of Youth » dans sa bibliothèque
    Et qu'Angie a « Fountain of Youth » dans sa bibliothèque
    Et qu'Angie a « Copper Tablet » dans sa bibliothèque
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie active la troisième capacité de « Saheeli Rai »
    Et que la capacité se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas trouver la première carte « Fountain of Youth » et la deuxième carte « Fountain of Youth » dans sa bibliothèque
    Quand Angie trouve la première carte « Fountain of Youth » et « Copper Tablet » dans sa bibliothèque
    Alors Angie contrôle « Copper Tablet »

  @id:more.blocker @situation:lands.no_more @clause:combat.no_creature_any_more @clause:ability.static @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Un terrain bloqueur qui n'a plus été une créature un instant ne subit pas de blessures lorsqu'il l'est de nouveau
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ambush Commander »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Kamahl, Fist of Krosa »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Forêt »
    Et qu'Edward lance « Meurtre » en ciblant « Ambush Commander »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie active la première capacité de « Kamahl, Fist of Krosa »
    Et qu'Angie choisit « Forêt » comme cible
    Et que la capacité se résout
    Alors la créature « Forêt » est 1/1
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie contrôle « Forêt »

  @id:more.control @clause:layers.order @clause:layers.lasting @from:2018-04-27 @must
  Scénario: Le contrôle est à qui l'a pris en dernier, même si le premier effet devait durer jusqu'à la fin du tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Quand Barry lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Barry contrôle « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Barry contrôle « Géant des collines »

# language: fr
Fonctionnalité: Les coûts, les cartes et les nombres d'un seul membre
  > Une capacité lit ce qu'un joueur a, lance ou paie. Qu'est-ce qui est à l'équipe, et qu'est-ce qui ne l'est pas ?

  @id:ruling.relic_vial @clause:life.shared @from:2005-08-01 @must
  Scénario: Tant que son contrôleur a un Clerc, Relic Vial coûte 2 points de vie à l'autre équipe pour une créature qui meurt, et en donne 1
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Relic Vial »
    Et qu'Angie contrôle « Forbidding Spirit »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Quand Angie active la capacité de « Relic Vial »
    Et qu'Angie sacrifie « Grizzlis »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:ruling.relic_vial.teammate @situation:ruling.relic_vial @clause:object.you @from:2005-08-01 @must
  Scénario: Un Clerc du coéquipier n'aide pas Relic Vial
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Relic Vial »
    Et que Barry contrôle « Forbidding Spirit »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Quand Angie active la capacité de « Relic Vial »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 20 points de vie

  @id:ruling.slitherwisp @clause:life.shared @from:2005-08-01 @must
  Scénario: Un autre sort avec le flash fait perdre 1 point de vie aux deux adversaires et piocher une carte à son lanceur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Slitherwisp »
    Et qu'Angie a trois cartes en main
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Angel of Grace »
    Et que la capacité déclenchée de « Slitherwisp » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie a deux cartes en main

  @id:ruling.drannith_stinger @clause:life.shared @from:2005-08-01 @must
  Scénario: Une carte recyclée coûte 2 points de vie à l'autre équipe, et une carte que recycle le coéquipier ne lui coûte rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Drannith Stinger »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle deux « Source de mana »
    Et que Barry a « Barkhide Mauler » en main
    Et qu'Angie a « Barkhide Mauler » en main
    Quand Barry active la capacité de « Barkhide Mauler »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie active la capacité de « Barkhide Mauler »
    Et que la capacité déclenchée de « Drannith Stinger » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.klothys @clause:life.shared @from:2005-08-01 @must
  Scénario: Klothys, God of Destiny coûte 4 points de vie à l'autre équipe et en donne 2 à son contrôleur quand elle exile une carte autre qu'un terrain
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Klothys, God of Destiny »
    Quand Barry lance « Creeping Chill »
    Et que le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 23 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 14 points de vie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Klothys, God of Destiny » se résout
    Alors l'équipe d'Edward a 10 points de vie
    Et l'équipe d'Angie a 25 points de vie

  @id:ruling.dreamstalker_manticore @clause:object.you @from:2005-08-01 @must
  Scénario: Dreamstalker Manticore inflige 1 blessure pour le premier sort pendant le tour de l'autre équipe, et aucune pour le deuxième
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Dreamstalker Manticore »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Dreamstalker Manticore » se résout
    Alors l'équipe d'Edward a 19 points de vie
    Quand le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Edward a 19 points de vie

  @id:ruling.immolating_gyre @clause:object.you @from:2007-10-01 @must
  Scénario: Immolating Gyre inflige des blessures aux créatures et planeswalkers du coéquipier, et épargne ceux de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Vanille 1/1 »
    Et que Barry contrôle « Vanille 1/1 »
    Et que Barry contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et que Ronald contrôle « Oiseaux de paradis »
    Quand Angie lance « Creeping Chill »
    Et que le sort se résout
    Et qu'Angie lance « Immolating Gyre »
    Et que le sort se résout
    Alors Barry ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature
    Et « Nissa, Voice of Zendikar » a quatre marqueurs « loyauté »
    Et Angie contrôle une créature

  @id:ruling.chalice_of_death @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Avec 10 points de vie de plus que l'équipe n'en avait au début, Chalice of Life se transforme et coûte 5 points de vie à un joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 39 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chalice of Life »
    Quand Angie active la capacité de « Chalice of Life »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 40 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Chalice of Life »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 15 points de vie
    Et l'équipe d'Angie a 40 points de vie

  @id:ruling.chalice_of_death.too_little @situation:ruling.chalice_of_death @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Avec 9 de plus, Chalice of Life ne se transforme pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 38 points de vie
    Et qu'Angie contrôle « Chalice of Life »
    Quand Angie active la capacité de « Chalice of Life »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 39 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Chalice of Life »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 40 points de vie

  @id:ruling.light_of_promise @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie que gagne le coéquipier ne comptent pas pour ce qu'enchante Light of Promise
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Lampad of Death's Vigil »
    Et que Barry contrôle « Source de mana »
    Quand Angie lance « Light of Promise » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry active la capacité de « Lampad of Death's Vigil »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et la créature « Grizzlis » est 2/2
    Quand Angie lance « Creeping Chill »
    Et que le sort se résout
    Et que la capacité déclenchée de « Grizzlis » se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et la créature « Grizzlis » est 5/5

  @id:ruling.chaos_moon @clause:trigger.step @from:2006-05-01 @must
  Scénario: Chaos Moon compte les permanents une seule fois à l'entretien d'une équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chaos Moon »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 2/2

  @id:ruling.chaos_moon.even @situation:ruling.chaos_moon @clause:trigger.step @from:2006-05-01 @must
  Scénario: Avec un nombre pair de permanents, Chaos Moon affaiblit les créatures rouges, une seule fois à l'entretien d'une équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chaos Moon »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 2/2

  @id:ruling.defense_grid @clause:turn.teams @clause:mana.own @from:2005-08-01 @must
  Scénario: Avec Defense Grid, aucun sort ne coûte davantage pendant le tour de l'équipe de son lanceur, et tous coûtent davantage pendant celui de l'autre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Defense Grid »
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle quatre « Source de mana »
    Quand Barry lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Giant Growth » en ciblant « Grizzlis »
    Mais Ronald peut lancer « Reach Through Mists »

  @id:ruling.forbidding_spirit @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scénario: Jusqu'au prochain tour d'Angie, Forbidding Spirit fait payer ceux qui attaquent Angie, et non ceux qui attaquent son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle deux « Source de mana »
    Quand Angie lance « Forbidding Spirit »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Barry avec « Grizzlis »
    Et Ronald peut attaquer Angie avec « Géant des collines »

  @id:ruling.forbidding_spirit.walker @situation:ruling.forbidding_spirit @clause:combat.attack @from:2018-04-27 @must
  Scénario: Attaquer un planeswalker du coéquipier ne coûte rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que Barry contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand Angie lance « Forbidding Spirit »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer « Chandra, Pyrogenius » avec « Grizzlis »
    Mais Edward peut attaquer « Nissa, Voice of Zendikar » avec « Grizzlis »

  @id:ruling.qasali_ambusher @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Un joueur qui n'est pas attaqué ne peut pas lancer Qasali Ambusher gratuitement, et le coéquipier qui est attaqué le peut
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Plaine »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Qasali Ambusher » sans payer son coût de mana
    Mais Barry peut lancer « Qasali Ambusher » sans payer son coût de mana

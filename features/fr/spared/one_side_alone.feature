# language: fr
Fonctionnalité: Un seul camp
  > Ce qu'une carte fait pour son contrôleur, ou aux adversaires, elle ne le fait pour nul autre. Qui reste comme avant ?

  @id:plain.worship @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scénario: Worship garde à 1 point de vie l'équipe de son contrôleur, et pas les adversaires
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 5 points de vie
    Et qu'Angie contrôle « Worship »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:plain.threshold @clause:life.read @clause:object.you @from:2005-08-01 @must
  Scénario: Un plancher de 5 points de vie est celui de l'équipe de son contrôleur, et les adversaires tombent plus bas
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 12 points de vie
    Et que Barry contrôle « Exercice du seuil »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward a 4 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:plain.grace @clause:life.zero @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: Pendant le tour d'Angel's Grace, les adversaires perdent comme toujours
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 5 points de vie
    Quand Angie lance « Angel's Grace »
    Et que le sort se résout
    Et que Barry lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:plain.grace.win @situation:plain.grace @clause:team.win_effect @clause:team.wins_and_loses @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2010-04-23 @must
  Scénario: Qui a lancé Angel's Grace peut gagner par un effet
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 50 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie lance « Angel's Grace »
    Et que le sort se résout
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie

  @id:plain.avenger @clause:trigger.state @clause:life.read @from:2010-04-23 @must
  Scénario: Avec 11 points de vie, Opal Avenger est un enchantement, avec moins une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 12 points de vie
    Et qu'Angie contrôle « Opal Avenger »
    Et que Barry contrôle « Serendib Efreet »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 11 points de vie
    Et Angie ne contrôle aucune créature
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 10 points de vie
    Et Angie contrôle une créature 3/5

  @id:plain.swordsmith @clause:ability.static @clause:object.you @clause:object.types @from:2005-08-01 @must
  Scénario: Veteran Swordsmith renforce l'autre soldat de son contrôleur, pas son chevalier, ni les soldats du coéquipier et de l'adversaire
    Étant donné qu'Angie contrôle « Veteran Swordsmith »
    Et qu'Angie contrôle « Vanille 1/1 »
    Et qu'Angie contrôle « Youthful Knight »
    Et que Barry contrôle « Vanille 1/1 »
    Et qu'Edward contrôle « Vanille 1/1 »
    Alors la créature « Vanille 1/1 » d'Angie est 2/1
    Et la créature « Youthful Knight » est 2/1
    Et la créature « Veteran Swordsmith » est 3/2
    Et la créature « Vanille 1/1 » de Barry est 1/1
    Et la créature « Vanille 1/1 » d'Edward est 1/1

  @id:plain.borrowed @clause:turn.control @from:2017-07-08 @must
  Scénario: Qui a reçu le tour des adversaires n'a rien à dire dans celui de son équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Exercice des ficelles prêtées » en ciblant Barry
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Barry peut lancer « Wind Drake » pour Edward
    Quand le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry ne peut pas lancer « Géant des collines » pour Angie
    Mais Angie peut lancer « Géant des collines »

  @id:plain.drought @clause:turn.skip @clause:turn.of_team @from:2007-05-01 @must
  Scénario: Quand chaque joueur saute une étape de pioche, l'équipe du lanceur saute aussi sa prochaine, une fois
    Étant donné que Barry a deux cartes en main
    Quand Angie lance « Exercice de la sécheresse »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a deux cartes en main
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a trois cartes en main

  @id:plain.deep_sleep @clause:turn.skip @clause:step.untap @from:2005-08-01 @must
  Scénario: Où personne ne dégage, les permanents des deux membres de sa propre équipe restent engagés aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Stasis »
    Et qu'Angie contrôle « Eon Hub »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Wind Drake » est engagée
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est engagée
    Et la carte « Wind Drake » est engagée

  @id:plain.white_flag @clause:turn.skip @clause:step.combat @from:2018-04-27 @must
  Scénario: Les adversaires de qui saute les phases principales et de combat ont les leurs
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Exercice du drapeau blanc »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors c'est la phase principale post-combat de l'équipe d'Edward
    Et l'équipe d'Angie a 17 points de vie

  @id:plain.tithe @clause:trigger.step @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Qui prélève la dîme sur les adversaires n'en prélève pas dans l'entretien de sa propre équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Davriel, Rogue Shadowmage »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 30 points de vie

  @id:plain.long_evening @clause:step.extra @clause:step.end_step @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: La longue soirée est celle de l'équipe de son contrôleur ; l'étape de fin des adversaires vient une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Exercice de la longue soirée »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:plain.shared_morning @clause:step.extra @clause:step.extra_own @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scénario: Ce qui donne une étape d'entretien à sa propre équipe n'en ajoute pas au tour des adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Exercice de la matinée partagée »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de pioche de l'équipe d'Edward

  @id:plain.palisade @clause:trigger.step @clause:object.you @from:2024-11-08 @must
  Scénario: La capacité d'une bataille pour l'entretien de son contrôleur attend pendant celui des adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Exercice de la palissade »
    Et que le protecteur de « Exercice de la palissade » est Edward
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 21 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:plain.busy_day @clause:trigger.step @clause:turn.active_player @from:2010-04-23 @until:2020-01-24 @must
  Scénario: Une capacité pour chaque entretien se déclenche une fois dans l'entretien que partagent deux adversaires
    Étant donné que Barry contrôle « Exercice du jour chargé »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Exercice du jour chargé » se résout
    Et que Barry choisit Edward comme joueur actif
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors Edward a deux cartes en main
    Et Ronald a une carte en main
    Et Barry n'a aucune carte en main

  @id:plain.pact @clause:step.cleanup @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Un pacte d'un tour ne lie personne au suivant
    Étant donné qu'Angie contrôle « Exercice du pacte »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie active la capacité de « Exercice du pacte »
    Et qu'Angie choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut attaquer Angie avec « Grizzlis »

# language: fr
Fonctionnalité: Des joueurs qui partent à tout moment
  > Dans une partie à quatre, quelqu'un concède pendant la distribution, la déclaration des attaquants ou alors que des capacités attendent. Qui continue, et qu'est-ce qui finit avec celui qui part ?

  @id:departed.duration @clause:team.durations @variant:free-for-all @from:2016-01-16 @must
  Scénario: Ce qui dure jusqu'au prochain tour d'un joueur parti finit quand ce tour aurait commencé
    Étant donné qu'Angie contrôle « Liliana, the Last Hope »
    Et que Martha contrôle « Géant des collines »
    Quand Angie active la capacité de « Liliana, the Last Hope »
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors la créature « Géant des collines » est 1/2
    Quand Angie concède la partie
    Alors la créature « Géant des collines » est 1/2
    Quand l'étape de fin de l'équipe de Simon commence
    Alors la créature « Géant des collines » est 1/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:departed.duration.between @situation:departed.duration @clause:team.durations @variant:free-for-all @from:2016-01-16 @must
  Scénario: Ce qui dure jusqu'au prochain tour d'un joueur parti ne finit au tour d'aucun autre, même quand d'autres sont partis aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Liliana, the Last Hope »
    Et que Simon contrôle « Géant des collines »
    Quand Edward active la capacité de « Liliana, the Last Hope »
    Et qu'Edward choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Et que Martha concède la partie
    Et qu'Edward concède la partie
    Et que l'étape d'entretien de l'équipe de Simon commence
    Alors la créature « Géant des collines » est 1/2
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 1/2
    Quand l'étape d'entretien de l'équipe de Simon commence
    Alors la créature « Géant des collines » est 3/3

  @id:departed.deal @clause:team.leaves @clause:turn.of_who_left @variant:free-for-all @from:2018-04-27 @must
  Scénario: Le premier joueur concède pendant les mulligans, et le deuxième commence
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie concède la partie
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Alors l'équipe d'Angie perd la partie
    Et la partie continue
    Et c'est l'étape d'entretien de l'équipe d'Edward
    Et Edward a sept cartes en main
    Et Angie n'a aucune carte en main
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors Edward a huit cartes en main

  @id:departed.deal.later @situation:departed.deal @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le troisième joueur concède pendant les mulligans après que d'autres ont gardé leur main, et le premier commence
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha concède la partie
    Et que Simon garde sa main
    Alors la partie continue
    Et c'est l'étape d'entretien de l'équipe d'Angie
    Et l'équipe de Martha perd la partie
    Quand l'étape de fin de l'équipe d'Edward commence
    Et qu'Angie défausse une carte
    Alors Edward a huit cartes en main
    Quand l'équipe d'Edward finit son tour
    Et qu'Edward défausse une carte
    Alors c'est l'étape d'entretien de l'équipe de Simon

  @id:departed.attackers @clause:team.leaves @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scénario: Quelqu'un concède avant la déclaration des attaquants et n'est plus attaqué ; les autres le sont
    Étant donné que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Edward concède la partie
    Alors Angie ne peut pas attaquer Edward avec « Géant des collines »
    Mais Angie peut attaquer Martha avec « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Martha a 17 points de vie
    Et la partie continue

  @id:departed.attackers.own @situation:departed.attackers @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scénario: Celui qui devrait déclarer ses attaquants concède, et le tour se poursuit sans attaque
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Mal à l'affût »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie concède la partie
    Alors c'est l'étape de déclaration des attaquants de l'équipe d'Angie
    Et la partie continue
    Quand Edward active la capacité de « Mal à l'affût »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 10 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 10 points de vie
    Et Angie ne contrôle pas « Géant des collines »

  @id:departed.blockers @clause:team.leaves @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le premier joueur défenseur concède pendant la déclaration des bloqueurs, et le suivant bloque tout de même
    Étant donné que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Martha contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward concède la partie
    Et que Martha bloque « Grizzlis » avec « Élémental de l'air »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Martha a 20 points de vie
    Et Angie a « Grizzlis » dans son cimetière
    Et Angie contrôle « Géant des collines »
    Et l'équipe d'Edward perd la partie

  @id:departed.blockers.attacker @situation:departed.blockers @clause:turn.of_nobody @clause:team.leaves @variant:free-for-all @from:2007-05-01 @must
  Scénario: L'attaquant concède pendant la déclaration des bloqueurs, et personne ne subit de blessures
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Angie concède la partie
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Martha a 20 points de vie
    Et la partie continue

  @id:departed.control @clause:turn.control @clause:team.leaves @variant:free-for-all @from:2010-10-01 @must
  Scénario: Celui que devait contrôler un joueur parti prend ses propres décisions
    Étant donné qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle quatre « Forêt »
    Quand Angie active la capacité de « Mindslaver »
    Et qu'Angie choisit Martha comme cible
    Et que la capacité se résout
    Et qu'Angie concède la partie
    Et que la phase principale pré-combat de l'équipe de Martha commence
    Alors Martha peut lancer « Grizzlis »
    Quand le sort se résout
    Alors Martha contrôle « Grizzlis »

  @id:departed.control.now @situation:departed.control @clause:turn.control @clause:team.leaves @variant:free-for-all @from:2010-10-01 @must
  Scénario: Le joueur qui en contrôle un autre part au milieu de ce tour, et le contrôle cesse aussitôt
    Étant donné qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle quatre « Forêt »
    Quand Angie active la capacité de « Mindslaver »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Grizzlis »
    Quand Angie concède la partie
    Alors Edward peut lancer « Grizzlis »
    Quand le sort se résout
    Alors Edward contrôle « Grizzlis »

  @id:departed.owned @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Les cartes de celui qui part quittent toutes les zones, et celles des autres restent où elles sont
    Étant donné qu'Edward a « Shock » dans son cimetière
    Et qu'Edward possède « Pyroclasm » en exil
    Et qu'Edward a trois cartes en main
    Et qu'Edward contrôle « Géant des collines »
    Et que Martha a « Sizzle » dans son cimetière
    Et que Martha possède « Tremor » en exil
    Et que Martha a deux cartes en main
    Et que Martha contrôle « Wind Drake »
    Quand Edward concède la partie
    Alors Edward n'a aucune carte en main
    Et Edward n'a aucune carte dans son cimetière
    Et Edward ne possède aucune carte en exil
    Et Edward n'a aucune carte dans sa bibliothèque
    Et Edward ne contrôle aucune créature
    Et Martha a « Sizzle » dans son cimetière
    Et Martha possède « Tremor » en exil
    Et Martha a deux cartes en main
    Et Martha contrôle « Wind Drake »
    Et Angie n'a aucune carte en main

  @id:departed.triggers @clause:trigger.order @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Les capacités du troisième et du quatrième joueur se déclenchent une fois chacune, celles d'un joueur parti non
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Edward contrôle « Soul Warden »
    Et que Martha contrôle « Ajani's Welcome »
    Et que Martha contrôle « Soul Warden »
    Et que Simon contrôle « Soul Warden »
    Quand Edward concède la partie
    Et qu'Angie lance « Grizzlis »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Martha a 21 points de vie
    Et l'équipe de Simon a 21 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe de Martha a 21 points de vie

  @id:departed.each_upkeep @clause:trigger.step @variant:free-for-all @from:2005-08-01 @must
  Scénario: À l'entretien de chaque joueur, lui seul subit 1 blessure, les quatre tour à tour
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Simon contrôle « Copper Tablet »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe de Martha a 20 points de vie
    Quand l'étape de pioche de l'équipe de Simon commence
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe de Martha a 19 points de vie
    Et l'équipe de Simon a 19 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 19 points de vie

  @id:departed.waiting @clause:team.leaves @clause:trigger.dies @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui se déclenche alors que son contrôleur perd n'est jamais mis sur la pile
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 1 point de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Quand Angie lance « Dagger Caster »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dagger Caster » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie
    Et l'équipe de Martha a 19 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:departed.two_spells @clause:team.leaves @clause:priority.pass @variant:free-for-all @from:2005-08-01 @must
  Scénario: Les deux sorts d'un joueur qui concède avec la priorité ne sont plus là, et le tour continue avec une pile vide
    Étant donné que l'équipe de Martha a 20 points de vie
    Quand Angie lance « Shock » en ciblant Martha
    Et qu'Angie lance « Shock » en ciblant Martha
    Alors la pile compte deux sorts et capacités
    Quand Angie concède la partie
    Alors la pile est vide
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe de Martha a 20 points de vie

  @id:departed.no_death @situation:departed.no_death @clause:trigger.leaves @variant:free-for-all @from:2018-06-08 @must
  Scénario: Une créature qui s'en va avec son joueur n'est pas morte
    Étant donné qu'Angie contrôle « Poison-Tip Archer »
    Et qu'Edward contrôle « Grizzlis »
    Et que l'équipe de Martha a 20 points de vie
    Quand Edward concède la partie
    Alors la pile est vide
    Quand l'étape d'entretien de l'équipe de Martha commence
    Alors l'équipe de Martha a 20 points de vie

  @id:departed.gift @clause:team.leaves @variant:free-for-all @from:2011-06-17 @must
  Scénario: Ce qui doit être donné à un joueur parti entre-temps reste à qui l'a
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Zedruu the Greathearted »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle trois « Source de mana »
    Quand Angie active la capacité de « Zedruu the Greathearted » en ciblant « Géant des collines » et Edward
    Et qu'Edward concède la partie
    Et que la capacité se résout
    Alors l'équipe d'Edward perd la partie
    Et Angie contrôle « Géant des collines »
    Et l'équipe de Martha est toujours dans la partie

  @id:departed.was_dealt_damage @clause:team.last_known @variant:free-for-all @from:2020-01-24 @should
  Scénario: Qu'un adversaire ait subi des blessures ce tour-ci reste vrai une fois cet adversaire parti
    Étant donné qu'Angie contrôle « Bloodcrazed Goblin »
    Et que l'équipe d'Edward a 2 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Martha avec « Bloodcrazed Goblin »

  @id:departed.was_dealt_none @situation:departed.was_dealt_damage @clause:team.last_known @variant:free-for-all @from:2013-07-13 @must
  Scénario: Qu'un adversaire soit parti n'est pas une blessure infligée à l'un d'eux
    Étant donné qu'Angie contrôle « Bloodcrazed Goblin »
    Et qu'Angie contrôle « Grizzlis »
    Quand Edward concède la partie
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Martha avec « Bloodcrazed Goblin »
    Mais Angie peut attaquer Martha avec « Grizzlis »

  @id:departed.died @clause:team.last_known @clause:team.leaves @variant:free-for-all @from:2022-02-18 @must
  Scénario: Qu'une créature soit morte ce tour-ci reste vrai une fois son contrôleur parti
    Étant donné que l'équipe de Martha a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Caged Zombie »
    Et qu'Angie contrôle trois « Source de mana »
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Edward concède la partie
    Et qu'Angie active la capacité de « Caged Zombie »
    Et que la capacité se résout
    Alors l'équipe de Martha a 18 points de vie

  @id:departed.choice @clause:team.choice_left @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qu'une carte laisse faire à un joueur qui a quitté la partie, un autre adversaire en décide, et personne ne le reçoit
    Étant donné qu'Angie contrôle « Edric, Spymaster of Trest »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Martha avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors la pile compte un sort ou capacité
    Quand Edward concède la partie
    Et qu'Angie choisit Martha comme adversaire
    Et que Martha fait ce que la capacité permet
    Et que l'équipe de Martha passe la priorité
    Et que l'équipe de Simon passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors la pile est vide
    Et Martha n'a aucune carte en main
    Et Angie n'a aucune carte en main
    Et Simon n'a aucune carte en main
    Et la partie continue

  @id:departed.choice.asked @situation:departed.choice @clause:team.choice_left @variant:free-for-all @from:2018-04-27 @should
  Scénario: Le contrôleur de la capacité désigne un autre adversaire, qui choisit à la place de celui qui a quitté la partie
    Étant donné qu'Angie contrôle « Edric, Spymaster of Trest »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Martha avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Et qu'Edward concède la partie
    Et que l'équipe de Martha passe la priorité
    Et que l'équipe de Simon passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors Angie doit faire un choix
    Quand Angie choisit Simon comme adversaire
    Alors Simon doit faire un choix
    Et Angie n'a aucun choix à faire
    Quand Simon fait ce que la capacité permet
    Alors la pile est vide
    Et Simon n'a aucune carte en main

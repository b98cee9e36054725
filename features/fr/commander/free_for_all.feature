# language: fr
@source:C
Fonctionnalité: Quatre joueurs avec chacun un commandant, chacun pour soi
  > Par défaut, Commander se joue à chacun pour soi, et chacun peut attaquer n'importe qui.

  @id:commander.all.start @situation:commander.life @clause:commander.life @clause:commander.start @clause:turn.first_draw_of_all @variant:commander @from:2009-10-01 @must
  Scénario: Quatre joueurs commencent avec 40 points de vie et leur commandant en zone de commandement, et tous piochent
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Martha a « Tobias Andrion » dans la zone de commandement
    Et que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 40 points de vie
    Et l'équipe de Simon a 40 points de vie
    Et Angie a huit cartes en main
    Et Martha a « Tobias Andrion » dans la zone de commandement

  @id:commander.all.attack @situation:commander.all.attack @clause:commander.free_for_all @clause:combat.each_attacked @variant:commander @from:2009-10-01 @must
  Scénario: Une attaque peut viser plusieurs joueurs, et n'importe qui à la table
    Étant donné que l'équipe d'Edward a 40 points de vie
    Et que l'équipe de Martha a 40 points de vie
    Et que l'équipe de Simon a 40 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et qu'Angie attaque Simon avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 40 points de vie
    Et l'équipe de Martha a 37 points de vie
    Et l'équipe de Simon a 38 points de vie

  @id:commander.all.range @situation:commander.all.range @clause:commander.free_for_all @variant:commander @from:2009-10-01 @must
  Scénario: Ce qui est fait à chaque joueur atteint tout le monde à la table
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et que l'équipe d'Edward a 40 points de vie
    Et que l'équipe de Martha a 40 points de vie
    Et que l'équipe de Simon a 40 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 36 points de vie
    Et l'équipe d'Edward a 36 points de vie
    Et l'équipe de Martha a 36 points de vie
    Et l'équipe de Simon a 36 points de vie

  @id:commander.all.damage @situation:commander.damage @clause:commander.damage @clause:team.leaves @variant:commander @from:2009-10-01 @must
  Scénario: Vingt et une blessures de combat d'un même commandant font perdre un joueur, et les autres continuent
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Et Edward ne contrôle pas « Géant des collines »
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe de Martha

  @id:commander.all.damage.apart @situation:commander.damage @clause:commander.damage @variant:commander @from:2009-10-01 @must
  Scénario: Les blessures de deux commandants ne s'additionnent pas
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que Martha contrôle « Tobias Andrion »
    Et que le commandant de Martha est « Tobias Andrion »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Et que « Tobias Andrion » a sept marqueurs +1/+1
    Et que l'équipe d'Edward a 40 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe de Martha commence
    Et que Martha attaque Edward avec « Tobias Andrion »
    Et que l'étape de fin de combat de l'équipe de Martha commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 18 points de vie

  @id:commander.all.leaves @situation:commander.all.leaves @clause:team.leaves @clause:commander.graveyard @variant:commander @from:2009-10-01 @must
  Scénario: Le commandant d'un joueur qui part s'en va avec lui, où qu'il soit
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Edward est « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Géant des collines »
    Quand Edward concède la partie
    Alors la partie continue
    Et Edward ne contrôle pas « Isamaru, Hound of Konda »
    Et Angie contrôle « Géant des collines »

  @id:commander.all.mulligan.part @situation:commander.mulligan @clause:commander.mulligan @variant:commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: À plusieurs aussi, on exilait des cartes de sa main et on en piochait une de moins
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Et qu'Angie exile trois cartes de sa main
    Alors Angie a six cartes en main
    Et Angie a 90 cartes dans sa bibliothèque
    Quand Angie garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a 93 cartes dans sa bibliothèque
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:commander.all.mulligan.free @situation:commander.mulligan @clause:mulligan.first @clause:mulligan.later @variant:commander @must
  Plan du scénario: À plusieurs, le premier mulligan de chacun est gratuit, et toute la main est remplacée
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Alors Angie a sept cartes en main
    Et Angie a 92 cartes dans sa bibliothèque
    Quand Angie prend un mulligan
    Et qu'Angie met <dessous> carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Angie a 93 cartes dans sa bibliothèque

    Exemples:
      | à partir du | règle  | dessous |
      | 2016-01-16  | 103.4c | —       |
      | 2019-07-12  | 103.4c | une     |

  @id:commander.all.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @variant:commander @from:2009-10-01 @must
  Scénario: Chaque joueur ne paie le supplément que pour son propre commandant
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Angie contrôle sept « Source de mana »
    Et qu'Angie contrôle « Goblin Bombardment »
    Et que Martha a « Tobias Andrion » dans la zone de commandement
    Quand Angie lance « Isamaru, Hound of Konda »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie met son commandant dans la zone de commandement
    Et que la capacité se résout
    Alors Angie peut lancer « Isamaru, Hound of Konda »
    Quand le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et que la capacité se résout
    Alors Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et Angie ne peut pas lancer « Isamaru, Hound of Konda »

# language: fr
Fonctionnalité: Des joueurs qui peuvent faire l'une de plusieurs choses
  > Une carte laisse chaque joueur faire l'une de plusieurs choses, une fois ou encore et encore. Qui de l'équipe fait quoi, combien de fois, et qu'arrive-t-il à qui ne fait rien ?

  @id:ruling.torment_of_hailfire @clause:effect.offer @clause:effect.steps @clause:choice.order @from:2018-04-27 @must
  Scénario: Chaque adversaire choisit deux fois : l'un se défausse à chaque fois, l'autre ne fait rien et perd 6 points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Edward a trois cartes en main
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Barry a « Plaine » en main
    Quand Angie lance « Torment of Hailfire » avec X = 2
    Et que le sort se résout
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward choisit le mode 2
    Et qu'Edward défausse une carte
    Et que Ronald ne fait pas ce que la capacité permet
    Alors l'équipe d'Edward a 24 points de vie
    Et Edward a une carte en main
    Et Edward contrôle « Grizzlis »
    Et Ronald contrôle « Géant des collines »
    Et Barry a « Plaine » en main
    Et l'équipe d'Angie a 20 points de vie

  @id:ruling.torment_of_hailfire.nothing @situation:ruling.torment_of_hailfire @clause:effect.offer @clause:effect.steps @from:2018-04-27 @must
  Scénario: On n'y sacrifie pas de terrain : qui n'a rien d'autre perd des points de vie à chaque fois
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et qu'Edward contrôle « Plaine »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Montagne »
    Quand Angie lance « Torment of Hailfire » avec X = 2
    Et que le sort se résout
    Et que Ronald fait ce que la capacité permet
    Alors l'équipe d'Edward a 21 points de vie
    Et Edward contrôle « Plaine »
    Et Ronald contrôle « Montagne »
    Et Ronald a « Grizzlis » dans son cimetière

  @id:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @clause:life.shared @from:2005-08-01 @must
  Scénario: Worms of the Earth se déclenche une fois dans un entretien que deux joueurs partagent, et l'un d'eux coûte 5 points de vie à l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Worms of the Earth »
    Et qu'Edward contrôle « Plaine »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward fait ce que la capacité permet
    Et que Ronald ne fait pas ce que la capacité permet
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que Barry ne fait pas ce que la capacité permet
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 25 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie a « Worms of the Earth » dans son cimetière
    Et Edward contrôle « Plaine »

  @id:ruling.worms_of_the_earth.lands @situation:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @from:2005-08-01 @must
  Scénario: L'un sacrifie deux terrains là où un autre subit des blessures, chacun à son gré
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Worms of the Earth »
    Et que Barry contrôle « Plaine »
    Et que Barry contrôle « Marais »
    Et que Barry contrôle « Île »
    Et que Ronald contrôle « Montagne »
    Et que Ronald contrôle « Forêt »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward ne fait pas ce que la capacité permet
    Et que Ronald fait ce que la capacité permet
    Et que Ronald choisit le mode 2
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que Barry fait ce que la capacité permet
    Et que Barry choisit le mode 1
    Et que Barry sacrifie « Plaine » et « Île »
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 25 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Barry contrôle « Marais »
    Et Barry a « Plaine » dans son cimetière
    Et Barry a « Île » dans son cimetière
    Et Ronald contrôle « Montagne »
    Et Ronald contrôle « Forêt »
    Et Angie a « Worms of the Earth » dans son cimetière

  @id:ruling.worms_of_the_earth.nobody @situation:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @from:2005-08-01 @must
  Scénario: Si personne ne fait ce que propose Worms of the Earth elle reste, et demande de nouveau à l'entretien suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Worms of the Earth »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward ne fait pas ce que la capacité permet
    Et que Ronald ne fait pas ce que la capacité permet
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que Barry ne fait pas ce que la capacité permet
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 30 points de vie
    Et Angie contrôle « Worms of the Earth »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Edward ne fait pas ce que la capacité permet
    Et que Ronald ne fait pas ce que la capacité permet
    Et qu'Angie fait ce que la capacité permet
    Et que Barry ne fait pas ce que la capacité permet
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 15 points de vie
    Et l'équipe d'Edward a 30 points de vie
    Et Angie a « Worms of the Earth » dans son cimetière

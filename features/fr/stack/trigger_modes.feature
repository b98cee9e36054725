# language: fr
Fonctionnalité: Modes des capacités déclenchées
  > Une capacité se déclenche et peut faire une chose ou une autre, ou plusieurs, ou aucune. Qui choisit, et quand ?

  @id:ruling.rankle_master_of_pranks @clause:life.shared @clause:trigger.modes @from:2018-04-27 @must
  Scénario: Les quatre joueurs perdent 1 point de vie et piochent une carte, donc chaque équipe perd deux fois 1 point de vie
    Étant donné qu'Angie contrôle « Rankle, Master of Pranks »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et que Ronald a dix cartes dans sa bibliothèque
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Rankle, Master of Pranks »
    Et qu'Angie choisit le mode 2
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Rankle, Master of Pranks » se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 15 points de vie
    Et Angie a neuf cartes dans sa bibliothèque
    Et Barry a neuf cartes dans sa bibliothèque
    Et Edward a neuf cartes dans sa bibliothèque
    Et Ronald a neuf cartes dans sa bibliothèque
    Et Angie contrôle « Rankle, Master of Pranks »
    Et Edward contrôle « Géant des collines »

  @id:trigger_modes.none @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Une capacité pour laquelle aucun mode n'est choisi quitte aussitôt la pile
    Étant donné qu'Angie contrôle « Rankle, Master of Pranks »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Rankle, Master of Pranks »
    Et qu'Angie ne choisit aucun mode
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la pile est vide
    Et l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 17 points de vie

  @id:trigger_modes.some @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Une capacité pour laquelle un mode est choisi reste sur la pile jusqu'à sa résolution
    Étant donné qu'Angie contrôle « Rankle, Master of Pranks »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Plaine »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Rankle, Master of Pranks »
    Et qu'Angie choisit le mode 3
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Et Angie contrôle « Rankle, Master of Pranks »
    Quand la capacité déclenchée de « Rankle, Master of Pranks » se résout
    Alors Angie a « Rankle, Master of Pranks » dans son cimetière
    Et l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 17 points de vie
    Et Edward contrôle « Plaine »

  @id:trigger_modes.order @situation:trigger_modes @clause:trigger.modes @clause:effect.in_order @from:2018-04-27 @must
  Scénario: Ce qui est choisi pour les mains des deux équipes se fait dans l'ordre écrit : on défausse d'abord, puis on pioche
    Étant donné qu'Angie contrôle « Rankle, Master of Pranks »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie a une carte en main
    Et que Barry a dix cartes dans sa bibliothèque
    Et que Ronald a dix cartes dans sa bibliothèque
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et qu'Edward a une carte en main
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Rankle, Master of Pranks »
    Et qu'Angie choisit les modes 2 et 1
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Rankle, Master of Pranks » se résout
    Alors Angie a une carte dans son cimetière
    Et Angie a une carte en main
    Et Barry a une carte en main
    Et Ronald a une carte en main
    Et Edward a une carte dans son cimetière
    Et Edward a une carte en main
    Et Edward contrôle « Géant des collines »

  @id:trigger_modes.all @situation:trigger_modes @clause:trigger.modes @from:2018-04-27 @must
  Scénario: Les trois modes sont choisis par le contrôleur de la capacité, et agissent aussi sur le coéquipier
    Étant donné que Barry contrôle « Rankle, Master of Pranks »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que l'équipe d'Angie a 20 points de vie
    Et que Ronald a une carte en main
    Et que Ronald a dix cartes dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Rankle, Master of Pranks »
    Et que Barry choisit les modes 1, 2 et 3
    Et que Barry sacrifie « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Rankle, Master of Pranks » se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et Angie a « Géant des collines » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière
    Et Barry contrôle « Rankle, Master of Pranks »
    Et Ronald a une carte en main
    Et Ronald a neuf cartes dans sa bibliothèque

  @id:trigger_modes.one @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: De trois modes, un est choisi quand la capacité va sur la pile, avec sa propre cible
    Étant donné qu'Edward contrôle « Douve de Téfèiri »
    Et qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Knight of Autumn »
    Et que le sort se résout
    Et qu'Angie choisit le mode 2
    Et que la capacité déclenchée de « Knight of Autumn » se résout
    Alors Edward a « Douve de Téfèiri » dans son cimetière
    Et Edward contrôle « Géant des collines »
    Et l'équipe d'Angie a 20 points de vie
    Et la créature « Knight of Autumn » est 2/1

  @id:trigger_modes.one.other @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Une capacité déclenchée ne fait rien des modes qui n'ont pas été choisis
    Étant donné qu'Edward contrôle « Douve de Téfèiri »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Knight of Autumn »
    Et que le sort se résout
    Et qu'Angie choisit le mode 3
    Et que la capacité déclenchée de « Knight of Autumn » se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et Edward contrôle « Douve de Téfèiri »
    Et la créature « Knight of Autumn » est 2/1

  @id:trigger_modes.one.counters @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Un mode parle de la créature à qui est la capacité
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Knight of Autumn »
    Et que le sort se résout
    Et qu'Angie choisit le mode 1
    Et que la capacité déclenchée de « Knight of Autumn » se résout
    Alors la créature « Knight of Autumn » est 4/3
    Et la créature « Géant des collines » est 3/3
    Et l'équipe d'Angie a 20 points de vie

# language: fr
Fonctionnalité: D'autres cartes, et à qui elles ne font rien
  > Ce qu'une carte fait pour son contrôleur ou en un tour, elle ne le fait pour nul autre ni en un autre.

  @id:card.birds @clause:mana.ability @clause:mana.own @from:2005-08-01 @must
  Scénario: Les Oiseaux de paradis s'engagent pour un mana de la couleur que choisit leur joueur
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et que Barry contrôle « Forêt »
    Quand Angie active la capacité de « Oiseaux de paradis »
    Et qu'Angie choisit la couleur le blanc
    Alors Angie a un mana non dépensé
    Et la carte « Oiseaux de paradis » est engagée
    Et Angie ne peut pas activer la capacité de « Oiseaux de paradis »
    Mais Barry peut activer la capacité de « Forêt »

  @id:card.angel_of_grace @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scénario: Angel of Grace n'empêche pas les adversaires de perdre leurs derniers points de vie
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 5 points de vie
    Quand Angie lance « Angel of Grace »
    Et que le sort se résout
    Et que la capacité déclenchée de « Angel of Grace » se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:card.angels_grace @clause:life.read @clause:team.wins_and_loses @from:2010-04-23 @must
  Scénario: Avec Angel's Grace, les blessures laissent 1 point de vie à l'équipe de son lanceur, et tuent les adversaires
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Angel's Grace »
    Et que le sort se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 1 point de vie
    Et l'équipe d'Edward a 12 points de vie
    Et la partie continue

  @id:card.angels_grace.win @situation:card.angels_grace @clause:team.wins_and_loses @clause:team.win_effect @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2010-04-23 @must
  Scénario: Pendant le tour d'Angel's Grace, un adversaire ne gagne pas par un effet
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 50 points de vie
    Et qu'Edward contrôle « Test d'endurance »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Angel's Grace »
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la partie continue
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Edward gagne la partie

  @id:card.chaos_moon.odd @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scénario: Avec un nombre impair de permanents, Chaos Moon renforce une créature rouge pour le tour
    Étant donné que Barry contrôle « Chaos Moon »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Chaos Moon » se résout
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 2/2
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3

  @id:card.stinger @clause:object.you @from:2005-08-01 @must
  Scénario: Drannith Stinger peut lui-même être recyclé, et ne blesse que les adversaires quand une autre carte l'est
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Drannith Stinger »
    Et qu'Angie a « Barkhide Mauler » en main
    Et qu'Angie contrôle deux « Forêt »
    Et qu'Edward a « Drannith Stinger » en main
    Et qu'Edward contrôle « Montagne »
    Quand Angie active la capacité de « Barkhide Mauler »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward active la capacité de « Drannith Stinger »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward a « Drannith Stinger » dans son cimetière
    Et l'équipe d'Angie a 20 points de vie

  @id:card.piracy @clause:object.you @from:2018-04-27 @must
  Scénario: Coastal Piracy ne fait piocher que son contrôleur, et seulement s'il le veut
    Étant donné qu'Angie contrôle « Coastal Piracy »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie fait ce que la capacité permet
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main

  @id:card.piracy.not @situation:card.piracy @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Qui ne le veut pas ne pioche rien
    Étant donné qu'Angie contrôle « Coastal Piracy »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie ne fait pas ce que la capacité permet
    Alors Angie n'a aucune carte en main

  @id:card.ajani_twice @clause:planeswalker.damage @from:2018-04-27 @must
  Scénario: Une capacité de loyauté gratuite s'utilise une fois par tour, en phase principale, et de nouveau au tour suivant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Ajani, Strength of the Pride »
    Et que Barry contrôle « Chandra, Pyrogenius »
    Quand Angie active la troisième capacité de « Ajani, Strength of the Pride »
    Et que la capacité se résout
    Alors « Ajani, Strength of the Pride » a cinq marqueurs « loyauté »
    Et Angie ne peut pas activer la troisième capacité de « Ajani, Strength of the Pride »
    Mais Barry peut activer la première capacité de « Chandra, Pyrogenius »
    Quand la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la troisième capacité de « Ajani, Strength of the Pride »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la troisième capacité de « Ajani, Strength of the Pride »

  @id:card.hands_off @clause:object.you @from:2005-08-01 @must
  Scénario: Le Marchand gris ne coûte aucun point de vie à sa propre équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 24 points de vie

  @id:card.horror @clause:object.you @from:2018-04-27 @must
  Scénario: Infectious Horror coûte des points de vie aux adversaires quand il attaque, une fois, et aucun à son équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Infectious Horror »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Infectious Horror »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.heron @clause:object.you @clause:replacement.once @from:2005-08-01 @must
  Scénario: Heron of Hope ajoute un au gain de points de vie de son contrôleur, et rien à celui du coéquipier ou d'un adversaire
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Heron of Hope »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Quand Angie lance « Creeping Chill »
    Et que le sort se résout
    Alors l'équipe d'Angie a 31 points de vie
    Et l'équipe d'Edward a 14 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Essence Drain » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Edward a 17 points de vie
    Et l'équipe d'Angie a 28 points de vie

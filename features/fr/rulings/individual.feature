# language: fr
Fonctionnalité: Ce qui arrive à un seul membre
  > C'est un joueur qui gagne ou perd des points de vie, ou qui lance un sort. La capacité du coéquipier le voit-elle ?

  @id:ruling.ajanis_pridemate @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie que gagne le coéquipier ne comptent pas pour Ajani's Pridemate
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Ajani's Pridemate »
    Et qu'Angie contrôle « Lampad of Death's Vigil »
    Et qu'Angie contrôle « Source de mana »
    Quand Barry lance « Creeping Chill »
    Et que le sort se résout
    Alors l'équipe d'Angie a 23 points de vie
    Et « Ajani's Pridemate » n'a aucun marqueur +1/+1
    Quand Angie active la capacité de « Lampad of Death's Vigil »
    Et qu'Angie sacrifie « Lampad of Death's Vigil »
    Et que la capacité se résout
    Et que la capacité déclenchée de « Ajani's Pridemate » se résout
    Alors « Ajani's Pridemate » a un marqueur +1/+1

  @id:ruling.speaker_of_the_heavens @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: Speaker of the Heavens demande 7 points de vie de plus que n'en avait l'équipe au début
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 37 points de vie
    Et qu'Angie contrôle « Speaker of the Heavens »
    Quand Angie active la capacité de « Speaker of the Heavens »
    Et que la capacité se résout
    Alors Angie contrôle un jeton Ange 4/4

  @id:ruling.speaker_of_the_heavens.too_little @situation:ruling.speaker_of_the_heavens @clause:life.read @from:2010-04-23 @must
  Scénario: Six points de vie de plus qu'au début ne suffisent pas à Speaker of the Heavens
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 36 points de vie
    Et qu'Angie contrôle « Speaker of the Heavens »
    Et qu'Angie contrôle « Spear Spewer »
    Alors Angie ne peut pas activer la capacité de « Speaker of the Heavens »
    Mais Angie peut activer la capacité de « Spear Spewer »

  @id:ruling.path_of_bravery @clause:life.read @from:2010-04-23 @must
  Scénario: Tant que l'équipe a ses points de vie de départ, Path of Bravery renforce les créatures de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 31 points de vie
    Et qu'Angie contrôle « Path of Bravery »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Géant des collines » est 3/3
    Quand Barry lance « Rides de flammes »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 2/2

# language: fr
Fonctionnalité: Amis, ennemis et ce que les joueurs gardent
  > Un sort appelle chaque joueur ami ou ennemi. Qui peut être appelé comment, et un ami est-il un coéquipier ?

  @id:ruling.regnas_sanction @clause:effect.choice @clause:effect.steps @from:2018-06-08 @must
  Scénario: Qui lance Regna's Sanction appelle sa propre équipe amie, et chaque ennemi garde une créature dégagée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Goblin Piker »
    Et qu'Edward contrôle « Élémental de l'air »
    Et que Ronald contrôle « Barkhide Mauler »
    Et que Ronald contrôle « Hulking Goblin »
    Et que la carte « Hulking Goblin » est engagée
    Et que Barry contrôle « Leeches »
    Quand Angie lance « Regna's Sanction »
    Et que le sort se résout
    Et qu'Angie appelle Angie et Barry amis et tous les autres ennemis
    Et qu'Edward choisit de garder « Élémental de l'air »
    Alors « Grizzlis » a un marqueur +1/+1
    Et « Géant des collines » a un marqueur +1/+1
    Et « Leeches » n'a aucun marqueur +1/+1
    Et la carte « Goblin Piker » est engagée
    Et la carte « Élémental de l'air » est dégagée
    Et la carte « Barkhide Mauler » est dégagée
    Et « Élémental de l'air » n'a aucun marqueur +1/+1

  @id:ruling.regnas_sanction.teammate @situation:ruling.regnas_sanction @clause:effect.choice @clause:effect.steps @from:2018-06-08 @must
  Scénario: Un coéquipier peut être appelé ennemi, et un adversaire ami
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Goblin Piker »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Barkhide Mauler »
    Quand Angie lance « Regna's Sanction »
    Et que le sort se résout
    Et qu'Angie appelle Edward ami et tous les autres ennemis
    Et que Barry choisit de garder « Géant des collines »
    Alors « Élémental de l'air » a un marqueur +1/+1
    Et la carte « Barkhide Mauler » est dégagée
    Et « Grizzlis » n'a aucun marqueur +1/+1
    Et la carte « Grizzlis » est dégagée
    Et la carte « Géant des collines » est dégagée
    Et la carte « Goblin Piker » est engagée

  @id:ruling.regnas_sanction.no_teammate @clause:effect.choice @clause:team.opponents @from:2018-06-08 @must
  Scénario: Celui qu'un sort a appelé ami peut être un ennemi pour le suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Barkhide Mauler »
    Et qu'Edward a deux cartes en main
    Quand Angie lance « Regna's Sanction »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Quand Angie appelle Edward ami et tous les autres ennemis
    Et qu'Angie lance « Khorvath's Fury »
    Et qu'Angie appelle Angie et Barry amis et tous les autres ennemis
    Et que le sort se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 28 points de vie
    Et « Grizzlis » n'a aucun marqueur +1/+1

  @id:friends.hands @clause:effect.choice @clause:effect.steps @clause:effect.discard @from:2018-06-08 @must
  Scénario: Les amis ont une nouvelle main et une carte de plus, même pour une main vide, et les ennemis subissent des blessures pour la leur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie a trois cartes en main
    Et qu'Edward a trois cartes en main
    Et que Ronald a une carte en main
    Quand Angie lance « Khorvath's Fury »
    Et que le sort se résout
    Et qu'Angie appelle Angie et Barry amis et tous les autres ennemis
    Alors l'équipe d'Edward a 26 points de vie
    Et l'équipe d'Angie a 30 points de vie
    Et Angie a trois cartes en main
    Et Angie a trois cartes dans son cimetière
    Et Barry a une carte en main
    Et Edward a trois cartes en main
    Et Edward n'a aucune carte dans son cimetière

  @id:friends.nobody @situation:friends.hands @clause:effect.choice @from:2018-06-08 @must
  Scénario: Tout le monde peut être ennemi, même celui qui lance le sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry a deux cartes en main
    Et qu'Edward a une carte en main
    Quand Angie lance « Khorvath's Fury »
    Et que le sort se résout
    Et qu'Angie appelle tout le monde ennemi
    Alors l'équipe d'Edward a 29 points de vie
    Et l'équipe d'Angie a 28 points de vie
    Et Barry a deux cartes en main

  @id:keep.three @clause:effect.steps @clause:choice.order @from:2005-10-01 @must
  Scénario: Chaque joueur, et non chaque équipe, garde trois permanents, et qui n'en a pas plus les garde tous
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Marais »
    Et qu'Angie contrôle « Île »
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Montagne enneigée »
    Et qu'Angie contrôle « Plaine enneigée »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Hulking Goblin »
    Et qu'Edward contrôle « Leeches »
    Et que Ronald contrôle « Élémental de l'air »
    Et que Ronald contrôle « Goblin Piker »
    Et que Ronald contrôle « Barkhide Mauler »
    Et que Ronald contrôle « Irontread Crusher »
    Quand Angie lance « Razia's Purification »
    Et que le sort se résout
    Et qu'Angie choisit de garder « Forêt », « Marais » et « Île »
    Et que Ronald choisit de garder « Élémental de l'air », « Goblin Piker » et « Irontread Crusher »
    Alors Angie contrôle « Forêt »
    Et Angie a « Montagne » dans son cimetière
    Et Barry contrôle « Géant des collines »
    Et Edward contrôle « Grizzlis »
    Et Edward contrôle « Hulking Goblin »
    Et Edward contrôle « Leeches »
    Et Ronald contrôle « Élémental de l'air »
    Et Ronald contrôle « Goblin Piker »
    Et Ronald contrôle « Irontread Crusher »
    Mais Ronald a « Barkhide Mauler » dans son cimetière

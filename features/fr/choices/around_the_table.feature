# language: fr
Fonctionnalité: Autour de la table
  > Les joueurs prennent à qui est assis à côté d'eux. Qui est-ce, qui choisit, et que devient ce qui a changé de mains ?

  @id:ruling.inniaz @clause:seat.neighbour @clause:object.control @from:2018-04-27 @must
  Scénario: Par Inniaz chaque joueur prend à droite, celui de gauche à son coéquipier, et ce qui attaque n'est plus dans le combat
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Inniaz, the Gale Force »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Fountain of Youth »
    Et que Barry contrôle « Forêt »
    Et qu'Edward contrôle « Bonesplitter »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Inniaz, the Gale Force », « Wind Drake » et « Élémental de l'air »
    Et qu'Angie choisit que soit pris « Wind Drake »
    Et que la capacité déclenchée de « Inniaz, the Gale Force » se résout
    Alors Barry contrôle « Wind Drake »
    Et Angie contrôle « Géant des collines »
    Et Ronald contrôle « Bonesplitter »
    Et Edward contrôle « Fountain of Youth »
    Et Barry contrôle « Forêt »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 12 points de vie

  @id:table.few @clause:seat.neighbour @from:2018-04-27 @must
  Scénario: Deux créatures volantes d'un joueur et une du coéquipier n'en font pas trois d'un seul joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Inniaz, the Gale Force »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Inniaz, the Gale Force », « Wind Drake » et « Géant des collines »
    Alors la pile est vide

  @id:ruling.order_of_succession @clause:seat.neighbour @clause:object.control @from:2005-08-01 @must
  Scénario: Par Order of Succession, le joueur suivant à gauche est un coéquipier pour l'un et un adversaire pour l'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Élémental de l'air »
    Et que Ronald contrôle « Goblin Chieftain »
    Quand Angie lance « Order of Succession »
    Et qu'Angie choisit la gauche
    Et qu'Angie choisit que soit pris « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Barry contrôle « Wind Drake »
    Et Barry contrôle « Élémental de l'air »
    Et Edward contrôle « Goblin Chieftain »
    Et Ronald contrôle « Grizzlis »

  @id:ruling.order_of_succession.right @situation:ruling.order_of_succession @clause:seat.neighbour @clause:object.control @from:2005-08-01 @must
  Scénario: Si Order of Succession va vers la droite, celui qui avait son coéquipier pour voisin a un adversaire, et l'autre son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Et que Ronald contrôle « Goblin Chieftain »
    Et que Ronald contrôle « Wind Drake »
    Quand Angie lance « Order of Succession »
    Et qu'Angie choisit la droite
    Et qu'Angie choisit que soit pris « Goblin Chieftain »
    Et que le sort se résout
    Alors Angie contrôle « Goblin Chieftain »
    Et Barry contrôle « Grizzlis »
    Et Edward contrôle « Géant des collines »
    Et Ronald contrôle « Élémental de l'air »
    Et Ronald contrôle « Wind Drake »

  @id:table.each_chooses @clause:seat.neighbour @clause:choice.order @from:2005-08-01 @must
  Scénario: Chaque joueur choisit ce qu'il prend, et qui n'a rien ne donne rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Goblin Chieftain »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Order of Succession »
    Et qu'Angie choisit la gauche
    Et que Barry choisit que soit pris « Wind Drake »
    Et qu'Edward choisit que soit pris « Géant des collines »
    Et que le sort se résout
    Alors Barry contrôle « Wind Drake »
    Et Edward contrôle « Élémental de l'air »
    Et Edward contrôle « Géant des collines »
    Et Ronald contrôle « Goblin Chieftain »
    Et Angie ne contrôle aucune créature

  @id:table.back @clause:seat.neighbour @clause:object.control @variant:two-player @from:2005-08-01 @must
  Scénario: Deux joueurs échangent une créature chacun, et la fin du tour ne rend rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Order of Succession »
    Et qu'Angie choisit la droite
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie contrôle « Élémental de l'air »
    Et Edward contrôle « Grizzlis »

  @id:table.each_chooses.right @situation:table.each_chooses @clause:seat.neighbour @clause:choice.order @from:2005-08-01 @must
  Scénario: Vers la droite, un adversaire choisit avant le coéquipier de qui a lancé le sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Mur de bois »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie lance « Order of Succession »
    Et qu'Angie choisit la droite
    Et que le sort se résout
    Alors Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire
    Et Edward n'a aucun choix à faire

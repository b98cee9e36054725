# language: fr
Fonctionnalité: S'aventurer dans le donjon
  > Des cartes font s'aventurer un joueur dans le donjon. Le marqueur de qui avance, et comment cela va-t-il avec l'initiative ?

  @id:dungeon.begun @clause:dungeon.venture @clause:dungeon.type @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:commander
  Scénario: Qui s'aventure dans le donjon en commence un qui n'est pas Undercity, et il n'y a rien à choisir
    Quand Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Veteran Dungeoneer » se résout
    Alors le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Et Angie n'a aucun choix à faire
    Et Angie n'a pas l'initiative
    Et la pile compte un sort ou capacité

  @id:dungeon.own @clause:dungeon.venture @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: Chaque tête traverse un donjon à elle
    Étant donné que le marqueur d'aventure de Barry est dans « Mine Tunnels »
    Quand Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Veteran Dungeoneer » se résout
    Alors le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Et le marqueur d'aventure de Barry est dans « Mine Tunnels »
    Quand Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que Barry avance jusqu'à « Dark Pool »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que Barry lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Veteran Dungeoneer » de Barry se résout
    Alors le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Et le marqueur d'aventure de Barry est dans « Dark Pool »

  @id:dungeon.cave @clause:dungeon.room @clause:effect.scry @from:2024-11-08 @must
  Scénario: Dans la salle « Cave Entrance », qui s'aventure regarde une carte
    Étant donné qu'Angie a « Shock » au-dessus de sa bibliothèque
    Quand Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Veteran Dungeoneer » se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Mais Barry n'a aucun choix à faire
    Quand Angie met « Shock » au-dessous de sa bibliothèque
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a une carte en main

  @id:dungeon.goblins @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: De la salle « Cave Entrance », une flèche mène à des Gobelins pour qui s'aventure
    Étant donné que le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Quand Angie avance jusqu'à « Goblin Lair »
    Et qu'Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors le marqueur d'aventure d'Angie est dans « Goblin Lair »
    Et Angie contrôle un jeton Gobelin 1/1
    Et Barry ne contrôle aucun Gobelin
    Et Angie ne contrôle aucun Trésor

  @id:dungeon.tunnels @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: De la salle « Cave Entrance », l'autre flèche mène à un Trésor
    Étant donné que le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Quand Angie avance jusqu'à « Mine Tunnels »
    Et qu'Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors le marqueur d'aventure d'Angie est dans « Mine Tunnels »
    Et Angie contrôle un Trésor
    Et Barry ne contrôle aucun Trésor
    Et Angie ne contrôle aucun Gobelin
    Quand Angie active la capacité du premier jeton Trésor d'Angie
    Et qu'Angie choisit la couleur le vert
    Alors Angie a un mana non dépensé
    Et Angie ne contrôle aucun Trésor

  @id:dungeon.storeroom @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: Dans la salle « Storeroom », un marqueur va sur une créature
    Étant donné que le marqueur d'aventure d'Angie est dans « Goblin Lair »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Fountain of Youth »
    Quand Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Et Angie ne peut pas avancer jusqu'à « Fungi Cavern »
    Quand Angie avance jusqu'à « Storeroom »
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Fountain of Youth » comme cible
    Quand Angie choisit « Grizzlis » comme cible
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3

  @id:dungeon.pool @clause:dungeon.room @clause:life.shared @from:2024-11-08 @must
  Scénario: Dans la salle « Dark Pool », chaque adversaire perd un point de vie et une tête en gagne un, tous ceux des équipes
    Étant donné que le marqueur d'aventure d'Angie est dans « Mine Tunnels »
    Quand Angie avance jusqu'à « Dark Pool »
    Et qu'Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 28 points de vie
    Et l'équipe d'Angie a 31 points de vie
    Et le marqueur d'aventure d'Angie est dans « Dark Pool »

  @id:dungeon.fungi @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Dans la salle « Fungi Cavern », une créature perd de la force jusqu'au prochain tour de l'équipe
    Étant donné que le marqueur d'aventure d'Angie est dans « Mine Tunnels »
    Et qu'Edward contrôle « Giant Spider »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Fountain of Youth »
    Quand Angie avance jusqu'à « Fungi Cavern »
    Et qu'Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Fountain of Youth » comme cible
    Quand Angie choisit « Géant des collines » comme cible
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est -1/3
    Et la créature « Giant Spider » est 2/4
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est -1/3
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3

  @id:dungeon.temple @clause:dungeon.room @clause:dungeon.completed @clause:dungeon.leaves @from:2024-11-08 @must
  Scénario: Dans la dernière salle de la mine, une tête pioche, et a terminé le donjon une fois que c'est fait
    Étant donné que le marqueur d'aventure d'Angie est dans « Storeroom »
    Et qu'Angie contrôle « Gloom Stalker »
    Et qu'Angie a « Veteran Dungeoneer » en main
    Et que Barry n'a aucune carte en main
    Quand Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Veteran Dungeoneer » se résout
    Alors le marqueur d'aventure d'Angie est dans « Temple of Dumathoin »
    Et Angie n'a aucune carte en main
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure d'Angie n'est dans aucune salle
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gloom Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 26 points de vie

  @id:dungeon.one_end @clause:dungeon.choice @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Toutes les flèches de la mine mènent à la fin à une même salle, où il n'y a plus rien à choisir
    Étant donné que le marqueur d'aventure d'Angie est dans « Dark Pool »
    Et que le marqueur d'aventure de Barry est dans « Fungi Cavern »
    Quand Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Veteran Dungeoneer » se résout
    Alors le marqueur d'aventure d'Angie est dans « Temple of Dumathoin »
    Et le marqueur d'aventure de Barry est dans « Fungi Cavern »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et que Barry lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Veteran Dungeoneer » de Barry se résout
    Alors le marqueur d'aventure de Barry est dans « Temple of Dumathoin »
    Et le marqueur d'aventure d'Angie n'est dans aucune salle

  @id:dungeon.initiative @clause:dungeon.type @clause:dungeon.choice @clause:initiative.abilities @from:2024-11-08 @must
  Scénario: Qui est dans un autre donjon et prend l'initiative avance dans celui-là, et non dans Undercity
    Étant donné que le marqueur d'aventure d'Angie est dans « Goblin Lair »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Aarakocra Sneak »
    Et que le sort se résout
    Et que la capacité déclenchée de « Aarakocra Sneak » se résout
    Alors Angie a l'initiative
    Quand Angie choisit « Géant des collines » comme cible
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Et Angie ne peut pas avancer jusqu'à « Secret Entrance »
    Quand Angie avance jusqu'à « Storeroom »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 4/4
    Et le marqueur d'aventure d'Angie est dans « Storeroom »

  @id:dungeon.undercity @clause:dungeon.type @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: Qui est dans Undercity et s'aventure dans le donjon y avance, sans avoir l'initiative
    Étant donné que le marqueur d'aventure d'Angie est dans « Arena »
    Et qu'Edward a l'initiative
    Quand Angie avance jusqu'à « Archives »
    Et qu'Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors le marqueur d'aventure d'Angie est dans « Archives »
    Et Angie a une carte en main
    Et Edward a l'initiative

  @id:dungeon.skeletons @clause:dungeon.venture @clause:trigger.dies @from:2024-11-08 @must
  Scénario: C'est le joueur dont la créature meurt qui s'aventure, et personne qui la détruit
    Étant donné qu'Edward contrôle « Clattering Skeletons »
    Quand Angie lance « Meurtre » en ciblant « Clattering Skeletons »
    Et que le sort se résout
    Et que la capacité déclenchée de « Clattering Skeletons » se résout
    Alors le marqueur d'aventure d'Edward est dans « Cave Entrance »
    Et le marqueur d'aventure de Ronald n'est dans aucune salle
    Et le marqueur d'aventure d'Angie n'est dans aucune salle

  @id:dungeon.door @clause:dungeon.venture @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Secret Door fait s'aventurer son contrôleur quand un rituel pourrait être lancé, et à aucun autre moment
    Étant donné qu'Angie contrôle « Secret Door »
    Et qu'Angie contrôle cinq « Île »
    Et que Barry contrôle « Secret Door »
    Et que Barry contrôle quatre « Île »
    Et qu'Angie contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Secret Door » d'Angie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie ne peut pas activer la capacité de « Secret Door » d'Angie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry ne peut pas activer la capacité de « Secret Door » de Barry
    Mais Angie peut activer la capacité de « Secret Door » d'Angie
    Quand la capacité se résout
    Alors le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Et le marqueur d'aventure de Barry n'est dans aucune salle
    Et la pile compte un sort ou capacité
    Quand Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Secret Door » d'Angie
    Mais Angie peut attaquer Edward avec « Géant des collines »

  @id:dungeon.from_last_room @clause:dungeon.bottom @clause:dungeon.leaves @clause:dungeon.completed @from:2024-11-08 @must
  Scénario: Qui s'aventure avant que la dernière salle ait fait ce qu'elle fait termine ce donjon et en commence un autre, et les deux salles le font
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Archives »
    Et qu'Angie contrôle « Clattering Skeletons »
    Et qu'Angie contrôle « Gloom Stalker »
    Et qu'Angie a « Meurtre » en main
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure d'Angie est dans « Throne of the Dead Three »
    Quand Angie lance « Meurtre » en ciblant « Clattering Skeletons »
    Et que le sort se résout
    Et que la capacité déclenchée de « Clattering Skeletons » se résout
    Alors le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Et la pile compte deux sorts et capacités
    Quand Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la créature « Géant des collines » est 6/6
    Et le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gloom Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 26 points de vie

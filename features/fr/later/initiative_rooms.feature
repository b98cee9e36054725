# language: fr
Fonctionnalité: Les salles d'Undercity
  > Chaque salle fait quelque chose quand le marqueur y arrive. Pour qui, et qu'advient-il du donjon à la fin ?

  @id:initiative.room.forge @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: Dans la salle « Forge », deux marqueurs vont sur une seule créature, fût-elle du coéquipier
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Secret Entrance »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie avance jusqu'à « Forge »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 4/4
    Et la créature « Géant des collines » est 3/3
    Et le marqueur d'aventure d'Angie est dans « Forge »

  @id:initiative.room.no_target @clause:dungeon.room @clause:trigger.no_target @from:2024-11-08 @must
  Scénario: Si la capacité d'une salle n'a pas de cible, elle ne fait rien, et le marqueur est quand même dans la salle
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Secret Entrance »
    Quand Angie avance jusqu'à « Forge »
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la pile est vide
    Et le marqueur d'aventure d'Angie est dans « Forge »

  @id:initiative.room.lost_well @clause:dungeon.room @clause:effect.scry @from:2024-11-08 @must
  Scénario: Dans la salle « Lost Well », qui a l'initiative regarde deux cartes de sa bibliothèque, et son coéquipier aucune
    Étant donné que Barry a l'initiative
    Et que le marqueur d'aventure de Barry est dans « Secret Entrance »
    Et que Barry a « Géant des collines » au-dessus de sa bibliothèque
    Et que Barry a « Grizzlis » dans sa bibliothèque, en position 2 à partir du dessus
    Et que Barry a « Shock » dans sa bibliothèque, en position 3 à partir du dessus
    Quand Barry avance jusqu'à « Lost Well »
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Barry doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry ne peut pas mettre « Shock » au-dessous de sa bibliothèque
    Quand Barry met « Géant des collines » et « Grizzlis » au-dessous de sa bibliothèque
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a « Shock » en main

  @id:initiative.room.trap @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: Dans la salle « Trap! », un joueur ciblé perd des points de vie, qui sont ceux de l'équipe
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Forge »
    Quand Angie avance jusqu'à « Trap! »
    Et qu'Angie choisit Ronald comme cible
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 25 points de vie
    Et l'équipe d'Angie a 30 points de vie
    Et le marqueur d'aventure d'Angie est dans « Trap! »

  @id:initiative.room.arena @clause:dungeon.room @clause:combat.goad @from:2024-11-08 @must
  Scénario: Dans la salle « Arena », une créature est incitée, et attaque le coéquipier de qui a l'initiative
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Lost Well »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Fountain of Youth »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie avance jusqu'à « Arena »
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Fountain of Youth » comme cible
    Quand Angie choisit « Géant des collines » comme cible
    Et que l'étape de pioche de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Edward ne peut pas attaquer Angie avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »

  @id:initiative.room.stash @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Dans la salle « Stash », qui a l'initiative obtient un Trésor, et son coéquipier aucun
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Lost Well »
    Quand Angie avance jusqu'à « Stash »
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors Angie contrôle un Trésor
    Et Barry ne contrôle aucun Trésor
    Quand Angie active la capacité du premier jeton Trésor d'Angie
    Et qu'Angie choisit la couleur le rouge
    Alors Angie a un mana non dépensé
    Et Angie ne contrôle aucun Trésor

  @id:initiative.room.archives @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: De la salle « Trap! », une seule flèche mène plus loin, à « Archives », où une tête pioche une carte
    Étant donné que Barry a l'initiative
    Et que le marqueur d'aventure de Barry est dans « Trap! »
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Barry n'a aucun choix à faire
    Et le marqueur d'aventure de Barry est dans « Archives »
    Et Barry n'a aucune carte en main
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Barry a une carte en main
    Et Angie n'a aucune carte en main

  @id:initiative.room.catacombs @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: Dans la salle « Catacombs », qui a l'initiative obtient une créature qu'une seule ne peut pas bloquer
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Arena »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie avance jusqu'à « Catacombs »
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature 4/1
    Et Barry ne contrôle aucune créature
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec le premier jeton Squelette d'Angie
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer le premier jeton Squelette d'Angie avec « Géant des collines »
    Mais Edward peut bloquer le premier jeton Squelette d'Angie avec « Géant des collines »
    Et Edward peut bloquer le premier jeton Squelette d'Angie avec « Grizzlis »

  @id:initiative.room.throne @clause:dungeon.room @clause:dungeon.leaves @clause:dungeon.completed @from:2024-11-08 @must
  Scénario: Dans la dernière salle, une créature des dix cartes du dessus arrive avec trois marqueurs, et aucun adversaire ne peut la cibler
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Archives »
    Et qu'Angie a « Grizzlis » au-dessus de sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 10 à partir du dessus
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 11 à partir du dessus
    Et qu'Edward a « Shock » en main
    Et que Barry a « Giant Growth » en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure d'Angie est dans « Throne of the Dead Three »
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Et Angie ne peut pas trouver « Géant des collines » dans sa bibliothèque
    Quand Angie trouve « Wind Drake » dans sa bibliothèque
    Alors la créature « Wind Drake » est 5/5
    Et le marqueur d'aventure d'Angie n'est dans aucune salle
    Et Angie ne contrôle pas « Grizzlis »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Shock » en ciblant « Wind Drake »
    Et Edward peut lancer « Shock » en ciblant Barry
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Giant Growth » en ciblant « Wind Drake »
    Et que le sort se résout
    Alors la créature « Wind Drake » est 8/8

  @id:initiative.room.throne.ends @clause:dungeon.room @clause:dungeon.completed @from:2024-11-08 @must
  Scénario: Ce qui est arrivé dans la dernière salle peut de nouveau être ciblé dès le prochain tour de son équipe, et le donjon recommence alors
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Catacombs »
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 3 à partir du dessus
    Et qu'Edward a « Shock » en main
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 6/6
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Shock » en ciblant « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Et le marqueur d'aventure d'Angie n'est dans aucune salle
    Quand l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Shock » en ciblant « Géant des collines »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors le marqueur d'aventure d'Angie est dans « Secret Entrance »

  @id:initiative.room.throne.none @clause:dungeon.room @clause:dungeon.leaves @from:2024-11-08 @must
  Scénario: S'il n'y a pas de créature parmi les dix cartes du dessus, il n'en arrive aucune, et le donjon est quand même terminé
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Archives »
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 11 à partir du dessus
    Et qu'Angie contrôle « Gloom Stalker »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors le marqueur d'aventure d'Angie n'est dans aucune salle
    Et Angie ne contrôle pas « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gloom Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 26 points de vie

  @id:initiative.completed @clause:dungeon.completed @clause:dungeon.leaves @from:2024-11-08 @must
  Scénario: Une seule tête a terminé le donjon, et seulement quand la dernière salle a fait ce qu'elle fait
    Étant donné que Barry a l'initiative
    Et que le marqueur d'aventure de Barry est dans « Archives »
    Et que Barry contrôle « Gloom Stalker »
    Et qu'Angie contrôle « Gloom Stalker »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure de Barry est dans « Throne of the Dead Three »
    Et la pile compte un sort ou capacité
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Gloom Stalker »
    Et qu'Angie attaque Ronald avec « Gloom Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 24 points de vie

  @id:initiative.not_completed @clause:dungeon.completed @from:2024-11-08 @must
  Scénario: Qui a été dans un donjon sans aller jusqu'au bout n'en a terminé aucun
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Trap! »
    Et qu'Angie contrôle « Gloom Stalker »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gloom Stalker »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 28 points de vie

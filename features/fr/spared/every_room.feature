# language: fr
Fonctionnalité: Chaque partie de ce qui mène aux donjons
  > Toutes les versions fausses des donjons et de ce qui y mène ont été jouées, et ces parties-là, personne ne les avait demandées. Chacune est-elle là ?

  @id:every.pack @clause:mana.ability @clause:cost.resources @from:2024-11-08 @must
  Scénario: Le Trésor d'un Dungeoneer's Pack ne donne pas de mana une fois engagé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Dungeoneer's Pack »
    Et que Barry contrôle « Sol Ring »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward contrôle « Stinging Lionfish »
    Quand Angie active la capacité de « Dungeoneer's Pack »
    Et que la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Reach Through Mists »
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward choisit le premier jeton Trésor d'Angie comme cible
    Et que la capacité déclenchée de « Stinging Lionfish » se résout
    Alors Angie ne peut pas activer la capacité du premier jeton Trésor
    Mais Barry peut activer la capacité de « Sol Ring »

  @id:every.tunnels @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Le Trésor des Mine Tunnels ne donne pas de mana une fois engagé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Et que Barry contrôle « Sol Ring »
    Et qu'Edward contrôle « Stinging Lionfish »
    Quand Angie avance jusqu'à « Mine Tunnels »
    Et qu'Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie contrôle un jeton Trésor
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Reach Through Mists »
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward choisit le premier jeton Trésor d'Angie comme cible
    Et que la capacité déclenchée de « Stinging Lionfish » se résout
    Alors Angie ne peut pas activer la capacité du premier jeton Trésor
    Mais Barry peut activer la capacité de « Sol Ring »

  @id:every.stash @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Le Trésor de la Stash ne donne pas de mana une fois engagé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Lost Well »
    Et que Barry contrôle « Sol Ring »
    Et qu'Edward contrôle « Stinging Lionfish »
    Quand Angie avance jusqu'à « Stash »
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Reach Through Mists »
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward choisit le premier jeton Trésor d'Angie comme cible
    Et que la capacité déclenchée de « Stinging Lionfish » se résout
    Alors Angie ne peut pas activer la capacité du premier jeton Trésor
    Mais Barry peut activer la capacité de « Sol Ring »

  @id:every.lair @clause:object.colour @clause:protection.block @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Le Gobelin du Goblin Lair est rouge, et ne bloque pas ce qui en est protégé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que le marqueur d'aventure d'Angie est dans « Cave Entrance »
    Et qu'Edward contrôle « Silver Knight »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie avance jusqu'à « Goblin Lair »
    Et qu'Angie lance « Veteran Dungeoneer »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Silver Knight » et « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Silver Knight » avec le premier jeton Gobelin
    Mais Angie peut bloquer « Géant des collines » avec le premier jeton Gobelin

  @id:every.skeleton @clause:object.colour @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Le Squelette des Catacombs est noir
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Arena »
    Et qu'Edward contrôle « Bad Moon »
    Quand Angie avance jusqu'à « Catacombs »
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature 5/2

  @id:every.bard @clause:object.types @from:2024-11-08 @must
  Scénario: Stirring Bard envoie des créatures, et aucun terrain
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Stirring Bard »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Forêt »
    Alors Angie ne peut pas activer la capacité de « Stirring Bard » en ciblant « Forêt »
    Mais Angie peut activer la capacité de « Stirring Bard » en ciblant « Géant des collines »

  @id:every.bard.haste @situation:every.bard @clause:combat.attack @clause:cost.resources @from:2024-11-08 @must
  Scénario: Ce à quoi Stirring Bard a donné la célérité l'a pendant ce tour, et non pendant celui des adversaires qui suit
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Stirring Bard »
    Quand Angie lance « Brimstone Trebuchet »
    Et que le sort se résout
    Alors Angie peut activer la capacité de « Stirring Bard » en ciblant « Brimstone Trebuchet »
    Quand la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Brimstone Trebuchet »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Brimstone Trebuchet »

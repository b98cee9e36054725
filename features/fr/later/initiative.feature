# language: fr
Fonctionnalité: L'initiative
  > Un joueur a l'initiative et s'aventure pour elle. Qu'y gagne le coéquipier, et qui la prend ?

  @id:initiative.taken_first @clause:initiative.abilities @clause:initiative.one @clause:dungeon.venture @clause:dungeon.type @from:2024-11-08 @must
  Scénario: Qui prend l'initiative s'aventure dans la première salle d'Undercity, et le coéquipier n'a ni l'une ni l'autre
    Étant donné qu'Angie a « Forêt » dans sa bibliothèque
    Et qu'Angie a « Montagne » dans sa bibliothèque
    Quand Angie lance « Aarakocra Sneak »
    Et que le sort se résout
    Et que la capacité déclenchée de « Aarakocra Sneak » se résout
    Alors Angie a l'initiative
    Et Barry n'a pas l'initiative
    Et la pile compte un sort ou capacité
    Et le marqueur d'aventure d'Angie n'est dans aucune salle
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure d'Angie est dans « Secret Entrance »
    Et le marqueur d'aventure de Barry n'est dans aucune salle
    Et la pile compte un sort ou capacité
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie doit faire un choix
    Quand Angie trouve « Montagne » dans sa bibliothèque
    Alors Angie a « Montagne » en main
    Et la pile est vide

  @id:initiative.nobody @clause:initiative.one @from:2024-11-08 @must
  Scénario: Avant qu'un effet ne fasse prendre l'initiative à quelqu'un, personne ne l'a, et rien ne se déclenche
    Étant donné qu'Angie contrôle « Aarakocra Sneak »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile est vide
    Et Angie n'a pas l'initiative
    Et le marqueur d'aventure d'Angie n'est dans aucune salle

  @id:initiative.upkeep @clause:initiative.abilities @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: À l'entretien de l'équipe, une seule capacité se déclenche, et la tête qui a l'initiative s'aventure
    Étant donné que Barry a l'initiative
    Et que le marqueur d'aventure de Barry est dans « Secret Entrance »
    Et que le marqueur d'aventure d'Angie est dans « Forge »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile est vide
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Barry doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry ne peut pas avancer jusqu'à « Trap! »
    Et Barry ne peut pas avancer jusqu'à « Secret Entrance »
    Quand Barry avance jusqu'à « Lost Well »
    Alors le marqueur d'aventure de Barry est dans « Lost Well »
    Et le marqueur d'aventure d'Angie est dans « Forge »

  @id:initiative.taken @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scénario: La tête dont la créature inflige des blessures de combat à qui a l'initiative la prend, et s'aventure dans un donjon à elle
    Étant donné qu'Edward a l'initiative
    Et que le marqueur d'aventure d'Edward est dans « Stash »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Et Edward a l'initiative
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Barry a l'initiative
    Et Angie n'a pas l'initiative
    Et Edward n'a pas l'initiative
    Et la pile compte un sort ou capacité
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors le marqueur d'aventure de Barry est dans « Secret Entrance »
    Et le marqueur d'aventure d'Angie n'est dans aucune salle
    Et le marqueur d'aventure d'Edward est dans « Stash »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile est vide
    Et le marqueur d'aventure d'Edward est dans « Stash »

  @id:initiative.mate_hit @clause:initiative.abilities @clause:combat.attacks @from:2024-11-08 @must
  Scénario: Les blessures de combat infligées au coéquipier de qui a l'initiative ne prennent rien
    Étant donné que Ronald a l'initiative
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la pile est vide
    Et l'équipe d'Edward a 27 points de vie
    Et Ronald a l'initiative

  @id:initiative.not_combat @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player
  Scénario: Des blessures qui ne sont pas de combat ne prennent pas l'initiative
    Étant donné qu'Edward a l'initiative
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors la pile est vide
    Et Edward a l'initiative

  @id:initiative.together @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander
  Scénario: Deux créatures d'un même joueur qui touchent ensemble qui a l'initiative déclenchent une seule capacité
    Étant donné qu'Edward a l'initiative
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines » et « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Et Edward a l'initiative
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a l'initiative
    Et le marqueur d'aventure d'Angie est dans « Secret Entrance »

  @id:initiative.both_heads @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scénario: Des créatures des deux têtes qui touchent ensemble déclenchent une capacité par tête, et chacune prend l'initiative à son tour
    Étant donné qu'Edward a l'initiative
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la pile compte deux sorts et capacités
    Et Edward a l'initiative
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors le marqueur d'aventure d'Angie est dans « Secret Entrance »
    Et le marqueur d'aventure de Barry est dans « Secret Entrance »
    Et Edward n'a pas l'initiative
    Et le marqueur d'aventure d'Edward n'est dans aucune salle

  @id:initiative.again @clause:initiative.again @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player
  Scénario: Qui a l'initiative et la prend de nouveau s'aventure une fois de plus, et une seule fois à l'entretien suivant
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Secret Entrance »
    Quand Angie avance jusqu'à « Forge »
    Et qu'Angie lance « Aarakocra Sneak »
    Et que le sort se résout
    Et que la capacité déclenchée de « Aarakocra Sneak » se résout
    Alors la pile compte un sort ou capacité
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a l'initiative
    Et le marqueur d'aventure d'Angie est dans « Forge »
    Et la créature « Aarakocra Sneak » est 3/6
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité

  @id:initiative.from_mate @clause:initiative.one @clause:dungeon.room @from:2024-11-08 @must
  Scénario: Une tête prend l'initiative à son coéquipier, dont le donjon reste où il en est
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Catacombs »
    Et que Barry a « Aarakocra Sneak » en main
    Quand Barry lance « Aarakocra Sneak »
    Et que le sort se résout
    Et que la capacité déclenchée de « Aarakocra Sneak » se résout
    Alors Barry a l'initiative
    Et Angie n'a pas l'initiative
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors le marqueur d'aventure de Barry est dans « Secret Entrance »
    Et le marqueur d'aventure d'Angie est dans « Catacombs »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand Barry avance jusqu'à « Forge »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure de Barry est dans « Forge »
    Et le marqueur d'aventure d'Angie est dans « Catacombs »

  @id:initiative.condition @clause:initiative.one @clause:trigger.intervening_if @from:2024-11-08 @must
  Scénario: Ce qui demande si son contrôleur a l'initiative ne parle pas du coéquipier
    Étant donné que Barry contrôle « Passageway Seer »
    Quand Angie lance « Passageway Seer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Passageway Seer » d'Angie se résout
    Alors Angie a l'initiative
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la créature « Passageway Seer » d'Angie est 3/3
    Et la créature « Passageway Seer » de Barry est 2/2
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors la pile est vide
    Quand Angie avance jusqu'à « Forge »
    Et qu'Angie choisit « Passageway Seer » de Barry comme cible
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Passageway Seer » d'Angie
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 33 points de vie

  @id:initiative.there_and_back @clause:initiative.one @clause:initiative.abilities @clause:dungeon.choice @from:2024-11-08 @must
  Scénario: L'initiative va d'une tête à l'autre et revient en un tour, et chacune avance dans son propre donjon
    Quand Angie lance « Avenging Hunter »
    Et que le sort se résout
    Et que la capacité déclenchée de « Avenging Hunter » se résout
    Alors Angie a l'initiative
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure d'Angie est dans « Secret Entrance »
    Quand Barry lance « Goliath Paladin »
    Et que le sort se résout
    Et que la capacité déclenchée de « Goliath Paladin » se résout
    Alors Barry a l'initiative
    Et Angie n'a pas l'initiative
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors le marqueur d'aventure de Barry est dans « Secret Entrance »
    Quand Angie avance jusqu'à « Forge »
    Et qu'Angie choisit « Goliath Paladin » comme cible
    Et qu'Angie lance « Stirring Bard »
    Et que le sort se résout
    Et que la capacité déclenchée de « Stirring Bard » se résout
    Alors Angie a l'initiative
    Et Barry n'a pas l'initiative
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors le marqueur d'aventure d'Angie est dans « Forge »
    Et le marqueur d'aventure de Barry est dans « Secret Entrance »
    Et la créature « Goliath Paladin » est 5/8

  @id:initiative.adventurers @clause:combat.reach @clause:combat.trample @clause:combat.vigilance @from:2024-11-08 @must
  Scénario: Les créatures qui ont apporté l'initiative ont de plus le vol, la vigilance ou le piétinement
    Étant donné qu'Angie contrôle « Aarakocra Sneak »
    Et qu'Angie contrôle « Goliath Paladin »
    Et que Barry contrôle « Avenging Hunter »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Aarakocra Sneak » et « Goliath Paladin »
    Et que Barry attaque Ronald avec « Avenging Hunter »
    Alors la carte « Goliath Paladin » est dégagée
    Et la carte « Aarakocra Sneak » est engagée
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Aarakocra Sneak » avec « Géant des collines »
    Mais Edward peut bloquer « Goliath Paladin » avec « Géant des collines »
    Et Ronald peut bloquer « Avenging Hunter » avec « Grizzlis »
    Quand Barry répartit les blessures : 2 à « Grizzlis », 3 à Ronald
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 26 points de vie

  @id:initiative.bard @clause:combat.block @from:2024-11-08 @must
  Scénario: Stirring Bard reste en arrière et envoie une autre créature, qu'une seule ne peut pas bloquer, pour ce tour
    Étant donné qu'Angie contrôle « Stirring Bard »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Giant Spider »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Stirring Bard » en ciblant « Grizzlis »
    Et que la capacité se résout
    Alors la carte « Stirring Bard » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Grizzlis »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Stirring Bard »
    Mais Angie peut attaquer Edward avec « Grizzlis »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer « Grizzlis » avec « Géant des collines »

  @id:initiative.pack @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scénario: L'initiative est prise pendant qu'une capacité se résout, et ce qui s'en déclenche attend que tout le reste soit fait
    Étant donné qu'Angie contrôle « Dungeoneer's Pack »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Edward a l'initiative
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand Angie active la capacité de « Dungeoneer's Pack »
    Et que la capacité se résout
    Alors Angie a l'initiative
    Et Edward n'a pas l'initiative
    Et l'équipe d'Angie a 33 points de vie
    Et Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Angie contrôle un Trésor
    Et Angie a « Dungeoneer's Pack » dans son cimetière
    Et le marqueur d'aventure d'Angie n'est dans aucune salle
    Et la pile compte un sort ou capacité
    Quand Angie active la capacité du premier jeton Trésor d'Angie
    Et qu'Angie choisit la couleur le rouge
    Alors Angie a un mana non dépensé
    Et Angie ne contrôle aucun Trésor

  @id:initiative.pack.when @clause:object.enters_tapped @clause:ability.as_sorcery @from:2024-11-08 @must
  Scénario: Dungeoneer's Pack arrive engagé, et s'ouvre pour deux manas pendant une phase principale de son seul contrôleur
    Étant donné qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle « Dungeoneer's Pack »
    Et que Barry contrôle « Source de mana »
    Quand Angie lance « Dungeoneer's Pack » d'Angie
    Et que le sort se résout
    Alors la carte « Dungeoneer's Pack » d'Angie est engagée
    Et Angie ne peut pas activer la capacité de « Dungeoneer's Pack » d'Angie
    Et Barry ne peut pas activer la capacité de « Dungeoneer's Pack » de Barry
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie ne peut pas activer la capacité de « Dungeoneer's Pack » d'Angie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Dungeoneer's Pack » d'Angie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Dungeoneer's Pack » d'Angie
    Quand la capacité se résout
    Alors Angie a l'initiative
    Et Barry contrôle « Dungeoneer's Pack »

  @id:initiative.leaves @clause:initiative.leaves @clause:team.leaves @variant:free-for-all @from:2024-11-08 @must
  Scénario: Quand le joueur qui a l'initiative quitte la partie, le joueur actif la prend et s'aventure
    Étant donné qu'Angie a l'initiative
    Et que le marqueur d'aventure d'Angie est dans « Forge »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Angie concède la partie
    Alors Edward a l'initiative
    Et Martha n'a pas l'initiative
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors le marqueur d'aventure d'Edward est dans « Secret Entrance »
    Et le marqueur d'aventure de Martha n'est dans aucune salle

  @id:initiative.leaves.active @clause:initiative.leaves @clause:team.leaves @variant:free-for-all @from:2024-11-08 @must
  Scénario: Quand le joueur qui a l'initiative part pendant son propre tour, le joueur suivant la prend
    Étant donné qu'Angie a l'initiative
    Quand Angie concède la partie
    Alors Edward a l'initiative
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors le marqueur d'aventure d'Edward est dans « Secret Entrance »
    Et le marqueur d'aventure de Martha n'est dans aucune salle
    Et la pile compte un sort ou capacité

  @id:initiative.leaves.other @clause:initiative.leaves @clause:monarch.leaves @variant:free-for-all @from:2024-11-08 @must
  Scénario: Quand le monarque quitte la partie, celui qui a l'initiative la garde, et le joueur actif est le monarque
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward est le monarque
    Et que Martha a l'initiative
    Quand Edward concède la partie
    Alors Angie est le monarque
    Et Martha a l'initiative
    Et Angie n'a pas l'initiative

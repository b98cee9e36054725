# language: fr
Fonctionnalité: Des cartes qui plient une règle
  > Ce qui est infligé, pioché, cherché ou se déclenche change par ce que dit une carte. Pour qui, et combien de fois ?

  @id:bent.toughness @clause:combat.damage_assigned @variant:two-player @from:2009-07-11 @must
  Scénario: Une créature 0/5 inflige 5 blessures de combat, et une 0/3 qui bloque en inflige 3
    Étant donné qu'Angie contrôle « Doran, the Siege Tower »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Mur de bois »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Doran, the Siege Tower » et « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Mur de bois »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Et Angie a « Grizzlis » dans son cimetière
    Et Edward contrôle « Mur de bois »

  @id:bent.toughness.others @clause:combat.damage_assigned @variant:two-player @from:2009-07-11 @must
  Scénario: Les blessures qui ne sont pas de combat restent égales à la force
    Étant donné qu'Angie contrôle « Doran, the Siege Tower »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Soul's Fire » en ciblant « Doran, the Siege Tower » et « Grizzlis »
    Et que le sort se résout
    Alors Edward contrôle « Grizzlis »
    Quand Angie lance « Soul's Fire » en ciblant « Géant des collines » et « Grizzlis »
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière

  @id:bent.again @clause:trigger.again @clause:trigger.enters @from:2024-11-08 @must
  Scénario: Ce qui arrive déclenche deux fois les capacités du contrôleur, une fois celles d'un coéquipier et d'un adversaire
    Étant donné qu'Angie contrôle « Panharmonicon »
    Et qu'Angie contrôle « Soul Warden »
    Et que Barry contrôle « Soul Warden »
    Et qu'Edward contrôle « Soul Warden »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Géant des collines »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 21 points de vie

  @id:bent.again.not @clause:trigger.again @clause:trigger.enters @from:2024-11-08 @must
  Scénario: Ce qui meurt ne déclenche rien deux fois
    Étant donné qu'Angie contrôle « Panharmonicon »
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Et qu'Angie contrôle « Grizzlis »
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Zulaport Cutthroat » se résout
    Alors la pile est vide
    Et l'équipe d'Angie a 21 points de vie

  @id:bent.damaged @clause:trigger.dies @from:2018-04-27 @must
  Scénario: Compte la mort d'une créature qu'il a blessée ce tour-ci, et pas celle d'une autre
    Étant donné qu'Angie contrôle « Sengir Vampire »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la pile est vide
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Sengir Vampire »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Sengir Vampire » avec « Élémental de l'air »
    Et que Barry lance « Giant Growth » en ciblant « Sengir Vampire »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Élémental de l'air » dans son cimetière
    Et la créature « Sengir Vampire » est 8/8

  @id:bent.damaged.turn @clause:trigger.dies @variant:two-player @from:2005-08-01 @must
  Scénario: Au tour suivant, il ne reste rien des blessures, ni de ce qui les a infligées
    Étant donné qu'Angie contrôle « Sengir Vampire »
    Et qu'Edward contrôle « Darksteel Gargoyle »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Sengir Vampire »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Sengir Vampire » avec « Darksteel Gargoyle »
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Grasp of Darkness » en ciblant « Darksteel Gargoyle »
    Et que le sort se résout
    Alors la pile est vide
    Et Edward a « Darksteel Gargoyle » dans son cimetière
    Et la créature « Sengir Vampire » est 4/4

  @id:bent.library @clause:replacement.instead @clause:team.win_effect @clause:replacement.draw @from:2011-09-30 @must
  Scénario: Qui devrait piocher d'une bibliothèque vide gagne à la place, et son équipe avec lui
    Étant donné qu'Angie contrôle « Laboratory Maniac »
    Et qu'Angie a une carte dans sa bibliothèque
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors la partie continue
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Angie gagne la partie

  @id:bent.library.teammate @clause:replacement.instead @clause:draw.empty @from:2011-09-30 @must
  Scénario: Un coéquipier qui devrait piocher d'une bibliothèque vide perd, et l'équipe avec lui
    Étant donné qu'Angie contrôle « Laboratory Maniac »
    Et que Barry n'a aucune carte dans sa bibliothèque
    Et qu'Angie a deux cartes dans sa bibliothèque
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Angie perd la partie

  @id:bent.search @clause:effect.cannot_search @clause:effect.search @from:2009-07-11 @must
  Scénario: Personne ne trouve rien tant que personne ne peut chercher dans les bibliothèques
    Étant donné qu'Edward contrôle « Mindlock Orb »
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Et que Barry a « Géant des collines » dans sa bibliothèque
    Quand Angie lance « Entomb »
    Et que le sort se résout
    Alors Angie a « Entomb » dans son cimetière
    Et Angie a une carte dans son cimetière
    Quand Barry lance « Buried Alive »
    Et que le sort se résout
    Alors Barry a une carte dans son cimetière

  @id:bent.search.several @clause:effect.search @from:2005-08-01 @must
  Scénario: Jusqu'à trois cartes de créature vont de la bibliothèque au cimetière, et aucune ne doit être trouvée
    Étant donné qu'Angie a « Géant des collines » dans sa bibliothèque
    Et qu'Angie a « Grizzlis » dans sa bibliothèque
    Et qu'Angie a « Shock » dans sa bibliothèque
    Et que Barry a « Géant des collines » dans sa bibliothèque
    Quand Angie lance « Buried Alive »
    Et que le sort se résout
    Et qu'Angie trouve « Géant des collines » et « Grizzlis » dans sa bibliothèque
    Alors Angie a « Géant des collines » dans son cimetière
    Et Angie a « Grizzlis » dans son cimetière
    Et Angie a trois cartes dans son cimetière

  @id:bent.redirect @clause:replacement.redirect @clause:life.shared @from:2005-08-01 @must
  Scénario: Les blessures d'un joueur sont infligées à une créature à la place, celles de son coéquipier non
    Étant donné qu'Angie contrôle « Obsianus Golem »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Pariah » en ciblant « Obsianus Golem »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et Angie contrôle « Obsianus Golem »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors Angie a « Obsianus Golem » dans son cimetière
    Et Angie a « Pariah » dans son cimetière
    Et l'équipe d'Angie a 18 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie

  @id:bent.redirect.opponent @clause:replacement.redirect @clause:combat.damage @variant:two-player @from:2009-07-11 @must
  Scénario: La créature peut être à un adversaire, que les blessures de combat touchent sans qu'elle se batte
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Mur de bois »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Pariah » en ciblant « Mur de bois »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 20 points de vie
    Et Edward a « Mur de bois » dans son cimetière

  @id:bent.redirect.prevented @clause:replacement.redirect @clause:protection.damage @from:2005-08-01 @must
  Scénario: Les blessures gardent leur source, contre laquelle la créature peut être protégée
    Étant donné qu'Angie contrôle « Silver Knight »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Pariah » en ciblant « Silver Knight »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Sizzle »
    Et que le sort se résout
    Alors l'équipe d'Angie a 17 points de vie
    Et Angie contrôle « Silver Knight »

  @id:bent.cycled @clause:trigger.cycled @from:2009-07-11 @must
  Scénario: Ce qu'une carte dit de son propre recyclage arrive avant que l'autre carte soit piochée
    Étant donné qu'Angie contrôle deux « Plaine »
    Et qu'Angie a « Renewed Faith » en main
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie active la capacité de « Renewed Faith »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Renewed Faith » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et Angie n'a aucune carte en main

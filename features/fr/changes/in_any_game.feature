# language: fr
Fonctionnalité: Remplacé, prévenu et passé, dans n'importe quelle partie
  > Des blessures sont doublées ou prévenues, des pioches et des étapes n'ont pas lieu. Combien de fois un tel effet s'applique-t-il, et lequel d'abord ?

  @id:general.replacement.each_once @clause:replacement.once @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Deux effets qui doublent les blessures le font une fois chacun, qui que soit celui qui les contrôle
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Furnace of Rath »
    Et qu'Edward contrôle « Furnace of Rath »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 12 points de vie

  @id:general.replacement.doubled_first @situation:general.replacement.order @clause:replacement.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Le joueur qui subit les blessures les fait d'abord doubler, puis en prévient quatre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Furnace of Rath »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Flame Javelin » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward choisit d'appliquer d'abord l'effet de « Furnace of Rath »
    Alors l'équipe d'Edward a 16 points de vie

  @id:general.replacement.prevented_first @situation:general.replacement.order @clause:replacement.order @clause:replacement.nothing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Qui subit des blessures peut les faire prévenir avant qu'elles ne soient doublées, et il ne reste rien à doubler
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Furnace of Rath »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Flame Javelin » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward choisit d'appliquer d'abord l'effet de « Mending Hands »
    Alors l'équipe d'Edward a 20 points de vie

  @id:general.replacement.shield @clause:replacement.shield @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un bouclier prévient autant qu'il dit, de plusieurs sources en tout
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Flame Javelin » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie

  @id:general.replacement.fog @clause:replacement.open @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Toutes les blessures de combat du tour sont prévenues, et aucune autre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie lance « Brouillard »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward contrôle « Wind Drake »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:general.replacement.empty_library @clause:replacement.draw @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Qui ne pioche rien au lieu d'une carte ne perd pas à cause d'une bibliothèque vide
    Étant donné qu'Angie contrôle « Possessed Portal »
    Et qu'Angie n'a aucune carte dans sa bibliothèque
    Et qu'Angie a deux cartes en main
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors la partie continue
    Et Angie a une carte en main

  @id:general.replacement.skipped_once @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: La prochaine étape de pioche est passée, et la suivante ne l'est pas
    Étant donné qu'Edward a trois cartes en main
    Quand Angie lance « Fatigue » en ciblant Edward
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a quatre cartes en main

  @id:general.replacement.no_upkeep @clause:turn.skip @clause:trigger.step @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Rien ne se déclenche dans un entretien qui est passé
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Serendib Efreet »
    Et qu'Angie contrôle « Eon Hub »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:general.replacement.own_draw_steps @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Qui passe ses étapes de pioche ne pioche que par la capacité, et les autres comme toujours
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Yawgmoth's Bargain »
    Et qu'Angie a deux cartes en main
    Et qu'Edward a deux cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a deux cartes en main
    Quand Angie active la capacité de « Yawgmoth's Bargain »
    Et que la capacité se résout
    Alors Angie a trois cartes en main
    Et l'équipe d'Angie a 19 points de vie

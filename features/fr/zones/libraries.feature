# language: fr
Fonctionnalité: Regarder le dessus d'une bibliothèque
  > Un joueur regarde les cartes du dessus d'une bibliothèque et en met certaines ailleurs. De qui est-elle, et qu'y a-t-il ensuite au-dessus ?

  @id:scry.bottom @situation:scry.bottom @clause:effect.scry @clause:object.you @from:2006-10-01 @must
  Scénario: Qui fait un regard met une carte de sa propre bibliothèque au-dessous, et celle du coéquipier ne change pas
    Étant donné qu'Angie a « Grizzlis » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 3 à partir du dessus
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque, en position 4 à partir du dessus
    Et que Barry a « Turret Ogre » au-dessus de sa bibliothèque
    Et que Barry a « Zulaport Cutthroat » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Edward n'a aucune carte en main
    Quand Angie lance « Serum Visions »
    Et que le sort se résout
    Et qu'Angie met « Géant des collines » au-dessous de sa bibliothèque
    Alors Angie a « Grizzlis » en main
    Et Edward n'a aucune carte en main
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Angie a « Wind Drake » en main
    Et Angie a « Élémental de l'air » en main
    Et Angie a trois cartes en main
    Et Barry a « Turret Ogre » en main
    Et Barry a « Zulaport Cutthroat » en main

  @id:scry.order @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scénario: Qui ne met aucune carte au-dessous laisse les cartes au-dessus dans n'importe quel ordre
    Étant donné qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque, en position 3 à partir du dessus
    Et qu'Edward n'a aucune carte en main
    Quand Angie lance « Preordain »
    Et que le sort se résout
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Et qu'Angie laisse « Wind Drake » au-dessus de sa bibliothèque, puis « Géant des collines »
    Alors Angie a « Wind Drake » en main
    Et Angie a deux cartes en main
    Et Edward n'a aucune carte en main
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Géant des collines » en main

  @id:scry.both @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scénario: Deux cartes mises au-dessous y sont dans l'ordre choisi, sous toutes les autres
    Étant donné qu'Angie a trois cartes dans sa bibliothèque
    Et qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque, en position 3 à partir du dessus
    Quand Angie lance « Preordain »
    Et que le sort se résout
    Et qu'Angie met « Wind Drake » et « Géant des collines » au-dessous de sa bibliothèque
    Alors Angie a « Élémental de l'air » en main
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Wind Drake » en main
    Et Angie a une carte dans sa bibliothèque

  @id:scry.few @situation:scry.bottom @clause:effect.scry @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scénario: Qui n'a plus qu'une carte regarde celle-ci, et n'en a plus à piocher après
    Étant donné qu'Angie a une carte dans sa bibliothèque
    Et qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Quand Angie lance « Preordain »
    Et que le sort se résout
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a « Géant des collines » en main
    Et Angie n'a aucune carte dans sa bibliothèque
    Et la partie continue

  @id:scry.enters @clause:effect.scry @clause:trigger.enters @from:2015-07-17 @must
  Scénario: Le joueur dont la créature arrive fait un regard, et pas son coéquipier
    Étant donné que Barry a « Géant des collines » au-dessus de sa bibliothèque
    Et que Barry a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Grizzlis » au-dessus de sa bibliothèque
    Quand Barry lance « Omenspeaker »
    Et que le sort se résout
    Et que la capacité déclenchée de « Omenspeaker » se résout
    Et que Barry met « Géant des collines » au-dessous de sa bibliothèque
    Et que Barry lance « Reach Through Mists »
    Et que le sort se résout
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Barry a « Wind Drake » en main
    Et Angie a « Grizzlis » en main

  @id:surveil.some @situation:surveil.some @clause:effect.surveil @clause:object.you @from:2018-10-05 @must
  Scénario: Qui fait une surveillance met une carte de sa propre bibliothèque dans son cimetière et pioche les suivantes
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque, en position 3 à partir du dessus
    Et que Barry a « Grizzlis » au-dessus de sa bibliothèque
    Quand Angie lance « Notion Rain »
    Et que le sort se résout
    Et qu'Angie met « Géant des collines » dans son cimetière
    Alors Angie a « Géant des collines » dans son cimetière
    Et Angie a deux cartes dans son cimetière
    Et Angie a « Wind Drake » en main
    Et Angie a « Élémental de l'air » en main
    Et Angie a deux cartes en main
    Et Barry n'a aucune carte dans son cimetière
    Et Barry n'a aucune carte en main
    Et l'équipe d'Angie a 18 points de vie

  @id:surveil.none @situation:surveil.some @clause:effect.surveil @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-10-05 @must
  Scénario: Qui ne met rien dans son cimetière pioche les deux cartes
    Étant donné qu'Angie a « Géant des collines » au-dessus de sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie lance « Notion Rain »
    Et que le sort se résout
    Et qu'Angie ne met aucune carte dans son cimetière
    Et qu'Angie laisse « Wind Drake » au-dessus de sa bibliothèque, puis « Géant des collines »
    Alors Angie a « Géant des collines » en main
    Et Angie a « Wind Drake » en main
    Et Angie a une carte dans son cimetière

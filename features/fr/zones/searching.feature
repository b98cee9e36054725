# language: fr
Fonctionnalité: Chercher dans une bibliothèque
  > Un joueur cherche une carte dans une bibliothèque. De qui est-elle, que peut-on y trouver, et où cela va-t-il ?

  @id:search.battlefield @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un terrain de base trouvé est mis sur le champ de bataille engagé
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Et qu'Edward a dix cartes dans sa bibliothèque
    Quand Angie lance « Rampant Growth »
    Et que le sort se résout
    Et qu'Angie trouve « Forêt » dans sa bibliothèque
    Alors Angie contrôle « Forêt »
    Et la carte « Forêt » est engagée
    Et Angie a neuf cartes dans sa bibliothèque
    Et Edward a dix cartes dans sa bibliothèque

  @id:search.nothing @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Qui cherche un terrain de base n'est pas obligé de trouver celui qui y est
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Quand Angie lance « Rampant Growth »
    Et que le sort se résout
    Et qu'Angie ne trouve aucune carte dans sa bibliothèque
    Alors Angie ne contrôle pas « Forêt »
    Et Angie a dix cartes dans sa bibliothèque

  @id:search.teammate @situation:search.battlefield @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scénario: On ne cherche pas dans la bibliothèque du coéquipier, et un terrain non-base n'est pas trouvé
    Étant donné qu'Angie a deux cartes dans sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Et qu'Angie a « Coastal Tower » dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et que Barry a « Forêt » dans sa bibliothèque
    Quand Angie lance « Rampant Growth »
    Et que le sort se résout
    Alors Angie ne contrôle pas « Forêt »
    Et Barry ne contrôle pas « Forêt »
    Et Angie ne contrôle pas « Coastal Tower »
    Et Angie a deux cartes dans sa bibliothèque
    Et Barry a dix cartes dans sa bibliothèque

  @id:search.anything @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: N'importe quelle carte peut être trouvée et va dans la main
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Et qu'Angie a « Jour de condamnation » dans sa bibliothèque
    Quand Angie lance « Demonic Tutor »
    Et que le sort se résout
    Et qu'Angie trouve « Jour de condamnation » dans sa bibliothèque
    Alors Angie a « Jour de condamnation » en main
    Et Angie a une carte en main
    Et Angie a neuf cartes dans sa bibliothèque

  @id:search.has_to @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Qui cherche une carte quelconque doit en trouver une, même la dernière
    Étant donné qu'Angie a une carte dans sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Quand Angie lance « Demonic Tutor »
    Et que le sort se résout
    Alors Angie a « Géant des collines » en main
    Et Angie n'a aucune carte dans sa bibliothèque

  @id:search.creature @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scénario: Une carte de créature trouvée va dans la main de celui qui a cherché
    Étant donné qu'Angie a « Grizzlis » dans sa bibliothèque
    Et que Barry a « Forêt » au-dessus de sa bibliothèque
    Et que Barry a « Géant des collines » dans sa bibliothèque
    Quand Barry lance « Eladamri's Call »
    Et que le sort se résout
    Et que Barry trouve « Géant des collines » dans sa bibliothèque
    Alors Barry a « Géant des collines » en main
    Et Barry a une carte en main
    Et Angie n'a aucune carte en main

  @id:search.top @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scénario: Une carte de créature mise au-dessus est la prochaine piochée
    Étant donné qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Worldly Tutor »
    Et que le sort se résout
    Et qu'Angie trouve « Géant des collines » dans sa bibliothèque
    Alors Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Géant des collines » en main

  @id:search.no_creature @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Dans une bibliothèque sans carte de créature il n'y en a aucune à trouver, ni pour la main ni pour le dessus
    Étant donné qu'Angie a deux cartes dans sa bibliothèque
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Jour de condamnation » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie lance « Eladamri's Call »
    Et que le sort se résout
    Alors Angie a une carte en main
    Et Angie a deux cartes dans sa bibliothèque
    Quand Angie lance « Worldly Tutor »
    Et que le sort se résout
    Alors Angie a deux cartes dans sa bibliothèque

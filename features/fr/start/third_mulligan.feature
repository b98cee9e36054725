# language: fr
Fonctionnalité: Le troisième mulligan
  > Chaque mulligan après celui qui est gratuit coûte une carte de plus, et chacun compte les siens. Combien de cartes repartent ?

  @id:mulligan.third @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scénario: Qui prend trois mulligans met deux cartes au-dessous, et le coéquipier qui en prend deux en met une
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie prend un mulligan
    Et que Barry prend un mulligan
    Alors Angie doit faire un choix
    Quand Angie met une carte au-dessous de sa bibliothèque
    Alors Barry doit faire un choix
    Quand Barry met une carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Barry a six cartes en main
    Quand Angie prend un mulligan
    Et qu'Angie met deux cartes au-dessous de sa bibliothèque
    Et que Barry garde sa main
    Alors Angie a cinq cartes en main
    Et Barry a six cartes en main
    Quand Angie garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Angie a cinq cartes en main

  @id:mulligan.third.before @clause:mulligan.later @clause:mulligan.first @from:2009-07-11 @until:2015-09-26 @must
  Scénario: Qui prenait trois mulligans piochait cinq cartes, et le coéquipier qui en prenait deux en piochait six
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie prend un mulligan
    Et que Barry prend un mulligan
    Alors Angie a six cartes en main
    Et Barry a six cartes en main
    Quand Angie prend un mulligan
    Et que Barry garde sa main
    Alors Angie a cinq cartes en main
    Quand Angie prend un mulligan
    Alors Angie a quatre cartes en main
    Et Barry a six cartes en main

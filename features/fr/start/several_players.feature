# language: fr
Fonctionnalité: Le début d'une partie à plusieurs joueurs, chacun pour soi
  > Quatre joueurs regardent leur main de départ. Qui décide d'abord, quel mulligan est gratuit, et qui pioche au premier tour ?

  @id:general.start.several.second @clause:mulligan.first @clause:mulligan.later @variant:free-for-all @variant:commander @must
  Plan du scénario: Le premier mulligan est gratuit, et le deuxième coûte une carte
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Alors Angie a sept cartes en main
    Quand Angie prend un mulligan
    Et qu'Angie met <dessous> carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Edward a sept cartes en main

    Exemples:
      | à partir du | règle  | dessous |
      | 2016-01-16  | 103.4c | —       |
      | 2019-07-12  | 103.4c | une     |

  @id:general.start.several.each_own @situation:general.start.several.second @clause:mulligan.first @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scénario: On compte les mulligans de chaque joueur pour lui seul
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et que Martha prend un mulligan
    Et que Simon garde sa main
    Et qu'Angie garde sa main
    Et que Martha prend un mulligan
    Et que Martha met une carte au-dessous de sa bibliothèque
    Et que Martha garde sa main
    Alors Angie a sept cartes en main
    Et Martha a six cartes en main
    Et Simon a sept cartes en main

  @id:general.start.several.in_turn @clause:mulligan.order @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scénario: Le joueur qui commence décide d'abord, et les autres dans l'ordre du tour
    Étant donné que l'équipe de Martha joue en premier
    Quand Martha garde sa main
    Alors Angie ne peut pas prendre de mulligan
    Mais Simon peut prendre un mulligan
    Et Angie peut prendre un mulligan
    Quand Edward garde sa main
    Alors Simon a sept cartes en main
    Et Angie a sept cartes en main

  @id:general.start.several.all_draw @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scénario: Le joueur qui commence pioche au premier tour, comme le suivant
    Étant donné que l'équipe de Martha joue en premier
    Quand Martha garde sa main
    Et que Simon garde sa main
    Et qu'Angie garde sa main
    Et qu'Edward garde sa main
    Et que la phase principale pré-combat de l'équipe de Martha commence
    Alors Martha a huit cartes en main
    Et Simon a sept cartes en main
    Quand Martha défausse une carte
    Et que la phase principale pré-combat de l'équipe de Simon commence
    Alors Simon a huit cartes en main
    Et Martha a sept cartes en main

  @id:general.start.several.first @clause:start.hands @clause:turn.players @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scénario: Le premier tour est celui du joueur qui commence, et le suivant celui du joueur à sa gauche
    Étant donné que l'équipe de Simon joue en premier
    Quand Simon garde sa main
    Et qu'Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Alors c'est l'étape d'entretien de l'équipe de Simon
    Et Angie a sept cartes en main
    Quand l'équipe de Simon finit son tour
    Et que Simon défausse une carte
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:general.start.several.third @situation:general.start.several.second @clause:mulligan.first @clause:mulligan.later @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scénario: Le troisième mulligan coûte une deuxième carte, et qui en a pris deux garde six cartes
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward prend un mulligan
    Et que Martha garde sa main
    Et que Simon garde sa main
    Et qu'Angie prend un mulligan
    Et qu'Edward prend un mulligan
    Alors Angie doit faire un choix
    Quand Angie met une carte au-dessous de sa bibliothèque
    Alors Edward doit faire un choix
    Quand Edward met une carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Edward a six cartes en main
    Quand Angie prend un mulligan
    Et qu'Angie met deux cartes au-dessous de sa bibliothèque
    Et qu'Edward garde sa main
    Alors Angie a cinq cartes en main
    Et Edward a six cartes en main

  @id:general.start.several.kept @situation:general.start.several.in_turn @clause:mulligan.order @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scénario: Qui a gardé sa main ne prend pas de mulligan quand le dernier joueur en a pris un
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Alors Simon peut prendre un mulligan
    Et Edward ne peut pas prendre de mulligan
    Mais Simon peut garder sa main
    Et c'est l'étape d'entretien de l'équipe d'Angie
    Et Simon a sept cartes en main

  @id:general.start.several.six_and_a_draw @situation:general.start.several.second @clause:mulligan.first @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scénario: Le joueur qui commence pioche aussi avec six cartes en main
    Étant donné que l'équipe de Martha joue en premier
    Quand Martha prend un mulligan
    Et que Simon garde sa main
    Et qu'Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha prend un mulligan
    Et que Martha met une carte au-dessous de sa bibliothèque
    Et que Martha garde sa main
    Et que la phase principale pré-combat de l'équipe de Martha commence
    Alors Martha a sept cartes en main
    Et Simon a sept cartes en main

  @id:general.start.several.draw_step @situation:general.start.several.all_draw @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scénario: Le premier tour a une étape de pioche comme tout autre
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe de Martha passe la priorité
    Et que l'équipe de Simon passe la priorité
    Alors c'est l'étape de pioche de l'équipe d'Angie
    Et Angie a huit cartes en main

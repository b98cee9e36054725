# language: fr
@source:F @source:I @source:J
Fonctionnalité: Les mulligans
  > Quatre joueurs regardent leur main de départ. Qui décide d'abord, quand les mulligans sont-ils pris, et que coûte un mulligan ?

  @id:mulligan.one_player_at_a_time @situation:mulligan @clause:mulligan.first @clause:mulligan.order @clause:mulligan.later @source:I-EX14 @until:2006-10-01 @must
  Plan du scénario: Un joueur prend tous ses mulligans avant que le suivant décide
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Alors Angie a <premier> cartes en main
    Et Barry ne peut pas prendre de mulligan
    Mais Angie peut prendre un mulligan
    Et Angie a <deuxième> cartes en main
    Quand Angie garde sa main
    Alors Angie ne peut pas prendre de mulligan
    Mais Barry peut prendre un mulligan
    Et Barry a <premier> cartes en main
    Quand Barry garde sa main
    Alors Ronald ne peut pas prendre de mulligan
    Mais Edward peut prendre un mulligan
    Et Edward a <premier> cartes en main
    Quand Edward garde sa main
    Et que Ronald garde sa main
    Alors Ronald a sept cartes en main

    Exemples:
      | à partir du | règle  | premier | deuxième |
      | 2005-08-01  | 101.4  | six     | cinq     |
      | 2005-08-20  | FR 155 | sept    | six      |

  @id:mulligan.one_team_at_a_time @situation:mulligan @clause:mulligan.order @clause:mulligan.first @clause:mulligan.later @from:2006-10-01 @until:2009-07-11 @must
  Scénario: Une équipe prend ses mulligans ensemble, série par série, avant que l'autre équipe décide
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Alors Edward ne peut pas prendre de mulligan
    Mais Barry peut prendre un mulligan
    Et Angie a sept cartes en main
    Et Barry a sept cartes en main
    Quand Angie prend un mulligan
    Alors Angie a sept cartes en main
    Quand Barry garde sa main
    Alors Angie a six cartes en main
    Et Barry ne peut pas prendre de mulligan
    Mais Angie peut prendre un mulligan
    Et Angie a cinq cartes en main
    Quand Angie garde sa main
    Et qu'Edward prend un mulligan
    Et que Ronald prend un mulligan
    Alors Edward a sept cartes en main
    Et Ronald a sept cartes en main

  @id:mulligan.all_declare @situation:mulligan @clause:mulligan.order @clause:mulligan.first @clause:mulligan.later @source:F-EX18 @source:J-EX03 @must
  Plan du scénario: Chacun se prononce, l'équipe qui commence avant l'autre, puis tous les mulligans sont pris en même temps
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Alors Edward ne peut pas prendre de mulligan
    Mais Barry peut prendre un mulligan
    Quand Edward prend un mulligan
    Et que Ronald garde sa main
    Alors Angie a sept cartes en main
    Et Barry a sept cartes en main
    Et Edward a sept cartes en main
    Quand Barry garde sa main
    Et qu'Angie prend un mulligan
    Alors Angie a sept cartes en main
    Et Ronald ne peut pas prendre de mulligan
    Mais Edward peut prendre un mulligan
    Et Angie a six cartes en main
    Et Edward a six cartes en main
    Quand Angie met <dessous> carte au-dessous de sa bibliothèque
    Et qu'Edward met <dessous> carte au-dessous de sa bibliothèque
    Alors Barry ne peut pas prendre de mulligan
    Mais Angie peut prendre un mulligan

    Exemples:
      | à partir du | règle  | dessous |
      | 2009-07-11  | 806.6a | —       |
      | 2019-07-12  | 805.3a | une     |

  @id:mulligan.look @situation:mulligan @clause:mulligan.later @clause:mulligan.order @source:J-EX03 @from:2015-09-26 @until:2019-07-12 @must
  Scénario: Un joueur qui commence avec moins de cartes peut mettre la carte du dessus de sa bibliothèque au-dessous
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie prend un mulligan
    Et qu'Angie garde sa main
    Et qu'Angie met la carte du dessus de sa bibliothèque au-dessous
    Alors Angie a six cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:mulligan.primary_first @situation:mulligan.seats @clause:mulligan.order @clause:seat.primary @source:I-EX14 @from:2005-08-01 @until:2006-10-01 @must
  Scénario: Dans l'équipe qui commence, le joueur de droite prend ses mulligans en premier
    Étant donné que Barry est à droite d'Angie
    Et que l'équipe d'Angie joue en premier
    Alors Angie ne peut pas prendre de mulligan
    Mais Barry peut prendre un mulligan
    Quand Barry garde sa main
    Alors Angie peut prendre un mulligan

  @id:mulligan.any_order @situation:mulligan.seats @clause:mulligan.order @clause:seat.primary @from:2006-10-01 @must
  Scénario: Les membres d'une équipe se prononcent dans l'ordre qu'ils veulent
    Étant donné que l'équipe d'Angie joue en premier
    Quand Barry garde sa main
    Alors Ronald ne peut pas garder sa main
    Mais Angie peut garder sa main
    Quand Ronald garde sa main
    Alors Edward peut garder sa main

  @id:mulligan.other_team_first @situation:mulligan.seats @clause:mulligan.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: L'équipe qui joue en premier se prononce d'abord, quelle qu'elle soit
    Étant donné que l'équipe d'Edward joue en premier
    Alors Angie ne peut pas prendre de mulligan
    Mais Edward peut prendre un mulligan

  @id:mulligan.to_nothing @situation:mulligan.to_nothing @clause:mulligan.later @clause:mulligan.first @source:I-EX14 @until:2006-10-01 @must
  Plan du scénario: Un joueur peut prendre des mulligans jusqu'à n'avoir plus de carte, et pas au-delà
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que <un de plus>
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Alors Angie a une carte en main
    Et Angie peut prendre un mulligan
    Et Angie n'a aucune carte en main
    Mais Angie ne peut pas prendre de mulligan

    Exemples:
      | à partir du | règle | un de plus              |
      | 2005-08-01  | 101.4 | —                       |
      | 2005-08-20  | 101.4 | Angie prend un mulligan |

  @id:mulligan.to_nothing.together @situation:mulligan.to_nothing @clause:mulligan.later @clause:mulligan.first @from:2009-07-11 @until:2019-07-12 @must
  Scénario: Un joueur peut prendre des mulligans jusqu'à n'avoir plus de carte, même si tous les autres ont gardé
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Alors Angie a une carte en main
    Et Angie peut prendre un mulligan
    Et Angie n'a aucune carte en main
    Mais Angie ne peut pas prendre de mulligan

  @id:mulligan.casual @situation:mulligan.casual @clause:mulligan.first @clause:mulligan.order @from:2005-08-01 @until:2006-10-01 @must
  Scénario: Hors tournoi, le premier mulligan coûtait une carte au début
    Étant donné que la partie n'a pas lieu en tournoi
    Et que l'équipe d'Angie joue en premier
    Alors Barry ne peut pas prendre de mulligan
    Mais Angie peut prendre un mulligan
    Et Angie a six cartes en main

# language: fr
@source:F @source:I
Fonctionnalité: La première étape de pioche
  > Une équipe joue en premier. Que piochent ses membres dans leur première étape de pioche ?

  @id:turn.first_draw @clause:turn.first_draw @source:F-EX19 @source:I-EX15 @must
  Plan du scénario: L'équipe qui joue en premier ne pioche pas, mais pendant un temps son joueur secondaire piochait
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a <Angie> cartes en main
    Et Barry a <Barry> cartes en main

    Exemples:
      | à partir du | règle  | Angie | Barry |
      | 2005-08-01  | 606.6a | sept  | sept  |
      | 2006-10-01  | 606.6b | sept  | huit  |
      | 2007-05-01  | 606.6b | sept  | sept  |

  @id:turn.first_draw.seats @situation:turn.first_draw.seats @clause:turn.first_draw @clause:seat.primary @must
  Plan du scénario: Quand un seul membre pioche, c'est le joueur de gauche
    Étant donné que Barry est à droite d'Angie
    Et que l'équipe d'Angie joue en premier
    Quand Barry garde sa main
    Et qu'Angie garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a <Angie> cartes en main
    Et Barry a <Barry> cartes en main

    Exemples:
      | à partir du | règle  | Angie | Barry |
      | 2005-08-01  | 606.6a | sept  | sept  |
      | 2006-10-01  | 606.6b | huit  | sept  |
      | 2007-05-01  | 606.6b | sept  | sept  |

  @id:turn.first_draw.other_team @situation:turn.first_draw @clause:turn.first_draw @from:2007-05-01 @must
  Scénario: L'équipe qui joue en second pioche pendant sa première étape de pioche, une carte pour chaque membre
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a huit cartes en main
    Et Ronald a huit cartes en main

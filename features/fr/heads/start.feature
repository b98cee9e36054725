# language: fr
@source:W @source:N
Fonctionnalité: Une partie commence entre équipes de trois ou quatre
  > Les équipes peuvent avoir plus de deux joueurs, pourvu que les deux en aient autant. Avec combien de points de vie commencent-elles, et qui pioche quelle main ?

  @id:heads.life.three @situation:heads.life.three @variant:three-headed-giant @clause:heads.life @clause:life.start @must
  Plan du scénario: Une équipe de trois commence avec les points de vie de trois joueurs
    Étant donné que la partie n'a pas lieu en tournoi
    Et que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle  | total |
      | 2005-08-01  | 606.10 | 60    |
      | 2007-05-01  | 606.10 | 45    |
      | 2011-04-01  | 810.11 | 45    |

  @id:heads.life.three.tournament @situation:heads.life.three @variant:three-headed-giant @clause:heads.life @clause:life.start @should
  Plan du scénario: Quand les tournois ont abaissé le total de départ d'une équipe de deux, on admet que celui d'une équipe de trois était abaissé aussi
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle  | total |
      | 2005-08-01  | 606.10 | 60    |
      | 2007-02-20  | FR 151 | 45    |

  @id:heads.life.four @variant:four-headed-giant @clause:heads.life @clause:life.start @must
  Plan du scénario: Une équipe de quatre commence avec les points de vie de quatre joueurs
    Étant donné que la partie n'a pas lieu en tournoi
    Et que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle  | total |
      | 2005-08-01  | 606.10 | 80    |
      | 2007-05-01  | 606.10 | 60    |
      | 2011-04-01  | 810.11 | 60    |

  @id:heads.mulligan.one_player_at_a_time @situation:heads.mulligan @variant:three-headed-giant @clause:mulligan.order @clause:team.more_heads @from:2005-08-01 @until:2006-10-01 @must
  Scénario: Chacun des trois joueurs décide après celui qui est à sa droite
    Étant donné que l'équipe d'Angie joue en premier
    Alors Barry ne peut pas prendre de mulligan
    Et Celia ne peut pas prendre de mulligan
    Quand Angie garde sa main
    Alors Celia ne peut pas prendre de mulligan
    Quand Barry garde sa main
    Alors Edward ne peut pas prendre de mulligan
    Mais Celia peut prendre un mulligan
    Quand Celia garde sa main
    Alors Angie ne peut pas prendre de mulligan
    Et Victor ne peut pas prendre de mulligan
    Quand Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:heads.mulligan.one_team_at_a_time @situation:heads.mulligan @variant:three-headed-giant @clause:mulligan.order @clause:mulligan.first @clause:team.more_heads @from:2006-10-01 @until:2009-07-11 @must
  Scénario: Une équipe de trois prend ses mulligans ensemble avant que l'autre équipe décide
    Étant donné que l'équipe d'Angie joue en premier
    Quand Celia prend un mulligan
    Et qu'Angie garde sa main
    Alors Edward ne peut pas prendre de mulligan
    Quand Barry garde sa main
    Alors Celia a sept cartes en main
    Et Edward ne peut pas prendre de mulligan
    Et Barry ne peut pas prendre de mulligan
    Mais Celia peut prendre un mulligan
    Et Celia a six cartes en main
    Quand Celia garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Alors Celia ne peut pas prendre de mulligan
    Mais Victor peut prendre un mulligan
    Et Victor a sept cartes en main

  @id:heads.mulligan.all_declare @situation:heads.mulligan @variant:four-headed-giant @clause:mulligan.order @clause:mulligan.first @clause:team.more_heads @from:2009-07-11 @must
  Scénario: Les huit joueurs déclarent tous, une équipe après l'autre, avant que le moindre mulligan soit pris
    Étant donné que l'équipe d'Angie joue en premier
    Quand Dora prend un mulligan
    Et que Celia garde sa main
    Et qu'Angie garde sa main
    Alors Walter ne peut pas prendre de mulligan
    Mais Barry peut prendre un mulligan
    Quand Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Alors Dora ne peut pas prendre de mulligan
    Mais Walter peut prendre un mulligan
    Et Walter a sept cartes en main
    Quand Barry garde sa main
    Et que Dora garde sa main
    Et que Walter garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Dora a sept cartes en main

# language: fr
@source:F @source:I @source:J @source:W
Fonctionnalité: Les places et le joueur principal
  > Les coéquipiers sont assis côte à côte. Lequel est le joueur principal, et que décide-t-il ?

  @id:seat.primary @situation:seat @clause:seat.primary @source:J-EX06 @must
  Plan du scénario: Le joueur assis à droite dans une équipe en est le joueur principal
    Étant donné que le match se joue dans une ronde suisse
    Et que <droite> est à droite <de gauche>
    Alors <droite> est le joueur principal de <équipe>

    Exemples:
      | à partir du | règle | droite | de gauche | équipe            |
      | 2005-08-01  | 606.3 | Angie  | de Barry  | l'équipe d'Angie  |
      | 2005-08-01  | 606.3 | Barry  | d'Angie   | l'équipe d'Angie  |
      | 2005-08-01  | 606.3 | Ronald | d'Edward  | l'équipe d'Edward |

  @id:seat.settles.action @situation:seat.settles @clause:seat.settles @source:J-EX05 @must
  Plan du scénario: Quand les deux membres veulent agir, le joueur principal dit lequel agit
    Étant donné que le match se joue dans une ronde suisse
    Et que <droite> est à droite <de gauche>
    Alors si les deux membres de l'équipe d'Angie veulent agir, <droite> décide qui agit

    Exemples:
      | à partir du | règle  | droite | de gauche |
      | 2005-08-01  | 606.6d | Angie  | de Barry  |
      | 2005-08-01  | 606.6d | Barry  | d'Angie   |

  @id:seat.settles.choice @situation:seat.settles @clause:seat.settles @must
  Plan du scénario: Pour tout autre désaccord, rien n'était écrit au début ; plus tard, le joueur principal décide
    Étant donné que le match se joue dans une ronde suisse
    Et que Barry est à droite d'Angie
    Alors <réponse>

    Exemples:
      | à partir du | règle  | réponse                                                                           |
      | 2005-08-01  | 606.6d | si l'équipe d'Angie ne s'accorde pas sur un choix, aucune règle ne dit qui décide |
      | 2009-07-11  | 806.3a | si l'équipe d'Angie ne s'accorde pas sur un choix, Barry décide                   |

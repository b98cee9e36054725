# language: fr
@source:F @source:I @source:W
Fonctionnalité: Un joueur qui ne perd pas faute de points de vie
  > Un joueur ne perd pas avec 0 point de vie ou moins. Qu'en est-il de son coéquipier, et des autres façons de perdre ?

  @id:game.no_life @clause:team.wins_and_loses @clause:life.zero @source:F-EX07 @source:I-EX03 @source:W-EX05 @must
  Plan du scénario: Que l'un ou l'autre coéquipier contrôle Transcendance, l'équipe ne perd pas avec 0 point de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 1 point de vie
    Et que <joueur> contrôle « Transcendance »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle deux « Source de mana »
    Quand Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit <coéquipier> comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 0 point de vie
    Et la partie continue

    Exemples:
      | à partir du | joueur | coéquipier |
      | 2005-08-01  | Angie  | Barry      |
      | 2005-08-01  | Barry  | Angie      |

  @id:game.no_life.lost @situation:game.no_life @clause:life.shared @clause:life.zero @source:F-EX07 @from:2005-08-01 @must
  Scénario: Le contrôleur de Transcendance gagne le double de ce qu'il a perdu lui-même, et non de ce qu'a perdu son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 1 point de vie
    Et qu'Angie contrôle « Transcendance »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle deux « Source de mana »
    Quand Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit Angie comme cible
    Et que la capacité se résout
    Alors l'équipe d'Angie a 0 point de vie
    Et la partie continue
    Quand la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie a 2 points de vie

  @id:game.no_life.damage @situation:game.no_life @clause:life.shared @source:F-EX07 @from:2005-08-01 @must
  Scénario: Des blessures infligées à chaque joueur la déclenchent pour la seule part de son contrôleur
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et qu'Angie contrôle « Transcendance »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a -3 points de vie
    Quand la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie a 5 points de vie
    Et la partie continue

  @id:game.no_life.twenty @clause:life.read @clause:trigger.state @clause:team.wins_and_loses @must
  Plan du scénario: Transcendance fait perdre l'équipe dès que son contrôleur est censé avoir 20 points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a <avant> points de vie
    Et qu'Angie contrôle « Transcendance »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle deux « Source de mana »
    Quand Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit Angie comme cible
    Et que la capacité se résout
    Et que la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie a <après> points de vie
    Et la partie continue
    Quand la capacité déclenchée de « Transcendance » se résout
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie

    Exemples:
      | à partir du | règle   | avant | après |
      | 2005-08-01  | 606.9a  | 38    | 39    |
      | 2010-04-23  | 806.10a | 19    | 20    |

  @id:game.no_life.nineteen @situation:game.no_life.twenty @clause:life.read @clause:trigger.state @must
  Plan du scénario: Avec un point de vie de moins, la partie continue
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a <avant> points de vie
    Et qu'Angie contrôle « Transcendance »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle deux « Source de mana »
    Quand Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors l'équipe d'Angie a <après> points de vie
    Et la partie continue

    Exemples:
      | à partir du | règle   | avant | après |
      | 2005-08-01  | 606.9a  | 37    | 38    |
      | 2010-04-23  | 806.10a | 18    | 19    |

  @id:game.no_life.library @situation:game.no_life @clause:draw.empty @clause:team.wins_and_loses @source:F-EX07 @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Transcendance n'aide pas contre une bibliothèque vide
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 0 point de vie
    Et qu'Angie contrôle « Transcendance »
    Et qu'Angie n'a aucune carte dans sa bibliothèque
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie perd la partie

  @id:game.no_life.poison @situation:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @must
  Plan du scénario: Transcendance n'aide pas contre le poison
    Étant donné que <qui> a <nombre> marqueurs poison
    Et que l'équipe d'Edward a 0 point de vie
    Et qu'Edward contrôle « Transcendance »
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie

    Exemples:
      | à partir du | règle  | qui               | nombre |
      | 2005-08-01  | 420.5h | Edward            | sept   |
      | 2011-04-01  | 810.8d | l'équipe d'Edward | 12     |

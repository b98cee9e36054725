# language: fr
@source:F @source:I @source:W
Fonctionnalité: Le total de points de vie d'un joueur
  > Un effet demande combien de points de vie a un joueur, mais l'équipe n'a qu'un total pour deux. Quel nombre lit-il ?

  @id:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Plan du scénario: Hidetsugu le malfaisant inflige à chaque joueur la moitié de ce que ce joueur est censé avoir
    Étant donné que l'équipe d'Angie a 17 points de vie
    Et que l'équipe d'Edward a 17 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle   | total |
      | 2005-08-01  | 606.9a  | 9     |
      | 2010-04-23  | 806.10a | 1     |

  @id:life.read.hidetsugu.two_totals @situation:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Plan du scénario: Hidetsugu le malfaisant lit le total de chaque équipe séparément
    Étant donné que l'équipe d'Angie a 17 points de vie
    Et que l'équipe d'Edward a 22 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Angie a <Angie> points de vie
    Et l'équipe d'Edward a <Edward> points de vie

    Exemples:
      | à partir du | règle   | Angie | Edward |
      | 2005-08-01  | 606.9a  | 9     | 12     |
      | 2010-04-23  | 806.10a | 1     | 0      |

  @id:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2010-04-23 @must
  Scénario: La moitié des points de vie d'un joueur est la moitié de ceux de l'équipe, quand c'est un coût
    Étant donné que l'équipe d'Angie a 11 points de vie
    Et qu'Angie contrôle « Mal à l'affût »
    Et qu'Angie ne contrôle aucune créature
    Quand Angie active la capacité de « Mal à l'affût »
    Alors l'équipe d'Angie a 5 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Angie a 5 points de vie
    Et Angie contrôle une créature

  @id:life.read.lurking_evil.half @situation:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2005-08-01 @until:2010-04-23 @should
  Scénario: La règle de la moitié d'un joueur parlait d'effets, et l'on admet qu'elle vaut aussi pour les coûts
    Étant donné que l'équipe d'Angie a 11 points de vie
    Et qu'Angie contrôle « Mal à l'affût »
    Et qu'Angie ne contrôle aucune créature
    Quand Angie active la capacité de « Mal à l'affût »
    Alors l'équipe d'Angie a 8 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Angie a 8 points de vie
    Et Angie contrôle une créature

  @id:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @source:I-EX09 @must
  Plan du scénario: Les Chacals sournois deviennent une créature quand un adversaire est censé avoir 10 points de vie ou moins
    Étant donné que l'équipe d'Edward a <avant> points de vie
    Et qu'Angie contrôle « Chacals sournois »
    Et qu'Angie contrôle « Acolyte of Xathrid »
    Et qu'Angie contrôle deux « Source de mana »
    Quand Angie active la capacité de « Acolyte of Xathrid »
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité se résout
    Et que la capacité déclenchée de « Chacals sournois » se résout
    Alors l'équipe d'Edward a <après> points de vie
    Et la créature « Chacals sournois » est 3/2

    Exemples:
      | à partir du | règle   | avant | après |
      | 2005-08-01  | 606.9a  | 21    | 20    |
      | 2010-04-23  | 806.10a | 11    | 10    |

  @id:life.read.lurking_jackals.too_much @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @source:I-EX09 @must
  Plan du scénario: Si un adversaire a un point de vie de plus, les Chacals sournois restent un enchantement
    Étant donné que l'équipe d'Edward a <avant> points de vie
    Et qu'Angie contrôle « Chacals sournois »
    Et que Barry contrôle « Acolyte of Xathrid »
    Et que Barry contrôle deux « Source de mana »
    Quand Barry active la capacité de « Acolyte of Xathrid »
    Et que Barry choisit Ronald comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a <après> points de vie
    Et Angie ne contrôle aucune créature

    Exemples:
      | à partir du | règle   | avant | après |
      | 2005-08-01  | 606.9a  | 22    | 21    |
      | 2010-04-23  | 806.10a | 12    | 11    |

  @id:life.read.lurking_jackals.own_team @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @from:2005-08-01 @must
  Scénario: Les points de vie de leur propre équipe ne comptent pas pour les Chacals sournois
    Étant donné que l'équipe d'Angie a 7 points de vie
    Et qu'Angie contrôle « Chacals sournois »
    Et que Barry contrôle « Acolyte of Xathrid »
    Et que Barry contrôle deux « Source de mana »
    Quand Barry active la capacité de « Acolyte of Xathrid »
    Et que Barry choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 6 points de vie
    Et Angie ne contrôle aucune créature

  @id:life.read.lurking_jackals.once @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @must
  Plan du scénario: Les Chacals sournois deviennent une créature pour de bon et ne se déclenchent plus
    Étant donné que l'équipe d'Edward a <avant> points de vie
    Et qu'Angie contrôle « Chacals sournois »
    Et que Barry contrôle « Acolyte of Xathrid »
    Et que Barry contrôle trois « Source de mana »
    Quand Barry active la capacité de « Acolyte of Xathrid »
    Et que Barry choisit Edward comme cible
    Et que la capacité se résout
    Et que la capacité déclenchée de « Chacals sournois » se résout
    Alors la créature « Chacals sournois » est 3/2
    Quand Barry lance « Shock » en ciblant Edward
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors la créature « Chacals sournois » est 3/2
    Et l'équipe d'Edward a <après> points de vie

    Exemples:
      | à partir du | règle   | avant | après |
      | 2005-08-01  | 606.9a  | 21    | 18    |
      | 2010-04-23  | 806.10a | 11    | 8     |

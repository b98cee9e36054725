# language: fr
@source:F @source:I @source:W
Fonctionnalité: Des joueurs qui ne peuvent pas perdre ou ne peuvent pas gagner
  > Un joueur ne peut pas perdre la partie. Son coéquipier peut-il encore la perdre pour les deux ?

  @id:game.cant_lose.life @clause:team.wins_and_loses @clause:life.zero @source:F-EX09 @source:I-EX05 @source:W-EX07 @must
  Plan du scénario: Aucun des coéquipiers ne perd tant que l'un d'eux contrôle l'Ange de platine
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 1 point de vie
    Et que <joueur> contrôle « Ange de platine »
    Et que Ronald contrôle « Acolyte of Xathrid »
    Et que Ronald contrôle deux « Source de mana »
    Quand Ronald active la capacité de « Acolyte of Xathrid »
    Et que Ronald choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 0 point de vie
    Et la partie continue

    Exemples:
      | à partir du | joueur |
      | 2005-08-01  | Angie  |
      | 2005-08-01  | Barry  |

  @id:game.cant_lose.leaves @situation:game.cant_lose.life @clause:team.wins_and_loses @clause:life.zero @clause:state_check.when @source:F-EX09 @source:I-EX05 @source:W-EX07 @from:2005-08-01 @must
  Scénario: Quand l'Ange de platine quitte le champ de bataille, une équipe sans points de vie perd aussitôt
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 0 point de vie
    Et que Barry contrôle « Ange de platine »
    Quand Edward lance « Grasp of Darkness » en ciblant « Ange de platine »
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie

  @id:game.cant_lose.both @situation:game.cant_lose.life @clause:team.wins_and_loses @clause:state_check.when @from:2010-04-23 @must
  Scénario: Quand les deux équipes n'ont plus de points de vie en même temps, seule perd celle qui peut perdre
    Étant donné que l'équipe d'Angie a 22 points de vie
    Et que l'équipe d'Edward a 22 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Et que Barry contrôle « Ange de platine »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:game.cant_lose.library @clause:team.wins_and_loses @clause:draw.empty @source:F-EX09 @source:I-EX05 @source:W-EX07 @from:2005-08-01 @must
  Scénario: Une bibliothèque vide ne fait pas perdre une équipe qui ne peut pas perdre, même quand elle le peut de nouveau
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ange de platine »
    Et que Barry n'a aucune carte dans sa bibliothèque
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors la partie continue
    Quand Angie lance « Grasp of Darkness » en ciblant « Ange de platine »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la partie continue
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie perd la partie

  @id:game.lose.effect @clause:team.wins_and_loses @must
  Plan du scénario: Un effet qui fait perdre un joueur fait perdre toute l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Door to Nothingness »
    Et qu'Edward contrôle dix « Source de mana »
    Quand Edward active la capacité de « Door to Nothingness »
    Et qu'Edward choisit <joueur> comme cible
    Et que la capacité se résout
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie

    Exemples:
      | à partir du | joueur |
      | 2005-08-01  | Angie  |
      | 2005-08-01  | Barry  |

  @id:game.cant_lose.effect @situation:game.lose.effect @clause:team.wins_and_loses @source:F-EX09 @from:2005-08-01 @must
  Scénario: Un effet qui fait perdre un joueur ne fait rien à celui dont le coéquipier ne peut pas perdre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Door to Nothingness »
    Et qu'Edward contrôle dix « Source de mana »
    Et que Barry contrôle « Ange de platine »
    Quand Edward active la capacité de « Door to Nothingness »
    Et qu'Edward choisit Angie comme cible
    Et que la capacité se résout
    Alors la partie continue
    Quand Ronald lance « Grasp of Darkness » en ciblant « Ange de platine »
    Et que le sort se résout
    Alors la partie continue

  @id:game.cant_win.effect @situation:game.win.test_of_endurance @clause:team.wins_and_loses @source:F-EX09 @source:I-EX05 @source:W-EX07 @must
  Plan du scénario: Aucun adversaire d'un joueur qui a l'Ange de platine ne peut gagner la partie
    Étant donné que l'équipe d'Edward a 99 points de vie
    Et que <joueur> contrôle « Test d'endurance »
    Et qu'Angie contrôle « Ange de platine »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Quand la capacité déclenchée de « Test d'endurance » se résout
    Alors la partie continue
    Et l'équipe d'Edward a 99 points de vie

    Exemples:
      | à partir du | joueur |
      | 2005-08-01  | Edward |
      | 2005-08-01  | Ronald |

  @id:game.cant_win.teammate @situation:game.win.test_of_endurance @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: L'Ange de platine n'empêche personne de sa propre équipe de gagner
    Étant donné que l'équipe d'Angie a 99 points de vie
    Et que Barry contrôle « Test d'endurance »
    Et qu'Angie contrôle « Ange de platine »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie
    Et l'équipe d'Edward perd la partie

  @id:game.cant_lose.concede @situation:game.concede @clause:team.concedes @must
  Plan du scénario: Un joueur qui ne peut pas perdre peut quand même concéder
    Étant donné qu'Angie contrôle « Ange de platine »
    Quand <joueur> concède la partie
    Alors l'équipe d'Angie perd la partie

    Exemples:
      | à partir du | joueur |
      | 2005-08-01  | Angie  |
      | 2005-08-01  | Barry  |

  @id:game.cant_win.concede @situation:game.concede @clause:team.concedes @clause:game.over @from:2010-04-23 @must
  Scénario: L'équipe qui reste gagne, même si elle ne peut pas gagner par un effet
    Étant donné qu'Angie contrôle « Ange de platine »
    Quand Barry concède la partie
    Alors l'équipe d'Edward gagne la partie

  @id:game.cant_lose.poison @situation:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @must
  Plan du scénario: Le poison ne fait perdre ni un joueur qui ne peut pas perdre, ni son coéquipier
    Étant donné que <qui> a <nombre> marqueurs poison
    Et que Ronald contrôle « Ange de platine »
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Quand Angie lance « Grasp of Darkness » en ciblant « Ange de platine »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | règle  | qui               | nombre |
      | 2005-08-01  | 420.5h | Edward            | sept   |
      | 2011-04-01  | 810.8d | l'équipe d'Edward | 12     |

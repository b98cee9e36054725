# language: fr
@source:F @source:I @source:W
Fonctionnalité: Gagner par un effet
  > Un effet dit qu'un joueur gagne s'il a tant de points de vie, mais l'équipe a un seul total pour deux. Qui gagne, et à combien ?

  @id:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  Plan du scénario: Test d'endurance fait gagner toute l'équipe quand son contrôleur est censé avoir 50 points de vie
    Étant donné que l'équipe d'Angie a <total> points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la partie continue
    Quand la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie
    Et l'équipe d'Edward perd la partie

    Exemples:
      | à partir du | règle   | total |
      | 2005-08-01  | 606.9a  | 99    |
      | 2010-04-23  | 806.10a | 50    |

  @id:game.win.test_of_endurance.too_little @situation:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  Plan du scénario: Un point de vie de moins ne suffit pas au Test d'endurance
    Étant donné que l'équipe d'Angie a <total> points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Angie a <total> points de vie

    Exemples:
      | à partir du | règle   | total |
      | 2005-08-01  | 606.9a  | 98    |
      | 2010-04-23  | 806.10a | 49    |

  @id:game.win.test_of_endurance.no_longer @situation:game.win.test_of_endurance @clause:life.read @clause:trigger.intervening_if @source:F-EX12 @must
  Plan du scénario: Pour le Test d'endurance, les points de vie doivent être encore là quand la capacité se résout
    Étant donné que l'équipe d'Angie a <total> points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Et que Barry contrôle « Wall of Blood »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry active la capacité de « Wall of Blood »
    Et que la capacité se résout
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors la partie continue
    Et l'équipe d'Angie a <reste> points de vie

    Exemples:
      | à partir du | règle   | total | reste |
      | 2005-08-01  | 606.9a  | 99    | 98    |
      | 2010-04-23  | 806.10a | 50    | 49    |

  @id:game.win.cant_lose @situation:game.win.test_of_endurance @clause:team.win_effect @clause:team.wins_and_loses @must
  Plan du scénario: Un effet fait gagner une équipe dont les adversaires ne peuvent pas perdre, sauf les années où il fallait qu'ils perdent
    Étant donné que l'équipe d'Edward a 99 points de vie
    Et que Ronald contrôle « Test d'endurance »
    Et qu'Angie contrôle « Lich's Mastery »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Quand la capacité déclenchée de « Test d'endurance » se résout
    Alors <résultat>

    Exemples:
      | à partir du | règle  | résultat                          |
      | 2005-08-01  | 102.2b | l'équipe d'Edward gagne la partie |
      | 2010-04-23  | 104.3h | la partie continue                |
      | 2018-04-27  | 104.2b | l'équipe d'Edward gagne la partie |

  @id:game.win.alone @situation:game.win.test_of_endurance @variant:two-player @clause:team.win_effect @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Dans une partie à deux joueurs, un effet fait gagner un joueur dont l'adversaire ne peut pas perdre
    Étant donné que l'équipe d'Edward a 99 points de vie
    Et qu'Edward contrôle « Test d'endurance »
    Et qu'Angie contrôle « Lich's Mastery »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Edward gagne la partie

# language: fr
Fonctionnalité: Personne n'agit après la fin
  > Un effet, une concession ou une défaite met fin à la partie. Quelqu'un peut-il encore faire ce qui était possible avant ?

  @id:after_end.wins @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: Une fois qu'un effet a fait gagner une équipe, personne ne lance plus rien
    Étant donné que l'équipe d'Angie a 99 points de vie
    Et que Barry contrôle « Test d'endurance »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie peut lancer « Meditate »
    Quand le sort se résout
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie
    Et l'équipe d'Edward perd la partie
    Et Barry ne peut pas lancer « Meditate »

  @id:after_end.loses @situation:after_end.wins @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scénario: Une fois qu'une équipe sans points de vie a perdu, personne ne lance plus rien
    Étant donné que l'équipe d'Edward a 8 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Alors Barry peut lancer « Meditate »
    Quand le sort se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie
    Et Barry ne peut pas lancer « Meditate »

  @id:after_end.concedes @situation:after_end.wins @clause:game.over @clause:team.concedes @from:2005-08-01 @must
  Scénario: Une fois que quelqu'un a concédé, personne ne lance plus rien, quel que soit le tour
    Alors Angie peut lancer « Meditate »
    Quand le sort se résout
    Et que Ronald concède la partie
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie
    Et Barry ne peut pas lancer « Meditate »

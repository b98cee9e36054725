# language: fr
Fonctionnalité: Des phases qui ne sont plus passées
  > Tant qu'un enchantement est là, l'équipe de son joueur n'a ni phases principales ni phase de combat. Il part à l'étape de fin. Qu'a le tour suivant ?

  @id:skip.main.no_longer @clause:turn.skip @clause:turn.of_team @from:2018-04-27 @must
  Scénario: Quand ce qui fait passer les phases principales est parti, le tour suivant de l'équipe a les deux, et une phase de combat
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Exercice du drapeau blanc »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de fin de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Utter End » en ciblant « Exercice du drapeau blanc »
    Et que le sort se résout
    Alors Angie ne contrôle pas « Exercice du drapeau blanc »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est la phase principale pré-combat de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors c'est la phase principale post-combat de l'équipe d'Angie

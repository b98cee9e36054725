# language: fr
Fonctionnalité: Plusieurs changements des tours à la fois
  > Un sort fait passer des étapes et des phases, en ajoute d'autres, et prend les derniers points de vie. La partie finit-elle tout de suite ?

  @id:turn.at_once.upkeep @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @clause:state_check.when @clause:life.zero @from:2005-08-01 @must
  Scénario: Dans l'entretien : quoi qu'il change d'autre, l'équipe sans points de vie perd dès que le sort s'est résolu
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 3 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry lance « Exercice des adieux » en ciblant Ronald
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie

  @id:turn.at_once.end @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @clause:state_check.when @clause:life.zero @from:2005-08-01 @must
  Scénario: À l'étape de fin aussi, l'équipe sans points de vie perd dès que le sort s'est résolu, quoi qu'il change d'autre
    Étant donné que l'équipe d'Edward a 3 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que Barry lance « Exercice des adieux » en ciblant Ronald
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie

  @id:turn.at_once.goes_on @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @from:2005-08-01 @must
  Scénario: S'il reste des points de vie, l'équipe qui devait passer un entretien, une phase principale et une phase de combat passe chacun une fois, et l'autre équipe a ce qui a été ajouté
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que Barry lance « Exercice des adieux » en ciblant Ronald
    Et que le sort se résout
    Alors l'équipe d'Edward a 17 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de pioche de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape de pioche de l'équipe d'Edward
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est la phase principale post-combat de l'équipe d'Edward

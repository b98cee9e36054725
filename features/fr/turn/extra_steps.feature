# language: fr
@source:F @source:I
Fonctionnalité: Étapes supplémentaires
  > Un effet ajoute une étape d'entretien ou de fin, ou une phase après la dernière du tour. À qui est-elle, et combien y en a-t-il ?

  @id:turn.extra_steps.upkeep @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scénario: L'étape d'entretien qu'un joueur reçoit en plus est celle de toute l'équipe, et d'aucun adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Exercice de la longue matinée »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de pioche de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de pioche de l'équipe d'Edward

  @id:turn.extra_steps.teammate_triggers @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scénario: Dans l'étape d'entretien qu'un joueur reçoit en plus, les capacités de son coéquipier se déclenchent à nouveau
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Exercice de la longue matinée »
    Et que Barry contrôle « Serendib Efreet »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 28 points de vie

  @id:turn.extra_steps.each_member @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scénario: Quand chaque membre a un effet de la même sorte, l'équipe reçoit les deux étapes
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 30 points de vie
    Et qu'Angie contrôle « Exercice de la longue matinée »
    Et que Barry contrôle « Exercice de la longue matinée »
    Et que Barry contrôle « Serendib Efreet »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 27 points de vie

  @id:turn.extra_steps.one_effect @situation:turn.extra_steps.one_effect @clause:turn.of_several @clause:step.extra @from:2007-05-01 @must
  Scénario: Quand un seul effet ajoute une étape d'entretien pour les deux membres, l'équipe en reçoit une
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 30 points de vie
    Et que Barry contrôle « Serendib Efreet »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie lance « Exercice de la matinée partagée »
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 28 points de vie

  @id:turn.extra_steps.one_effect.first_text @situation:turn.extra_steps.one_effect @clause:turn.of_several @clause:step.extra @from:2005-08-01 @until:2007-05-01 @should
  Scénario: Tant que rien n'est écrit sur plusieurs membres, l'équipe en reçoit une pour chacun d'eux
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 30 points de vie
    Et que Barry contrôle « Serendib Efreet »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie lance « Exercice de la matinée partagée »
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 27 points de vie

  @id:turn.extra_steps.end @clause:step.extra @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Une étape de fin supplémentaire vient avant l'étape de nettoyage, et c'est celle de l'équipe
    Étant donné qu'Angie contrôle « Exercice de la longue soirée »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de fin de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de fin de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Edward

  @id:turn.extra_steps.phase_after_ending @clause:turn.of_team @clause:phase.extra @must
  Plan du scénario: Une phase de combat ajoutée pendant l'étape de fin vient après la phase de fin, et le tour est alors terminé
    Étant donné que l'équipe d'Edward a 30 points de vie
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie lance « Exercice du raid nocturne »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque <attaqué> avec « Géant des collines »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 27 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Edward

    Exemples:
      | à partir du | attaqué           |
      | 2005-08-01  | l'équipe d'Edward |
      | 2018-04-27  | Edward            |

  @id:turn.extra_steps.end_next @clause:step.extra @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: L'étape de fin qui suit est la supplémentaire, dans le même tour
    Étant donné qu'Angie contrôle « Exercice de la longue soirée »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Exercice de la longue soirée » se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward n'a aucune carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a une carte en main

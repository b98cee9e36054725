# language: fr
Fonctionnalité: La phase de combat après celle qui est passée
  > On fait passer à un joueur sa prochaine phase de combat. Qu'en est-il de la suivante ?

  @id:skip.combat.once @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scénario: Une équipe qui a passé sa prochaine phase de combat a celle de son tour suivant
    Quand Angie lance « Exercice de la trêve » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est la phase principale post-combat de l'équipe d'Edward
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Edward

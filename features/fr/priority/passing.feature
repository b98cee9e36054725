# language: fr
@source:F @source:I @source:J
Fonctionnalité: La priorité appartient à une équipe
  > Deux joueurs pourraient agir, et leurs adversaires aussi. À qui est-ce d'agir, et que se passe-t-il quand personne ne le souhaite ?

  @id:priority.team @situation:priority @clause:priority.teams @clause:priority.act @from:2005-08-01 @must
  Scénario: Les deux membres peuvent agir tant que leur équipe a la priorité, et personne d'autre
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Wall of Blood »
    Et que Barry contrôle « Wall of Blood »
    Et qu'Edward contrôle « Wall of Blood »
    Et que Ronald contrôle « Wall of Blood »
    Quand Angie active la capacité de « Wall of Blood »
    Alors Edward ne peut pas activer la capacité de « Wall of Blood »
    Et Ronald ne peut pas activer la capacité de « Wall of Blood »
    Mais Barry peut activer la capacité de « Wall of Blood »
    Et l'équipe d'Angie a 28 points de vie
    Quand l'équipe d'Angie passe la priorité
    Alors Angie ne peut pas activer la capacité de « Wall of Blood »
    Et Barry ne peut pas activer la capacité de « Wall of Blood »
    Mais Ronald peut activer la capacité de « Wall of Blood »
    Et Edward peut activer la capacité de « Wall of Blood »
    Et l'équipe d'Edward a 28 points de vie

  @id:priority.resolves @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scénario: Quand les deux équipes passent à la suite, la capacité du dessus se résout, puis c'est à l'équipe active
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Wall of Blood »
    Et que Ronald contrôle « Wall of Blood »
    Quand Angie active la capacité de « Wall of Blood »
    Et que l'équipe d'Angie passe la priorité
    Alors la créature « Wall of Blood » d'Angie est 0/2
    Quand l'équipe d'Edward passe la priorité
    Alors la créature « Wall of Blood » d'Angie est 1/3
    Et l'équipe d'Angie a 29 points de vie
    Et Ronald ne peut pas activer la capacité de « Wall of Blood »
    Mais Angie peut activer la capacité de « Wall of Blood »

  @id:priority.not_in_succession @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scénario: Une équipe qui agit après que l'autre a passé relance la série, et la dernière capacité se résout en premier
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Wall of Blood »
    Et que Ronald contrôle « Wall of Blood »
    Quand Angie active la capacité de « Wall of Blood »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald active la capacité de « Wall of Blood »
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Angie a 29 points de vie
    Et l'équipe d'Edward a 29 points de vie
    Quand l'équipe d'Angie passe la priorité
    Alors la créature « Wall of Blood » de Ronald est 1/3
    Et la créature « Wall of Blood » d'Angie est 0/2
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la créature « Wall of Blood » d'Angie est 1/3
    Et la créature « Wall of Blood » de Ronald est 1/3

  @id:priority.step_ends @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scénario: Quand les deux équipes passent à la suite et que la pile est vide, la phase se termine
    Quand l'équipe d'Angie passe la priorité
    Alors c'est la phase principale pré-combat de l'équipe d'Angie
    Quand l'équipe d'Edward passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie

  @id:priority.active_team @situation:priority @clause:turn.teams @from:2005-08-01 @must
  Scénario: L'équipe dont c'est le tour reçoit la priorité en premier dans chaque étape
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wall of Blood »
    Et que Ronald contrôle « Wall of Blood »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie ne peut pas activer la capacité de « Wall of Blood »
    Mais Ronald peut activer la capacité de « Wall of Blood »

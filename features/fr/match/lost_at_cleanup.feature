# language: fr
Fonctionnalité: Perdre à la fin du tour
  > Les deux équipes sont sans vie, et personne ne peut perdre ce tour-ci. Qu'advient-il de la partie quand cela prend fin ?

  @id:cleanup.both_lose @clause:step.cleanup @clause:state_check.when @clause:team.wins_and_loses @from:2018-04-27 @must
  Scénario: Les deux équipes ne pouvaient pas perdre jusqu'à la fin du tour, et perdent à la même étape de nettoyage
    Étant donné que l'équipe d'Angie a 1 point de vie
    Et que l'équipe d'Edward a 1 point de vie
    Et qu'Angie contrôle « Wall of Blood »
    Et qu'Edward contrôle « Wall of Blood »
    Quand Angie lance « Angel's Grace »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Angel's Grace »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Wall of Blood »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Edward a 1 point de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Wall of Blood »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 0 point de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la partie se termine en ex æquo

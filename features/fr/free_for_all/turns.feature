# language: fr
Fonctionnalité: Les tours et la priorité à quatre, chacun pour soi
  > En chacun pour soi, à qui est le tour suivant, et qui peut agir quand ?

  @id:free_for_all.turns @situation:free_for_all.turns @clause:turn.teams @variant:free-for-all @from:2005-08-01 @must
  Scénario: Les joueurs jouent leurs tours l'un après l'autre autour de la table
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe de Martha
    Quand l'équipe de Martha finit son tour
    Alors c'est l'étape d'entretien de l'équipe de Simon
    Quand l'équipe de Simon finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:free_for_all.priority @situation:free_for_all.priority @clause:priority.pass @variant:free-for-all @from:2005-08-01 @must
  Scénario: La priorité fait le tour de la table, et un sort se résout quand tous ont passé
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Martha contrôle « Wall of Blood »
    Et que l'équipe de Simon a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et que l'équipe d'Angie passe la priorité
    Alors Martha ne peut pas activer la capacité de « Wall of Blood »
    Quand l'équipe d'Edward passe la priorité
    Alors Martha peut activer la capacité de « Wall of Blood »
    Et l'équipe de Simon a 20 points de vie

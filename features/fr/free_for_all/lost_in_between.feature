# language: fr
Fonctionnalité: Perdre au milieu d'une partie à quatre
  > Un joueur perd avec un sort sur la pile, ou parce qu'un autre qui a la priorité s'en va. Qu'est-ce qui disparaît, et quand ?

  @id:lost.between.stack @clause:team.leaves @clause:state_check.when @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le sort d'un joueur qui perd s'en va avec lui, et l'étape se termine quand les autres ont passé
    Étant donné que l'équipe d'Edward a 2 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Meditate »
    Et que l'équipe d'Edward passe la priorité
    Et que Martha lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe de Martha passe la priorité
    Et que l'équipe de Simon passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Angie

  @id:lost.between.priority @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scénario: Qui ne pouvait pas perdre tant que le joueur actif avait une créature perd aussitôt quand ce joueur concède en ayant la priorité
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Abyssal Persecutor »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward a 0 point de vie
    Et la partie continue
    Et l'équipe d'Edward est toujours dans la partie
    Quand Angie concède la partie
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Quand l'étape d'entretien de l'équipe de Martha commence
    Alors l'équipe de Simon a 16 points de vie

  @id:lost.between.aside @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scénario: Qui peut perdre dès que quelqu'un concède sans avoir la priorité, un sort étant sur la pile, ne perd qu'une fois la priorité passée
    Étant donné que l'équipe d'Angie a 4 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et que Martha contrôle « Abyssal Persecutor »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que Martha lance « Meditate »
    Et que l'équipe de Martha passe la priorité
    Et que Martha concède la partie
    Alors l'équipe de Martha perd la partie
    Et l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Angie est toujours dans la partie
    Quand l'équipe de Simon passe la priorité
    Alors l'équipe d'Angie perd la partie
    Et la partie continue
    Et l'équipe d'Edward est toujours dans la partie

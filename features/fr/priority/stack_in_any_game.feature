# language: fr
Fonctionnalité: La pile, dans n'importe quelle partie
  > Des sorts et des capacités attendent les uns sur les autres. Lequel se résout d'abord, et que devient celui dont la cible ou la source n'est plus là ?

  @id:general.stack.last_first @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Ce qui est lancé en réponse se résout d'abord, et sauve la créature
    Étant donné qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/5
    Quand le sort se résout
    Alors Edward contrôle « Grizzlis »
    Et Angie a « Shock » dans son cimetière

  @id:general.stack.too_late @situation:general.stack.last_first @clause:stack.top @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un sort dont la cible est morte entre-temps ne fait rien, et va au cimetière
    Étant donné qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Giant Growth » en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Et Angie a une carte dans son cimetière
    Quand le sort se résout
    Alors Angie a « Giant Growth » dans son cimetière
    Et Angie ne contrôle aucune créature

  @id:general.stack.source_gone @clause:ability.independent @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une capacité dont la source est morte se résout malgré tout
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Goblin Fireslinger »
    Quand Angie active la capacité de « Goblin Fireslinger »
    Et qu'Angie choisit Edward comme cible
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Goblin Fireslinger »
    Et que le sort se résout
    Alors Angie a « Goblin Fireslinger » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie

  @id:general.stack.cost_at_once @clause:stack.top @clause:ability.independent @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une créature sacrifiée comme coût est partie avant que la capacité se résolve
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Goblin Bombardment »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Alors Angie a « Grizzlis » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie

  @id:general.stack.half_gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un sort qui a perdu sa seule cible ne fait pas non plus l'autre moitié de ce qu'il dit
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Lightning Helix » en ciblant « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » en main
    Quand le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Et Angie a « Lightning Helix » dans son cimetière

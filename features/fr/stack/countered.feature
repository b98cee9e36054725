# language: fr
Fonctionnalité: Sorts contrecarrés
  > Un sort sur la pile est contrecarré. De qui peut-il être, où va sa carte, et qu'en est-il du reste de la pile ?

  @id:counter.one @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un sort contrecarré est dans le cimetière de son propriétaire, et ce qui est en dessous sur la pile se résout encore
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Shock » en main
    Quand Angie lance « Géant des collines »
    Et qu'Angie lance « Shock » en ciblant Edward
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Shock »
    Et que le sort se résout
    Alors Angie a « Shock » dans son cimetière
    Et Edward a « Cancel » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie
    Et Angie ne contrôle aucune créature
    Quand le sort « Géant des collines » d'Angie se résout
    Alors Angie contrôle « Géant des collines »
    Et l'équipe d'Edward a 20 points de vie

  @id:counter.below @clause:effect.counter @from:2005-08-01 @must
  Scénario: Un sort qui est sous un autre est contrecarré, et l'autre reste
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Géant des collines »
    Et que Barry lance « Shock » en ciblant Edward
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Cancel » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie
    Et Barry n'a aucune carte dans son cimetière
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie ne contrôle aucune créature

  @id:counter.teammate @clause:effect.counter @clause:target.choose @from:2005-08-01 @must
  Scénario: Le sort d'un coéquipier peut être contrecarré comme tout autre, et sa carte va au cimetière de son propriétaire
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Géant des collines »
    Et que Barry lance « Absorb » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et Barry a une carte dans son cimetière
    Et Angie ne contrôle aucune créature
    Et l'équipe d'Angie a 23 points de vie

  @id:counter.its_controller @clause:effect.counter @clause:life.shared @from:2005-08-01 @must
  Scénario: Qui contrôlait un sort contrecarré perd des points de vie de l'équipe, et le coéquipier n'en perd pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Vision Skeins »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Undermine » en ciblant « Vision Skeins »
    Et que le sort se résout
    Alors Barry a « Vision Skeins » dans son cimetière
    Et l'équipe d'Angie a 17 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:counter.what @clause:target.choose @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un sort de créature, un sort qui n'en est pas un, un sort de deux autres types, chacun a ce qui peut le contrecarrer
    Étant donné qu'Angie a « Géant des collines » en main
    Et qu'Angie a « Still Life » en main
    Et qu'Angie a « Jour de condamnation » en main
    Et qu'Edward contrôle dix « Source de mana »
    Quand Angie lance « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Negate » en ciblant « Géant des collines »
    Et Edward ne peut pas lancer « Dovin's Veto » en ciblant « Géant des collines »
    Et Edward ne peut pas lancer « Annul » en ciblant « Géant des collines »
    Mais Edward peut lancer « Essence Scatter » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Quand Angie lance « Jour de condamnation »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Essence Scatter » en ciblant « Jour de condamnation »
    Et Edward ne peut pas lancer « Annul » en ciblant « Jour de condamnation »
    Mais Edward peut lancer « Negate » en ciblant « Jour de condamnation »
    Quand le sort se résout
    Alors Angie a « Jour de condamnation » dans son cimetière
    Quand Angie lance « Still Life »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Annul » en ciblant « Still Life »
    Quand le sort se résout
    Alors Angie a « Still Life » dans son cimetière
    Quand Angie lance « Copper Tablet »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Annul » en ciblant « Copper Tablet »
    Quand le sort se résout
    Alors Angie a « Copper Tablet » dans son cimetière

  @id:counter.no_spell @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui est sur le champ de bataille n'est pas un sort, ni ce qui est dans un cimetière
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward a « Shock » dans son cimetière
    Et qu'Angie a « Vision Skeins » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Vision Skeins »
    Alors Angie ne peut pas lancer « Cancel » en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Cancel » en ciblant « Shock »
    Mais Angie peut lancer « Cancel » en ciblant « Vision Skeins »

  @id:counter.twice @clause:target.illegal @clause:effect.counter @from:2005-08-01 @must
  Scénario: De deux sorts qui en contrecarreraient un même, le second ne le trouve plus et ne fait rien d'autre non plus
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Absorb » en ciblant « Géant des collines »
    Et que Ronald lance « Cancel » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Quand le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Absorb » dans son cimetière

  @id:counter.surge @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scénario: Un sort contrecarré a été lancé, et un coéquipier peut payer le coût de déferlement
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Goblin Freerunner » en main
    Quand Barry lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Angie peut lancer « Goblin Freerunner » pour son coût de déferlement
    Quand le sort se résout
    Alors Angie contrôle « Goblin Freerunner »

  @id:counter.and_more @clause:effect.counter @clause:trigger.waits @from:2018-04-27 @must
  Scénario: Ce qui se déclenche quand un sort est contrecarré est sur la pile avant que quiconque puisse agir
    Étant donné qu'Edward contrôle « Ajani's Pridemate »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Absorb » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Ajani's Pridemate » se résout
    Alors la créature « Ajani's Pridemate » est 3/3

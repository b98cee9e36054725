# language: fr
Fonctionnalité: Une cible pour chaque adversaire
  > Une capacité parle, pour chaque adversaire, de jusqu'à une cible. Combien y en a-t-il contre une équipe, et que se passe-t-il si l'une a disparu ?

  @id:for_each_opponent.both @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scénario: Chaque membre de l'autre équipe voit un permanent exilé, et personne n'en perd deux
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Shanodin Dryads »
    Et que Barry contrôle « Ange de platine »
    Quand Angie lance « Grasp of Fate »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » et « Shanodin Dryads » comme cibles
    Et que la capacité déclenchée de « Grasp of Fate » se résout
    Alors Edward possède « Géant des collines » en exil
    Et Ronald possède « Shanodin Dryads » en exil
    Et Edward contrôle « Grizzlis »
    Et Barry contrôle « Ange de platine »

  @id:for_each_opponent.nothing_there @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  Scénario: Si un adversaire n'a rien qui convienne, l'autre a tout de même une cible, et non deux
    Étant donné qu'Edward contrôle « Plaine »
    Et que Ronald contrôle « Shanodin Dryads »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Grasp of Fate »
    Et que le sort se résout
    Et qu'Angie choisit « Shanodin Dryads » comme cible
    Et que la capacité déclenchée de « Grasp of Fate » se résout
    Alors Ronald possède « Shanodin Dryads » en exil
    Et Ronald contrôle « Grizzlis »
    Et Edward contrôle « Plaine »

  @id:for_each_opponent.gone @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scénario: Une cible disparaît en réponse, et celle de l'autre adversaire est exilée
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Grasp of Fate »
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis » et « Géant des collines » comme cibles
    Et que Barry lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Grasp of Fate » se résout
    Alors Ronald possède « Géant des collines » en exil
    Et Edward a « Grizzlis » dans son cimetière

  @id:for_each_opponent.given @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scénario: Ce qu'un adversaire prend à l'autre en réponse n'est plus une cible de la capacité
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Grasp of Fate »
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis » et « Géant des collines » comme cibles
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Blind with Anger » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Grasp of Fate » se résout
    Alors Ronald possède « Géant des collines » en exil
    Et Ronald contrôle « Grizzlis »

  @id:for_each_opponent.back @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scénario: Quand Grasp of Fate part, les cartes des deux adversaires reviennent à leurs propriétaires
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Grasp of Fate »
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis » et « Géant des collines » comme cibles
    Et que la capacité déclenchée de « Grasp of Fate » se résout
    Et qu'Angie lance « Naturalisation » en ciblant « Grasp of Fate »
    Et que le sort se résout
    Alors Edward contrôle « Grizzlis »
    Et Ronald contrôle « Géant des collines »

  @id:for_each_opponent.taken @situation:for_each_opponent @clause:target.for_each @from:2018-04-27 @must
  Scénario: Une créature de chaque adversaire est prise et attaque sa propre équipe, et les deux sont revenues à la fin du tour
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Molten Primordial »
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis » et « Géant des collines » comme cibles
    Et que la capacité déclenchée de « Molten Primordial » se résout
    Alors Angie contrôle « Grizzlis »
    Et Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 25 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward contrôle « Grizzlis »
    Et Ronald contrôle « Géant des collines »

  @id:for_each_opponent.of_three @situation:for_each_opponent @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  Scénario: De trois adversaires, chacun a une cible, et si l'un d'eux quitte la partie, celles des autres sont exilées
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Martha contrôle « Géant des collines »
    Et que Simon contrôle « Shanodin Dryads »
    Quand Angie lance « Grasp of Fate »
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis », « Géant des collines » et « Shanodin Dryads » comme cibles
    Et qu'Edward concède la partie
    Et que la capacité déclenchée de « Grasp of Fate » se résout
    Alors Martha possède « Géant des collines » en exil
    Et Simon possède « Shanodin Dryads » en exil

  @id:for_each_opponent.refused @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scénario: Un sort ne peut pas cibler deux permanents d'un adversaire, ni celui d'un coéquipier, et peut en cibler un de chaque adversaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Shanodin Dryads »
    Et que Barry contrôle « Ange de platine »
    Alors Angie ne peut pas lancer « Windgrace's Judgment » en ciblant « Géant des collines » et « Grizzlis »
    Et Angie ne peut pas lancer « Windgrace's Judgment » en ciblant « Ange de platine »
    Mais Angie peut lancer « Windgrace's Judgment » en ciblant « Géant des collines » et « Shanodin Dryads »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Ronald a « Shanodin Dryads » dans son cimetière
    Et Edward contrôle « Grizzlis »

  @id:for_each_opponent.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  Scénario: Un sort qui a jusqu'à une cible par adversaire peut être lancé avec la cible d'un seul adversaire, ou avec aucune
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Shanodin Dryads »
    Quand Angie lance « Windgrace's Judgment » en ciblant « Shanodin Dryads »
    Et que le sort se résout
    Alors Ronald a « Shanodin Dryads » dans son cimetière
    Et Edward contrôle « Géant des collines »
    Et Angie peut lancer « Windgrace's Judgment »
    Quand le sort se résout
    Alors Edward contrôle « Géant des collines »

  @id:for_each_opponent.required @situation:for_each_opponent.required @clause:target.for_each @from:2005-08-01 @must
  Scénario: Quand un texte ne dit pas « jusqu'à », la cible de chaque adversaire doit être choisie
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Shanodin Dryads »
    Et que Barry contrôle « Ange de platine »
    Alors Angie ne peut pas lancer « Blatant Thievery » en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Blatant Thievery » en ciblant « Grizzlis » et « Shanodin Dryads »
    Mais Angie peut lancer « Blatant Thievery » en ciblant « Géant des collines » et « Grizzlis »
    Quand le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Angie contrôle « Grizzlis »
    Et Ronald contrôle « Shanodin Dryads »
    Et Barry contrôle « Ange de platine »

  @id:for_each_opponent.required_gone @situation:for_each_opponent.required @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scénario: Une cible qui devait être choisie et qui n'est plus là laisse celle de l'autre adversaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Blatant Thievery » en ciblant « Géant des collines » et « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Ronald a « Grizzlis » dans son cimetière

  @id:for_each_opponent.three @situation:for_each_opponent.required @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  Scénario: De trois adversaires, chacun a une cible, et perd ce qui a été ciblé et rien de plus
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Martha contrôle « Grizzlis »
    Et que Simon contrôle « Shanodin Dryads »
    Et que Simon contrôle « Élémental de l'air »
    Alors Angie ne peut pas lancer « Blatant Thievery » en ciblant « Géant des collines » et « Grizzlis »
    Mais Angie peut lancer « Blatant Thievery » en ciblant « Géant des collines », « Grizzlis » et « Shanodin Dryads »
    Quand le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Angie contrôle « Grizzlis »
    Et Angie contrôle « Shanodin Dryads »
    Et Simon contrôle « Élémental de l'air »

# language: fr
Fonctionnalité: Les copies de sorts
  > Un sort en copie un autre. À qui est la copie, qu'a-t-elle de l'autre, et que peut-on choisir à nouveau ?

  @id:copied.aimed_anew @situation:copied.aimed_anew @clause:spell.copy @clause:spell.copy_targets @from:2009-07-11 @must
  Scénario: Un coéquipier copie le sort d'un adversaire et tourne la copie contre celui qui l'a lancé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Edward lance « Shock » en ciblant Angie
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Twincast » en ciblant « Shock »
    Et que le sort se résout
    Et que Barry choisit Edward comme cible
    Alors la pile compte deux sorts et capacités
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et la pile compte un sort ou capacité
    Et Edward n'a aucune carte dans son cimetière
    Et Barry a une carte dans son cimetière
    Quand le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et Edward a une carte dans son cimetière

  @id:copied.same_target @situation:copied.aimed_anew @clause:spell.copy @clause:spell.copy_targets @from:2010-07-16 @must
  Scénario: Une copie peut garder la cible du sort, même si c'est la propre équipe de qui copie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Edward lance « Shock » en ciblant Angie
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Reverberate » en ciblant « Shock »
    Et que le sort se résout
    Et que Barry choisit Angie comme cible
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors l'équipe d'Angie a 18 points de vie
    Quand le sort se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:copied.you @situation:copied.you @clause:spell.copy @clause:object.you @from:2005-08-01 @must
  Scénario: Ce qu'une copie dit de « vous », elle le dit de qui copie, et non de qui a lancé le sort, fût-ce un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et qu'Edward a dix cartes dans sa bibliothèque
    Quand Angie lance « Divination »
    Et que Barry lance « Twincast » en ciblant « Divination »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Barry a huit cartes dans sa bibliothèque
    Et Angie a dix cartes dans sa bibliothèque
    Quand le sort se résout
    Alors Angie a huit cartes dans sa bibliothèque
    Et Barry a huit cartes dans sa bibliothèque
    Et Edward a dix cartes dans sa bibliothèque

  @id:copied.each_opponent @situation:copied.you @clause:spell.copy @clause:life.shared @from:2005-08-01 @must
  Scénario: Les adversaires d'une copie sont ceux de qui copie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Sizzle »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Twincast » en ciblant « Sizzle »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Angie a 14 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand le sort se résout
    Alors l'équipe d'Angie a 14 points de vie
    Et l'équipe d'Edward a 14 points de vie

  @id:copied.not_cast @situation:copied.not_cast @clause:spell.copy @from:2005-08-01 @must
  Scénario: Qui copie un sort ne lance que le sort qui le copie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Guttersnipe »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Divination »
    Et que la capacité déclenchée de « Guttersnipe » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Quand Angie lance « Twincast » en ciblant « Divination »
    Et que la capacité déclenchée de « Guttersnipe » se résout
    Alors l'équipe d'Edward a 12 points de vie
    Quand le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie a huit cartes dans sa bibliothèque
    Et la pile compte un sort ou capacité
    Quand le sort se résout
    Alors Angie a six cartes dans sa bibliothèque
    Et l'équipe d'Edward a 12 points de vie

  @id:copied.x @situation:copied.x @clause:spell.copy @clause:spell.copy_targets @clause:spell.variable @from:2009-07-11 @must
  Scénario: Une copie a le nombre qui a été choisi pour X
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Blaze » avec X = 3, en ciblant Edward
    Et que Barry lance « Twincast » en ciblant « Blaze »
    Et que le sort se résout
    Et que Barry choisit Ronald comme cible
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 17 points de vie
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:copied.which @situation:copied.which @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Un sort de créature n'est pas une cible pour ce qui copie des éphémères et des rituels
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand Angie lance « Géant des collines »
    Alors Angie ne peut pas lancer « Twincast » en ciblant « Géant des collines »
    Quand le sort se résout
    Et qu'Angie lance « Divination »
    Alors Angie peut lancer « Twincast » en ciblant « Divination »

  @id:copied.countered @situation:copied.countered @clause:spell.copy @clause:spell.copy_targets @clause:effect.counter @from:2009-07-11 @must
  Scénario: Un sort qui a été copié est contrecarré, et la copie reste
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et que Barry lance « Twincast » en ciblant « Shock »
    Et que le sort se résout
    Et que Barry choisit Edward comme cible
    Alors la pile compte deux sorts et capacités
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Cancel » en ciblant « Shock »
    Et que le sort se résout
    Alors Angie a « Shock » dans son cimetière
    Et la pile compte un sort ou capacité
    Et l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 18 points de vie
    Et la pile est vide

  @id:copied.by_trigger @situation:copied.you @clause:spell.copy @clause:object.you @from:2005-08-01 @must
  Scénario: Une capacité copie le sort d'un coéquipier quand sa créature arrive, pour son propre contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Quand Angie lance « Divination »
    Et que Barry lance « Dualcaster Mage »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dualcaster Mage » se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Barry a huit cartes dans sa bibliothèque
    Et Angie a dix cartes dans sa bibliothèque
    Quand le sort se résout
    Alors Angie a huit cartes dans sa bibliothèque
    Et Barry a huit cartes dans sa bibliothèque

  @id:copied.left_illegal @situation:copied.left_illegal @clause:spell.copy_targets @clause:target.illegal @from:2009-07-11 @must
  Scénario: Une cible que qui copie n'aurait pas pu choisir peut rester, et alors rien ne lui arrive
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cruel Edict » en ciblant Edward
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Twincast » en ciblant « Cruel Edict »
    Et que le sort se résout
    Et que Ronald choisit Edward comme cible
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la pile compte un sort ou capacité
    Et Edward contrôle « Géant des collines »
    Et Angie contrôle « Grizzlis »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie contrôle « Grizzlis »

  @id:copied.at_its_maker @clause:spell.copy_targets @from:2010-07-16 @must
  Scénario: La copie d'un contresort peut viser le sort qui fait la copie, et ne contrecarre alors rien
    Étant donné qu'Angie a « Géant des collines » en main
    Quand Angie lance « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Géant des collines »
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Reverberate » en ciblant « Cancel »
    Et que le sort se résout
    Et que Barry choisit « Reverberate » comme cible
    Alors la pile compte trois sorts et capacités
    Et Barry a « Reverberate » dans son cimetière
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Edward n'a aucune carte dans son cimetière
    Quand le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière

  @id:copied.another @clause:spell.copy_targets @clause:target.each @from:2009-07-11 @must
  Scénario: Là où un sort a deux cibles différentes, sa copie en a deux différentes, et l'une étant choisie, l'autre l'est aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Consume Strength » en ciblant « Grizzlis » et « Géant des collines »
    Et que Barry lance « Twincast » en ciblant « Consume Strength »
    Et que le sort se résout
    Et que Barry choisit « Géant des collines » comme cible
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors la créature « Géant des collines » est 5/5
    Et Angie a « Grizzlis » dans son cimetière

# language: fr
Fonctionnalité: Des cibles qu'il n'est pas nécessaire de choisir
  > Un sort a jusqu'à deux cibles. Peut-on le lancer avec les deux, une seule ou aucune, et qu'arrive-t-il si elles ne sont plus là ?

  @id:up_to.two @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Avec deux créatures choisies, les deux sont plus grandes, et aucune autre
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Shanodin Dryads »
    Quand Angie lance « Dauntless Onslaught » en ciblant « Géant des collines » et « Grizzlis »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 5/5
    Et la créature « Grizzlis » est 4/4
    Et la créature « Shanodin Dryads » est 1/1

  @id:up_to.one @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Avec une seule créature choisie, elle seule est plus grande
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Dauntless Onslaught » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 5/5
    Et la créature « Grizzlis » est 2/2
    Et Angie a « Dauntless Onslaught » dans son cimetière

  @id:up_to.none @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Un sort qui a jusqu'à un certain nombre de cibles peut être lancé sans aucune, là où un sort qui en exige une ne peut pas l'être
    Étant donné qu'Edward ne contrôle aucune créature
    Alors Angie ne peut pas lancer « Agony Warp »
    Mais Angie peut lancer « Dauntless Onslaught »
    Quand le sort se résout
    Alors Angie a « Dauntless Onslaught » dans son cimetière

  @id:up_to.none_rest @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Si aucune cible n'est choisie, Tandem Tactics fait le reste de ce qu'il dit
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Tandem Tactics »
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et la créature « Grizzlis » est 2/2

  @id:up_to.gone_rest @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Si la seule créature choisie n'est plus là, le reste n'est pas fait
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Tandem Tactics » en ciblant « Grizzlis »
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie

  @id:up_to.not_again @situation:up_to @clause:target.each @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: La même créature ne peut pas être les deux cibles d'un sort qui en a jusqu'à deux
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Dauntless Onslaught » en ciblant « Géant des collines » et « Géant des collines »
    Mais Angie peut lancer « Dauntless Onslaught » en ciblant « Géant des collines » et « Grizzlis »

  @id:up_to.gone @situation:up_to @clause:target.illegal_part @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Si l'une des deux créatures n'est plus là, l'autre revient dans la main de son propriétaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Waterwhirl » en ciblant « Géant des collines » et « Grizzlis »
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward a « Géant des collines » en main
    Et Edward a « Grizzlis » dans son cimetière

  @id:up_to.all_gone @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Si son unique cible n'est plus là, le sort ne fait rien à la créature qui n'a pas été choisie
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Waterwhirl » en ciblant « Grizzlis »
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Et Edward a « Grizzlis » dans son cimetière
    Et Angie a « Waterwhirl » dans son cimetière

  @id:up_to.copied @clause:spell.copy_targets @clause:target.up_to @from:2018-04-27 @must
  Scénario: La copie d'un sort qui a une cible sur deux possibles en reçoit une autre, et pas de deuxième
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Quand Angie lance « Dauntless Onslaught » en ciblant « Grizzlis »
    Et que Barry lance « Twincast » en ciblant « Dauntless Onslaught »
    Et que le sort se résout
    Alors Barry doit faire un choix
    Et Barry ne peut pas choisir « Géant des collines » et « Wind Drake » comme cibles
    Quand Barry choisit « Géant des collines » comme cible
    Alors Barry n'a aucun choix à faire
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 5/5
    Et la créature « Grizzlis » est 4/4
    Et la créature « Wind Drake » est 2/2

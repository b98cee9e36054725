# language: fr
Fonctionnalité: Ce qui est détruit, meulé et ramené
  > Des cartes vont au cimetière depuis le champ de bataille et la bibliothèque, et elles en reviennent. Lesquelles peut-on choisir, et sous le contrôle de qui arrivent-elles ?

  @id:destroy.target @clause:effect.destroy @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scénario: La créature ciblée est mise dans le cimetière de son propriétaire, et aucune autre
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Edward contrôle « Grizzlis »

  @id:destroy.not_creature @clause:effect.destroy @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scénario: Ce qui n'est pas une créature n'est pas une cible pour un sort qui détruit une créature
    Étant donné qu'Edward contrôle « Douve de Téfèiri »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Meurtre » en ciblant « Douve de Téfèiri »
    Mais Angie peut lancer « Meurtre » en ciblant « Géant des collines »

  @id:destroy.all @clause:effect.destroy @from:2009-10-01 @must
  Scénario: Toutes les créatures sont détruites, celles du coéquipier aussi, et rien d'autre
    Étant donné qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Douve de Téfèiri »
    Quand Angie lance « Jour de condamnation »
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature
    Et Barry ne contrôle aucune créature
    Et Edward ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature
    Et Ronald a « Oiseaux de paradis » dans son cimetière
    Et Ronald contrôle « Douve de Téfèiri »

  @id:mill.target @clause:effect.mill @from:2020-07-03 @must
  Scénario: Le joueur ciblé met cinq cartes dans son cimetière, et son coéquipier aucune
    Étant donné qu'Edward a sept cartes dans sa bibliothèque
    Et que Ronald a sept cartes dans sa bibliothèque
    Quand Angie lance « Tome Scour » en ciblant Edward
    Et que le sort se résout
    Alors Edward a deux cartes dans sa bibliothèque
    Et Edward a cinq cartes dans son cimetière
    Et Ronald a sept cartes dans sa bibliothèque
    Et Ronald n'a aucune carte dans son cimetière

  @id:mill.few @clause:effect.mill @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2020-07-03 @must
  Scénario: Qui a moins de cartes qu'il n'en faut meuler les meule toutes, et ne perd pas pour autant
    Étant donné qu'Edward a trois cartes dans sa bibliothèque
    Quand Angie lance « Tome Scour » en ciblant Edward
    Et que le sort se résout
    Alors Edward n'a aucune carte dans sa bibliothèque
    Et Edward a trois cartes dans son cimetière
    Et la partie continue

  @id:from_graveyard.hand @clause:target.choose @from:2005-08-01 @must
  Scénario: Une carte de créature de son propre cimetière revient en main, et aucune de celui du coéquipier
    Étant donné qu'Angie a « Géant des collines » dans son cimetière
    Et qu'Angie a « Douve de Téfèiri » dans son cimetière
    Et que Barry a « Grizzlis » dans son cimetière
    Alors Angie ne peut pas lancer « Raise Dead » en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Raise Dead » en ciblant « Douve de Téfèiri »
    Mais Angie peut lancer « Raise Dead » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie a « Géant des collines » en main
    Et Barry a « Grizzlis » dans son cimetière

  @id:from_graveyard.own @clause:effect.onto_battlefield @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scénario: Une carte de créature revient sur le champ de bataille, comme toute créature qui vient d'arriver
    Étant donné qu'Angie a « Géant des collines » dans son cimetière
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward a « Grizzlis » dans son cimetière
    Et qu'Angie a « Douve de Téfèiri » dans son cimetière
    Alors Angie ne peut pas lancer « Zombify » en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Zombify » en ciblant « Douve de Téfèiri »
    Mais Angie peut lancer « Zombify » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Géant des collines »
    Mais Angie peut attaquer Edward avec « Wind Drake »

  @id:from_graveyard.opponents @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scénario: Une carte du cimetière d'un adversaire arrive sous le contrôle du lanceur, et celle du coéquipier n'est pas une cible
    Étant donné qu'Edward a « Géant des collines » dans son cimetière
    Et qu'Edward a « Douve de Téfèiri » dans son cimetière
    Et que Barry a « Grizzlis » dans son cimetière
    Alors Angie ne peut pas lancer « Ashen Powder » en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Ashen Powder » en ciblant « Douve de Téfèiri »
    Mais Angie peut lancer « Ashen Powder » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie contrôle « Géant des collines »
    Et Edward ne contrôle aucune créature
    Et Edward a une carte dans son cimetière

  @id:from_graveyard.owner @clause:effect.onto_battlefield @clause:effect.destroy @from:2009-10-01 @must
  Scénario: Une créature revenue du cimetière d'un autre joueur va dans celui de son propriétaire quand elle est détruite
    Étant donné qu'Edward a « Géant des collines » dans son cimetière
    Quand Angie lance « Ashen Powder » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Barry lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie ne contrôle aucune créature

  @id:from_graveyard.enters @clause:effect.onto_battlefield @clause:trigger.enters @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scénario: Ce qui se déclenche à l'arrivée d'une créature se déclenche pour celle qui revient
    Étant donné qu'Angie a « Marchand gris d'Asphodèle » dans son cimetière
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Zombify » en ciblant « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a 18 points de vie

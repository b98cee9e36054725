# language: fr
Fonctionnalité: Des mains entières, et autant de cartes que dit un effet
  > On se défausse de mains, on pioche, meule et sacrifie selon un nombre. Combien, et à qui ?

  @id:hands.wheel @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scénario: Chaque joueur se défausse de toute sa main et pioche sept cartes, quel que soit le nombre de cartes défaussées
    Étant donné que Barry a trois cartes en main
    Et qu'Edward n'a aucune carte en main
    Et que Ronald a « Grizzlis » en main
    Quand Angie lance « Wheel of Fortune »
    Et que le sort se résout
    Alors Angie a sept cartes en main
    Et Barry a sept cartes en main
    Et Barry a trois cartes dans son cimetière
    Et Edward a sept cartes en main
    Et Edward n'a aucune carte dans son cimetière
    Et Ronald a sept cartes en main
    Et Ronald a « Grizzlis » dans son cimetière

  @id:hands.windfall @situation:hands.windfall @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scénario: Chaque joueur pioche autant de cartes qu'un joueur en a défaussées au plus, coéquipier ou adversaire
    Étant donné que Barry a deux cartes en main
    Et qu'Edward a quatre cartes en main
    Et que Ronald n'a aucune carte en main
    Quand Angie lance « Windfall »
    Et que le sort se résout
    Alors Angie a quatre cartes en main
    Et Barry a quatre cartes en main
    Et Barry a deux cartes dans son cimetière
    Et Edward a quatre cartes en main
    Et Edward a quatre cartes dans son cimetière
    Et Ronald a quatre cartes en main

  @id:hands.windfall.teammate @situation:hands.windfall @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scénario: Le lanceur pioche autant de cartes que son coéquipier en a défaussées, si c'est le plus grand nombre
    Étant donné que Barry a trois cartes en main
    Et qu'Edward a deux cartes en main
    Et que Ronald n'a aucune carte en main
    Quand Angie lance « Windfall »
    Et que le sort se résout
    Alors Angie a trois cartes en main
    Et Edward a trois cartes en main

  @id:hands.random @situation:hands.random @clause:effect.discard @clause:target.choose @from:2005-08-01 @must
  Scénario: Le joueur ciblé se défausse au hasard et ne choisit rien, et son coéquipier ne se défausse de rien
    Étant donné qu'Edward a trois cartes en main
    Et que Ronald a trois cartes en main
    Quand Barry lance « Hymn to Tourach » en ciblant Ronald
    Et que le sort se résout
    Alors Ronald a une carte en main
    Et Ronald a deux cartes dans son cimetière
    Et Edward a trois cartes en main
    Et Edward n'a aucune carte dans son cimetière

  @id:hands.random.few @situation:hands.random @clause:effect.discard @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Qui a une seule carte se défausse de celle-ci au hasard
    Étant donné qu'Edward a « Grizzlis » en main
    Quand Angie lance « Hymn to Tourach » en ciblant Edward
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Et Edward n'a aucune carte en main
    Et la partie continue

  @id:hands.inquiry @clause:effect.discard @clause:object.you @from:2009-10-01 @must
  Scénario: Chaque joueur pioche trois cartes et se défausse de trois au hasard, et en a autant qu'avant
    Étant donné que Barry a deux cartes en main
    Et qu'Edward n'a aucune carte en main
    Et que Ronald a cinq cartes en main
    Et que Ronald a dix cartes dans sa bibliothèque
    Quand Angie lance « Burning Inquiry »
    Et que le sort se résout
    Alors Barry a deux cartes en main
    Et Barry a trois cartes dans son cimetière
    Et Edward n'a aucune carte en main
    Et Edward a trois cartes dans son cimetière
    Et Ronald a cinq cartes en main
    Et Ronald a sept cartes dans sa bibliothèque

  @id:hands.sludge @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scénario: Un joueur se défausse d'une carte pour chaque marais du lanceur, et d'aucune pour ceux du coéquipier
    Étant donné qu'Angie contrôle deux « Marais »
    Et qu'Angie contrôle trois « Plaine »
    Et que Barry contrôle trois « Marais »
    Et qu'Edward contrôle « Marais »
    Et qu'Edward a « Grizzlis » en main
    Et qu'Edward a « Géant des collines » en main
    Et qu'Edward a quatre cartes en main
    Et que Ronald a quatre cartes en main
    Quand Angie lance « Mind Sludge » en ciblant Edward
    Et que le sort se résout
    Et qu'Edward défausse deux cartes
    Alors Edward a deux cartes en main
    Et Edward a « Grizzlis » dans son cimetière
    Et Edward a « Géant des collines » dans son cimetière
    Et Ronald a quatre cartes en main

  @id:hands.dreadwaters @clause:effect.mill @clause:object.you @from:2020-07-03 @must
  Scénario: Un joueur meule une carte pour chaque terrain du lanceur, et aucune pour ceux du coéquipier
    Étant donné qu'Angie contrôle quatre « Île »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle trois « Île »
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et que Ronald a dix cartes dans sa bibliothèque
    Quand Angie lance « Dreadwaters » en ciblant Ronald
    Et que le sort se résout
    Alors Ronald a six cartes dans sa bibliothèque
    Et Ronald a quatre cartes dans son cimetière
    Et Edward a dix cartes dans sa bibliothèque

  @id:hands.theft @clause:target.choose @clause:object.you @from:2005-08-01 @must
  Scénario: Le lanceur pioche une carte pour chaque créature engagée de l'adversaire ciblé
    Étant donné que Ronald contrôle « Grizzlis »
    Et que la carte « Grizzlis » est engagée
    Et que Ronald contrôle « Wind Drake »
    Et que la carte « Wind Drake » est engagée
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle « Forêt »
    Et que la carte « Forêt » est engagée
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que la carte « Oiseaux de paradis » est engagée
    Et qu'Angie a « Theft of Dreams » en main
    Et qu'Angie a deux cartes en main
    Et que Barry a deux cartes en main
    Alors Angie ne peut pas lancer « Theft of Dreams » en ciblant Barry
    Mais Angie peut lancer « Theft of Dreams » en ciblant Ronald
    Quand le sort se résout
    Alors Angie a trois cartes en main
    Et Barry a deux cartes en main
    Et Ronald n'a aucune carte en main

  @id:hands.syphon @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scénario: Tous les autres se défaussent d'une carte, le coéquipier aussi, et le lanceur en pioche autant
    Étant donné qu'Angie a « Syphon Mind » en main
    Et qu'Angie a deux cartes en main
    Et que Barry a « Élémental de l'air » en main
    Et qu'Edward n'a aucune carte en main
    Et que Ronald a « Grizzlis » en main
    Et que Ronald a « Géant des collines » en main
    Quand Angie lance « Syphon Mind »
    Et que le sort se résout
    Et que Ronald se défausse de « Géant des collines »
    Alors Angie a trois cartes en main
    Et Angie a une carte dans son cimetière
    Et Barry a « Élémental de l'air » dans son cimetière
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Et Ronald a « Grizzlis » en main
    Et Ronald a « Géant des collines » dans son cimetière

  @id:hands.ruin @clause:object.you @clause:zone.owner @from:2005-08-01 @must
  Scénario: Chaque joueur sacrifie un terrain pour chaque carte de la main du lanceur, et rien d'autre
    Étant donné qu'Angie a « Thoughts of Ruin » en main
    Et qu'Angie a trois cartes en main
    Et que Barry a cinq cartes en main
    Et que Barry contrôle « Plaine »
    Et qu'Edward contrôle « Plaine »
    Et qu'Edward contrôle « Île »
    Et qu'Edward contrôle « Marais »
    Et que Ronald contrôle « Forêt »
    Et que Ronald contrôle « Marais »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle quatre « Montagne »
    Quand Angie lance « Thoughts of Ruin »
    Et que le sort se résout
    Et qu'Angie sacrifie la première carte « Montagne » et la troisième carte « Montagne »
    Et qu'Edward sacrifie « Plaine » et « Marais »
    Alors Angie contrôle deux « Montagne »
    Et Barry ne contrôle pas « Plaine »
    Et Edward contrôle « Île »
    Et Edward ne contrôle pas « Plaine »
    Et Edward ne contrôle pas « Marais »
    Et Ronald ne contrôle pas « Forêt »
    Et Ronald ne contrôle pas « Marais »
    Et Ronald contrôle « Grizzlis »

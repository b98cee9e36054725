# language: fr
Fonctionnalité: Ce qui reste, un tiers, et des valeurs de mana
  > Des nombres sont calculés pour chaque joueur, et des créatures sont distinguées par leur coût. Quel nombre est celui de qui ?

  @id:measured.left @clause:number.negative @clause:life.shared @clause:trigger.step @from:2020-01-24 @must
  Scénario: Chaque adversaire se voit infliger ce que sa main compte au-delà de quatre cartes, et rien pour moins
    Étant donné qu'Angie contrôle « Viseling »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Edward a six cartes en main
    Et que Ronald a deux cartes en main
    Et que Barry a six cartes en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Viseling » se résout
    Et que la capacité déclenchée de « Viseling » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile est vide
    Et l'équipe d'Angie a 20 points de vie

  @id:measured.missing @clause:number.negative @clause:life.shared @clause:trigger.step @from:2020-01-24 @must
  Scénario: La main pleine d'un coéquipier ne compense pas ce qui manque à l'autre
    Étant donné qu'Angie contrôle « Rackling »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward a une carte en main
    Et que Ronald a sept cartes en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Rackling » se résout
    Et que la capacité déclenchée de « Rackling » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:measured.third @situation:measured.third @clause:life.read @clause:life.shared @from:2010-04-23 @must
  Scénario: Chacun des quatre joueurs perd un tiers, arrondi à l'unité supérieure, de ce qui est lu comme étant à lui
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 31 points de vie
    Et qu'Angie contrôle trois « Marais »
    Et qu'Edward a quatre cartes en main
    Et que Ronald a trois cartes en main
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle « Barkhide Mauler »
    Et que Ronald contrôle « Territorial Hammerskull »
    Quand Angie lance « Pox »
    Et qu'Edward défausse deux cartes
    Et que Ronald défausse une carte
    Et que Ronald sacrifie « Géant des collines » et « Barkhide Mauler »
    Et qu'Angie sacrifie la première carte « Marais »
    Et que le sort se résout
    Alors l'équipe d'Angie a 6 points de vie
    Et l'équipe d'Edward a 9 points de vie
    Et Edward a deux cartes en main
    Et Ronald a deux cartes en main
    Et Angie contrôle deux « Marais »
    Et Barry ne contrôle pas « Forêt »
    Et Barry ne contrôle aucune créature
    Et Ronald contrôle « Grizzlis »
    Et Ronald contrôle « Territorial Hammerskull »
    Et Ronald contrôle deux créatures

  @id:measured.third.halved @situation:measured.third @clause:life.read @clause:life.shared @from:2005-08-01 @until:2010-04-23 @must
  Scénario: Chacun des quatre joueurs perd un tiers, arrondi à l'unité supérieure, de la moitié des points de vie de l'équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 31 points de vie
    Et qu'Angie contrôle trois « Marais »
    Quand Angie lance « Pox »
    Et qu'Angie sacrifie la première carte « Marais »
    Et que le sort se résout
    Alors l'équipe d'Angie a 12 points de vie
    Et l'équipe d'Edward a 19 points de vie

  @id:measured.mana_value @clause:object.mana_value @clause:spell.several_modes @from:2009-07-11 @must
  Scénario: Les créatures des deux équipes sont détruites selon leur coût, les jetons comme ce qui ne coûte rien
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle un jeton Saprobionte 1/1
    Et qu'Edward contrôle « Barkhide Mauler »
    Et qu'Edward contrôle « Douve de Téfèiri »
    Et que Ronald contrôle « Territorial Hammerskull »
    Et que Ronald contrôle « Metallic Sliver »
    Quand Angie lance « Austere Command » en choisissant les modes 2 et 3
    Et que le sort se résout
    Alors Edward a « Douve de Téfèiri » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière
    Et Barry ne contrôle aucun Saprobionte
    Et Ronald a « Territorial Hammerskull » dans son cimetière
    Et Ronald a « Metallic Sliver » dans son cimetière
    Et Angie contrôle « Géant des collines »
    Et Edward contrôle « Barkhide Mauler »
    Quand Barry lance « Austere Command » en choisissant les modes 1 et 4
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et Edward ne contrôle aucune créature

  @id:measured.as_it_was @clause:object.mana_value @clause:object.as_it_was @clause:life.shared @from:2009-07-11 @must
  Scénario: Ce qu'un artefact a coûté est demandé une fois qu'il est parti, qu'il soit au coéquipier ou à un adversaire
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Viseling »
    Et qu'Edward contrôle « Metallic Sliver »
    Quand Angie lance « Divine Offering » en ciblant « Viseling »
    Et que le sort se résout
    Alors Barry a « Viseling » dans son cimetière
    Et l'équipe d'Angie a 24 points de vie
    Quand Barry lance « Divine Offering » en ciblant « Metallic Sliver »
    Et que le sort se résout
    Alors Edward a « Metallic Sliver » dans son cimetière
    Et l'équipe d'Angie a 25 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:measured.entered @clause:object.as_it_was @clause:trigger.enters @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Une créature arrivée puis partie compte telle qu'elle était en dernier quand la capacité qui la concerne se résout
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Angelic Chorus »
    Et qu'Angie contrôle trois « Forêt »
    Et qu'Edward contrôle « Metallic Sliver »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Cankerbloom »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Cankerbloom »
    Et qu'Angie choisit le mode 1
    Alors Angie a « Cankerbloom » dans son cimetière
    Quand la capacité se résout
    Alors Edward a « Metallic Sliver » dans son cimetière
    Et l'équipe d'Angie a 20 points de vie
    Quand la capacité déclenchée de « Angelic Chorus » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et l'équipe d'Edward a 20 points de vie

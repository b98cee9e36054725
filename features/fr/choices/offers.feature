# language: fr
Fonctionnalité: Ce que les joueurs peuvent payer lors d'une résolution
  > Une capacité offre quelque chose contre un coût. Qui décide, qui paie, et que se passe-t-il si personne ne le peut ?

  @id:offer.discard @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scénario: Qui se défausse d'une carte en pioche une, et un coéquipier ne paie ni ne décide
    Étant donné qu'Angie a « Plaine » en main
    Et que Barry a deux cartes en main
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et que Barry a trois cartes dans sa bibliothèque
    Quand Angie lance « Keldon Raider »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Keldon Raider » se résout
    Alors Angie a « Plaine » dans son cimetière
    Et Angie a deux cartes dans sa bibliothèque
    Et Barry a deux cartes en main
    Et Barry a trois cartes dans sa bibliothèque

  @id:offer.declined @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scénario: Qui ne veut rien payer n'a rien
    Étant donné qu'Angie a « Plaine » en main
    Et qu'Angie a trois cartes dans sa bibliothèque
    Quand Angie lance « Keldon Raider »
    Et que le sort se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que la capacité déclenchée de « Keldon Raider » se résout
    Alors Angie n'a aucune carte dans son cimetière
    Et Angie a trois cartes dans sa bibliothèque

  @id:offer.nothing @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scénario: À qui n'a pas de carte à défausser rien n'est demandé, quoi qu'un coéquipier ait en main
    Étant donné qu'Angie a trois cartes dans sa bibliothèque
    Et que Barry a deux cartes en main
    Quand Angie lance « Keldon Raider »
    Et que le sort se résout
    Et que la capacité déclenchée de « Keldon Raider » se résout
    Alors Angie a trois cartes dans sa bibliothèque
    Et Barry a deux cartes en main

  @id:offer.mana @situation:offer @clause:effect.offer @clause:mana.own @from:2018-04-27 @must
  Scénario: Le mana est payé par le contrôleur seul, et pour l'artefact d'un coéquipier rien n'est offert
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Underhanded Designs »
    Et qu'Angie contrôle sept « Source de mana »
    Et que Barry contrôle six « Source de mana »
    Et qu'Angie a « Obsianus Golem » en main
    Et que Barry a « Obsianus Golem » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Obsianus Golem »
    Et que le sort se résout
    Alors Barry contrôle « Obsianus Golem »
    Et Angie n'a aucun choix à faire
    Quand Angie lance « Obsianus Golem »
    Et que le sort se résout
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Underhanded Designs » se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Et la carte la septième carte « Source de mana » d'Angie est engagée

  @id:offer.mana.none @situation:offer @clause:effect.offer @clause:mana.own @from:2018-04-27 @must
  Scénario: À qui n'a plus de mana rien n'est demandé, quoi qu'ait un coéquipier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Underhanded Designs »
    Et qu'Angie contrôle six « Source de mana »
    Et que Barry contrôle six « Source de mana »
    Et qu'Angie a « Obsianus Golem » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Obsianus Golem »
    Et que le sort se résout
    Et que la capacité déclenchée de « Underhanded Designs » se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie contrôle « Obsianus Golem »
    Quand Barry lance « Obsianus Golem »
    Et que le sort se résout
    Alors la pile est vide

  @id:offer.mana.activated @situation:offer @clause:effect.offer @clause:ability.only_if @from:2018-04-27 @must
  Scénario: Une capacité qui coûte deux artefacts prend ceux de son contrôleur, et ceux d'un coéquipier n'en sont pas
    Étant donné qu'Angie contrôle « Underhanded Designs »
    Et qu'Angie contrôle « Darksteel Gargoyle »
    Et que Barry contrôle « Obsianus Golem »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie a « Grizzlis » en main
    Et qu'Angie a « Obsianus Golem » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas activer la capacité de « Underhanded Designs »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la pile est vide
    Quand Angie lance « Obsianus Golem » d'Angie
    Et que le sort se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que la capacité déclenchée de « Underhanded Designs » se résout
    Alors Angie peut activer la capacité de « Underhanded Designs »
    Quand Angie choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et la carte la dixième carte « Source de mana » d'Angie est engagée
    Et Angie a « Underhanded Designs » dans son cimetière

  @id:offer.free @situation:offer @clause:effect.offer @clause:choice.order @from:2020-11-20 @must
  Scénario: Ce qui est offert à chaque joueur, chacun en décide seul, et cela arrive à ceux qui le veulent
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Kwain, Itinerant Meddler »
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et que Barry a trois cartes dans sa bibliothèque
    Et qu'Edward a trois cartes dans sa bibliothèque
    Et que Ronald a trois cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie active la capacité de « Kwain, Itinerant Meddler »
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que Barry fait ce que la capacité permet
    Et qu'Edward fait ce que la capacité permet
    Et que Ronald ne fait pas ce que la capacité permet
    Et que la capacité se résout
    Alors Angie a trois cartes dans sa bibliothèque
    Et Barry a deux cartes dans sa bibliothèque
    Et Edward a deux cartes dans sa bibliothèque
    Et Ronald a trois cartes dans sa bibliothèque
    Et l'équipe d'Angie a 21 points de vie
    Et l'équipe d'Edward a 21 points de vie
    Et la carte « Kwain, Itinerant Meddler » est engagée

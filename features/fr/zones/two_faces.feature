# language: fr
Fonctionnalité: Cartes à deux faces
  > De certaines cartes, l'une ou l'autre moitié se lance, de certaines, l'un ou l'autre côté, ou un côté se joue comme terrain. Lequel, depuis où, et qu'est la carte ailleurs ?

  @id:ruling.ribbons @clause:spell.aftermath @clause:life.shared @from:2017-04-28 @must
  Scénario: Ribbons se lance depuis le cimetière, coûte X points de vie à chacun des deux adversaires, et est exilée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Cut // Ribbons » dans son cimetière
    Et que Barry a « Cut // Ribbons » dans son cimetière
    Et qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle quatre « Source de mana »
    Alors Barry ne peut pas lancer la seconde face de « Cut // Ribbons » de Barry avec X = 3
    Mais Angie peut lancer la seconde face de « Cut // Ribbons » d'Angie avec X = 3
    Quand le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie possède « Cut // Ribbons » en exil
    Et Barry a « Cut // Ribbons » dans son cimetière

  @id:faces.aftermath @clause:spell.aftermath @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2017-04-28 @must
  Scénario: Cut se lance depuis la main et non depuis le cimetière, et Ribbons à l'inverse
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie a « Cut // Ribbons » en main
    Et qu'Angie contrôle dix « Source de mana »
    Alors Angie ne peut pas lancer la seconde face de « Cut // Ribbons » avec X = 1
    Mais Angie peut lancer « Cut // Ribbons » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Angie a « Cut // Ribbons » dans son cimetière
    Et Angie ne peut pas lancer « Cut // Ribbons » en ciblant « Grizzlis »
    Mais Angie peut lancer la seconde face de « Cut // Ribbons » avec X = 1
    Et la pile compte un sort ou capacité

  @id:faces.halves @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Chaque moitié d'une carte double se lance pour son propre coût et fait ce qu'elle dit, sans plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Assault // Battery » en main
    Et qu'Angie contrôle trois « Source de mana »
    Alors Angie ne peut pas lancer la seconde face de « Assault // Battery »
    Mais Angie peut lancer « Assault // Battery » en ciblant Edward
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie ne contrôle aucune créature
    Et Angie a « Assault // Battery » dans son cimetière

  @id:faces.second_half @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: La seconde moitié d'une carte double n'a pas de cible et crée un Éléphant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Assault // Battery » en main
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie lance la seconde face de « Assault // Battery »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 3/3
    Et l'équipe d'Edward a 20 points de vie
    Et Angie a « Assault // Battery » dans son cimetière

  @id:faces.value @clause:object.halves @from:2018-04-27 @must
  Scénario: La valeur de mana d'une carte double qui est défaussée est celle des deux moitiés ensemble
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Scythe Specter »
    Et qu'Edward a « Assault // Battery » en main
    Et que Ronald a « Géant des collines » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Scythe Specter »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 11 points de vie

  @id:faces.land @clause:object.two_faces @clause:turn.each_plays_land @from:2024-11-08 @must
  Scénario: Le terrain de l'autre côté de Zof Consumption se joue comme terrain et arrive engagé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Zof Consumption » en main
    Et qu'Angie a « Forêt » en main
    Alors Angie ne peut pas jouer le terrain « Zof Consumption »
    Mais Angie peut jouer la seconde face de « Zof Consumption » comme terrain
    Et Angie contrôle « Zof Consumption »
    Et la carte « Zof Consumption » est engagée
    Et Angie ne peut pas jouer le terrain « Forêt »

  @id:faces.spell @clause:object.two_faces @from:2024-11-08 @must
  Scénario: Le premier côté de Zof Consumption se lance et n'est pas un terrain ensuite, et le second ne se lance pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a « Zof Consumption » en main
    Et qu'Angie a « Forêt » en main
    Et qu'Angie contrôle six « Source de mana »
    Alors Angie ne peut pas lancer la seconde face de « Zof Consumption »
    Mais Angie peut lancer « Zof Consumption »
    Quand le sort se résout
    Alors l'équipe d'Edward a 12 points de vie
    Et Angie a « Zof Consumption » dans son cimetière
    Et Angie peut jouer le terrain « Forêt »

  @id:faces.landfall @clause:object.two_faces @from:2024-11-08 @must
  Scénario: Un terrain qui est l'autre côté d'une carte de créature arrive comme terrain, et n'est qu'à son joueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kazandu Mammoth »
    Et que Barry contrôle « Kazandu Mammoth »
    Et qu'Angie a « Zof Consumption » en main
    Quand Angie joue la seconde face de « Zof Consumption » comme terrain
    Et que la capacité déclenchée de « Kazandu Mammoth » d'Angie se résout
    Alors la créature « Kazandu Mammoth » d'Angie est 5/5
    Et la créature « Kazandu Mammoth » de Barry est 3/3

  @id:faces.mammoth @clause:object.two_faces @from:2024-11-08 @must
  Scénario: Kazandu Mammoth se joue comme terrain au lieu d'être lancé comme créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Kazandu Mammoth » en main
    Et que Barry a « Kazandu Mammoth » en main
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle trois « Source de mana »
    Alors Angie ne peut pas lancer « Kazandu Mammoth » d'Angie
    Mais Barry peut lancer « Kazandu Mammoth » de Barry
    Quand le sort se résout
    Alors Barry contrôle « Kazandu Mammoth »
    Et Angie peut jouer la seconde face de « Kazandu Mammoth » d'Angie comme terrain
    Et Angie contrôle « Kazandu Mammoth »
    Et Angie ne contrôle aucune créature
    Et la pile est vide

  @id:faces.either_side @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scénario: Un permanent n'a que la face qui a été lancée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie a « Exercice des deux côtés » en main
    Et qu'Angie contrôle deux « Source de mana »
    Alors Angie ne peut pas lancer « Exercice des deux côtés »
    Mais Angie peut lancer la seconde face de « Exercice des deux côtés »
    Quand le sort se résout
    Alors la créature « Grizzlis » est 3/3
    Et Angie contrôle une créature

  @id:faces.transforms @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scénario: Le côté en lequel un permanent se transforme ne se lance pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Chalice of Life » en main
    Et qu'Angie contrôle trois « Source de mana »
    Alors Angie ne peut pas lancer la seconde face de « Chalice of Life »
    Mais Angie peut lancer « Chalice of Life »
    Et la pile compte un sort ou capacité

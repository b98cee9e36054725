# language: fr
Fonctionnalité: Qui pioche et qui se défausse
  > Une capacité se déclenche pour chaque carte qu'un adversaire pioche ou défausse, ou quand son contrôleur en pioche une deuxième. De quelles cartes s'agit-il ?

  @id:happening.draws.opponents @clause:trigger.event @clause:team.opponents @clause:turn.draw_order @from:2006-10-01 @must
  Scénario: Chaque carte piochée par l'un ou l'autre adversaire inflige 1 blessure à l'autre équipe ; les siennes et celles d'un coéquipier, aucune
    Étant donné qu'Angie contrôle « Underworld Dreams »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 14 points de vie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:happening.draws.second @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scénario: La deuxième carte d'un tour est celle d'un seul joueur, pendant n'importe quel tour, et une troisième n'en est pas une deuxième
    Étant donné qu'Angie contrôle « Faerie Vandal »
    Et que Barry contrôle « Faerie Vandal »
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Faerie Vandal » d'Angie est 1/2
    Et la créature « Faerie Vandal » de Barry est 1/2
    Quand Angie lance « Divination »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Faerie Vandal » d'Angie est 2/3
    Et la créature « Faerie Vandal » de Barry est 1/2
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Reach Through Mists »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Faerie Vandal » d'Angie est 2/3
    Et la créature « Faerie Vandal » de Barry est 2/3

  @id:happening.draws.second.cast @situation:happening.draws.second @clause:trigger.event @from:2022-04-29 @must
  Scénario: Ce qui se déclenche à la deuxième carte peut venir pendant le tour d'un adversaire, et vole
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Primordial Sage »
    Mais Angie peut lancer « Faerie Vandal »
    Quand le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Faerie Vandal »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Faerie Vandal » avec « Géant des collines »
    Mais Edward peut bloquer « Faerie Vandal » avec « Wind Drake »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut lancer « Primordial Sage »

  @id:happening.discards.opponents @clause:trigger.event @clause:team.opponents @from:2005-08-01 @must
  Scénario: Chaque carte défaussée par l'un ou l'autre adversaire inflige 2 blessures, et celles de la propre équipe du contrôleur aucune
    Étant donné qu'Angie contrôle « Megrim »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward a deux cartes en main
    Et que Ronald a une carte en main
    Et que Barry a deux cartes en main
    Quand Angie lance « Unnerve »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Quand Angie lance « Mind Rot » en ciblant Barry
    Et que le sort se résout
    Et que Barry défausse deux cartes
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 14 points de vie

  @id:happening.discards.cleanup @situation:happening.discards.opponents @clause:trigger.event @clause:step.cleanup @from:2005-08-01 @must
  Scénario: Ce qu'un adversaire défausse à l'étape de nettoyage compte aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Megrim »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward a neuf cartes en main
    Quand l'étape de fin de l'équipe d'Edward commence
    Et qu'Edward défausse deux cartes
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

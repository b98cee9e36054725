# language: fr
Fonctionnalité: Ce qui arrive, et ce que cela fait en arrivant
  > Un terrain, un jeton ou une copie arrive. Qu'est-ce qui est réglé avant, qu'est-ce qui se déclenche après, et qu'est-ce qui n'est allé qu'ailleurs ?

  @id:exact.enters.land @clause:trigger.enters @clause:turn.each_plays_land @from:2015-09-26 @must
  Scénario: Un terrain arrive engagé, se déclenche une fois, et seul son joueur en a joué un
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry a « Tranquil Cove » en main
    Et que Barry a « Île » en main
    Et qu'Angie a « Forêt » en main
    Quand Barry joue le terrain « Tranquil Cove »
    Alors la carte « Tranquil Cove » est engagée
    Et Barry ne peut pas jouer le terrain « Île »
    Et l'équipe d'Angie a 20 points de vie
    Quand la capacité déclenchée de « Tranquil Cove » se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et Angie peut jouer le terrain « Forêt »
    Et Barry ne peut pas jouer le terrain « Île »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 21 points de vie
    Et la carte « Tranquil Cove » est engagée

  @id:exact.enters.token @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Un jeton créé arrive, et ce que cela déclenche se déclenche une fois pour chacun
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Force verdoyante »
    Et qu'Angie contrôle « Soul Warden »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Force verdoyante » se résout
    Et que la capacité déclenchée de « Soul Warden » se résout
    Alors l'équipe d'Angie a 21 points de vie
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 21 points de vie
    Et Barry contrôle un jeton de créature 1/1

  @id:exact.enters.copy_of_nothing @clause:object.enters_as_copy @from:2005-08-01 @must
  Scénario: Là où aucune carte de créature n'est dans un cimetière, rien n'est copié, et une créature sans endurance est enterrée
    Étant donné qu'Edward a « Shock » dans son cimetière
    Et que Barry a « Forêt » dans son cimetière
    Quand Angie lance « Doublure »
    Et que le sort se résout
    Alors Angie a « Doublure » dans son cimetière
    Et Angie ne contrôle aucune créature

  @id:exact.enters.copy_of_itself @clause:object.enters_as_copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: À une copie de ce qui arrive comme copie sont offertes les autres cartes, et non celle qu'elle copie déjà
    Étant donné qu'Edward a « Doublure » dans son cimetière
    Quand Angie lance « Doublure »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Doublure » d'Edward
    Alors Angie a « Doublure » dans son cimetière
    Et Angie ne contrôle aucune créature

  @id:exact.enters.colour @clause:object.you @from:2007-02-20 @until:2018-04-27 @must
  Scénario: La couleur est choisie quand un enchantement arrive, et vaut pour les seules créatures de cette couleur
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Douve de Téfèiri »
    Et que le sort se résout
    Et qu'Angie choisit la couleur le vert
    Alors la couleur choisie pour « Douve de Téfèiri » est le vert
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Grizzlis »
    Mais Ronald peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:exact.hits.creature @clause:combat.damage @from:2018-04-27 @must
  Scénario: Les blessures de combat à un bloqueur n'en sont pas à un joueur, et celles de la créature du coéquipier ne sont pas les siennes
    Étant donné qu'Angie contrôle « Coastal Piracy »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie n'a aucune carte en main
    Et Barry n'a aucune carte en main

  @id:exact.leeches @clause:poison.lose_counters @clause:poison.shared @from:2011-04-01 @must
  Scénario: Un joueur perd les marqueurs qu'il y a, et subit autant de blessures ; qui n'en a pas n'en subit aucune
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a trois marqueurs poison
    Quand Angie lance « Leeches » en ciblant Ronald
    Et que le sort se résout
    Alors l'équipe d'Edward a 17 points de vie
    Et l'équipe d'Edward n'a aucun marqueur poison
    Quand Barry lance « Leeches » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 17 points de vie

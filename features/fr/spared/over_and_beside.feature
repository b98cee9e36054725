# language: fr
Fonctionnalité: Fini, et à côté
  > Une permission qui est finie, une bibliothèque qui est à un autre, une ligne ley qui attend en main. Qu'en est-il de chacune ?

  @id:parts.teferi.over @situation:parts.teferi @clause:spell.cast_when @clause:team.durations @from:2018-04-27 @must
  Scénario: Ce que Teferi permet jusqu'au prochain tour de son contrôleur est fini au tour adverse suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Teferi, Time Raveler »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie active la première capacité de « Teferi, Time Raveler »
    Et que la capacité se résout
    Alors « Teferi, Time Raveler » a cinq marqueurs « loyauté »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie peut lancer « Sizzle »
    Quand le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Sizzle »
    Et l'équipe d'Edward a 14 points de vie

  @id:parts.maniac.own @situation:parts.maniac @clause:replacement.draw @clause:object.you @from:2018-04-27 @must
  Scénario: Laboratory Maniac ne fait pas gagner par la pioche d'un coéquipier là où c'est la bibliothèque de son contrôleur qui est vide
    Étant donné qu'Angie contrôle « Laboratory Maniac »
    Et qu'Angie n'a aucune carte dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors la partie continue
    Et Barry a une carte en main
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors l'équipe d'Angie gagne la partie

  @id:parts.leyline @clause:start.opening_hand @from:2018-04-27 @must
  Scénario: Leyline of the Void peut commencer la partie sur le champ de bataille
    Étant donné que l'équipe d'Angie joue en premier
    Et que Barry a « Leyline of the Void » en main
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Barry commence la partie avec « Leyline of the Void » sur le champ de bataille
    Alors Barry contrôle « Leyline of the Void »
    Et Barry a six cartes en main

  @id:parts.nemesis @clause:target.choose @clause:ability.variable @from:2018-04-27 @must
  Scénario: Parmi des enchantements et des artefacts, Sorin, Grim Nemesis, ne trouve d'autre cible que lui-même
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Sorin, Grim Nemesis »
    Et qu'Edward contrôle « Bad Moon »
    Et que Ronald contrôle « Fountain of Youth »
    Quand Angie active la deuxième capacité de « Sorin, Grim Nemesis » avec X = 1
    Et que la capacité se résout
    Alors « Sorin, Grim Nemesis » a quatre marqueurs « loyauté »
    Et l'équipe d'Angie a 21 points de vie

  @id:parts.saheeli.scries @situation:parts.saheeli @clause:effect.scry @clause:damage.source @from:2018-04-27 @must
  Scénario: Saheeli Rai regarde une carte, et coûte 1 point de vie à chaque adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Saheeli Rai »
    Et qu'Angie a « Forêt » au-dessus de sa bibliothèque
    Et qu'Angie a « Géant des collines » dans sa bibliothèque, en position 2 à partir du dessus
    Quand Angie active la première capacité de « Saheeli Rai »
    Et que la capacité se résout
    Et qu'Angie met la carte du dessus de sa bibliothèque au-dessous
    Alors l'équipe d'Edward a 18 points de vie
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Géant des collines » en main

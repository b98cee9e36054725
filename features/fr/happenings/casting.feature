# language: fr
Fonctionnalité: Qui lance quoi
  > Une capacité se déclenche quand un sort est lancé : par quelqu'un, d'une certaine sorte, le deuxième d'un tour, ou le sort lui-même. De quels sorts s'agit-il, et un coéquipier compte-t-il ?

  @id:happening.cast.opponents @clause:trigger.event @clause:team.opponents @from:2005-08-01 @must
  Scénario: Le sort de chaque adversaire inflige autant que sa valeur de mana ; celui d'un coéquipier et le sien, rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Kaervek the Merciless »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'équipe d'Edward passe la priorité
    Et que Barry lance « Shock » en ciblant Edward
    Et qu'Angie lance « Shock » en ciblant Edward
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 26 points de vie
    Quand Ronald lance « Géant des collines »
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Kaervek the Merciless » se résout
    Alors l'équipe d'Edward a 22 points de vie
    Et Ronald ne contrôle aucune créature

  @id:happening.cast.opponents.creature @situation:happening.cast.opponents @clause:trigger.event @from:2005-08-01 @must
  Scénario: Les blessures pour le sort d'un adversaire peuvent être infligées à une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Kaervek the Merciless »
    Et qu'Edward contrôle « Grizzlis »
    Quand Edward lance « Angel's Mercy »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité déclenchée de « Kaervek the Merciless » se résout
    Alors Edward a « Grizzlis » dans son cimetière

  @id:happening.cast.kind @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scénario: Un sort de chaque sorte fait se déclencher une fois ce qui en parle, et celui d'un coéquipier rien
    Étant donné qu'Angie contrôle « Guttersnipe »
    Et qu'Angie contrôle « Sprite Dragon »
    Et qu'Angie contrôle « Primordial Sage »
    Et qu'Angie a quatre cartes en main
    Et que Barry a deux cartes en main
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Safe Passage »
    Et que le sort se résout
    Alors l'équipe d'Edward a 26 points de vie
    Et l'équipe d'Angie a 27 points de vie
    Quand Angie lance « Megrim »
    Et que le sort se résout
    Alors l'équipe d'Edward a 26 points de vie
    Et la créature « Sprite Dragon » est 3/3
    Quand Angie lance « Sizzle »
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Quand Angie lance « Géant des collines »
    Et qu'Angie fait ce que la capacité permet
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et la créature « Sprite Dragon » est 4/4
    Et Angie a une carte en main
    Quand Barry lance « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et la créature « Sprite Dragon » est 4/4

  @id:happening.cast.at_once @situation:happening.cast.kind @clause:trigger.event @from:2022-04-29 @must
  Scénario: Ce qui a le vol et la célérité attaque aussitôt, et ce qui n'a ni l'un ni l'autre n'attaque pas
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Sprite Dragon »
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Sprite Dragon »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Sprite Dragon » avec « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer « Grizzlis » avec « Géant des collines »

  @id:happening.cast.declined @situation:happening.cast.kind @clause:trigger.event @from:2006-10-01 @must
  Scénario: Qui peut piocher pour un sort n'y est pas obligé
    Étant donné qu'Angie contrôle « Primordial Sage »
    Et qu'Angie a une carte en main
    Quand Angie lance « Géant des collines »
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que le sort se résout
    Alors Angie n'a aucune carte en main

  @id:happening.cast.colour @clause:trigger.event @from:2005-08-01 @must
  Scénario: Un sort rouge de n'importe qui, coéquipier ou adversaire, fait gagner 1 point de vie à un joueur, et un sort d'une autre couleur non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Dragon's Claw »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Edward lance « Géant des collines »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Dragon's Claw » se résout
    Et que le sort se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand Edward lance « Grizzlis »
    Et que le sort se résout
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Shock » en ciblant Edward
    Et que la capacité déclenchée de « Dragon's Claw » se résout
    Alors l'équipe d'Angie a 22 points de vie
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 22 points de vie

  @id:happening.cast.second @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scénario: Le deuxième sort d'un tour est celui d'un seul joueur : ni le premier, ni le troisième, ni celui d'un coéquipier
    Étant donné qu'Angie contrôle « Clarion Spirit »
    Et que Barry contrôle « Clarion Spirit »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Et que Barry lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors Angie contrôle une créature
    Quand Angie lance « Grizzlis »
    Et que la capacité déclenchée de « Clarion Spirit » d'Angie se résout
    Alors Angie contrôle un jeton de créature 1/1
    Quand le sort se résout
    Et qu'Angie lance « Géant des collines »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 1/1
    Et Barry contrôle une créature
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 1/1
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Tremor »
    Et que le sort se résout
    Alors Angie contrôle un jeton de créature 1/1
    Quand Angie lance « Wilt-Leaf Liege »
    Et que le sort se résout
    Alors Angie contrôle deux jetons de créature 2/2

  @id:happening.cast.itself @clause:trigger.event @clause:ability.independent @from:2016-01-16 @must
  Scénario: Ce qui se déclenche quand le sort lui-même est lancé se fait avant qu'il ne se résolve, pour celui-là seul qui le lance
    Étant donné qu'Angie ne contrôle aucune créature
    Quand Angie lance « Desolation Twin »
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie contrôle un jeton de créature 10/10
    Et Barry ne contrôle aucune créature
    Et Angie ne contrôle pas « Desolation Twin »
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie contrôle deux créatures 10/10

  @id:happening.cast.worth_x @situation:happening.cast.opponents @clause:object.mana_value @clause:trigger.event @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Ce qui a été choisi pour X compte dans les blessures que vaut un sort d'un adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Kaervek the Merciless »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Edward lance « Stream of Life » avec X = 4, en ciblant Edward
    Et qu'Angie choisit Edward comme cible
    Et que la capacité déclenchée de « Kaervek the Merciless » se résout
    Alors l'équipe d'Edward a 15 points de vie

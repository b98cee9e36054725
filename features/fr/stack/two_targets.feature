# language: fr
Fonctionnalité: Un sort à deux cibles
  > Un sort nomme deux cibles. Qui peut être choisi, une créature du coéquipier aussi, et qu'arrive-t-il si l'une d'elles n'est plus là ?

  @id:two_targets.player @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Un seul sort touche une créature et un joueur, et personne d'autre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Shanodin Dryads »
    Et qu'Angie a trois cartes dans sa bibliothèque
    Quand Angie lance « Cunning Strike » en ciblant « Grizzlis » et Edward
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Et Edward contrôle « Shanodin Dryads »
    Et l'équipe d'Edward a 18 points de vie
    Et Angie a deux cartes dans sa bibliothèque

  @id:two_targets.teammate @situation:two_targets @clause:target.each @clause:life.shared @from:2005-08-01 @must
  Scénario: Les deux cibles peuvent être de deux équipes
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et que Barry a trois cartes dans sa bibliothèque
    Quand Angie lance « Cunning Strike » en ciblant « Grizzlis » et Barry
    Et que le sort se résout
    Alors Ronald a « Grizzlis » dans son cimetière
    Et Barry a trois cartes dans sa bibliothèque
    Et Angie a deux cartes dans sa bibliothèque
    Et l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:two_targets.gone @situation:two_targets @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: La créature partie, le joueur subit tout de même les blessures
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie a trois cartes dans sa bibliothèque
    Quand Angie lance « Cunning Strike » en ciblant « Grizzlis » et Edward
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward a « Grizzlis » en main
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et Edward a « Grizzlis » en main
    Et Angie a deux cartes dans sa bibliothèque

  @id:two_targets.both_gone @situation:two_targets @clause:target.illegal @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Les deux créatures parties, le sort ne fait rien
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Consume Strength » en ciblant « Géant des collines » et « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Géant des collines »
    Et qu'Edward lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie a « Consume Strength » dans son cimetière
    Et Angie a « Géant des collines » en main
    Et Edward a « Grizzlis » en main

  @id:two_targets.same @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Chaque partie d'Agony Warp touche la cible qu'elle nomme, et les deux peuvent être la même créature
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Agony Warp » en ciblant « Élémental de l'air » et « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et la créature « Élémental de l'air » est 1/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Élémental de l'air » est 4/4
    Quand Edward lance « Agony Warp » en ciblant « Élémental de l'air » et « Élémental de l'air »
    Et que le sort se résout
    Alors la créature « Élémental de l'air » est 1/1
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Élémental de l'air » est 4/4

  @id:two_targets.another @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Là où il faut une autre cible, ce ne peut être encore la même créature
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « War Mammoth »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Consume Strength » en ciblant « Géant des collines » et « Géant des collines »
    Mais Angie peut lancer « Consume Strength » en ciblant « Géant des collines » et « Grizzlis »
    Quand le sort se résout
    Alors la créature « Géant des collines » est 5/5
    Et Edward a « Grizzlis » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3
    Quand Edward lance « Consume Strength » en ciblant « Géant des collines » et « War Mammoth »
    Et que le sort se résout
    Alors la créature « War Mammoth » est 1/1
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « War Mammoth » est 3/3

  @id:two_targets.fight @situation:two_targets @clause:target.each @clause:effect.fight @from:2011-09-30 @must
  Scénario: Ce qu'on ne contrôle pas peut être à un coéquipier, et sa propre créature n'est pas une deuxième cible
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « War Mammoth »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Élémental de l'air »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Prey Upon » en ciblant « Géant des collines » et « War Mammoth »
    Et Angie ne peut pas lancer « Prey Upon » en ciblant « Grizzlis » et « Élémental de l'air »
    Mais Angie peut lancer « Prey Upon » en ciblant « Géant des collines » et « Grizzlis »
    Quand le sort se résout
    Alors Barry a « Grizzlis » dans son cimetière
    Et Angie contrôle « Géant des collines »
    Quand Angie lance « Prey Upon » en ciblant « Géant des collines » et « Élémental de l'air »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et Edward contrôle « Élémental de l'air »

  @id:two_targets.fight_gone @situation:two_targets @clause:target.illegal_part @clause:effect.fight @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scénario: Une créature dont l'adversaire au combat est parti ne subit ni n'inflige de blessures
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Prey Upon » en ciblant « Géant des collines » et « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward contrôle « Grizzlis »
    Et Angie a « Géant des collines » en main
    Et Angie a « Prey Upon » dans son cimetière

  @id:two_targets.deals @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scénario: La première cible inflige des blessures à la seconde, joueur ou créature
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Vampire Nighthawk »
    Et qu'Edward contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Soul's Fire » en ciblant « Géant des collines » et Edward
    Mais Angie peut lancer « Soul's Fire » en ciblant « Vampire Nighthawk » et Edward
    Quand le sort se résout
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 22 points de vie
    Et Edward contrôle « Géant des collines »
    Quand Angie lance « Soul's Fire » en ciblant « Vampire Nighthawk » et « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et l'équipe d'Edward a 18 points de vie

  @id:two_targets.deals_gone @situation:two_targets @clause:target.illegal_part @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scénario: Une première cible qui est partie n'inflige rien à la seconde
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Élémental de l'air »
    Quand Angie lance « Soul's Fire » en ciblant « Élémental de l'air » et Edward
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Unsummon » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que le sort se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Élémental de l'air » en main
    Et Angie a « Soul's Fire » dans son cimetière

  @id:two_targets.shielded @situation:two_targets @clause:target.illegal_part @clause:target.hexproof @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scénario: Une cible toujours là mais qui ne peut plus être choisie est épargnée, l'autre non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Consume Strength » en ciblant « Grizzlis » et « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Ranger's Guile » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que le sort se résout
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 4/4
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3
    Et la créature « Grizzlis » est 2/2
    Et Angie peut lancer « Consume Strength » en ciblant « Géant des collines » et « Grizzlis »
    Mais Angie ne peut pas lancer « Ranger's Guile » en ciblant « Géant des collines »
    Et Angie peut lancer « Ranger's Guile » en ciblant « Grizzlis »
    Quand le sort se résout
    Alors la créature « Grizzlis » est 3/3
    Quand le sort se résout
    Alors la créature « Géant des collines » est 5/5
    Et la créature « Grizzlis » est 1/1

  @id:two_targets.kinds @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scénario: Ce qui peut être l'une des cibles ne peut pas être l'autre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et qu'Angie contrôle « Élémental de l'air »
    Et qu'Edward contrôle « War Mammoth »
    Et qu'Edward contrôle « Plaine »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Agony Warp » en ciblant « Plaine » et « Élémental de l'air »
    Et Angie ne peut pas lancer « Agony Warp » en ciblant « Élémental de l'air » et « Plaine »
    Et Angie ne peut pas lancer « Consume Strength » en ciblant « Plaine » et « Élémental de l'air »
    Et Angie ne peut pas lancer « Consume Strength » en ciblant « Élémental de l'air » et « Plaine »
    Et Angie ne peut pas lancer « Cunning Strike » en ciblant « Plaine » et Edward
    Et Angie ne peut pas lancer « Cunning Strike » en ciblant « Élémental de l'air » et « War Mammoth »
    Et Angie ne peut pas lancer « Prey Upon » en ciblant « Élémental de l'air » et « Plaine »
    Et Angie ne peut pas lancer « Prey Upon » en ciblant « War Mammoth » et « Élémental de l'air »
    Mais Angie peut lancer « Agony Warp » en ciblant « War Mammoth » et « Élémental de l'air »
    Quand le sort se résout
    Alors la créature « War Mammoth » est 0/3
    Et la créature « Élémental de l'air » est 4/1
    Et Angie peut lancer « Prey Upon » en ciblant « Élémental de l'air » et « War Mammoth »
    Et Angie peut lancer « Cunning Strike » en ciblant « War Mammoth » et Edward
    Et Angie peut lancer « Consume Strength » en ciblant « Élémental de l'air » et « War Mammoth »
    Quand le sort se résout
    Alors la créature « Élémental de l'air » est 6/3
    Quand le sort se résout
    Alors Edward a « War Mammoth » dans son cimetière
    Et l'équipe d'Edward a 18 points de vie

  @id:two_targets.walker @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2020-07-03 @must
  Scénario: Depuis qu'elle le dit, un planeswalker peut être la deuxième cible, et de toute façon il n'est pas une créature
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « War Mammoth »
    Et qu'Edward contrôle « Chandra, Flame's Catalyst »
    Et qu'Angie contrôle « Élémental de l'air »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Prey Upon » en ciblant « Chandra, Pyrogenius » et « Géant des collines »
    Et Angie ne peut pas lancer « Soul's Fire » en ciblant « Chandra, Pyrogenius » et « Géant des collines »
    Et Angie ne peut pas lancer « Cunning Strike » en ciblant « Chandra, Flame's Catalyst » et « Chandra, Flame's Catalyst »
    Mais Angie peut lancer « Cunning Strike » en ciblant « Géant des collines » et « Chandra, Flame's Catalyst »
    Quand le sort se résout
    Alors « Chandra, Flame's Catalyst » a trois marqueurs « loyauté »
    Et Edward contrôle « Géant des collines »
    Quand Angie lance « Soul's Fire » en ciblant « Élémental de l'air » et « Chandra, Flame's Catalyst »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Ranger's Guile » en ciblant « Chandra, Flame's Catalyst »
    Mais Edward peut lancer « Ranger's Guile » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors la créature « Géant des collines » est 4/4
    Quand le sort se résout
    Alors Edward a « Chandra, Flame's Catalyst » dans son cimetière
    Et Angie peut lancer « Prey Upon » en ciblant « Élémental de l'air » et « War Mammoth »
    Quand le sort se résout
    Alors Edward a « War Mammoth » dans son cimetière

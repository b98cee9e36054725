# language: fr
@source:R
Fonctionnalité: Les blessures prévenues
  > Un bouclier prévient des blessures qui seraient infligées à un joueur, ou un effet empêche un total de points de vie de tomber trop bas. Qu'en est-il du coéquipier ?

  @id:prevention.shield @clause:replacement.shield @clause:life.shared @from:2005-08-01 @must
  Scénario: Le bouclier d'un membre ne protège pas le coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie

  @id:prevention.shield.used_up @situation:prevention.shield @clause:replacement.shield @from:2005-08-01 @must
  Scénario: Ce qui reste d'un bouclier prévient des blessures ultérieures
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Spear Spewer »
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie active la capacité de « Spear Spewer »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 19 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 14 points de vie

  @id:prevention.shield.ends @situation:prevention.shield @clause:step.cleanup @from:2005-08-01 @must
  Scénario: Un bouclier que rien n'a épuisé prend fin avec le tour
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 12 points de vie

  @id:prevention.order.doubled @situation:prevention.order @clause:replacement.order @from:2005-08-01 @must
  Scénario: Le joueur qui subit les blessures les fait d'abord doubler, puis prévenir
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Edward contrôle « Furnace of Rath »
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Et qu'Angie choisit d'appliquer d'abord l'effet de « Furnace of Rath »
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 14 points de vie

  @id:prevention.order.prevented @situation:prevention.order @clause:replacement.order @from:2005-08-01 @must
  Scénario: Le joueur qui subit les blessures les fait d'abord prévenir, puis doubler
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Edward contrôle « Furnace of Rath »
    Quand Angie lance « Mending Hands » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Et qu'Angie choisit d'appliquer d'abord l'effet de « Mending Hands »
    Alors l'équipe d'Angie a 22 points de vie
    Et l'équipe d'Edward a 14 points de vie

  @id:prevention.creature @situation:prevention.order @clause:replacement.order @clause:replacement.nothing @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Pour une créature, c'est son contrôleur qui choisit, et ce qui est entièrement prévenu n'est pas doublé
    Étant donné qu'Edward contrôle « Furnace of Rath »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Mending Hands » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Dagger Caster »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dagger Caster » se résout
    Et qu'Edward choisit d'appliquer d'abord l'effet de « Mending Hands »
    Alors Edward contrôle une créature

  @id:prevention.several @situation:prevention.several @clause:replacement.shield @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scénario: C'est le joueur, et non l'équipe, qui choisit ce qu'un bouclier prévient des blessures de plusieurs créatures
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que Barry attaque l'équipe d'Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et qu'Edward choisit les blessures à prévenir : 2 de « Géant des collines », 2 de « Grizzlis »
    Alors l'équipe d'Edward a 19 points de vie

  @id:prevention.several.life @situation:prevention.several @clause:replacement.shield @clause:poison.infect @from:2018-04-27 @must
  Scénario: Un joueur qui épargne ses points de vie est empoisonné à la place
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Glistener Elf »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Élémental de l'air »
    Et que Barry attaque Edward avec « Glistener Elf »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Edward choisit les blessures à prévenir : 4 de « Élémental de l'air », 0 de « Glistener Elf »
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Edward a un marqueur poison

  @id:prevention.several.poison @situation:prevention.several @clause:replacement.shield @clause:poison.infect @from:2018-04-27 @must
  Scénario: Un joueur qui s'épargne le poison perd des points de vie à la place
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Glistener Elf »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Élémental de l'air »
    Et que Barry attaque Edward avec « Glistener Elf »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Edward choisit les blessures à prévenir : 3 de « Élémental de l'air », 1 de « Glistener Elf »
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe d'Edward n'a aucun marqueur poison

  @id:prevention.combat @clause:replacement.open @from:2018-04-27 @must
  Scénario: Un effet qui prévient les blessures de combat n'en prévient pas d'autres
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Brouillard »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward a 12 points de vie

  @id:prevention.passage.team @situation:prevention.passage @clause:replacement.open @clause:combat.damaged_player @until:2018-04-27 @must
  Plan du scénario: L'équipe attaquante choisit le membre que Safe Passage ne protège pas
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Safe Passage »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit <joueur> comme joueur qui subit les blessures
    Alors l'équipe d'Edward a <vie> points de vie

    Exemples:
      | à partir du | règle  | joueur | vie |
      | 2005-08-01  | 418.3b | Edward | 20  |
      | 2005-08-01  | 418.3b | Ronald | 17  |

  @id:prevention.passage.player @situation:prevention.passage @clause:replacement.open @clause:combat.attacks @must
  Plan du scénario: Safe Passage protège celui qui le lance, et non le coéquipier attaqué
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Safe Passage »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque <joueur> avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a <vie> points de vie

    Exemples:
      | à partir du | règle  | joueur | vie |
      | 2018-04-27  | 611.2c | Edward | 20  |
      | 2018-04-27  | 611.2c | Ronald | 17  |

  @id:prevention.passage.later @situation:prevention.passage @clause:replacement.open @from:2018-04-27 @must
  Scénario: Safe Passage protège une créature arrivée plus tard dans le tour
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Furnace of Rath »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Safe Passage »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Angel of Grace »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Angel of Grace »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Edward choisit d'appliquer d'abord l'effet de « Safe Passage »
    Alors Edward contrôle « Angel of Grace »
    Et Angie ne contrôle aucune créature

  @id:floor.both @clause:life.read @clause:life.shared @from:2005-08-01 @must
  Scénario: Des blessures infligées aux deux membres laissent à 1 point de vie une équipe qui a Worship
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et qu'Angie contrôle « Worship »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 1 point de vie
    Et la partie continue

  @id:floor.teammate @situation:floor.both @clause:life.read @clause:life.shared @must
  Plan du scénario: Quel que soit le membre qui a Worship, l'équipe reste à 1 point de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 2 points de vie
    Et que <joueur> contrôle « Worship »
    Et que <joueur> contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Edward lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 1 point de vie

    Exemples:
      | à partir du | règle  | joueur |
      | 2005-08-01  | 606.9a | Angie  |
      | 2005-08-01  | 606.9a | Barry  |

  @id:floor.no_creature @situation:floor.both @clause:ability.static @from:2005-08-01 @must
  Scénario: Avec la seule créature du coéquipier, Worship ne fait rien
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et qu'Angie contrôle « Worship »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie perd la partie

  @id:floor.loss @situation:floor.both @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie perdus sans blessures sont bien perdus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 3 points de vie
    Et qu'Angie contrôle « Worship »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle quatre « Source de mana »
    Quand Edward lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 1 point de vie
    Quand Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit Angie comme cible
    Et que la capacité se résout
    Alors l'équipe d'Angie perd la partie

  @id:floor.higher @clause:life.read @should
  Plan du scénario: Un seuil plus haut se mesure à ce que chacun est censé avoir
    Étant donné que l'équipe d'Angie a 12 points de vie
    Et que Barry contrôle « Exercice du seuil »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a <vie> points de vie

    Exemples:
      | à partir du | règle   | vie |
      | 2005-08-01  | 606.9a  | 9   |
      | 2010-04-23  | 806.10a | 5   |

  @id:ruling.angel_of_grace @clause:life.read @clause:step.cleanup @from:2005-08-01 @must
  Scénario: Angel of Grace empêche, ce tour-ci, que des blessures infligées aux deux membres fassent perdre le dernier point de vie
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et qu'Edward contrôle « Spear Spewer »
    Quand Angie lance « Angel of Grace »
    Et que le sort se résout
    Et que la capacité déclenchée de « Angel of Grace » se résout
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 1 point de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward active la capacité de « Spear Spewer »
    Et que la capacité se résout
    Alors l'équipe d'Angie perd la partie

  @id:floor.doubled @situation:floor.doubled @clause:replacement.order @clause:life.read @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Si la perte est d'abord doublée, Worship garde encore le dernier point
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 2 points de vie
    Et qu'Angie contrôle « Worship »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Exercice de la plaie ouverte »
    Quand Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie choisit d'appliquer d'abord l'effet de « Exercice de la plaie ouverte »
    Alors l'équipe d'Angie a 1 point de vie
    Et la partie continue

  @id:floor.doubled_after @situation:floor.doubled @clause:replacement.order @clause:replacement.once @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Si Worship passe d'abord, ce qui reste de la perte est doublé et emporte le dernier point
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 2 points de vie
    Et qu'Angie contrôle « Worship »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Exercice de la plaie ouverte »
    Quand Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Et qu'Angie choisit d'appliquer d'abord l'effet de « Worship »
    Alors l'équipe d'Angie perd la partie

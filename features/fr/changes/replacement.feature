# language: fr
@source:R
Fonctionnalité: Ce qui est remplacé avant de se produire
  > Un effet double les points de vie que vous gagnez, ou les blessures infligées. Qui, dans l'équipe, est concerné, et qui choisit l'effet qui s'applique d'abord ?

  @id:replacement.gain @clause:object.you @clause:life.shared @from:2005-08-01 @must
  Scénario: Boon Reflection ne double pas les points de vie que gagne le coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Boon Reflection »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Fountain of Youth »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 22 points de vie
    Quand Barry active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 25 points de vie

  @id:replacement.gain.several @situation:replacement.gain @clause:replacement.once @from:2005-08-01 @must
  Scénario: Chaque effet double une fois, deux effets quadruplent donc
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Boon Reflection »
    Et qu'Angie contrôle « Alhammarret's Archive »
    Et que Barry contrôle « Boon Reflection »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 32 points de vie

  @id:replacement.gain.order.doubled @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le joueur qui gagne des points de vie applique d'abord ce qui les double
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Boon Reflection »
    Et qu'Angie contrôle « Heron of Hope »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et qu'Angie choisit d'appliquer d'abord l'effet de « Boon Reflection »
    Alors l'équipe d'Angie a 27 points de vie

  @id:replacement.gain.order.more @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le joueur qui gagne des points de vie applique d'abord ce qui en ajoute
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Boon Reflection »
    Et qu'Angie contrôle « Heron of Hope »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et qu'Angie choisit d'appliquer d'abord l'effet de « Heron of Hope »
    Alors l'équipe d'Angie a 28 points de vie

  @id:replacement.gain.cannot @clause:replacement.cannot @clause:life.cannot_gain @must
  Plan du scénario: Des points de vie qu'un joueur ne peut pas gagner ne sont pas doublés
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que <joueur> contrôle « Platinum Emperion »
    Et qu'Angie contrôle « Boon Reflection »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors l'équipe d'Angie a <vie> points de vie

    Exemples:
      | à partir du | règle | joueur | vie |
      | 2005-08-01  | 103.2 | Angie  | 20  |
      | 2005-08-01  | 103.2 | Barry  | 26  |
      | 2010-04-23  | 101.2 | Angie  | 20  |
      | 2010-04-23  | 101.2 | Barry  | 20  |

  @id:replacement.damage @clause:replacement.once @clause:life.shared @from:2005-08-01 @must
  Scénario: Des blessures doublées infligées à chaque joueur coûtent à une équipe la part doublée de chacun de ses deux membres
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Furnace of Rath »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 14 points de vie
    Et l'équipe d'Edward a 4 points de vie

  @id:replacement.damage.creature @situation:replacement.damage @clause:replacement.once @from:2005-08-01 @must
  Scénario: Les blessures infligées à une créature sont doublées aussi
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Furnace of Rath »
    Quand Angie lance « Dagger Caster »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dagger Caster » se résout
    Alors Edward ne contrôle aucune créature
    Et l'équipe d'Edward a 16 points de vie

  @id:replacement.lose @clause:object.you @clause:life.shared @from:2005-08-01 @must
  Scénario: Seuls les adversaires de son contrôleur perdent deux fois plus de points de vie, même à cause de blessures
    Étant donné que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et que Barry contrôle « Exercice de la plaie ouverte »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et l'équipe d'Edward a 14 points de vie

  @id:replacement.draw @clause:replacement.draw @clause:object.you @from:2006-10-01 @must
  Scénario: Alhammarret's Archive ne double pas les cartes que pioche le coéquipier
    Étant donné que Barry a une carte en main
    Et qu'Edward a une carte en main
    Et que Ronald a une carte en main
    Et que Barry contrôle « Alhammarret's Archive »
    Et qu'Edward contrôle « Thought Reflection »
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Barry a cinq cartes en main
    Et Edward a cinq cartes en main
    Et Ronald a trois cartes en main

  @id:replacement.draw.step @situation:replacement.draw @clause:replacement.draw @from:2005-08-01 @must
  Scénario: La première carte de l'étape de pioche de l'équipe reste une seule carte, chaque carte suivante du contrôleur en devient deux
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a une carte en main
    Et que Barry a une carte en main
    Et qu'Angie contrôle « Alhammarret's Archive »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors Angie a deux cartes en main
    Et Barry a deux cartes en main
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a trois cartes en main

  @id:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2006-10-01 @must
  Scénario: Un joueur qui, à la place, ne pioche rien ne perd pas avec une bibliothèque vide
    Étant donné qu'Angie contrôle « Possessed Portal »
    Et qu'Angie n'a aucune carte dans sa bibliothèque
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors la partie continue
    Et Angie n'a aucune carte dans sa bibliothèque

  @id:replacement.draw.teammate @situation:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @from:2006-10-01 @must
  Scénario: Le coéquipier pioche quand même, et l'équipe perd avec cette bibliothèque vide
    Étant donné qu'Angie contrôle « Exercice du livre fermé »
    Et que Barry n'a aucune carte dans sa bibliothèque
    Quand Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors l'équipe d'Angie perd la partie

  @id:lost_this_way.none @situation:lost_this_way @clause:life.cannot_lose @clause:life.shared @from:2013-05-01 @must
  Scénario: Qui gagne autant qu'il a été perdu ne gagne rien là où personne ne pouvait rien perdre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Platinum Emperion »
    Quand Angie lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:lost_this_way.doubled @situation:lost_this_way @clause:replacement.once @clause:life.shared @clause:object.you @from:2013-05-01 @must
  Scénario: Là où chaque perte est doublée, ce qui a été perdu l'est aussi pour qui en gagne autant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Exercice de la plaie ouverte »
    Quand Angie lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a 8 points de vie
    Et l'équipe d'Angie a 32 points de vie

  @id:lost_this_way.doubled_one @situation:lost_this_way @clause:replacement.once @variant:two-player @from:2013-05-01 @must
  Scénario: Entre deux joueurs, le gain est la perte doublée, une seule fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Exercice de la plaie ouverte »
    Quand Angie lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Marchand gris d'Asphodèle » se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 26 points de vie

  @id:replacement.two_thieves @situation:replacement.two_thieves @clause:replacement.once @clause:replacement.instead @variant:two-headed-giant @variant:two-player @from:2013-07-13 @must
  Scénario: Deux effets dont chacun fait d'une pioche des adversaires une pioche de son joueur la remplacent une fois chacun
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Notion Thief »
    Et qu'Edward contrôle « Notion Thief »
    Et qu'Angie a deux cartes en main
    Et qu'Edward a deux cartes en main
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a deux cartes en main
    Et Edward a deux cartes en main

# language: fr
@source:C
Fonctionnalité: Quelles blessures d'un commandant comptent
  > Un commandant inflige des blessures hors du combat, ou moins ou plus qu'il n'en infligerait. Combien de blessures de combat ont été infligées ?

  @id:commander.counts.ability @situation:commander.counts @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: Trente blessures d'une capacité d'un commandant à chaque tête ne comptent pas, et l'équipe continue avec un point de vie
    Étant donné que l'équipe d'Angie a 61 points de vie
    Et que l'équipe d'Edward a 61 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 1 point de vie
    Et l'équipe d'Angie a 1 point de vie
    Et la partie continue

  @id:commander.counts.ability.alone @situation:commander.counts @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Sans équipes, vingt et une ne comptent pas non plus, et ce qui est infligé ensuite au combat est compté depuis zéro
    Étant donné que l'équipe d'Angie a 80 points de vie
    Et que l'équipe d'Edward a 43 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 22 points de vie
    Et la partie continue
    Quand l'équipe d'Angie finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hidetsugu le malfaisant »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et la partie continue

  @id:commander.counts.prevented @situation:commander.counts @clause:commander.damage @clause:replacement.order @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Des blessures prévenues n'ont pas été infligées, et les mêmes au combat suivant sont mortelles
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et qu'Angie lance « Brouillard »
    Et que le sort se résout
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 40 points de vie
    Et la partie continue
    Quand l'équipe d'Angie finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.counts.shield @situation:commander.counts @clause:commander.damage @clause:replacement.shield @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: De vingt et une blessures un bouclier en prévient quatre, et dix-sept sont comptées
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand Angie lance « Mending Hands » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 23 points de vie
    Et la partie continue

  @id:commander.counts.doubled @situation:commander.counts @clause:commander.damage @clause:replacement.once @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Onze blessures doublées en font vingt-deux
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et qu'Angie contrôle « Furnace of Rath »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.counts.tax @situation:commander.tax.two @clause:commander.tax @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  Scénario: De deux commandants d'un joueur, chacun a sa propre taxe
    Étant donné qu'Angie a « Yoshimaru, Ever Faithful » dans la zone de commandement
    Et qu'Angie a « Ishai, Ojutai Dragonspeaker » dans la zone de commandement
    Et qu'Angie contrôle cinq « Source de mana »
    Quand Angie lance « Yoshimaru, Ever Faithful »
    Et que le sort se résout
    Et qu'Angie lance « Ishai, Ojutai Dragonspeaker »
    Et que le sort se résout
    Alors Angie contrôle « Ishai, Ojutai Dragonspeaker »

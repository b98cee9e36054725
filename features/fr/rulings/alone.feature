# language: fr
Fonctionnalité: Une créature qui attaque seule
  > Une créature attaque seule si c'est la seule avec laquelle son équipe attaque, et non pas seulement la seule de son contrôleur.

  @id:ruling.raging_kronch @clause:combat.attack @from:2018-04-27 @must
  Scénario: Raging Kronch peut attaquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Raging Kronch »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Raging Kronch »
    Mais Angie peut attaquer Edward avec « Raging Kronch »
    Et Barry peut attaquer Ronald avec « Grizzlis »

  @id:ruling.loyal_pegasus @clause:combat.attack @from:2018-04-27 @must
  Scénario: Loyal Pegasus peut attaquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Loyal Pegasus »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Loyal Pegasus »
    Mais Barry peut attaquer Edward avec « Loyal Pegasus »
    Et Angie peut attaquer Edward avec « Grizzlis »

  @id:ruling.sighted_caste_sorcerer @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une capacité qui se déclenche quand une de vos créatures attaque seule ne se déclenche pas pour celle d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Sighted-Caste Sorcerer »
    Et que Barry contrôle « Angelic Benediction »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Sighted-Caste Sorcerer » se résout
    Alors la créature « Grizzlis » est 3/3
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3

  @id:ruling.angelic_benediction @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une créature n'attaque pas seule si une créature du coéquipier attaque aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Angelic Benediction »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2

  @id:ruling.lunk_errant @clause:combat.attack @from:2018-04-27 @must
  Scénario: Lunk Errant n'attaque seul que si c'est le seul attaquant de l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Lunk Errant »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Lunk Errant »
    Et que la capacité déclenchée de « Lunk Errant » se résout
    Alors la créature « Lunk Errant » est 5/5

  @id:ruling.dire_fleet_captain @clause:combat.attack @from:2018-04-27 @must
  Scénario: Dire Fleet Captain compte les Pirates attaquants du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Dire Fleet Captain »
    Et que Barry contrôle « Forerunner of the Coalition »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Dire Fleet Captain »
    Et que Barry attaque Edward avec « Forerunner of the Coalition »
    Et que la capacité déclenchée de « Dire Fleet Captain » se résout
    Alors la créature « Dire Fleet Captain » est 3/3

  @id:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  Scénario: La créature équipée qui attaque seule grandit pour les autres de son contrôleur, pas pour celle d'un coéquipier, même si l'équipement est détruit
    Étant donné qu'Angie contrôle « Sigil of Valor »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Goblin Piker »
    Et que Barry contrôle deux « Source de mana »
    Quand Angie active la capacité de « Sigil of Valor »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry lance « Naturalisation » en ciblant « Sigil of Valor »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 2/2
    Quand la capacité déclenchée de « Sigil of Valor » se résout
    Alors la créature « Grizzlis » est 4/4
    Et la créature « Géant des collines » est 3/3

  @id:ruling.sigil_of_valor.both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  Scénario: La créature équipée de Sigil of Valor n'attaque pas seule à côté de l'attaquant d'un coéquipier, ni quand c'est une autre créature qui attaque seule
    Étant donné qu'Angie contrôle « Sigil of Valor »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Goblin Piker »
    Quand Angie active la capacité de « Sigil of Valor »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Goblin Piker »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3
    Et la créature « Grizzlis » est 2/2

  @id:ruling.sigil_of_valor.team @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Dans une attaque de toute l'équipe, la créature équipée est seule quand elle est l'unique attaquant
    Étant donné qu'Angie contrôle « Sigil of Valor »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Goblin Piker »
    Quand Angie active la capacité de « Sigil of Valor »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Sigil of Valor » se résout
    Alors la créature « Grizzlis » est 3/3

  @id:ruling.sigil_of_valor.team_both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Dans une attaque de toute l'équipe, la créature équipée n'est pas seule à côté de celle d'un coéquipier
    Étant donné qu'Angie contrôle « Sigil of Valor »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Goblin Piker »
    Quand Angie active la capacité de « Sigil of Valor »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Grizzlis » et « Goblin Piker »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2

  @id:ruling.sigil_of_valor.taken @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.control @from:2018-04-27 @must
  Scénario: Quand un adversaire attaque seul avec la créature équipée, elle grandit pour toutes les créatures du contrôleur de l'équipement
    Étant donné qu'Angie contrôle « Sigil of Valor »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward contrôle « Goblin Piker »
    Et qu'Edward contrôle quatre « Source de mana »
    Quand Angie active la capacité de « Sigil of Valor »
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Control Magic » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que la capacité déclenchée de « Sigil of Valor » se résout
    Alors la créature « Grizzlis » est 4/4

  @id:ruling.grunn_the_lonely_king @clause:combat.attack @clause:effect.double @clause:spell.kicker @from:2018-04-27 @must
  Scénario: Grunn kické est 10/10, et double tel qu'il est quand la capacité se résout, jusqu'à la fin du tour
    Étant donné qu'Angie contrôle neuf « Source de mana »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Source de mana »
    Quand Angie lance « Grunn, the Lonely King » en payant son coût de kick
    Et que le sort se résout
    Alors la créature « Grunn, the Lonely King » est 10/10
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grunn, the Lonely King »
    Et que Barry lance « Giant Growth » en ciblant « Grunn, the Lonely King »
    Et que le sort se résout
    Alors la créature « Grunn, the Lonely King » est 13/13
    Quand la capacité déclenchée de « Grunn, the Lonely King » se résout
    Alors la créature « Grunn, the Lonely King » est 26/26
    Et la créature « Géant des collines » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grunn, the Lonely King » est 10/10

  @id:ruling.grunn_the_lonely_king.both @situation:ruling.grunn_the_lonely_king @clause:combat.attack @clause:spell.kicker @from:2018-04-27 @must
  Scénario: Grunn qui n'a pas été kické est 5/5, et le reste à côté de l'attaquant d'un coéquipier
    Étant donné qu'Angie contrôle six « Source de mana »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Grunn, the Lonely King »
    Et que le sort se résout
    Alors la créature « Grunn, the Lonely King » est 5/5
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grunn, the Lonely King »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grunn, the Lonely King » est 5/5
    Et l'équipe d'Edward a 22 points de vie

# language: fr
Fonctionnalité: Le monarque
  > Un joueur est le monarque. Qu'est-ce que cela signifie pour un coéquipier, qui prend sa place, et qu'advient-il du titre ?

  @id:monarch.draws @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scénario: À l'étape de fin de l'équipe, le monarque pioche une carte, et son coéquipier aucune
    Étant donné qu'Angie a deux cartes en main
    Et que Barry a deux cartes en main
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Alors Angie a une carte en main
    Quand l'équipe d'Angie finit son tour
    Alors Angie a deux cartes en main
    Et Barry a deux cartes en main

  @id:monarch.other_end @clause:monarch.abilities @from:2018-04-27 @must
  Scénario: À l'étape de fin de l'autre équipe, le monarque n'en pioche pas
    Étant donné qu'Angie a deux cartes en main
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et que l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Alors Angie a deux cartes en main

  @id:monarch.nobody @clause:monarch.one @from:2018-04-27 @must
  Scénario: Avant qu'un effet ne désigne le monarque, personne ne pioche pour cela
    Étant donné qu'Angie a deux cartes en main
    Et qu'Angie contrôle « Palace Sentinels »
    Quand l'équipe d'Angie finit son tour
    Alors Angie a deux cartes en main

  @id:monarch.taken @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scénario: La tête dont la créature inflige des blessures de combat au monarque le devient
    Étant donné qu'Angie a trois cartes en main
    Et qu'Edward a deux cartes en main
    Et que Ronald a deux cartes en main
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward finit son tour
    Alors Ronald a quatre cartes en main
    Et Edward a trois cartes en main
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que l'équipe d'Angie finit son tour
    Alors Angie a quatre cartes en main

  @id:monarch.mate_hit @clause:monarch.abilities @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Les blessures de combat infligées au coéquipier ne prennent rien au monarque
    Étant donné que Ronald a deux cartes en main
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Barry avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward finit son tour
    Alors Ronald a trois cartes en main

  @id:monarch.condition @clause:monarch.one @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Ce qui demande si son contrôleur est le monarque ne parle pas du coéquipier
    Étant donné qu'Angie contrôle « Throne Warden »
    Et que Barry contrôle « Throne Warden »
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Throne Warden » d'Angie est 3/3
    Et la créature « Throne Warden » de Barry est 2/2
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Throne Warden » d'Angie est 3/3

  @id:monarch.leaves @clause:monarch.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scénario: Quand le monarque quitte la partie, le joueur actif le devient
    Étant donné qu'Edward a deux cartes en main
    Et que Martha a deux cartes en main
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Angie concède la partie
    Et que l'équipe d'Edward finit son tour
    Alors Edward a quatre cartes en main
    Et Martha a deux cartes en main

  @id:monarch.leaves.active @clause:monarch.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scénario: Quand le monarque part pendant son propre tour, le joueur suivant le devient
    Étant donné qu'Edward a deux cartes en main
    Et que Martha a deux cartes en main
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et qu'Angie concède la partie
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward finit son tour
    Alors Edward a quatre cartes en main
    Et Martha a deux cartes en main

  @id:monarch.order @clause:monarch.abilities @clause:trigger.order @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: La capacité du monarque est mise sur la pile au-dessus de celles du joueur actif et se résout d'abord
    Étant donné qu'Edward contrôle « Scythe Specter »
    Et qu'Angie a trois cartes en main
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Scythe Specter »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors la pile compte deux sorts et capacités
    Et Angie est le monarque
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors la pile compte un sort ou capacité
    Et Edward est le monarque
    Et Angie a trois cartes en main

  @id:monarch.two_creatures @clause:monarch.abilities @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: De deux créatures qui touchent ensemble le monarque, chacune fait se déclencher une capacité
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Palace Sentinels »
    Et que le sort se résout
    Et que la capacité déclenchée de « Palace Sentinels » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines » et « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors la pile compte deux sorts et capacités
    Et Angie est le monarque
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors Edward est le monarque
    Et la pile compte un sort ou capacité

# language: fr
Fonctionnalité: Ninjutsu
  > Un attaquant non bloqué revient dans une main, et une carte de cette main attaque à sa place. L'attaquant de qui, quand, et quelle tête ?

  @id:ninjutsu.team @situation:ninjutsu @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Ce qui arrive par le ninjutsu attaque l'équipe comme l'attaquant renvoyé, et l'équipe dit à qui vont ses blessures
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Okiba-Gang Shinobi » en main
    Et qu'Edward a deux cartes en main
    Et que Ronald a deux cartes en main
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la capacité de « Okiba-Gang Shinobi »
    Alors Angie a « Grizzlis » en main
    Et Angie a « Okiba-Gang Shinobi » en main
    Quand la capacité se résout
    Alors la créature « Okiba-Gang Shinobi » attaque
    Et la carte « Okiba-Gang Shinobi » est engagée
    Quand l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Ronald n'a aucune carte en main
    Mais Edward a deux cartes en main

  @id:ninjutsu.head @situation:ninjutsu @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scénario: Ce qui arrive par le ninjutsu attaque la tête que l'attaquant renvoyé attaquait, et personne ne choisit
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Okiba-Gang Shinobi » en main
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward a deux cartes en main
    Et que Ronald a trois cartes en main
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la capacité de « Okiba-Gang Shinobi »
    Alors Angie a « Grizzlis » en main
    Et la créature « Géant des collines » attaque
    Quand la capacité se résout
    Alors Angie n'a aucun choix à faire
    Et la créature « Okiba-Gang Shinobi » attaque
    Et la carte « Okiba-Gang Shinobi » est engagée
    Quand Ronald défausse deux cartes
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Et Ronald a une carte en main
    Mais Edward a deux cartes en main

  @id:ninjutsu.other_head @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scénario: De deux attaquants non bloqués, celui qui est renvoyé dit quelle tête le ninja attaque
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Typhoid Rats »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Okiba-Gang Shinobi » en main
    Et qu'Edward a deux cartes en main
    Et que Ronald a deux cartes en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Typhoid Rats »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la capacité de « Okiba-Gang Shinobi »
    Et qu'Angie choisit de renvoyer « Typhoid Rats »
    Et que la capacité se résout
    Alors Angie a « Typhoid Rats » en main
    Et la créature « Grizzlis » attaque
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward n'a aucune carte en main
    Mais Ronald a deux cartes en main

  @id:ninjutsu.before @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scénario: Avant la déclaration des bloqueurs, aucun attaquant n'est encore non bloqué, ni une fois le combat fini
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie a « Ninja of the Deep Hours » en main
    Et qu'Angie a « Mistblade Shinobi » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Alors Angie ne peut pas activer la capacité de « Ninja of the Deep Hours »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Alors Angie peut activer la capacité de « Ninja of the Deep Hours »
    Quand la capacité se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle « Ninja of the Deep Hours »
    Et Angie ne peut pas activer la capacité de « Mistblade Shinobi »

  @id:ninjutsu.end_of_combat @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scénario: Un attaquant est non bloqué jusqu'à la fin du combat, et ce qui arrive après les blessures n'en inflige pas
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Ninja of the Deep Hours » en main
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie peut activer la capacité de « Ninja of the Deep Hours »
    Quand la capacité se résout
    Alors la créature « Ninja of the Deep Hours » attaque
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Angie a « Grizzlis » en main

  @id:ninjutsu.blocked @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scénario: Un attaquant bloqué n'est pas renvoyé, même quand son bloqueur est parti
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Typhoid Rats »
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Angie contrôle six « Source de mana »
    Et qu'Angie a « Meurtre » en main
    Et qu'Angie a « Ninja of the Deep Hours » en main
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Typhoid Rats »
    Et qu'Angie attaque Ronald avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Grizzlis » avec « Géant des collines »
    Et qu'Angie lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Ninja of the Deep Hours »
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir de renvoyer « Grizzlis »
    Quand Angie choisit de renvoyer « Typhoid Rats »
    Et que la capacité se résout
    Alors la créature « Ninja of the Deep Hours » attaque
    Et la créature « Grizzlis » attaque

  @id:ninjutsu.teammate @clause:keyword.ninjutsu @clause:cost.resources @from:2018-04-27 @must
  Scénario: L'attaquant non bloqué du coéquipier n'est pas renvoyé, et un joueur défenseur n'en renvoie aucun
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Ninja of the Deep Hours » en main
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Source de mana »
    Et que Barry a « Mistblade Shinobi » en main
    Et qu'Edward contrôle deux « Source de mana »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward a « Ninja of the Deep Hours » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Élémental de l'air »
    Alors Angie ne peut pas activer la capacité de « Ninja of the Deep Hours » d'Angie
    Mais Barry peut activer la capacité de « Mistblade Shinobi »
    Et Barry a « Géant des collines » en main
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas activer la capacité de « Ninja of the Deep Hours » d'Edward
    Quand la capacité se résout
    Alors Barry contrôle « Mistblade Shinobi »
    Et la créature « Mistblade Shinobi » attaque

  @id:ninjutsu.first_strike @clause:keyword.ninjutsu @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: Ce qui arrive après la première de deux étapes des blessures inflige les siennes à la seconde
    Étant donné qu'Angie contrôle « Youthful Knight »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Ninja of the Deep Hours » en main
    Et que Barry n'a aucune carte en main
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand Angie active la capacité de « Ninja of the Deep Hours »
    Et que la capacité se résout
    Et qu'Angie fait ce que la capacité permet
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et Angie a « Youthful Knight » en main
    Et Angie a deux cartes en main
    Mais Barry n'a aucune carte en main

  @id:ninjutsu.walker @clause:keyword.ninjutsu_whom @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Ce qui arrive par le ninjutsu attaque le planeswalker que l'attaquant renvoyé attaquait
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Okiba-Gang Shinobi » en main
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Nissa, Voice of Zendikar » avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la capacité de « Okiba-Gang Shinobi »
    Et que la capacité se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Et l'équipe d'Edward a 20 points de vie

  @id:ninjutsu.walker.gone @clause:keyword.ninjutsu_whom @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Quand le planeswalker est parti avant son arrivée, le ninja n'attaque personne
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Typhoid Rats »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Okiba-Gang Shinobi » en main
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a un marqueur « loyauté »
    Et que Barry contrôle « Youthful Knight »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Nissa, Voice of Zendikar » avec « Grizzlis »
    Et que Barry attaque « Nissa, Voice of Zendikar » avec « Youthful Knight »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Ronald a « Nissa, Voice of Zendikar » dans son cimetière
    Quand Angie active la capacité de « Okiba-Gang Shinobi »
    Et que la capacité se résout
    Alors Angie contrôle « Okiba-Gang Shinobi »
    Et la carte « Okiba-Gang Shinobi » est engagée
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:ninjutsu.twice @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scénario: Un autre attaquant peut être renvoyé pour la même carte, qui n'arrive qu'une fois et attaque qui attaquait le dernier
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Typhoid Rats »
    Et qu'Angie contrôle huit « Source de mana »
    Et qu'Angie a « Okiba-Gang Shinobi » en main
    Et qu'Edward a deux cartes en main
    Et que Ronald a deux cartes en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Ronald avec « Typhoid Rats »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie choisit de renvoyer « Grizzlis »
    Et qu'Angie active la capacité de « Okiba-Gang Shinobi »
    Et qu'Angie choisit de renvoyer « Typhoid Rats »
    Et qu'Angie active la capacité de « Okiba-Gang Shinobi »
    Alors Angie a « Grizzlis » en main
    Et Angie a « Typhoid Rats » en main
    Quand la capacité se résout
    Alors Angie contrôle « Okiba-Gang Shinobi »
    Quand la capacité se résout
    Alors Angie contrôle « Okiba-Gang Shinobi »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald n'a aucune carte en main
    Mais Edward a deux cartes en main

  @id:ninjutsu.not_in_hand @clause:keyword.ninjutsu @clause:ability.zone @from:2018-04-27 @must
  Scénario: Une carte qui a quitté la main avant n'arrive pas
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Guardian of New Benalia »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Ninja of the Deep Hours » en main
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la capacité de « Ninja of the Deep Hours »
    Et qu'Angie active la capacité de « Guardian of New Benalia »
    Et qu'Angie se défausse de « Ninja of the Deep Hours »
    Et que la capacité se résout
    Et que la capacité se résout
    Alors Angie a « Ninja of the Deep Hours » dans son cimetière
    Et Angie a « Grizzlis » en main
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:ninjutsu.shown @clause:keyword.ninjutsu_shown @clause:hand.seen @from:2018-04-27 @must
  Scénario: La carte est révélée aux adversaires tant que la capacité est sur la pile, et aucune autre carte de la main ne l'est
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Guardian of New Benalia »
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie a « Ninja of the Deep Hours » en main
    Et qu'Angie a « Mistblade Shinobi » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Alors Edward n'a pas le droit de regarder « Ninja of the Deep Hours »
    Mais Barry a le droit de regarder « Ninja of the Deep Hours »
    Quand Angie active la capacité de « Ninja of the Deep Hours »
    Alors Edward a le droit de regarder « Ninja of the Deep Hours »
    Et Ronald a le droit de regarder « Ninja of the Deep Hours »
    Mais Edward n'a pas le droit de regarder « Mistblade Shinobi »
    Quand la capacité se résout
    Alors Angie contrôle « Ninja of the Deep Hours »
    Et Edward n'a pas le droit de regarder « Mistblade Shinobi »

  @id:ninjutsu.on_battlefield @clause:ability.zone @clause:keyword.ninjutsu @from:2018-04-27 @must
  Scénario: Le ninjutsu s'active depuis une main, et jamais depuis le champ de bataille
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Ninja of the Deep Hours »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Mistblade Shinobi » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Alors Angie ne peut pas activer la capacité de « Ninja of the Deep Hours »
    Mais Angie peut activer la capacité de « Mistblade Shinobi »

  @id:ninjutsu.damaged_player @clause:keyword.ninjutsu_whom @clause:target.choose @from:2018-04-27 @must
  Scénario: « Ce joueur » est la tête qui a subi les blessures, et ni l'autre ni un coéquipier
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Ink-Eyes, Servant of Oni » en main
    Et qu'Edward a « Géant des collines » dans son cimetière
    Et qu'Edward a « Élémental de l'air » dans son cimetière
    Et qu'Edward a « Shock » dans son cimetière
    Et que Ronald a « War Mammoth » dans son cimetière
    Et qu'Angie a « Typhoid Rats » dans son cimetière
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la première capacité de « Ink-Eyes, Servant of Oni »
    Et que la capacité se résout
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « War Mammoth » comme cible
    Et Angie ne peut pas choisir « Shock » comme cible
    Quand Angie choisit « Élémental de l'air » comme cible
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Ink-Eyes, Servant of Oni » se résout
    Alors Angie contrôle « Élémental de l'air »
    Et Edward a « Géant des collines » dans son cimetière

  @id:ninjutsu.mistblade @clause:keyword.ninjutsu_whom @clause:target.choose @from:2018-04-27 @must
  Scénario: Mistblade Shinobi renvoie une créature de la tête qu'il a blessée, si son contrôleur le veut
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie a « Mistblade Shinobi » en main
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Plaine »
    Et que Ronald contrôle « War Mammoth »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la capacité de « Mistblade Shinobi »
    Et que la capacité se résout
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « War Mammoth » comme cible
    Et Angie ne peut pas choisir « Plaine » comme cible
    Quand Angie choisit « Géant des collines » comme cible
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Mistblade Shinobi » se résout
    Alors Edward a « Géant des collines » en main
    Et Edward contrôle « Élémental de l'air »
    Et Ronald contrôle « War Mammoth »

  @id:ninjutsu.zareth @clause:combat.enters_attacking @clause:combat.unblocked @clause:cost.resources @from:2018-04-27 @must
  Scénario: Ce qui n'est pas du ninjutsu laisse son contrôleur choisir l'autre tête, et seul un gredin est renvoyé pour lui
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Moonglove Winnower »
    Et qu'Angie contrôle « Oona's Prowler »
    Et qu'Angie contrôle huit « Source de mana »
    Et qu'Angie a « Zareth San, the Trickster » en main
    Et que Barry contrôle « Night Market Lookout »
    Et que Ronald a « Shock » dans son cimetière
    Et que Ronald a « Géant des collines » dans son cimetière
    Et que Ronald a « Plaine » dans son cimetière
    Et qu'Edward a « Élémental de l'air » dans son cimetière
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Moonglove Winnower »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et qu'Angie active la capacité de « Zareth San, the Trickster »
    Alors Angie a « Moonglove Winnower » en main
    Et la créature « Grizzlis » attaque
    Quand la capacité se résout
    Alors Angie doit faire un choix
    Quand Angie choisit Ronald comme joueur défenseur
    Alors la créature « Zareth San, the Trickster » attaque
    Et la carte « Zareth San, the Trickster » est engagée
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Et Angie doit faire un choix
    Et Angie ne peut pas choisir « Shock » comme cible
    Et Angie ne peut pas choisir « Élémental de l'air » comme cible
    Quand Angie choisit « Plaine » comme cible
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Zareth San, the Trickster » se résout
    Alors Angie contrôle « Plaine »

  @id:ninjutsu.zareth.no_rogue @clause:cost.resources @clause:combat.unblocked @from:2018-04-27 @must
  Scénario: Ni un attaquant non bloqué qui n'est pas un gredin ni le gredin du coéquipier n'est renvoyé pour Zareth San
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie a « Zareth San, the Trickster » en main
    Et qu'Angie contrôle « Oona's Prowler »
    Et que Barry contrôle « Moonglove Winnower »
    Et que Barry contrôle quatre « Source de mana »
    Et que Barry a « Zareth San, the Trickster » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Moonglove Winnower »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Alors Angie ne peut pas activer la capacité de « Zareth San, the Trickster » d'Angie
    Mais Barry peut activer la capacité de « Zareth San, the Trickster » de Barry

  @id:ninjutsu.zareth.mana @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scénario: Zareth San arrive pour le mana de son propre joueur, et non d'un coéquipier
    Étant donné qu'Angie contrôle « Moonglove Winnower »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Angie a « Zareth San, the Trickster » en main
    Et que Barry contrôle « Goblin Racketeer »
    Et que Barry contrôle quatre « Source de mana »
    Et que Barry a « Zareth San, the Trickster » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Moonglove Winnower »
    Et que Barry attaque Edward avec « Goblin Racketeer »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Alors Angie ne peut pas activer la capacité de « Zareth San, the Trickster » d'Angie
    Mais Barry peut activer la capacité de « Zareth San, the Trickster » de Barry
    Et la créature « Moonglove Winnower » attaque
    Et Barry a « Goblin Racketeer » en main

  @id:ninjutsu.zareth.flash @clause:priority.timing @from:2018-04-27 @must
  Scénario: Zareth San se lance dès qu'un éphémère le pourrait, et n'attaque alors personne
    Étant donné qu'Angie a « Zareth San, the Trickster » en main
    Et qu'Angie a « War Mammoth » en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « War Mammoth »
    Mais Angie peut lancer « Zareth San, the Trickster »
    Quand le sort se résout
    Alors Angie contrôle « Zareth San, the Trickster »
    Et la carte « Zareth San, the Trickster » est dégagée

  @id:ninjutsu.regenerates @clause:ability.zone @clause:effect.regenerate @clause:mana.own @from:2018-04-27 @must
  Scénario: L'autre capacité d'une carte avec le ninjutsu fonctionne sur le champ de bataille, pour le mana de son propre contrôleur
    Étant donné qu'Angie contrôle « Ink-Eyes, Servant of Oni »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Ink-Eyes, Servant of Oni »
    Et que Barry contrôle « Source de mana »
    Alors Barry ne peut pas activer la deuxième capacité de « Ink-Eyes, Servant of Oni » de Barry
    Et Angie ne peut pas activer la première capacité de « Ink-Eyes, Servant of Oni » d'Angie
    Mais Angie peut activer la deuxième capacité de « Ink-Eyes, Servant of Oni » d'Angie
    Quand la capacité se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Meurtre » en ciblant « Ink-Eyes, Servant of Oni » d'Angie
    Et que le sort se résout
    Alors Angie contrôle « Ink-Eyes, Servant of Oni »
    Et la carte « Ink-Eyes, Servant of Oni » d'Angie est engagée
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Meurtre » en ciblant « Ink-Eyes, Servant of Oni » de Barry
    Et que le sort se résout
    Alors Barry ne contrôle aucune créature

  @id:ninjutsu.commander @clause:keyword.ninjutsu_commander @clause:keyword.ninjutsu @variant:two-headed-giant-commander @from:2020-01-24 @should
  Scénario: Un commandant avec le ninjutsu de commandant arrive de la zone de commandement pour l'attaquant non bloqué de son joueur, et pour aucun coéquipier
    Étant donné que le commandant d'Angie est « Yuriko, the Tiger's Shadow »
    Et qu'Angie a « Yuriko, the Tiger's Shadow » dans la zone de commandement
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Angie a « Élémental de l'air » au-dessus de sa bibliothèque
    Et qu'Angie contrôle « Typhoid Rats »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle deux « Source de mana »
    Et que Barry a « Mistblade Shinobi » en main
    Et que l'équipe d'Edward a 60 points de vie
    Et que l'équipe d'Angie a 60 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Typhoid Rats »
    Et que Barry attaque Ronald avec « Géant des collines »
    Alors Angie ne peut pas activer la capacité de « Yuriko, the Tiger's Shadow »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Alors Barry ne peut pas activer la capacité de « Yuriko, the Tiger's Shadow »
    Mais Barry peut activer la capacité de « Mistblade Shinobi »
    Quand Angie active la capacité de « Yuriko, the Tiger's Shadow »
    Et qu'Angie choisit de renvoyer « Grizzlis »
    Et que la capacité se résout
    Et que la capacité se résout
    Alors la créature « Yuriko, the Tiger's Shadow » attaque
    Et la créature « Mistblade Shinobi » attaque
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Yuriko, the Tiger's Shadow » se résout
    Alors l'équipe d'Edward a 47 points de vie
    Et l'équipe d'Angie a 60 points de vie
    Et la pile est vide
    Et Angie a « Élémental de l'air » en main
    Et Angie a « Grizzlis » en main

  @id:ninjutsu.commander.plain @clause:keyword.ninjutsu_commander @clause:keyword.ninjutsu @clause:ability.zone @variant:two-headed-giant-commander @from:2020-01-24 @should
  Scénario: Le simple ninjutsu ne fonctionne pas dans la zone de commandement, et celui de commandant fonctionne aussi dans une main
    Étant donné que le commandant d'Angie est « Yuriko, the Tiger's Shadow »
    Et qu'Angie a « Yuriko, the Tiger's Shadow » en main
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle deux « Source de mana »
    Et que le commandant de Barry est « Ink-Eyes, Servant of Oni »
    Et que Barry a « Ink-Eyes, Servant of Oni » dans la zone de commandement
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle cinq « Source de mana »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Alors Barry ne peut pas activer la première capacité de « Ink-Eyes, Servant of Oni »
    Mais Angie peut activer la capacité de « Yuriko, the Tiger's Shadow »
    Quand la capacité se résout
    Alors la créature « Yuriko, the Tiger's Shadow » attaque
    Et Angie a « Grizzlis » en main
    Mais Barry a « Ink-Eyes, Servant of Oni » dans la zone de commandement

# language: fr
Fonctionnalité: Les cartes les plus simples, et qui elles épargnent
  > Chacune des cartes les plus simples est jouée une fois de plus, à côté de ceux dont elle ne parle pas.

  @id:plain.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scénario: Ce qui cible des créatures ne cible aucun enchantement
    Étant donné qu'Edward contrôle « Bad Moon »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Grasp of Darkness » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Giant Growth » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Scar » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Unmake » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Unsummon » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Mending Hands » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Cytoforme » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Seize the Day » en ciblant « Bad Moon »
    Mais Angie peut lancer « Scar » en ciblant « Grizzlis »

  @id:plain.gains @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: De petits gains de points de vie vont à l'équipe de leur joueur, au point près, et à nul autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle deux « Montagne »
    Et que Barry contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Fountain of Youth »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et la carte « Fountain of Youth » est engagée
    Quand Barry active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et Barry a « Bottle Gnomes » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie

  @id:plain.costs @clause:mana.own @from:2005-08-01 @must
  Scénario: Sans mana, une capacité qui en coûte n'est pas activée, et une gratuite l'est
    Étant donné qu'Angie contrôle « Acolyte of Xathrid »
    Et qu'Angie contrôle « Door to Nothingness »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle « Bottle Gnomes »
    Et que Barry contrôle « Source de mana »
    Alors Angie ne peut pas activer la capacité de « Acolyte of Xathrid »
    Et Angie ne peut pas activer la capacité de « Door to Nothingness »
    Et Angie ne peut pas activer la capacité de « Fountain of Youth »
    Mais Angie peut activer la capacité de « Bottle Gnomes »
    Quand Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors c'est la phase principale pré-combat de l'équipe d'Angie

  @id:plain.ends @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scénario: Ce qui grandit ou rapetisse jusqu'à la fin du tour est comme avant au tour suivant
    Étant donné qu'Angie contrôle « Antienne glorieuse »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Force verdoyante »
    Quand Angie lance « Glorious Charge »
    Et que le sort se résout
    Et qu'Angie lance « Grasp of Darkness » en ciblant « Force verdoyante »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 5/5
    Et la créature « Wind Drake » est 2/2
    Et la créature « Force verdoyante » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Force verdoyante » est 7/7

  @id:plain.calm @situation:plain.ends @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Les blessures de combat prévenues ce tour-ci sont infligées au suivant
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry lance « Brouillard »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 17 points de vie

  @id:plain.flight @clause:combat.block @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Ce qui reçoit le vol pour le tour n'est pas bloqué depuis le sol
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie lance « Angelic Blessing » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Géant des collines »
    Mais Edward peut bloquer « Grizzlis » avec « Wind Drake »

  @id:plain.steps @clause:trigger.step @clause:object.you @from:2020-01-24 @must
  Scénario: Un soldat arrive dans sa propre étape de pioche, un gobelin dans l'étape de fin adverse, et aucun dans une autre ; le soldat est blanc
    Étant donné qu'Angie contrôle « Exercice des étapes »
    Et que Ronald contrôle « Crusade »
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors Angie ne contrôle aucune créature
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle aucune créature
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle un jeton Gobelin 1/1
    Et Angie contrôle une créature
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature 2/2
    Et Angie contrôle deux créatures

  @id:plain.bite.each @situation:plain.bite @clause:poison.read @clause:poison.shared @clause:poison.opponents @clause:object.you @from:2011-04-01 @until:2013-05-01 @must
  Scénario: Les marqueurs de chaque adversaire vont à leur équipe, aucun à la sienne, et l'on compte les leurs pour chacun des deux
    Étant donné qu'Angie contrôle « Phyrexian Swarmlord »
    Et que l'équipe d'Angie a trois marqueurs poison
    Quand Barry lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors l'équipe d'Edward a deux marqueurs poison
    Et l'équipe d'Angie a trois marqueurs poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle quatre jetons de créature 1/1

  @id:plain.bite @clause:poison.read @clause:poison.shared @clause:object.you @from:2013-05-01 @must
  Scénario: Les marqueurs de chaque adversaire vont à leur équipe, aucun à la sienne, et l'on ne compte que les leurs
    Étant donné qu'Angie contrôle « Phyrexian Swarmlord »
    Et que l'équipe d'Angie a trois marqueurs poison
    Quand Barry lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors l'équipe d'Edward a deux marqueurs poison
    Et l'équipe d'Angie a trois marqueurs poison
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Phyrexian Swarmlord » se résout
    Alors Angie contrôle deux jetons de créature 1/1

  @id:plain.half @clause:life.read @variant:two-player @from:2005-08-01 @must
  Scénario: La moitié des 7 points de vie d'un joueur, arrondie à l'unité supérieure, est 4, et l'adversaire garde tous les siens
    Étant donné que l'équipe d'Angie a 7 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Infernal Contract »
    Et que le sort se résout
    Alors l'équipe d'Angie a 3 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et Angie a quatre cartes en main

  @id:plain.survival @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: Qui ne peut pas perdre n'empêche pas les adversaires de perdre
    Étant donné que l'équipe d'Angie a 3 points de vie
    Et que l'équipe d'Edward a 3 points de vie
    Et que Barry contrôle « Lich's Mastery »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:plain.torrent @clause:object.you @from:2005-08-01 @must
  Scénario: Ce qui blesse chaque adversaire épargne sa propre équipe, et celui qui pioche une carte la pioche seul
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Sizzle »
    Et que le sort se résout
    Alors l'équipe d'Edward a 14 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors Barry a une carte en main
    Et Angie n'a aucune carte en main
    Et Edward n'a aucune carte en main

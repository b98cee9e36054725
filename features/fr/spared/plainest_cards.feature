# language: fr
Fonctionnalité: Les cartes les plus simples, et qui elles épargnent
  > Chacune des cartes les plus simples est jouée une fois de plus, à côté de ceux dont elle ne parle pas.

  @id:plain.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scénario: Ce qui cible les créatures ne cible pas un enchantement, ni ce qui cible les batailles une créature, ni ce qui retourne ce qui est déjà face visible
    Étant donné qu'Edward contrôle « Bad Moon »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Épreuve de l'épuisement » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Épreuve de la croissance » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Épreuve de l'oubli » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Épreuve du flétrissement » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Épreuve du bannissement » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Unsummon » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Épreuve du bouclier » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Cytoforme » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Seize the Day » en ciblant « Bad Moon »
    Et Angie ne peut pas lancer « Épreuve du bélier » en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Épreuve du démasquage » en ciblant « Grizzlis »
    Mais Angie peut lancer « Épreuve du flétrissement » en ciblant « Grizzlis »

  @id:plain.gains @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: De petits gains de points de vie vont à l'équipe de leur joueur, au point près, et à nul autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Épreuve de la fonderie »
    Et qu'Angie contrôle deux « Montagne »
    Et que Barry contrôle « Épreuve de la clairière »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Épreuve de l'arrière-garde »
    Et qu'Angie contrôle « Épreuve de la page blanche »
    Et qu'Angie contrôle « Épreuve de la figure de proue »
    Et que Barry contrôle « Épreuve du porte-étendard »
    Quand Angie active la capacité de « Épreuve de la fonderie »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 21 points de vie
    Quand Barry active la capacité de « Épreuve de la clairière »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 22 points de vie
    Quand Barry active la capacité de « Épreuve de l'arrière-garde »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 23 points de vie
    Quand Angie active la capacité de « Épreuve de la page blanche »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 24 points de vie
    Quand Angie active la capacité de « Épreuve de la figure de proue »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 25 points de vie
    Quand Angie lance « Shock » en ciblant « Épreuve du porte-étendard »
    Et que le sort se résout
    Et que la capacité déclenchée de « Épreuve du porte-étendard » se résout
    Alors l'équipe d'Angie a 28 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:plain.costs @clause:mana.own @from:2005-08-01 @must
  Scénario: Sans mana, une capacité qui en coûte n'est pas activée, et une gratuite l'est
    Étant donné qu'Angie contrôle « Épreuve de la visée »
    Et qu'Angie contrôle « Épreuve du destin »
    Et qu'Angie contrôle « Épreuve du pacte »
    Et qu'Angie contrôle « Épreuve de la porte »
    Et que Barry contrôle « Source de mana »
    Alors Angie ne peut pas activer la capacité de « Épreuve de la visée »
    Et Angie ne peut pas activer la capacité de « Épreuve du destin »
    Et Angie ne peut pas activer la capacité de « Épreuve du pacte »
    Mais Angie peut activer la capacité de « Épreuve de la porte »
    Quand Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors c'est la phase principale pré-combat de l'équipe d'Angie

  @id:plain.ends @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scénario: Ce qui grandit ou rapetisse jusqu'à la fin du tour est comme avant au tour suivant
    Étant donné qu'Angie contrôle « Épreuve de la bannière »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Force verdoyante »
    Quand Angie lance « Épreuve de la charge »
    Et que le sort se résout
    Et qu'Angie lance « Épreuve de l'épuisement » en ciblant « Force verdoyante »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 5/5
    Et la créature « Épreuve de la bannière » est 3/3
    Et la créature « Wind Drake » est 2/2
    Et la créature « Force verdoyante » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Épreuve de la bannière » est 2/2
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

  @id:plain.flight @clause:combat.block @clause:object.types @from:2018-04-27 @must
  Scénario: Ce qui reçoit le vol pour le tour n'est pas bloqué depuis le sol
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Épreuve de la forme »
    Et que Barry contrôle « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Quand Barry active la capacité de « Épreuve de la forme »
    Et que la capacité se résout
    Et qu'Angie lance « Épreuve de la croissance » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Épreuve de la forme »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Épreuve de la forme » avec « Géant des collines »
    Mais Edward peut bloquer « Grizzlis » avec « Wind Drake »

  @id:plain.steps @clause:trigger.step @clause:object.you @from:2020-01-24 @must
  Scénario: Un soldat arrive dans sa propre étape de pioche, un gobelin dans l'étape de fin adverse, et aucun dans une autre ; le soldat est blanc
    Étant donné qu'Angie contrôle « Épreuve des étapes »
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
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Angie a trois marqueurs poison
    Quand Barry lance « Épreuve de la morsure »
    Et que le sort se résout
    Alors l'équipe d'Edward a deux marqueurs poison
    Et l'équipe d'Angie a trois marqueurs poison
    Quand Angie lance « Épreuve de la quarantaine »
    Et que le sort se résout
    Alors l'équipe d'Angie a 24 points de vie

  @id:plain.bite @clause:poison.read @clause:poison.shared @clause:object.you @from:2013-05-01 @must
  Scénario: Les marqueurs de chaque adversaire vont à leur équipe, aucun à la sienne, et l'on ne compte que les leurs
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Angie a trois marqueurs poison
    Quand Barry lance « Épreuve de la morsure »
    Et que le sort se résout
    Alors l'équipe d'Edward a deux marqueurs poison
    Et l'équipe d'Angie a trois marqueurs poison
    Quand Angie lance « Épreuve de la quarantaine »
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie

  @id:plain.half @clause:life.read @variant:two-player @from:2005-08-01 @must
  Scénario: La moitié de 7 points de vie d'un joueur, arrondie au supérieur, est 4, et le joueur qui les inflige garde tous les siens
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 7 points de vie
    Et qu'Angie contrôle « Épreuve de la plus grande moitié »
    Et qu'Angie contrôle « Source de mana »
    Quand Angie active la capacité de « Épreuve de la plus grande moitié »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 3 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:plain.survival @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: Qui ne peut pas perdre n'empêche pas les adversaires de perdre
    Étant donné que l'équipe d'Angie a 3 points de vie
    Et que l'équipe d'Edward a 3 points de vie
    Et que Barry contrôle « Épreuve de la survie »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:plain.torrent @clause:object.you @from:2005-08-01 @must
  Scénario: L'épreuve qui blesse chaque adversaire épargne sa propre équipe, et qui pioche une carte la pioche seul
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Épreuve du torrent »
    Et que le sort se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand Barry lance « Reach Through Mists »
    Et que le sort se résout
    Alors Barry a une carte en main
    Et Angie a zéro carte en main
    Et Edward a zéro carte en main

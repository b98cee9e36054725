# language: fr
Fonctionnalité: La seconde fois après la première
  > Une durée finit et reste finie, ce qui est sauté une fois revient, et un second combat est un combat. Prend-on une fois pour toujours, ou pour deux ?

  @id:twice.next_turn @clause:layers.lasting @from:2018-04-27 @must
  Scénario: Ce qui dure jusqu'à son prochain tour dure tout le tour adverse, finit au sien, et reste fini
    Étant donné que Barry contrôle « Liliana, the Last Hope »
    Et qu'Edward contrôle « Géant des collines »
    Quand Barry active la première capacité de « Liliana, the Last Hope »
    Et que Barry choisit « Géant des collines » comme cible
    Et que la capacité se résout
    Alors la créature « Géant des collines » est 1/2
    Quand l'étape de fin de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 1/2
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:twice.attack_cost @situation:twice.next_turn @clause:layers.lasting @clause:combat.attack @from:2018-04-27 @must
  Scénario: Attaquer son contrôleur coûte du mana au prochain tour adverse, attaquer son coéquipier rien, et plus rien un tour après
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Forbidding Spirit »
    Et que le sort se résout
    Et que la capacité déclenchée de « Forbidding Spirit » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut attaquer Angie avec « Géant des collines »

  @id:twice.skip_turn @clause:turn.skip @from:2005-08-01 @must
  Scénario: Un tour est sauté une fois, et le suivant est joué
    Étant donné qu'Angie n'a aucune carte en main
    Quand Barry lance « Meditate »
    Et que le sort se résout
    Alors Barry a quatre cartes en main
    Et Angie n'a aucune carte en main
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:twice.skip_upkeep @clause:turn.skip @from:2007-05-01 @must
  Scénario: Une étape d'entretien est sautée une fois, et au tour suivant ce qui s'y déclenche se déclenche une fois
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Copper Tablet »
    Et que Ronald contrôle « Serendib Efreet »
    Quand Angie lance « Exercice du long sommeil » en ciblant Ronald
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 17 points de vie

  @id:twice.combat @clause:phase.extra @clause:step.combat @from:2018-04-27 @must
  Scénario: Dans un second combat du même tour, les créatures attaquent et blessent de nouveau, et il n'y en a pas de troisième
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Quand Barry lance « Seize the Day » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Ronald avec « Wind Drake »
    Mais Angie peut attaquer Ronald avec « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 12 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 12 points de vie
    Et Barry a « Seize the Day » dans son cimetière

  @id:twice.first_strike @clause:combat.first_strike @clause:phase.extra @from:2018-04-27 @must
  Scénario: L'initiative au premier combat ne fait ni doubler ni disparaître les blessures du second
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Youthful Knight »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Youthful Knight » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Angie contrôle « Youthful Knight »
    Et Ronald a « Grizzlis » dans son cimetière
    Quand Barry lance « Seize the Day » en ciblant « Youthful Knight »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie

  @id:twice.mana @clause:mana.empties @clause:phase.extra @from:2009-07-11 @must
  Scénario: Le mana non dépensé ne passe pas d'une phase de combat ajoutée à la phase principale ajoutée
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Géant des collines »
    Quand Barry lance « Seize the Day » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors Angie n'a aucun mana non dépensé

  @id:twice.no_attack @clause:combat.no_attack @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Sans attaquant, la fin du combat suit la déclaration des attaquants
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie n'attaque avec aucune créature
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de fin de combat de l'équipe d'Angie

  @id:twice.each_upkeep @clause:trigger.step @from:2007-05-01 @must
  Scénario: À l'entretien d'une équipe, chacun de ses joueurs subit 1 blessure, et à celui de l'autre, les siens
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Copper Tablet »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 18 points de vie

  @id:twice.grace @clause:step.cleanup @clause:life.zero @from:2005-08-01 @must
  Scénario: Qui ne peut pas perdre ce tour-ci perd dans l'étape de nettoyage, dès que cela a cessé
    Étant donné que l'équipe d'Angie a 1 point de vie
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Quand Angie lance « Angel's Grace »
    Et que le sort se résout
    Et que Barry lance « Pyroclasm »
    Et que le sort se résout
    Et que la capacité déclenchée de « Zulaport Cutthroat » se résout
    Alors l'équipe d'Angie a -1 point de vie
    Et la partie continue
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Quand l'équipe d'Angie finit son tour
    Alors l'équipe d'Angie perd la partie

  @id:twice.becomes @clause:object.types @clause:layers.order @from:2010-04-23 @must
  Scénario: Un enchantement qui devient un soldat en est un et profite de ce qui renforce les soldats ; celui du coéquipier non
    Étant donné que l'équipe d'Angie a 12 points de vie
    Et qu'Angie contrôle « Opal Avenger »
    Et qu'Angie contrôle « Veteran Swordsmith »
    Et qu'Edward contrôle « Drannith Stinger »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Et que la capacité déclenchée de « Opal Avenger » se résout
    Alors la créature « Opal Avenger » est 4/5
    Et la créature « Veteran Swordsmith » est 3/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Opal Avenger » est 4/5

  @id:twice.order @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scénario: Les bloqueurs subissent les blessures dans l'ordre choisi par l'équipe attaquante, non dans celui des blocages
    Étant donné que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que Ronald bloque « Géant des collines » avec « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Wind Drake », puis « Grizzlis »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Wind Drake », 1 à « Grizzlis »
    Alors Ronald a « Wind Drake » dans son cimetière
    Et Edward contrôle « Grizzlis »
    Et Barry a « Géant des collines » dans son cimetière

  @id:twice.leyline @clause:start.opening_hand @from:2009-10-01 @must
  Scénario: Seule une carte qui le dit commence sur le champ de bataille ; une autre reste en main
    Étant donné que l'équipe d'Angie joue en premier
    Et que Barry a « Leyline of the Meek » en main
    Et que Barry a « Bad Moon » en main
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Barry commence la partie avec « Leyline of the Meek » sur le champ de bataille
    Alors Barry contrôle « Leyline of the Meek »
    Et Barry a « Bad Moon » en main
    Et Barry a six cartes en main
    Et Angie a sept cartes en main

  @id:twice.proliferate @clause:counters.proliferate @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @until:2018-04-27 @must
  Scénario: De deux sortes de marqueurs sur un permanent, on en met un de plus de la sorte choisie, et pas de l'autre
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Et que « Géant des collines » a un marqueur « quête »
    Quand Angie lance « Steady Progress »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » pour recevoir un marqueur de plus
    Et qu'Angie choisit « quête » comme sorte de marqueur
    Alors « Géant des collines » a deux marqueurs « quête »
    Et « Géant des collines » a deux marqueurs +1/+1

  @id:twice.symbols @clause:mana.own @from:2005-08-01 @must
  Scénario: Un terrain paie un mana d'un coût, et non deux
    Étant donné qu'Angie contrôle « Ascension du luminaire »
    Et que « Ascension du luminaire » a quatre marqueurs « quête »
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle deux « Forêt »
    Et qu'Angie contrôle « Lampad of Death's Vigil »
    Alors Angie ne peut pas activer la capacité de « Ascension du luminaire »
    Mais Angie peut activer la capacité de « Lampad of Death's Vigil »

  @id:twice.symbols.paid @situation:twice.symbols @clause:mana.own @from:2005-08-01 @must
  Scénario: Deux terrains paient deux manas et s'engagent ; ceux du coéquipier restent dégagés
    Étant donné qu'Angie contrôle « Ascension du luminaire »
    Et que « Ascension du luminaire » a quatre marqueurs « quête »
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Île »
    Alors Angie peut activer la capacité de « Ascension du luminaire »
    Quand la capacité se résout
    Alors Angie contrôle un Ange
    Et la carte « Plaine » est engagée
    Et la carte « Forêt » est engagée
    Et la carte « Île » est dégagée

# language: fr
Fonctionnalité: Les capacités qui attendent
  > Un sort ou une capacité en crée une autre, qui fait quelque chose plus tard. Quand se déclenche-t-elle, pour qui, et sur quoi porte-t-elle ?

  @id:delayed.returns @clause:trigger.delayed @clause:zone.owner @from:2009-10-01 @must
  Scénario: Ce qui est exilé jusqu'à l'étape de fin revient alors, sous le contrôle de son propriétaire
    Étant donné que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors Barry possède « Géant des collines » en exil
    Et Edward contrôle « Grizzlis »
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors Barry possède « Géant des collines » en exil
    Quand la capacité déclenchée de « Flickerwisp » se résout
    Alors Barry contrôle « Géant des collines »
    Et Angie ne contrôle pas « Géant des collines »

  @id:delayed.returns_once @clause:trigger.delayed_once @clause:zone.exile @from:2009-10-01 @must
  Scénario: Ce qui est revenu puis est exilé par autre chose ne revient pas à l'étape de fin suivante
    Étant donné que Barry contrôle « Géant des collines »
    Quand Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors Barry contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Unmake » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'équipe d'Edward finit son tour
    Alors Barry possède « Géant des collines » en exil

  @id:delayed.to_owner @clause:trigger.delayed @clause:zone.owner @from:2009-10-01 @must
  Scénario: Ce qui a été pris à un adversaire retourne à son propriétaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors Edward contrôle « Géant des collines »
    Et Ronald ne contrôle aucune créature

  @id:delayed.to_caster @clause:effect.onto_battlefield @clause:zone.new_object @from:2009-10-01 @must
  Scénario: Ce qui revient aussitôt sous le contrôle du lanceur y reste
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle « Antienne glorieuse »
    Quand Angie lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie ne peut pas lancer « Cloudshift » en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Cloudshift » en ciblant « Antienne glorieuse »
    Mais Angie peut lancer « Cloudshift » en ciblant « Géant des collines »
    Quand le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle « Géant des collines »

  @id:delayed.in_end_step @clause:trigger.delayed_once @clause:trigger.delayed @from:2009-10-01 @must
  Scénario: Ce qui est créé pendant une étape de fin attend celle du tour suivant, le tour de l'autre équipe
    Étant donné qu'Angie contrôle « Flickerwisp »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie lance « Cloudshift » en ciblant « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Barry possède « Géant des collines » en exil
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors Barry contrôle « Géant des collines »

  @id:delayed.not_itself @clause:trigger.delayed @clause:target.choose @from:2009-10-01 @must
  Scénario: Ce qui exile un autre permanent ne peut pas se cibler soi-même
    Étant donné qu'Angie contrôle « Flickerwisp »
    Et qu'Angie contrôle « Plaine »
    Quand Angie lance « Cloudshift » en ciblant « Flickerwisp »
    Et que le sort se résout
    Alors Angie n'a aucun choix à faire
    Quand la capacité déclenchée de « Flickerwisp » se résout
    Alors Angie possède « Plaine » en exil
    Et Angie contrôle « Flickerwisp »

  @id:delayed.flies @clause:combat.block @from:2018-04-27 @must
  Scénario: Flickerwisp ne peut être bloqué que par une créature qui a le vol
    Étant donné qu'Angie contrôle « Flickerwisp »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Flickerwisp »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Flickerwisp » avec « Géant des collines »
    Mais Ronald peut bloquer « Flickerwisp » avec « Wind Drake »

  @id:delayed.source_gone @clause:trigger.delayed @clause:ability.independent @from:2009-10-01 @must
  Scénario: Une capacité qui attend se déclenche même si sa source est morte
    Étant donné que Barry contrôle « Géant des collines »
    Quand Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Meurtre » en ciblant « Flickerwisp »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors Barry contrôle « Géant des collines »
    Et Angie a « Flickerwisp » dans son cimetière

  @id:delayed.one_card @clause:trigger.delayed_once @clause:step.upkeep @from:2005-08-01 @must
  Scénario: À l'entretien du prochain tour, une seule tête pioche une seule carte, et plus jamais ensuite
    Étant donné qu'Angie a deux cartes en main
    Et que Barry a deux cartes en main
    Et qu'Edward a trois cartes en main
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Blessed Wine »
    Et que le sort se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et Angie a une carte en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie a une carte en main
    Quand la capacité déclenchée de « Blessed Wine » se résout
    Alors Angie a deux cartes en main
    Et Barry a deux cartes en main
    Et Edward a trois cartes en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors Angie a trois cartes en main
    Et Barry a trois cartes en main

  @id:delayed.sacrificed @clause:trigger.delayed @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scénario: Ce qui est revenu pour un tour est sacrifié à l'étape de fin, et rien d'autre
    Étant donné qu'Angie a « Géant des collines » dans son cimetière
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et que Barry a « Élémental de l'air » dans son cimetière
    Et qu'Angie a « Antienne glorieuse » dans son cimetière
    Alors Angie ne peut pas lancer « Footsteps of the Goryo » en ciblant « Élémental de l'air »
    Et Angie ne peut pas lancer « Footsteps of the Goryo » en ciblant « Antienne glorieuse »
    Mais Angie peut lancer « Footsteps of the Goryo » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie contrôle « Géant des collines »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Footsteps of the Goryo » se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Et Angie contrôle « Grizzlis »
    Et Barry contrôle « Wind Drake »

  @id:delayed.not_own @clause:trigger.delayed @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scénario: Ce que le coéquipier a pris entre-temps ne peut pas être sacrifié
    Étant donné qu'Angie a « Géant des collines » dans son cimetière
    Quand Angie lance « Footsteps of the Goryo » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Barry lance « Acte de trahison » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Footsteps of the Goryo » se résout
    Alors Barry contrôle « Géant des collines »

  @id:delayed.new_object @clause:trigger.delayed_object @clause:zone.new_object @from:2009-10-01 @must
  Scénario: Ce qui est mort et revenu entre-temps est un autre objet, et n'est pas sacrifié
    Étant donné qu'Angie a « Géant des collines » dans son cimetière
    Quand Angie lance « Footsteps of the Goryo » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Zombify » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Footsteps of the Goryo » se résout
    Alors Angie contrôle « Géant des collines »

  @id:delayed.fortune @clause:trigger.delayed @clause:turn.of_team @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: À la fin du tour supplémentaire pris par une tête, toute l'équipe perd, et pas avant
    Quand Angie lance « Final Fortune »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Quand la capacité déclenchée de « Final Fortune » se résout
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie

  @id:delayed.fortune.alone @clause:trigger.delayed @clause:turn.extra @variant:two-player @from:2005-08-01 @must
  Scénario: À la fin du tour supplémentaire, celui qui l'a pris perd, et pas avant
    Quand Angie lance « Final Fortune »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Quand la capacité déclenchée de « Final Fortune » se résout
    Alors l'équipe d'Angie perd la partie

  @id:delayed.fortune.opponents_turn @clause:trigger.delayed @clause:turn.extra @from:2005-08-01 @must
  Scénario: Un tour supplémentaire pris pendant le tour des adversaires suit ce tour
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que Barry lance « Final Fortune »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors la partie continue
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Final Fortune » se résout
    Alors l'équipe d'Angie perd la partie

  @id:delayed.fortune.another_turn @clause:trigger.delayed @clause:turn.extra @from:2005-08-01 @must
  Scénario: La fin d'un autre tour supplémentaire, qui vient avant, n'est pas la fin de celui-là
    Quand Angie lance « Final Fortune »
    Et que le sort se résout
    Et que Barry lance « Time Walk »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que l'équipe d'Angie finit son tour
    Alors la partie continue
    Et c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Final Fortune » se résout
    Alors l'équipe d'Angie perd la partie

  @id:delayed.fortune.skipped @clause:trigger.delayed @clause:turn.skip @from:2005-08-01 @must
  Scénario: La fin d'un tour supplémentaire que l'on passe ne vient jamais
    Quand Angie lance « Final Fortune »
    Et que le sort se résout
    Et que Barry lance « Meditate »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Et la partie continue

  @id:delayed.fortune.cannot_lose @clause:trigger.delayed_once @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: Si le coéquipier ne peut pas perdre, l'équipe continue, et aucun tour suivant n'est son dernier
    Étant donné que Barry contrôle « Ange de platine »
    Quand Angie lance « Final Fortune »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Final Fortune » se résout
    Alors la partie continue
    Quand l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Et la partie continue

  @id:delayed.left @clause:trigger.delayed @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scénario: Ce qui attend part avec le joueur qui quitte la partie, et ce qui a été exilé le reste
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et qu'Angie concède la partie
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors Edward possède « Géant des collines » en exil

  @id:delayed.commander @clause:trigger.delayed_object @clause:commander.exile @variant:commander @from:2011-02-04 @must
  Scénario: Un commandant mis à la place dans la zone de commandement ne revient pas
    Étant donné que le commandant d'Edward est « Tobias Andrion »
    Et qu'Edward contrôle « Tobias Andrion »
    Quand Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Tobias Andrion » comme cible
    Et qu'Edward met son commandant dans la zone de commandement
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors Edward a « Tobias Andrion » dans la zone de commandement
    Et Edward ne contrôle aucune créature

  @id:delayed.end_of_combat @clause:trigger.delayed @clause:step.combat @from:2018-04-27 @must
  Scénario: Ce qui attend la fin du combat se déclenche au début de l'étape de fin de combat
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wall of Junk »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Wall of Junk »
    Et que la capacité déclenchée de « Wall of Junk » se résout
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors Edward contrôle « Wall of Junk »
    Quand la capacité déclenchée de « Wall of Junk » se résout
    Alors Edward a « Wall of Junk » en main
    Et c'est l'étape de fin de combat de l'équipe d'Angie

  @id:delayed.died @clause:trigger.delayed_object @from:2018-04-27 @must
  Scénario: Ce qui est mort entre-temps ne revient pas à la fin du combat
    Étant donné qu'Angie contrôle « Typhoid Rats »
    Et qu'Edward contrôle « Wall of Junk »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Typhoid Rats »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Typhoid Rats » avec « Wall of Junk »
    Et que la capacité déclenchée de « Wall of Junk » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Wall of Junk » dans son cimetière
    Et Edward n'a aucune carte en main

  @id:flickered_aura.chosen @situation:flickered_aura @clause:aura.enters @clause:trigger.delayed_object @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Une aura qui revient d'exil enchante ce que choisit alors son contrôleur
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Unholy Strength » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Unholy Strength » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors la créature « Grizzlis » est 2/2
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et qu'Angie choisit d'enchanter « Géant des collines »
    Alors la créature « Géant des collines » est 5/4
    Et la créature « Grizzlis » est 2/2

  @id:flickered_aura.protected @situation:flickered_aura @clause:aura.enters @clause:protection.aura @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Une aura reste en exil là où tout ce qu'elle pourrait enchanter est protégé d'elle
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « White Knight »
    Quand Angie lance « Unholy Strength » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Flickerwisp »
    Et que le sort se résout
    Et qu'Angie choisit « Unholy Strength » comme cible
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Flickerwisp »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Flickerwisp » se résout
    Alors Angie possède « Unholy Strength » en exil
    Et la créature « White Knight » est 2/2

# language: fr
Fonctionnalité: Ce qui est annoncé, exigé et donné, à la lettre
  > Un nombre, un mode, un paiement est annoncé un peu autrement ; une obligation en rencontre une autre ; des tours s'attendent. Et alors ?

  @id:exact.lately.order @situation:exact.lately @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Dans quelque ordre que les modes soient nommés, leurs cibles viennent comme la carte les a
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward a « Divination » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Divination »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Cryptic Command » en choisissant les modes 2 et 1 et en ciblant « Géant des collines » et « Divination »
    Mais Angie peut lancer « Cryptic Command » en choisissant les modes 2 et 1 et en ciblant « Divination » et « Géant des collines »
    Quand le sort se résout
    Alors Edward a « Divination » dans son cimetière
    Et Edward a « Géant des collines » en main

  @id:exact.lately.number @situation:exact.lately @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Un nombre est annoncé pour un X, fût-il zéro, et pour rien d'autre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Blaze » en ciblant Edward
    Et Angie ne peut pas lancer « Shock » avec X = 2, en ciblant Edward
    Mais Angie peut lancer « Blaze » avec X = 0, en ciblant Edward
    Et Angie peut lancer « Shock » en ciblant Edward

  @id:exact.lately.odd @situation:exact.lately @clause:cost.phyrexian @clause:life.pay @variant:two-headed-giant @variant:two-player @from:2011-06-17 @must
  Scénario: Un point de vie ne paie pas la moitié d'un symbole, ni trois un symbole et demi
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Dismember » en payant 1 point de vie et en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Dismember » en payant 3 points de vie et en ciblant « Géant des collines »
    Mais Angie peut lancer « Dismember » en payant 4 points de vie et en ciblant « Géant des collines »
    Et l'équipe d'Angie a 16 points de vie

  @id:exact.lately.lured @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: Qui peut bloquer la créature qui attire bloque celle-là, et aucune autre
    Étant donné qu'Angie contrôle « Taunting Elf »
    Et qu'Angie contrôle « Wall of Blood »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Taunting Elf »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Et Edward ne peut pas ne bloquer avec aucune créature
    Mais Edward peut bloquer « Taunting Elf » avec « Grizzlis »

  @id:exact.lately.one_of_two @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: De deux qui doivent être bloquées une seule créature bloque l'une ou l'autre
    Étant donné qu'Angie contrôle « Gaea's Protector »
    Et que Barry contrôle « Gaea's Protector »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gaea's Protector » d'Angie
    Et que Barry attaque Edward avec « Gaea's Protector » de Barry
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas ne bloquer avec aucune créature
    Mais Edward peut bloquer « Gaea's Protector » de Barry avec « Grizzlis »

  @id:exact.lately.companion @situation:exact.lately @clause:combat.goad @clause:combat.attack_required @from:2018-04-27 @must
  Scénario: Une créature incitée qui ne peut attaquer seule reste chez elle là où aucune autre ne peut attaquer
    Étant donné qu'Edward contrôle « Trusty Companion »
    Et que Ronald contrôle « Mur de bois »
    Et que Ronald contrôle « Élémental de l'air »
    Et que la carte « Élémental de l'air » est engagée
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Disrupt Decorum »
    Et que le sort se résout
    Et qu'Angie lance « Meurtre » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature

  @id:exact.lately.study @situation:exact.lately @clause:cost.unless @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scénario: Qui est parti ne paie rien, et ce qui devait suivre suit
    Étant donné qu'Angie contrôle « Rhystic Study »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Martha a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Angel's Mercy »
    Et qu'Edward concède la partie
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Rhystic Study » se résout
    Alors Angie a neuf cartes dans sa bibliothèque
    Et Martha a dix cartes dans sa bibliothèque

  @id:exact.lately.exiled @situation:exact.lately @clause:trigger.delayed @clause:zone.exile @from:2009-07-11 @must
  Scénario: Un sort exilé de son cimetière reste en exil quand ce qu'il a laissé se résout
    Étant donné qu'Angie contrôle cinq « Source de mana »
    Et que Barry contrôle « Tormod's Crypt »
    Quand Angie lance « Pact of the Titan »
    Et que le sort se résout
    Et que Barry active la capacité de « Tormod's Crypt »
    Et que Barry choisit Angie comme cible
    Et que la capacité se résout
    Alors Angie possède « Pact of the Titan » en exil
    Quand Angie paie ce qui est demandé
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors la partie continue
    Et Angie possède « Pact of the Titan » en exil
    Et Angie n'a aucune carte dans son cimetière

  @id:exact.lately.waiting @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  Scénario: Des tours supplémentaires qui attendent le dernier donné vient en premier, et c'est à la fin de celui-ci que l'équipe perd
    Quand Angie lance « Time Walk »
    Et que le sort se résout
    Et qu'Angie lance « Time Walk »
    Et que le sort se résout
    Et que Barry lance « Time Walk »
    Et que le sort se résout
    Et qu'Angie lance « Final Fortune »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Final Fortune » se résout
    Alors l'équipe d'Angie perd la partie

  @id:exact.lately.begun @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  Scénario: Un tour supplémentaire qui est passé n'est pas pris pour le suivant
    Quand Angie lance « Time Walk »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Final Fortune »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors la partie continue
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Final Fortune » se résout
    Alors l'équipe d'Angie perd la partie

  @id:exact.lately.herald @situation:exact.lately @clause:spell.uncountered @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Ce qui empêche de contrecarrer les créatures est contrecarré comme sort, car il n'est pas encore là
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Gaea's Herald »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Gaea's Herald »
    Et que le sort se résout
    Alors Angie a « Gaea's Herald » dans son cimetière

  @id:exact.lately.gains @situation:exact.lately @clause:life.cannot_gain @clause:poison.cannot @from:2011-04-01 @until:2011-06-17 @must
  Scénario: Les points de vie qu'un joueur ne peut gagner, personne de l'équipe ne les gagne, tandis qu'un coéquipier reçoit encore le poison que l'autre ne peut recevoir
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Platinum Emperion »
    Et qu'Angie contrôle « Melira, Sylvok Outcast »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Edward a 27 points de vie
    Quand Angie lance « Caress of Phyrexia » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie n'a aucun marqueur poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a trois marqueurs poison

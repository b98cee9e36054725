# language: fr
@source:W
Fonctionnalité: Une créature qui ne peut attaquer que sous une condition
  > Qu'une créature puisse attaquer dépend du joueur défenseur, ou de l'attaque dans son ensemble. Il y a deux joueurs défenseurs, et une seule attaque.

  @id:combat.positive.each @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scénario: Ce qui doit être vrai du joueur défenseur doit l'être des deux
    Étant donné qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Épreuve du rivage »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Épreuve du rivage »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.positive.both @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scénario: Ce qui est vrai des deux joueurs défenseurs suffit
    Étant donné qu'Angie contrôle « Île »
    Et que Barry contrôle « Île »
    Et qu'Edward contrôle « Épreuve du rivage »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Épreuve du rivage »
    Alors la créature « Épreuve du rivage » attaque

  @id:combat.positive.either @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui est vrai d'un seul joueur défenseur suffit
    Étant donné qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Épreuve du rivage »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Épreuve du rivage »
    Alors la créature « Épreuve du rivage » attaque

  @id:combat.positive.neither @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui n'est vrai d'aucun joueur défenseur empêche la créature d'attaquer
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Edward contrôle « Épreuve du rivage »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Épreuve du rivage »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.positive.attacked @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2018-04-27 @must
  Scénario: Ce qui doit être vrai doit l'être du joueur attaqué
    Étant donné qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Épreuve du rivage »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Épreuve du rivage »
    Mais Edward peut attaquer Angie avec « Épreuve du rivage »

  @id:combat.relative.each @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2005-08-01 @until:2007-02-01 @must
  Scénario: Avoir plus de créatures qu'un seul des joueurs défenseurs ne suffisait pas autrefois
    Étant donné qu'Edward contrôle « Épreuve du nombre »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Épreuve du nombre »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.relative.either @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir plus de créatures qu'un seul des joueurs défenseurs suffit
    Étant donné qu'Edward contrôle « Épreuve du nombre »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Épreuve du nombre »
    Alors la créature « Épreuve du nombre » attaque

  @id:combat.relative.neither @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir autant de créatures que chaque joueur défenseur ne suffit pas
    Étant donné qu'Edward contrôle « Épreuve du nombre »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle deux « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Épreuve du nombre »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.relative.attacked @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2018-04-27 @must
  Scénario: Le nombre de créatures se compare à celui du joueur attaqué
    Étant donné qu'Edward contrôle « Épreuve du nombre »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Épreuve du nombre »
    Mais Edward peut attaquer Angie avec « Épreuve du nombre »

  @id:combat.negative.one @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui doit manquer au joueur défenseur doit manquer aux deux
    Étant donné qu'Angie contrôle « Mal à l'affût »
    Et qu'Edward contrôle « Épreuve de l'absence »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Épreuve de l'absence »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.negative.none @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui manque aux deux joueurs défenseurs manque bien
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Épreuve de l'absence »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Épreuve de l'absence »
    Alors la créature « Épreuve de l'absence » attaque

  @id:combat.negative.attacked @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2018-04-27 @must
  Scénario: Ce qui doit manquer doit manquer au joueur attaqué
    Étant donné qu'Angie contrôle « Mal à l'affût »
    Et qu'Edward contrôle « Épreuve de l'absence »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Épreuve de l'absence »
    Mais Edward peut attaquer Barry avec « Épreuve de l'absence »

  @id:combat.attacking_player.either @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir plus de créatures qu'un seul des joueurs attaquants suffit pour bloquer
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Épreuve du nombre »
    Et qu'Angie contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Épreuve du nombre »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Ronald contrôle une créature

  @id:combat.attacking_player.neither @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir autant de créatures que chaque joueur attaquant ne suffit pas pour bloquer
    Étant donné qu'Edward contrôle deux « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Épreuve du nombre »
    Et qu'Angie contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Grizzlis » avec « Épreuve du nombre »
    Mais Angie peut bloquer « Grizzlis » avec « Vanille 1/1 »

  @id:combat.attacking_player.controller @situation:combat.attacking_player @clause:combat.block_condition @from:2018-04-27 @must
  Scénario: Le nombre de créatures se compare à celui du joueur dont la créature serait bloquée
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Épreuve du nombre »
    Et qu'Angie contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Grizzlis » avec « Épreuve du nombre »
    Mais Angie peut bloquer « Géant des collines » avec « Épreuve du nombre »

  @id:combat.attack.alone @situation:combat.attack.alone @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Une créature qui ne peut pas attaquer seule attaque en même temps qu'une créature du coéquipier
    Étant donné qu'Edward contrôle « Épreuve de la compagnie »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Épreuve de la compagnie »
    Mais Edward peut attaquer l'équipe d'Angie avec « Épreuve de la compagnie »
    Et Ronald peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.attack.alone.now @situation:combat.attack.alone @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une créature qui ne peut pas attaquer seule attaque un joueur quand l'autre est attaqué aussi
    Étant donné qu'Edward contrôle « Épreuve de la compagnie »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Épreuve de la compagnie »
    Mais Edward peut attaquer Angie avec « Épreuve de la compagnie »
    Et Ronald peut attaquer Barry avec « Géant des collines »

# language: fr
@source:W
Fonctionnalité: Une créature qui ne peut attaquer que sous une condition
  > Qu'une créature puisse attaquer dépend du joueur défenseur, ou de l'attaque dans son ensemble. Il y a deux joueurs défenseurs, et une seule attaque.

  @id:combat.positive.each @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scénario: Ce qui doit être vrai du joueur défenseur doit l'être des deux
    Étant donné qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Sea Monster »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Sea Monster »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.positive.both @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scénario: Ce qui est vrai des deux joueurs défenseurs suffit
    Étant donné qu'Angie contrôle « Île »
    Et que Barry contrôle « Île »
    Et qu'Edward contrôle « Sea Monster »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Sea Monster »
    Alors la créature « Sea Monster » attaque

  @id:combat.positive.either @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui est vrai d'un seul joueur défenseur suffit
    Étant donné qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Sea Monster »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Sea Monster »
    Alors la créature « Sea Monster » attaque

  @id:combat.positive.neither @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui n'est vrai d'aucun joueur défenseur empêche la créature d'attaquer
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Edward contrôle « Sea Monster »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Sea Monster »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.positive.attacked @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2018-04-27 @must
  Scénario: Ce qui doit être vrai doit l'être du joueur attaqué
    Étant donné qu'Angie contrôle « Île »
    Et qu'Edward contrôle « Sea Monster »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Sea Monster »
    Mais Edward peut attaquer Angie avec « Sea Monster »

  @id:combat.relative.each @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2005-08-01 @until:2007-02-01 @must
  Scénario: Avoir plus de créatures qu'un seul des joueurs défenseurs ne suffisait pas autrefois
    Étant donné qu'Edward contrôle « Goblin Goon »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Goblin Goon »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.relative.either @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir plus de créatures qu'un seul des joueurs défenseurs suffit
    Étant donné qu'Edward contrôle « Goblin Goon »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Goblin Goon »
    Alors la créature « Goblin Goon » attaque

  @id:combat.relative.neither @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir autant de créatures que chaque joueur défenseur ne suffit pas
    Étant donné qu'Edward contrôle « Goblin Goon »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle deux « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Goblin Goon »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.relative.attacked @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2018-04-27 @must
  Scénario: Le nombre de créatures se compare à celui du joueur attaqué
    Étant donné qu'Edward contrôle « Goblin Goon »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Goblin Goon »
    Mais Edward peut attaquer Angie avec « Goblin Goon »

  @id:combat.negative.one @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui doit manquer au joueur défenseur doit manquer aux deux
    Étant donné qu'Angie contrôle « Mal à l'affût »
    Et qu'Edward contrôle « Exercice de l'absence »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Exercice de l'absence »
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.negative.none @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Ce qui manque aux deux joueurs défenseurs manque bien
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Exercice de l'absence »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque l'équipe d'Angie avec « Exercice de l'absence »
    Alors la créature « Exercice de l'absence » attaque

  @id:combat.negative.attacked @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2018-04-27 @must
  Scénario: Ce qui doit manquer doit manquer au joueur attaqué
    Étant donné qu'Angie contrôle « Mal à l'affût »
    Et qu'Edward contrôle « Exercice de l'absence »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Exercice de l'absence »
    Mais Edward peut attaquer Barry avec « Exercice de l'absence »

  @id:combat.attacking_player.either @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir plus de créatures qu'un seul des joueurs attaquants suffit pour bloquer
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Goblin Goon »
    Et qu'Angie contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « Goblin Goon »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Ronald contrôle une créature

  @id:combat.attacking_player.neither @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Avoir autant de créatures que chaque joueur attaquant ne suffit pas pour bloquer
    Étant donné qu'Edward contrôle deux « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Goblin Goon »
    Et qu'Angie contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque l'équipe d'Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Grizzlis » avec « Goblin Goon »
    Mais Angie peut bloquer « Grizzlis » avec « Vanille 1/1 »

  @id:combat.attacking_player.controller @situation:combat.attacking_player @clause:combat.block_condition @from:2018-04-27 @must
  Scénario: Le nombre de créatures se compare à celui du joueur dont la créature serait bloquée
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Angie contrôle « Goblin Goon »
    Et qu'Angie contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Angie avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Grizzlis » avec « Goblin Goon »
    Mais Angie peut bloquer « Géant des collines » avec « Goblin Goon »

  @id:combat.attack.alone @situation:combat.attack.alone @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Une créature qui ne peut pas attaquer seule attaque en même temps qu'une créature du coéquipier
    Étant donné qu'Edward contrôle « Mogg Flunkies »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer l'équipe d'Angie avec « Mogg Flunkies »
    Mais Edward peut attaquer l'équipe d'Angie avec « Mogg Flunkies »
    Et Ronald peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:combat.attack.alone.now @situation:combat.attack.alone @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une créature qui ne peut pas attaquer seule attaque un joueur quand l'autre est attaqué aussi
    Étant donné qu'Edward contrôle « Mogg Flunkies »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Mogg Flunkies »
    Mais Edward peut attaquer Angie avec « Mogg Flunkies »
    Et Ronald peut attaquer Barry avec « Géant des collines »

# language: fr
Fonctionnalité: Qui est incité
  > Une créature incitée attaque si possible, et un autre joueur que celui qui l'a incitée si possible. Un coéquipier est-il un autre joueur ?

  @id:goad.teammate @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Les créatures qu'une tête a incitées attaquent l'autre tête, et celles de l'équipe sont libres à ce moment-là
    Étant donné qu'Angie contrôle « Child of Night »
    Et que Barry contrôle « Giant Spider »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Disrupt Decorum »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature
    Quand Barry attaque Edward avec « Giant Spider »
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Edward ne peut pas attaquer Barry avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »
    Et Ronald peut attaquer Barry avec « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry peut n'attaquer avec aucune créature

  @id:goad.elsewhere @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Une créature incitée n'attaque pas qui l'a incitée, là où elle peut attaquer le coéquipier
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Disrupt Decorum »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »

  @id:goad.group @clause:combat.goad @clause:combat.attacks @from:2016-08-26 @until:2018-04-27 @must
  Scénario: Tant que les créatures attaquent l'équipe adverse en bloc, une créature incitée le fait et ne reste plus en arrière
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Jeering Homunculus »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Jeering Homunculus » se résout
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Mais Edward peut attaquer l'équipe d'Angie avec « Géant des collines »

  @id:goad.may @clause:combat.goad @clause:object.you @from:2018-04-27 @must
  Scénario: Une créature que le contrôleur de Jeering Homunculus ne se soucie pas d'inciter n'a pas à attaquer
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Jeering Homunculus »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Jeering Homunculus » se résout
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature

  @id:goad.defending @clause:combat.goad @clause:combat.attacks @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: Qui attaque une tête ne peut inciter que les créatures de cette tête, et elles doivent attaquer le coéquipier
    Étant donné qu'Angie contrôle « Goblin Racketeer »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Fountain of Youth »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Racketeer »
    Et que la capacité déclenchée de « Goblin Racketeer » se résout
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Ronald ne peut pas attaquer Angie avec « Grizzlis »
    Et Edward ne peut pas attaquer Angie avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »

  @id:goad.both @clause:combat.goad @clause:combat.attacks @from:2020-07-03 @must
  Scénario: Qui est incité deux fois par une tête et une fois par l'autre attaque l'une ou l'autre, car chacune l'incite une fois
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance la première carte « Disrupt Decorum »
    Et que le sort se résout
    Et qu'Angie lance la deuxième carte « Disrupt Decorum »
    Et que le sort se résout
    Et que Barry lance « Disrupt Decorum » de Barry
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Mais Edward peut attaquer Angie avec « Géant des collines »

  @id:goad.aura @clause:combat.goad @clause:combat.block_required @clause:combat.attacks @from:2020-04-17 @must
  Scénario: Une créature sous une aura attaque le coéquipier de qui l'y a mise, et une créature de l'une des têtes la bloque
    Étant donné que Barry contrôle « Giant Spider »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Predatory Impetus » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Edward ne peut pas attaquer Angie avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry ne peut pas ne bloquer avec aucune créature
    Mais Angie peut bloquer « Géant des collines » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie a « Grizzlis » dans son cimetière
    Et Edward contrôle « Géant des collines »

  @id:goad.nobody_else @clause:combat.goad @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Là où le coéquipier ne peut être attaqué sans payer, une créature incitée attaque qui l'a incitée
    Étant donné que Barry contrôle « Windborn Muse »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward ne contrôle pas « Source de mana »
    Quand Angie lance « Jeering Homunculus »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Jeering Homunculus » se résout
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Mais Edward peut attaquer Angie avec « Géant des collines »

  @id:goad.planeswalker @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Un planeswalker du coéquipier n'est pas un joueur, et une créature incitée attaque le coéquipier
    Étant donné que Barry contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Disrupt Decorum »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer « Chandra, Pyrogenius » avec « Géant des collines »
    Mais Edward peut attaquer Barry avec « Géant des collines »

  @id:goad.itself @clause:combat.goad @from:2016-08-26 @must
  Scénario: Là où il n'y a pas d'autre créature, Jeering Homunculus ne peut inciter que lui-même
    Étant donné qu'Edward contrôle « Fountain of Youth »
    Quand Angie lance « Jeering Homunculus »
    Et que le sort se résout
    Et que la capacité déclenchée de « Jeering Homunculus » se résout
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature

  @id:goad.aura.fights @clause:combat.goad @clause:combat.block_required @clause:combat.attacks @from:2020-04-17 @must
  Scénario: Une créature sous une aura est d'autant plus grande, et l'aura n'est que pour les créatures
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Fountain of Youth »
    Alors Angie ne peut pas lancer « Predatory Impetus » en ciblant « Fountain of Youth »
    Mais Angie peut lancer « Predatory Impetus » en ciblant « Grizzlis »
    Quand le sort se résout
    Alors la créature « Grizzlis » est 5/5

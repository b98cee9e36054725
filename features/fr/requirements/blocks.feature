# language: fr
Fonctionnalité: Qui doit bloquer, et ce qui doit être bloqué
  > Une carte dit qu'une créature bloque, ou est bloquée, si possible. Par les créatures de qui, et si toutes ne le peuvent pas ?

  @id:must.blocked @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature de l'une des têtes doit bloquer, quelle que soit celle qui est attaquée, et alors pas un autre attaquant
    Étant donné qu'Angie contrôle « Gaea's Protector »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gaea's Protector »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas ne bloquer avec aucune créature
    Et Ronald ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Mais Ronald peut bloquer « Gaea's Protector » avec « Grizzlis »

  @id:must.blocked.once @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: Un seul bloqueur suffit, et la créature du coéquipier peut bloquer un autre attaquant
    Étant donné qu'Angie contrôle « Gaea's Protector »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Giant Spider »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gaea's Protector »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald peut bloquer « Géant des collines » avec « Grizzlis »
    Et Edward peut bloquer « Gaea's Protector » avec « Giant Spider »

  @id:must.blocked.tapped @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: Là où toutes les créatures de l'équipe en défense sont engagées, aucune ne bloque
    Étant donné qu'Angie contrôle « Gaea's Protector »
    Et que Ronald contrôle « Grizzlis »
    Et que la carte « Grizzlis » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Gaea's Protector »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald peut ne bloquer avec aucune créature

  @id:must.blocked.two @clause:combat.block_required @clause:combat.block @from:2010-06-18 @until:2018-04-27 @must
  Scénario: De deux attaquants qui doivent être bloqués, une seule créature en bloque un, celui qu'elle veut
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Giant Spider »
    Quand Angie lance la première carte « Irresistible Prey » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance la deuxième carte « Irresistible Prey » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que Barry attaque l'équipe d'Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas ne bloquer avec aucune créature
    Mais Edward peut bloquer « Grizzlis » avec « Giant Spider »

  @id:must.block @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: La créature qui doit bloquer le fait, et celle de son coéquipier ne peut le faire à sa place
    Étant donné qu'Angie contrôle « Giant Spider »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Culling Mark » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Giant Spider »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas ne bloquer avec aucune créature
    Et Edward ne peut pas bloquer « Giant Spider » avec « Géant des collines »
    Mais Ronald peut bloquer « Giant Spider » avec « Grizzlis »

  @id:must.block.flyer @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: Là où seule une créature volante attaque, qui ne peut l'atteindre n'a pas à bloquer
    Étant donné qu'Angie contrôle « Élémental de l'air »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Culling Mark » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Élémental de l'air »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald peut ne bloquer avec aucune créature

  @id:must.block.menace @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scénario: Qui doit bloquer ce qui en demande deux est rejoint par la créature du coéquipier, qui n'y est pas tenue elle-même
    Étant donné qu'Angie contrôle « Boggart Brute »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Culling Mark » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Boggart Brute »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas ne bloquer avec aucune créature
    Et Ronald ne peut pas bloquer « Boggart Brute » avec « Grizzlis »
    Mais Ronald peut bloquer « Boggart Brute » avec « Grizzlis »
    Et Edward peut bloquer « Boggart Brute » avec « Géant des collines »

  @id:must.block.alone @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scénario: Qui doit bloquer ce qui en demande deux ne le fait pas là où il n'y a pas d'autre bloqueur
    Étant donné qu'Angie contrôle « Boggart Brute »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Culling Mark » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Boggart Brute »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald peut ne bloquer avec aucune créature

  @id:must.block.all @clause:combat.block_required @clause:combat.attack_required @clause:combat.block @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Là où tous doivent attaquer et bloquer, tous ceux d'une équipe attaquent, et tous ceux de l'autre bloquent
    Étant donné qu'Angie contrôle « Grand Melee »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Giant Spider »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature
    Mais Barry peut attaquer l'équipe d'Edward avec « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald ne peut pas ne bloquer avec aucune créature
    Et Ronald ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Mais Ronald peut bloquer « Géant des collines » avec « Grizzlis »
    Et Edward peut bloquer « Géant des collines » avec « Giant Spider »

  @id:must.lured @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scénario: Toutes les créatures des deux têtes bloquent l'elfe, et il n'en reste aucune pour un autre attaquant
    Étant donné qu'Angie contrôle « Taunting Elf »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Giant Spider »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Taunting Elf »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Ronald ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Taunting Elf » avec « Giant Spider »
    Mais Edward peut bloquer « Taunting Elf » avec « Giant Spider »
    Et Ronald peut bloquer « Taunting Elf » avec « Grizzlis »

  @id:must.lured.aura @clause:combat.block_required @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Un leurre sur la créature volante du coéquipier la fait bloquer par celles qui le peuvent, et par aucune autre
    Étant donné que Barry contrôle « Élémental de l'air »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Giant Spider »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Lure » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque l'équipe d'Edward avec « Élémental de l'air »
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Giant Spider »
    Mais Edward peut bloquer « Élémental de l'air » avec « Giant Spider »
    Et Ronald peut bloquer « Géant des collines » avec « Grizzlis »

  @id:must.blocked.unforced @clause:combat.attack_required @clause:combat.block_required @from:2018-04-27 @must
  Scénario: Ce qui doit être bloqué n'a pas à attaquer
    Étant donné qu'Angie contrôle « Gaea's Protector »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut n'attaquer avec aucune créature

  @id:must.blocked.both @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scénario: Qui peut bloquer deux créatures bloque les deux qui doivent être bloquées
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Giant Spider »
    Et qu'Edward contrôle « High Ground »
    Quand Angie lance la première carte « Irresistible Prey » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance la deuxième carte « Irresistible Prey » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Giant Spider »
    Mais Edward peut bloquer à la fois « Grizzlis » et « Géant des collines » avec « Giant Spider »

  @id:must.block.now @clause:combat.block_required @from:2018-04-27 @must
  Scénario: Ce qui doit bloquer ce tour-ci n'y est plus tenu au suivant
    Étant donné que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Fountain of Youth »
    Alors Angie ne peut pas lancer « Culling Mark » en ciblant « Fountain of Youth »
    Mais Angie peut lancer « Culling Mark » en ciblant « Grizzlis »
    Quand le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry peut ne bloquer avec aucune créature

  @id:must.blocked.now @clause:combat.block_required @from:2018-04-27 @must
  Scénario: Ce qui doit être bloqué ce tour-ci n'a plus à l'être au suivant, et qui l'a lancé pioche
    Étant donné que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Fountain of Youth »
    Alors Angie ne peut pas lancer « Irresistible Prey » en ciblant « Fountain of Youth »
    Mais Angie peut lancer « Irresistible Prey » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie a une carte en main
    Et Edward n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Barry peut ne bloquer avec aucune créature

  @id:must.lured.creature @clause:combat.block_required @clause:target.choose @from:2005-08-01 @must
  Scénario: Un leurre se met sur une créature et sur rien d'autre
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Fountain of Youth »
    Alors Angie ne peut pas lancer « Lure » en ciblant « Fountain of Youth »
    Mais Angie peut lancer « Lure » en ciblant « Géant des collines »

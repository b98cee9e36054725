# language: fr
Fonctionnalité: Qui peut bloquer qui
  > Certaines créatures ne peuvent pas être bloquées, ou seulement par quelques-unes ; d'autres ne peuvent pas tout bloquer. Avec quoi chaque tête peut-elle bloquer ?

  @id:keyword.unblockable @clause:combat.cant_block @from:2018-04-27 @must
  Scénario: Ce qui ne peut pas être bloqué ne l'est par aucune des deux têtes, et une créature à côté l'est par les deux
    Étant donné qu'Angie contrôle « Phantom Warrior »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Phantom Warrior »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Phantom Warrior » avec « Grizzlis »
    Et Ronald ne peut pas bloquer « Phantom Warrior » avec « Wind Drake »
    Mais Edward peut bloquer « Géant des collines » avec « Grizzlis »

  @id:keyword.unblockable.team @situation:keyword.unblockable @clause:combat.cant_block @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Ce qui ne peut pas être bloqué ne l'est pas non plus là où il attaque une équipe comme un tout
    Étant donné qu'Angie contrôle « Phantom Warrior »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Phantom Warrior »
    Et que Barry attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Phantom Warrior » avec « Grizzlis »
    Et Ronald ne peut pas bloquer « Phantom Warrior » avec « Wind Drake »
    Mais Ronald peut bloquer « Géant des collines » avec « Wind Drake »

  @id:keyword.unblockable.itself @situation:keyword.unblockable.itself @clause:combat.cant_block @from:2018-04-27 @must
  Scénario: Ce qui ne peut pas être bloqué peut bloquer
    Étant donné qu'Angie contrôle « Phantom Warrior »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Grizzlis » avec « Phantom Warrior »

  @id:keyword.blocked_by.power @clause:combat.cant_block @from:2018-04-27 @must
  Scénario: Ce que les forts ne peuvent pas bloquer est bloqué par les faibles
    Étant donné qu'Angie contrôle « Amrou Kithkin »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Amrou Kithkin »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Amrou Kithkin » avec « Géant des collines »
    Mais Ronald peut bloquer « Amrou Kithkin » avec « Grizzlis »

  @id:keyword.blocked_by.fliers @clause:combat.cant_block @clause:combat.reach @from:2018-04-27 @must
  Scénario: Ce que seules des créatures volantes bloquent n'est pas bloqué par ce qui a la portée, et ce qui a la portée bloque les créatures volantes
    Étant donné qu'Angie contrôle « Treetop Scout »
    Et que Barry contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Giant Spider »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Treetop Scout »
    Et que Barry attaque Edward avec « Élémental de l'air »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Treetop Scout » avec « Giant Spider »
    Et Edward ne peut pas bloquer « Treetop Scout » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Élémental de l'air » avec « Grizzlis »
    Mais Ronald peut bloquer « Treetop Scout » avec « Wind Drake »
    Et Edward peut bloquer « Élémental de l'air » avec « Giant Spider »

  @id:keyword.blocks.fliers @clause:combat.cant_block @from:2018-04-27 @must
  Scénario: Ce qui ne peut bloquer que des créatures volantes ne bloque aucune créature au sol, et la créature volante du coéquipier bloque les deux
    Étant donné qu'Angie contrôle « Cloud Sprite »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que Ronald attaque Angie avec « Élémental de l'air »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Grizzlis » avec « Cloud Sprite »
    Mais Angie peut bloquer « Élémental de l'air » avec « Cloud Sprite »
    Et Barry peut bloquer « Grizzlis » avec « Wind Drake »

  @id:keyword.blocks.weak @clause:combat.cant_block @from:2018-04-27 @must
  Scénario: Ce qui ne peut pas bloquer les forts bloque les faibles, et la créature du coéquipier bloque les deux
    Étant donné qu'Angie contrôle « Ironclaw Orcs »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Goblin Fireslinger »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que Ronald attaque Angie avec « Goblin Fireslinger »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Grizzlis » avec « Ironclaw Orcs »
    Mais Angie peut bloquer « Goblin Fireslinger » avec « Ironclaw Orcs »
    Et Barry peut bloquer « Grizzlis » avec « Géant des collines »

  @id:keyword.reach.attacks @situation:keyword.reach @clause:combat.reach @from:2018-04-27 @must
  Scénario: Ce qui a la portée ne vole pas, si bien que n'importe quoi le bloque
    Étant donné qu'Angie contrôle « Giant Spider »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Giant Spider »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer « Giant Spider » avec « Grizzlis »

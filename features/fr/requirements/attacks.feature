# language: fr
Fonctionnalité: Qui doit attaquer
  > Une carte dit que des créatures attaquent si possible. Quelles attaques sont alors permises, et à qui laisse-t-elle le choix ?

  @id:must.attack @clause:combat.attack_required @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: L'équipe ne peut se passer de l'attaque du gobelin, ni attaquer avec la seule créature du coéquipier
    Étant donné qu'Angie contrôle « Crazed Goblin »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature
    Et Barry ne peut pas attaquer l'équipe d'Edward avec « Géant des collines »
    Mais Angie peut attaquer l'équipe d'Edward avec « Crazed Goblin »

  @id:must.attack.either @clause:combat.attack_required @clause:combat.attack @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Le gobelin attaque l'adversaire que choisit son contrôleur, et la créature du coéquipier avec lui
    Étant donné qu'Angie contrôle « Crazed Goblin »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature
    Et Barry ne peut pas attaquer Edward avec « Géant des collines »
    Mais Angie peut attaquer Ronald avec « Crazed Goblin »
    Et Barry peut attaquer Edward avec « Géant des collines »

  @id:must.attack.tapped @clause:combat.attack_required @from:2018-04-27 @must
  Scénario: Un gobelin engagé ne peut pas attaquer, et n'empêche donc personne d'attaquer seul avec une autre créature
    Étant donné qu'Angie contrôle « Crazed Goblin »
    Et que la carte « Crazed Goblin » est engagée
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry peut attaquer Edward avec « Géant des collines »

  @id:must.attack.curse @clause:combat.attack_required @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une malédiction sur une tête fait attaquer les créatures de ce joueur, et non celles du coéquipier
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Curse of the Nightly Hunt » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Ronald ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Angie avec « Géant des collines »

  @id:must.attack.opponents @clause:combat.attack_required @clause:combat.attack @from:2019-01-21 @must
  Scénario: Les créatures des deux adversaires doivent attaquer, celles de l'équipe n'y sont pas tenues
    Étant donné qu'Angie contrôle « Angler Turtle »
    Et que Barry contrôle « Giant Spider »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut n'attaquer avec aucune créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Géant des collines »
    Et Ronald ne peut pas attaquer Barry avec « Grizzlis »
    Mais Edward peut attaquer Barry avec « Géant des collines »
    Et Ronald peut attaquer Angie avec « Grizzlis »

  @id:must.attack.turn @clause:combat.attack_required @from:2018-04-27 @must
  Scénario: Qui doit attaquer ce tour-ci a de nouveau le choix au tour suivant
    Étant donné que Barry contrôle « Géant des collines »
    Quand Angie lance « Boiling Blood » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature
    Quand Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry peut n'attaquer avec aucune créature

  @id:must.attack.paid @clause:combat.attack_required @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Personne n'est tenu de payer pour attaquer l'équipe d'un joueur qu'on n'attaque pas pour rien
    Étant donné qu'Angie contrôle « Windborn Muse »
    Et qu'Edward contrôle « Crazed Goblin »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature

  @id:must.attack.free @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Personne n'est tenu de payer pour attaquer un joueur, et le gobelin attaque donc le coéquipier, qui ne coûte rien
    Étant donné qu'Angie contrôle « Windborn Muse »
    Et qu'Edward contrôle « Crazed Goblin »
    Et qu'Edward ne contrôle pas « Source de mana »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Edward ne peut pas attaquer Angie avec « Crazed Goblin »
    Mais Edward peut attaquer Barry avec « Crazed Goblin »

  @id:must.attack.alone @clause:combat.attack_required @from:2019-07-12 @must
  Scénario: Ce qui ne peut pas attaquer seul ne doit attaquer qu'en compagnie, laquelle doit alors attaquer aussi
    Étant donné qu'Angie contrôle « Grand Melee »
    Et qu'Angie contrôle « Raging Kronch »
    Et qu'Edward contrôle « Wojek Bodyguard »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut n'attaquer avec aucune créature
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Ronald ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Angie avec « Wojek Bodyguard »
    Et Ronald peut attaquer Angie avec « Grizzlis »

  @id:must.attack.company @clause:combat.attack_required @from:2018-10-05 @must
  Scénario: La seule créature qui doit attaquer ne le peut pas seule, et une autre qui n'y est pas tenue l'accompagne donc
    Étant donné qu'Edward contrôle « Wojek Bodyguard »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Curse of the Nightly Hunt » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Et Edward ne peut pas attaquer Angie avec « Wojek Bodyguard »
    Mais Edward peut attaquer Angie avec « Wojek Bodyguard »
    Et Ronald peut attaquer Angie avec « Grizzlis »

  @id:must.attack.together @clause:combat.attack_required @from:2018-04-27 @must
  Scénario: Ce qui ne peut attaquer que seul reste en arrière là où deux autres qui doivent attaquer le peuvent
    Étant donné qu'Angie contrôle « Grand Melee »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Giant Spider »
    Quand Angie lance « Errantry » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Géant des collines »
    Mais Ronald peut attaquer Angie avec « Grizzlis »
    Et Ronald peut attaquer Barry avec « Giant Spider »

  @id:must.attack.only @clause:combat.attack_required @from:2018-04-27 @must
  Scénario: Ce qui ne peut attaquer que seul peut le faire là où une seule autre doit attaquer, qui peut le faire à sa place
    Étant donné qu'Angie contrôle « Grand Melee »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Errantry » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Mais Edward peut attaquer Angie avec « Géant des collines »

  @id:must.attack.planeswalker @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Là où seul qui paie peut attaquer les deux têtes, le gobelin attaque un planeswalker de l'une d'elles
    Étant donné qu'Angie contrôle « Windborn Muse »
    Et que Barry contrôle « Windborn Muse »
    Et que Barry contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Crazed Goblin »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas n'attaquer avec aucune créature
    Mais Edward peut attaquer « Chandra, Pyrogenius » avec « Crazed Goblin »

  @id:must.attack.now @clause:combat.attack_required @from:2005-08-01 @must
  Scénario: Un éphémère sur une créature adverse est passé avant qu'elle puisse attaquer, et qui l'a lancé pioche
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Fountain of Youth »
    Alors Angie ne peut pas lancer « Boiling Blood » en ciblant « Fountain of Youth »
    Mais Angie peut lancer « Boiling Blood » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main
    Et Edward n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut n'attaquer avec aucune créature

  @id:must.attack.hexproof @clause:target.hexproof @clause:combat.attack_required @from:2019-01-21 @must
  Scénario: Les adversaires ne peuvent pas cibler la tortue, le coéquipier le peut
    Étant donné qu'Angie contrôle « Angler Turtle »
    Alors Barry peut lancer « Boiling Blood » en ciblant « Angler Turtle »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Boiling Blood » en ciblant « Angler Turtle »
    Et Ronald ne peut pas lancer « Boiling Blood » en ciblant « Angler Turtle »

# language: fr
Fonctionnalité: Ce que plusieurs joueurs défenseurs font d'un même combat
  > En chacun pour soi, plusieurs joueurs défendent à la fois. Qu'est-ce qui vaut pour l'attaque entière, et qu'est-ce qui vaut pour chacun ?

  @id:several.attack_alone @situation:several.attack_alone @clause:combat.each_attacked @clause:combat.of_each_defender @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui ne peut pas attaquer seul attaque un joueur pendant qu'une autre créature en attaque un autre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Mogg Flunkies »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Mogg Flunkies »
    Et qu'Angie attaque Simon avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et l'équipe de Simon a 18 points de vie

  @id:several.attack_alone.none @situation:several.attack_alone @clause:combat.each_attacked @clause:combat.of_each_defender @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui ne peut pas attaquer seul n'attaque personne sans rien à ses côtés
    Étant donné qu'Angie contrôle « Mogg Flunkies »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Mogg Flunkies »
    Et Angie ne peut pas attaquer Simon avec « Mogg Flunkies »
    Mais Angie peut attaquer Simon avec « Grizzlis »

  @id:several.cost @clause:combat.of_each_defender @clause:cost.resources @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce que coûte l'attaque d'un joueur, personne ne le paie pour en attaquer un autre
    Étant donné que c'est la phase principale pré-combat de l'équipe de Martha
    Et que l'équipe d'Edward a 20 points de vie
    Et que Simon contrôle « Grizzlis »
    Et que Simon ne contrôle pas « Source de mana »
    Quand Martha lance « Forbidding Spirit »
    Et que le sort se résout
    Et que la capacité déclenchée de « Forbidding Spirit » se résout
    Et que l'étape de déclaration des attaquants de l'équipe de Simon commence
    Alors Simon ne peut pas attaquer Martha avec « Grizzlis »
    Mais Simon peut attaquer Edward avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe de Simon commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:several.block_alone @situation:several.block_alone @clause:combat.blocks_apart @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui ne peut pas bloquer seul n'est pas accompagné par ce avec quoi un autre joueur bloque
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Vanille 1/1 »
    Et que Martha contrôle « Mogg Flunkies »
    Et que Martha contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Vanille 1/1 »
    Alors Martha ne peut pas bloquer « Grizzlis » avec « Mogg Flunkies »
    Mais Martha peut bloquer « Grizzlis » avec « Oiseaux de paradis »

  @id:several.block_alone.both @situation:several.block_alone @clause:combat.blocks_apart @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui ne peut pas bloquer seul bloque aux côtés d'une autre créature du même joueur
    Étant donné que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Martha contrôle « Mogg Flunkies »
    Et que Martha contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Martha bloque « Grizzlis » avec « Mogg Flunkies »
    Et que Martha bloque « Géant des collines » avec « Oiseaux de paradis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Martha a 20 points de vie
    Et Angie ne contrôle pas « Grizzlis »
    Et Martha ne contrôle pas « Oiseaux de paradis »

  @id:several.planeswalker @clause:combat.each_attacked @clause:combat.each_blocks @variant:free-for-all @from:2018-04-27 @must
  Scénario: Le planeswalker d'un joueur est attaqué en même temps qu'un autre joueur, et seul son contrôleur bloque pour lui
    Étant donné que l'équipe de Martha a 20 points de vie
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Vanille 1/1 »
    Et que Martha contrôle « Oiseaux de paradis »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer « Géant des collines » avec « Vanille 1/1 »
    Et Martha ne peut pas bloquer « Géant des collines » avec « Oiseaux de paradis »
    Mais Martha peut bloquer « Grizzlis » avec « Oiseaux de paradis »

  @id:several.planeswalker.hit @clause:combat.each_attacked @clause:planeswalker.damage @variant:free-for-all @from:2018-04-27 @must
  Scénario: Le planeswalker et l'autre joueur subissent les blessures de ce qui attaque chacun d'eux
    Étant donné que l'équipe de Martha a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Et l'équipe d'Edward a 20 points de vie
    Et l'équipe de Martha a 18 points de vie

  @id:several.last_attacked @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le dernier joueur dans l'ordre du tour est seul attaqué, et il bloque
    Étant donné que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Simon contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Simon avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Simon bloque « Géant des collines » avec « Vanille 1/1 »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Simon a 20 points de vie
    Et Simon ne contrôle pas « Vanille 1/1 »

  @id:several.last_attacked.first_not @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scénario: De deux joueurs attaqués, le premier ne bloque pas et le dernier bloque
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Simon contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Simon avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward ne bloque avec aucune créature
    Et que Simon bloque « Géant des collines » avec « Vanille 1/1 »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe de Simon a 20 points de vie
    Et Simon ne contrôle pas « Vanille 1/1 »

  @id:several.last_attacked.in_turn @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le dernier attend que le premier ait bloqué
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Et que Simon contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Simon avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Simon ne peut pas bloquer « Géant des collines » avec « Vanille 1/1 »
    Mais Edward peut bloquer « Grizzlis » avec « Oiseaux de paradis »
    Et Simon peut bloquer « Géant des collines » avec « Vanille 1/1 »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Simon a 20 points de vie

  @id:several.damage_in_turn @situation:several.damage_in_turn @clause:combat.assigned_in_turn @clause:combat.division_blocker @variant:free-for-all @from:2024-11-08 @must
  Scénario: De deux joueurs défenseurs, le premier dans l'ordre du tour dit d'abord ce que fait son bloqueur
    Étant donné qu'Angie contrôle quatre « Grizzlis »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « High Ground »
    Et que Martha contrôle « Obsianus Golem »
    Et que Martha contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec la première carte « Grizzlis »
    Et qu'Angie attaque Edward avec la deuxième carte « Grizzlis »
    Et qu'Angie attaque Martha avec la troisième carte « Grizzlis »
    Et qu'Angie attaque Martha avec la quatrième carte « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque la première carte « Grizzlis » avec « Obsianus Golem » d'Edward
    Et qu'Edward bloque la deuxième carte « Grizzlis » avec « Obsianus Golem » d'Edward
    Et que Martha bloque la troisième carte « Grizzlis » avec « Obsianus Golem » de Martha
    Et que Martha bloque la quatrième carte « Grizzlis » avec « Obsianus Golem » de Martha
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward doit faire un choix
    Mais Martha n'a aucun choix à faire

  @id:several.ability_gone @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une capacité sur la pile disparaît avec le joueur qui la contrôle
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et qu'Angie concède la partie
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Simon a 20 points de vie

  @id:several.turn_gone @clause:turn.of_who_left @variant:free-for-all @from:2018-04-27 @must
  Scénario: Les tours d'un joueur parti ne commencent pas, et les autres prennent les leurs dans l'ordre
    Quand Martha concède la partie
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe de Simon
    Quand l'équipe de Simon finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:several.band @clause:combat.each_band @clause:keyword.banding_blocked @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un groupe attaque un seul de plusieurs adversaires, et des créatures sans groupe en attaquent de différents
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Timber Wolves »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Mur de bois »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Héroïne bénaliane » et Simon avec « Géant des collines », en groupe
    Et Angie ne peut pas attaquer Edward avec « Héroïne bénaliane » et Simon avec « Timber Wolves », en groupe
    Mais Angie peut attaquer Edward avec « Héroïne bénaliane » et « Géant des collines » en groupe
    Et Angie peut attaquer Simon avec « Timber Wolves »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Héroïne bénaliane » avec « Mur de bois »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Héroïne bénaliane », puis « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Simon a 19 points de vie

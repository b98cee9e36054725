# language: fr
Fonctionnalité: Le combat de deux équipes, chacun pour soi
  > Un joueur attaque les joueurs de l'autre équipe. Qui peut être attaqué, et qui bloque pour qui ?

  @id:versus.attack @clause:versus.attacks @clause:combat.teammate_defends_not @clause:combat.each_attacked @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Ni le coéquipier ni soi-même ne peut être attaqué, mais chacun des adversaires
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Ronald a 20 points de vie
    Quand l'étape de déclaration des attaquants d'Angie commence
    Alors Angie ne peut pas attaquer Barry avec « Géant des collines »
    Et Angie ne peut pas attaquer Angie avec « Géant des collines »
    Mais Angie peut attaquer Ronald avec « Géant des collines »
    Quand la phase principale post-combat d'Angie commence
    Alors Ronald a 17 points de vie

  @id:versus.attack.both @clause:versus.attacks @clause:combat.each_attacked @variant:team-vs-team @from:2011-09-30 @must
  Scénario: En une seule attaque, les deux adversaires peuvent être attaqués, chacun par d'autres créatures
    Étant donné qu'Edward a 20 points de vie
    Et que Ronald a 20 points de vie
    Et que Barry a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que la phase principale post-combat d'Angie commence
    Alors Edward a 17 points de vie
    Et Ronald a 18 points de vie
    Et Barry a 20 points de vie

  @id:versus.attack.turn @clause:turn.teams @clause:combat.attack_alone @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Une créature du coéquipier n'attaque pas pendant le tour d'un joueur
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Grizzlis »
    Et Angie ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des attaquants de Barry commence
    Alors Barry peut attaquer Edward avec « Grizzlis »

  @id:versus.block @clause:combat.own_blocks @clause:combat.each_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Un joueur ne bloque pour personne d'autre, pas même pour son coéquipier attaqué
    Étant donné qu'Edward a 20 points de vie
    Et que Ronald a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs d'Angie commence
    Alors Ronald ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Et Edward ne peut pas bloquer « Géant des collines » avec « Grizzlis »
    Mais Edward peut bloquer « Géant des collines » avec « Wind Drake »
    Quand la phase principale post-combat d'Angie commence
    Alors Edward a 20 points de vie
    Et Ronald a 20 points de vie
    Et Edward a « Wind Drake » dans son cimetière

  @id:versus.block.apart @clause:combat.each_blocks @clause:combat.own_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scénario: De deux joueurs attaqués, chacun bloque ce qui l'attaque, le premier dans l'ordre du tour d'abord
    Étant donné qu'Edward a 20 points de vie
    Et que Ronald a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs d'Angie commence
    Alors Ronald ne peut pas bloquer « Grizzlis » avec « Élémental de l'air »
    Quand Edward bloque « Géant des collines » avec « Wind Drake »
    Alors Ronald ne peut pas bloquer « Géant des collines » avec « Élémental de l'air »
    Mais Ronald peut bloquer « Grizzlis » avec « Élémental de l'air »
    Quand la phase principale post-combat d'Angie commence
    Alors Edward a 20 points de vie
    Et Ronald a 20 points de vie
    Et Angie a « Grizzlis » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière

  @id:versus.block.teammate @clause:combat.teammate_defends_not @clause:combat.each_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Le coéquipier du joueur attaquant ne bloque rien, et son tour de bloquer est passé
    Étant donné que c'est la phase principale pré-combat de Barry
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de Barry commence
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de Barry commence
    Alors Angie ne peut pas bloquer « Géant des collines » avec « Élémental de l'air »
    Mais Edward peut bloquer « Géant des collines » avec « Wind Drake »
    Quand la phase principale post-combat de Barry commence
    Alors Edward a « Wind Drake » dans son cimetière

  @id:versus.landwalk @clause:combat.defending_alone @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Seuls comptent les terrains du joueur attaqué, et non ceux de son coéquipier
    Étant donné que Ronald contrôle « Forêt »
    Et qu'Angie contrôle « Shanodin Dryads »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants d'Angie commence
    Et qu'Angie attaque Edward avec « Shanodin Dryads »
    Et que l'étape de déclaration des bloqueurs d'Angie commence
    Alors Edward peut bloquer « Shanodin Dryads » avec « Grizzlis »

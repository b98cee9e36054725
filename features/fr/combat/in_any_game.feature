# language: fr
Fonctionnalité: Le combat entre deux joueurs, dans n'importe quelle partie
  > Un joueur en attaque un autre, qui bloque. Quelles créatures le peuvent, et qui les blessures atteignent-elles ?

  @id:general.combat.came_now @clause:combat.attack @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une créature arrivée ce tour-ci ne peut pas attaquer à côté d'une autre qui était déjà là
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Grizzlis »

  @id:general.combat.tapped @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une créature engagée ne peut pas bloquer, une créature dégagée le peut
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et que la carte « Wind Drake » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Wind Drake »
    Mais Edward peut bloquer « Géant des collines » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Grizzlis » dans son cimetière
    Et la carte « Géant des collines » est engagée

  @id:general.combat.both_strike @clause:combat.damage @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Attaquant et bloqueur infligent leurs blessures en même temps, et aucune n'atteint le joueur
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Grizzlis » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie

  @id:general.combat.two_block @clause:combat.division @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2024-11-08 @must
  Scénario: De deux bloqueurs, l'attaquant tue le second, et est tué par les deux
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Wind Drake »
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que l'équipe d'Angie répartit les blessures : 1 à « Wind Drake », 2 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward contrôle « Wind Drake »
    Et Edward a « Grizzlis » dans son cimetière
    Et Angie a « Géant des collines » dans son cimetière

  @id:general.combat.menace @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Ce qui a la menace n'est pas bloqué par une seule créature
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Boggart Brute »
    Et qu'Angie contrôle « Goblin Piker »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Piker »
    Et qu'Angie attaque Edward avec « Boggart Brute »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Boggart Brute » avec « Géant des collines »
    Mais Edward peut bloquer « Goblin Piker » avec « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Angie a « Goblin Piker » dans son cimetière

  @id:general.combat.killed_before @clause:combat.damage @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Un attaquant qui meurt avant les blessures n'en inflige aucune, et les autres en infligent
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Angie a « Grizzlis » dans son cimetière

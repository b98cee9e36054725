# language: fr
Fonctionnalité: Une partie à deux joueurs
  > Deux joueurs, sans coéquipiers, jouent une partie. Un moteur connaît-il les points de vie, la priorité, le combat et la défaite tels qu'ils ont toujours été ?

  @id:calibration.two.life @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scénario: Chacun des deux joueurs commence avec 20 points de vie et sept cartes
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et Angie a sept cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:calibration.two.mulligan @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Le premier mulligan d'un joueur coûtait une carte, et celui qui jouait en premier décidait d'abord
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Alors Edward ne peut pas prendre de mulligan
    Quand Angie garde sa main
    Alors Angie a six cartes en main
    Mais Edward peut prendre un mulligan
    Et Edward a six cartes en main

  @id:calibration.two.mulligan.together @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @must
  Plan du scénario: Le premier mulligan d'un joueur coûte une carte, et il est pris quand les deux ont décidé
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Alors Angie a sept cartes en main
    Quand Edward garde sa main
    Et qu'Angie met <dessous> carte au-dessous de sa bibliothèque
    Et qu'Angie garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Edward a sept cartes en main

    Exemples:
      | à partir du | règle | dessous |
      | 2009-07-11  | 103.4 | —       |
      | 2019-07-12  | 103.4 | une     |

  @id:calibration.two.draw @variant:two-player @clause:turn.first_draw_alone @clause:step.draw @from:2005-08-01 @must
  Scénario: Seul le joueur qui joue en second pioche à son premier tour
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a huit cartes en main

  @id:calibration.two.read @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scénario: La moitié des points de vie d'un joueur est la moitié de tout ce qu'il a
    Étant donné que l'équipe d'Angie a 11 points de vie
    Et qu'Angie contrôle « Mal à l'affût »
    Quand Angie active la capacité de « Mal à l'affût »
    Alors l'équipe d'Angie a 5 points de vie

  @id:calibration.two.damage @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scénario: Les blessures à chaque joueur sont infligées une fois à chacun des deux
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 15 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et l'équipe d'Edward a 11 points de vie

  @id:calibration.two.priority @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scénario: Un joueur qui a passé ne peut pas agir avant que l'autre agisse
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Wall of Blood »
    Et qu'Edward contrôle « Wall of Blood »
    Quand Angie active la capacité de « Wall of Blood »
    Alors Edward ne peut pas activer la capacité de « Wall of Blood »
    Quand l'équipe d'Angie passe la priorité
    Alors Angie ne peut pas activer la capacité de « Wall of Blood »
    Mais Edward peut activer la capacité de « Wall of Blood »

  @id:calibration.two.combat @variant:two-player @clause:combat.attack @clause:combat.attacks_alone @clause:combat.block @from:2005-08-01 @must
  Scénario: Un attaquant qui n'est pas bloqué inflige ses blessures au seul adversaire
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Oiseaux de paradis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:calibration.two.poison @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  Scénario: Un joueur qui a dix marqueurs poison perd
    Étant donné qu'Edward a sept marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:calibration.two.poison.too_few @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  Scénario: Neuf marqueurs poison sont trop peu
    Étant donné qu'Edward a six marqueurs poison
    Quand Angie lance « Caress of Phyrexia » en ciblant Edward
    Et que le sort se résout
    Alors la partie continue
    Et Edward a neuf marqueurs poison

  @id:calibration.two.loss @variant:two-player @clause:life.zero @from:2005-08-01 @must
  Scénario: Un joueur sans points de vie perd, et l'autre gagne
    Étant donné que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Quand Angie lance « Rides de flammes »
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

# language: fr
Fonctionnalité: Qui frappe en premier, et qui ne fait que regarder
  > Une créature avec l'initiative bloque, ou reste en arrière. Quelles blessures sont infligées, et quand ?

  @id:combat.first_strike.blocker @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Un bloqueur avec l'initiative tue l'attaquant avant qu'il n'inflige des blessures
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Youthful Knight »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Youthful Knight »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Grizzlis » dans son cimetière
    Et Edward contrôle « Youthful Knight »

  @id:combat.first_strike.at_home @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: Les créatures avec l'initiative qui n'attaquent ni ne bloquent ne font pas d'étape à elles
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Youthful Knight »
    Et que Ronald contrôle « Youthful Knight »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:combat.first_strike.lost @situation:combat.first_strike.lost @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: Une créature qui perd l'initiative après avoir frappé ne frappe pas une seconde fois
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Maul of the Skyclaves »
    Et qu'Angie contrôle quatre « Source de mana »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie active la capacité de « Maul of the Skyclaves » en ciblant « Grizzlis »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 26 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Naturalisation » en ciblant « Maul of the Skyclaves »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 26 points de vie

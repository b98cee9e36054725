# language: fr
Fonctionnalité: Le mana non dépensé dans les étapes du combat
  > Une créature attaque, et du mana est ajouté à chaque étape de la phase de combat. Qu'en reste-t-il à la suivante ?

  @id:unspent.attack @clause:mana.empties @clause:step.end @from:2018-04-27 @must
  Scénario: Le mana de chaque étape du combat a disparu à la suivante
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle trois « Forêt »
    Et que Barry contrôle « Plaine »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie active la capacité de la première carte « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Angie n'a aucun mana non dépensé
    Quand Edward bloque « Géant des collines » avec « Grizzlis »
    Et qu'Angie active la capacité de la deuxième carte « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie n'a aucun mana non dépensé
    Quand Angie active la capacité de la troisième carte « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'étape de fin de combat de l'équipe d'Angie commence
    Alors Angie n'a aucun mana non dépensé
    Quand Barry active la capacité de « Plaine »
    Alors Barry a un mana non dépensé
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry n'a aucun mana non dépensé

  @id:unspent.strike @situation:unspent.attack @clause:mana.empties @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Le mana de l'étape où l'initiative inflige ses blessures a disparu à la seconde étape des blessures de combat
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Youthful Knight »
    Et qu'Angie contrôle « Forêt »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Edward avec « Youthful Knight »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape des blessures de combat de l'équipe d'Angie
    Et Angie n'a aucun mana non dépensé

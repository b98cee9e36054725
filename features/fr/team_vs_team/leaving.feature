# language: fr
Fonctionnalité: Un joueur est éliminé, et l'équipe continue
  > Les joueurs perdent un par un, et une équipe avec le dernier des siens. Qui a perdu, qu'est-ce qui part avec lui, et qui a gagné ?

  @id:versus.loses @clause:team.loses_whole @clause:life.zero @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Un joueur sans point de vie est éliminé, et son coéquipier continue
    Étant donné qu'Edward a 2 points de vie
    Et que Ronald a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors Edward perd la partie
    Et Ronald est toujours dans la partie
    Et la partie continue
    Et Edward ne contrôle pas « Géant des collines »
    Et Ronald contrôle « Grizzlis »
    Et Ronald a 20 points de vie
    Quand Angie finit son tour
    Et que Barry finit son tour
    Alors c'est l'étape d'entretien de Ronald

  @id:versus.last @situation:versus.last @clause:team.loses_whole @clause:team.wins_whole @clause:game.over @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Une équipe a perdu avec le dernier des siens, et l'autre a gagné, avec un joueur éliminé auparavant
    Étant donné que Barry a 4 points de vie
    Et qu'Angie a 20 points de vie
    Et qu'Edward a 4 points de vie
    Et que Ronald a 5 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors Barry perd la partie
    Et Edward perd la partie
    Et la partie continue
    Quand Angie lance « Shock » en ciblant Ronald
    Et que le sort se résout
    Alors Angie gagne la partie
    Et Barry gagne la partie
    Et Edward perd la partie
    Et Ronald perd la partie

  @id:versus.last.at_once @situation:versus.last @clause:team.loses_whole @clause:team.wins_whole @clause:game.over @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Une équipe dont les deux joueurs perdent en même temps a perdu, et les deux de l'autre ont gagné
    Étant donné qu'Angie a 5 points de vie
    Et que Barry a 20 points de vie
    Et qu'Edward a 4 points de vie
    Et que Ronald a 4 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors Angie gagne la partie
    Et Barry gagne la partie
    Et Edward perd la partie
    Et Ronald perd la partie

  @id:versus.last.one @situation:versus.last @clause:team.wins_whole @clause:team.loses_whole @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Quand trois perdent en même temps, celui qui reste a gagné, et avec lui son coéquipier qui a perdu avec les autres
    Étant donné qu'Angie a 4 points de vie
    Et que Barry a 20 points de vie
    Et qu'Edward a 4 points de vie
    Et que Ronald a 4 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors Barry gagne la partie
    Et Angie gagne la partie
    Et Edward perd la partie

  @id:versus.teammates_last @clause:team.wins_whole @clause:player.concedes @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Deux coéquipiers qui restent seuls ont gagné ensemble, et ne jouent plus
    Étant donné qu'Angie a 20 points de vie
    Et que Barry a 20 points de vie
    Quand Edward concède la partie
    Alors Edward perd la partie
    Et la partie continue
    Quand Ronald concède la partie
    Alors Angie gagne la partie
    Et Barry gagne la partie
    Et Ronald perd la partie

  @id:versus.draw_game @clause:team.draws_whole @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Quand tous ceux qui restent perdent en même temps, la partie est nulle
    Étant donné qu'Angie a 4 points de vie
    Et qu'Edward a 4 points de vie
    Et que Ronald a 4 points de vie
    Quand Barry concède la partie
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors la partie se termine en ex æquo

  @id:versus.concedes @clause:team.leaves @clause:player.concedes @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Qui concède emporte ce qui attend sur la pile, et son coéquipier a ensuite la priorité
    Étant donné qu'Edward a 20 points de vie
    Et que Barry contrôle « Wall of Blood »
    Quand Angie lance « Rides de flammes »
    Et qu'Angie concède la partie
    Alors Angie perd la partie
    Et Barry est toujours dans la partie
    Et Barry peut activer la capacité de « Wall of Blood »
    Quand l'étape d'entretien de Barry commence
    Alors Edward a 20 points de vie

  @id:versus.own_turn @clause:turn.of_nobody @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Le tour d'un joueur qui part va jusqu'à sa fin, puis vient celui de son coéquipier
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie concède la partie
    Alors c'est l'étape de déclaration des attaquants d'Angie
    Quand l'étape d'entretien de Barry commence
    Alors Edward a 20 points de vie
    Et la partie continue

  @id:versus.attacked_leaves @clause:team.leaves @clause:combat.own_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Ce qui attaque un joueur parti ne blesse personne, pas même son coéquipier
    Étant donné qu'Edward a 20 points de vie
    Et que Ronald a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et qu'Edward concède la partie
    Et que la phase principale post-combat d'Angie commence
    Alors Ronald a 18 points de vie
    Et Edward perd la partie
    Et la partie continue

  @id:versus.win_effect.opponents_lose @situation:versus.win_effect @clause:team.win_effect @variant:team-vs-team @from:2011-09-30 @until:2018-04-27 @must
  Scénario: Quand un effet fait gagner un joueur, ses adversaires perdent, et son coéquipier a gagné aussi
    Étant donné qu'Angie a 50 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Quand l'étape d'entretien d'Angie commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors Angie gagne la partie
    Et Barry gagne la partie
    Et Edward perd la partie
    Et Ronald perd la partie

  @id:versus.win_effect.wins @situation:versus.win_effect @clause:team.win_effect @clause:team.wins_whole @variant:team-vs-team @from:2018-04-27 @must
  Scénario: Quand un effet fait gagner un joueur, l'équipe a gagné, avec un joueur éliminé auparavant
    Étant donné qu'Angie a 50 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Quand Barry concède la partie
    Alors Barry perd la partie
    Quand l'étape d'entretien d'Angie commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors Angie gagne la partie
    Et Barry gagne la partie
    Et Edward perd la partie
    Et Ronald perd la partie

  @id:versus.cannot_lose @clause:team.loses_whole @clause:replacement.cannot @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Ce qui empêche un joueur de perdre ne l'empêche pas pour son coéquipier
    Étant donné qu'Edward a 2 points de vie
    Et que Ronald a 2 points de vie
    Et qu'Edward contrôle « Ange de platine »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors Edward a 0 point de vie
    Et Edward est toujours dans la partie
    Quand Angie lance « Shock » en ciblant Ronald
    Et que le sort se résout
    Alors Ronald perd la partie
    Et Edward est toujours dans la partie
    Et la partie continue

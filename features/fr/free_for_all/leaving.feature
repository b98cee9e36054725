# language: fr
Fonctionnalité: Quitter une partie qui continue
  > En chacun pour soi, qui perd ou concède quitte la partie, et les autres continuent. Qu'est-ce qui part avec lui, et qu'est-ce qui reste ?

  @id:free_for_all.loses @situation:free_for_all.loses @clause:team.leaves @clause:life.zero @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un joueur sans points de vie perd et quitte la partie, et les autres continuent
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et la partie continue
    Et Edward ne contrôle pas « Géant des collines »
    Et l'équipe de Martha a 16 points de vie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe de Martha

  @id:free_for_all.last @situation:free_for_all.loses @clause:team.leaves @clause:game.over @variant:free-for-all @from:2005-08-01 @must
  Scénario: Le dernier joueur qui reste gagne
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Martha a 3 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors la partie continue
    Quand Simon concède la partie
    Alors l'équipe d'Angie gagne la partie
    Et l'équipe d'Edward perd la partie
    Et l'équipe de Simon perd la partie

  @id:free_for_all.draw_game @situation:free_for_all.loses @clause:team.leaves @clause:game.over @variant:free-for-all @from:2005-08-01 @must
  Scénario: Quand les derniers joueurs perdent en même temps, la partie se termine en ex æquo, mais pas pour qui était déjà parti
    Étant donné que l'équipe d'Angie a 4 points de vie
    Et que l'équipe d'Edward a 4 points de vie
    Et que l'équipe de Martha a 4 points de vie
    Et que l'équipe de Simon a 4 points de vie
    Quand Simon concède la partie
    Et qu'Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors la partie se termine en ex æquo
    Et l'équipe de Simon perd la partie

  @id:free_for_all.concedes @situation:free_for_all.concedes @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Qui concède emporte ce qu'il a sur la pile
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Quand Angie lance « Rides de flammes »
    Et qu'Angie concède la partie
    Alors l'équipe d'Angie perd la partie
    Et la partie continue
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Martha a 20 points de vie

  @id:free_for_all.own_turn @situation:free_for_all.own_turn @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scénario: Le tour d'un joueur qui part continue jusqu'à son terme, et le suivant dans l'ordre a la priorité
    Étant donné qu'Edward contrôle « Wall of Blood »
    Et qu'Edward contrôle « Force verdoyante »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie concède la partie
    Alors c'est la phase principale pré-combat de l'équipe d'Angie
    Et Edward peut activer la capacité de « Wall of Blood »
    Quand la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors la partie continue
    Et Edward ne contrôle aucun Saprobionte
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward contrôle un Saprobionte

  @id:free_for_all.blockers_stay @situation:free_for_all.own_turn @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scénario: Quand le joueur attaquant part, les attaquants partent aussi, et personne ne subit de blessures
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie concède la partie
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie ne contrôle pas « Géant des collines »

  @id:free_for_all.attacked_leaves @situation:free_for_all.attacked_leaves @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui attaque un joueur qui est parti ne blesse personne
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et qu'Edward concède la partie
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe de Martha a 18 points de vie
    Et l'équipe de Simon a 20 points de vie
    Et l'équipe d'Edward perd la partie
    Et la partie continue

  @id:free_for_all.wins @situation:free_for_all.wins @clause:team.win_effect @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un effet qui fait gagner un joueur est la fin pour tous les autres
    Étant donné que l'équipe d'Angie a 50 points de vie
    Et qu'Angie contrôle « Test d'endurance »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Test d'endurance » se résout
    Alors l'équipe d'Angie gagne la partie
    Et l'équipe d'Edward perd la partie
    Et l'équipe de Martha perd la partie
    Et l'équipe de Simon perd la partie

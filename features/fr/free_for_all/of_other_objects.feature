# language: fr
Fonctionnalité: Qui défend et qui attaque quand chacun joue seul
  > Dans une partie à plusieurs où chacun joue seul, une capacité parle d'une créature au combat, et appartient à un autre objet. Qui désigne-t-elle ?

  @id:alone.other.two @situation:alone.other @clause:combat.defending_alone @variant:free-for-all @variant:commander @from:2016-07-22 @must
  Scénario: De deux créatures qui attaquent des joueurs différents, chacune a son propre joueur défenseur
    Étant donné qu'Angie contrôle « Campagne de vengeance »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et qu'Angie attaque Simon avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors l'équipe de Martha a 19 points de vie
    Et l'équipe de Simon a 19 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 22 points de vie

  @id:alone.other.one @situation:alone.other @clause:combat.defending_alone @variant:two-player @variant:two-player-commander @from:2016-07-22 @must
  Scénario: L'unique adversaire est le joueur défenseur, et son attaque ne coûte de points de vie à personne
    Étant donné qu'Angie contrôle « Campagne de vengeance »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la capacité déclenchée de « Campagne de vengeance » se résout
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe d'Angie a 21 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Alors la pile est vide

  @id:alone.other.attacked @situation:alone.other.home @clause:combat.defending_alone @variant:free-for-all @from:2010-02-01 @must
  Scénario: Le joueur qu'une autre créature attaque est désigné, et personne ne choisit
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Et que Martha n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Martha a une carte en main
    Et Edward n'a aucune carte en main

  @id:alone.other.chosen @situation:alone.other.home @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @until:2010-02-01 @must
  Scénario: Tant que les règles ne parlaient que de la créature qui a la capacité, son contrôleur choisit parmi tous ceux qui défendent
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Et que Martha n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Et qu'Angie choisit Edward comme joueur défenseur
    Alors Edward a une carte en main
    Et Martha n'a aucune carte en main

  @id:alone.other.source @situation:alone.other.source @clause:combat.defending_alone @variant:free-for-all @from:2010-02-01 @must
  Scénario: La source attaque elle-même un joueur, et celui que l'autre créature attaque est désigné
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Et que Martha n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exercice de l'avant-garde »
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Martha a une carte en main
    Et Edward n'a aucune carte en main

  @id:alone.other.source.own @situation:alone.other.source @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @until:2010-02-01 @must
  Scénario: Tant que les règles ne parlaient que de la créature qui a la capacité, le joueur qu'elle attaque est désigné
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Et que Martha n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exercice de l'avant-garde »
    Et qu'Angie attaque Martha avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Edward a une carte en main
    Et Martha n'a aucune carte en main

  @id:alone.other.blocker @clause:combat.defending_alone @variant:free-for-all @variant:two-player @from:2005-08-01 @must
  Scénario: Pour une créature bloqueuse, le joueur attaquant est celui qui attaque
    Étant donné qu'Edward contrôle « Exercice de l'arrière-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie n'a aucune carte en main
    Et qu'Edward n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Exercice de l'arrière-garde »
    Et que la capacité déclenchée de « Exercice de l'arrière-garde » se résout
    Alors Angie a une carte en main
    Et Edward n'a aucune carte en main

  @id:alone.other.bounty @situation:alone.other.bounty @clause:trigger.is_attacked @variant:free-for-all @variant:commander @from:2010-02-01 @must
  Scénario: Quiconque attaque un adversaire est le joueur attaquant, et non celui qui contrôle la capacité
    Étant donné que Simon contrôle « Exercice de la prime »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie n'a aucune carte en main
    Et que Simon n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de la prime » se résout
    Alors Angie a une carte en main
    Et Simon n'a aucune carte en main

  @id:alone.other.bounty.not @situation:alone.other.bounty @clause:trigger.is_attacked @variant:free-for-all @variant:commander @from:2010-02-01 @must
  Scénario: Celui qui est attaqué contrôle la capacité, et personne ne pioche
    Étant donné qu'Edward contrôle « Exercice de la prime »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Alors la pile est vide

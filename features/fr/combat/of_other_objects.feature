# language: fr
Fonctionnalité: Qui défend et qui attaque, pour les capacités d'autres objets
  > Une capacité parle d'une créature au combat, et appartient à un autre objet. Qui désigne-t-elle par le joueur défenseur, ou par le joueur attaquant ?

  @id:combat.other.home @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: La tête qu'une autre créature attaque est désignée, et personne ne choisit
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Ronald a une carte en main
    Et Edward n'a aucune carte en main

  @id:combat.other.two_heads @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: De deux créatures qui attaquent des têtes différentes, chacune a son propre joueur défenseur
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a une carte en main
    Et Ronald a une carte en main

  @id:combat.other.teammates @situation:combat.other @clause:combat.defending_effect @clause:object.you @from:2018-04-27 @must
  Scénario: La créature du coéquipier attaque l'autre tête, et celle-ci n'est pas désignée
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a une carte en main
    Et Ronald n'a aucune carte en main

  @id:combat.other.source_attacks @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: La source attaque elle-même une tête, et c'est la tête de l'autre créature qui est désignée
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exercice de l'avant-garde »
    Et qu'Angie attaque Ronald avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Ronald a une carte en main
    Et Edward n'a aucune carte en main

  @id:combat.other.attacker_gone @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: La créature attaquante est partie quand la capacité se résout, et la tête qu'elle attaquait est désignée
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et qu'Angie lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Angie ne contrôle pas « Grizzlis »
    Et Ronald a une carte en main
    Et Edward n'a aucune carte en main

  @id:combat.other.source_gone @situation:combat.other @clause:combat.defending_effect @clause:ability.independent @from:2018-04-27 @must
  Scénario: La source est partie quand la capacité se résout, et la tête de la créature est désignée malgré tout
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et qu'Angie lance « Unsummon » en ciblant « Exercice de l'avant-garde »
    Et que le sort se résout
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Angie ne contrôle pas « Exercice de l'avant-garde »
    Et Ronald a une carte en main
    Et Edward n'a aucune carte en main

  @id:combat.other.chosen @situation:combat.other @clause:combat.defending_effect @until:2018-04-27 @must
  Plan du scénario: Quand l'équipe est attaquée en bloc, le contrôleur de la capacité choisit l'une ou l'autre tête
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Et qu'Angie choisit <joueur> comme joueur défenseur
    Alors <joueur> a une carte en main
    Et <coéquipier> n'a aucune carte en main

    Exemples:
      | à partir du | joueur | coéquipier |
      | 2007-02-01  | Edward | Ronald     |
      | 2007-02-01  | Ronald | Edward     |

  @id:combat.other.planeswalker @situation:combat.other.thing @clause:combat.defending_effect @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Le planeswalker d'une tête est attaqué, et cette tête est le joueur défenseur
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Ronald a une carte en main
    Et Edward n'a aucune carte en main

  @id:combat.other.battle @situation:combat.other.thing @clause:combat.defending_effect @clause:battle.defending @from:2023-04-14 @must
  Scénario: Une bataille est attaquée, et son protecteur est le joueur défenseur
    Étant donné qu'Angie contrôle « Exercice de l'avant-garde »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Invasion of Dominaria »
    Et que le protecteur de « Invasion of Dominaria » est Ronald
    Et que « Invasion of Dominaria » a cinq marqueurs « défense »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Invasion of Dominaria » avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de l'avant-garde » se résout
    Alors Ronald a une carte en main
    Et Edward n'a aucune carte en main

  @id:combat.other.target @situation:combat.other.target @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: De deux créatures attaquantes, celle qui est la cible dit qui est le joueur défenseur
    Étant donné qu'Angie contrôle « Exercice du signal »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward n'a aucune carte en main
    Et que Ronald n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Grizzlis »
    Et qu'Angie active la capacité de « Exercice du signal » en ciblant « Grizzlis »
    Et que la capacité se résout
    Alors Ronald a une carte en main
    Et Edward n'a aucune carte en main

  @id:combat.other.each @situation:combat.other.each @clause:combat.defending_effect @from:2018-04-27 @must
  Scénario: Ce que reçoit chaque créature attaquante est compté chez la tête que cette créature attaque
    Étant donné qu'Angie contrôle « Exercice du tambour de guerre »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle deux « Vanille 1/1 »
    Et que Ronald contrôle « Mur de bois »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Alors la créature « Géant des collines » est 5/3
    Et la créature « Grizzlis » est 3/2

  @id:combat.other.lacks @situation:combat.other.lacks @clause:combat.defending_effect @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Ce qui manque au joueur défenseur est demandé de la tête que chaque créature attaque
    Étant donné qu'Angie contrôle « Exercice de la porte ouverte »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Vanille 1/1 »
    Et qu'Angie n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a une carte en main

  @id:combat.other.lacks.both @situation:combat.other.lacks @clause:combat.attack_condition @clause:trigger.intervening_if @from:2007-05-01 @until:2018-04-27 @must
  Scénario: Quand l'équipe est attaquée en bloc, ce que le joueur défenseur ne doit pas avoir, aucune des deux têtes ne doit l'avoir
    Étant donné qu'Angie contrôle « Exercice de la porte ouverte »
    Et qu'Angie contrôle « Géant des collines »
    Et que Ronald contrôle « Vanille 1/1 »
    Et qu'Angie n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Alors la pile est vide

  @id:combat.other.blocker @situation:combat.other.blocker @clause:combat.block_condition @from:2018-04-27 @must
  Scénario: Pour une créature bloqueuse, le joueur attaquant est la tête qui contrôle ce qu'elle bloque
    Étant donné qu'Edward contrôle « Exercice de l'arrière-garde »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Exercice de l'arrière-garde »
    Et que la capacité déclenchée de « Exercice de l'arrière-garde » se résout
    Alors Barry a une carte en main
    Et Angie n'a aucune carte en main

  @id:combat.other.blocker.two @situation:combat.other.blocker @clause:combat.block_condition @from:2024-11-08 @must
  Scénario: Le contrôleur d'une créature qui bloque une créature de chaque tête choisit
    Étant donné qu'Edward contrôle « Exercice de l'arrière-garde »
    Et qu'Edward contrôle « High Ground »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque à la fois « Grizzlis » et « Géant des collines » avec « Exercice de l'arrière-garde »
    Et que la capacité déclenchée de « Exercice de l'arrière-garde » se résout
    Et qu'Edward choisit Barry comme joueur affecté
    Alors Barry a une carte en main
    Et Angie n'a aucune carte en main

  @id:combat.other.blocker.chosen @situation:combat.other.blocker @clause:combat.defending_effect @from:2007-02-01 @until:2018-04-27 @must
  Scénario: Quand les équipes attaquent en bloc, le contrôleur de la capacité choisit l'un ou l'autre joueur attaquant
    Étant donné qu'Edward contrôle « Exercice de l'arrière-garde »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Exercice de l'arrière-garde »
    Et que la capacité déclenchée de « Exercice de l'arrière-garde » se résout
    Et qu'Edward choisit Angie comme joueur affecté
    Alors Angie a une carte en main
    Et Barry n'a aucune carte en main

  @id:combat.other.bounty @clause:trigger.is_attacked @clause:combat.block_condition @from:2018-04-27 @must
  Scénario: Une tête attaque un adversaire et est le joueur attaquant, et non le coéquipier qui contrôle la capacité
    Étant donné qu'Angie contrôle « Exercice de la prime »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie n'a aucune carte en main
    Et que Barry n'a aucune carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que la capacité déclenchée de « Exercice de la prime » se résout
    Alors Barry a une carte en main
    Et Angie n'a aucune carte en main

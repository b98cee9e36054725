# language: fr
Fonctionnalité: Ce qui piétine ses bloqueurs
  > Une créature bloquée inflige ce dont ses bloqueurs n'ont pas besoin à qui ou à ce qu'elle attaque. Combien, et à qui ?

  @id:keyword.trample.before @situation:keyword.trample @clause:combat.trample @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Le reste va au seul joueur défenseur que l'équipe active choisit
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Grizzlis »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Ronald a « Grizzlis » dans son cimetière
    Et Angie contrôle « War Mammoth »

  @id:keyword.trample.attacked @situation:keyword.trample @clause:combat.trample @clause:combat.damaged_player @from:2018-04-27 @must
  Scénario: Le reste va au joueur attaqué, peu importe qui bloque dans l'équipe
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Grizzlis »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Ronald a « Grizzlis » dans son cimetière

  @id:keyword.trample.none_left @situation:keyword.trample @clause:combat.trample @from:2018-04-27 @must
  Scénario: Un bloqueur qui a besoin de toutes les blessures les reçoit toutes, et personne n'a à choisir
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Ronald a « Géant des collines » dans son cimetière
    Et Angie a « War Mammoth » dans son cimetière

  @id:keyword.trample.held_back @situation:keyword.trample @clause:combat.trample @from:2018-04-27 @must
  Scénario: Toutes les blessures de ce qui piétine peuvent aller au bloqueur, et ce qui ne piétine pas n'a pas le choix
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Grizzlis »
    Et qu'Edward bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Angie répartit les blessures : 3 à « Grizzlis », 0 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Ronald a « Grizzlis » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière

  @id:keyword.trample.in_order @situation:keyword.trample.two @clause:combat.trample @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scénario: De deux bloqueurs, chacun reçoit des blessures mortelles dans l'ordre annoncé, et le joueur le reste
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Oiseaux de paradis »
    Et qu'Edward bloque « War Mammoth » avec « Vanille 1/1 »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Vanille 1/1 », puis « Oiseaux de paradis »
    Et que l'équipe d'Angie répartit les blessures : 1 à « Oiseaux de paradis », 1 à « Vanille 1/1 », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Edward ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature

  @id:keyword.trample.freely @situation:keyword.trample.two @clause:combat.trample @clause:combat.division @from:2024-11-08 @must
  Scénario: De deux bloqueurs, chacun reçoit des blessures mortelles avant que le joueur n'en reçoive, sans ordre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et qu'Edward contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Oiseaux de paradis »
    Et qu'Edward bloque « War Mammoth » avec « Vanille 1/1 »
    Et que l'équipe d'Angie répartit les blessures : 1 à « Oiseaux de paradis », 1 à « Vanille 1/1 », 1 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Edward ne contrôle aucune créature
    Et Ronald ne contrôle aucune créature

  @id:keyword.trample.blocker_gone @situation:keyword.trample.gone @clause:combat.trample @from:2018-04-27 @must
  Scénario: Son bloqueur parti, ce qui piétine inflige tout, et ce qui ne piétine pas n'inflige rien
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Grizzlis »
    Et qu'Edward bloque « Géant des collines » avec « Wind Drake »
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que Barry lance « Shock » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie

  @id:keyword.trample.walker @situation:keyword.trample.walker @clause:combat.trample @from:2018-04-27 @must
  Scénario: Le reste va au planeswalker attaqué, et à aucun des joueurs
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Liliana, the Last Hope »
    Et que Ronald contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque « Liliana, the Last Hope » avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « War Mammoth » avec « Vanille 1/1 »
    Et que l'équipe d'Angie répartit les blessures : 1 à « Vanille 1/1 », 2 à « Liliana, the Last Hope »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Liliana, the Last Hope » a un marqueur « loyauté »
    Et l'équipe d'Edward a 20 points de vie
    Et Ronald ne contrôle aucune créature

  @id:keyword.trample.blocking @situation:keyword.trample.blocking @clause:combat.trample @from:2018-04-27 @must
  Scénario: Ce qui piétine n'inflige rien au-delà de ce qu'il bloque
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Grizzlis » avec « War Mammoth »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Grizzlis » dans son cimetière

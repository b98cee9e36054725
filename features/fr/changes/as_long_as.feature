# language: fr
Fonctionnalité: Tant qu'un permanent est là
  > Un permanent donne le contrôle d'une créature, double ce que les créatures de son contrôleur infligent, ou empêche des capacités de se déclencher. De qui s'agit-il, et pour combien de temps ?

  @id:while_there.leaves @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scénario: Quand le permanent qui a donné le contrôle meurt, la créature est de nouveau à son propriétaire
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Sower of Temptation »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Sower of Temptation » se résout
    Alors Angie contrôle « Géant des collines »
    Quand Barry lance « Meurtre » en ciblant « Sower of Temptation »
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »

  @id:while_there.stays @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scénario: Au tour suivant, et pendant que meurent des créatures d'un coéquipier, le contrôle continue
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Sower of Temptation »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Sower of Temptation » se résout
    Et que Barry lance « Meurtre » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors Angie contrôle « Géant des collines »

  @id:while_there.taken @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scénario: Qui prend le permanent qui a donné le contrôle ne prend pas la créature avec lui
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Sower of Temptation »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Sower of Temptation » se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Blind with Anger » en ciblant « Sower of Temptation »
    Et que le sort se résout
    Alors Ronald contrôle « Sower of Temptation »
    Et Angie contrôle « Géant des collines »

  @id:while_there.before @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scénario: Quand le permanent n'est plus là avant que sa capacité se résolve, personne n'acquiert le contrôle
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Sower of Temptation »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Meurtre » en ciblant « Sower of Temptation »
    Et que le sort se résout
    Et que la capacité déclenchée de « Sower of Temptation » se résout
    Alors Edward contrôle « Géant des collines »

  @id:damage_of.own @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  Scénario: D'une attaque, les blessures de sa propre créature sont doublées, celles de la créature du coéquipier ne le sont pas
    Étant donné qu'Angie contrôle « Gratuitous Violence »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 22 points de vie

  @id:damage_of.creature @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  Scénario: Ce qu'une créature subit est doublé aussi, et ce que le bloqueur inflige ne l'est pas
    Étant donné qu'Angie contrôle « Gratuitous Violence »
    Et que Ronald contrôle « Élémental de l'air »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Géant des collines » avec « Élémental de l'air »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald a « Élémental de l'air » dans son cimetière

  @id:damage_of.spell @situation:damage_of @clause:object.you @clause:replacement.order @from:2005-08-01 @must
  Scénario: Un sort n'est pas une créature, et inflige ce qu'il dit
    Étant donné qu'Angie contrôle « Gratuitous Violence »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward a 28 points de vie

  @id:no_trigger.entering @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Une créature qui arrive ne fait rien se déclencher, ni sa propre capacité ni celle d'un adversaire ou d'un coéquipier
    Étant donné que Barry contrôle « Torpor Orb »
    Et que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Edward contrôle « Soul Warden »
    Et que Barry contrôle « Soul Warden »
    Quand Angie lance « Thragtusk »
    Et que le sort se résout
    Alors la pile est vide
    Et Angie contrôle « Thragtusk »

  @id:no_trigger.leaving @situation:no_trigger @clause:trigger.enters @clause:trigger.dies @from:2005-08-01 @must
  Scénario: Une créature qui part fait se déclencher sa capacité tout de même
    Étant donné qu'Edward contrôle « Torpor Orb »
    Et qu'Angie contrôle « Thragtusk »
    Quand Angie lance « Meurtre » en ciblant « Thragtusk »
    Et que le sort se résout
    Et que la capacité déclenchée de « Thragtusk » se résout
    Alors Angie contrôle un jeton de créature 3/3

  @id:no_trigger.others @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Ce qui arrive sans être une créature fait se déclencher sa capacité
    Étant donné qu'Edward contrôle « Torpor Orb »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Oblivion Ring »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Alors Edward possède « Géant des collines » en exil

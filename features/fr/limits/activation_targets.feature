# language: fr
Fonctionnalité: Cibles des capacités qui sont activées
  > Une capacité nomme sa cible quand elle est activée. Laquelle peut être choisie, et laquelle est refusée ?

  @id:activation.nonland @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scénario: Ayli, Eternal Pilgrim peut viser n'importe quel permanent, sauf un terrain
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 50 points de vie
    Et qu'Angie contrôle « Ayli, Eternal Pilgrim »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle trois « Source de mana »
    Et qu'Edward contrôle « Fountain of Youth »
    Et qu'Edward contrôle « Forêt »
    Alors Angie ne peut pas activer la deuxième capacité de « Ayli, Eternal Pilgrim » en ciblant « Forêt »
    Mais Angie peut activer la deuxième capacité de « Ayli, Eternal Pilgrim » en ciblant « Fountain of Youth »
    Quand la capacité se résout
    Alors Edward possède « Fountain of Youth » en exil
    Et Edward contrôle « Forêt »

  @id:activation.hexproof @clause:target.choose @from:2011-09-30 @must
  Scénario: Une capacité ne peut pas viser une créature qui a le linceul, fût-elle celle d'un coéquipier de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Goblin Bombardment »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Mist Leopard »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas activer la capacité de « Goblin Bombardment » en ciblant « Mist Leopard »
    Mais Angie peut activer la capacité de « Goblin Bombardment » en ciblant « Géant des collines »
    Quand Angie sacrifie « Grizzlis »
    Et que la capacité se résout
    Alors Edward contrôle « Géant des collines »
    Et Barry contrôle « Mist Leopard »

  @id:activation.player @clause:target.choose @from:2005-08-01 @must
  Scénario: Une capacité qui vise un joueur vise n'importe lequel, le coéquipier aussi, et aucun permanent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Acolyte of Xathrid »
    Et qu'Angie contrôle deux « Source de mana »
    Et que Barry contrôle « Géant des collines »
    Alors Angie ne peut pas activer la capacité de « Acolyte of Xathrid » en ciblant « Géant des collines »
    Mais Angie peut activer la capacité de « Acolyte of Xathrid » en ciblant Barry
    Quand la capacité se résout
    Alors l'équipe d'Angie a 19 points de vie

# language: fr
Fonctionnalité: Ce qui s'en est allé de cette manière
  > Un effet détruit, exile ou fait sacrifier des créatures, et le suivant les compte. Lesquelles comptent, et pour qui ?

  @id:this_way.all @clause:effect.destroy @clause:effect.indestructible @clause:effect.regenerate @from:2016-11-11 @must
  Scénario: Chaque créature détruite compte, quel que soit son contrôleur ; ce qui est indestructible ou régénéré ne compte pas
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Darksteel Gargoyle »
    Et que Barry contrôle « Drudge Skeletons »
    Et que Barry contrôle « Marais »
    Quand Barry active la capacité de « Drudge Skeletons »
    Et que la capacité se résout
    Et qu'Angie lance « Fumigate »
    Et que le sort se résout
    Alors l'équipe d'Angie a 23 points de vie
    Et Edward contrôle « Darksteel Gargoyle »
    Et Barry contrôle « Drudge Skeletons »
    Et Angie ne contrôle aucune créature

  @id:this_way.own @clause:object.as_it_was @clause:object.you @from:2019-07-12 @must
  Scénario: Parmi les créatures que l'on contrôlait, il n'y a aucune de celles d'un coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Wind Drake »
    Quand Angie lance « Kaya's Wrath »
    Et que le sort se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et Barry ne contrôle aucune créature

  @id:this_way.each @clause:object.as_it_was @clause:life.shared @from:2016-01-16 @must
  Scénario: Chaque joueur perd des points de vie pour ses propres créatures, donc une équipe pour celles des deux
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Et que Ronald contrôle « Wind Drake »
    Quand Angie lance « Deadly Tempest »
    Et que le sort se résout
    Alors l'équipe d'Angie a 17 points de vie
    Et l'équipe d'Edward a 19 points de vie

  @id:this_way.sacrificed @clause:effect.choice @from:2011-06-17 @must
  Scénario: Pour chaque créature qu'un autre joueur sacrifie il y a un Zombie, pour celle du coéquipier aussi et aucun pour la sienne
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Syphon Flesh »
    Et que le sort se résout
    Alors Angie contrôle deux Zombies
    Et Angie contrôle « Grizzlis »
    Et Barry ne contrôle aucune créature
    Et Edward ne contrôle aucune créature

  @id:this_way.exiled @clause:zone.exile @clause:object.you @from:2005-08-01 @must
  Scénario: Une créature exilée compte pour qui la contrôlait, et pour aucun coéquipier
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Quand Angie lance « Exercice du balai »
    Et que le sort se résout
    Alors Angie a une carte en main
    Et Barry possède « Géant des collines » en exil

  @id:this_way.cost @clause:object.as_it_was @clause:cost.additional @from:2018-04-27 @must
  Scénario: Ce qui a été sacrifié comme coût avait tant de force, marqueurs compris, en partant
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Et que Barry contrôle « Élémental de l'air »
    Quand Angie lance « Fling » en ciblant Ronald
    Et que le sort se résout
    Alors l'équipe d'Edward a 15 points de vie
    Et Angie a « Géant des collines » dans son cimetière
    Et Barry contrôle « Élémental de l'air »

  @id:this_way.cost.both @clause:object.as_it_was @clause:cost.additional @from:2010-04-23 @must
  Scénario: La force et l'endurance d'une créature sacrifiée sont lues l'une après l'autre, bien après son départ
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Giant Spider »
    Quand Angie lance « Momentous Fall »
    Et que le sort se résout
    Alors l'équipe d'Angie a 24 points de vie
    Et Angie a deux cartes en main

  @id:this_way.total @clause:object.as_it_was @clause:object.you @from:2018-04-27 @must
  Scénario: Ce qu'un effet fait sacrifier au joueur est mesuré, et rien du coéquipier
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Élémental de l'air »
    Quand Angie lance « Disciple of Bolas »
    Et que le sort se résout
    Et que la capacité déclenchée de « Disciple of Bolas » se résout
    Alors l'équipe d'Angie a 23 points de vie
    Et Angie a trois cartes en main
    Et Barry contrôle « Élémental de l'air »

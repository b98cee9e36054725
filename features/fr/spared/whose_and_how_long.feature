# language: fr
Fonctionnalité: Au point près, pour son camp, jusqu'à sa fin
  > Un don de vol ou de force, un nombre, une perte : pour qui, combien, et jusqu'à quand ?

  @id:card.rafiq.ends @situation:card.rafiq @clause:combat.first_strike @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce qui a frappé deux fois en attaquant ne frappe qu'une fois en bloquant au tour suivant
    Étant donné qu'Angie contrôle « Rafiq of the Many »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Awakening »
    Et qu'Edward contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Grizzlis »
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Géant des collines » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Edward contrôle « Géant des collines »
    Et Angie a « Grizzlis » dans son cimetière

  @id:card.sorcerer @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scénario: Ce que Sighted-Caste Sorcerer grossit est comme avant au tour des adversaires
    Étant donné qu'Angie contrôle « Sighted-Caste Sorcerer »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2

  @id:card.chalice @clause:ability.only_if @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scénario: L'autre face de Chalice of Life s'engage aussi pour sa capacité, et ne le fait qu'une fois
    Étant donné que l'équipe d'Angie a 39 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chalice of Life »
    Quand Angie active la capacité de « Chalice of Life »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Chalice of Life »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 15 points de vie
    Et la carte « Chalice of Life » est engagée
    Et Angie ne peut pas activer la capacité de « Chalice of Life »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Chalice of Life »

  @id:card.spawn @clause:life.shared @clause:life.read @from:2010-04-23 @must
  Scénario: Spawn of Mayhem ne grandit pas à 11 points de vie, et grandit à 9
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Spawn of Mayhem »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 11 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Et la créature « Spawn of Mayhem » est 4/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 9 points de vie
    Et la créature « Spawn of Mayhem » est 5/5

  @id:card.angels_fly @clause:creature.dies @from:2010-04-23 @must
  Scénario: Les anges qu'apportent Speaker of the Heavens et Ascension du luminaire volent, si bien que Tremor les épargne
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et qu'Angie contrôle « Speaker of the Heavens »
    Et que Barry contrôle « Ascension du luminaire »
    Et que « Ascension du luminaire » a quatre marqueurs « quête »
    Et que Barry contrôle deux « Plaine »
    Quand Angie active la capacité de « Speaker of the Heavens »
    Et que la capacité se résout
    Et que Barry active la capacité de « Ascension du luminaire »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Pyroclasm »
    Et que le sort se résout
    Et qu'Edward lance « Tremor »
    Et que le sort se résout
    Et que Ronald lance « Tremor »
    Et que le sort se résout
    Alors Angie contrôle un jeton Ange
    Et Barry contrôle un jeton Ange

  @id:card.own_side @clause:life.shared @clause:object.you @clause:trigger.enters @from:2005-08-01 @must
  Scénario: Un pirate qui arrive coûte des points de vie aux adversaires, et aucun à son équipe
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Forerunner of the Coalition »
    Quand Angie lance « Dire Fleet Captain »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe d'Angie a 20 points de vie

  @id:card.merchant @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scénario: Marchand gris d'Asphodèle donne à son contrôleur autant que perdent les adversaires, et pas plus
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Light of Promise » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 24 points de vie
    Et la créature « Grizzlis » est 6/6

  @id:card.specter @clause:combat.damage @clause:object.you @from:2018-04-27 @must
  Scénario: Scythe Specter fait défausser les adversaires, et son équipe garde ses cartes et ses points de vie
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Scythe Specter »
    Et qu'Angie a « Force verdoyante » en main
    Et que Barry a « Géant des collines » en main
    Et qu'Edward a « Géant des collines » en main
    Et que Ronald a « Shock » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Scythe Specter »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 12 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie a une carte en main
    Et Barry a une carte en main
    Et Edward n'a aucune carte en main
    Et Ronald n'a aucune carte en main

  @id:card.moat.cast @clause:target.choose @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Une couleur est choisie quand arrive Douve de Téfèiri, et les créatures de cette couleur n'attaquent pas son contrôleur
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Douve de Téfèiri »
    Et que le sort se résout
    Et qu'Angie choisit la couleur le vert
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer Angie avec « Grizzlis »
    Mais Edward peut attaquer Barry avec « Grizzlis »
    Et Ronald peut attaquer Angie avec « Géant des collines »

  @id:card.transcendence @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: Transcendance n'empêche pas les adversaires de perdre à 0 point de vie
    Étant donné que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 2 points de vie
    Et qu'Angie contrôle « Transcendance »
    Quand Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie

  @id:card.grid @clause:cost.resources @clause:mana.own @from:2005-08-01 @must
  Scénario: Au tour des adversaires, Defense Grid fait coûter un sort trois de plus, ni deux ni quatre
    Étant donné que Barry contrôle « Defense Grid »
    Et qu'Edward contrôle trois « Forêt »
    Et que Ronald contrôle quatre « Forêt »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Brouillard »
    Mais Ronald peut lancer « Brouillard »

  @id:card.pegasus @clause:combat.block @clause:combat.prohibition @from:2018-04-27 @must
  Scénario: Loyal Pegasus, qui ne peut pas bloquer seul, bloque avec la créature du coéquipier
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Loyal Pegasus »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Loyal Pegasus »
    Mais Edward peut bloquer « Géant des collines » avec « Loyal Pegasus »
    Et Ronald peut bloquer « Grizzlis » avec « Wind Drake »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Loyal Pegasus » dans son cimetière
    Et Ronald a « Wind Drake » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière

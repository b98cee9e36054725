# language: fr
Fonctionnalité: Chaque entretien, de qui que ce soit
  > Une capacité attend chaque étape d'entretien, et non celle de chaque joueur. Combien de fois se déclenche-t-elle quand deux adversaires la partagent ?

  @id:card.each_upkeep @clause:trigger.step @clause:target.choose @from:2007-05-01 @until:2020-01-24 @must
  Scénario: Trois capacités sur chaque entretien se déclenchent une fois chacune pendant celui que deux adversaires partagent
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Crescendo of War »
    Et qu'Angie contrôle « Magmatic Force »
    Et que Barry contrôle « Force verdoyante »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Angie choisit Edward comme cible
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors « Crescendo of War » a un marqueur « querelle »
    Et l'équipe d'Edward a 17 points de vie
    Et Barry contrôle un jeton Saprobionte

  @id:card.awakening.once @situation:card.awakening @clause:trigger.step @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @until:2020-01-24 @must
  Scénario: Ce qui est engagé une fois qu'Awakening a tout dégagé reste engagé
    Étant donné qu'Angie contrôle « Awakening »
    Et qu'Edward contrôle « Forêt »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Awakening » se résout
    Et qu'Edward active la capacité de « Forêt »
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Forêt » est engagée

  @id:card.chaos_moon.once @situation:card.chaos_moon @clause:trigger.step @from:2007-05-01 @until:2020-01-24 @must
  Scénario: Chaos Moon grossit une fois une créature rouge pendant l'entretien que deux adversaires partagent
    Étant donné qu'Angie contrôle « Chaos Moon »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 4/4

  @id:card.chaos_moon.own @situation:card.chaos_moon @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scénario: Ce que Chaos Moon a fait pendant le tour de son propre contrôleur est fini à l'entretien suivant, avant qu'il ne se déclenche de nouveau
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Chaos Moon »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward a « Forêt » en main
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 2/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward joue le terrain « Forêt »
    Et que l'étape de pioche de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 4/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

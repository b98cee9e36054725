# language: fr
Fonctionnalité: Après le combat, et au suivant
  > Le combat est terminé. Y a-t-il encore quelque chose qui attaque, bloque ou défend, et que sait le combat suivant du précédent ?

  @id:exact.combat.over @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scénario: Ce qui est dit de qui est attaqué est vrai pendant le combat, et pas après
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Plaine »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Grizzlis »
    Et que l'équipe d'Edward passe la priorité
    Alors Angie peut lancer « Qasali Ambusher » sans payer son coût de mana
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Qasali Ambusher » sans payer son coût de mana

  @id:exact.combat.again @clause:combat.block @clause:combat.damage @from:2018-04-27 @must
  Scénario: Une créature qui a bloqué un attaquant en blesse un autre qu'elle bloque dans un combat ultérieur
    Étant donné qu'Angie contrôle « Killer Whale »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Killer Whale »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Killer Whale » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry a « Géant des collines » dans son cimetière
    Et Angie contrôle « Killer Whale »
    Et Edward contrôle « Obsianus Golem »

  @id:exact.combat.defending_over @clause:combat.defending_ability @from:2009-07-11 @until:2018-04-27 @must
  Scénario: Les créatures de qui comptent était choisi pour ce combat, et après lui celles de personne ne comptent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Exercice du miroir »
    Et que Barry contrôle deux « Vanille 1/1 »
    Quand l'étape de début de combat de l'équipe d'Edward commence
    Et qu'Edward choisit Barry comme joueur défenseur
    Alors la créature « Exercice du miroir » est 2/4
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors la créature « Exercice du miroir » est 0/4

  @id:exact.combat.struck_once @clause:combat.first_strike @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Tant que les blessures de combat utilisent la pile aussi, une créature qui frappe en premier ne frappe qu'une fois
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Youthful Knight »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Youthful Knight »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie

# language: fr
Fonctionnalité: Sorts d'un tour terminé
  > Un coéquipier a lancé un sort pendant le dernier tour de l'équipe, ou une condition était vraie quand une capacité s'est déclenchée. Cela compte-t-il encore ?

  @id:twice.surge @clause:spell.surge @from:2016-01-16 @must
  Scénario: Un sort du dernier tour de l'équipe ne permet à personne de payer un coût de déferlement dans celui-ci
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Goblin Freerunner » en main
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie ne peut pas lancer « Goblin Freerunner » pour son coût de déferlement
    Quand Barry lance « Rides de flammes »
    Et que le sort se résout
    Alors Angie peut lancer « Goblin Freerunner » pour son coût de déferlement

  @id:twice.condition @clause:trigger.intervening_if @from:2009-10-01 @must
  Scénario: Une condition vraie quand la capacité s'est déclenchée et fausse quand elle se résout ne fait rien
    Étant donné qu'Angie contrôle « Ascension du luminaire »
    Et que Ronald a « Shock » en main
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que Ronald lance « Shock » en ciblant Angie
    Et que le sort se résout
    Et que la capacité déclenchée de « Ascension du luminaire » se résout
    Alors « Ascension du luminaire » n'a aucun marqueur « quête »

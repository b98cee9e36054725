# language: fr
@source:F @source:I @source:J
Fonctionnalité: Les capacités qui se déclenchent dans l'étape de chaque adversaire
  > Deux adversaires partagent une seule étape de fin. Une capacité de l'étape de fin de chaque adversaire se déclenche-t-elle une fois ou deux ?

  @id:trigger.step.each_opponent @clause:trigger.step @must
  Plan du scénario: Une capacité qui ne nomme aucun joueur se déclenche une fois, puis pour chaque adversaire, puis de nouveau une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Épreuve des étapes »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle <jetons>

    Exemples:
      | à partir du | règle               | jetons                  |
      | 2005-08-05  | FAQ 2005            | un jeton de créature    |
      | 2007-05-01  | Gatherer 2007-05-01 | deux jetons de créature |
      | 2020-01-24  | 805.4d              | un jeton de créature    |

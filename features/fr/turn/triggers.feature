# language: fr
@source:F @source:I @source:J
Fonctionnalité: Les capacités qui se déclenchent au début d'une étape
  > Les coéquipiers partagent leurs étapes. Combien de fois une capacité se déclenche-t-elle dans une étape que deux joueurs ont ensemble ?

  @id:trigger.step.verdant_force @clause:trigger.step @source:F-EX02 @source:I-EX02 @source:J-EX01 @from:2005-08-05 @must
  Scénario: La Force verdoyante crée un Saprobionte pendant l'entretien de chaque équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Force verdoyante »
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Force verdoyante » se résout
    Alors Angie contrôle un jeton Saprobionte
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Force verdoyante » se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors Angie contrôle deux jetons Saprobionte
    Et Barry ne contrôle aucun jeton Saprobionte

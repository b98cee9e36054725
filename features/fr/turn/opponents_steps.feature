# language: fr
@source:F @source:I @source:J
Fonctionnalité: Les capacités qui se déclenchent dans l'étape de chaque adversaire
  > Deux adversaires partagent une seule étape de fin. Une capacité de l'étape de fin de chaque adversaire se déclenche-t-elle une fois ou deux ?

  @id:trigger.step.each_opponent @clause:trigger.step @must
  Plan du scénario: Une capacité qui ne nomme aucun joueur se déclenche une fois, puis pour chaque adversaire, puis de nouveau une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Exercice des étapes »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie contrôle <jetons>

    Exemples:
      | à partir du | règle               | jetons                  |
      | 2005-08-05  | FAQ 2005            | un jeton de créature    |
      | 2007-05-01  | Gatherer 2007-05-01 | deux jetons de créature |
      | 2020-01-24  | 805.4d              | un jeton de créature    |

  @id:trigger.step.luminarch @clause:trigger.step @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  Plan du scénario: L'Ascension du luminaire reçoit un marqueur « quête » chaque fois qu'elle se déclenche à l'étape de fin des adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ascension du luminaire »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors « Ascension du luminaire » a <marqueurs>

    Exemples:
      | à partir du | règle               | marqueurs                |
      | 2005-08-05  | FAQ 2005            | un marqueur « quête »    |
      | 2007-05-01  | Gatherer 2007-05-01 | deux marqueurs « quête » |
      | 2020-01-24  | 805.4d              | un marqueur « quête »    |

  @id:trigger.step.luminarch.declined @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-05 @must
  Scénario: Le contrôleur de l'Ascension du luminaire peut se passer du marqueur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ascension du luminaire »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors « Ascension du luminaire » n'a aucun marqueur « quête »

  @id:trigger.step.luminarch.lost_life @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scénario: L'Ascension du luminaire ne reçoit aucun marqueur si son contrôleur a perdu des points de vie ce tour-ci
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ascension du luminaire »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle deux « Source de mana »
    Quand Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit Angie comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors « Ascension du luminaire » n'a aucun marqueur « quête »

  @id:trigger.step.luminarch.teammate_lost_life @situation:trigger.step.luminarch @clause:trigger.step @clause:life.shared @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  Plan du scénario: Pour l'Ascension du luminaire, peu importe que le coéquipier ait perdu des points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ascension du luminaire »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle deux « Source de mana »
    Quand Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit Barry comme cible
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Edward commence
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors « Ascension du luminaire » a <marqueurs>

    Exemples:
      | à partir du | règle               | marqueurs                |
      | 2005-08-05  | FAQ 2005            | un marqueur « quête »    |
      | 2007-05-01  | Gatherer 2007-05-01 | deux marqueurs « quête » |
      | 2020-01-24  | 805.4d              | un marqueur « quête »    |

  @id:trigger.step.luminarch.meanwhile @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scénario: Pour l'Ascension du luminaire, les points de vie perdus avant la résolution de la capacité comptent aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ascension du luminaire »
    Et qu'Edward contrôle « Acolyte of Xathrid »
    Et qu'Edward contrôle deux « Source de mana »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et qu'Edward active la capacité de « Acolyte of Xathrid »
    Et qu'Edward choisit Angie comme cible
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors « Ascension du luminaire » n'a aucun marqueur « quête »

  @id:trigger.step.luminarch.own_step @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: L'Ascension du luminaire ne se déclenche pas à l'étape de fin de sa propre équipe
    Étant donné qu'Angie contrôle « Ascension du luminaire »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie fait ce que la capacité permet
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors « Ascension du luminaire » n'a aucun marqueur « quête »

  @id:ability.only_if.angel @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Avec quatre marqueurs « quête », Ascension du luminaire crée un Ange avec le vol
    Étant donné qu'Angie contrôle « Ascension du luminaire »
    Et que « Ascension du luminaire » a quatre marqueurs « quête »
    Et qu'Angie contrôle deux « Source de mana »
    Quand Angie active la capacité de « Ascension du luminaire »
    Et que la capacité se résout
    Alors Angie contrôle un jeton Ange 4/4
    Et « Ascension du luminaire » a quatre marqueurs « quête »

  @id:ability.only_if.three @situation:ability.only_if.angel @clause:ability.only_if @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2005-08-05 @must
  Scénario: Avec trois marqueurs « quête », sa capacité ne peut pas être activée ; avec le quatrième, elle peut l'être
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Ascension du luminaire »
    Et que « Ascension du luminaire » a trois marqueurs « quête »
    Et qu'Angie contrôle deux « Source de mana »
    Quand l'étape de fin de l'équipe d'Edward commence
    Et qu'Angie fait ce que la capacité permet
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas activer la capacité de « Ascension du luminaire »
    Quand la capacité déclenchée de « Ascension du luminaire » se résout
    Et que l'équipe d'Edward passe la priorité
    Alors « Ascension du luminaire » a quatre marqueurs « quête »
    Et Angie peut activer la capacité de « Ascension du luminaire »

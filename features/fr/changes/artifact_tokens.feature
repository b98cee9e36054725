# language: fr
Fonctionnalité: Jetons qui sont des artefacts
  > Qui peut utiliser un Trésor ou une Nourriture, et pour quoi ?

  @id:artifact_token.treasure @clause:mana.ability @clause:object.you @variant:two-headed-giant @variant:two-player @from:2020-11-20 @must
  Scénario: Un Trésor paie pour un sort de qui le contrôle, et n'est plus là
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Impulsive Pilferer »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie a « Goblin Piker » en main
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Impulsive Pilferer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Impulsive Pilferer » se résout
    Alors Angie contrôle un jeton Trésor
    Et Edward ne peut pas activer la capacité du premier jeton Trésor
    Mais Angie peut activer la capacité du premier jeton Trésor
    Quand Angie choisit la couleur le rouge
    Alors Angie ne contrôle aucun jeton Trésor
    Et Angie peut lancer « Goblin Piker »

  @id:artifact_token.teammate @clause:object.you @from:2020-11-20 @must
  Scénario: Un coéquipier ne peut pas utiliser un Trésor, qui reste à qui il est
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Impulsive Pilferer »
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Impulsive Pilferer »
    Et que le sort se résout
    Et que la capacité déclenchée de « Impulsive Pilferer » se résout
    Alors Barry ne contrôle aucun jeton Trésor
    Et Barry ne peut pas activer la capacité du premier jeton Trésor
    Mais Angie peut activer la capacité du premier jeton Trésor
    Quand Angie choisit la couleur le rouge
    Alors Angie ne contrôle aucun jeton Trésor

  @id:artifact_token.food @clause:life.shared @clause:object.you @from:2020-01-24 @must
  Scénario: Une Nourriture d'un membre, ce sont des points de vie pour l'équipe, et l'autre membre ne peut pas l'utiliser
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 10 points de vie
    Et que Barry contrôle six « Source de mana »
    Quand Barry lance « Fierce Witchstalker »
    Et que le sort se résout
    Et que la capacité déclenchée de « Fierce Witchstalker » se résout
    Alors Barry contrôle un jeton Nourriture
    Et Angie ne peut pas activer la capacité du premier jeton Nourriture
    Mais Barry peut activer la capacité du premier jeton Nourriture
    Quand la capacité se résout
    Alors l'équipe d'Angie a 13 points de vie
    Et l'équipe d'Edward a 10 points de vie
    Et Barry ne contrôle aucun jeton Nourriture

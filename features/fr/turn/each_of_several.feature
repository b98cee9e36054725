# language: fr
Fonctionnalité: Des capacités qui parlent de chacun de plusieurs joueurs
  > Une capacité d'une étape de chaque adversaire compte quelque chose pour chaque adversaire. Se déclenche-t-elle pour chacun d'eux ?

  @id:turn.each_of.once @situation:turn.each_of @clause:trigger.step @from:2020-01-24 @must
  Scénario: Une capacité qui désigne chacun de plusieurs joueurs et non celui de l'étape se déclenche une fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Exercice du dénombrement »
    Et qu'Edward a deux cartes en main
    Et que Ronald a une carte en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors l'équipe d'Edward a 27 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 22 points de vie
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Exercice du dénombrement » se résout
    Et que l'équipe d'Edward finit son tour
    Alors l'équipe d'Angie a 22 points de vie

# language: fr
Fonctionnalité: Les capacités qui parlent du joueur dont c'est l'étape
  > Deux adversaires partagent une seule étape d'entretien. Une capacité qui parle de ce joueur se déclenche-t-elle une fois, ou pour chacun d'eux ?

  @id:calibration.step.that_player @clause:trigger.step @should
  Plan du scénario: Une capacité qui nomme le joueur se déclenche une seule fois, puis, aujourd'hui encore, une fois pour chaque adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Davriel, Rogue Shadowmage »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'équipe d'Angie choisit <choisi> comme joueur affecté
    Et que la capacité déclenchée de « Davriel, Rogue Shadowmage » se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle               | choisi | total |
      | 2005-08-05  | FAQ 2005            | Ronald | 28    |
      | 2007-05-01  | Gatherer 2007-05-01 | —      | 26    |

# language: fr
Fonctionnalité: Déclenchements de quatre joueurs à la fois
  > Des créatures des quatre joueurs meurent en même temps, et chacune a une capacité qui se déclenche. Dans quel ordre se résolvent-elles, et combien de fois ?

  @id:free_for_all.triggers_of_all @clause:trigger.order @clause:trigger.dies @variant:free-for-all @from:2005-08-01 @must
  Scénario: Des capacités déclenchées de tous les joueurs, celle du dernier dans l'ordre du tour se résout en premier, et chacune une fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Spirit of Malevolence »
    Et qu'Edward contrôle « Spirit of Malevolence »
    Et que Martha contrôle « Spirit of Malevolence »
    Et que Simon contrôle « Spirit of Malevolence »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que la capacité déclenchée de « Spirit of Malevolence » de Simon se résout
    Alors l'équipe de Simon a 21 points de vie
    Et l'équipe d'Angie a 19 points de vie
    Et l'équipe de Martha a 19 points de vie
    Quand la capacité déclenchée de « Spirit of Malevolence » de Martha se résout
    Alors l'équipe de Martha a 20 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Quand la capacité déclenchée de « Spirit of Malevolence » d'Edward se résout
    Et que la capacité déclenchée de « Spirit of Malevolence » d'Angie se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Et l'équipe de Martha a 18 points de vie
    Et l'équipe de Simon a 18 points de vie

  @id:free_for_all.triggers_of_others @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scénario: Dès la première étape du tour, la capacité du joueur qui suit en dernier le joueur actif se résout en premier
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Copper Tablet »
    Et que Martha contrôle « Copper Tablet »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Copper Tablet » d'Angie se résout
    Alors l'équipe d'Edward a 19 points de vie
    Quand la capacité déclenchée de « Copper Tablet » de Martha se résout
    Alors l'équipe d'Edward a 18 points de vie

# language: fr
Fonctionnalité: Les capacités déclenchées, dans n'importe quelle partie
  > Un événement a lieu, et des capacités de plusieurs joueurs se déclenchent. Quand et dans quel ordre se résolvent-elles, et combien de fois chacune se déclenche-t-elle ?

  @id:general.trigger.active_first @clause:trigger.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Des capacités déclenchées ensemble, celles de l'autre joueur se résolvent d'abord
    Étant donné que l'équipe d'Angie a 1 point de vie
    Et que l'équipe d'Edward a 1 point de vie
    Et qu'Angie contrôle « Zulaport Cutthroat »
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie perd la partie

  @id:general.trigger.see_each_other @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Les créatures qui meurent ensemble se voient mourir
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Et qu'Edward contrôle « Goblin Piker »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 22 points de vie

  @id:general.trigger.waits @clause:trigger.waits @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une capacité déclenchée est sur la pile avant que quiconque puisse agir, et ne fait rien avant de se résoudre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Soul Warden »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Et Angie ne peut pas lancer « Divination »
    Quand la capacité déclenchée de « Soul Warden » se résout
    Alors l'équipe d'Angie a 21 points de vie
    Et Angie peut lancer « Divination »

  @id:general.trigger.other @clause:trigger.enters @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Ce qui attend l'arrivée d'autres créatures ne se déclenche pas pour soi-même
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Soul Warden »
    Et que le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Et Angie peut lancer « Géant des collines »
    Quand le sort se résout
    Et que la capacité déclenchée de « Soul Warden » se résout
    Alors l'équipe d'Angie a 21 points de vie

  @id:general.trigger.own_upkeep @clause:trigger.step @clause:step.upkeep @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Une capacité de son propre entretien s'y déclenche une fois, et dans celui d'aucun autre joueur
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Serendib Efreet »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 20 points de vie
    Quand la capacité déclenchée de « Serendib Efreet » se résout
    Alors l'équipe d'Edward a 19 points de vie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et l'équipe d'Angie a 20 points de vie

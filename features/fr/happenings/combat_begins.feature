# language: fr
Fonctionnalité: Ce qui se déclenche au début du combat
  > Des capacités se déclenchent au début du combat pendant le tour de leur contrôleur. Des coéquipiers partagent le tour : les capacités de qui se déclenchent ?

  @id:combat_begins.team @clause:turn.teams @clause:trigger.step_alone @from:2015-01-23 @must
  Scénario: Les capacités des deux têtes se déclenchent pendant le tour de leur équipe, et aucune d'un adversaire
    Étant donné qu'Angie contrôle « Goblin Rabblemaster »
    Et que Barry contrôle « Goblin Rabblemaster »
    Et qu'Edward contrôle « Goblin Rabblemaster »
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Goblin Rabblemaster » d'Angie se résout
    Et que la capacité déclenchée de « Goblin Rabblemaster » de Barry se résout
    Alors Angie contrôle un jeton Gobelin 1/1
    Et Barry contrôle un jeton Gobelin 1/1
    Et Edward contrôle une créature

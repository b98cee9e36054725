# language: fr
Fonctionnalité: Passer, et du mana entre-temps
  > Une équipe a passé, l'autre ajoute du mana et passe aussi. Tout le monde a-t-il passé à la suite ?

  @id:priority.mana_between @clause:priority.pass @clause:mana.ability @from:2009-07-11 @must
  Scénario: Un sort ne se résout pas quand du mana a été ajouté entre deux passes, tant que la première équipe ne passe pas de nouveau
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Edward contrôle « Forêt »
    Quand Angie lance « Rides de flammes »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Forêt »
    Et que l'équipe d'Edward passe la priorité
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Alors l'équipe d'Edward a 12 points de vie
    Et l'équipe d'Angie a 12 points de vie

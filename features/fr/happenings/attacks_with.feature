# language: fr
Fonctionnalité: Qui attaque, et avec combien
  > Des capacités se déclenchent quand un joueur attaque avec un certain nombre de créatures. Deux têtes attaquent ensemble : les créatures de qui comptent ?

  @id:attacks_with.such @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scénario: Deux créatures d'un même joueur comptent, et ne sont comptées qu'une fois
    Étant donné qu'Angie contrôle « Tide Skimmer »
    Et qu'Angie contrôle « Waterfall Aerialist »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Tide Skimmer » et « Waterfall Aerialist »
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Tide Skimmer » se résout
    Alors Angie a neuf cartes dans sa bibliothèque

  @id:attacks_with.teammates @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scénario: La créature d'un coéquipier dans la même attaque ne compte pas, quelle qu'elle soit
    Étant donné qu'Angie contrôle « Tide Skimmer »
    Et que Barry contrôle « Owlin Shieldmage »
    Et qu'Angie contrôle « Chivalric Alliance »
    Et que Barry contrôle « Chivalric Alliance »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Tide Skimmer » et « Owlin Shieldmage »
    Alors la pile est vide

  @id:attacks_with.any @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scénario: De deux têtes, seule celle dont les créatures attaquent pioche, et des créatures d'une autre sorte n'en sont pas
    Étant donné qu'Angie contrôle « Chivalric Alliance »
    Et que Barry contrôle « Chivalric Alliance »
    Et que Barry contrôle « Owlin Shieldmage »
    Et que Barry contrôle « Tide Skimmer »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Tide Skimmer » et « Grizzlis »
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Chivalric Alliance » de Barry se résout
    Alors Barry a neuf cartes dans sa bibliothèque
    Et Angie a dix cartes dans sa bibliothèque

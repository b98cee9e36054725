# language: fr
Fonctionnalité: Un terrain de base restreint
  > Les terrains de base sont ce que deux decks d'une équipe peuvent partager. Un format en restreint un. Chaque deck a-t-il son exemplaire, ou l'équipe un seul ?

  @id:deck.restricted.basic.team @situation:deck.restricted.basic @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @should
  Scénario: L'équipe a un exemplaire d'une carte restreinte, même si un terrain de base peut être dans les deux decks
    Étant donné que la carte « Plaine » est restreinte dans le format
    Et que le deck d'Angie contient « Plaine »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient « Plaine »
    Et que le deck de Barry contient 59 « Forêt »
    Alors « Plaine » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Mais « Forêt » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.restricted.basic.deck @situation:deck.restricted.basic @clause:deck.restricted @from:2016-07-22 @should
  Scénario: Chaque deck a son exemplaire d'une carte restreinte que les deux peuvent partager
    Étant donné que la carte « Plaine » est restreinte dans le format
    Et que le deck d'Angie contient « Plaine »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient « Plaine »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.restricted.basic.two @situation:deck.restricted.basic @clause:deck.restricted @from:2016-07-22 @should
  Scénario: Un deck n'a pas de second exemplaire d'une carte restreinte, même si c'est un terrain de base
    Étant donné que la carte « Plaine » est restreinte dans le format
    Et que le deck d'Angie contient deux « Plaine »
    Et que le deck d'Angie contient 58 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors « Plaine » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit

# language: fr
@source:F @source:I @source:W
Fonctionnalité: Cartes bannies et restreintes
  > Un format a ses propres listes. Que signifient-elles pour deux decks, et la variante bannit-elle autre chose ?

  @id:deck.banned.erayo.first @situation:deck.banned.erayo @clause:deck.copies @from:2005-08-01 @until:2005-10-01 @must
  Scénario: Au début, la variante ne bannit aucune carte
    Étant donné que le deck d'Angie contient quatre « Erayo, ascendante soratami »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.banned.erayo @situation:deck.banned.erayo @clause:deck.banned @from:2005-10-01 @must
  Scénario: Erayo est bannie en construit
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient « Erayo, ascendante soratami »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.banned.erayo.reason @situation:deck.banned.erayo @clause:deck.banned @from:2005-10-01 @must
  Scénario: Erayo est la raison, et en construit seulement
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient « Erayo, ascendante soratami »
    Et que le deck de Barry contient 59 « Forêt »
    Alors « Erayo, ascendante soratami » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Forêt » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Erayo, ascendante soratami » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi de Paquet scellé

  @id:deck.banned.erayo.limited @situation:deck.banned.erayo @clause:deck.banned @from:2005-08-20 @must
  Scénario: Erayo est permise en limité
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient « Erayo, ascendante soratami »
    Et que le deck de Barry contient 39 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé

  @id:deck.banned.format @clause:deck.banned @from:2005-08-20 @must
  Scénario: Ce que le format bannit n'est dans aucun des deux decks
    Étant donné que la carte « Jitte d'Umezawa » est bannie dans le format
    Et que le deck d'Angie contient quatre « Grizzlis »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient « Jitte d'Umezawa »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.banned.format.reason @situation:deck.banned.format @clause:deck.banned @from:2005-08-20 @must
  Scénario: La raison est la carte que le format bannit
    Étant donné que la carte « Jitte d'Umezawa » est bannie dans le format
    Et que le deck d'Angie contient quatre « Grizzlis »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient « Jitte d'Umezawa »
    Et que le deck de Barry contient 59 « Forêt »
    Alors « Jitte d'Umezawa » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Grizzlis » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.restricted.apart @situation:deck.restricted @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @must
  Scénario: Avant les règles de tournoi par équipes, chaque deck pouvait contenir son propre exemplaire
    Étant donné que la carte « Nécropotence » est restreinte dans le format
    Et que le deck d'Angie contient « Nécropotence »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient « Nécropotence »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.restricted @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scénario: Une équipe ne joue qu'un exemplaire d'une carte restreinte
    Étant donné que la carte « Nécropotence » est restreinte dans le format
    Et que le deck d'Angie contient « Nécropotence »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient « Nécropotence »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.restricted.one @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scénario: Un exemplaire d'une carte restreinte est permis
    Étant donné que la carte « Nécropotence » est restreinte dans le format
    Et que le deck d'Angie contient « Nécropotence »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.restricted.two_in_one @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scénario: Deux exemplaires d'une carte restreinte, c'est trop pour un seul deck aussi
    Étant donné que la carte « Nécropotence » est restreinte dans le format
    Et que le deck d'Angie contient deux « Nécropotence »
    Et que le deck d'Angie contient 58 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

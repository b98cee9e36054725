# language: fr
@source:F @source:I @source:W
Fonctionnalité: La taille des decks
  > Deux joueurs construisent deux decks. Chacun doit-il avoir toutes les cartes requises ?

  @id:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scénario: Soixante cartes par deck suffisent
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.size.constructed.too_few @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scénario: Chaque deck doit avoir ses soixante cartes ; celles que le coéquipier a en trop ne comptent pas
    Étant donné que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient 61 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.size.constructed.no_maximum @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scénario: Les decks construits n'ont pas de taille maximale
    Étant donné que le deck d'Angie contient 250 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scénario: En limité, chaque deck a quarante cartes et autant d'exemplaires d'une carte qu'on veut
    Étant donné que le deck d'Angie contient six « Naturalisation »
    Et que le deck d'Angie contient 34 « Forêt »
    Et que le deck de Barry contient cinq « Naturalisation »
    Et que le deck de Barry contient 35 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé
    Et les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.size.limited.reason @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scénario: Six exemplaires ne sont une raison de refus qu'en construit
    Étant donné que le deck d'Angie contient six « Naturalisation »
    Et que le deck d'Angie contient 54 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors « Naturalisation » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi de Paquet scellé
    Et « Naturalisation » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.size.limited.too_few @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scénario: En limité, trente-neuf cartes ne suffisent pas
    Étant donné que le deck d'Angie contient 41 « Forêt »
    Et que le deck de Barry contient 39 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi de Paquet scellé
    Et les decks de l'équipe d'Angie ne sont pas autorisés en tournoi de Booster draft

  @id:deck.size.limited.no_maximum @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scénario: En limité non plus, il n'y a pas de maximum
    Étant donné que le deck d'Angie contient 100 « Forêt »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé

  @id:deck.size.draft @situation:deck.size.limited @clause:deck.size_limited @from:2006-12-20 @must
  Scénario: Quarante cartes suffisent aussi pour un deck drafté
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Booster draft

# language: fr
@source:F @source:I @source:W
Fonctionnalité: Ce que les decks d'une équipe ont en commun
  > Les deux joueurs d'une équipe veulent la même carte. Combien d'exemplaires leurs deux decks peuvent-ils contenir ?

  @id:deck.unity.jitte @situation:deck.unity @clause:deck.unity @source:F-EX17 @from:2005-08-20 @must
  Scénario: Quatre exemplaires dans un deck n'en laissent aucun au coéquipier
    Étant donné que le deck d'Angie contient quatre « Jitte d'Umezawa »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient « Jitte d'Umezawa »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.unity.jitte.one_deck @situation:deck.unity @clause:deck.copies @source:F-EX17 @from:2005-08-01 @must
  Scénario: Quatre exemplaires dans un deck et aucun dans l'autre sont permis
    Étant donné que le deck d'Angie contient quatre « Jitte d'Umezawa »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.jitte.apart @situation:deck.unity @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @must
  Scénario: Avant les règles de tournoi par équipes, chaque deck était jugé à part
    Étant donné que le deck d'Angie contient quatre « Jitte d'Umezawa »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient « Jitte d'Umezawa »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.naturalize @situation:deck.unity @clause:deck.unity @source:I-EX13 @from:2005-08-20 @must
  Scénario: Quatre exemplaires de Naturalisation dans un deck n'en laissent aucun au coéquipier
    Étant donné que le deck d'Angie contient quatre « Naturalisation »
    Et que le deck d'Angie contient quatre « Grizzlis »
    Et que le deck d'Angie contient 52 « Forêt »
    Et que le deck de Barry contient « Naturalisation »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.unity.reason @situation:deck.unity @clause:deck.unity @source:F-EX17 @source:I-EX13 @from:2005-08-20 @must
  Scénario: La raison est la carte que contiennent les deux decks
    Étant donné que le deck d'Angie contient quatre « Jitte d'Umezawa »
    Et que le deck d'Angie contient quatre « Grizzlis »
    Et que le deck d'Angie contient 52 « Forêt »
    Et que le deck de Barry contient « Jitte d'Umezawa »
    Et que le deck de Barry contient quatre « Naturalisation »
    Et que le deck de Barry contient 55 « Forêt »
    Alors « Jitte d'Umezawa » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Grizzlis » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Naturalisation » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Forêt » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.unity.one_each @situation:deck.unity @clause:deck.unity @from:2005-08-20 @until:2016-07-22 @must
  Scénario: Un exemplaire dans chaque deck est permis tant que la limite est de quatre pour les deux
    Étant donné que le deck d'Angie contient « Naturalisation »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient « Naturalisation »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.one_each.later @situation:deck.unity @clause:deck.unity @source:I-EX13 @source:F-EX17 @from:2016-07-22 @must
  Scénario: Un exemplaire dans un deck exclut la carte de l'autre
    Étant donné que le deck d'Angie contient « Naturalisation »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient « Naturalisation »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.unity.bears @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @until:2016-07-22 @must
  Scénario: Trois Grizzlis en laissent un au coéquipier
    Étant donné que le deck d'Angie contient trois « Grizzlis »
    Et que le deck d'Angie contient 57 « Forêt »
    Et que le deck de Barry contient « Grizzlis »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.bears.too_many @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @must
  Scénario: Trois Grizzlis dans un deck n'en laissent pas deux au coéquipier
    Étant donné que le deck d'Angie contient trois « Grizzlis »
    Et que le deck d'Angie contient 57 « Forêt »
    Et que le deck de Barry contient deux « Grizzlis »
    Et que le deck de Barry contient 58 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.unity.bears.later @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2016-07-22 @must
  Scénario: Trois Grizzlis dans un deck n'en laissent plus aucun au coéquipier, depuis qu'aucune carte n'est dans les deux
    Étant donné que le deck d'Angie contient trois « Grizzlis »
    Et que le deck d'Angie contient 57 « Forêt »
    Et que le deck de Barry contient « Grizzlis »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scénario: Cinq exemplaires, c'est trop pour un seul deck
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient cinq « Grizzlis »
    Et que le deck de Barry contient 55 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.unity.basic @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scénario: Les terrains de base sont libres, et les joueurs des autres équipes ne comptent pas
    Étant donné que le deck d'Angie contient quatre « Grizzlis »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Et que le deck d'Edward contient quatre « Grizzlis »
    Et que le deck d'Edward contient 56 « Forêt »
    Et que le deck de Ronald contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit
    Et les decks de l'équipe d'Edward sont autorisés en tournoi construit

  @id:deck.unity.snow @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scénario: Les terrains enneigés sont des terrains de base
    Étant donné que le deck d'Angie contient 60 « Forêt enneigée »
    Et que le deck de Barry contient dix « Forêt enneigée »
    Et que le deck de Barry contient 50 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.english_name @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scénario: Des exemplaires en deux langues sont des exemplaires d'une seule carte
    Étant donné que le deck d'Angie contient trois exemplaires en italien de « Naturalisation »
    Et que le deck d'Angie contient 57 « Forêt »
    Et que le deck de Barry contient deux exemplaires en français de « Naturalisation »
    Et que le deck de Barry contient 58 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.copies.english_name @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scénario: Dans un même deck aussi, c'est le nom anglais qui compte
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient trois exemplaires en français de « Naturalisation »
    Et que le deck de Barry contient deux exemplaires en japonais de « Naturalisation »
    Et que le deck de Barry contient 55 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.copies.english_name.four @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scénario: Quatre exemplaires en trois langues sont permis dans un deck
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient deux exemplaires en français de « Naturalisation »
    Et que le deck de Barry contient un exemplaire en japonais de « Naturalisation »
    Et que le deck de Barry contient « Naturalisation »
    Et que le deck de Barry contient 56 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.own_rule.unwritten @situation:deck.unity.own_rule @clause:deck.unity @from:2005-08-20 @until:2009-07-01 @should
  Scénario: Une carte qui permet un nombre quelconque d'exemplaires d'elle-même le permet dans les deux decks
    Étant donné que le deck d'Angie contient 20 « Relentless Rats »
    Et que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient 20 « Relentless Rats »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.own_rule @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @until:2018-10-05 @must
  Scénario: Ce qu'une carte dit des decks vaut pour les deux
    Étant donné que le deck d'Angie contient 20 « Relentless Rats »
    Et que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient 20 « Relentless Rats »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.own_rule.one_deck @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @must
  Scénario: Ce qu'une carte dit des decks vaut toujours dans un deck de l'équipe
    Étant donné que le deck d'Angie contient 20 « Relentless Rats »
    Et que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.unity.own_rule.later @situation:deck.unity.own_rule @clause:deck.unity @from:2018-10-05 @must
  Scénario: Ce qu'une carte dit des decks ne vaut que pour l'un d'eux
    Étant donné que le deck d'Angie contient 20 « Relentless Rats »
    Et que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient « Relentless Rats »
    Et que le deck de Barry contient 59 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.copies.own_number @situation:deck.copies @clause:deck.copies @from:2009-07-01 @must
  Scénario: Une carte qui permet sept exemplaires d'elle-même n'en permet pas un huitième
    Étant donné que le deck d'Angie contient huit « Seven Dwarves »
    Et que le deck d'Angie contient 52 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Et que le deck d'Edward contient sept « Seven Dwarves »
    Et que le deck d'Edward contient 53 « Forêt »
    Et que le deck de Ronald contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit
    Et les decks de l'équipe d'Edward sont autorisés en tournoi construit

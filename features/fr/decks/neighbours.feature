# language: fr
Fonctionnalité: Cartes qu'une règle de deck ne vise pas
  > Une règle limite certaines cartes d'un deck. Qu'en est-il des autres, des jours d'avant, et des decks dont rien n'a été dit ?

  @id:deck.beside.jitte @clause:deck.unity @from:2005-08-20 @until:2016-07-22 @must
  Scénario: Tant que quatre exemplaires sont la limite des deux decks, quatre et un font une carte de trop, et la raison
    Étant donné que le deck d'Angie contient quatre « Jitte d'Umezawa »
    Et que le deck d'Angie contient 56 « Forêt »
    Et que le deck de Barry contient « Jitte d'Umezawa »
    Et que le deck de Barry contient deux « Grizzlis »
    Et que le deck de Barry contient 57 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit
    Et « Jitte d'Umezawa » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Mais « Grizzlis » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.beside.one_each @clause:deck.unity @from:2016-07-22 @until:2018-10-05 @must
  Scénario: Dès qu'aucune carte ne peut être dans les deux decks, une dans chacun est de trop, sauf une carte qui se permet elle-même en nombre quelconque
    Étant donné que le deck d'Angie contient « Naturalisation »
    Et que le deck d'Angie contient dix « Relentless Rats »
    Et que le deck d'Angie contient 49 « Forêt »
    Et que le deck de Barry contient « Naturalisation »
    Et que le deck de Barry contient dix « Relentless Rats »
    Et que le deck de Barry contient 49 « Forêt »
    Alors « Naturalisation » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Mais « Relentless Rats » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.beside.restricted @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @must
  Scénario: Une carte restreinte présente dans les deux decks est une raison ; celle d'un seul deck n'en est pas une, ni une carte qui n'est pas restreinte
    Étant donné que la carte « Nécropotence » est restreinte dans le format
    Et que la carte « Jitte d'Umezawa » est restreinte dans le format
    Et que le deck d'Angie contient « Nécropotence »
    Et que le deck d'Angie contient « Jitte d'Umezawa »
    Et que le deck d'Angie contient « Grizzlis »
    Et que le deck d'Angie contient 57 « Forêt »
    Et que le deck de Barry contient « Nécropotence »
    Et que le deck de Barry contient « Grizzlis »
    Et que le deck de Barry contient 58 « Forêt »
    Alors « Nécropotence » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Mais « Jitte d'Umezawa » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Grizzlis » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.beside.restricted.one @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @must
  Scénario: Un seul exemplaire d'une carte restreinte dans les decks d'une équipe est permis
    Étant donné que la carte « Nécropotence » est restreinte dans le format
    Et que le deck d'Angie contient « Nécropotence »
    Et que le deck d'Angie contient 59 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.beside.restricted.copies @clause:deck.restricted @clause:deck.copies @from:2016-07-22 @must
  Scénario: Deux exemplaires d'une carte restreinte dans un deck sont de trop, et la raison ; deux d'une carte voisine sont permis
    Étant donné que la carte « Nécropotence » est restreinte dans le format
    Et que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient deux « Nécropotence »
    Et que le deck de Barry contient deux « Grizzlis »
    Et que le deck de Barry contient 56 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit
    Et « Nécropotence » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Mais « Grizzlis » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.beside.sideboard.copies @clause:deck.copies @from:2005-08-01 @must
  Scénario: Les exemplaires rangés à côté d'un deck comptent avec ceux du deck
    Étant donné que le deck d'Angie contient trois « Naturalisation »
    Et que le deck d'Angie contient quatre « Grizzlis »
    Et que le deck d'Angie contient 53 « Forêt »
    Et que le sideboard d'Angie contient deux « Naturalisation »
    Et que le deck de Barry contient 60 « Forêt »
    Alors « Naturalisation » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Mais « Grizzlis » n'est pas une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.beside.marks @clause:deck.names @clause:deck.copies @from:2022-04-29 @must
  Scénario: Les cartes dont les noms ne sont pas interchangeables se comptent séparément
    Étant donné que le deck d'Angie contient trois « Exercice du point »
    Et que le deck d'Angie contient trois « Exercice du visage peint »
    Et que le deck d'Angie contient 54 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.beside.product @clause:deck.sealed_product @from:2009-07-01 @must
  Scénario: Une équipe qui a reçu huit boosters et une autre qui n'a rien reçu n'ont pas reçu la même chose
    Étant donné que l'équipe d'Edward reçoit huit boosters
    Alors les équipes n'ont pas le même produit en tournoi de Paquet scellé

  @id:deck.beside.product.packs @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scénario: Un paquet de tournoi et cinq boosters ne sont pas ce qui est recommandé
    Étant donné que l'équipe d'Angie reçoit un pack de tournoi et cinq boosters
    Et que l'équipe d'Edward reçoit un pack de tournoi et cinq boosters
    Alors les équipes n'ont pas le produit recommandé en tournoi de Paquet scellé

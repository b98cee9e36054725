# language: fr
Fonctionnalité: Noms interchangeables
  > Certaines cartes ont été réimprimées sous un autre nom anglais. Les decks comptent-ils les deux comme une seule carte ?

  @id:deck.names.copies.apart @situation:deck.names.copies @clause:deck.copies @from:2005-08-01 @until:2022-04-29 @should
  Scénario: Cinq cartes de deux noms ne sont pas encore cinq cartes d'un même nom
    Étant donné que le deck d'Angie contient trois « Exercice du vrai nom »
    Et que le deck d'Angie contient deux « Exercice du nom de scène »
    Et que le deck d'Angie contient 55 « Montagne »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.names.copies @situation:deck.names.copies @clause:deck.names @clause:deck.copies @from:2022-04-29 @must
  Scénario: Cinq cartes dont les deux noms sont interchangeables, c'est une de trop
    Étant donné que le deck d'Angie contient trois « Exercice du vrai nom »
    Et que le deck d'Angie contient deux « Exercice du nom de scène »
    Et que le deck d'Angie contient 55 « Montagne »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit
    Et « Exercice du vrai nom » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit
    Et « Exercice du nom de scène » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit

  @id:deck.names.unity.apart @situation:deck.names.unity @clause:deck.unity @from:2016-07-22 @until:2022-04-29 @should
  Scénario: Deux noms dans les deux decks d'une équipe ne font pas encore une carte commune aux deux
    Étant donné que le deck d'Angie contient « Exercice du vrai nom »
    Et que le deck d'Angie contient 59 « Montagne »
    Et que le deck de Barry contient « Exercice du nom de scène »
    Et que le deck de Barry contient 59 « Montagne »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.names.unity @situation:deck.names.unity @clause:deck.names @clause:deck.unity @from:2022-04-29 @must
  Scénario: Deux noms interchangeables dans les deux decks d'une équipe font une carte commune aux deux
    Étant donné que le deck d'Angie contient « Exercice du vrai nom »
    Et que le deck d'Angie contient 59 « Montagne »
    Et que le deck de Barry contient « Exercice du nom de scène »
    Et que le deck de Barry contient 59 « Montagne »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.names.commander.apart @situation:deck.names.commander @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2009-10-01 @until:2022-04-29 @should
  Scénario: Un deck Commander contient encore une carte de chaque nom
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du vrai nom »
    Et que le deck d'Angie contient « Exercice du nom de scène »
    Et que le deck d'Angie contient 97 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.names.commander @situation:deck.names.commander @variant:two-headed-giant-commander @clause:deck.names @clause:deck.commander_copies @from:2022-04-29 @must
  Scénario: Un deck Commander ne contient qu'une seule de deux cartes aux noms interchangeables
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du vrai nom »
    Et que le deck d'Angie contient « Exercice du nom de scène »
    Et que le deck d'Angie contient 97 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.names.banned @situation:deck.names.banned @clause:deck.names @clause:deck.banned @from:2022-04-29 @must
  Scénario: Une liste qui bannit une carte la bannit sous l'un et l'autre nom
    Étant donné que la carte « Exercice du vrai nom » est bannie dans le format
    Et que le deck d'Angie contient « Exercice du nom de scène »
    Et que le deck d'Angie contient 59 « Montagne »
    Et que le deck de Barry contient 60 « Forêt »
    Alors « Exercice du nom de scène » est une raison de refuser les decks de l'équipe d'Angie en tournoi construit

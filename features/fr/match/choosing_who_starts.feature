# language: fr
Fonctionnalité: Regarder sa main et choisir de commencer
  > Une équipe a été tirée au sort pour dire qui commence. Regarder sa main change-t-il quelque chose après ce choix, ou avant cette règle ?

  @id:match.start.look_after @clause:start.chooser @from:2005-08-20 @must
  Scénario: Un regard après le choix ne change rien, quel que soit le membre de l'une ou l'autre équipe
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand l'équipe d'Angie choisit de jouer en second
    Et qu'Angie regarde sa main
    Et qu'Edward regarde sa main
    Alors l'équipe d'Edward joue en premier

  @id:match.start.look_free @clause:start.chooser @from:2005-08-01 @until:2005-08-20 @must
  Scénario: Avant la règle des tournois, regarder ne coûtait rien
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand Angie regarde sa main
    Alors l'équipe d'Angie peut choisir de jouer en second
    Et l'équipe d'Edward joue en premier

  @id:match.start.picked_second @clause:start.chooser @from:2005-08-20 @must
  Scénario: Si l'autre équipe a été tirée, un regard de sa seconde tête lui donne le premier tour
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Edward est tirée au sort
    Quand Angie regarde sa main
    Alors l'équipe d'Edward peut choisir de jouer en second
    Et l'équipe d'Angie joue en premier
    Et l'équipe d'Edward ne peut pas choisir de jouer en second

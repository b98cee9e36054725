# language: fr
@source:F @source:I
Fonctionnalité: Qui joue en premier
  > Personne n'a encore joué. Quelle équipe choisit qui joue en premier, et jusqu'à quand le peut-elle ?

  @id:match.start.choice @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @must
  Plan du scénario: L'équipe tirée au sort choisit de jouer en premier ou en second
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand <choix>
    Alors <première> joue en premier

    Exemples:
      | à partir du | règle  | première          | choix                                        |
      | 2005-08-20  | FR 153 | l'équipe d'Angie  | l'équipe d'Angie choisit de jouer en premier |
      | 2005-08-20  | FR 153 | l'équipe d'Edward | l'équipe d'Angie choisit de jouer en second  |

  @id:match.start.not_picked @situation:match.start @clause:start.chooser @from:2005-08-20 @must
  Scénario: L'équipe qui n'a pas été tirée au sort n'a rien à choisir
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Alors l'équipe d'Edward ne peut pas choisir de jouer en premier
    Et l'équipe d'Edward ne peut pas choisir de jouer en second
    Mais l'équipe d'Angie peut choisir de jouer en second
    Et l'équipe d'Edward joue en premier
    Et l'équipe d'Angie ne peut pas choisir de jouer en premier

  @id:match.start.looked @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @must
  Plan du scénario: Une équipe dont un membre regarde sa main avant le choix joue en premier
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand <joueur> regarde sa main
    Alors l'équipe d'Angie joue en premier

    Exemples:
      | à partir du | règle  | joueur |
      | 2005-08-20  | FR 153 | Angie  |
      | 2005-08-20  | FR 153 | Barry  |

  @id:match.start.looked.no_choice @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @from:2005-08-20 @must
  Scénario: Après ce regard il n'y a plus rien à choisir, jusqu'à ce qu'une partie ex æquo mène à une autre
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand Barry regarde sa main
    Alors l'équipe d'Angie ne peut pas choisir de jouer en second
    Quand une partie ex æquo est enregistrée
    Alors l'équipe d'Angie peut choisir de jouer en second
    Et l'équipe d'Edward joue en premier

  @id:match.start.opponent_looked @situation:match.start @clause:start.chooser @from:2005-08-20 @must
  Scénario: Le regard d'un membre de l'autre équipe laisse le choix intact
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand Ronald regarde sa main
    Alors l'équipe d'Angie peut choisir de jouer en second
    Et l'équipe d'Edward joue en premier

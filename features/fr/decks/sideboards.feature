# language: fr
@source:F @source:I @source:W
Fonctionnalité: Les sideboards
  > Un match est une seule partie. Que deviennent les cartes qu'aucun deck n'utilise ?

  @id:deck.side.constructed.first @situation:deck.side.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  Scénario: Rien n'interdit les sideboards avant les règles de tournoi par équipes
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit

  @id:deck.side.constructed @situation:deck.side.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  Scénario: Il n'y a pas de sideboard en construit
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi construit

  @id:deck.side.limited.first @situation:deck.side.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  Scénario: Avant les règles de tournoi par équipes, chaque joueur garde ce qui lui reste
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé

  @id:deck.side.limited.none @situation:deck.side.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scénario: Les cartes qu'aucun deck n'utilise ne servent plus dans le tournoi
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi de Paquet scellé

  @id:deck.side.limited @situation:deck.side.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  Scénario: Les cartes qu'aucun deck n'utilise sont enregistrées comme sideboard
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé

  @id:deck.outside.constructed.first @situation:deck.outside.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  Scénario: Un effet n'accède qu'au sideboard de son propre joueur
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 60 « Forêt »
    Alors Angie peut prendre « Naturalisation » en dehors de la partie en tournoi construit
    Et Barry ne peut pas prendre « Naturalisation » en dehors de la partie en tournoi construit

  @id:deck.outside.constructed @situation:deck.outside.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  Scénario: Sans sideboard, aucun effet ne prend de carte en dehors de la partie
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 60 « Forêt »
    Alors Angie ne peut pas prendre « Naturalisation » en dehors de la partie en tournoi construit
    Et Barry ne peut pas prendre « Naturalisation » en dehors de la partie en tournoi construit

  @id:deck.outside.limited.first @situation:deck.outside.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  Scénario: En limité aussi, un effet accède à ce qui reste à son propre joueur
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 40 « Forêt »
    Alors Angie peut prendre « Naturalisation » en dehors de la partie en tournoi de Paquet scellé
    Et Barry ne peut pas prendre « Naturalisation » en dehors de la partie en tournoi de Paquet scellé

  @id:deck.outside.limited.none @situation:deck.outside.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scénario: Aucun effet n'accède à une carte qu'aucun deck n'utilise
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 40 « Forêt »
    Alors Angie ne peut pas prendre « Naturalisation » en dehors de la partie en tournoi de Paquet scellé
    Et Barry ne peut pas prendre « Naturalisation » en dehors de la partie en tournoi de Paquet scellé

  @id:deck.outside.limited @situation:deck.outside.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  Scénario: Les effets des deux joueurs accèdent à ce qui reste à l'équipe
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le sideboard d'Angie contient « Naturalisation »
    Et que le deck de Barry contient 40 « Forêt »
    Alors Angie peut prendre « Naturalisation » en dehors de la partie en tournoi de Paquet scellé
    Et Barry peut prendre « Naturalisation » en dehors de la partie en tournoi de Paquet scellé
    Et Barry peut prendre « Naturalisation » en dehors de la partie en tournoi de Booster draft
    Et Barry ne peut pas prendre « Grizzlis » en dehors de la partie en tournoi de Paquet scellé
    Et Edward ne peut pas prendre « Naturalisation » en dehors de la partie en tournoi de Paquet scellé

# language: fr
@source:F @source:I
Fonctionnalité: Ce que des équipes de deux jouent en tournoi
  > Il y a les paquets construits, les paquets scellés et les drafts. Auxquels des équipes de deux jouent-elles ?

  @id:deck.formats.first @situation:deck.formats @clause:deck.formats @from:2005-08-20 @until:2006-12-20 @must
  Scénario: Paquets construits et scellés, et pas de draft
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit
    Et les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé
    Mais les decks de l'équipe d'Angie ne sont pas autorisés en tournoi de Booster draft

  @id:deck.formats.all @situation:deck.formats @clause:deck.formats @from:2006-12-20 @must
  Scénario: Paquets construits, paquets scellés et drafts
    Étant donné que le deck d'Angie contient 60 « Forêt »
    Et que le deck de Barry contient 60 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi construit
    Et les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé
    Et les decks de l'équipe d'Angie sont autorisés en tournoi de Booster draft

# language: fr
Fonctionnalité: Les drafts avant les tournois par équipes
  > La variante a des règles, et les tournois n'en ont pas encore pour les équipes de deux. Que peut jouer une telle équipe ?

  @id:deck.draft.first @situation:deck.draft @clause:deck.formats @from:2005-08-01 @until:2005-08-20 @should
  Scénario: Avant les règles de tournoi par équipes, rien n'interdisait un draft
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Booster draft
    Et les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé

# language: fr
@source:F @source:I
Fonctionnalité: Le produit avec lequel on construit les decks en Paquet scellé et en draft
  > Une équipe ouvre des boosters pour deux decks. Combien en reçoit-elle, et les équipes peuvent-elles drafter ?

  @id:deck.sealed.pack_and_four @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scénario: Un pack de tournoi et quatre boosters par équipe sont recommandés
    Étant donné que l'équipe d'Angie reçoit un pack de tournoi et quatre boosters
    Et que l'équipe d'Edward reçoit un pack de tournoi et quatre boosters
    Alors les équipes ont le produit recommandé en tournoi de Paquet scellé

  @id:deck.sealed.seven @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scénario: Une équipe peut aussi recevoir sept boosters pour deux decks en Paquet scellé
    Étant donné que l'équipe d'Angie reçoit sept boosters
    Et que l'équipe d'Edward reçoit sept boosters
    Alors les équipes ont le produit recommandé en tournoi de Paquet scellé

  @id:deck.sealed.eight.too_many @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scénario: Huit boosters ne sont pas encore recommandés
    Étant donné que l'équipe d'Angie reçoit huit boosters
    Et que l'équipe d'Edward reçoit huit boosters
    Alors les équipes n'ont pas le produit recommandé en tournoi de Paquet scellé

  @id:deck.sealed.eight @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  Scénario: Huit boosters par équipe sont recommandés
    Étant donné que l'équipe d'Angie reçoit huit boosters
    Et que l'équipe d'Edward reçoit huit boosters
    Alors les équipes ont le produit recommandé en tournoi de Paquet scellé

  @id:deck.sealed.seven.too_few @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  Scénario: Sept boosters ne sont plus recommandés
    Étant donné que l'équipe d'Angie reçoit sept boosters
    Et que l'équipe d'Edward reçoit sept boosters
    Alors les équipes n'ont pas le produit recommandé en tournoi de Paquet scellé

  @id:deck.sealed.unequal @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @must
  Scénario: Chaque équipe reçoit le même produit
    Étant donné que l'équipe d'Angie reçoit huit boosters
    Et que l'équipe d'Edward reçoit sept boosters
    Alors les équipes n'ont pas le même produit en tournoi de Paquet scellé

  @id:deck.draft.barred @situation:deck.draft @clause:deck.formats @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scénario: Les équipes ne draftent pas encore en tournoi
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en tournoi de Booster draft
    Et les decks de l'équipe d'Angie sont autorisés en tournoi de Paquet scellé

  @id:deck.draft.allowed @situation:deck.draft @clause:deck.formats @source:F @from:2006-12-20 @must
  Scénario: Les équipes peuvent drafter
    Étant donné que le deck d'Angie contient 40 « Forêt »
    Et que le deck de Barry contient 40 « Forêt »
    Alors les decks de l'équipe d'Angie sont autorisés en tournoi de Booster draft

  @id:deck.draft.six @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  Scénario: Une équipe drafte avec six boosters
    Étant donné que l'équipe d'Angie reçoit six boosters
    Et que l'équipe d'Edward reçoit six boosters
    Alors les équipes ont le produit recommandé en tournoi de Booster draft
    Et les équipes n'ont pas le produit recommandé en tournoi de Paquet scellé

  @id:deck.draft.four @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  Scénario: Une équipe ne drafte pas avec quatre boosters
    Étant donné que l'équipe d'Angie reçoit quatre boosters
    Et que l'équipe d'Edward reçoit quatre boosters
    Alors les équipes n'ont pas le produit recommandé en tournoi de Booster draft

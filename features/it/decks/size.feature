# language: it
@source:F @source:I @source:W
Funzionalità: La dimensione dei mazzi
  > Due giocatori costruiscono due mazzi. Ciascun mazzo deve avere tutte le carte richieste?

  @id:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: Sessanta carte per mazzo bastano
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.size.constructed.too_few @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: Ogni mazzo deve avere le sue sessanta carte; quelle in più del compagno non contano
    Dato che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene 61 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.size.constructed.no_maximum @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: I mazzi costruiti non hanno una dimensione massima
    Dato che il mazzo di Angie contiene 250 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Nel limited ogni mazzo ha quaranta carte e qualsiasi numero di copie di una carta
    Dato che il mazzo di Angie contiene sei “Ritorno alla Natura”
    E che il mazzo di Angie contiene 34 “Foresta”
    E che il mazzo di Barry contiene cinque “Ritorno alla Natura”
    E che il mazzo di Barry contiene 35 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck
    E i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.size.limited.reason @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Sei copie sono un motivo di rifiuto solo nel constructed
    Dato che il mazzo di Angie contiene sei “Ritorno alla Natura”
    E che il mazzo di Angie contiene 54 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora “Ritorno alla Natura” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo Sealed Deck
    E “Ritorno alla Natura” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.size.limited.too_few @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Nel limited trentanove carte sono troppo poche
    Dato che il mazzo di Angie contiene 41 “Foresta”
    E che il mazzo di Barry contiene 39 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo Sealed Deck
    E i mazzi della squadra di Angie non sono ammessi in un torneo Booster Draft

  @id:deck.size.limited.no_maximum @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Anche nel limited non c'è un massimo
    Dato che il mazzo di Angie contiene 100 “Foresta”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck

  @id:deck.size.draft @situation:deck.size.limited @clause:deck.size_limited @from:2006-12-20 @must
  Scenario: Quaranta carte bastano anche per un mazzo da draft
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Booster Draft

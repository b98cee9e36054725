# language: it
@source:F @source:I
Funzionalità: Il prodotto con cui si costruiscono i mazzi sealed e draft
  > Una squadra apre buste per due mazzi. Quante ne riceve, e le squadre possono fare un draft?

  @id:deck.sealed.pack_and_four @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: Sono raccomandati un mazzo da torneo e quattro buste per squadra
    Dato che la squadra di Angie riceve un mazzo da torneo e quattro buste di espansione
    E che la squadra di Edward riceve un mazzo da torneo e quattro buste di espansione
    Allora le squadre hanno il prodotto raccomandato per un torneo Sealed Deck

  @id:deck.sealed.seven @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: Una squadra può ricevere anche sette buste per due mazzi sealed
    Dato che la squadra di Angie riceve sette buste di espansione
    E che la squadra di Edward riceve sette buste di espansione
    Allora le squadre hanno il prodotto raccomandato per un torneo Sealed Deck

  @id:deck.sealed.eight.too_many @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: Otto buste non sono ancora raccomandate
    Dato che la squadra di Angie riceve otto buste di espansione
    E che la squadra di Edward riceve otto buste di espansione
    Allora le squadre non hanno il prodotto raccomandato per un torneo Sealed Deck

  @id:deck.sealed.eight @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  Scenario: Sono raccomandate otto buste per squadra
    Dato che la squadra di Angie riceve otto buste di espansione
    E che la squadra di Edward riceve otto buste di espansione
    Allora le squadre hanno il prodotto raccomandato per un torneo Sealed Deck

  @id:deck.sealed.seven.too_few @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  Scenario: Sette buste non sono più raccomandate
    Dato che la squadra di Angie riceve sette buste di espansione
    E che la squadra di Edward riceve sette buste di espansione
    Allora le squadre non hanno il prodotto raccomandato per un torneo Sealed Deck

  @id:deck.sealed.unequal @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @must
  Scenario: Ogni squadra riceve lo stesso prodotto
    Dato che la squadra di Angie riceve otto buste di espansione
    E che la squadra di Edward riceve sette buste di espansione
    Allora le squadre non hanno lo stesso prodotto in un torneo Sealed Deck

  @id:deck.draft.barred @situation:deck.draft @clause:deck.formats @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Le squadre non fanno ancora draft nei tornei
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo Booster Draft
    E i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck

  @id:deck.draft.allowed @situation:deck.draft @clause:deck.formats @source:F @from:2006-12-20 @must
  Scenario: Le squadre possono fare draft
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Booster Draft

  @id:deck.draft.six @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  Scenario: Una squadra fa draft con sei buste
    Dato che la squadra di Angie riceve sei buste di espansione
    E che la squadra di Edward riceve sei buste di espansione
    Allora le squadre hanno il prodotto raccomandato per un torneo Booster Draft
    E le squadre non hanno il prodotto raccomandato per un torneo Sealed Deck

  @id:deck.draft.four @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  Scenario: Una squadra non fa draft con quattro buste
    Dato che la squadra di Angie riceve quattro buste di espansione
    E che la squadra di Edward riceve quattro buste di espansione
    Allora le squadre non hanno il prodotto raccomandato per un torneo Booster Draft

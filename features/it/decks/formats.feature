# language: it
@source:F @source:I
Funzionalità: Che cosa giocano in torneo le squadre di due
  > Ci sono i mazzi costruiti, i mazzi sigillati e i draft. In quali giocano le squadre di due?

  @id:deck.formats.first @situation:deck.formats @clause:deck.formats @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Mazzi costruiti e sigillati, e nessun draft
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed
    E i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck
    Ma i mazzi della squadra di Angie non sono ammessi in un torneo Booster Draft

  @id:deck.formats.all @situation:deck.formats @clause:deck.formats @from:2006-12-20 @must
  Scenario: Mazzi costruiti, mazzi sigillati e draft
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed
    E i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck
    E i mazzi della squadra di Angie sono ammessi in un torneo Booster Draft

# language: it
@source:F @source:I @source:W
Funzionalità: Le sideboard
  > Un incontro è una sola partita. Che ne è delle carte che nessuno dei due mazzi usa?

  @id:deck.side.constructed.first @situation:deck.side.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Nulla vieta le sideboard prima delle regole per i tornei a squadre
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.side.constructed @situation:deck.side.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  Scenario: Nel constructed non ci sono sideboard
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.side.limited.first @situation:deck.side.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Prima delle regole per i tornei a squadre ogni giocatore tiene ciò che gli resta
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck

  @id:deck.side.limited.none @situation:deck.side.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Le carte che nessuno dei due mazzi usa restano fuori dal torneo
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo Sealed Deck

  @id:deck.side.limited @situation:deck.side.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  Scenario: Le carte che nessuno dei due mazzi usa sono registrate come sideboard
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck

  @id:deck.outside.constructed.first @situation:deck.outside.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Un effetto accede solo alla sideboard del proprio giocatore
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora Angie può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo constructed
    E Barry non può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo constructed

  @id:deck.outside.constructed @situation:deck.outside.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  Scenario: Senza sideboard nessun effetto prende carte dall'esterno del gioco
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora Angie non può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo constructed
    E Barry non può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo constructed

  @id:deck.outside.limited.first @situation:deck.outside.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Anche nel limited un effetto accede a ciò che resta al proprio giocatore
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora Angie può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Sealed Deck
    E Barry non può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Sealed Deck

  @id:deck.outside.limited.none @situation:deck.outside.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Nessun effetto accede a una carta che nessuno dei due mazzi usa
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora Angie non può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Sealed Deck
    E Barry non può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Sealed Deck

  @id:deck.outside.limited @situation:deck.outside.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  Scenario: Gli effetti di entrambi accedono a ciò che resta alla squadra
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che la sideboard di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora Angie può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Sealed Deck
    E Barry può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Sealed Deck
    E Barry può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Booster Draft
    E Barry non può prendere “Orso Grizzly” dall'esterno del gioco in un torneo Sealed Deck
    Ed Edward non può prendere “Ritorno alla Natura” dall'esterno del gioco in un torneo Sealed Deck

# language: it
Funzionalità: Carte di cui una regola sui mazzi non parla
  > Una regola limita certe carte di un mazzo. E quelle accanto, i giorni prima, e i mazzi di cui non si è detto nulla?

  @id:deck.beside.jitte @clause:deck.unity @from:2005-08-20 @until:2016-07-22 @must
  Scenario: Finché il limite per entrambi i mazzi è di quattro copie, quattro e una sono una di troppo, e la ragione
    Dato che il mazzo di Angie contiene quattro “Jitte di Umezawa”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene “Jitte di Umezawa”
    E che il mazzo di Barry contiene due “Orso Grizzly”
    E che il mazzo di Barry contiene 57 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed
    E “Jitte di Umezawa” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    Ma “Orso Grizzly” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.beside.one_each @clause:deck.unity @from:2016-07-22 @until:2018-10-05 @must
  Scenario: Da quando nessuna carta può stare in entrambi i mazzi, una in ciascuno è di troppo, tranne una carta che ne permette un numero qualsiasi di sé
    Dato che il mazzo di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Angie contiene dieci “Relentless Rats”
    E che il mazzo di Angie contiene 49 “Foresta”
    E che il mazzo di Barry contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene dieci “Relentless Rats”
    E che il mazzo di Barry contiene 49 “Foresta”
    Allora “Ritorno alla Natura” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    Ma “Relentless Rats” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.beside.restricted @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @must
  Scenario: Una carta limitata che è in entrambi i mazzi è una ragione; quella di un solo mazzo no, e nemmeno una carta non limitata
    Dato che la carta “Necropotenza” è limitata nel formato
    E che la carta “Jitte di Umezawa” è limitata nel formato
    E che il mazzo di Angie contiene “Necropotenza”
    E che il mazzo di Angie contiene “Jitte di Umezawa”
    E che il mazzo di Angie contiene “Orso Grizzly”
    E che il mazzo di Angie contiene 57 “Foresta”
    E che il mazzo di Barry contiene “Necropotenza”
    E che il mazzo di Barry contiene “Orso Grizzly”
    E che il mazzo di Barry contiene 58 “Foresta”
    Allora “Necropotenza” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    Ma “Jitte di Umezawa” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Orso Grizzly” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.beside.restricted.one @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @must
  Scenario: Una sola copia di una carta limitata nei mazzi di una squadra va bene
    Dato che la carta “Necropotenza” è limitata nel formato
    E che il mazzo di Angie contiene “Necropotenza”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.beside.restricted.copies @clause:deck.restricted @clause:deck.copies @from:2016-07-22 @must
  Scenario: Due copie di una carta limitata in un mazzo sono troppe, e la ragione; due di una carta accanto vanno bene
    Dato che la carta “Necropotenza” è limitata nel formato
    E che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene due “Necropotenza”
    E che il mazzo di Barry contiene due “Orso Grizzly”
    E che il mazzo di Barry contiene 56 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed
    E “Necropotenza” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    Ma “Orso Grizzly” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.beside.sideboard.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Le copie che stanno accanto a un mazzo contano con quelle del mazzo
    Dato che il mazzo di Angie contiene tre “Ritorno alla Natura”
    E che il mazzo di Angie contiene quattro “Orso Grizzly”
    E che il mazzo di Angie contiene 53 “Foresta”
    E che la sideboard di Angie contiene due “Ritorno alla Natura”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora “Ritorno alla Natura” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    Ma “Orso Grizzly” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.beside.marks @clause:deck.names @clause:deck.copies @from:2022-04-29 @must
  Scenario: Le carte i cui nomi non sono interscambiabili si contano a parte
    Dato che il mazzo di Angie contiene tre “Esercizio del Punto”
    E che il mazzo di Angie contiene tre “Esercizio del Volto Dipinto”
    E che il mazzo di Angie contiene 54 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.beside.product @clause:deck.sealed_product @from:2009-07-01 @must
  Scenario: Una squadra che ha ricevuto otto buste e una che non ha ricevuto nulla non hanno ricevuto lo stesso
    Dato che la squadra di Edward riceve otto buste di espansione
    Allora le squadre non hanno lo stesso prodotto in un torneo Sealed Deck

  @id:deck.beside.product.packs @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: Un mazzo da torneo e cinque buste non sono quanto è raccomandato
    Dato che la squadra di Angie riceve un mazzo da torneo e cinque buste di espansione
    E che la squadra di Edward riceve un mazzo da torneo e cinque buste di espansione
    Allora le squadre non hanno il prodotto raccomandato per un torneo Sealed Deck

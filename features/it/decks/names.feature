# language: it
Funzionalità: Nomi intercambiabili
  > Alcune carte sono state ristampate con un altro nome inglese. I mazzi contano entrambe come una sola carta?

  @id:deck.names.copies.apart @situation:deck.names.copies @clause:deck.copies @from:2005-08-01 @until:2022-04-29 @should
  Scenario: Cinque carte con due nomi non sono ancora cinque carte di uno stesso nome
    Dato che il mazzo di Angie contiene tre “Esercizio del Vero Nome”
    E che il mazzo di Angie contiene due “Esercizio del Nome d'Arte”
    E che il mazzo di Angie contiene 55 “Montagna”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.names.copies @situation:deck.names.copies @clause:deck.names @clause:deck.copies @from:2022-04-29 @must
  Scenario: Cinque carte i cui due nomi sono intercambiabili sono una di troppo
    Dato che il mazzo di Angie contiene tre “Esercizio del Vero Nome”
    E che il mazzo di Angie contiene due “Esercizio del Nome d'Arte”
    E che il mazzo di Angie contiene 55 “Montagna”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed
    E “Esercizio del Vero Nome” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Esercizio del Nome d'Arte” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.names.unity.apart @situation:deck.names.unity @clause:deck.unity @from:2016-07-22 @until:2022-04-29 @should
  Scenario: Due nomi nei due mazzi di una squadra non sono ancora una carta in entrambi
    Dato che il mazzo di Angie contiene “Esercizio del Vero Nome”
    E che il mazzo di Angie contiene 59 “Montagna”
    E che il mazzo di Barry contiene “Esercizio del Nome d'Arte”
    E che il mazzo di Barry contiene 59 “Montagna”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.names.unity @situation:deck.names.unity @clause:deck.names @clause:deck.unity @from:2022-04-29 @must
  Scenario: Due nomi intercambiabili nei due mazzi di una squadra sono una carta in entrambi
    Dato che il mazzo di Angie contiene “Esercizio del Vero Nome”
    E che il mazzo di Angie contiene 59 “Montagna”
    E che il mazzo di Barry contiene “Esercizio del Nome d'Arte”
    E che il mazzo di Barry contiene 59 “Montagna”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.names.commander.apart @situation:deck.names.commander @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2009-10-01 @until:2022-04-29 @should
  Scenario: Un mazzo Commander contiene ancora una carta di ciascun nome
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Vero Nome”
    E che il mazzo di Angie contiene “Esercizio del Nome d'Arte”
    E che il mazzo di Angie contiene 97 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.names.commander @situation:deck.names.commander @variant:two-headed-giant-commander @clause:deck.names @clause:deck.commander_copies @from:2022-04-29 @must
  Scenario: Un mazzo Commander contiene solo una di due carte dai nomi intercambiabili
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Vero Nome”
    E che il mazzo di Angie contiene “Esercizio del Nome d'Arte”
    E che il mazzo di Angie contiene 97 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.names.banned @situation:deck.names.banned @clause:deck.names @clause:deck.banned @from:2022-04-29 @must
  Scenario: Una lista che bandisce una carta la bandisce con entrambi i nomi
    Dato che la carta “Esercizio del Vero Nome” è bandita nel formato
    E che il mazzo di Angie contiene “Esercizio del Nome d'Arte”
    E che il mazzo di Angie contiene 59 “Montagna”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora “Esercizio del Nome d'Arte” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

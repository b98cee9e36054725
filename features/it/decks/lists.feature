# language: it
@source:F @source:I @source:W
Funzionalità: Carte bandite e limitate
  > Un formato ha le sue liste. Che cosa significano per due mazzi, e la variante bandisce altro?

  @id:deck.banned.erayo.first @situation:deck.banned.erayo @clause:deck.copies @from:2005-08-01 @until:2005-10-01 @must
  Scenario: All'inizio la variante non bandisce nessuna carta
    Dato che il mazzo di Angie contiene quattro “Erayo, Antenata di Soratami”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.banned.erayo @situation:deck.banned.erayo @clause:deck.banned @from:2005-10-01 @must
  Scenario: Erayo è bandita nel constructed
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene “Erayo, Antenata di Soratami”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.banned.erayo.reason @situation:deck.banned.erayo @clause:deck.banned @from:2005-10-01 @must
  Scenario: Erayo è il motivo, e solo nel constructed
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene “Erayo, Antenata di Soratami”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora “Erayo, Antenata di Soratami” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Foresta” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Erayo, Antenata di Soratami” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo Sealed Deck

  @id:deck.banned.erayo.limited @situation:deck.banned.erayo @clause:deck.banned @from:2005-08-20 @must
  Scenario: Erayo può essere giocata nel limited
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene “Erayo, Antenata di Soratami”
    E che il mazzo di Barry contiene 39 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck

  @id:deck.banned.format @clause:deck.banned @from:2005-08-20 @must
  Scenario: Ciò che il formato bandisce non è in nessuno dei due mazzi
    Dato che la carta “Jitte di Umezawa” è bandita nel formato
    E che il mazzo di Angie contiene quattro “Orso Grizzly”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene “Jitte di Umezawa”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.banned.format.reason @situation:deck.banned.format @clause:deck.banned @from:2005-08-20 @must
  Scenario: Il motivo è la carta che il formato bandisce
    Dato che la carta “Jitte di Umezawa” è bandita nel formato
    E che il mazzo di Angie contiene quattro “Orso Grizzly”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene “Jitte di Umezawa”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora “Jitte di Umezawa” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Orso Grizzly” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.restricted.apart @situation:deck.restricted @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @must
  Scenario: Prima delle regole per i tornei a squadre ogni mazzo poteva avere la sua
    Dato che la carta “Necropotenza” è limitata nel formato
    E che il mazzo di Angie contiene “Necropotenza”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene “Necropotenza”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.restricted @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scenario: Una squadra gioca al massimo una copia di una carta limitata
    Dato che la carta “Necropotenza” è limitata nel formato
    E che il mazzo di Angie contiene “Necropotenza”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene “Necropotenza”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.restricted.one @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scenario: Una copia di una carta limitata va bene
    Dato che la carta “Necropotenza” è limitata nel formato
    E che il mazzo di Angie contiene “Necropotenza”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.restricted.two_in_one @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scenario: Due copie di una carta limitata sono troppe anche per un mazzo
    Dato che la carta “Necropotenza” è limitata nel formato
    E che il mazzo di Angie contiene due “Necropotenza”
    E che il mazzo di Angie contiene 58 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

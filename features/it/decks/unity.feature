# language: it
@source:F @source:I @source:W
Funzionalità: Che cosa hanno in comune i mazzi di una squadra
  > Entrambi i giocatori di una squadra vogliono la stessa carta. Quante copie possono contenere i due mazzi?

  @id:deck.unity.jitte @situation:deck.unity @clause:deck.unity @source:F-EX17 @from:2005-08-20 @must
  Scenario: Quattro copie in un mazzo non ne lasciano nessuna al compagno
    Dato che il mazzo di Angie contiene quattro “Jitte di Umezawa”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene “Jitte di Umezawa”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.unity.jitte.one_deck @situation:deck.unity @clause:deck.copies @source:F-EX17 @from:2005-08-01 @must
  Scenario: Quattro copie in un mazzo e nessuna nell'altro vanno bene
    Dato che il mazzo di Angie contiene quattro “Jitte di Umezawa”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.jitte.apart @situation:deck.unity @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @must
  Scenario: Prima delle regole per i tornei a squadre ogni mazzo era giudicato da solo
    Dato che il mazzo di Angie contiene quattro “Jitte di Umezawa”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene “Jitte di Umezawa”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.naturalize @situation:deck.unity @clause:deck.unity @source:I-EX13 @from:2005-08-20 @must
  Scenario: Quattro copie di Ritorno alla Natura in un mazzo non ne lasciano nessuna al compagno
    Dato che il mazzo di Angie contiene quattro “Ritorno alla Natura”
    E che il mazzo di Angie contiene quattro “Orso Grizzly”
    E che il mazzo di Angie contiene 52 “Foresta”
    E che il mazzo di Barry contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.unity.reason @situation:deck.unity @clause:deck.unity @source:F-EX17 @source:I-EX13 @from:2005-08-20 @must
  Scenario: Il motivo è la carta che entrambi i mazzi contengono
    Dato che il mazzo di Angie contiene quattro “Jitte di Umezawa”
    E che il mazzo di Angie contiene quattro “Orso Grizzly”
    E che il mazzo di Angie contiene 52 “Foresta”
    E che il mazzo di Barry contiene “Jitte di Umezawa”
    E che il mazzo di Barry contiene quattro “Ritorno alla Natura”
    E che il mazzo di Barry contiene 55 “Foresta”
    Allora “Jitte di Umezawa” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Orso Grizzly” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Ritorno alla Natura” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    E “Foresta” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.unity.one_each @situation:deck.unity @clause:deck.unity @from:2005-08-20 @until:2016-07-22 @must
  Scenario: Una copia in ogni mazzo va bene finché il limite è di quattro tra i due
    Dato che il mazzo di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.one_each.later @situation:deck.unity @clause:deck.unity @source:I-EX13 @source:F-EX17 @from:2016-07-22 @must
  Scenario: Una copia in un mazzo esclude la carta dall'altro
    Dato che il mazzo di Angie contiene “Ritorno alla Natura”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.unity.bears @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @until:2016-07-22 @must
  Scenario: Tre copie di Orso Grizzly ne lasciano una al compagno
    Dato che il mazzo di Angie contiene tre “Orso Grizzly”
    E che il mazzo di Angie contiene 57 “Foresta”
    E che il mazzo di Barry contiene “Orso Grizzly”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.bears.too_many @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @must
  Scenario: Tre copie di Orso Grizzly in un mazzo non ne lasciano due al compagno
    Dato che il mazzo di Angie contiene tre “Orso Grizzly”
    E che il mazzo di Angie contiene 57 “Foresta”
    E che il mazzo di Barry contiene due “Orso Grizzly”
    E che il mazzo di Barry contiene 58 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.unity.bears.later @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2016-07-22 @must
  Scenario: Tre copie di Orso Grizzly in un mazzo non ne lasciano più nessuna al compagno, da quando nessuna carta sta in entrambi
    Dato che il mazzo di Angie contiene tre “Orso Grizzly”
    E che il mazzo di Angie contiene 57 “Foresta”
    E che il mazzo di Barry contiene “Orso Grizzly”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Cinque copie sono troppe per un solo mazzo
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene cinque “Orso Grizzly”
    E che il mazzo di Barry contiene 55 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.unity.basic @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Le terre base non hanno limiti e i giocatori di altre squadre non contano
    Dato che il mazzo di Angie contiene quattro “Orso Grizzly”
    E che il mazzo di Angie contiene 56 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    E che il mazzo di Edward contiene quattro “Orso Grizzly”
    E che il mazzo di Edward contiene 56 “Foresta”
    E che il mazzo di Ronald contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed
    E i mazzi della squadra di Edward sono ammessi in un torneo constructed

  @id:deck.unity.snow @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Le terre innevate sono terre base
    Dato che il mazzo di Angie contiene 60 “Foresta Innevata”
    E che il mazzo di Barry contiene dieci “Foresta Innevata”
    E che il mazzo di Barry contiene 50 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.english_name @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Copie in due lingue sono copie di una sola carta
    Dato che il mazzo di Angie contiene tre copie in italiano di “Ritorno alla Natura”
    E che il mazzo di Angie contiene 57 “Foresta”
    E che il mazzo di Barry contiene due copie in francese di “Ritorno alla Natura”
    E che il mazzo di Barry contiene 58 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.copies.english_name @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Anche in uno stesso mazzo conta il nome inglese
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene tre copie in francese di “Ritorno alla Natura”
    E che il mazzo di Barry contiene due copie in giapponese di “Ritorno alla Natura”
    E che il mazzo di Barry contiene 55 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.copies.english_name.four @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Quattro copie in tre lingue vanno bene in un mazzo
    Dato che il mazzo di Angie contiene 60 “Foresta”
    E che il mazzo di Barry contiene due copie in francese di “Ritorno alla Natura”
    E che il mazzo di Barry contiene una copia in giapponese di “Ritorno alla Natura”
    E che il mazzo di Barry contiene “Ritorno alla Natura”
    E che il mazzo di Barry contiene 56 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.own_rule.unwritten @situation:deck.unity.own_rule @clause:deck.unity @from:2005-08-20 @until:2009-07-01 @should
  Scenario: Una carta che permette qualsiasi numero di copie di sé lo permette in entrambi i mazzi
    Dato che il mazzo di Angie contiene 20 “Relentless Rats”
    E che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene 20 “Relentless Rats”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.own_rule @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @until:2018-10-05 @must
  Scenario: Ciò che una carta dice dei mazzi vale per entrambi
    Dato che il mazzo di Angie contiene 20 “Relentless Rats”
    E che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene 20 “Relentless Rats”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.own_rule.one_deck @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @must
  Scenario: Ciò che una carta dice dei mazzi vale sempre in un mazzo della squadra
    Dato che il mazzo di Angie contiene 20 “Relentless Rats”
    E che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.unity.own_rule.later @situation:deck.unity.own_rule @clause:deck.unity @from:2018-10-05 @must
  Scenario: Ciò che una carta dice dei mazzi vale per uno solo di essi
    Dato che il mazzo di Angie contiene 20 “Relentless Rats”
    E che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene “Relentless Rats”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed

  @id:deck.copies.own_number @situation:deck.copies @clause:deck.copies @from:2009-07-01 @must
  Scenario: Una carta che permette sette copie di sé non ne permette un'ottava
    Dato che il mazzo di Angie contiene otto “Seven Dwarves”
    E che il mazzo di Angie contiene 52 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    E che il mazzo di Edward contiene sette “Seven Dwarves”
    E che il mazzo di Edward contiene 53 “Foresta”
    E che il mazzo di Ronald contiene 60 “Foresta”
    Allora i mazzi della squadra di Angie non sono ammessi in un torneo constructed
    E i mazzi della squadra di Edward sono ammessi in un torneo constructed

# language: it
@source:F @source:W
Funzionalità: Un contapunti tiene il conto dei segnalini veleno
  > I giocatori ricevono segnalini veleno ognuno per sé. Chi li ha, che cosa contano gli effetti, e quanti sono troppi?

  @id:count.poison.apart @situation:count.poison @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Ogni giocatore ha i propri segnalini veleno
    Dato che si contano solo i punti vita e il veleno
    Quando Angie riceve quattro segnalini veleno
    E Barry riceve tre segnalini veleno
    Allora Angie ha quattro segnalini veleno
    E Barry ha tre segnalini veleno
    Ed Edward non ha nessun segnalino veleno
    E la partita continua

  @id:count.poison.team @situation:count.poison @clause:poison.shared @from:2011-04-01 @must
  Scenario: Ciò che ogni membro riceve lo ha la squadra
    Dato che si contano solo i punti vita e il veleno
    Quando Angie riceve quattro segnalini veleno
    E Barry riceve tre segnalini veleno
    Allora la squadra di Angie ha sette segnalini veleno
    E la squadra di Edward non ha nessun segnalino veleno
    E la partita continua

  @id:count.poison.each.apart @situation:count.poison.each @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Ogni giocatore riceveva un proprio segnalino veleno
    Dato che si contano solo i punti vita e il veleno
    E che Edward ha tre segnalini veleno
    Quando ogni giocatore riceve un segnalino veleno
    Allora Edward ha quattro segnalini veleno
    E Ronald ha un segnalino veleno
    E Angie ha un segnalino veleno

  @id:count.poison.each.team @situation:count.poison.each @clause:poison.shared @from:2011-04-01 @must
  Scenario: Quando ogni giocatore riceve un segnalino veleno, una squadra ne riceve due
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Edward ha tre segnalini veleno
    Quando ogni giocatore riceve un segnalino veleno
    Allora la squadra di Edward ha cinque segnalini veleno
    E la squadra di Angie ha due segnalini veleno

  @id:count.poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @source:F @must
  Schema dello scenario: In un contatore, l'ultimo segnalino veleno necessario fa perdere la partita a tutta la squadra
    Dato che si contano solo i punti vita e il veleno
    E che <chi> ha <numero> segnalini veleno
    Allora la partita continua
    Quando Edward riceve un segnalino veleno
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | regola | chi                  | numero |
      | 2005-08-01 | 420.5h | Edward               | nove   |
      | 2011-04-01 | 810.8d | la squadra di Edward | 14     |

  @id:count.poison.lethal.too_few @situation:count.poison.lethal @clause:poison.lethal @must
  Schema dello scenario: In un contatore, un segnalino veleno in meno non basta
    Dato che si contano solo i punti vita e il veleno
    E che <chi> ha <numero> segnalini veleno
    Quando Edward riceve un segnalino veleno
    Allora la partita continua
    E <chi> ha <dopo> segnalini veleno

    Esempi:
      | dal        | regola | chi                  | numero | dopo |
      | 2005-08-01 | 420.5h | Edward               | otto   | nove |
      | 2011-04-01 | 810.8d | la squadra di Edward | 13     | 14   |

  @id:count.poison.lethal.apart @situation:count.poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: In un contatore, il veleno che hanno i due membri non si somma
    Dato che si contano solo i punti vita e il veleno
    Quando Edward riceve nove segnalini veleno
    E Ronald riceve nove segnalini veleno
    Allora la partita continua
    Quando Ronald riceve un segnalino veleno
    Allora la squadra di Edward perde la partita

  @id:count.poison.lethal.together @situation:count.poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: In un contatore, il veleno che ricevono i due membri si somma
    Dato che si contano solo i punti vita e il veleno
    Quando Edward riceve nove segnalini veleno
    E Ronald riceve cinque segnalini veleno
    Allora la partita continua
    Quando Ronald riceve un segnalino veleno
    Allora la squadra di Edward perde la partita

  @id:count.poison.lethal.draw @clause:poison.lethal @clause:game.over @from:2005-08-01 @must
  Scenario: Due squadre che ricevono insieme troppo veleno pareggiano
    Dato che si contano solo i punti vita e il veleno
    Quando ogni giocatore riceve sette segnalini veleno
    Allora la partita continua
    Quando ogni giocatore riceve tre segnalini veleno
    Allora la partita termina in parità

  @id:count.poison.lost @clause:poison.lose_counters @must
  Schema dello scenario: Un giocatore perde più segnalini veleno di quanti ce ne siano
    Dato che si contano solo i punti vita e il veleno
    E che <chi> ha cinque segnalini veleno
    Quando <giocatore> perde due segnalini veleno
    Allora <chi> ha tre segnalini veleno
    Quando <giocatore> perde sette segnalini veleno
    Allora <chi> non ha nessun segnalino veleno

    Esempi:
      | dal        | regola  | chi                  | giocatore |
      | 2005-08-01 | 606.5   | Edward               | Edward    |
      | 2011-04-01 | 810.10b | la squadra di Edward | Ronald    |

  @id:count.poison.lost.teammate @situation:count.poison.lost @clause:poison.lose_counters @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Un giocatore non perdeva segnalini veleno di un compagno
    Dato che si contano solo i punti vita e il veleno
    E che Edward ha cinque segnalini veleno
    Quando Ronald perde due segnalini veleno
    Allora Edward ha cinque segnalini veleno

  @id:count.poison.cannot @clause:poison.cannot @must
  Schema dello scenario: In un contatore, un giocatore non può ricevere segnalini veleno: può riceverne il compagno?
    Dato che si contano solo i punti vita e il veleno
    E che un effetto dice che Edward non può ricevere segnalini veleno
    Quando Edward riceve due segnalini veleno
    E Ronald riceve tre segnalini veleno
    E Angie riceve un segnalino veleno
    Allora <chi> ha <numero> segnalini veleno
    E <altro> ha un segnalino veleno

    Esempi:
      | dal        | regola  | chi                  | numero | altro               |
      | 2005-08-01 | 606.5   | Ronald               | tre    | Angie               |
      | 2011-04-01 | 810.5   | la squadra di Edward | tre    | la squadra di Angie |
      | 2011-06-17 | 810.10c | la squadra di Edward | zero   | la squadra di Angie |

  @id:count.poison.read @clause:poison.read @must
  Schema dello scenario: Un effetto conta i segnalini veleno di un giocatore
    Dato che si contano solo i punti vita e il veleno
    Quando Angie riceve tre segnalini veleno
    E Barry riceve due segnalini veleno
    Allora un effetto conta <Angie> segnalini veleno per Angie
    E un effetto conta <Barry> segnalini veleno per Barry
    E un effetto conta zero segnalini veleno per Edward

    Esempi:
      | dal        | regola  | Angie  | Barry  |
      | 2005-08-01 | 606.5   | tre    | due    |
      | 2011-04-01 | 810.10a | cinque | cinque |

  @id:count.poison.opponents.own @situation:count.poison.opponents @clause:poison.read @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Un effetto somma ciò che hanno i due avversari
    Dato che si contano solo i punti vita e il veleno
    Quando Edward riceve tre segnalini veleno
    E Ronald riceve due segnalini veleno
    Allora un effetto conta cinque segnalini veleno per gli avversari di Angie
    E un effetto conta zero segnalini veleno per gli avversari di Edward

  @id:count.poison.opponents.twice @situation:count.poison.opponents @clause:poison.opponents @from:2011-04-01 @until:2013-05-01 @should
  Scenario: Forse un effetto contava per ogni avversario ciò che ha la squadra avversaria
    Dato che si contano solo i punti vita e il veleno
    Quando Edward riceve tre segnalini veleno
    E Ronald riceve due segnalini veleno
    Allora un effetto conta dieci segnalini veleno per gli avversari di Angie

  @id:count.poison.opponents.team @situation:count.poison.opponents @clause:poison.opponents @from:2013-05-01 @must
  Scenario: Un effetto conta una volta ciò che ha la squadra avversaria
    Dato che si contano solo i punti vita e il veleno
    Quando Edward riceve tre segnalini veleno
    E Ronald riceve due segnalini veleno
    Allora un effetto conta cinque segnalini veleno per gli avversari di Angie
    E un effetto conta zero segnalini veleno per gli avversari di Edward

  @id:count.poison.poisoned.apart @situation:count.poison.poisoned @clause:poison.poisoned @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Un giocatore che ha un segnalino veleno è avvelenato
    Dato che si contano solo i punti vita e il veleno
    Quando Edward riceve un segnalino veleno
    Allora Edward è avvelenato
    E Ronald non è avvelenato

  @id:count.poison.poisoned.team @situation:count.poison.poisoned @clause:poison.poisoned @from:2011-04-01 @must
  Scenario: Entrambi i giocatori di una squadra che ha un segnalino veleno sono avvelenati
    Dato che si contano solo i punti vita e il veleno
    Quando Edward riceve un segnalino veleno
    Allora Edward è avvelenato
    E Ronald è avvelenato
    E Angie non è avvelenata

  @id:count.proliferate.apart @situation:count.proliferate @clause:counters.proliferate @from:2010-10-01 @until:2011-04-01 @must
  Scenario: Chi prolifera dà un segnalino veleno in più a ogni giocatore scelto
    Dato che si contano solo i punti vita e il veleno
    E che Edward ha tre segnalini veleno
    E che Ronald ha due segnalini veleno
    Quando Angie prolifera
    E Angie sceglie Edward e Ronald perché ricevano un altro segnalino ciascuno
    Allora Edward ha quattro segnalini veleno
    E Ronald ha tre segnalini veleno

  @id:count.proliferate.team @situation:count.proliferate @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scenario: Chi prolifera dà un segnalino veleno in più a ogni squadra scelta
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Edward ha cinque segnalini veleno
    Quando Angie prolifera
    E Angie sceglie la squadra di Edward perché riceva un altro segnalino
    Allora la squadra di Edward ha sei segnalini veleno

  @id:count.proliferate.member @situation:count.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Chi prolifera dà un segnalino veleno al membro scelto, e quindi alla squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Edward ha cinque segnalini veleno
    Quando Angie prolifera
    E Angie sceglie Edward perché riceva un altro segnalino
    Allora la squadra di Edward ha sei segnalini veleno

  @id:count.proliferate.once @situation:count.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Di due membri scelti uno solo riceve il segnalino veleno
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Edward ha cinque segnalini veleno
    Quando Angie prolifera
    E Angie sceglie Edward e Ronald perché ricevano un altro segnalino ciascuno
    E Angie sceglie Ronald come giocatore influenzato
    Allora la squadra di Edward ha sei segnalini veleno

  @id:count.proliferate.nobody @situation:count.proliferate @clause:counters.proliferate @must
  Schema dello scenario: Chi prolifera non è obbligato a scegliere qualcuno
    Dato che si contano solo i punti vita e il veleno
    E che <chi> ha cinque segnalini veleno
    Quando Angie prolifera
    E Angie non sceglie nulla a cui dare un altro segnalino
    Allora <chi> ha cinque segnalini veleno

    Esempi:
      | dal        | regola  | chi                  |
      | 2010-10-01 | 701.23a | Edward               |
      | 2011-04-01 | 701.23c | la squadra di Edward |

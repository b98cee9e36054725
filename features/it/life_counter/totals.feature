# language: it
@source:F @source:I @source:W
Funzionalità: Un contapunti tiene un solo totale per squadra
  > Un programma conta i punti vita e il veleno, e non gioca carte. Che cosa succede a un giocatore, e che cosa alla squadra?

  @id:count.start @clause:life.start @must
  Schema dello scenario: Il conteggio comincia dal totale iniziale dei punti vita di una squadra
    Dato che si contano solo i punti vita e il veleno
    Allora la squadra di Angie ha <punti vita> punti vita
    E la squadra di Edward ha <punti vita> punti vita
    E la partita continua

    Esempi:
      | dal        | regola | punti vita |
      | 2005-08-01 | 606.4a | 40         |
      | 2007-02-20 | FR 151 | 30         |

  @id:count.start.casual @situation:count.start @clause:life.start @must
  Schema dello scenario: Fuori dai tornei l'inizio del conteggio è stato abbassato più tardi
    Dato che si contano solo i punti vita e il veleno
    E che la partita non fa parte di un torneo
    Allora la squadra di Angie ha <punti vita> punti vita
    E la squadra di Edward ha <punti vita> punti vita

    Esempi:
      | dal        | regola | punti vita |
      | 2005-08-01 | 606.4a | 40         |
      | 2007-05-01 | 606.4a | 30         |

  @id:count.events @clause:life.shared @from:2005-08-01 @must
  Scenario: Ciò che succede a un membro si vede sul totale dei punti vita della squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie subisce 3 danni
    E Barry perde 4 punti vita
    E Angie guadagna 2 punti vita
    Allora la squadra di Angie ha 15 punti vita
    E la squadra di Edward ha 20 punti vita
    E la partita continua

  @id:count.events.each @clause:life.shared @from:2005-08-01 @must
  Scenario: Ciò che succede a ogni giocatore succede due volte a una squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 25 punti vita
    Quando ogni giocatore subisce 4 danni
    Allora la squadra di Angie ha 12 punti vita
    E la squadra di Edward ha 17 punti vita
    Quando ogni giocatore guadagna 3 punti vita
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 23 punti vita
    Quando ogni giocatore perde 5 punti vita
    Allora la squadra di Angie ha 8 punti vita
    E la squadra di Edward ha 13 punti vita

  @id:count.events.who @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita li perde il giocatore a cui succede, e non il compagno
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    Quando Angie subisce 3 danni
    E Angie perde 2 punti vita
    E Barry guadagna 6 punti vita
    Allora Angie ha perso 5 punti vita
    E Barry ha perso 0 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:count.zero @clause:life.zero @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Una squadra che arriva a 0 punti vita perde, con entrambi i membri
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 9 punti vita
    Quando Angie subisce 5 danni
    Allora la partita continua
    Quando Barry subisce 4 danni
    Allora la squadra di Angie ha 0 punti vita
    E la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

  @id:count.zero.below @situation:count.zero @clause:life.zero @from:2005-08-01 @must
  Scenario: Anche una squadra che scende sotto 0 punti vita perde
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Edward ha 7 punti vita
    Quando ogni giocatore subisce 4 danni
    Allora la squadra di Edward ha -1 punto vita
    E la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:count.zero.both @situation:count.zero @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scenario: Due squadre che arrivano insieme a 0 punti vita pareggiano
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 6 punti vita
    E che la squadra di Edward ha 8 punti vita
    Quando ogni giocatore subisce 4 danni
    Allora la partita termina in parità

  @id:count.zero.first @situation:count.zero @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scenario: Una squadra che arriva a 0 punti vita prima dell'altra perde
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 6 punti vita
    E che la squadra di Edward ha 8 punti vita
    Quando Edward subisce 8 danni
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:count.concede @clause:team.concedes @from:2005-08-01 @must
  Scenario: Un giocatore che concede fa perdere tutta la sua squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    Quando Barry concede la partita
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

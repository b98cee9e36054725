# language: it
@source:F @source:I @source:W
Funzionalità: Un contapunti dice quale numero leggono gli effetti
  > Un effetto chiede il totale dei punti vita di un giocatore. È tutto il totale della squadra, o la metà?

  @id:count.read @clause:life.read @must
  Schema dello scenario: Il totale dei punti vita di ogni membro di una squadra a 17
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 17 punti vita
    Allora un effetto considera <numero letto> come totale dei punti vita di Angie
    E un effetto considera <numero letto> come totale dei punti vita di Barry
    E la squadra di Angie ha 17 punti vita

    Esempi:
      | dal        | regola  | numero letto |
      | 2005-08-01 | 606.9a  | 9            |
      | 2010-04-23 | 806.10a | 17           |

  @id:count.read.half @clause:life.read @must
  Schema dello scenario: Ogni giocatore perde metà di ciò che risulta avere, e tutto si legge prima di ogni perdita
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 17 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando ogni giocatore perde metà dei propri punti vita, arrotondata per difetto
    Allora la squadra di Angie ha <Angie> punti vita
    E la squadra di Edward ha <Edward> punti vita

    Esempi:
      | dal        | regola  | Angie | Edward |
      | 2005-08-01 | 606.9a  | 9     | 16     |
      | 2010-04-23 | 806.10a | 1     | 0      |

  @id:count.read.half.one @situation:count.read.half @clause:life.read @must
  Schema dello scenario: Un giocatore perde metà di ciò che risulta avere
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 17 punti vita
    Quando Barry perde metà dei propri punti vita, arrotondata per difetto
    Allora la squadra di Angie ha <totale> punti vita
    E Barry ha perso <persi> punti vita
    E Angie ha perso 0 punti vita

    Esempi:
      | dal        | regola  | totale | persi |
      | 2005-08-01 | 606.9a  | 13     | 4     |
      | 2010-04-23 | 806.10a | 9      | 8     |

  @id:count.read.double @clause:life.set_one @clause:life.read @must
  Schema dello scenario: Il totale dei punti vita di un giocatore di una squadra a 17 raddoppia
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 17 punti vita
    Quando il totale dei punti vita di Barry raddoppia
    Allora la squadra di Angie ha <totale> punti vita

    Esempi:
      | dal        | regola   | totale |
      | 2005-08-01 | 606.9c   | 18     |
      | 2005-08-05 | FAQ 2005 | 26     |
      | 2010-04-23 | 806.10c  | 34     |

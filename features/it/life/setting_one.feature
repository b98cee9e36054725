# language: it
@source:F @source:I @source:W
Funzionalità: Il totale dei punti vita di un solo giocatore viene fissato
  > Un effetto dà un totale a un giocatore, ma la squadra ha un solo totale per due. A quanto arriva?

  @id:life.set_one.magister_sphinx @clause:life.set_one @source:F-EX14 @source:W-EX12 @must
  Schema dello scenario: La Sfinge Magister bersaglia un giocatore di una squadra a 25
    Dato che la squadra di Angie ha 40 punti vita
    E che la squadra di Edward ha 25 punti vita
    Quando Angie lancia “Sfinge Magister”
    E la magia si risolve
    E Angie sceglie Edward come bersaglio
    E l'abilità innescata di “Sfinge Magister” si risolve
    Allora la squadra di Edward ha <totale> punti vita
    E la squadra di Angie ha 40 punti vita

    Esempi:
      | dal        | regola   | totale |
      | 2005-08-01 | 606.9c   | 10     |
      | 2005-08-05 | FAQ 2005 | 22     |
      | 2010-04-23 | 806.10c  | 10     |

  @id:life.set_one.twenty @clause:life.set_one @source:I-EX11 @source:I-EX16 @must
  Schema dello scenario: Una magia fissa a 20 il totale dei punti vita del suo controllore in una squadra a 25
    Dato che la squadra di Angie ha 25 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Blessed Wind” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha 30 punti vita

    Esempi:
      | dal        | regola   | totale |
      | 2005-08-01 | 606.9c   | 20     |
      | 2005-08-05 | FAQ 2005 | 32     |
      | 2010-04-23 | 806.10c  | 20     |

  @id:life.set_one.beacon @clause:life.set_one @clause:life.read @source:W-EX09 @must
  Schema dello scenario: Il Faro dell'Immortalità raddoppia i punti vita di un giocatore di una squadra a 17
    Dato che la squadra di Angie ha 17 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha 30 punti vita

    Esempi:
      | dal        | regola   | totale |
      | 2005-08-01 | 606.9c   | 18     |
      | 2005-08-05 | FAQ 2005 | 26     |
      | 2010-04-23 | 806.10c  | 34     |

# language: it
@source:W
Funzionalità: Un contapunti sa chi non può guadagnare o perdere punti vita
  > Un effetto impedisce a un giocatore di guadagnare o perdere punti vita. Lo impedisce anche al compagno?

  @id:count.cannot_gain @clause:life.cannot_gain @must
  Schema dello scenario: In un contatore, un giocatore non può guadagnare punti vita: può guadagnarne il compagno?
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che un effetto dice che Angie non può guadagnare punti vita
    Quando Angie guadagna 5 punti vita
    Allora la squadra di Angie ha 20 punti vita
    Quando Barry guadagna 5 punti vita
    Ed Edward guadagna 5 punti vita
    Allora la squadra di Angie ha <punti vita> punti vita
    E la squadra di Edward ha 25 punti vita
    Quando Barry perde 4 punti vita
    Allora la squadra di Angie ha <dopo> punti vita

    Esempi:
      | dal        | regola  | punti vita | dopo |
      | 2005-08-01 | 606.9   | 25         | 21   |
      | 2010-04-23 | 806.10g | 20         | 16   |

  @id:count.cannot_gain.set @situation:count.cannot_gain @clause:life.cannot_gain @clause:life.set_one @from:2010-04-23 @must
  Scenario: Un totale di punti vita che dovrebbe salire resta com'è, uno che scende no
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    E che un effetto dice che Barry non può guadagnare punti vita
    Quando il totale dei punti vita di Angie diventa 25
    Allora la squadra di Angie ha 20 punti vita
    Quando il totale dei punti vita di Angie diventa 15
    Allora la squadra di Angie ha 15 punti vita

  @id:count.cannot_lose @clause:life.cannot_lose @must
  Schema dello scenario: In un contatore, un giocatore non può perdere punti vita: il compagno ne perde?
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che un effetto dice che Barry non può perdere punti vita
    Quando Barry subisce 3 danni
    Allora la squadra di Angie ha 20 punti vita
    Quando Angie subisce 4 danni
    Ed Edward subisce 4 danni
    Allora la squadra di Angie ha <punti vita> punti vita
    E la squadra di Edward ha 16 punti vita
    Quando Angie guadagna 2 punti vita
    Allora la squadra di Angie ha <dopo> punti vita

    Esempi:
      | dal        | regola | punti vita | dopo |
      | 2005-08-01 | 606.9  | 16         | 18   |
      | 2010-10-01 | 810.9h | 20         | 22   |

  @id:count.cannot_lose.paying @situation:count.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2010-10-01 @must
  Scenario: Nessuno paga altro che 0 in una squadra di cui un membro non può perdere punti vita
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    E che un effetto dice che Barry non può perdere punti vita
    Allora Angie non può pagare 1 punto vita
    E Barry non può pagare 1 punto vita
    E Angie non può pagare 1 punto vita e Barry 0 per lo stesso costo
    Ma Angie può pagare 0 punti vita
    E Angie può pagare 0 punti vita e Barry 0 per lo stesso costo
    E la squadra di Angie ha 20 punti vita

  @id:count.cannot_lose.paying.teammate @situation:count.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2005-08-01 @until:2010-10-01 @should
  Scenario: Un compagno poteva ancora pagare punti vita
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 20 punti vita
    E che un effetto dice che Barry non può perdere punti vita
    Allora Barry non può pagare 1 punto vita
    Ma Angie può pagare 7 punti vita
    E la squadra di Angie ha 13 punti vita

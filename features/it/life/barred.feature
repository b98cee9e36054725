# language: it
@source:W
Funzionalità: Chi non può guadagnare, perdere o scambiare punti vita
  > Qualcosa impedisce a un giocatore di guadagnare o perdere punti vita, o due giocatori scambiano i loro totali. E i punti vita che la squadra condivide?

  @id:life.cannot_gain @clause:life.cannot_gain @must
  Schema dello scenario: Un giocatore non può guadagnare punti vita: può guadagnarne il compagno?
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Platinum Emperion”
    E che <giocatore> controlla “Bottle Gnomes”
    Quando <giocatore> attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la squadra di Angie ha <vita> punti vita

    Esempi:
      | dal        | regola  | giocatore | vita |
      | 2005-08-01 | 606.9   | Angie     | 20   |
      | 2005-08-01 | 606.9   | Barry     | 23   |
      | 2010-04-23 | 806.10g | Angie     | 20   |
      | 2010-04-23 | 806.10g | Barry     | 20   |

  @id:life.cannot_lose @clause:life.cannot_lose @must
  Schema dello scenario: Un giocatore non può perdere punti vita: ne perde il compagno?
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Barry controlla “Platinum Emperion”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha <vita> punti vita
    E la squadra di Edward ha 22 punti vita

    Esempi:
      | dal        | regola | vita |
      | 2005-08-01 | 606.9  | 16   |
      | 2010-10-01 | 810.9h | 20   |

  @id:life.cannot_lose.paying @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2010-10-01 @must
  Scenario: Nessuno nella squadra può pagare punti vita, se non 0
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Platinum Emperion”
    E che Angie controlla “Wall of Blood”
    E che Angie controlla “Esercizio del Cancello”
    Allora Angie non può attivare l'abilità di “Wall of Blood”
    Ma Angie può attivare l'abilità di “Esercizio del Cancello”
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 20 punti vita

  @id:life.cannot_lose.paying.teammate @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2005-08-01 @until:2010-10-01 @should
  Scenario: Un compagno di chi non può perdere punti vita poteva ancora pagare
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Platinum Emperion”
    E che Angie controlla “Wall of Blood”
    Allora Angie può attivare l'abilità di “Wall of Blood”
    E la squadra di Angie ha 19 punti vita

  @id:life.exchange @situation:life.exchange @clause:life.exchange @clause:life.read @from:2010-04-23 @must
  Scenario: Giocatori di due squadre scambiano i totali dei punti vita delle loro squadre
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Esercizio dello Scambio” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 10 punti vita

  @id:life.exchange.halves @situation:life.exchange @clause:life.exchange @clause:life.read @from:2005-08-05 @until:2010-04-23 @should
  Scenario: Giocatori di due squadre scambiavano le loro metà
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Esercizio dello Scambio” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:life.exchange.teammate @situation:life.exchange @clause:life.exchange @from:2010-04-23 @must
  Scenario: I compagni di squadra non scambiano i totali dei punti vita
    Dato che la squadra di Angie ha 25 punti vita
    Quando Angie lancia “Esercizio dello Scambio” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 25 punti vita

  @id:life.exchange.cannot_lose @situation:life.exchange @clause:life.exchange @clause:life.cannot_lose @from:2010-10-01 @must
  Scenario: Nulla viene scambiato con una squadra che dovrebbe perdere punti vita e non può
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Ronald controlla “Platinum Emperion”
    Quando Angie lancia “Esercizio dello Scambio” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie ha 10 punti vita
    E la squadra di Edward ha 30 punti vita

  @id:life.exchange.cannot_gain @situation:life.exchange @clause:life.exchange @clause:life.cannot_gain @from:2010-04-23 @must
  Scenario: Nulla viene scambiato con una squadra che dovrebbe guadagnare punti vita e non può
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 10 punti vita
    E che Ronald controlla “Platinum Emperion”
    Quando Angie lancia “Esercizio dello Scambio” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 10 punti vita

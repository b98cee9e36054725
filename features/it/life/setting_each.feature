# language: it
@source:F @source:I @source:W
Funzionalità: Il totale dei punti vita di ogni giocatore viene fissato
  > Un effetto dà un totale a ciascun membro di una squadra, ma la squadra ha un solo totale per due. A quanto arriva?

  @id:life.set_each.biorhythm @clause:life.set_each @source:F-EX15 @source:I-EX10 @must
  Schema dello scenario: Bioritmo con tre creature da una parte e nessuna dall'altra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 13 punti vita
    E che Angie controlla una creatura
    E che Barry controlla due creature
    E che Edward controlla tre creature
    E che Ronald non controlla nessuna creatura
    Quando Ronald lancia “Bioritmo”
    E la magia si risolve
    E la squadra di Angie sceglie <della squadra di Angie> come giocatore influenzato
    E la squadra di Edward sceglie <della squadra di Edward> come giocatore influenzato
    Allora la squadra di Angie ha <Angie> punti vita
    E la squadra di Edward ha <Edward> punti vita
    E la partita continua

    Esempi:
      | dal        | regola  | della squadra di Angie | della squadra di Edward | Angie | Edward |
      | 2005-08-01 | 606.9b  | —                      | —                       | 3     | 3      |
      | 2010-04-23 | 806.10d | Angie                  | Edward                  | 1     | 3      |
      | 2010-04-23 | 806.10d | Barry                  | Edward                  | 2     | 3      |

  @id:life.set_each.biorhythm.none @situation:life.set_each.biorhythm @clause:life.set_each @source:F-EX15 @source:I-EX10 @from:2010-04-23 @must
  Scenario: La squadra che per Bioritmo sceglie il suo membro senza creature perde
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 13 punti vita
    E che Barry controlla due creature
    E che Edward controlla tre creature
    E che Ronald non controlla nessuna creatura
    Quando Ronald lancia “Bioritmo”
    E la magia si risolve
    E la squadra di Angie sceglie Barry come giocatore influenzato
    E la squadra di Edward sceglie Ronald come giocatore influenzato
    Allora la squadra di Edward ha 0 punti vita
    E la squadra di Edward perde la partita
    E la squadra di Angie ha 2 punti vita
    E la squadra di Angie vince la partita

  @id:life.set_each.repay_in_kind @clause:life.set_each @clause:life.read @source:W-EX13 @must
  Schema dello scenario: Ripagare della Stessa Moneta porta una squadra a 7 e una a 13 al totale più basso
    Dato che la squadra di Angie ha 7 punti vita
    E che la squadra di Edward ha 13 punti vita
    Quando Angie lancia “Ripagare della Stessa Moneta”
    E la magia si risolve
    E la squadra di Angie sceglie <della squadra di Angie> come giocatore influenzato
    E la squadra di Edward sceglie <della squadra di Edward> come giocatore influenzato
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola  | della squadra di Angie | della squadra di Edward | totale |
      | 2005-08-01 | 606.9b  | —                      | —                       | 8      |
      | 2010-04-23 | 806.10d | Angie                  | Edward                  | 7      |
      | 2010-04-23 | 806.10d | Barry                  | Ronald                  | 7      |

# language: it
@source:F @source:I @source:J @source:W
Funzionalità: Concedere la partita
  > Un giocatore concede. Il suo compagno può continuare da solo?

  @id:game.concede @clause:team.concedes @must
  Schema dello scenario: Quando un giocatore concede, tutta la squadra ha perso
    Quando <giocatore> concede la partita
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | giocatore |
      | 2005-08-01 | Edward    |
      | 2005-08-01 | Ronald    |

  @id:game.concede.own_turn @situation:game.concede @clause:team.concedes @from:2005-08-01 @must
  Scenario: Una squadra può perdere per concessione nel proprio turno, e non perde prima
    Dato che la squadra di Edward ha 1 punto vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora la partita continua
    Quando Ronald concede la partita
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:game.concede.hands @situation:game.concede @clause:team.concedes @from:2005-08-01 @must
  Scenario: Un giocatore può concedere prima del primo turno
    Dato che la squadra di Angie gioca per prima
    Quando Barry concede la partita
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

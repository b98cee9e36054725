# language: it
@source:F @source:I @source:W
Funzionalità: Pescare da un grimorio vuoto
  > Un giocatore deve pescare e non ha più carte, mentre il suo compagno ne ha ancora. La squadra perde?

  @id:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @must
  Schema dello scenario: Un giocatore pesca da un grimorio vuoto, e tutta la squadra perde
    Dato che <giocatore> non ha carte nel proprio grimorio
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua
    Quando la squadra di Edward finisce il proprio turno
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | giocatore |
      | 2005-08-01 | Edward    |
      | 2005-08-01 | Ronald    |

  @id:game.lose.empty_library.last_card @situation:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Non si perde pescando l'ultima carta, ma alla pescata successiva
    Dato che Edward ha una carta nel proprio grimorio
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la partita continua
    Ed Edward non ha carte nel proprio grimorio
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua
    Quando la squadra di Edward finisce il proprio turno
    Allora la squadra di Edward perde la partita

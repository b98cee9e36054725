# language: it
@source:W @source:N
Funzionalità: Comincia una partita tra squadre di tre o quattro
  > Le squadre possono avere più di due giocatori, purché entrambe ne abbiano altrettanti. Con quanti punti vita cominciano, e chi pesca quale mano?

  @id:heads.life.three @situation:heads.life.three @variant:three-headed-giant @clause:heads.life @clause:life.start @must
  Schema dello scenario: Una squadra di tre comincia con i punti vita di tre giocatori
    Dato che la partita non fa parte di un torneo
    E che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola | totale |
      | 2005-08-01 | 606.10 | 60     |
      | 2007-05-01 | 606.10 | 45     |
      | 2011-04-01 | 810.11 | 45     |

  @id:heads.life.three.tournament @situation:heads.life.three @variant:three-headed-giant @clause:heads.life @clause:life.start @should
  Schema dello scenario: Quando i tornei hanno abbassato il totale iniziale di una squadra di due, si ritiene abbassato anche quello di una squadra di tre
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola | totale |
      | 2005-08-01 | 606.10 | 60     |
      | 2007-02-20 | FR 151 | 45     |

  @id:heads.life.four @variant:four-headed-giant @clause:heads.life @clause:life.start @must
  Schema dello scenario: Una squadra di quattro comincia con i punti vita di quattro giocatori
    Dato che la partita non fa parte di un torneo
    E che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola | totale |
      | 2005-08-01 | 606.10 | 80     |
      | 2007-05-01 | 606.10 | 60     |
      | 2011-04-01 | 810.11 | 60     |

  @id:heads.mulligan.one_player_at_a_time @situation:heads.mulligan @variant:three-headed-giant @clause:mulligan.order @clause:team.more_heads @from:2005-08-01 @until:2006-10-01 @must
  Scenario: Ciascuno dei tre giocatori decide dopo quello alla sua destra
    Dato che la squadra di Angie gioca per prima
    Allora Barry non può prendere un mulligan
    E Celia non può prendere un mulligan
    Quando Angie tiene la propria mano
    Allora Celia non può prendere un mulligan
    Quando Barry tiene la propria mano
    Allora Edward non può prendere un mulligan
    Ma Celia può prendere un mulligan
    Quando Celia tiene la propria mano
    Allora Angie non può prendere un mulligan
    E Victor non può prendere un mulligan
    Quando Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    Allora è il mantenimento della squadra di Angie

  @id:heads.mulligan.one_team_at_a_time @situation:heads.mulligan @variant:three-headed-giant @clause:mulligan.order @clause:mulligan.first @clause:team.more_heads @from:2006-10-01 @until:2009-07-11 @must
  Scenario: Una squadra di tre prende i suoi mulligan insieme, prima che l'altra squadra decida
    Dato che la squadra di Angie gioca per prima
    Quando Celia prende un mulligan
    E Angie tiene la propria mano
    Allora Edward non può prendere un mulligan
    Quando Barry tiene la propria mano
    Allora Celia ha sette carte in mano
    Ed Edward non può prendere un mulligan
    E Barry non può prendere un mulligan
    Ma Celia può prendere un mulligan
    E Celia ha sei carte in mano
    Quando Celia tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora Celia non può prendere un mulligan
    Ma Victor può prendere un mulligan
    E Victor ha sette carte in mano

  @id:heads.mulligan.all_declare @situation:heads.mulligan @variant:four-headed-giant @clause:mulligan.order @clause:mulligan.first @clause:team.more_heads @from:2009-07-11 @must
  Scenario: Tutti e otto i giocatori dichiarano, una squadra dopo l'altra, prima che venga preso alcun mulligan
    Dato che la squadra di Angie gioca per prima
    Quando Dora prende un mulligan
    E Celia tiene la propria mano
    E Angie tiene la propria mano
    Allora Walter non può prendere un mulligan
    Ma Barry può prendere un mulligan
    Quando Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    Allora Dora non può prendere un mulligan
    Ma Walter può prendere un mulligan
    E Walter ha sette carte in mano
    Quando Barry tiene la propria mano
    E Dora tiene la propria mano
    E Walter tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Dora ha sette carte in mano

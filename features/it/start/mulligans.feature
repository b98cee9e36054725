# language: it
@source:F @source:I @source:J
Funzionalità: I mulligan
  > Quattro giocatori guardano la propria mano iniziale. Chi decide per primo, quando si prendono i mulligan e quanto costa un mulligan?

  @id:mulligan.one_player_at_a_time @situation:mulligan @clause:mulligan.first @clause:mulligan.order @clause:mulligan.later @source:I-EX14 @until:2006-10-01 @must
  Schema dello scenario: Un giocatore prende tutti i suoi mulligan prima che decida il successivo
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Allora Angie ha <prima> carte in mano
    E Barry non può prendere un mulligan
    Ma Angie può prendere un mulligan
    E Angie ha <seconda> carte in mano
    Quando Angie tiene la propria mano
    Allora Angie non può prendere un mulligan
    Ma Barry può prendere un mulligan
    E Barry ha <prima> carte in mano
    Quando Barry tiene la propria mano
    Allora Ronald non può prendere un mulligan
    Ma Edward può prendere un mulligan
    Ed Edward ha <prima> carte in mano
    Quando Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora Ronald ha sette carte in mano

    Esempi:
      | dal        | regola | prima | seconda |
      | 2005-08-01 | 101.4  | sei   | cinque  |
      | 2005-08-20 | FR 155 | sette | sei     |

  @id:mulligan.one_team_at_a_time @situation:mulligan @clause:mulligan.order @clause:mulligan.first @clause:mulligan.later @from:2006-10-01 @until:2009-07-11 @must
  Scenario: Una squadra prende i suoi mulligan insieme, un giro dopo l'altro, prima che l'altra decida
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Allora Edward non può prendere un mulligan
    Ma Barry può prendere un mulligan
    E Angie ha sette carte in mano
    E Barry ha sette carte in mano
    Quando Angie prende un mulligan
    Allora Angie ha sette carte in mano
    Quando Barry tiene la propria mano
    Allora Angie ha sei carte in mano
    E Barry non può prendere un mulligan
    Ma Angie può prendere un mulligan
    E Angie ha cinque carte in mano
    Quando Angie tiene la propria mano
    Ed Edward prende un mulligan
    E Ronald prende un mulligan
    Allora Edward ha sette carte in mano
    E Ronald ha sette carte in mano

  @id:mulligan.all_declare @situation:mulligan @clause:mulligan.order @clause:mulligan.first @clause:mulligan.later @source:F-EX18 @source:J-EX03 @must
  Schema dello scenario: Tutti dichiarano, a cominciare dalla squadra che gioca per prima, poi tutti i mulligan si prendono insieme
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Allora Edward non può prendere un mulligan
    Ma Barry può prendere un mulligan
    Quando Edward prende un mulligan
    E Ronald tiene la propria mano
    Allora Angie ha sette carte in mano
    E Barry ha sette carte in mano
    Ed Edward ha sette carte in mano
    Quando Barry tiene la propria mano
    E Angie prende un mulligan
    Allora Angie ha sette carte in mano
    E Ronald non può prendere un mulligan
    Ma Edward può prendere un mulligan
    E Angie ha sei carte in mano
    Ed Edward ha sei carte in mano
    Quando Angie mette <in fondo> carta in fondo al proprio grimorio
    Ed Edward mette <in fondo> carta in fondo al proprio grimorio
    Allora Barry non può prendere un mulligan
    Ma Angie può prendere un mulligan

    Esempi:
      | dal        | regola | in fondo |
      | 2009-07-11 | 806.6a | —        |
      | 2019-07-12 | 805.3a | una      |

  @id:mulligan.look @situation:mulligan @clause:mulligan.later @clause:mulligan.order @source:J-EX03 @from:2015-09-26 @until:2019-07-12 @must
  Scenario: Chi inizia con meno carte può mettere in fondo la prima carta del proprio grimorio
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie prende un mulligan
    E Angie tiene la propria mano
    E Angie mette in fondo la prima carta del proprio grimorio
    Allora Angie ha sei carte in mano
    Ed è il mantenimento della squadra di Angie

  @id:mulligan.primary_first @situation:mulligan.seats @clause:mulligan.order @clause:seat.primary @source:I-EX14 @from:2005-08-01 @until:2006-10-01 @must
  Scenario: Nella squadra che gioca per prima, il giocatore a destra prende i mulligan per primo
    Dato che Barry siede alla destra di Angie
    E che la squadra di Angie gioca per prima
    Allora Angie non può prendere un mulligan
    Ma Barry può prendere un mulligan
    Quando Barry tiene la propria mano
    Allora Angie può prendere un mulligan

  @id:mulligan.any_order @situation:mulligan.seats @clause:mulligan.order @clause:seat.primary @from:2006-10-01 @must
  Scenario: I membri di una squadra dichiarano nell'ordine che preferiscono
    Dato che la squadra di Angie gioca per prima
    Quando Barry tiene la propria mano
    Allora Ronald non può tenere la propria mano
    Ma Angie può tenere la propria mano
    Quando Ronald tiene la propria mano
    Allora Edward può tenere la propria mano

  @id:mulligan.other_team_first @situation:mulligan.seats @clause:mulligan.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: La squadra che gioca per prima dichiara per prima, qualunque sia
    Dato che la squadra di Edward gioca per prima
    Allora Angie non può prendere un mulligan
    Ma Edward può prendere un mulligan

  @id:mulligan.to_nothing @situation:mulligan.to_nothing @clause:mulligan.later @clause:mulligan.first @source:I-EX14 @until:2006-10-01 @must
  Schema dello scenario: Un giocatore può prendere mulligan finché non ha più carte, e non oltre
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E <un altro>
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    Allora Angie ha una carta in mano
    E Angie può prendere un mulligan
    E Angie non ha carte in mano
    Ma Angie non può prendere un mulligan

    Esempi:
      | dal        | regola | un altro                 |
      | 2005-08-01 | 101.4  | —                        |
      | 2005-08-20 | 101.4  | Angie prende un mulligan |

  @id:mulligan.to_nothing.together @situation:mulligan.to_nothing @clause:mulligan.later @clause:mulligan.first @from:2009-07-11 @until:2019-07-12 @must
  Scenario: Un giocatore può prendere mulligan finché non ha più carte, anche se tutti gli altri hanno tenuto
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    Allora Angie ha una carta in mano
    E Angie può prendere un mulligan
    E Angie non ha carte in mano
    Ma Angie non può prendere un mulligan

  @id:mulligan.casual @situation:mulligan.casual @clause:mulligan.first @clause:mulligan.order @from:2005-08-01 @until:2006-10-01 @must
  Scenario: Fuori dai tornei il primo mulligan all'inizio costa una carta
    Dato che la partita non fa parte di un torneo
    E che la squadra di Angie gioca per prima
    Allora Barry non può prendere un mulligan
    Ma Angie può prendere un mulligan
    E Angie ha sei carte in mano

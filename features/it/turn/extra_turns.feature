# language: it
@source:F @source:I
Funzionalità: Turni extra
  > Un giocatore riceve un turno addizionale. Chi lo gioca, e quando?

  @id:turn.extra.team @situation:turn.extra @clause:turn.of_team @clause:turn.extra @from:2005-08-01 @must
  Scenario: Un turno addizionale di un giocatore è un turno di tutta la squadra
    Dato che Angie ha due carte in mano
    E che Barry ha cinque carte in mano
    E che Angie ha “Time Warp” in mano
    Quando Angie lancia “Time Warp” bersagliando Angie
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha due carte in mano
    E Barry ha sei carte in mano
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward

  @id:turn.extra.other_team @situation:turn.extra @clause:turn.extra @from:2005-08-01 @must
  Scenario: Un turno addizionale dell'altra squadra viene prima del suo turno ordinario
    Quando Angie lancia “Time Warp” bersagliando Ronald
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie

  @id:turn.extra.latest_first @situation:turn.extra @clause:turn.extra @from:2005-08-01 @must
  Scenario: Di due turni addizionali viene giocato per primo quello creato per ultimo
    Quando Angie lancia “Time Warp” bersagliando Ronald
    E la magia si risolve
    E Barry lancia “Time Walk”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie

  @id:turn.extra.each_player @situation:turn.extra.each_player @clause:turn.of_several @clause:turn.extra @from:2007-05-01 @must
  Scenario: Un effetto che dà un turno addizionale a ogni giocatore ne dà uno a ogni squadra
    Quando Angie lancia “Esercizio di Tutte le Ore”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie

  @id:turn.extra.each_player.first_text @situation:turn.extra.each_player @clause:turn.of_several @clause:turn.extra @from:2005-08-01 @until:2007-05-01 @should
  Scenario: Finché le regole non dicono nulla di più membri, ciascuno di loro porta un turno addizionale alla squadra
    Quando Angie lancia “Esercizio di Tutte le Ore”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward

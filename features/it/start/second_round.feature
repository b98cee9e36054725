# language: it
Funzionalità: Un secondo giro di mulligan
  > Tutti hanno dichiarato, e solo un membro della seconda squadra fa un mulligan. Chi decide dopo?

  @id:second_round.second_team @clause:mulligan.order @from:2009-07-11 @must
  Scenario: Il membro della seconda squadra che ha fatto un mulligan dichiara di nuovo, e poi la partita inizia
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward prende un mulligan
    E Ronald tiene la propria mano
    Allora Angie non può tenere la propria mano
    Ed Edward può tenere la propria mano
    E è il mantenimento della squadra di Angie
    Ed Edward ha sette carte in mano
    E Ronald ha sette carte in mano

  @id:second_round.by_team @situation:second_round.second_team @clause:mulligan.order @from:2006-10-01 @until:2009-07-11 @must
  Scenario: Quando una squadra faceva i mulligan insieme, la seconda li faceva dopo che la prima aveva tenuto
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald prende un mulligan
    Allora Edward non può tenere la propria mano
    E Ronald può tenere la propria mano
    E è il mantenimento della squadra di Angie

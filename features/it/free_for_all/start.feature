# language: it
Funzionalità: L'inizio di una partita a quattro, ognuno per sé
  > In una partita tutti contro tutti ogni giocatore è solo contro gli altri. Come comincia una simile partita?

  @id:free_for_all.life @situation:free_for_all.life @clause:life.start_alone @clause:start.hands @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ognuno dei quattro giocatori comincia con 20 punti vita e sette carte
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Martha ha 20 punti vita
    E Simon ha sette carte in mano
    E è il mantenimento della squadra di Angie

  @id:free_for_all.draw @situation:free_for_all.draw @clause:turn.first_draw_of_all @clause:step.draw @variant:free-for-all @from:2005-08-01 @must
  Scenario: Nemmeno chi gioca per primo salta la prima pescata
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha otto carte in mano
    Ed Edward ha sette carte in mano

  @id:free_for_all.mulligan.costs @situation:free_for_all.mulligan @clause:mulligan.later @clause:mulligan.order @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il primo mulligan di ogni giocatore costava una carta, anche nelle partite multiplayer
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Allora Angie ha sei carte in mano
    Ed Edward non può prendere un mulligan
    Quando Angie tiene la propria mano
    Allora Edward può prendere un mulligan
    Ed Edward ha sei carte in mano

  @id:free_for_all.mulligan.free @situation:free_for_all.mulligan @clause:mulligan.first @clause:mulligan.order @variant:free-for-all @from:2009-10-01 @must
  Scenario: Il primo mulligan di ogni giocatore è gratuito, e si prende quando tutti hanno deciso
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Martha prende un mulligan
    Allora Simon può prendere un mulligan
    E Angie ha sette carte in mano
    E Simon ha sette carte in mano
    Quando Angie tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Martha ha sette carte in mano

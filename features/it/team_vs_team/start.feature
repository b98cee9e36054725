# language: it
Funzionalità: L'inizio di una partita di due squadre
  > Comincia il giocatore a sinistra del centro della squadra estratta. Che cosa fanno gli altri prima?

  @id:versus.start @clause:versus.begins @clause:life.start_alone @clause:start.hands @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ognuno dei quattro giocatori comincia con 20 punti vita e sette carte, e il primo turno è di chi siede a sinistra in una squadra
    Dato che Barry gioca per primo
    Quando Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie tiene la propria mano
    Allora è il mantenimento di Barry
    E Angie ha 20 punti vita
    E Barry ha 20 punti vita
    Ed Edward ha 20 punti vita
    E Ronald ha 20 punti vita
    E Ronald ha sette carte in mano

  @id:versus.first_draw @clause:turn.first_draw_of_all @clause:step.draw @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In squadra contro squadra, nemmeno chi gioca per primo salta la prima pescata
    Dato che Ronald gioca per primo
    Quando Ronald tiene la propria mano
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E inizia la fase principale pre-combattimento di Ronald
    Allora Ronald ha otto carte in mano
    Ed Edward ha sette carte in mano

  @id:versus.mulligan @clause:mulligan.order @clause:mulligan.first @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ogni giocatore decide in ordine di turno, il compagno non prima degli altri, e il primo mulligan è gratuito
    Dato che Barry gioca per primo
    Quando Barry prende un mulligan
    Allora Angie non può prendere un mulligan
    Quando Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora Angie può prendere un mulligan
    Quando Barry tiene la propria mano
    E Angie tiene la propria mano
    Allora è il mantenimento di Barry
    E Barry ha sette carte in mano
    E Angie ha sette carte in mano

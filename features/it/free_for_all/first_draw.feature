# language: it
Funzionalità: La prima sottofase di acquisizione di una partita a quattro quando chi gioca per primo se n'è andato
  > In una partita tutti contro tutti nessuno salta la prima pescata. Chi comincia concede nel mantenimento, e il turno prosegue senza giocatore attivo. Chi pesca?

  @id:free_for_all.draw.conceded @situation:free_for_all.draw @clause:turn.first_draw_of_all @clause:team.concedes @variant:free-for-all @from:2009-10-01 @should
  Scenario: Nel resto di un turno il cui giocatore se n'è andato nessuno pesca, e il successivo pesca come sempre
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    E Angie concede la partita
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha otto carte in mano
    E Martha ha sette carte in mano

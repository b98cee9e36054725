# language: it
Funzionalità: L'inizio di una partita a due giocatori
  > Due giocatori guardano la mano iniziale. Chi decide per primo, quanto costa ogni mulligan, e chi pesca nel primo turno?

  @id:general.start.two.second @clause:mulligan.later @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: Il secondo mulligan costa una seconda carta, e chi ne ha preso uno ne tiene sei
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward prende un mulligan
    Allora Angie deve fare una scelta
    Quando Angie mette una carta in fondo al proprio grimorio
    Allora Edward deve fare una scelta
    Quando Edward mette una carta in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    Ed Edward ha sei carte in mano
    Quando Angie prende un mulligan
    E Angie mette due carte in fondo al proprio grimorio
    Ed Edward tiene la propria mano
    Allora Angie ha cinque carte in mano
    Ed Edward ha sei carte in mano
    Quando Angie tiene la propria mano
    Allora è il mantenimento della squadra di Angie

  @id:general.start.two.fewer_drawn @situation:general.start.two.second @clause:mulligan.later @variant:two-player @variant:two-player-commander @from:2016-01-16 @until:2019-07-12 @must
  Scenario: Ogni mulligan faceva pescare una carta in meno
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    Allora Angie ha sei carte in mano
    Quando Angie prende un mulligan
    Allora Angie ha cinque carte in mano
    Quando Angie tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha cinque carte in mano
    E è il mantenimento della squadra di Angie

  @id:general.start.two.in_turn @clause:mulligan.order @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: Il giocatore che inizia decide per primo
    Dato che la squadra di Edward gioca per prima
    Allora Angie non può prendere un mulligan
    Ma Edward può prendere un mulligan
    E Angie può prendere un mulligan
    Ed Edward deve fare una scelta
    Quando Edward mette una carta in fondo al proprio grimorio
    Allora Angie deve fare una scelta
    Quando Angie mette una carta in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    Ed Edward ha sei carte in mano

  @id:general.start.two.kept @situation:general.start.two.in_turn @clause:mulligan.order @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: Chi ha tenuto la mano non prende mulligan quando l'altro giocatore ne ha preso uno
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Allora Edward può prendere un mulligan
    Ed Edward deve fare una scelta
    Quando Edward mette una carta in fondo al proprio grimorio
    Allora Angie non può prendere un mulligan
    Ma Edward può tenere la propria mano
    E è il mantenimento della squadra di Angie
    E Angie ha sette carte in mano
    Ed Edward ha sei carte in mano

  @id:general.start.two.second_turn @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2016-01-16 @must
  Scenario: È saltata solo la prima sottofase di acquisizione, e quella del giocatore che inizia
    Dato che la squadra di Edward gioca per prima
    Quando Edward tiene la propria mano
    E Angie tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha sette carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha otto carte in mano
    Quando Angie scarta una carta
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha otto carte in mano
    E Angie ha sette carte in mano

  @id:general.start.two.six_and_a_draw @situation:general.start.two.second @clause:mulligan.later @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: Chi comincia con sei carte pesca come sempre
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward prende un mulligan
    Ed Edward mette una carta in fondo al proprio grimorio
    Ed Edward tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    Ed Edward ha sei carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha sette carte in mano

  @id:general.start.two.bottom @situation:general.start.two.second @clause:mulligan.later @variant:two-player @from:2019-07-12 @must
  Scenario: Ciò che è messo in fondo è nel grimorio
    Dato che la squadra di Angie gioca per prima
    Allora Angie ha 53 carte nel proprio grimorio
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie mette una carta in fondo al proprio grimorio
    Allora Angie ha 54 carte nel proprio grimorio
    E Angie ha sei carte in mano
    Ed Edward ha 53 carte nel proprio grimorio

  @id:general.start.two.no_draw_step @situation:general.start.two.second_turn @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Il primo turno passa dal mantenimento alla fase principale
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la fase principale pre-combattimento della squadra di Angie
    E Angie ha sette carte in mano

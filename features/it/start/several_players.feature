# language: it
Funzionalità: L'inizio di una partita a più giocatori, ognuno per sé
  > Quattro giocatori guardano la mano iniziale. Chi decide per primo, quale mulligan è gratuito, e chi pesca nel primo turno?

  @id:general.start.several.second @clause:mulligan.first @clause:mulligan.later @variant:free-for-all @variant:commander @must
  Schema dello scenario: Il primo mulligan è gratuito, e il secondo costa una carta
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    Allora Angie ha sette carte in mano
    Quando Angie prende un mulligan
    E Angie mette <in fondo> carta in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    Ed Edward ha sette carte in mano

    Esempi:
      | dal        | regola | in fondo |
      | 2016-01-16 | 103.4c | —        |
      | 2019-07-12 | 103.4c | una      |

  @id:general.start.several.each_own @situation:general.start.several.second @clause:mulligan.first @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scenario: Si contano i mulligan di ciascun giocatore per sé
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Martha prende un mulligan
    E Simon tiene la propria mano
    E Angie tiene la propria mano
    E Martha prende un mulligan
    E Martha mette una carta in fondo al proprio grimorio
    E Martha tiene la propria mano
    Allora Angie ha sette carte in mano
    E Martha ha sei carte in mano
    E Simon ha sette carte in mano

  @id:general.start.several.in_turn @clause:mulligan.order @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: Il giocatore che inizia decide per primo, e gli altri in ordine di turno
    Dato che la squadra di Martha gioca per prima
    Quando Martha tiene la propria mano
    Allora Angie non può prendere un mulligan
    Ma Simon può prendere un mulligan
    E Angie può prendere un mulligan
    Quando Edward tiene la propria mano
    Allora Simon ha sette carte in mano
    E Angie ha sette carte in mano

  @id:general.start.several.all_draw @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: Il giocatore che inizia pesca nel primo turno, come quello dopo
    Dato che la squadra di Martha gioca per prima
    Quando Martha tiene la propria mano
    E Simon tiene la propria mano
    E Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Martha
    Allora Martha ha otto carte in mano
    E Simon ha sette carte in mano
    Quando Martha scarta una carta
    E inizia la fase principale pre-combattimento della squadra di Simon
    Allora Simon ha otto carte in mano
    E Martha ha sette carte in mano

  @id:general.start.several.first @clause:start.hands @clause:turn.players @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: Il primo turno è quello del giocatore che inizia, e il successivo quello del giocatore alla sua sinistra
    Dato che la squadra di Simon gioca per prima
    Quando Simon tiene la propria mano
    E Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    Allora è il mantenimento della squadra di Simon
    E Angie ha sette carte in mano
    Quando la squadra di Simon finisce il proprio turno
    E Simon scarta una carta
    Allora è il mantenimento della squadra di Angie

  @id:general.start.several.third @situation:general.start.several.second @clause:mulligan.first @clause:mulligan.later @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scenario: Il terzo mulligan costa una seconda carta, e chi ne ha presi due ne tiene sei
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward prende un mulligan
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    E Angie prende un mulligan
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

  @id:general.start.several.kept @situation:general.start.several.in_turn @clause:mulligan.order @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: Chi ha tenuto la mano non prende mulligan quando l'ultimo giocatore ne ha preso uno
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    Allora Simon può prendere un mulligan
    Ed Edward non può prendere un mulligan
    Ma Simon può tenere la propria mano
    E è il mantenimento della squadra di Angie
    E Simon ha sette carte in mano

  @id:general.start.several.six_and_a_draw @situation:general.start.several.second @clause:mulligan.first @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scenario: Il giocatore che inizia pesca anche con sei carte in mano
    Dato che la squadra di Martha gioca per prima
    Quando Martha prende un mulligan
    E Simon tiene la propria mano
    E Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha prende un mulligan
    E Martha mette una carta in fondo al proprio grimorio
    E Martha tiene la propria mano
    E inizia la fase principale pre-combattimento della squadra di Martha
    Allora Martha ha sette carte in mano
    E Simon ha sette carte in mano

  @id:general.start.several.draw_step @situation:general.start.several.all_draw @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: Il primo turno ha una sottofase di acquisizione come ogni altro
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Martha passa la priorità
    E la squadra di Simon passa la priorità
    Allora è la sottofase di acquisizione della squadra di Angie
    E Angie ha otto carte in mano

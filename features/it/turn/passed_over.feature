# language: it
Funzionalità: Saltato due volte, e non saltato affatto
  > Entrambe le fasi principali sono saltate, un effetto arriva nella sottofase finale o in quella sbagliata, o mentre qualcosa si innesca. Che cosa viene dopo?

  @id:passed_over.both_main @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scenario: Una squadra che deve saltare due fasi principali salta entrambe nel prossimo turno, e nessuna in quello dopo
    Quando Angie lancia “Esercizio delle Mani Oziose” bersagliando Ronald
    E la magia si risolve
    E Barry lancia “Esercizio delle Mani Oziose” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Edward
    Quando inizia la sottofase di fine combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase finale della squadra di Edward
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la fase principale pre-combattimento della squadra di Edward
    Quando inizia la sottofase di fine combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la fase principale post-combattimento della squadra di Edward

  @id:passed_over.upkeep_too_late @clause:step.extra @clause:turn.of_team @from:2005-08-01 @must
  Scenario: Una sottofase di mantenimento aggiunta in una fase principale non viene né in questo turno né nel prossimo
    Quando Angie lancia “Esercizio della Mattina Condivisa”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase di acquisizione della squadra di Edward

  @id:passed_over.end_step @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scenario: Ciò che un effetto nella sottofase finale fa saltare è saltato nel turno seguente
    Quando inizia la sottofase finale della squadra di Angie
    E Angie lancia “Esercizio del Lungo Sonno” bersagliando Ronald
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è la sottofase di acquisizione della squadra di Edward

  @id:passed_over.end_step.draw @clause:turn.skip @clause:turn.of_several @from:2007-05-01 @must
  Scenario: Un effetto nella sottofase finale che fa saltare a tutti una sottofase di acquisizione lo fa per entrambe le squadre, una volta ciascuna
    Dato che Angie ha due carte in mano
    E che Edward ha due carte in mano
    Quando inizia la sottofase finale della squadra di Angie
    E Barry lancia “Esercizio della Siccità”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha due carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha due carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano

  @id:passed_over.loses @clause:draw.empty @clause:turn.skip @from:2005-08-01 @must
  Scenario: Un giocatore che pesca da un grimorio vuoto perde subito, anche se deve saltare un turno
    Dato che Barry ha tre carte nel proprio grimorio
    Quando Barry lancia “Meditate”
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Angie perde la partita

  @id:passed_over.extra_turn @clause:turn.extra @clause:trigger.order @from:2021-09-24 @must
  Scenario: Ciò che si innesca insieme a un turno addizionale va subito in pila, e il turno addizionale arriva comunque
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Soul Warden”
    Quando Angie lancia “Alrund's Epiphany”
    E la magia si risolve
    E l'abilità innescata di “Soul Warden” si risolve
    Allora è la fase principale pre-combattimento della squadra di Angie
    E Angie controlla due pedine creatura
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 22 punti vita
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward

  @id:passed_over.second_team @clause:turn.teams @clause:mulligan.order @from:2009-07-11 @must
  Scenario: Quando gioca per prima l'altra squadra, i turni vanno da quella a questa e ritorno
    Dato che la squadra di Edward gioca per prima
    Quando Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    Allora è il mantenimento della squadra di Edward
    Quando inizia la sottofase finale della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è il mantenimento della squadra di Angie

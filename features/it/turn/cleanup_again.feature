# language: it
Funzionalità: Una sottofase di cancellazione con priorità
  > Una creatura muore al termine di una durata. Chi agisce nella sottofase di cancellazione, e che cosa fa quella seguente?

  @id:cleanup.trigger @clause:step.cleanup @clause:trigger.dies @from:2018-04-27 @must
  Scenario: Ciò che si innesca nella sottofase di cancellazione vi si risolve, ne segue un'altra, e il turno è finito
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Zulaport Cutthroat”
    E che Barry controlla “Liliana, the Last Hope”
    Quando Angie lancia “Giant Growth” bersagliando “Zulaport Cutthroat”
    E la magia si risolve
    E Barry attiva la prima abilità di “Liliana, the Last Hope”
    E Barry sceglie “Zulaport Cutthroat” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la creatura “Zulaport Cutthroat” è 2/3
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E l'abilità innescata di “Zulaport Cutthroat” si risolve
    Allora è la sottofase di cancellazione della squadra di Angie
    E la squadra di Edward ha 21 punti vita
    E la squadra di Angie ha 18 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Edward
    E la squadra di Angie ha 18 punti vita

  @id:cleanup.discards @situation:cleanup.trigger @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Le carte pescate in una sottofase di cancellazione con priorità sono scartate in quella seguente
    Dato che Edward controlla “Zulaport Cutthroat”
    E che Barry controlla “Liliana, the Last Hope”
    E che Angie ha sette carte in mano
    Quando Barry lancia “Giant Growth” bersagliando “Zulaport Cutthroat”
    E la magia si risolve
    E Barry attiva la prima abilità di “Liliana, the Last Hope”
    E Barry sceglie “Zulaport Cutthroat” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E l'abilità innescata di “Zulaport Cutthroat” si risolve
    E Angie lancia “Meditate”
    E la magia si risolve
    Allora è la sottofase di cancellazione della squadra di Angie
    E Angie ha dieci carte in mano
    Quando la squadra di Angie finisce il proprio turno
    E Angie scarta tre carte
    Allora Angie ha sette carte in mano
    E è il mantenimento della squadra di Edward

  @id:cleanup.action @clause:step.cleanup @clause:state_check.when @from:2005-08-01 @must
  Scenario: Una creatura che muore nella sottofase di cancellazione porta priorità anche se nulla si innesca, e ne segue un'altra
    Dato che Angie ha sette carte in mano
    E che Edward controlla “Uccelli del Paradiso”
    Quando Barry lancia “Giant Growth” bersagliando “Uccelli del Paradiso”
    E la magia si risolve
    E Barry lancia “Scar” bersagliando “Uccelli del Paradiso”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la creatura “Uccelli del Paradiso” è 2/3
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di cancellazione della squadra di Angie
    E Edward ha “Uccelli del Paradiso” nel proprio cimitero
    Quando Angie lancia “Meditate”
    E la magia si risolve
    Allora è la sottofase di cancellazione della squadra di Angie
    E Angie ha dieci carte in mano
    Quando la squadra di Angie finisce il proprio turno
    E Angie scarta tre carte
    Allora è il mantenimento della squadra di Edward
    E Angie ha sette carte in mano

  @id:cleanup.no_action @situation:cleanup.action @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Una creatura che nella sottofase di cancellazione si rimpicciolisce soltanto non dà priorità a nessuno
    Dato che Edward controlla “Uccelli del Paradiso”
    Quando Barry lancia “Giant Growth” bersagliando “Uccelli del Paradiso”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la creatura “Uccelli del Paradiso” è 3/4
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Edward
    E la creatura “Uccelli del Paradiso” è 0/1

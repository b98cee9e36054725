# language: it
Funzionalità: Le abilità innescate, in qualsiasi partita
  > Qualcosa succede, e si innescano abilità di più giocatori. Quando e in che ordine si risolvono, e quante volte si innesca ciascuna?

  @id:general.trigger.active_first @clause:trigger.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Delle abilità innescate insieme, quelle dell'altro giocatore si risolvono per prime
    Dato che la squadra di Angie ha 1 punto vita
    E che la squadra di Edward ha 1 punto vita
    E che Angie controlla “Zulaport Cutthroat”
    E che Edward controlla “Zulaport Cutthroat”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie perde la partita

  @id:general.trigger.see_each_other @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Le creature che muoiono insieme si vedono morire
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Zulaport Cutthroat”
    E che Edward controlla “Goblin Piker”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 22 punti vita

  @id:general.trigger.waits @clause:trigger.waits @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Un'abilità innescata è in pila prima che qualcuno possa agire, e non fa nulla finché non si risolve
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Soul Warden”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    E Angie non può lanciare “Divination”
    Quando l'abilità innescata di “Soul Warden” si risolve
    Allora la squadra di Angie ha 21 punti vita
    E Angie può lanciare “Divination”

  @id:general.trigger.other @clause:trigger.enters @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Ciò che attende l'entrata di altre creature non si innesca per sé stesso
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Soul Warden”
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    E Angie può lanciare “Gigante di Collina”
    Quando la magia si risolve
    E l'abilità innescata di “Soul Warden” si risolve
    Allora la squadra di Angie ha 21 punti vita

  @id:general.trigger.own_upkeep @clause:trigger.step @clause:step.upkeep @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Un'abilità del proprio mantenimento vi si innesca una volta, e in quello di nessun altro giocatore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Serendib Efreet”
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    Quando l'abilità innescata di “Serendib Efreet” si risolve
    Allora la squadra di Edward ha 19 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Angie ha 20 punti vita

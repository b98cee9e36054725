# language: it
Funzionalità: Le abilità che parlano del giocatore di turno
  > Due avversari condividono un solo mantenimento. Un'abilità che parla di quel giocatore si innesca una volta, o per ciascuno di loro?

  @id:calibration.step.that_player @clause:trigger.step @should
  Schema dello scenario: Un'abilità che nomina il giocatore si innesca una volta; poi, e ancora oggi, per ciascun avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Davriel, Rogue Shadowmage”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Angie sceglie <scelto> come giocatore influenzato
    E l'abilità innescata di “Davriel, Rogue Shadowmage” si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola              | scelto | totale |
      | 2005-08-05 | FAQ 2005            | Ronald | 28     |
      | 2007-05-01 | Gatherer 2007-05-01 | —      | 26     |

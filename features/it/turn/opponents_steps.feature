# language: it
@source:F @source:I @source:J
Funzionalità: Le abilità che si innescano nella sottofase di ciascun avversario
  > Due avversari condividono una sola sottofase finale. Un'abilità della sottofase finale di ciascun avversario si innesca una volta o due?

  @id:trigger.step.each_opponent @clause:trigger.step @must
  Schema dello scenario: Un'abilità che non nomina alcun giocatore si innesca una volta, poi per ciascun avversario, poi di nuovo una volta
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Prova delle Sottofasi”
    Quando inizia la sottofase finale della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora Angie controlla <pedine>

    Esempi:
      | dal        | regola              | pedine              |
      | 2005-08-05 | FAQ 2005            | una pedina creatura |
      | 2007-05-01 | Gatherer 2007-05-01 | due pedine creatura |
      | 2020-01-24 | 805.4d              | una pedina creatura |

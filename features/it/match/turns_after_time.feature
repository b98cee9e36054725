# language: it
@source:F @source:I @source:J
Funzionalità: I turni di un incontro dopo il tempo limite
  > Il tempo limite viene raggiunto prima che qualcuno abbia vinto l'incontro. Quali turni si giocano ancora, e di chi sono?

  @id:match.turns.swiss @situation:match.turns @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Schema dello scenario: Il turno in corso finisce, ne segue un numero fisso, poi l'incontro termina in parità
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono <turni> turni addizionali
    Quando la squadra di Angie finisce il proprio turno
    E vengono giocati <meno> turni addizionali
    Allora l'incontro continua
    Quando la squadra di Edward finisce il proprio turno
    Allora l'incontro termina in parità

    Esempi:
      | dal        | regola | turni  | meno    |
      | 2005-08-20 | FR 156 | cinque | quattro |
      | 2006-12-20 | FR 156 | tre    | due     |

  @id:match.turns.extra @situation:match.turns @clause:match.extra_turn @clause:match.turns_after_time @must
  Schema dello scenario: Un turno addizionale dato da un effetto è uno di questi turni
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E un effetto dà alla squadra di Angie un turno addizionale
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <meno> turni addizionali
    Allora l'incontro continua
    Quando la squadra di Angie finisce il proprio turno
    Allora l'incontro termina in parità

    Esempi:
      | dal        | regola | meno    |
      | 2005-08-20 | FR 156 | quattro |
      | 2006-12-20 | FR 156 | due     |

  @id:match.turns.extra_left_over @situation:match.turns @clause:match.extra_turn @clause:match.turns_after_time @must
  Schema dello scenario: Un turno addizionale che verrebbe dopo l'ultimo non si gioca
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <meno> turni addizionali
    E un effetto dà alla squadra di Edward un turno addizionale
    E la squadra di Edward finisce il proprio turno
    Allora l'incontro termina in parità

    Esempi:
      | dal        | regola | meno    |
      | 2005-08-20 | FR 156 | quattro |
      | 2006-12-20 | FR 156 | due     |

  @id:match.turns.passed @situation:match.turns @clause:match.turns_after_time @must
  Schema dello scenario: Il tempo limite viene raggiunto quando la squadra attiva ha passato nella sua sottofase finale
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando la squadra di Angie passa nella propria sottofase finale
    E viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono <turni> turni addizionali

    Esempi:
      | dal        | regola  | turni   |
      | 2005-08-20 | FR 156  | cinque  |
      | 2006-12-20 | FR 156  | tre     |
      | 2019-01-21 | MTR 2.5 | quattro |

  @id:match.turns.said @situation:match.turns @clause:match.turns_after_time @must
  Schema dello scenario: Il tempo limite viene raggiunto quando la squadra attiva ha solo detto che il suo turno è finito
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando la squadra di Angie dice che il proprio turno è finito
    E viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono <turni> turni addizionali

    Esempi:
      | dal        | regola  | turni   |
      | 2005-08-20 | FR 156  | cinque  |
      | 2006-12-20 | FR 156  | tre     |
      | 2019-07-12 | MTR 2.5 | quattro |

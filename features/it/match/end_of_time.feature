# language: it
@source:F @source:I @source:J
Funzionalità: Il tempo di un incontro è finito
  > Il tempo limite arriva prima che qualcuno abbia vinto. Quanto dura ancora la partita?

  @id:match.time.last_turn @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Schema dello scenario: Senza un vincitore dopo l'ultimo turno la partita termina in parità
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <turni> turni addizionali
    Allora la partita termina in parità

    Esempi:
      | dal        | regola | turni  |
      | 2005-08-20 | FR 156 | cinque |
      | 2006-12-20 | FR 156 | tre    |

  @id:match.time.one_turn_left @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Schema dello scenario: Prima dell'ultimo turno la partita continua
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <turni> turni addizionali
    Allora la partita continua

    Esempi:
      | dal        | regola | turni   |
      | 2005-08-20 | FR 156 | quattro |
      | 2006-12-20 | FR 156 | due     |

  @id:match.time.five_turns @situation:match.time @clause:match.turns_after_time @source:I-EX12 @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Le squadre si alternano nei cinque turni, a cominciare dall'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E la squadra di Angie finisce il proprio turno
    Allora la partita continua
    Quando la squadra di Edward finisce il proprio turno
    Allora la partita termina in parità

  @id:match.time.three_turns @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:J-EX04 @from:2006-12-20 @must
  Scenario: Le squadre si alternano nei tre turni, a cominciare dall'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E la squadra di Angie finisce il proprio turno
    Allora la partita continua
    Quando la squadra di Edward finisce il proprio turno
    Allora la partita termina in parità

  @id:match.time.extra_turn @situation:match.time @clause:match.extra_turn @clause:match.turns_after_time @clause:turn.extra @must
  Schema dello scenario: Un turno addizionale dato da un effetto è uno dei turni dopo il tempo limite
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Time Walk”
    E la magia si risolve
    E viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <turni> turni addizionali
    Allora la partita continua
    Quando la squadra di Angie finisce il proprio turno
    Allora la partita termina in parità

    Esempi:
      | dal        | regola | turni   |
      | 2005-08-20 | FR 156 | quattro |
      | 2006-12-20 | FR 156 | due     |

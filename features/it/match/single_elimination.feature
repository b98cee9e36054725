# language: it
Funzionalità: Un incontro a eliminazione diretta senza vincitore
  > I turni addizionali sono stati giocati e nessuno ha vinto, ma una squadra deve passare al turno successivo. Quale?

  @id:match.elimination.life @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @must
  Schema dello scenario: La squadra con meno punti vita perde l'incontro
    Dato che l'incontro si gioca in un turno a eliminazione diretta
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie passa a 12 punti vita
    E la squadra di Edward passa a 9 punti vita
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <meno> turni addizionali
    Allora l'incontro continua
    Quando la squadra di Edward finisce il proprio turno
    Allora la squadra di Angie vince l'incontro
    E la squadra di Edward perde l'incontro

    Esempi:
      | dal        | regola | meno    |
      | 2005-08-20 | FR 157 | quattro |
      | 2006-12-20 | FR 157 | due     |

  @id:match.elimination.swiss @situation:match.elimination @clause:match.turns_after_time @must
  Schema dello scenario: In un turno alla svizzera i punti vita non decidono nulla e l'incontro termina in parità
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie passa a 12 punti vita
    E la squadra di Edward passa a 9 punti vita
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <meno> turni addizionali
    E la squadra di Edward finisce il proprio turno
    Allora l'incontro termina in parità

    Esempi:
      | dal        | regola | meno    |
      | 2005-08-20 | FR 156 | quattro |
      | 2006-12-20 | FR 156 | due     |

  @id:match.elimination.equal @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @must
  Schema dello scenario: A parità di punti vita la partita continua finché una squadra è in vantaggio
    Dato che l'incontro si gioca in un turno a eliminazione diretta
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie passa a 12 punti vita
    E la squadra di Edward passa a 12 punti vita
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <meno> turni addizionali
    E la squadra di Edward finisce il proprio turno
    Allora l'incontro continua
    Quando <squadra> passa a <vita> punti vita
    Allora la squadra di Edward vince l'incontro

    Esempi:
      | dal        | regola | meno    | squadra              | vita |
      | 2005-08-20 | FR 157 | quattro | la squadra di Angie  | 11   |
      | 2005-08-20 | FR 157 | quattro | la squadra di Edward | 13   |
      | 2006-12-20 | FR 157 | due     | la squadra di Angie  | 11   |
      | 2006-12-20 | FR 157 | due     | la squadra di Edward | 13   |

  @id:match.elimination.resolving @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @should
  Schema dello scenario: Un cambiamento durante la risoluzione di una magia decide subito, o solo se c'è ancora al controllo successivo
    Dato che l'incontro si gioca in un turno a eliminazione diretta
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E vengono giocati <meno> turni addizionali
    E la squadra di Edward finisce il proprio turno
    Allora l'incontro continua
    Quando mentre una magia si risolve, la squadra di Angie passa a 10 punti vita
    E mentre una magia si risolve, la squadra di Edward passa a <totale> punti vita
    Allora <esito>

    Esempi:
      | dal        | regola  | meno    | totale | esito                                 |
      | 2005-08-20 | FR 157  | quattro | —      | la squadra di Edward vince l'incontro |
      | 2006-12-20 | FR 157  | due     | —      | la squadra di Edward vince l'incontro |
      | 2010-10-01 | MTR 2.5 | due     | 10     | l'incontro continua                   |

  @id:match.elimination.drawn_game @situation:match.elimination @clause:match.single_elimination @clause:match.games @from:2005-08-20 @must
  Scenario: Dopo una partita patta nei turni addizionali vince la prima squadra in vantaggio in un'altra partita
    Dato che l'incontro si gioca in un turno a eliminazione diretta
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie passa a 3 punti vita
    E una partita patta viene registrata
    Allora l'incontro continua
    Quando la squadra di Edward passa a 25 punti vita
    Allora la squadra di Angie vince l'incontro

# language: it
@source:F @source:I
Funzionalità: Chi gioca per primo
  > Nessuno ha ancora giocato. Quale squadra dice chi gioca per prima, e fino a quando può farlo?

  @id:match.start.choice @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @must
  Schema dello scenario: La squadra estratta a sorte sceglie se giocare per prima o per seconda
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando <scelta>
    Allora <prima> gioca per prima

    Esempi:
      | dal        | regola | prima                | scelta                                             |
      | 2005-08-20 | FR 153 | la squadra di Angie  | la squadra di Angie sceglie di giocare per prima   |
      | 2005-08-20 | FR 153 | la squadra di Edward | la squadra di Angie sceglie di giocare per seconda |

  @id:match.start.not_picked @situation:match.start @clause:start.chooser @from:2005-08-20 @must
  Scenario: La squadra che non è stata estratta non ha nulla da scegliere
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Allora la squadra di Edward non può scegliere di giocare per prima
    E la squadra di Edward non può scegliere di giocare per seconda
    Ma la squadra di Angie può scegliere di giocare per seconda
    E la squadra di Edward gioca per prima
    E la squadra di Angie non può scegliere di giocare per prima

  @id:match.start.looked @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @must
  Schema dello scenario: Se un membro guarda la propria mano prima della scelta, la sua squadra gioca per prima
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando <giocatore> guarda la propria mano
    Allora la squadra di Angie gioca per prima

    Esempi:
      | dal        | regola | giocatore |
      | 2005-08-20 | FR 153 | Angie     |
      | 2005-08-20 | FR 153 | Barry     |

  @id:match.start.looked.no_choice @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @from:2005-08-20 @must
  Scenario: Dopo che una mano è stata guardata non c'è più nulla da scegliere, finché una partita patta non porta a un'altra
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando Barry guarda la propria mano
    Allora la squadra di Angie non può scegliere di giocare per seconda
    Quando una partita patta viene registrata
    Allora la squadra di Angie può scegliere di giocare per seconda
    E la squadra di Edward gioca per prima

  @id:match.start.opponent_looked @situation:match.start @clause:start.chooser @from:2005-08-20 @must
  Scenario: Se guarda la propria mano un membro dell'altra squadra, la scelta resta com'è
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando Ronald guarda la propria mano
    Allora la squadra di Angie può scegliere di giocare per seconda
    E la squadra di Edward gioca per prima

# language: it
@source:F @source:I @source:J @source:W
Funzionalità: Che cosa fa vincere un incontro
  > Una squadra ha vinto una partita, o nessuno l'ha vinta. L'incontro è finito?

  @id:match.one_win @situation:match.result @clause:match.games @from:2005-08-20 @must
  Scenario: Una sola partita vinta decide l'incontro
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando una vittoria della squadra di Edward viene registrata
    Allora la squadra di Edward vince l'incontro
    E la squadra di Angie perde l'incontro

  @id:match.drawn_game @situation:match.result @clause:match.games @from:2005-08-20 @must
  Scenario: Una partita patta non conta, e l'incontro continua con un'altra partita
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando la squadra di Angie sceglie di giocare per seconda
    E una partita patta viene registrata
    Allora l'incontro continua
    E una vittoria della squadra di Angie non può essere registrata
    Ma la squadra di Angie può scegliere di giocare per prima
    E una vittoria della squadra di Angie può essere registrata
    E la squadra di Angie vince l'incontro

  @id:match.drawn_game.time_over @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Finito il tempo, dopo una partita patta non ne comincia un'altra
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    Allora l'incontro continua
    Quando una partita patta viene registrata
    Allora l'incontro termina in parità

  @id:match.drawn_game.time_between @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Se il tempo limite viene raggiunto tra due partite, l'incontro termina in parità
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando una partita patta viene registrata
    Allora l'incontro continua
    Quando viene raggiunto il tempo limite
    Allora l'incontro termina in parità

  @id:match.win_after_time @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Una squadra che vince in uno dei turni addizionali ha vinto l'incontro
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    E la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E una vittoria della squadra di Edward viene registrata
    Allora la squadra di Edward vince l'incontro

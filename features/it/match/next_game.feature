# language: it
Funzionalità: Che cosa resta di una partita patta
  > Una partita è finita patta e ne comincia un'altra. Che cosa conta ancora della prima, e di chi è il turno?

  @id:match.next_game.passed @clause:match.games @clause:match.turns_after_time @from:2019-07-12 @must
  Scenario: Che una squadra avesse finito il turno si dimentica con la partita
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando la squadra di Angie sceglie di giocare per prima
    E la squadra di Angie dice che il proprio turno è finito
    E una partita patta viene registrata
    E la squadra di Angie sceglie di giocare per prima
    E viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono tre turni addizionali

  @id:match.next_game.extra @clause:match.games @clause:match.extra_turn @from:2005-08-20 @must
  Scenario: Un turno addizionale di una partita patta non si gioca nella successiva
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando la squadra di Angie sceglie di giocare per prima
    E un effetto dà alla squadra di Angie un turno addizionale
    E una partita patta viene registrata
    E la squadra di Angie sceglie di giocare per prima
    E la squadra di Angie finisce il proprio turno
    Allora la squadra di Angie non può passare nella propria sottofase finale
    Ma la squadra di Edward può passare nella propria sottofase finale

  @id:match.next_game.between @clause:match.games @from:2005-08-20 @must
  Scenario: Tra due partite non è il turno di nessuno
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Allora la squadra di Angie può passare nella propria sottofase finale
    Quando una partita patta viene registrata
    Allora la squadra di Angie non può passare nella propria sottofase finale
    E la squadra di Edward non può dire che il proprio turno è finito
    E l'incontro continua

  @id:match.next_game.life @clause:match.games @clause:match.single_elimination @from:2005-08-20 @must
  Scenario: Nella partita successiva entrambe le squadre tornano al totale iniziale: pari, che non decide nulla
    Dato che l'incontro si gioca in un turno a eliminazione diretta
    E che la squadra di Angie gioca per prima
    Quando la squadra di Angie passa a 3 punti vita
    E una partita patta viene registrata
    E viene raggiunto il tempo limite
    Allora l'incontro continua
    Quando la squadra di Edward passa a 29 punti vita
    Allora la squadra di Angie vince l'incontro

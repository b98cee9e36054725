# language: it
Funzionalità: I turni di un incontro
  > Un turno finisce, o un effetto ne dà un altro. Di chi è il prossimo, chi può dire che è finito, e in quale si raggiunge il tempo limite?

  @id:match.turn.whose @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Solo la squadra di turno può finirlo, e le squadre si alternano
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Allora la squadra di Edward non può passare nella propria sottofase finale
    E la squadra di Edward non può dire che il proprio turno è finito
    Ma la squadra di Angie può dire che il proprio turno è finito
    Quando la squadra di Angie finisce il proprio turno
    Allora la squadra di Angie non può passare nella propria sottofase finale
    Ma la squadra di Edward può passare nella propria sottofase finale
    Quando la squadra di Edward finisce il proprio turno
    Allora la squadra di Edward non può passare nella propria sottofase finale
    Ma la squadra di Angie può passare nella propria sottofase finale

  @id:match.turn.extra @clause:match.extra_turn @from:2005-08-20 @must
  Scenario: Di due turni addizionali si gioca prima l'ultimo dato, ciascuno una volta, poi tocca all'altra squadra
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando un effetto dà alla squadra di Edward un turno addizionale
    E un effetto dà alla squadra di Angie un turno addizionale
    E la squadra di Angie finisce il proprio turno
    Allora la squadra di Edward non può passare nella propria sottofase finale
    Ma la squadra di Angie può passare nella propria sottofase finale
    Quando la squadra di Angie finisce il proprio turno
    Allora la squadra di Angie non può passare nella propria sottofase finale
    Ma la squadra di Edward può passare nella propria sottofase finale
    Quando la squadra di Edward finisce il proprio turno
    Allora la squadra di Edward non può passare nella propria sottofase finale
    Ma la squadra di Angie può passare nella propria sottofase finale

  @id:match.turn.before_time @clause:match.turns_after_time @from:2006-12-20 @must
  Scenario: I turni prima del tempo limite non contano, né un turno finito prima di quello presente
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando la squadra di Angie passa nella propria sottofase finale
    E la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono tre turni addizionali
    Quando la squadra di Angie finisce il proprio turno
    Allora dopo il turno in corso seguono due turni addizionali

  @id:match.turn.passed @clause:match.passed_turn @clause:match.turns_after_time @from:2019-01-21 @until:2019-07-12 @must
  Scenario: Se la squadra aveva passato nella sua sottofase finale, il tempo limite cadeva nel turno successivo
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando la squadra di Angie passa nella propria sottofase finale
    E viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono quattro turni addizionali

  @id:match.turn.said @clause:match.turns_after_time @from:2019-01-21 @until:2019-07-12 @must
  Scenario: Se la squadra aveva solo detto di aver finito, il tempo scadeva nel turno presente
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando la squadra di Angie dice che il proprio turno è finito
    E viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono tre turni addizionali

  @id:match.turn.time_twice @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Il tempo limite si raggiunge una sola volta in un incontro
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Allora può essere raggiunto il tempo limite
    E non può essere raggiunto il tempo limite

  @id:match.turn.time_between @clause:match.single_elimination @from:2005-08-20 @must
  Scenario: Il tempo non scade di nuovo quando i punti vita devono decidere l'incontro
    Dato che l'incontro si gioca in un turno a eliminazione diretta
    E che la squadra di Angie gioca per prima
    Quando una partita patta viene registrata
    Allora può essere raggiunto il tempo limite
    E non può essere raggiunto il tempo limite
    E l'incontro continua

# language: it
Funzionalità: Guardare la mano e scegliere chi inizia
  > Una squadra è stata estratta per dire chi inizia. Guardare la mano cambia qualcosa dopo la scelta, o prima di questa regola?

  @id:match.start.look_after @clause:start.chooser @from:2005-08-20 @must
  Scenario: Uno sguardo dopo la scelta non cambia nulla, di chiunque delle due squadre
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando la squadra di Angie sceglie di giocare per seconda
    E Angie guarda la propria mano
    Ed Edward guarda la propria mano
    Allora la squadra di Edward gioca per prima

  @id:match.start.look_free @clause:start.chooser @from:2005-08-01 @until:2005-08-20 @must
  Scenario: Prima della regola dei tornei guardare non costava nulla
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie è estratta a sorte
    Quando Angie guarda la propria mano
    Allora la squadra di Angie può scegliere di giocare per seconda
    E la squadra di Edward gioca per prima

  @id:match.start.picked_second @clause:start.chooser @from:2005-08-20 @must
  Scenario: Se è stata estratta l'altra squadra, uno sguardo della sua seconda testa le dà il primo turno
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Edward è estratta a sorte
    Quando Angie guarda la propria mano
    Allora la squadra di Edward può scegliere di giocare per seconda
    E la squadra di Angie gioca per prima
    E la squadra di Edward non può scegliere di giocare per seconda

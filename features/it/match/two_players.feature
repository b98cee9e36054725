# language: it
Funzionalità: La fine di un incontro a due giocatori
  > Il tempo limite viene raggiunto in un incontro a due giocatori, senza compagni di squadra. I loro turni sono brevi, perciò ne seguono di più.

  @id:match.turns.two_players @variant:two-player @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Due giocatori finiscono il turno e ne giocano altri cinque, poi l'incontro termina in parità
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Quando viene raggiunto il tempo limite
    Allora dopo il turno in corso seguono cinque turni addizionali
    Quando la squadra di Angie finisce il proprio turno
    E vengono giocati quattro turni addizionali
    Allora l'incontro continua
    Quando la squadra di Edward finisce il proprio turno
    Allora l'incontro termina in parità

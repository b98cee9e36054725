# language: it
Funzionalità: Nessuno agisce dopo la fine
  > Un effetto, una concessione o una sconfitta pone fine alla partita. Qualcuno può ancora fare ciò che prima era possibile?

  @id:after_end.wins @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Una volta che un effetto ha fatto vincere una squadra nessuno lancia più nulla
    Dato che la squadra di Angie ha 99 punti vita
    E che Barry controlla “Prova di Resistenza”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie può lanciare “Meditate”
    Quando la magia si risolve
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita
    E la squadra di Edward perde la partita
    E Barry non può lanciare “Meditate”

  @id:after_end.loses @situation:after_end.wins @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scenario: Una volta che una squadra senza punti vita ha perso, nessuno lancia più nulla
    Dato che la squadra di Edward ha 8 punti vita
    E che la squadra di Angie ha 20 punti vita
    Allora Barry può lanciare “Meditate”
    Quando la magia si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita
    E Barry non può lanciare “Meditate”

  @id:after_end.concedes @situation:after_end.wins @clause:game.over @clause:team.concedes @from:2005-08-01 @must
  Scenario: Una volta che qualcuno ha concesso, nessuno lancia più nulla, di chiunque sia il turno
    Allora Angie può lanciare “Meditate”
    Quando la magia si risolve
    E Ronald concede la partita
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita
    E Barry non può lanciare “Meditate”

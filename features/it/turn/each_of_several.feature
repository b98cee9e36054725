# language: it
Funzionalità: Abilità che parlano di ciascuno di più giocatori
  > Un'abilità di una sottofase di ciascun avversario conta qualcosa per ciascun avversario. Si innesca per ciascuno di loro?

  @id:turn.each_of.once @situation:turn.each_of @clause:trigger.step @from:2020-01-24 @must
  Scenario: Un'abilità che intende ciascuno di più giocatori e non quello della sottofase si innesca una volta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Esercizio della Conta”
    E che Edward ha due carte in mano
    E che Ronald ha una carta in mano
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora la squadra di Edward ha 27 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Edward ha 22 punti vita
    Quando inizia la sottofase finale della squadra di Edward
    E l'abilità innescata di “Esercizio della Conta” si risolve
    E la squadra di Edward finisce il proprio turno
    Allora la squadra di Angie ha 22 punti vita

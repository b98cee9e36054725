# language: it
Funzionalità: La fase di combattimento dopo quella saltata
  > A un giocatore si fa saltare la prossima fase di combattimento. E quella dopo?

  @id:skip.combat.once @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scenario: Una squadra che ha saltato la sua prossima fase di combattimento ha quella del suo turno successivo
    Quando Angie lancia “Esercizio della Tregua” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la fase principale post-combattimento della squadra di Edward
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Edward

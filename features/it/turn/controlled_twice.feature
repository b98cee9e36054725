# language: it
Funzionalità: Una squadra che due giocatori devono controllare
  > Due effetti permettono a qualcuno di controllare un membro della stessa squadra durante il suo prossimo turno. Chi decide?

  @id:turn.control.latest @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scenario: Vale l'ultimo dei due effetti, per entrambi i membri, chiunque riguardasse ciascuno
    Dato che la squadra di Edward ha 60 punti vita
    E che Edward controlla “Wall of Blood”
    E che Ronald controlla “Wall of Blood”
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    E Barry lancia “Worst Fears” bersagliando Edward
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie non può attivare l'abilità di “Wall of Blood” al posto di Ronald
    E Angie non può attivare l'abilità di “Wall of Blood” al posto di Edward
    Ma Barry può attivare l'abilità di “Wall of Blood” al posto di Ronald
    E Barry può attivare l'abilità di “Wall of Blood” al posto di Edward
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Barry non può attivare l'abilità di “Wall of Blood” al posto di Edward
    Ma Edward può attivare l'abilità di “Wall of Blood”

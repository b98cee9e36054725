# language: it
Funzionalità: Due avversari controllati
  > Un giocatore controllerà i prossimi turni di altri due, ciascuno da solo. Il secondo controllo pone fine al primo?

  @id:free_for_all.two_controlled @clause:turn.control @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciascuno è controllato nel proprio prossimo turno, e non in quello dell'altro
    Dato che la squadra di Edward ha 40 punti vita
    E che la squadra di Martha ha 40 punti vita
    E che Edward controlla “Wall of Blood”
    E che Martha controlla “Wall of Blood”
    Quando Angie lancia “Worst Fears” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Worst Fears” bersagliando Martha
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può attivare l'abilità di “Wall of Blood” di Edward
    Ma Angie può attivare l'abilità di “Wall of Blood” di Edward al posto di Edward
    Quando la squadra di Edward passa la priorità
    Allora Martha può attivare l'abilità di “Wall of Blood” di Martha
    Quando inizia la fase principale pre-combattimento della squadra di Martha
    Allora Martha non può attivare l'abilità di “Wall of Blood” di Martha
    Ma Angie può attivare l'abilità di “Wall of Blood” di Martha al posto di Martha

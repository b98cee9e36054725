# language: it
Funzionalità: Due avversari controllati
  > Un giocatore controllerà i prossimi turni di altri due, ciascuno da solo. Il secondo controllo pone fine al primo?

  @id:free_for_all.two_controlled @clause:turn.control @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciascuno è controllato nel proprio prossimo turno, e non in quello dell'altro
    Dato che la squadra di Edward ha 40 punti vita
    E che la squadra di Martha ha 40 punti vita
    E che Edward controlla “Prova del Pedaggio”
    E che Martha controlla “Prova del Pedaggio”
    E che Angie controlla due “Palude”
    Quando Angie lancia “Prova dei Fili” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Prova dei Fili” bersagliando Martha
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può attivare l'abilità di “Prova del Pedaggio” di Edward
    Ma Angie può attivare l'abilità di “Prova del Pedaggio” di Edward al posto di Edward
    Quando la squadra di Edward passa la priorità
    Allora Martha può attivare l'abilità di “Prova del Pedaggio” di Martha
    Quando inizia la fase principale pre-combattimento della squadra di Martha
    Allora Martha non può attivare l'abilità di “Prova del Pedaggio” di Martha
    Ma Angie può attivare l'abilità di “Prova del Pedaggio” di Martha al posto di Martha

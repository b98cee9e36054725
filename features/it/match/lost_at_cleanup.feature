# language: it
Funzionalità: Perdere alla fine del turno
  > Entrambe le squadre sono senza vita, e nessuno può perdere in questo turno. Che ne è della partita quando finisce?

  @id:cleanup.both_lose @clause:step.cleanup @clause:state_check.when @clause:team.wins_and_loses @from:2018-04-27 @must
  Scenario: Entrambe le squadre non potevano perdere fino alla fine del turno, e perdono nella stessa sottofase di cancellazione
    Dato che la squadra di Angie ha 1 punto vita
    E che la squadra di Edward ha 1 punto vita
    E che Angie controlla “Wall of Blood”
    E che Edward controlla “Wall of Blood”
    Quando Angie lancia “Angel's Grace”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Angel's Grace”
    E la magia si risolve
    E Angie attiva l'abilità di “Wall of Blood”
    E l'abilità si risolve
    Allora la squadra di Angie ha 0 punti vita
    E la squadra di Edward ha 1 punto vita
    Quando la squadra di Angie passa la priorità
    E Edward attiva l'abilità di “Wall of Blood”
    E l'abilità si risolve
    Allora la squadra di Edward ha 0 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la partita termina in parità

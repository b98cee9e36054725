# language: it
@source:F @source:I @source:J
Funzionalità: La priorità appartiene a una squadra
  > Due giocatori potrebbero agire, e anche i loro avversari. A chi tocca fare qualcosa, e che cosa succede quando nessuno lo desidera?

  @id:priority.team @situation:priority @clause:priority.teams @clause:priority.act @from:2005-08-01 @must
  Scenario: Entrambi i compagni possono agire mentre la loro squadra ha la priorità, e nessun altro
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Wall of Blood”
    E che Barry controlla “Wall of Blood”
    E che Edward controlla “Wall of Blood”
    E che Ronald controlla “Wall of Blood”
    Quando Angie attiva l'abilità di “Wall of Blood”
    Allora Edward non può attivare l'abilità di “Wall of Blood”
    E Ronald non può attivare l'abilità di “Wall of Blood”
    Ma Barry può attivare l'abilità di “Wall of Blood”
    E la squadra di Angie ha 28 punti vita
    Quando la squadra di Angie passa la priorità
    Allora Angie non può attivare l'abilità di “Wall of Blood”
    E Barry non può attivare l'abilità di “Wall of Blood”
    Ma Ronald può attivare l'abilità di “Wall of Blood”
    Ed Edward può attivare l'abilità di “Wall of Blood”
    E la squadra di Edward ha 28 punti vita

  @id:priority.resolves @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: Quando entrambe le squadre passano in successione, l'abilità in cima alla pila si risolve e poi tocca alla squadra attiva
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Wall of Blood”
    E che Ronald controlla “Wall of Blood”
    Quando Angie attiva l'abilità di “Wall of Blood”
    E la squadra di Angie passa la priorità
    Allora la creatura “Wall of Blood” di Angie è 0/2
    Quando la squadra di Edward passa la priorità
    Allora la creatura “Wall of Blood” di Angie è 1/3
    E la squadra di Angie ha 29 punti vita
    E Ronald non può attivare l'abilità di “Wall of Blood”
    Ma Angie può attivare l'abilità di “Wall of Blood”

  @id:priority.not_in_succession @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: Una squadra che agisce dopo che l'altra ha passato fa ricominciare i passaggi, e l'ultima abilità si risolve per prima
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Wall of Blood”
    E che Ronald controlla “Wall of Blood”
    Quando Angie attiva l'abilità di “Wall of Blood”
    E la squadra di Angie passa la priorità
    E Ronald attiva l'abilità di “Wall of Blood”
    E la squadra di Edward passa la priorità
    Allora la squadra di Angie ha 29 punti vita
    E la squadra di Edward ha 29 punti vita
    Quando la squadra di Angie passa la priorità
    Allora la creatura “Wall of Blood” di Ronald è 1/3
    E la creatura “Wall of Blood” di Angie è 0/2
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la creatura “Wall of Blood” di Angie è 1/3
    E la creatura “Wall of Blood” di Ronald è 1/3

  @id:priority.step_ends @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: Quando entrambe le squadre passano in successione e la pila è vuota, la fase termina
    Quando la squadra di Angie passa la priorità
    Allora è la fase principale pre-combattimento della squadra di Angie
    Quando la squadra di Edward passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie

  @id:priority.active_team @situation:priority @clause:turn.teams @from:2005-08-01 @must
  Scenario: La squadra di turno ha la priorità per prima in ogni sottofase
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wall of Blood”
    E che Ronald controlla “Wall of Blood”
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non può attivare l'abilità di “Wall of Blood”
    Ma Ronald può attivare l'abilità di “Wall of Blood”

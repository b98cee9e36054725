# language: it
Funzionalità: I turni e la priorità a quattro, ognuno per sé
  > In una partita tutti contro tutti, di chi è il turno seguente, e chi può agire quando?

  @id:free_for_all.turns @situation:free_for_all.turns @clause:turn.teams @variant:free-for-all @from:2005-08-01 @must
  Scenario: I giocatori svolgono i turni uno dopo l'altro intorno al tavolo
    Dato che la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Martha
    Quando la squadra di Martha finisce il proprio turno
    Allora è il mantenimento della squadra di Simon
    Quando la squadra di Simon finisce il proprio turno
    Allora è il mantenimento della squadra di Angie

  @id:free_for_all.priority @situation:free_for_all.priority @clause:priority.pass @variant:free-for-all @from:2005-08-01 @must
  Scenario: La priorità fa il giro del tavolo, e una magia si risolve quando tutti hanno passato
    Dato che la squadra di Angie ha 20 punti vita
    E che Martha controlla “Wall of Blood”
    E che la squadra di Simon ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la squadra di Angie passa la priorità
    Allora Martha non può attivare l'abilità di “Wall of Blood”
    Quando la squadra di Edward passa la priorità
    Allora Martha può attivare l'abilità di “Wall of Blood”
    E la squadra di Simon ha 20 punti vita

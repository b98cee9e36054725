# language: it
@source:F @source:I @source:N
Funzionalità: Le carte che un giocatore può usare
  > I compagni condividono punti vita e turni. Uno può usare le carte dell'altro, e vederle?

  @id:own.cast @clause:mana.own @from:2005-08-01 @must
  Scenario: Nessuno lancia una carta dalla mano del compagno
    Dato che Angie ha “Orso Grizzly” in mano
    E che Angie controlla cinque “Foresta”
    E che Barry controlla cinque “Foresta”
    Allora Barry non può lanciare “Orso Grizzly” di Angie
    Ma Angie può lanciare “Orso Grizzly”

  @id:own.activate @clause:mana.own @from:2005-08-01 @must
  Scenario: Nessuno attiva un'abilità di un permanente del compagno
    Dato che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Wall of Blood”
    Allora Barry non può attivare l'abilità di “Wall of Blood” di Angie
    E Edward non può attivare l'abilità di “Wall of Blood” di Angie
    Ma Angie può attivare l'abilità di “Wall of Blood”

  @id:own.land @clause:mana.own @clause:turn.each_plays_land @from:2005-10-01 @must
  Scenario: Nessuno gioca una terra dalla mano del compagno
    Dato che Angie ha “Foresta” in mano
    Allora Barry non può giocare “Foresta” di Angie come terra
    Ma Angie può giocare “Foresta” come terra
    E Angie controlla “Foresta”

  @id:own.hand_seen @clause:hand.seen @from:2005-08-01 @must
  Scenario: Un compagno ha il diritto di guardare una mano, e nessun altro
    Dato che Angie ha “Orso Grizzly” in mano
    E che Ronald ha “Gigante di Collina” in mano
    Allora Angie ha il diritto di guardare “Orso Grizzly”
    E Barry ha il diritto di guardare “Orso Grizzly”
    Ma Edward non ha il diritto di guardare “Orso Grizzly”
    E Ronald non ha il diritto di guardare “Orso Grizzly”
    E Edward ha il diritto di guardare “Gigante di Collina”
    Ma Angie non ha il diritto di guardare “Gigante di Collina”
    E Barry non ha il diritto di guardare “Gigante di Collina”

  @id:own.board_seen @situation:own.hand_seen @clause:hand.seen @from:2005-08-01 @must
  Scenario: Ciò che è stato lanciato dalla mano di un compagno può guardarlo chiunque
    Dato che Angie ha “Orso Grizzly” in mano
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha il diritto di guardare “Orso Grizzly”
    E Ronald ha il diritto di guardare “Orso Grizzly”
    E Barry ha il diritto di guardare “Orso Grizzly”

# language: it
@source:F @source:I @source:J @source:W
Funzionalità: Squadra attaccante e squadra in difesa
  > Quattro giocatori hanno creature. Quali attaccano in un turno, e quali bloccano?

  @id:combat.roles.team @situation:combat.roles @clause:combat.attacks @clause:turn.teams @from:2005-08-01 @until:2018-04-27 @must
  Scenario: La squadra attiva attacca l'altra, che blocca
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Uccelli del Paradiso”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Angie non può attaccare la squadra di Edward con “Orso Grizzly”
    E Barry non può attaccare la squadra di Edward con “Uccelli del Paradiso”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Edward non può bloccare “Gigante di Collina” con “Gigante di Collina”
    Ma Angie può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:combat.roles.players @situation:combat.roles @clause:combat.attacks @clause:turn.teams @from:2018-04-27 @must
  Scenario: I giocatori della squadra attiva attaccano quelli dell'altra, che blocca
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Uccelli del Paradiso”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Angie non può attaccare Edward con “Orso Grizzly”
    Ed Edward non può attaccare Ronald con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Edward non può bloccare “Gigante di Collina” con “Gigante di Collina”
    Ma Angie può bloccare “Gigante di Collina” con “Orso Grizzly”

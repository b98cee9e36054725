# language: it
Funzionalità: Creature arrivate da quando è iniziato il turno del loro giocatore
  > Una creatura deve aspettare un turno della squadra del suo giocatore prima di attaccare o di TAPparsi per un'abilità. Di quale turno si tratta?

  @id:turn.sick.their_turn @clause:object.newcomer @clause:priority.act @from:2015-07-17 @must
  Scenario: Nel turno dell'altra squadra una creatura arrivata nel turno prima aspetta ancora, e nel proprio turno successivo non più
    Dato che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Goblin Fireslinger”
    Quando Angie lancia “Goblin Fireslinger”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Goblin Fireslinger” di Angie
    Ma Barry può attivare l'abilità di “Goblin Fireslinger” di Barry
    Quando Barry sceglie Ronald come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Angie attiva l'abilità di “Goblin Fireslinger” di Angie
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita

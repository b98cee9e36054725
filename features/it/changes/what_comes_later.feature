# language: it
Funzionalità: Ciò che viene dopo un divieto
  > Una magia dice che cosa non possono fare delle creature in questo turno. Lo dice anche di una creatura che viene dopo?

  @id:comes_later.attack @situation:comes_later @clause:layers.open @from:2018-04-27 @must
  Scenario: Nemmeno una creatura che viene dopo una magia per cui le creature non possono attaccare può attaccare, fino alla fine del turno
    Dato che Edward controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie lancia “Festival”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Goblin Guide”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Goblin Guide”
    E Edward non può attaccare Angie con “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può attaccare Angie con “Goblin Guide”

  @id:comes_later.block @situation:comes_later @clause:layers.open @clause:team.opponents @from:2018-10-05 @must
  Scenario: Una creatura che viene quando quelle del suo giocatore non possono più bloccare non può bloccare, e quella di un compagno non è danneggiata
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Shanodin Dryads”
    E che Barry controlla “Uccelli del Paradiso”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Shanodin Dryads”
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Cosmotronic Wave”
    E la magia si risolve
    Allora Barry controlla “Uccelli del Paradiso”
    E Angie controlla “Shanodin Dryads”
    E Ronald ha “Shanodin Dryads” nel proprio cimitero
    E Edward controlla “Orso Grizzly”
    E “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Notion Thief”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald non può bloccare “Gigante di Collina” con “Notion Thief”
    E Edward non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 27 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald può bloccare “Gigante di Collina” con “Notion Thief”

# language: it
Funzionalità: Mantenimenti condivisi da due giocatori
  > Un'abilità si innesca in un mantenimento. Lo fa una volta per la squadra, o una volta per ciascun membro, e di chi è vero qualcosa?

  @id:ruling.celestial_force @clause:trigger.step @clause:life.shared @from:2005-08-01 @must
  Scenario: Celestial Force dà 3 punti vita una volta nel mantenimento di ogni squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Celestial Force”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 26 punti vita

  @id:ruling.ghirapur_orrery @clause:trigger.step @clause:trigger.intervening_if @from:2007-05-01 @must
  Scenario: Ghirapur Orrery fa pescare tre carte al membro che non ne ha, benché il compagno ne abbia una
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Ghirapur Orrery”
    E che Edward non ha carte in mano
    E che Ronald ha una carta in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha quattro carte in mano
    E Ronald ha due carte in mano

  @id:ruling.ghirapur_orrery.both @situation:ruling.ghirapur_orrery @clause:trigger.step @from:2007-05-01 @must
  Scenario: Quando nessuno dei membri ha carte, Ghirapur Orrery ne fa pescare tre a entrambi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Ghirapur Orrery”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha quattro carte in mano
    E Ronald ha quattro carte in mano

  @id:ruling.call_to_the_grave @clause:trigger.step @clause:object.types @from:2007-05-01 @must
  Scenario: Ciascun membro sacrifica una creatura a Call to the Grave nel mantenimento che condividono, e nessuno Zombie
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Call to the Grave”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla due “Gigante di Collina”
    E che Edward controlla “Diregraf Ghoul”
    E che Ronald controlla “Goblin Piker”
    E che Ronald controlla “Fountain of Youth”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Ed Edward sacrifica la prima carta “Gigante di Collina”
    Allora Edward controlla due creature
    Ed Edward controlla “Diregraf Ghoul”
    Ed Edward ha la prima carta “Gigante di Collina” nel proprio cimitero
    E Ronald ha “Goblin Piker” nel proprio cimitero
    E Ronald controlla “Fountain of Youth”
    E Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie ha “Orso Grizzly” nel proprio cimitero

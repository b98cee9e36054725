# language: it
Funzionalità: Che cosa accade all'inizio di una sottofase o fase
  > Un'abilità si innesca all'inizio di una sottofase o fase che i compagni condividono. Quante volte, e per chi?

  @id:ruling.ill_gotten_inheritance @clause:life.shared @clause:trigger.step @from:2005-08-01 @must
  Scenario: Nel mantenimento della squadra del suo controllore Ill-Gotten Inheritance fa perdere 2 punti vita all'altra squadra e ne fa guadagnare 1, in quello dell'altra nessuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Ill-Gotten Inheritance”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.sanctum_of_stone_fangs @clause:life.shared @from:2005-08-01 @must
  Scenario: All'inizio della fase principale Sanctum of Stone Fangs fa perdere all'altra squadra il doppio del numero di Santuari in punti vita, e ne fa guadagnare quel numero
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Sanctum of Stone Fangs”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Sanctum of Stone Fangs” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.stormfist_crusader @clause:life.shared @from:2005-08-01 @must
  Scenario: Nel mantenimento della squadra del suo controllore Stormfist Crusader fa pescare una carta a ciascun giocatore e fa perdere 2 punti vita a ciascuna squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Stormfist Crusader”
    E che Barry ha due carte in mano
    E che Edward ha una carta in mano
    E che Ronald ha tre carte in mano
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Stormfist Crusader” si risolve
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 18 punti vita
    E Barry ha tre carte in mano
    E Edward ha due carte in mano
    E Ronald ha quattro carte in mano

  @id:ruling.midnight_clock @clause:trigger.step @from:2005-08-01 @must
  Scenario: Midnight Clock riceve un segnalino nel mantenimento di ciascuna squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Midnight Clock”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora “Midnight Clock” ha un segnalino ora
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora “Midnight Clock” ha due segnalini ora

# language: it
Funzionalità: Il combattimento a quattro, ognuno per sé
  > In una partita tutti contro tutti si può attaccare ogni altro giocatore, e ognuno si difende da solo.

  @id:free_for_all.attack @situation:free_for_all.attack @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: In un solo attacco creature diverse attaccano giocatori diversi
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Simon con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E la squadra di Martha ha 20 punti vita
    E la squadra di Simon ha 18 punti vita

  @id:free_for_all.attack.own @situation:free_for_all.attack @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una creatura attacca un altro giocatore e mai il proprio controllore
    Dato che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Angie con “Gigante di Collina”
    Ma Angie può attaccare Martha con “Gigante di Collina”

  @id:free_for_all.block @situation:free_for_all.block @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ogni giocatore in difesa blocca solo ciò che lo attacca
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Vanilla 1/1”
    E che Martha controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Vanilla 1/1”
    E Martha non può bloccare “Orso Grizzly” con “Uccelli del Paradiso”
    Ma Edward può bloccare “Gigante di Collina” con “Vanilla 1/1”
    E Martha non può bloccare “Gigante di Collina” con “Uccelli del Paradiso”
    Ma Martha può bloccare “Orso Grizzly” con “Uccelli del Paradiso”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Martha ha 20 punti vita
    E Martha non controlla “Uccelli del Paradiso”

  @id:free_for_all.block.other @situation:free_for_all.block @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un giocatore che non è attaccato non può bloccare per un altro
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Martha controlla “Vanilla 1/1”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Martha non può bloccare “Gigante di Collina” con “Vanilla 1/1”
    Ma Edward può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:free_for_all.defending.landwalk @situation:free_for_all.defending @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @must
  Scenario: Solo le terre del giocatore attaccato impediscono di bloccare una creatura con passa-terre
    Dato che Martha controlla “Foresta”
    E che Angie controlla “Shanodin Dryads”
    E che Edward controlla “Orso Grizzly”
    E che Martha controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Shanodin Dryads”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare “Shanodin Dryads” con “Orso Grizzly”

  @id:free_for_all.defending.condition @situation:free_for_all.defending @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che deve valere per il giocatore in difesa si chiede al giocatore attaccato
    Dato che Martha controlla “Isola”
    E che Angie controlla “Sea Monster”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Sea Monster”
    Ma Angie può attaccare Martha con “Sea Monster”

# language: it
@source:F @source:W
Funzionalità: Ciò che impedisce a una creatura di essere bloccata
  > Una creatura non può essere bloccata se il giocatore in difesa ha una certa terra, o non da una sola creatura. I giocatori in difesa sono due.

  @id:combat.landwalk.either @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2006-10-01 @until:2018-04-27 @must
  Scenario: Basta una sola Foresta della squadra in difesa, chiunque la controlli
    Dato che Angie controlla “Foresta”
    E che Angie controlla “Uccelli del Paradiso”
    E che Edward controlla “Shanodin Dryads”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Shanodin Dryads”
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare “Shanodin Dryads” con “Orso Grizzly”
    E Angie non può bloccare “Shanodin Dryads” con “Uccelli del Paradiso”
    Ma Barry può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:combat.landwalk.attacked @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2018-04-27 @must
  Scenario: La Foresta del giocatore attaccato impedisce a tutti di bloccare
    Dato che Angie controlla “Foresta”
    E che Angie controlla “Uccelli del Paradiso”
    E che Edward controlla “Shanodin Dryads”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Shanodin Dryads”
    Ed Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare “Shanodin Dryads” con “Orso Grizzly”
    E Angie non può bloccare “Shanodin Dryads” con “Uccelli del Paradiso”
    Ma Barry può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:combat.landwalk.teammate @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2018-04-27 @must
  Scenario: La Foresta dell'altro giocatore non impedisce a nessuno di bloccare
    Dato che Angie controlla “Foresta”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Shanodin Dryads”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Shanodin Dryads”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Shanodin Dryads” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward non controlla nessuna creatura
    E Angie controlla una creatura

  @id:combat.block.together @situation:combat.menace @clause:combat.block @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Dove una sola creatura bloccante non basta, ne basta una per giocatore
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Boggart Brute”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare “Boggart Brute” con “Orso Grizzly”
    Ma Angie può bloccare “Boggart Brute” con “Uccelli del Paradiso”
    E Barry può bloccare “Boggart Brute” con “Orso Grizzly”

  @id:combat.block.together.ordered @situation:combat.menace @clause:combat.block @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Dove una sola creatura bloccante non basta, ne basta una per giocatore, con un ordine
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Boggart Brute”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Uccelli del Paradiso”
    Allora Barry non può bloccare “Boggart Brute” con “Orso Grizzly”
    Ma Angie può bloccare “Boggart Brute” con “Uccelli del Paradiso”
    E Barry può bloccare “Boggart Brute” con “Orso Grizzly”

  @id:combat.block.together.attacked @situation:combat.menace @clause:combat.block @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Dove una sola creatura bloccante non basta, ne basta una per giocatore, chiunque sia attaccato
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Boggart Brute”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Uccelli del Paradiso”
    Allora Barry non può bloccare “Boggart Brute” con “Orso Grizzly”
    Ma Angie può bloccare “Boggart Brute” con “Uccelli del Paradiso”
    E Barry può bloccare “Boggart Brute” con “Orso Grizzly”

  @id:combat.block.together.now @situation:combat.menace @clause:combat.block @from:2024-11-08 @must
  Scenario: Dove una sola creatura bloccante non basta, ne basta ancora una per giocatore
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Boggart Brute”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare “Boggart Brute” con “Orso Grizzly”
    Ma Angie può bloccare “Boggart Brute” con “Uccelli del Paradiso”
    E Barry può bloccare “Boggart Brute” con “Orso Grizzly”

  @id:combat.block.alone @situation:combat.block.alone @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Una creatura che non può bloccare da sola blocca accanto a una creatura del compagno di squadra
    Dato che Angie controlla “Mogg Flunkies”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Vanilla 1/1”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Gigante di Collina” con “Mogg Flunkies”
    Ma Angie può bloccare “Gigante di Collina” con “Mogg Flunkies”
    E Barry può bloccare “Vanilla 1/1” con “Orso Grizzly”

  @id:combat.block.alone.now @situation:combat.block.alone @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura che non può bloccare da sola blocca ancora accanto a una creatura del compagno di squadra
    Dato che Angie controlla “Mogg Flunkies”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Barry con “Vanilla 1/1”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Gigante di Collina” con “Mogg Flunkies”
    Ma Angie può bloccare “Gigante di Collina” con “Mogg Flunkies”
    E Barry può bloccare “Vanilla 1/1” con “Orso Grizzly”

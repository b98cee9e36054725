# language: it
Funzionalità: Che cosa fanno più giocatori in difesa di uno stesso combattimento
  > In una partita tutti contro tutti più giocatori difendono insieme. Che cosa vale per l'intero attacco, e che cosa per ciascuno?

  @id:several.attack_alone @situation:several.attack_alone @clause:combat.each_attacked @clause:combat.of_each_defender @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi non può attaccare da solo attacca un giocatore mentre un'altra creatura ne attacca un altro
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Mogg Flunkies”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Mogg Flunkies”
    E Angie attacca Simon con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E la squadra di Simon ha 18 punti vita

  @id:several.attack_alone.none @situation:several.attack_alone @clause:combat.each_attacked @clause:combat.of_each_defender @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che non può attaccare da solo non attacca nessuno senza nulla accanto
    Dato che Angie controlla “Mogg Flunkies”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Mogg Flunkies”
    E Angie non può attaccare Simon con “Mogg Flunkies”
    Ma Angie può attaccare Simon con “Orso Grizzly”

  @id:several.cost @clause:combat.of_each_defender @clause:cost.resources @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che costa attaccare un giocatore nessuno lo paga per attaccarne un altro
    Dato che è la fase principale pre-combattimento della squadra di Martha
    E che la squadra di Edward ha 20 punti vita
    E che Simon controlla “Orso Grizzly”
    E che Simon non controlla “Fonte di mana”
    Quando Martha lancia “Forbidding Spirit”
    E la magia si risolve
    E l'abilità innescata di “Forbidding Spirit” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Simon
    Allora Simon non può attaccare Martha con “Orso Grizzly”
    Ma Simon può attaccare Edward con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Simon
    Allora la squadra di Edward ha 18 punti vita

  @id:several.block_alone @situation:several.block_alone @clause:combat.blocks_apart @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi non può bloccare da solo non ha compagnia in ciò con cui blocca un altro giocatore
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Vanilla 1/1”
    E che Martha controlla “Mogg Flunkies”
    E che Martha controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Vanilla 1/1”
    Allora Martha non può bloccare “Orso Grizzly” con “Mogg Flunkies”
    Ma Martha può bloccare “Orso Grizzly” con “Uccelli del Paradiso”

  @id:several.block_alone.both @situation:several.block_alone @clause:combat.blocks_apart @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che non può bloccare da solo blocca accanto a un'altra creatura dello stesso giocatore
    Dato che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Martha controlla “Mogg Flunkies”
    E che Martha controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Martha blocca “Orso Grizzly” con “Mogg Flunkies”
    E Martha blocca “Gigante di Collina” con “Uccelli del Paradiso”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Martha ha 20 punti vita
    E Angie non controlla “Orso Grizzly”
    E Martha non controlla “Uccelli del Paradiso”

  @id:several.planeswalker @clause:combat.each_attacked @clause:combat.each_blocks @variant:free-for-all @from:2018-04-27 @must
  Scenario: Il planeswalker di un giocatore viene attaccato insieme a un altro giocatore, e solo chi lo controlla blocca per lui
    Dato che la squadra di Martha ha 20 punti vita
    E che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Edward controlla “Vanilla 1/1”
    E che Martha controlla “Uccelli del Paradiso”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare “Gigante di Collina” con “Vanilla 1/1”
    E Martha non può bloccare “Gigante di Collina” con “Uccelli del Paradiso”
    Ma Martha può bloccare “Orso Grizzly” con “Uccelli del Paradiso”

  @id:several.planeswalker.hit @clause:combat.each_attacked @clause:planeswalker.damage @variant:free-for-all @from:2018-04-27 @must
  Scenario: Il planeswalker e l'altro giocatore subiscono il danno di ciò che attacca ciascuno
    Dato che la squadra di Martha ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    E la squadra di Edward ha 20 punti vita
    E la squadra di Martha ha 18 punti vita

  @id:several.last_attacked @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: L'ultimo giocatore nell'ordine di turno è il solo attaccato, e blocca
    Dato che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Simon controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Simon con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Simon blocca “Gigante di Collina” con “Vanilla 1/1”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Simon ha 20 punti vita
    E Simon non controlla “Vanilla 1/1”

  @id:several.last_attacked.first_not @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: Di due giocatori attaccati il primo non blocca e l'ultimo sì
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Uccelli del Paradiso”
    E che Simon controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Simon con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Simon blocca “Gigante di Collina” con “Vanilla 1/1”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Simon ha 20 punti vita
    E Simon non controlla “Vanilla 1/1”

  @id:several.last_attacked.in_turn @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: L'ultimo aspetta che il primo abbia bloccato
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Uccelli del Paradiso”
    E che Simon controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Simon con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Simon non può bloccare “Gigante di Collina” con “Vanilla 1/1”
    Ma Edward può bloccare “Orso Grizzly” con “Uccelli del Paradiso”
    E Simon può bloccare “Gigante di Collina” con “Vanilla 1/1”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Simon ha 20 punti vita

  @id:several.damage_in_turn @situation:several.damage_in_turn @clause:combat.assigned_in_turn @clause:combat.division_blocker @variant:free-for-all @from:2024-11-08 @must
  Scenario: Di due giocatori in difesa, il primo nell'ordine di turno dice per primo che cosa fa chi blocca
    Dato che Angie controlla quattro “Orso Grizzly”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “High Ground”
    E che Martha controlla “Obsianus Golem”
    E che Martha controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima carta “Orso Grizzly”
    E Angie attacca Edward con la seconda carta “Orso Grizzly”
    E Angie attacca Martha con la terza carta “Orso Grizzly”
    E Angie attacca Martha con la quarta carta “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca la prima carta “Orso Grizzly” con “Obsianus Golem” di Edward
    E Edward blocca la seconda carta “Orso Grizzly” con “Obsianus Golem” di Edward
    E Martha blocca la terza carta “Orso Grizzly” con “Obsianus Golem” di Martha
    E Martha blocca la quarta carta “Orso Grizzly” con “Obsianus Golem” di Martha
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward deve fare una scelta
    Ma Martha non deve fare nessuna scelta

  @id:several.ability_gone @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un'abilità in pila sparisce con il giocatore che la controlla
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E Angie concede la partita
    E inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Simon ha 20 punti vita

  @id:several.turn_gone @clause:turn.of_who_left @variant:free-for-all @from:2018-04-27 @must
  Scenario: I turni di chi se n'è andato non iniziano, e gli altri svolgono i propri in ordine
    Quando Martha concede la partita
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Simon
    Quando la squadra di Simon finisce il proprio turno
    Allora è il mantenimento della squadra di Angie

  @id:several.band @clause:combat.each_band @clause:keyword.banding_blocked @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un branco attacca uno solo di più avversari, e creature in nessun branco ne attaccano di diversi
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Timber Wolves”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Muro di Legno”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Benalish Hero” e Simon con “Gigante di Collina”, in branco
    E Angie non può attaccare Edward con “Benalish Hero” e Simon con “Timber Wolves”, in branco
    Ma Angie può attaccare Edward con “Benalish Hero” e “Gigante di Collina” in branco
    E Angie può attaccare Simon con “Timber Wolves”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Benalish Hero” con “Muro di Legno”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Benalish Hero”, poi “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Simon ha 19 punti vita

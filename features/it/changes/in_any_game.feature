# language: it
Funzionalità: Sostituito, prevenuto e saltato, in qualsiasi partita
  > Il danno è raddoppiato o prevenuto, pescate e sottofasi non arrivano. Quante volte si applica un tale effetto, e quale per primo?

  @id:general.replacement.each_once @clause:replacement.once @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Due effetti che raddoppiano il danno lo fanno una volta ciascuno, chiunque li controlli
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Furnace of Rath”
    E che Edward controlla “Furnace of Rath”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 12 punti vita

  @id:general.replacement.doubled_first @situation:general.replacement.order @clause:replacement.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Il giocatore a cui è inflitto il danno lo fa prima raddoppiare, e poi ne previene quattro
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Furnace of Rath”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Flame Javelin” bersagliando Edward
    E la magia si risolve
    Ed Edward sceglie di applicare per primo l'effetto di “Furnace of Rath”
    Allora la squadra di Edward ha 16 punti vita

  @id:general.replacement.prevented_first @situation:general.replacement.order @clause:replacement.order @clause:replacement.nothing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Chi subisce danno può farlo prevenire prima che sia raddoppiato, e non resta nulla da raddoppiare
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Furnace of Rath”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Mending Hands” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Flame Javelin” bersagliando Edward
    E la magia si risolve
    Ed Edward sceglie di applicare per primo l'effetto di “Mending Hands”
    Allora la squadra di Edward ha 20 punti vita

  @id:general.replacement.shield @clause:replacement.shield @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Uno scudo previene quanto dice, da più fonti in tutto
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E Angie lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Flame Javelin” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita

  @id:general.replacement.fog @clause:replacement.open @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Tutto il danno da combattimento del turno è prevenuto, e nessun altro
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando Angie lancia “Nebbia”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward controlla “Wind Drake”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:general.replacement.empty_library @clause:replacement.draw @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Chi non pesca nulla invece di una carta non perde per un grimorio vuoto
    Dato che Angie controlla “Possessed Portal”
    E che Angie non ha carte nel proprio grimorio
    E che Angie ha due carte in mano
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la partita continua
    E Angie ha una carta in mano

  @id:general.replacement.skipped_once @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: La prossima sottofase di acquisizione è saltata, e quella dopo no
    Dato che Edward ha tre carte in mano
    Quando Angie lancia “Fatigue” bersagliando Edward
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha quattro carte in mano

  @id:general.replacement.no_upkeep @clause:turn.skip @clause:trigger.step @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In un mantenimento che è saltato non si innesca nulla
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Serendib Efreet”
    E che Angie controlla “Eon Hub”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita

  @id:general.replacement.own_draw_steps @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Chi salta le proprie sottofasi di acquisizione pesca solo con l'abilità, e gli altri come sempre
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Yawgmoth's Bargain”
    E che Angie ha due carte in mano
    E che Edward ha due carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha due carte in mano
    Quando Angie attiva l'abilità di “Yawgmoth's Bargain”
    E l'abilità si risolve
    Allora Angie ha tre carte in mano
    E la squadra di Angie ha 19 punti vita

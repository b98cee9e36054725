# language: it
Funzionalità: Punti vita guadagnati da un solo membro
  > Il totale dei punti vita della squadra sale, chiunque dei membri ne guadagni. A quali abilità importa chi è stato, e quali leggono il totale?

  @id:ruling.marauding_blight_priest @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita guadagnati dal suo controllore fanno perdere 2 punti vita all'altra squadra, quelli guadagnati dal compagno nessuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Marauding Blight-Priest”
    E che Angie controlla “Bottle Gnomes”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E l'abilità innescata di “Marauding Blight-Priest” si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 18 punti vita

  @id:ruling.vito_thorn_of_the_dusk_rose @clause:life.shared @from:2005-08-01 @must
  Scenario: Un avversario perde tanti punti vita quanti ne guadagna il controllore di Vito, e nessuno per quelli guadagnati dal compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Vito, Thorn of the Dusk Rose”
    E che Angie controlla “Bottle Gnomes”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Vito, Thorn of the Dusk Rose” si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 17 punti vita

  @id:ruling.voice_of_the_blessed @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita guadagnati dal compagno non contano per Voice of the Blessed
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Voice of the Blessed”
    E che Angie controlla “Bottle Gnomes”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    E “Voice of the Blessed” non ha nessun segnalino +1/+1
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E l'abilità innescata di “Voice of the Blessed” si risolve
    Allora la squadra di Angie ha 30 punti vita
    E “Voice of the Blessed” ha un segnalino +1/+1

  @id:ruling.twinblade_paladin @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita guadagnati dal compagno non contano per Twinblade Paladin
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Twinblade Paladin”
    E che Angie controlla “Bottle Gnomes”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    E “Twinblade Paladin” non ha nessun segnalino +1/+1
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E l'abilità innescata di “Twinblade Paladin” si risolve
    Allora la squadra di Angie ha 30 punti vita
    E “Twinblade Paladin” ha un segnalino +1/+1

  @id:ruling.heron_of_hope @clause:life.shared @from:2005-08-01 @must
  Scenario: Heron of Hope non aggiunge nulla ai punti vita guadagnati dal compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Heron of Hope”
    E che Angie controlla “Bottle Gnomes”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la squadra di Angie ha 31 punti vita

  @id:ruling.serra_ascendant @clause:life.read @from:2010-04-23 @must
  Scenario: Serra Ascendant è grande finché la squadra ha 30 punti vita, chiunque li abbia guadagnati
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 29 punti vita
    E che Angie controlla “Serra Ascendant”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la creatura “Serra Ascendant” è 6/6
    Quando Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la creatura “Serra Ascendant” è 1/1

  @id:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  Scenario: Se la squadra ha 25 punti vita, Twinblade Paladin infligge il suo danno due volte, chiunque li abbia guadagnati
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 18 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Twinblade Paladin”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Twinblade Paladin”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita

  @id:ruling.twinblade_paladin.too_little @situation:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  Scenario: Se la squadra ha 24 punti vita, Twinblade Paladin infligge il suo danno una volta sola
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 24 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Twinblade Paladin”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Twinblade Paladin”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita

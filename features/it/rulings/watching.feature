# language: it
Funzionalità: Ciò che osservano le abilità di un solo membro
  > Un permanente viene TAPpato, si mettono segnalini, si attiva un planeswalker, si lancia una prima magia. Chi lo fa, e quante volte conta?

  @id:ruling.night_market_lookout @clause:life.shared @from:2018-04-27 @must
  Scenario: Night Market Lookout che si TAPpa per attaccare fa perdere 2 punti vita all'altra squadra e ne fa guadagnare 1
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Night Market Lookout”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Night Market Lookout”
    E l'abilità innescata di “Night Market Lookout” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.night_market_lookout.twice @situation:ruling.night_market_lookout @clause:life.shared @from:2018-04-27 @must
  Scenario: Night Market Lookout che due avversari TAPpano uno dopo l'altro viene TAPpato una volta sola
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Territorial Hammerskull”
    E che Barry controlla “Territorial Hammerskull”
    E che Edward controlla “Night Market Lookout”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Territorial Hammerskull”
    E Barry attacca Edward con “Territorial Hammerskull”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la carta “Night Market Lookout” è TAPpata
    E la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 21 punti vita

  @id:ruling.keral_keep_disciples @clause:life.shared @from:2013-07-13 @must
  Scenario: Un'abilità di fedeltà della propria Chandra fa perdere 2 punti vita all'altra squadra, quelle di un compagno o di un altro planeswalker nulla di più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Keral Keep Disciples”
    E che Angie controlla “Chandra, Pyrogenius”
    E che Angie controlla “Sarkhan, Dragonsoul”
    E che Barry controlla “Chandra, Flame's Catalyst”
    Quando Barry attiva l'abilità di “Chandra, Flame's Catalyst”
    E l'abilità si risolve
    Allora la squadra di Edward ha 14 punti vita
    Quando Angie attiva la prima abilità di “Sarkhan, Dragonsoul”
    E l'abilità si risolve
    Allora la squadra di Edward ha 12 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Pyrogenius”
    E l'abilità innescata di “Keral Keep Disciples” si risolve
    Allora la squadra di Edward ha 10 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 6 punti vita

  @id:ruling.obelisk_spider @clause:life.shared @from:2005-08-01 @must
  Scenario: Un segnalino -1/-1 messo dal suo controllore fa perdere 2 punti vita all'altra squadra e ne fa guadagnare 1, uno messo dal compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Obelisk Spider”
    E che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora “Gigante di Collina” ha un segnalino -1/-1
    E la pila è vuota
    E la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Obelisk Spider” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.obelisk_spider.infect @situation:ruling.obelisk_spider @clause:poison.infect @from:2018-04-27 @must
  Scenario: Anche i segnalini messi da una creatura infettiva del suo controllore fanno perdere 2 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Obelisk Spider”
    E che Angie controlla “Glistener Elf”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glistener Elf”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Glistener Elf” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Gigante di Collina” ha un segnalino -1/-1
    E la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.stinging_lionfish @clause:object.you @from:2005-08-01 @must
  Scenario: Stinging Lionfish TAPpa o STAPpa un permanente per la prima magia nel turno dell'altra squadra, e nessuno per la seconda
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Stinging Lionfish”
    E che Angie controlla “Orso Grizzly”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità innescata di “Stinging Lionfish” si risolve
    E Angie fa ciò che l'abilità permette
    Allora la carta “Orso Grizzly” è TAPpata
    Quando la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la carta “Orso Grizzly” è TAPpata

  @id:ruling.stinging_lionfish.untaps @situation:ruling.stinging_lionfish @clause:object.you @from:2005-08-01 @must
  Scenario: Stinging Lionfish STAPpa ciò che è TAPpato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Stinging Lionfish”
    E che Barry controlla “Orso Grizzly”
    E che la carta “Orso Grizzly” è TAPpata
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità innescata di “Stinging Lionfish” si risolve
    E Angie fa ciò che l'abilità permette
    Allora la carta “Orso Grizzly” è STAPpata

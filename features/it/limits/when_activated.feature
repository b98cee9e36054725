# language: it
Funzionalità: Quando un'abilità può essere attivata
  > Un'abilità si attiva solo quando si potrebbe lanciare una stregoneria, solo in una parte del turno o solo una volta per turno. Di quale turno si tratta, e per chi si conta?

  @id:limit.as_sorcery @clause:ability.as_sorcery @clause:turn.teams @from:2005-08-01 @must
  Scenario: Ciascuna testa attiva come una stregoneria in una fase principale della squadra, a pila vuota, e nessun avversario lo fa
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Sadistic Hypnotist”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Sadistic Hypnotist”
    E che Edward controlla “Orso Grizzly”
    E che Edward ha tre carte in mano
    E che Ronald ha tre carte in mano
    Quando la squadra di Edward passa la priorità
    Allora Barry non può attivare l'abilità di “Sadistic Hypnotist” di Barry
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry non può attivare l'abilità di “Sadistic Hypnotist” di Barry
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Angel's Mercy”
    Allora Barry non può attivare l'abilità di “Sadistic Hypnotist” di Barry
    Quando la magia si risolve
    Allora Edward non può attivare l'abilità di “Sadistic Hypnotist” di Edward
    Ma Barry può attivare l'abilità di “Sadistic Hypnotist” di Barry
    Quando Barry sacrifica “Orso Grizzly” di Barry
    E Barry sceglie Edward come bersaglio
    E l'abilità si risolve
    Ed Edward scarta due carte
    Allora Edward ha una carta in mano
    E Ronald ha tre carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attivare l'abilità di “Sadistic Hypnotist” di Barry

  @id:limit.as_sorcery.itself @situation:limit.as_sorcery @clause:ability.as_sorcery @from:2005-08-01 @must
  Scenario: Senza altre creature l'unica da sacrificare è quella che lo dice
    Dato che Barry controlla “Sadistic Hypnotist”
    E che Barry controlla “Fountain of Youth”
    E che Ronald ha tre carte in mano
    Quando Barry attiva l'abilità di “Sadistic Hypnotist”
    E Barry sceglie Ronald come bersaglio
    E l'abilità si risolve
    E Ronald scarta due carte
    Allora Ronald ha una carta in mano
    E Barry controlla “Fountain of Youth”

  @id:limit.as_sorcery.combat @clause:ability.as_sorcery @clause:turn.extra @from:2018-04-27 @must
  Scenario: Una seconda fase di combattimento si compra in una fase principale e non in combattimento; si STAPpano le creature di una sola testa
    Dato che Angie controlla “Aggravated Assault”
    E che Angie controlla sei “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Aggravated Assault”
    E che Edward controlla cinque “Fonte di mana”
    E che Edward ha tre carte in mano
    E che la squadra di Edward ha 30 punti vita
    Quando la squadra di Angie passa la priorità
    Allora Edward non può attivare l'abilità di “Aggravated Assault” di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    Allora Angie non può attivare l'abilità di “Aggravated Assault” di Angie
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Aggravated Assault” di Angie
    Quando l'abilità si risolve
    Allora la carta “Orso Grizzly” è STAPpata
    Ma la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 23 punti vita
    Ed Edward ha tre carte in mano
    E Angie non può attivare l'abilità di “Aggravated Assault” di Angie

  @id:limit.your_turn @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scenario: Un'abilità del proprio turno si attiva nei turni della squadra, sottofase finale compresa, e in nessun altro
    Dato che Angie controlla “Disrupting Scepter”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Disrupting Scepter”
    E che Barry controlla sette “Fonte di mana”
    E che Edward ha una carta in mano
    E che Ronald ha una carta in mano
    Quando inizia la sottofase finale della squadra di Angie
    E Angie sceglie Edward come bersaglio
    Allora Angie non può attivare l'abilità di “Disrupting Scepter” di Angie
    Ma Barry può attivare l'abilità di “Disrupting Scepter” di Barry
    Quando Barry sceglie Ronald come bersaglio
    E l'abilità si risolve
    Allora Ronald non ha carte in mano
    Ed Edward ha una carta in mano
    E Barry non può attivare l'abilità di “Disrupting Scepter” di Barry
    Quando inizia il mantenimento della squadra di Angie
    E inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Barry non può attivare l'abilità di “Disrupting Scepter” di Barry
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry può attivare l'abilità di “Disrupting Scepter” di Barry

  @id:limit.your_upkeep @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scenario: Un'abilità del proprio mantenimento si attiva in quello della squadra, né dopo né in quello degli altri
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Dwarven Weaponsmith”
    E che Barry controlla “Fountain of Youth”
    E che Barry controlla “Disrupting Scepter”
    E che Angie controlla “Dwarven Weaponsmith”
    E che Angie controlla “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry non può attivare l'abilità di “Dwarven Weaponsmith” di Barry
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Barry non può attivare l'abilità di “Dwarven Weaponsmith” di Barry
    Quando inizia il mantenimento della squadra di Angie
    E Angie sceglie “Orso Grizzly” come bersaglio
    Allora Angie non può attivare l'abilità di “Dwarven Weaponsmith” di Angie
    Ma Barry può attivare l'abilità di “Dwarven Weaponsmith” di Barry
    Quando Barry sacrifica “Fountain of Youth”
    E Barry sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la carta “Dwarven Weaponsmith” di Barry è TAPpata
    E Barry ha “Fountain of Youth” nel proprio cimitero
    E Barry non può attivare l'abilità di “Dwarven Weaponsmith” di Barry

  @id:limit.your_upkeep.itself @situation:limit.your_upkeep @clause:ability.only_if @from:2005-08-01 @must
  Scenario: Ciò che non è una creatura non riceve segnalini: senza altre creature l'unico bersaglio è quella che lo dà
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Dwarven Weaponsmith”
    E che Barry controlla “Fountain of Youth”
    E che Barry controlla “Disrupting Scepter”
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry può attivare l'abilità di “Dwarven Weaponsmith”
    Quando Barry sacrifica “Fountain of Youth”
    E l'abilità si risolve
    Allora la creatura “Dwarven Weaponsmith” è 2/2
    E Barry non può attivare l'abilità di “Dwarven Weaponsmith”

  @id:limit.before_attackers @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scenario: Prima della dichiarazione degli attaccanti significa fino alla sottofase di dichiarazione degli attaccanti del turno della squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Goblin Firestarter”
    E che la squadra di Edward ha 30 punti vita
    Quando la squadra di Edward passa la priorità
    Allora Barry non può attivare l'abilità di “Goblin Firestarter”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie non attacca con alcuna creatura
    Allora Barry non può attivare l'abilità di “Goblin Firestarter”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry non può attivare l'abilità di “Goblin Firestarter”
    Quando inizia il mantenimento della squadra di Edward
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora Barry può attivare l'abilità di “Goblin Firestarter”
    Quando Barry sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 29 punti vita
    E Barry ha “Goblin Firestarter” nel proprio cimitero

  @id:limit.before_attackers.skipped @situation:limit.before_attackers @clause:ability.only_if @clause:turn.skip @from:2012-02-01 @must
  Scenario: Se la squadra salta la fase di combattimento, la fase principale pre-combattimento è l'ultima occasione
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Goblin Firestarter”
    E che Ronald controlla “Uccelli del Paradiso”
    Quando Edward lancia “Stonehorn Dignitary”
    E la magia si risolve
    Ed Edward sceglie Angie come bersaglio
    E l'abilità innescata di “Stonehorn Dignitary” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry non può attivare l'abilità di “Goblin Firestarter”
    Quando inizia il mantenimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry può attivare l'abilità di “Goblin Firestarter”
    Quando Barry sceglie “Uccelli del Paradiso” come bersaglio
    E l'abilità si risolve
    Allora Ronald ha “Uccelli del Paradiso” nel proprio cimitero

  @id:limit.skipped_combat @clause:turn.skip @from:2012-02-01 @must
  Scenario: La fase di combattimento che un compagno deve saltare è quella della squadra, e la successiva ha luogo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Stonehorn Dignitary”
    E la magia si risolve
    Ed Edward sceglie Angie come bersaglio
    E l'abilità innescata di “Stonehorn Dignitary” si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la fase principale post-combattimento della squadra di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Edward
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie

  @id:limit.in_combat @clause:ability.only_if @clause:combat.lasts @from:2018-04-27 @must
  Scenario: Ciò che è una creatura fino alla fine del combattimento blocca per il compagno e lo resta finché la fase di combattimento non è finita
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Jade Statue”
    E che Angie controlla tre “Fonte di mana”
    E che Ronald controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Jade Statue”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Barry con “Gigante di Collina”
    E la squadra di Edward passa la priorità
    Allora Angie può attivare l'abilità di “Jade Statue”
    Quando l'abilità si risolve
    Allora la creatura “Jade Statue” è 3/6
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Gigante di Collina” con “Jade Statue”
    Quando inizia la sottofase di fine combattimento della squadra di Edward
    Allora la creatura “Jade Statue” è 3/6
    Quando la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Jade Statue”
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non controlla nessuna creatura

  @id:limit.each_turn @clause:ability.each_turn @from:2005-08-01 @must
  Scenario: Una volta per turno è una volta in ciascuno, e ognuna di due creature conta per sé
    Dato che Angie controlla “Rootwalla”
    E che Angie controlla sei “Fonte di mana”
    E che Barry controlla “Rootwalla”
    E che Barry controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Rootwalla” di Angie
    Allora Angie non può attivare l'abilità di “Rootwalla” di Angie
    Quando l'abilità si risolve
    Allora Angie non può attivare l'abilità di “Rootwalla” di Angie
    Ma Barry può attivare l'abilità di “Rootwalla” di Barry
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Rootwalla” di Angie è 2/2
    Quando la squadra di Edward passa la priorità
    Allora Angie può attivare l'abilità di “Rootwalla” di Angie
    E Angie non può attivare l'abilità di “Rootwalla” di Angie
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Rootwalla” di Angie
    Quando l'abilità si risolve
    Allora la creatura “Rootwalla” di Angie è 4/4
    E la creatura “Rootwalla” di Barry è 2/2

  @id:limit.each_turn.taken @situation:limit.each_turn @clause:ability.each_turn @from:2009-07-11 @must
  Scenario: Chi prende il controllo di una creatura la cui abilità una volta per turno è già stata attivata può riattivarla solo nel turno seguente
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Rootwalla”
    E che Edward controlla due “Fonte di mana”
    E che Angie controlla cinque “Fonte di mana”
    E che Barry controlla “Rootwalla”
    E che Barry controlla “Fonte di mana”
    Quando la squadra di Angie passa la priorità
    Ed Edward attiva l'abilità di “Rootwalla” di Edward
    E l'abilità si risolve
    E Angie lancia “Atto di Tradimento” bersagliando “Rootwalla” di Edward
    E la magia si risolve
    Allora Angie non può attivare l'abilità di “Rootwalla” di Edward
    E Barry non può attivare l'abilità di “Rootwalla” di Barry
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward può attivare l'abilità di “Rootwalla” di Edward

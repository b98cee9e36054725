# language: it
Funzionalità: Ogni mantenimento, di chiunque sia
  > Un'abilità attende ogni sottofase di mantenimento, e non quella di ogni giocatore. Quante volte si innesca quando due avversari la condividono?

  @id:card.each_upkeep @clause:trigger.step @clause:target.choose @from:2007-05-01 @until:2020-01-24 @must
  Scenario: Tre abilità su ogni mantenimento si innescano una volta ciascuna in quello che due avversari condividono
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Crescendo of War”
    E che Angie controlla “Magmatic Force”
    E che Barry controlla “Forza della Vegetazione”
    Quando inizia il mantenimento della squadra di Edward
    E Angie sceglie Edward come bersaglio
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora “Crescendo of War” ha un segnalino conflitto
    E la squadra di Edward ha 17 punti vita
    E Barry controlla una pedina Saprolingio

  @id:card.awakening.once @situation:card.awakening @clause:trigger.step @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @until:2020-01-24 @must
  Scenario: Ciò che viene TAPpato dopo che Awakening ha STAPpato tutto resta TAPpato
    Dato che Angie controlla “Awakening”
    E che Edward controlla “Foresta”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Awakening” si risolve
    Ed Edward attiva l'abilità di “Foresta”
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Foresta” è TAPpata

  @id:card.chaos_moon.once @situation:card.chaos_moon @clause:trigger.step @from:2007-05-01 @until:2020-01-24 @must
  Scenario: Chaos Moon ingrandisce una volta una creatura rossa nel mantenimento che due avversari condividono
    Dato che Angie controlla “Chaos Moon”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la creatura “Gigante di Collina” è 4/4

  @id:card.chaos_moon.own @situation:card.chaos_moon @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scenario: Ciò che Chaos Moon ha fatto nel turno del proprio controllore è finito nel mantenimento seguente, prima che si inneschi di nuovo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Chaos Moon”
    E che Barry controlla “Gigante di Collina”
    E che Edward ha “Foresta” in mano
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la creatura “Gigante di Collina” è 2/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward gioca “Foresta” come terra
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la creatura “Gigante di Collina” è 4/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

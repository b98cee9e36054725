# language: it
Funzionalità: Ciò che non STAPpa
  > Un effetto mantiene TAPpati dei permanenti in una sottofase di STAP. Quali, di chi, e per quanto tempo?

  @id:untap.kept.exhaustion @situation:untap.kept @clause:step.untap_kept @clause:object.you @from:2005-08-01 @must
  Scenario: Exhaustion mantiene TAPpate le creature e le terre di un avversario per una sottofase di STAP, e nient'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Montagna”
    E che Edward controlla “Fountain of Youth”
    E che Ronald controlla “Wind Drake”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Montagna” è TAPpata
    E che la carta “Fountain of Youth” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    Quando Angie lancia “Exhaustion” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Montagna” è TAPpata
    Ma la carta “Fountain of Youth” è STAPpata
    E la carta “Wind Drake” è STAPpata
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è STAPpata
    E la carta “Montagna” è STAPpata

  @id:untap.kept.claustrophobia @situation:untap.kept @clause:step.untap_kept @from:2005-08-01 @must
  Scenario: Claustrophobia mantiene TAPpata una creatura in ogni sottofase di STAP del suo controllore, finché l'Aura non c'è più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che la carta “Wind Drake” è TAPpata
    Quando Angie lancia “Claustrophobia” bersagliando “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Claustrophobia” si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è TAPpata
    Ma la carta “Wind Drake” è STAPpata
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è TAPpata
    Quando Edward lancia “Ritorno alla Natura” bersagliando “Claustrophobia”
    E la magia si risolve
    Allora la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è STAPpata

  @id:untap.kept.untapped @situation:untap.kept @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: Una sottofase di STAP in cui nulla era TAPpato è quella di cui parlava Exhaustion; ciò che si TAPpa dopo STAPpa nella successiva
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Exhaustion” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    Allora la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è STAPpata

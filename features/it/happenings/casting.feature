# language: it
Funzionalità: Chi lancia che cosa
  > Un'abilità si innesca quando si lancia una magia: di qualcuno, di un certo tipo, la seconda di un turno, o la magia stessa. Di quali magie si tratta, e un compagno conta?

  @id:happening.cast.opponents @clause:trigger.event @clause:team.opponents @from:2005-08-01 @must
  Scenario: La magia di ogni avversario infligge quanto il suo valore di mana; quella di un compagno e la propria, nulla
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Kaervek the Merciless”
    E che la squadra di Edward ha 30 punti vita
    Quando la squadra di Edward passa la priorità
    E Barry lancia “Shock” bersagliando Edward
    E Angie lancia “Shock” bersagliando Edward
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 26 punti vita
    Quando Ronald lancia “Gigante di Collina”
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Kaervek the Merciless” si risolve
    Allora la squadra di Edward ha 22 punti vita
    E Ronald non controlla nessuna creatura

  @id:happening.cast.opponents.creature @situation:happening.cast.opponents @clause:trigger.event @from:2005-08-01 @must
  Scenario: Il danno per la magia di un avversario si può infliggere a una creatura
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Kaervek the Merciless”
    E che Edward controlla “Orso Grizzly”
    Quando Edward lancia “Angel's Mercy”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità innescata di “Kaervek the Merciless” si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero

  @id:happening.cast.kind @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scenario: Una magia di ogni tipo fa innescare una volta ciò che ne parla, e quella di un compagno nulla
    Dato che Angie controlla “Guttersnipe”
    E che Angie controlla “Sprite Dragon”
    E che Angie controlla “Primordial Sage”
    E che Angie ha quattro carte in mano
    E che Barry ha due carte in mano
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Safe Passage”
    E la magia si risolve
    Allora la squadra di Edward ha 26 punti vita
    E la squadra di Angie ha 27 punti vita
    Quando Angie lancia “Megrim”
    E la magia si risolve
    Allora la squadra di Edward ha 26 punti vita
    E la creatura “Sprite Dragon” è 3/3
    Quando Angie lancia “Sizzle”
    E la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    Quando Angie lancia “Gigante di Collina”
    E Angie fa ciò che l'abilità permette
    E la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la creatura “Sprite Dragon” è 4/4
    E Angie ha una carta in mano
    Quando Barry lancia “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano
    E la creatura “Sprite Dragon” è 4/4

  @id:happening.cast.at_once @situation:happening.cast.kind @clause:trigger.event @from:2022-04-29 @must
  Scenario: Ciò che ha volare e rapidità attacca subito, e ciò che non ha né l'uno né l'altro no
    Dato che Edward controlla “Gigante di Collina”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Sprite Dragon”
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Sprite Dragon”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Sprite Dragon” con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare “Orso Grizzly” con “Gigante di Collina”

  @id:happening.cast.declined @situation:happening.cast.kind @clause:trigger.event @from:2006-10-01 @must
  Scenario: Chi può pescare per una magia non vi è obbligato
    Dato che Angie controlla “Primordial Sage”
    E che Angie ha una carta in mano
    Quando Angie lancia “Gigante di Collina”
    E Angie non fa ciò che l'abilità permette
    E la magia si risolve
    Allora Angie non ha carte in mano

  @id:happening.cast.colour @clause:trigger.event @from:2005-08-01 @must
  Scenario: Una magia rossa di chiunque, compagno o avversario, fa guadagnare 1 punto vita a un giocatore, e una magia di un altro colore no
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Dragon's Claw”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Edward lancia “Gigante di Collina”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Dragon's Claw” si risolve
    E la magia si risolve
    Allora la squadra di Angie ha 21 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando Edward lancia “Orso Grizzly”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Barry lancia “Shock” bersagliando Edward
    E l'abilità innescata di “Dragon's Claw” si risolve
    Allora la squadra di Angie ha 22 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 22 punti vita

  @id:happening.cast.second @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scenario: La seconda magia di un turno è quella di un solo giocatore: né la prima, né la terza, né quella di un compagno
    Dato che Angie controlla “Clarion Spirit”
    E che Barry controlla “Clarion Spirit”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    E Barry lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora Angie controlla una creatura
    Quando Angie lancia “Orso Grizzly”
    E l'abilità innescata di “Clarion Spirit” di Angie si risolve
    Allora Angie controlla una pedina creatura 1/1
    Quando la magia si risolve
    E Angie lancia “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 1/1
    E Barry controlla una creatura
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 1/1
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Tremor”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 1/1
    Quando Angie lancia “Wilt-Leaf Liege”
    E la magia si risolve
    Allora Angie controlla due pedine creatura 2/2

  @id:happening.cast.itself @clause:trigger.event @clause:ability.independent @from:2016-01-16 @must
  Scenario: Ciò che si innesca quando si lancia la magia stessa avviene prima che essa si risolva, solo per chi la lancia
    Dato che Angie non controlla nessuna creatura
    Quando Angie lancia “Desolation Twin”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie controlla una pedina creatura 10/10
    E Barry non controlla nessuna creatura
    E Angie non controlla “Desolation Twin”
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie controlla due creature 10/10

  @id:happening.cast.worth_x @situation:happening.cast.opponents @clause:object.mana_value @clause:trigger.event @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Il valore scelto per X conta nel danno che vale la magia di un avversario
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Kaervek the Merciless”
    E che la squadra di Edward ha 20 punti vita
    Quando Edward lancia “Stream of Life” con X = 4, bersagliando Edward
    E Angie sceglie Edward come bersaglio
    E l'abilità innescata di “Kaervek the Merciless” si risolve
    Allora la squadra di Edward ha 15 punti vita

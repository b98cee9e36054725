# language: it
Funzionalità: Le Saghe
  > Una Saga racconta i suoi capitoli turno dopo turno. Quando arriva un capitolo, i turni di chi contano, e quando se ne va la Saga?

  @id:saga.enters @situation:saga.told @clause:saga.enters @clause:saga.chapter @clause:saga.turn @from:2018-04-27 @must
  Scenario: Il primo capitolo di una Saga si innesca quando entra, il successivo nella prossima fase principale pre-combattimento della squadra del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “History of Benalia”
    E la magia si risolve
    Allora “History of Benalia” ha un segnalino sapere
    Quando l'abilità innescata di “History of Benalia” si risolve
    Allora Angie controlla una pedina creatura 2/2
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora “History of Benalia” ha un segnalino sapere
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora “History of Benalia” ha un segnalino sapere
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora “History of Benalia” ha due segnalini sapere
    Quando l'abilità innescata di “History of Benalia” si risolve
    Allora Angie controlla due pedine creatura 2/2
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora “History of Benalia” ha due segnalini sapere

  @id:saga.ends @situation:saga.told @clause:saga.ends @clause:saga.chapter @from:2018-04-27 @must
  Scenario: Una Saga resta finché il suo ultimo capitolo è in pila, e dopo viene sacrificata dal suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “History of Benalia”
    E che Angie controlla “White Knight”
    E che Barry controlla “Silver Knight”
    E che Edward controlla “Mayhem Devil”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che “History of Benalia” ha due segnalini sapere
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie controlla “History of Benalia”
    E “History of Benalia” ha tre segnalini sapere
    Quando l'abilità innescata di “History of Benalia” si risolve
    Allora Angie ha “History of Benalia” nel proprio cimitero
    E la creatura “White Knight” è 4/3
    E la creatura “Silver Knight” è 2/2
    Quando Edward sceglie Angie come bersaglio
    E l'abilità innescata di “Mayhem Devil” si risolve
    Allora la squadra di Angie ha 19 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:saga.both_heads @situation:saga.both_heads @clause:saga.turn @clause:object.you @from:2018-04-27 @must
  Scenario: Nella fase principale pre-combattimento che due teste condividono ognuna va avanti con la propria Saga; quella dell'altra squadra aspetta la sua
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “History of Benalia”
    E che Barry controlla “Binding the Old Gods”
    E che Edward controlla “Chainer's Torment”
    E che Edward controlla “Wind Drake”
    E che “History of Benalia” ha un segnalino sapere
    E che “Binding the Old Gods” ha due segnalini sapere
    E che “Chainer's Torment” ha un segnalino sapere
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E la squadra di Angie fa risolvere “Binding the Old Gods” prima di “History of Benalia”
    Allora “History of Benalia” ha due segnalini sapere
    E “Binding the Old Gods” ha tre segnalini sapere
    E “Chainer's Torment” ha un segnalino sapere
    Quando l'abilità innescata di “Binding the Old Gods” si risolve
    Allora Barry ha “Binding the Old Gods” nel proprio cimitero
    Quando l'abilità innescata di “History of Benalia” si risolve
    Allora Angie controlla una pedina creatura 2/2
    E Barry non controlla nessuna creatura
    E Angie controlla “History of Benalia”

  @id:saga.target @situation:saga.target @clause:saga.chapter @clause:target.choose @from:2018-04-27 @must
  Scenario: Un capitolo ha il suo bersaglio, che non è né una terra né di un compagno; il successivo trova una Foresta, che entra TAPpata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Montagna”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Fountain of Youth”
    E che Angie ha “Foresta” nel proprio grimorio
    Quando Angie lancia “Binding the Old Gods”
    E la magia si risolve
    E Angie sceglie “Fountain of Youth” come bersaglio
    E l'abilità innescata di “Binding the Old Gods” si risolve
    Allora Ronald ha “Fountain of Youth” nel proprio cimitero
    E Barry controlla “Gigante di Collina”
    E Edward controlla “Wind Drake”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Binding the Old Gods” si risolve
    E Angie trova “Foresta” nel proprio grimorio
    Allora Angie controlla “Foresta”
    E la carta “Foresta” è TAPpata
    E “Binding the Old Gods” ha due segnalini sapere

  @id:saga.proliferated @situation:saga.proliferated @clause:saga.chapter @clause:counters.proliferate @from:2020-01-24 @must
  Scenario: Un segnalino sapere che arriva proliferando innesca il capitolo, qualunque sia il turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “History of Benalia”
    E che “History of Benalia” ha un segnalino sapere
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Steady Progress”
    E la magia si risolve
    E Angie sceglie “History of Benalia” perché riceva un altro segnalino
    E l'abilità innescata di “History of Benalia” si risolve
    Allora “History of Benalia” ha due segnalini sapere
    E Angie controlla una pedina creatura 2/2

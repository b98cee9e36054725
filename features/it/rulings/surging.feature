# language: it
Funzionalità: Magie lanciate per il costo di ondata
  > Un compagno ha lanciato una magia in questo turno. Può essere ancora in pila, e la magia con ondata fa per questo qualcos'altro?

  @id:ruling.boulder_salvo @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scenario: Dopo una magia del compagno che si è risolta, Boulder Salvo costa due mana e infligge 4 danni
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Boulder Salvo” in mano
    E che Edward controlla “Elementale dell'Aria”
    Allora Angie non può lanciare “Boulder Salvo” per il suo costo di ondata
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    Allora Angie può lanciare “Boulder Salvo” per il suo costo di ondata
    Quando Angie sceglie “Elementale dell'Aria” come bersaglio
    E la magia si risolve
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero

  @id:ruling.boulder_salvo.full @situation:ruling.boulder_salvo @clause:spell.surge @from:2016-01-16 @must
  Scenario: Per il suo costo di mana Boulder Salvo non infligge altri danni
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Elementale dell'Aria”
    E che Ronald controlla “Obsianus Golem”
    Quando Angie lancia “Boulder Salvo” bersagliando “Obsianus Golem”
    E la magia si risolve
    Allora Ronald controlla “Obsianus Golem”
    Quando Barry lancia “Boulder Salvo” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero

  @id:ruling.comparative_analysis @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scenario: Una magia del compagno ancora in pila fa costare Comparative Analysis tre mana, e un giocatore pesca due carte
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla tre “Fonte di mana”
    E che Angie ha “Comparative Analysis” in mano
    E che Barry ha due carte in mano
    Allora Angie non può lanciare “Comparative Analysis” per il suo costo di ondata
    Quando Barry lancia “Orso Grizzly”
    Allora Angie può lanciare “Comparative Analysis” per il suo costo di ondata
    Quando Angie sceglie Barry come bersaglio
    E la magia si risolve
    Allora Barry ha tre carte in mano
    E Barry non controlla nessuna creatura

  @id:ruling.comparative_analysis.full @situation:ruling.comparative_analysis @clause:spell.surge @from:2016-01-16 @must
  Scenario: Per il suo costo di mana Comparative Analysis non fa pescare al bersaglio più di due carte
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry ha una carta in mano
    E che Edward ha tre carte in mano
    Quando Angie lancia “Comparative Analysis” bersagliando Edward
    E la magia si risolve
    Allora Edward ha cinque carte in mano
    E Barry ha una carta in mano

  @id:ruling.grip_of_the_roil @clause:spell.surge @clause:step.untap_kept @clause:mana.own @from:2016-01-16 @must
  Scenario: Mentre una magia del compagno è in pila, Grip of the Roil costa due mana; la creatura resta TAPpata per una sottofase di STAP del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Grip of the Roil” in mano
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    E che la carta “Wind Drake” è TAPpata
    Allora Angie non può lanciare “Grip of the Roil” per il suo costo di ondata
    Quando Barry lancia “Orso Grizzly”
    Allora Angie può lanciare “Grip of the Roil” per il suo costo di ondata
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E la magia si risolve
    Allora la carta “Gigante di Collina” è TAPpata
    E Angie ha una carta in mano
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Wind Drake” è STAPpata
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è STAPpata

  @id:ruling.grip_of_the_roil.countered @situation:ruling.grip_of_the_roil @clause:spell.surge @from:2016-01-16 @must
  Scenario: Dopo una magia del compagno che è stata neutralizzata, Grip of the Roil può essere lanciata per il suo costo di ondata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Grip of the Roil” in mano
    E che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Cancel” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie può lanciare “Grip of the Roil” per il suo costo di ondata
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E la magia si risolve
    Allora la carta “Gigante di Collina” è TAPpata

  @id:ruling.grip_of_the_roil.full @situation:ruling.grip_of_the_roil @clause:spell.surge @clause:step.untap_kept @from:2016-01-16 @must
  Scenario: Per il suo costo di mana, Grip of the Roil non mantiene TAPpata più a lungo la creatura di un compagno, qualunque sottofase di STAP venga prima
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Gigante di Collina”
    E che la carta “Elementale dell'Aria” è TAPpata
    Quando Angie lancia “Grip of the Roil” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la carta “Gigante di Collina” è TAPpata
    E Angie ha una carta in mano
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Gigante di Collina” è TAPpata
    Ma la carta “Elementale dell'Aria” è STAPpata
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Gigante di Collina” è STAPpata

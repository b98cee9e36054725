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

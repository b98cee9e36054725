# language: it
Funzionalità: Da giocare fino alla fine del prossimo turno
  > Alcune carte vengono esiliate da un grimorio e possono essere giocate fino alla fine del prossimo turno di quel giocatore. Fino a quando?

  @id:next_turn.played @clause:zone.play_exiled @clause:turn.teams @from:2021-11-19 @must
  Scenario: Una carta può ancora essere giocata nel prossimo turno della squadra, e dopo non più
    Dato che Angie ha “Orso Grizzly” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie lancia “Reckless Impulse”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può lanciare “Orso Grizzly”
    Quando la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Gigante di Collina”

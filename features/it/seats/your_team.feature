# language: it
Funzionalità: La tua squadra
  > Alcune carte parlano della tua squadra, e non solo di te. Chi si intende?

  @id:team.your_team @clause:team.your_team @from:2018-06-08 @must
  Scenario: La tua squadra siete tu e il tuo compagno, ciascuno per sé
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Uccelli del Paradiso”
    Quando Angie lancia “Prova dell'Adunata”
    E la magia si risolve
    E l'abilità innescata di “Prova dell'Adunata” si risolve
    Allora la squadra di Angie ha 24 punti vita
    E la squadra di Edward ha 20 punti vita
    E la creatura “Orso Grizzly” è 3/3
    E la creatura “Gigante di Collina” è 4/4
    E la creatura “Uccelli del Paradiso” è 0/1

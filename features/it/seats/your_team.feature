# language: it
Funzionalità: La tua squadra
  > Alcune carte parlano della tua squadra, e non solo di te. Chi si intende?

  @id:team.your_team @clause:team.your_team @from:2018-06-08 @must
  Scenario: La tua squadra siete tu e il tuo compagno, ciascuno per sé
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Ronald controlla “Spear Spewer”
    Quando Angie lancia “Rushblade Commander”
    E la magia si risolve
    E Barry lancia “Goblin Piker”
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Orso Grizzly”
    Ma Barry può attaccare Edward con “Goblin Piker”
    E Angie può attaccare Ronald con “Rushblade Commander”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Spear Spewer”
    E la magia si risolve
    Allora Edward non può attivare l'abilità di “Spear Spewer”
    Ma Ronald può attivare l'abilità di “Spear Spewer”

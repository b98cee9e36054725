# language: it
Funzionalità: Chi colpisce per primo, e chi sta solo a guardare
  > Una creatura con attacco improvviso blocca, o resta indietro. Quale danno viene inflitto, e quando?

  @id:combat.first_strike.blocker @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Un bloccante con attacco improvviso uccide l'attaccante prima che infligga danno
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Youthful Knight”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Orso Grizzly” con “Youthful Knight”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    Ed Edward controlla “Youthful Knight”

  @id:combat.first_strike.at_home @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Le creature con attacco improvviso che non attaccano né bloccano non fanno una sottofase propria
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Youthful Knight”
    E che Ronald controlla “Youthful Knight”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita

  @id:combat.first_strike.lost @situation:combat.first_strike.lost @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Una creatura che perde attacco improvviso dopo aver colpito non colpisce di nuovo
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Maul of the Skyclaves”
    E che Angie controlla quattro “Fonte di mana”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie attiva l'abilità di “Maul of the Skyclaves” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 26 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Ritorno alla Natura” bersagliando “Maul of the Skyclaves”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 26 punti vita

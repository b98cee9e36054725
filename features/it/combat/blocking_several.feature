# language: it
@source:F @source:J
Funzionalità: Una creatura che ne blocca più di una
  > Una creatura blocca una creatura di ogni giocatore attaccante. Come si suddivide il suo danno, e nell'ordine di chi?

  @id:combat.division.blocker.free @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il danno di un bloccante è suddiviso come vuole la sua squadra
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Angie suddivide il danno: 2 a “Gigante di Collina”, 2 a “Orso Grizzly”
    Allora Edward controlla una creatura
    E Ronald non controlla nessuna creatura
    E Angie controlla una creatura

  @id:combat.division.blocker.ordered @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2009-07-11 @until:2018-04-27 @must
  Scenario: La squadra in difesa mette in ordine ciò che una sua creatura blocca
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Gigante di Collina”, poi “Orso Grizzly”
    E la squadra di Angie suddivide il danno: 3 a “Gigante di Collina”, 1 a “Orso Grizzly”
    Allora Edward non controlla nessuna creatura
    E Ronald controlla una creatura
    E Angie controlla una creatura

  @id:combat.division.blocker.attacked @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: La squadra in difesa mette ancora in ordine ciò che una sua creatura blocca
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Gigante di Collina”, poi “Orso Grizzly”
    E la squadra di Angie suddivide il danno: 3 a “Gigante di Collina”, 1 a “Orso Grizzly”
    Allora Edward non controlla nessuna creatura
    E Ronald controlla una creatura
    E Angie controlla una creatura

  @id:combat.division.blocker.again @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2024-11-08 @must
  Scenario: Il danno di un bloccante è di nuovo suddiviso come vuole la sua squadra
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Angie suddivide il danno: 2 a “Gigante di Collina”, 2 a “Orso Grizzly”
    Allora Edward controlla una creatura
    E Ronald non controlla nessuna creatura
    E Angie controlla una creatura

# language: it
@source:W
Funzionalità: Una creatura la cui forza dipende dal giocatore in difesa
  > L'abilità di una creatura dice che la sua forza è il numero di creature del giocatore in difesa. I giocatori in difesa sono due: le creature di quale contano, e da quando?

  @id:combat.defining.picked @situation:combat.defining @clause:combat.defending_ability @from:2007-02-01 @until:2018-04-27 @must
  Scenario: Il controllore della creatura sceglie uno dei giocatori in difesa
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Esercizio dello Specchio”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward sceglie Barry come giocatore in difesa
    Ed Edward attacca la squadra di Angie con “Esercizio dello Specchio”
    Allora la creatura “Esercizio dello Specchio” è 2/4

  @id:combat.defining.other @situation:combat.defining @clause:combat.defending_ability @from:2007-02-01 @until:2018-04-27 @must
  Scenario: Il controllore della creatura può scegliere l'altro giocatore in difesa
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Esercizio dello Specchio”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward sceglie Angie come giocatore in difesa
    Ed Edward attacca la squadra di Angie con “Esercizio dello Specchio”
    Allora la creatura “Esercizio dello Specchio” è 1/4

  @id:combat.defining.early @situation:combat.defining.early @clause:combat.defending_ability @from:2009-07-11 @until:2018-04-27 @must
  Scenario: La scelta si fa all'inizio del combattimento, prima che qualcuno attacchi
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Esercizio dello Specchio”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di inizio combattimento della squadra di Edward
    Ed Edward sceglie Barry come giocatore in difesa
    Allora la creatura “Esercizio dello Specchio” è 2/4

  @id:combat.defining.attacked @situation:combat.defining @clause:combat.defending_ability @from:2018-04-27 @must
  Scenario: Contano le creature del giocatore attaccato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Esercizio dello Specchio”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Esercizio dello Specchio”
    Allora la creatura “Esercizio dello Specchio” è 1/4

  @id:combat.defining.too_late @situation:combat.defining.late @clause:combat.defending_ability @from:2009-07-11 @until:2017-04-28 @should
  Scenario: Per una creatura che entra più tardi nessuno veniva scelto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    E Angie lancia “Esercizio dello Specchio”
    E la magia si risolve
    Allora la creatura “Esercizio dello Specchio” è 0/4

  @id:combat.defining.late @situation:combat.defining.late @clause:combat.defending_ability @from:2017-04-28 @until:2018-04-27 @must
  Scenario: Per una creatura che entra più tardi la scelta si fa quando entra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    E Angie lancia “Esercizio dello Specchio”
    E la magia si risolve
    E Angie sceglie Barry come giocatore in difesa
    Allora la creatura “Esercizio dello Specchio” è 2/4

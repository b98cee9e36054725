# language: it
Funzionalità: Punti vita che arrivano con il danno
  > Il controllore guadagna in punti vita ciò che una creatura infligge. Quale testa li guadagna, e in tempo?

  @id:keyword.lifelink.after @situation:keyword.lifelink @clause:damage.lifelink @from:2009-07-01 @until:2009-07-11 @must
  Scenario: I punti vita si guadagnano quando si risolve un'abilità innescata dal danno, e prima possono agire entrambe le squadre
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Nip Gwyllion”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Nip Gwyllion”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando l'abilità innescata di “Nip Gwyllion” si risolve
    Allora la squadra di Angie ha 21 punti vita

  @id:keyword.lifelink.of_the_team @situation:keyword.lifelink @clause:damage.lifelink @from:2009-07-11 @until:2018-04-27 @must
  Scenario: I punti vita si guadagnano con il danno, chiunque della squadra lo subisca
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Nip Gwyllion”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Nip Gwyllion”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:keyword.lifelink.with_it @situation:keyword.lifelink @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: I punti vita si guadagnano con il danno, e nulla deve risolversi
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Nip Gwyllion”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Nip Gwyllion”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:keyword.lifelink.too_late @situation:keyword.lifelink.last_point @clause:damage.lifelink @clause:life.zero @from:2009-07-01 @until:2009-07-11 @must
  Scenario: Una squadra al suo ultimo punto perde prima che l'abilità innescata dal suo bloccante possa dargliene uno
    Dato che la squadra di Angie ha 1 punto vita
    E che Angie controlla “Nip Gwyllion”
    E che Edward controlla “Goblin Fireslinger”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Goblin Fireslinger”
    E Ronald attacca la squadra di Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Nip Gwyllion”
    E la squadra di Edward sceglie Barry come giocatore che subisce il danno
    E inizia la sottofase di fine combattimento della squadra di Edward
    Allora la squadra di Angie perde la partita

  @id:keyword.lifelink.in_time @situation:keyword.lifelink.last_point @clause:damage.lifelink @clause:life.zero @from:2018-04-27 @must
  Scenario: Una squadra al suo ultimo punto ne riceve un altro mentre lo perde, e continua a giocare
    Dato che la squadra di Angie ha 1 punto vita
    E che Angie controlla “Nip Gwyllion”
    E che Edward controlla “Goblin Fireslinger”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Goblin Fireslinger”
    E Ronald attacca Barry con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Nip Gwyllion”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la partita continua
    E la squadra di Angie ha 1 punto vita
    E Angie ha “Nip Gwyllion” nel proprio cimitero

  @id:keyword.lifelink.head @situation:keyword.lifelink.head @clause:damage.lifelink @clause:life.shared @from:2018-10-05 @must
  Scenario: Solo il controllore della creatura guadagna punti vita, una volta per ogni creatura che infligge danno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Child of Night”
    E che Angie controlla “Nip Gwyllion”
    E che Angie controlla “Ajani's Pridemate”
    E che Barry controlla “Ajani's Pridemate”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Child of Night” e “Nip Gwyllion”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 23 punti vita
    E la creatura “Ajani's Pridemate” di Angie è 4/4
    E la creatura “Ajani's Pridemate” di Barry è 2/2

  @id:keyword.lifelink.beside @situation:keyword.lifelink.beside @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Conta anche il danno a una creatura, e quello di una creatura accanto non conta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Child of Night”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Muro di Legno”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Child of Night”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Child of Night” con “Muro di Legno”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 22 punti vita
    E la squadra di Edward ha 17 punti vita

  @id:keyword.lifelink.prevented @situation:keyword.lifelink.prevented @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Il danno prevenuto non porta punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Child of Night”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Child of Night”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Nebbia”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita

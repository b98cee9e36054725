# language: it
Funzionalità: Dopo il combattimento, e nel successivo
  > Il combattimento è finito. C'è ancora qualcosa che attacca, blocca o difende, e che cosa sa il combattimento successivo del precedente?

  @id:exact.combat.over @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Ciò che si dice di chi è attaccato è vero durante il combattimento, e non dopo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Foresta”
    E che Angie controlla “Pianura”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    Allora Angie può lanciare “Qasali Ambusher” senza pagare il suo costo di mana
    Quando inizia la sottofase finale della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Qasali Ambusher” senza pagare il suo costo di mana

  @id:exact.combat.again @clause:combat.block @clause:combat.damage @from:2018-04-27 @must
  Scenario: Una creatura che ha bloccato un attaccante ne danneggia un altro che blocca in un combattimento successivo
    Dato che Angie controlla “Killer Whale”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Killer Whale”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Killer Whale” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Angie
    E inizia il mantenimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Killer Whale”
    Ed Edward controlla “Obsianus Golem”

  @id:exact.combat.defending_over @clause:combat.defending_ability @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Di chi contano le creature era scelto per questo combattimento, e dopo di esso non contano quelle di nessuno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Esercizio dello Specchio”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di inizio combattimento della squadra di Edward
    Ed Edward sceglie Barry come giocatore in difesa
    Allora la creatura “Esercizio dello Specchio” è 2/4
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la creatura “Esercizio dello Specchio” è 0/4

  @id:exact.combat.struck_once @clause:combat.first_strike @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Anche finché il danno da combattimento usa la pila, una creatura che attacca per prima colpisce una volta sola
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Youthful Knight”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Youthful Knight”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita

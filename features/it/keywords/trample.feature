# language: it
Funzionalità: Ciò che travolge chi lo blocca
  > Una creatura bloccata infligge ciò che avanza ai suoi bloccanti a chi o a ciò che attacca. Quanto, e a chi?

  @id:keyword.trample.before @situation:keyword.trample @clause:combat.trample @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ciò che avanza va all'unico giocatore in difesa scelto dalla squadra attiva
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Orso Grizzly”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Ronald ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “War Mammoth”

  @id:keyword.trample.attacked @situation:keyword.trample @clause:combat.trample @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: Ciò che avanza va al giocatore attaccato, chiunque della squadra blocchi
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Orso Grizzly”
    E la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:keyword.trample.none_left @situation:keyword.trample @clause:combat.trample @from:2018-04-27 @must
  Scenario: Un bloccante che ha bisogno di tutto il danno lo riceve tutto, e nessuno deve scegliere
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Ronald ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “War Mammoth” nel proprio cimitero

  @id:keyword.trample.held_back @situation:keyword.trample @clause:combat.trample @from:2018-04-27 @must
  Scenario: Tutto il danno di ciò che travolge può andare al bloccante, e ciò che non travolge non ha scelta
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Orso Grizzly”
    Ed Edward blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Angie suddivide il danno: 3 a “Orso Grizzly”, 0 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Ronald ha “Orso Grizzly” nel proprio cimitero
    Ed Edward ha “Wind Drake” nel proprio cimitero

  @id:keyword.trample.in_order @situation:keyword.trample.two @clause:combat.trample @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Di due bloccanti, ciascuno riceve danno letale nell'ordine annunciato, e il giocatore ciò che avanza
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Edward controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Uccelli del Paradiso”
    Ed Edward blocca “War Mammoth” con “Vanilla 1/1”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Vanilla 1/1”, poi “Uccelli del Paradiso”
    E la squadra di Angie suddivide il danno: 1 a “Uccelli del Paradiso”, 1 a “Vanilla 1/1”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    Ed Edward non controlla nessuna creatura
    E Ronald non controlla nessuna creatura

  @id:keyword.trample.freely @situation:keyword.trample.two @clause:combat.trample @clause:combat.division @from:2024-11-08 @must
  Scenario: Di due bloccanti, ciascuno riceve danno letale prima che il giocatore ne riceva, senza ordine
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Edward controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Uccelli del Paradiso”
    Ed Edward blocca “War Mammoth” con “Vanilla 1/1”
    E la squadra di Angie suddivide il danno: 1 a “Uccelli del Paradiso”, 1 a “Vanilla 1/1”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    Ed Edward non controlla nessuna creatura
    E Ronald non controlla nessuna creatura

  @id:keyword.trample.blocker_gone @situation:keyword.trample.gone @clause:combat.trample @from:2018-04-27 @must
  Scenario: Senza più il bloccante, ciò che travolge infligge tutto, e ciò che non travolge non infligge nulla
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Orso Grizzly”
    Ed Edward blocca “Gigante di Collina” con “Wind Drake”
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Shock” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita

  @id:keyword.trample.walker @situation:keyword.trample.walker @clause:combat.trample @from:2018-04-27 @must
  Scenario: Ciò che avanza va al planeswalker attaccato, e a nessuno dei giocatori
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Liliana, the Last Hope”
    E che Ronald controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Liliana, the Last Hope” con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Vanilla 1/1”
    E la squadra di Angie suddivide il danno: 1 a “Vanilla 1/1”, 2 a “Liliana, the Last Hope”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Liliana, the Last Hope” ha un segnalino fedeltà
    E la squadra di Edward ha 20 punti vita
    E Ronald non controlla nessuna creatura

  @id:keyword.trample.blocking @situation:keyword.trample.blocking @clause:combat.trample @from:2018-04-27 @must
  Scenario: Ciò che travolge non infligge nulla oltre a ciò che blocca
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “War Mammoth”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Orso Grizzly” nel proprio cimitero

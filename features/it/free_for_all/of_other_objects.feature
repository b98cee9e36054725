# language: it
Funzionalità: Chi difende e chi attacca quando ognuno gioca da solo
  > In una partita fra più giocatori, ognuno da solo, un'abilità parla di una creatura in combattimento, ed è di un altro oggetto. Chi intende?

  @id:alone.other.two @situation:alone.other @clause:combat.defending_alone @variant:free-for-all @variant:commander @from:2016-07-22 @must
  Scenario: Di due creature che attaccano giocatori diversi ognuna ha il proprio giocatore in difesa
    Dato che Angie controlla “Campagna di Vendetta”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Gigante di Collina”
    E Angie attacca Simon con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la squadra di Martha ha 19 punti vita
    E la squadra di Simon ha 19 punti vita
    E la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:alone.other.one @situation:alone.other @clause:combat.defending_alone @variant:two-player @variant:two-player-commander @from:2016-07-22 @must
  Scenario: L'unico avversario è il giocatore in difesa, e un suo attacco non costa punti vita a nessuno
    Dato che Angie controlla “Campagna di Vendetta”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E l'abilità innescata di “Campagna di Vendetta” si risolve
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Angie ha 21 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    Allora la pila è vuota

  @id:alone.other.attacked @situation:alone.other.home @clause:combat.defending_alone @variant:free-for-all @from:2010-02-01 @must
  Scenario: Si intende il giocatore che un'altra creatura attacca, e nessuno sceglie
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    E che Martha non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Martha ha una carta in mano
    Ed Edward non ha carte in mano

  @id:alone.other.chosen @situation:alone.other.home @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @until:2010-02-01 @must
  Scenario: Finché le regole parlavano solo della creatura che ha l'abilità, il suo controllore sceglie fra tutti quelli che difendono
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    E che Martha non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    E Angie sceglie Edward come giocatore in difesa
    Allora Edward ha una carta in mano
    E Martha non ha carte in mano

  @id:alone.other.source @situation:alone.other.source @clause:combat.defending_alone @variant:free-for-all @from:2010-02-01 @must
  Scenario: La fonte attacca essa stessa un giocatore, e si intende quello che l'altra creatura attacca
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    E che Martha non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Esercizio dell'Avanguardia”
    E Angie attacca Martha con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Martha ha una carta in mano
    Ed Edward non ha carte in mano

  @id:alone.other.source.own @situation:alone.other.source @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @until:2010-02-01 @must
  Scenario: Finché le regole parlavano solo della creatura che ha l'abilità, si intende il giocatore che essa attacca
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    E che Martha non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Esercizio dell'Avanguardia”
    E Angie attacca Martha con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Edward ha una carta in mano
    E Martha non ha carte in mano

  @id:alone.other.blocker @clause:combat.defending_alone @variant:free-for-all @variant:two-player @from:2005-08-01 @must
  Scenario: Per una creatura bloccante il giocatore attaccante è chi attacca
    Dato che Edward controlla “Esercizio della Retroguardia”
    E che Angie controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    E che Edward non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Esercizio della Retroguardia”
    E l'abilità innescata di “Esercizio della Retroguardia” si risolve
    Allora Angie ha una carta in mano
    Ed Edward non ha carte in mano

  @id:alone.other.bounty @situation:alone.other.bounty @clause:trigger.is_attacked @variant:free-for-all @variant:commander @from:2010-02-01 @must
  Scenario: Chiunque attacchi un avversario è il giocatore attaccante, e non chi controlla l'abilità
    Dato che Simon controlla “Esercizio della Taglia”
    E che Angie controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    E che Simon non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E l'abilità innescata di “Esercizio della Taglia” si risolve
    Allora Angie ha una carta in mano
    E Simon non ha carte in mano

  @id:alone.other.bounty.not @situation:alone.other.bounty @clause:trigger.is_attacked @variant:free-for-all @variant:commander @from:2010-02-01 @must
  Scenario: Chi viene attaccato controlla l'abilità, e nessuno pesca
    Dato che Edward controlla “Esercizio della Taglia”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    Allora la pila è vuota

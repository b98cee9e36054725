# language: it
Funzionalità: Lasciare una partita che continua
  > In una partita tutti contro tutti chi perde o concede lascia la partita, e gli altri continuano. Che cosa se ne va con lui, e che cosa resta?

  @id:free_for_all.loses @situation:free_for_all.loses @clause:team.leaves @clause:life.zero @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un giocatore senza punti vita perde e lascia la partita, e gli altri continuano
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la partita continua
    Ed Edward non controlla “Gigante di Collina”
    E la squadra di Martha ha 16 punti vita
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Martha

  @id:free_for_all.last @situation:free_for_all.loses @clause:team.leaves @clause:game.over @variant:free-for-all @from:2005-08-01 @must
  Scenario: L'ultimo giocatore rimasto vince
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Martha ha 3 punti vita
    E che la squadra di Simon ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la partita continua
    Quando Simon concede la partita
    Allora la squadra di Angie vince la partita
    E la squadra di Edward perde la partita
    E la squadra di Simon perde la partita

  @id:free_for_all.draw_game @situation:free_for_all.loses @clause:team.leaves @clause:game.over @variant:free-for-all @from:2005-08-01 @must
  Scenario: Quando gli ultimi giocatori perdono insieme la partita è patta, ma non per chi se n'era già andato
    Dato che la squadra di Angie ha 4 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Martha ha 4 punti vita
    E che la squadra di Simon ha 4 punti vita
    Quando Simon concede la partita
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la partita termina in parità
    E la squadra di Simon perde la partita

  @id:free_for_all.concedes @situation:free_for_all.concedes @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi concede porta via ciò che ha in pila
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E Angie concede la partita
    Allora la squadra di Angie perde la partita
    E la partita continua
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Martha ha 20 punti vita

  @id:free_for_all.own_turn @situation:free_for_all.own_turn @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: Il turno di un giocatore che se ne va prosegue fino alla fine, e il seguente nell'ordine ha la priorità
    Dato che Edward controlla “Wall of Blood”
    E che Edward controlla “Forza della Vegetazione”
    E che Angie controlla “Gigante di Collina”
    Quando Angie concede la partita
    Allora è la fase principale pre-combattimento della squadra di Angie
    Ed Edward può attivare l'abilità di “Wall of Blood”
    Quando l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Ed Edward non controlla nessun Saprolingio
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward controlla un Saprolingio

  @id:free_for_all.blockers_stay @situation:free_for_all.own_turn @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: Quando il giocatore attaccante se ne va, se ne vanno anche gli attaccanti, e nessuno subisce danno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie concede la partita
    E inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    E Angie non controlla “Gigante di Collina”

  @id:free_for_all.attacked_leaves @situation:free_for_all.attacked_leaves @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che attacca un giocatore che se n'è andato non infligge danno a nessuno
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    Ed Edward concede la partita
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Martha ha 18 punti vita
    E la squadra di Simon ha 20 punti vita
    E la squadra di Edward perde la partita
    E la partita continua

  @id:free_for_all.wins @situation:free_for_all.wins @clause:team.win_effect @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un effetto che fa vincere un giocatore è la fine per tutti gli altri
    Dato che la squadra di Angie ha 50 punti vita
    E che Angie controlla “Prova di Resistenza”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita
    E la squadra di Edward perde la partita
    E la squadra di Martha perde la partita
    E la squadra di Simon perde la partita

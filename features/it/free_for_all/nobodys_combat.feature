# language: it
Funzionalità: Il combattimento nel turno di un giocatore che è uscito
  > In una partita a quattro qualcuno concede prima che si dichiarino gli attaccanti, o mentre si dichiarano i bloccanti. A chi si chiede allora, e a chi no?

  @id:nobody.attacks @clause:turn.of_nobody @clause:combat.no_attack @variant:free-for-all @from:2007-05-01 @must
  Scenario: Il giocatore attivo concede all'inizio del combattimento, e a nessuno si chiedono attaccanti
    Dato che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E Angie concede la partita
    Allora è la sottofase di inizio combattimento della squadra di Angie
    E la partita continua
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E la squadra di Edward passa la priorità
    E la squadra di Martha passa la priorità
    E la squadra di Simon passa la priorità
    Allora è la sottofase di fine combattimento della squadra di Angie
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua

  @id:nobody.saved @clause:turn.of_nobody @clause:state_check.when @clause:team.wins_and_loses @variant:free-for-all @from:2010-04-23 @must
  Scenario: Chi viveva di una creatura del giocatore che concede invece di attaccare ha perso subito
    Dato che la squadra di Edward ha 4 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Abyssal Persecutor”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward ha 0 punti vita
    E la squadra di Edward è ancora in partita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie concede la partita
    Allora la squadra di Edward perde la partita
    E la partita continua
    E la squadra di Martha è ancora in partita

  @id:nobody.last @clause:combat.each_blocks @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: L'ultimo giocatore in difesa concede quando gli altri hanno dichiarato i bloccanti, e il combattimento continua
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Wind Drake”
    E che Edward controlla “Barkhide Mauler”
    E che Martha controlla “Elementale dell'Aria”
    E che Simon controlla “Forza della Vegetazione”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E Angie attacca Simon con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Barkhide Mauler”
    E Martha blocca “Orso Grizzly” con “Elementale dell'Aria”
    E Simon concede la partita
    Allora è la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Angie può lanciare “Shock” bersagliando “Barkhide Mauler”
    Quando la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Barkhide Mauler” nel proprio cimitero
    E Angie ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Wind Drake”
    E la partita continua

  @id:nobody.end_step @clause:turn.of_nobody @variant:free-for-all @from:2013-07-13 @must
  Scenario: La sottofase finale di un turno il cui giocatore è uscito resta tale, e delle abilità si innescano
    Dato che Edward controlla “Angelic Accord”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Angel's Mercy”
    E la magia si risolve
    E Angie concede la partita
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Angelic Accord” si risolve
    Allora Edward controlla una creatura

  @id:nobody.active_player @clause:turn.of_nobody @variant:free-for-all @from:2010-04-23 @must
  Scenario: Ciò che il giocatore attivo pescherebbe nel turno di un giocatore che ha lasciato la partita non lo pesca nessuno
    Dato che Angie controlla “Esercizio del Giorno Intenso”
    E che la squadra di Edward ha 2 punti vita
    E che Angie ha tre carte in mano
    E che Martha ha due carte in mano
    Quando inizia il mantenimento della squadra di Edward
    Ed Edward lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    Quando l'abilità innescata di “Esercizio del Giorno Intenso” si risolve
    Allora la pila è vuota
    E Angie ha tre carte in mano
    E Martha ha due carte in mano

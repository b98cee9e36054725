# language: it
Funzionalità: Lasciare mentre agisce un altro
  > In una partita a quattro qualcuno concede senza avere priorità, o mentre altri dichiarano. Chi mantiene la priorità, chi perde per questo, e che ne è di ciò che attende?

  @id:aside.stack @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Due magie di un giocatore che ha passato e concede lasciano la pila e non hanno effetto
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E Angie lancia “Meditate”
    E la squadra di Angie passa la priorità
    E Angie concede la partita
    Allora la squadra di Angie perde la partita
    E la partita continua
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Martha ha 20 punti vita

  @id:aside.stack.own @situation:aside.stack @clause:team.leaves @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: Le magie del giocatore attivo che concede avendo priorità lasciano la pila senza effetto, e il giocatore seguente può agire subito
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E Angie lancia “Meditate”
    E Angie concede la partita
    Allora la partita continua
    Ed Edward può lanciare “Meditate”
    Quando la magia si risolve
    Allora è la fase principale pre-combattimento della squadra di Angie
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Martha ha 20 punti vita

  @id:aside.draw @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Due giocatori che non potevano perdere finché giocava un terzo perdono insieme quando questi lascia, e la partita è patta
    Dato che la squadra di Angie ha 4 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Martha controlla “Abyssal Persecutor”
    Quando Simon concede la partita
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 0 punti vita
    E la squadra di Edward ha 0 punti vita
    E la partita continua
    Quando Martha concede la partita
    E la squadra di Angie passa la priorità
    Allora la partita termina in parità
    E la squadra di Martha perde la partita

  @id:aside.loses @situation:aside.draw @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Di quelli che continuano perde solo chi non ha punti vita, e il giocatore attivo è ancora nella fase principale pre-combattimento
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Martha controlla “Abyssal Persecutor”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la partita continua
    E la squadra di Edward è ancora in partita
    Quando Martha concede la partita
    E la squadra di Angie passa la priorità
    Allora la squadra di Edward perde la partita
    E la partita continua
    E è la fase principale pre-combattimento della squadra di Angie
    E la squadra di Simon ha 16 punti vita

  @id:aside.attackers @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @clause:combat.each_attacked @variant:free-for-all @from:2010-04-23 @must
  Scenario: Qualcuno lascia prima che si dichiarino gli attaccanti: l'attacco è dichiarato, e chi ora può perdere perde
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Martha controlla “Abyssal Persecutor”
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Martha concede la partita
    E Angie attacca Simon con “Gigante di Collina”
    Allora la squadra di Edward perde la partita
    E la partita continua
    E è la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Simon ha 13 punti vita

  @id:aside.attackers.none @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @variant:free-for-all @from:2010-04-23 @must
  Scenario: Qualcuno lascia prima della dichiarazione degli attaccanti e nessuno attacca: chi ora può perdere perde comunque
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che Martha controlla “Abyssal Persecutor”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Martha concede la partita
    E Angie non attacca con alcuna creatura
    Allora la squadra di Edward perde la partita
    E la partita continua
    E è la sottofase di dichiarazione delle creature attaccanti della squadra di Angie

  @id:aside.blockers @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @clause:combat.each_blocks @variant:free-for-all @from:2010-04-23 @must
  Scenario: Qualcuno lascia mentre si dichiarano i bloccanti: gli altri dichiarano i loro, e chi ora può perdere perde prima del danno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Martha controlla “Abyssal Persecutor”
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Simon con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Martha concede la partita
    Allora la partita continua
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita
    E la squadra di Simon ha 13 punti vita

  @id:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una creatura che viveva per l'incantesimo di chi lascia muore, e ciò che allora si innesca va in pila quando il giocatore seguente riceverebbe priorità
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Martha controlla “Bad Moon”
    E che Simon controlla “Zulaport Cutthroat”
    Quando Angie lancia “Tremor”
    E la magia si risolve
    Allora la creatura “Zulaport Cutthroat” è 2/2
    Quando Martha concede la partita
    E la squadra di Angie passa la priorità
    E l'abilità innescata di “Zulaport Cutthroat” si risolve
    Allora è la fase principale pre-combattimento della squadra di Angie
    E la squadra di Angie ha 19 punti vita
    E la squadra di Edward ha 19 punti vita
    E la squadra di Simon ha 21 punti vita
    E Simon ha “Zulaport Cutthroat” nel proprio cimitero

  @id:aside.trigger.order @situation:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: Di due abilità che si innescano quando qualcuno lascia, quella del giocatore attivo va in pila per prima e si risolve per ultima
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Martha controlla “Bad Moon”
    E che Edward controlla “Zulaport Cutthroat”
    E che Angie controlla “Zulaport Cutthroat”
    Quando Edward lancia “Tremor”
    E la magia si risolve
    E Martha concede la partita
    E la squadra di Edward passa la priorità
    E la squadra di Simon passa la priorità
    E la squadra di Angie passa la priorità
    Allora la squadra di Angie ha 21 punti vita
    E la squadra di Edward ha 19 punti vita
    E la squadra di Simon ha 19 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita
    E la squadra di Simon ha 18 punti vita

  @id:aside.trigger.leaves @situation:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che si è innescato per un giocatore che lascia anche lui non è mai messo in pila
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Martha controlla “Bad Moon”
    E che Simon controlla “Zulaport Cutthroat”
    Quando Angie lancia “Tremor”
    E la magia si risolve
    E Martha concede la partita
    E Simon concede la partita
    E inizia il mantenimento della squadra di Edward
    Allora la partita continua
    E la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:aside.trigger.own @situation:aside.trigger @clause:team.leaves @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: Ciò che si è innescato per il giocatore attivo che lascia avendo priorità non è mai messo in pila
    Dato che Angie controlla “Zulaport Cutthroat”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Martha controlla “Bad Moon”
    Quando Angie lancia “Tremor”
    E la magia si risolve
    E Martha concede la partita
    E Angie concede la partita
    Allora la partita continua
    E è la fase principale pre-combattimento della squadra di Angie
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Simon ha 20 punti vita

  @id:aside.extra_turn @clause:turn.of_who_left @clause:turn.extra @variant:free-for-all @from:2018-04-27 @must
  Scenario: Il turno addizionale di un giocatore che ha lasciato non inizia, e il turno seguente è del giocatore seguente
    Quando Angie lancia “Time Warp” bersagliando Edward
    E la magia si risolve
    Ed Edward concede la partita
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Martha
    Quando la squadra di Martha finisce il proprio turno
    Allora è il mantenimento della squadra di Simon

  @id:aside.extra_turn.duration @situation:aside.extra_turn @clause:turn.of_who_left @clause:team.durations @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che dura fino al prossimo turno di chi ha lasciato termina quando il turno addizionale sarebbe iniziato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Liliana, the Last Hope”
    E che Simon controlla “Gigante di Collina”
    Quando Edward attiva la prima abilità di “Liliana, the Last Hope”
    Ed Edward sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Ed Edward lancia “Time Warp” bersagliando Edward
    E la magia si risolve
    Ed Edward concede la partita
    Allora la creatura “Gigante di Collina” è 1/2
    Quando inizia il mantenimento della squadra di Martha
    Allora la creatura “Gigante di Collina” è 3/3

  @id:aside.mulligan @clause:team.leaves @clause:mulligan.order @variant:free-for-all @from:2019-07-12 @must
  Scenario: Chi concede dopo aver dichiarato un mulligan non lo fa, e la partita inizia senza quel giocatore
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward prende un mulligan
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    E Angie prende un mulligan
    E Angie concede la partita
    Ed Edward tiene la propria mano
    Allora la partita continua
    E è il mantenimento della squadra di Edward
    E Angie non ha carte in mano
    Ed Edward ha sette carte in mano

  @id:aside.unpaid @situation:aside.unpaid @clause:team.leaves @clause:cost.unless @variant:free-for-all @from:2009-07-11 @must
  Scenario: Chi ha lasciato la partita non paga nulla, e chi pescherebbe se non si paga pesca
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Rhystic Study”
    E che Angie ha cinque carte nel proprio grimorio
    E che Edward controlla tre “Foresta”
    Quando Edward lancia “Orso Grizzly”
    Ed Edward concede la partita
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Rhystic Study” si risolve
    Allora Angie ha quattro carte nel proprio grimorio
    E la partita continua

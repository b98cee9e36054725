# language: it
Funzionalità: La metà di ciò con cui la squadra ha iniziato
  > Una carta imposta il totale dei punti vita di un giocatore alla metà di quelli con cui ha iniziato. Che ne è di quello della squadra, e bisogna scegliere qualcuno?

  @id:ruling.torgaar @clause:life.start @clause:life.set_one @clause:life.shared @from:2010-04-23 @must
  Scenario: Il totale della squadra diventa la metà di quello con cui ha iniziato, e solo il bersaglio guadagna ciò che manca
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 8 punti vita
    E che Edward controlla “Bloodbond Vampire”
    E che Ronald controlla “Gideon's Company”
    Quando Angie lancia “Torgaar, Famine Incarnate”
    E la magia si risolve
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Torgaar, Famine Incarnate” si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    E la squadra di Angie ha 20 punti vita
    E “Bloodbond Vampire” non ha nessun segnalino +1/+1
    E “Gideon's Company” ha due segnalini +1/+1

  @id:ruling.torgaar.nobody @situation:ruling.torgaar @clause:target.up_to @from:2010-04-23 @must
  Scenario: Non occorre scegliere nessuno, e allora nessun totale cambia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 8 punti vita
    Quando Angie lancia “Torgaar, Famine Incarnate”
    E la magia si risolve
    E Angie non sceglie alcun bersaglio
    E l'abilità innescata di “Torgaar, Famine Incarnate” si risolve
    Allora la squadra di Edward ha 8 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie controlla “Torgaar, Famine Incarnate”

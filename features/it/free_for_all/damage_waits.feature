# language: it
Funzionalità: Danno che attende mentre un giocatore lascia la partita
  > Il danno da combattimento è in pila, e chi ha attaccato o è attaccato concede la partita. Viene ancora inflitto?

  @id:exact.left.attacker @clause:combat.damage_when @clause:team.leaves @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il danno da combattimento in pila è inflitto, benché il giocatore la cui creatura lo infligge se ne sia andato
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E Angie concede la partita
    E inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 17 punti vita

  @id:exact.left.defender @clause:combat.damage_when @clause:team.leaves @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il danno da combattimento in pila a un giocatore che se n'è andato non è inflitto a nessuno, e quello a un altro lo è
    Dato che la squadra di Simon ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Simon con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Ed Edward concede la partita
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Simon ha 18 punti vita
    E la squadra di Martha ha 20 punti vita
    E Angie controlla “Gigante di Collina”

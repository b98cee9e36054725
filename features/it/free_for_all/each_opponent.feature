# language: it
Funzionalità: Ciascun avversario, e quello di cui si parla
  > Un'abilità colpisce un giocatore e parla di ciascun avversario. Chi perde punti vita?

  @id:exact.each.opponent @clause:object.you @variant:free-for-all @from:2011-06-17 @must
  Scenario: Chi scarta di più perde punti vita, e non il giocatore che ha subito il danno
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Scythe Specter”
    E che Edward ha “Shock” in mano
    E che Simon ha “Elementale dell'Aria” in mano
    E che Martha ha “Divination” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Scythe Specter”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Scythe Specter” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Simon ha 15 punti vita
    E la squadra di Martha ha 20 punti vita
    E Simon ha “Elementale dell'Aria” nel proprio cimitero

  @id:exact.left.spell @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: La magia di un giocatore che lascia la partita sparisce, e quelle degli altri si risolvono
    Dato che la squadra di Simon ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Martha
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando Simon
    Ed Edward concede la partita
    E la magia “Shock” di Angie si risolve
    Allora la squadra di Simon ha 20 punti vita
    E la squadra di Martha ha 18 punti vita
    E Angie ha “Shock” nel proprio cimitero
    E Angie può lanciare “Divination”

# language: it
@source:F @source:I @source:W
Funzionalità: Il danno da combattimento ai giocatori
  > Una creatura attaccante non viene bloccata. A chi infligge il suo danno, e quando?

  @id:combat.damage.picked @situation:combat.damage @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: La squadra attiva sceglie un giocatore in difesa per una creatura non bloccata
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Edward sceglie Barry come giocatore che subisce il danno
    Allora la squadra di Angie ha 27 punti vita

  @id:combat.damage.attacked @situation:combat.damage @clause:combat.damaged_player @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Una creatura non bloccata infligge il danno al giocatore che attacca
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 27 punti vita

  @id:combat.damage.when @clause:combat.damage_when @until:2018-04-27 @must
  Schema dello scenario: Il danno da combattimento attende in pila, e in seguito non più
    Dato che la squadra di Angie ha 30 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    E la squadra di Edward sceglie Barry come giocatore che subisce il danno
    Allora la squadra di Angie ha <totale> punti vita

    Esempi:
      | dal        | regola | totale |
      | 2005-08-01 | 310.1  | 30     |
      | 2009-07-11 | 510.2  | 27     |

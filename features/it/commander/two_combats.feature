# language: it
@source:C
Funzionalità: Il danno di un comandante in due combattimenti
  > Fino al 2018 si attaccava una squadra, e all'assegnazione del danno la squadra attaccante sceglieva la testa che lo subiva: di nuovo in ogni combattimento. Che cosa si somma?

  @id:commander.damage.two_heads.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: Ciò che uno stesso comandante infliggeva a una testa, e poi all'altra, non si sommava
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    Quando la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Isamaru, Hound of Konda”
    E la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la partita continua
    E la squadra di Edward ha 18 punti vita

  @id:commander.damage.over_turns.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: Ciò che uno stesso comandante infliggeva due volte alla stessa testa si sommava
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che “Isamaru, Hound of Konda” ha nove segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Isamaru, Hound of Konda”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    Quando la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Isamaru, Hound of Konda”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

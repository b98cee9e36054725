# language: it
Funzionalità: Concedere in combattimento
  > Gli attaccanti sono dichiarati, i bloccanti no. Qualcuno concede. Resta qualcosa da dichiarare?

  @id:concede.blocks @clause:team.concedes @from:2018-04-27 @must
  Scenario: Un giocatore in difesa concede prima che si dichiarino i bloccanti, e la squadra ha perso
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la partita continua
    Quando Ronald concede la partita
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:concede.blocks.attacker @situation:concede.blocks @clause:team.concedes @from:2018-04-27 @must
  Scenario: Il compagno del giocatore attaccante concede prima che si dichiarino i bloccanti, e la loro squadra ha perso
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Barry concede la partita
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

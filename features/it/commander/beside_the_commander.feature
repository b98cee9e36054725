# language: it
Funzionalità: Che cosa si conta accanto a un comandante
  > Un comandante ha inflitto abbastanza danno e un altro no, o una mano viene cambiata più volte. Che cosa decide?

  @id:commander.beside.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: 21 danni di un comandante a una testa bastano, anche se un altro comandante gliene ha inflitti meno
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che Barry controlla “Tobias Andrion”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che il comandante di Barry è “Tobias Andrion”
    E che “Isamaru, Hound of Konda” ha 19 segnalini +1/+1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E Barry attacca Edward con “Tobias Andrion”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:commander.beside.mulligans @clause:commander.mulligan @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scenario: Chi non esilia carte tiene tutta la mano e può prendere quanti mulligan vuole
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie esilia zero carte dalla propria mano
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    Allora Angie ha sette carte in mano
    E Angie può prendere un mulligan

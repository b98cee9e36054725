# language: it
@source:C
Funzionalità: L'inizio della partita e la zona di comando
  > Ogni testa ha un comandante, che comincia la partita nella zona di comando. Con quanti punti vita comincia una squadra?

  @id:commander.start @clause:commander.start @clause:commander.life @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: I comandanti cominciano nella zona di comando, e ognuno pesca sette carte
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Edward ha “Tobias Andrion” nella zona di comando
    E che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    Ed Edward ha “Tobias Andrion” nella zona di comando
    E il comandante di Angie è “Isamaru, Hound of Konda”
    Ed Edward ha sette carte in mano
    E Ronald ha sette carte in mano

  @id:commander.life @clause:commander.life @clause:life.start @clause:life.set_each @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Il totale di ogni giocatore diventa 40: la squadra ha quindi 40 punti vita e non 80
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora la squadra di Angie ha 40 punti vita
    E la squadra di Edward ha 40 punti vita

  @id:commander.cast @situation:commander.cast @clause:commander.cast @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Un giocatore lancia il proprio comandante dalla zona di comando, ma non quello di un compagno di squadra
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Barry controlla due “Fonte di mana”
    Allora Barry non può lanciare “Isamaru, Hound of Konda”
    Ma Angie può lanciare “Isamaru, Hound of Konda”
    Quando la magia si risolve
    Allora Angie controlla “Isamaru, Hound of Konda”
    E il comandante di Angie è “Isamaru, Hound of Konda”

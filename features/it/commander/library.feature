# language: it
@source:C
Funzionalità: Il grimorio di un giocatore con un comandante
  > Un mazzo ha cento carte. Quante formano il grimorio quando il comandante è nella zona di comando e le mani sono state pescate?

  @id:commander.library @situation:commander.library @clause:commander.library @clause:start.hands @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Le altre novantanove carte formano il grimorio, e se ne pescano sette
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Edward ha “Tobias Andrion” nella zona di comando
    E che la squadra di Angie gioca per prima
    Allora Angie ha sette carte in mano
    E Angie ha 92 carte nel proprio grimorio
    E Angie ha “Isamaru, Hound of Konda” nella zona di comando
    Ed Edward ha sette carte in mano
    Ed Edward ha 92 carte nel proprio grimorio
    Ed Edward ha “Tobias Andrion” nella zona di comando

  @id:commander.library.partners @clause:commander.library @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  Scenario: Di due compagni nessuno è nel grimorio
    Dato che Angie ha “Yoshimaru, Ever Faithful” nella zona di comando
    E che Angie ha “Ishai, Ojutai Dragonspeaker” nella zona di comando
    E che la squadra di Angie gioca per prima
    Allora Angie ha sette carte in mano
    E Angie ha 91 carte nel proprio grimorio
    E Angie ha “Yoshimaru, Ever Faithful” nella zona di comando
    E Angie ha “Ishai, Ojutai Dragonspeaker” nella zona di comando

  @id:commander.library.two_heads @situation:commander.library @clause:commander.library @clause:start.hands @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Ogni testa ha il proprio grimorio, senza il proprio comandante
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Barry ha “Tobias Andrion” nella zona di comando
    E che la squadra di Angie gioca per prima
    Allora Angie ha sette carte in mano
    E Angie ha 92 carte nel proprio grimorio
    E Barry ha sette carte in mano
    E Barry ha 92 carte nel proprio grimorio
    Ed Edward ha 92 carte nel proprio grimorio
    E Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E Barry ha “Tobias Andrion” nella zona di comando

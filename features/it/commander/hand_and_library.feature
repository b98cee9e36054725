# language: it
Funzionalità: Mano e grimorio
  > Dal 2015 un comandante può andare nella zona di comando anche invece che nella mano o nel grimorio del suo proprietario.

  @id:commander.hand.before @situation:commander.hand @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  Scenario: Un comandante fatto tornare va in mano al suo proprietario
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward ha 50 carte nel proprio grimorio
    Quando Angie lancia “Unsummon” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Edward non controlla “Isamaru, Hound of Konda”
    Ed Edward ha “Isamaru, Hound of Konda” in mano

  @id:commander.hand.returns @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: Il proprietario mette un comandante nella zona di comando invece che in mano
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward ha 50 carte nel proprio grimorio
    Quando Angie lancia “Unsummon” bersagliando “Isamaru, Hound of Konda”
    Ed Edward mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward non controlla “Isamaru, Hound of Konda”
    Ed Edward ha “Isamaru, Hound of Konda” nella zona di comando
    Ed Edward ha 50 carte nel proprio grimorio

  @id:commander.hand.stays @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: Il proprietario lascia che un comandante torni in mano
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward ha 50 carte nel proprio grimorio
    Quando Angie lancia “Unsummon” bersagliando “Isamaru, Hound of Konda”
    Ed Edward non mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward non controlla “Isamaru, Hound of Konda”
    Ed Edward ha “Isamaru, Hound of Konda” in mano

  @id:commander.library.before @situation:commander.library @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  Scenario: Un comandante viene rimescolato nel grimorio del suo proprietario
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward ha 50 carte nel proprio grimorio
    Quando Angie lancia “Esercizio dell'Oblio” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Edward non controlla “Isamaru, Hound of Konda”
    Ed Edward ha 51 carte nel proprio grimorio

  @id:commander.library.returns @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: Il proprietario mette un comandante nella zona di comando invece che nel grimorio
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward ha 50 carte nel proprio grimorio
    Quando Angie lancia “Esercizio dell'Oblio” bersagliando “Isamaru, Hound of Konda”
    Ed Edward mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward non controlla “Isamaru, Hound of Konda”
    Ed Edward ha “Isamaru, Hound of Konda” nella zona di comando
    Ed Edward ha 50 carte nel proprio grimorio

  @id:commander.library.stays @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: Il proprietario lascia che un comandante sia rimescolato nel grimorio
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward ha 50 carte nel proprio grimorio
    E che Edward controlla “Bad Moon”
    Allora Angie non può lanciare “Esercizio dell'Oblio” bersagliando “Bad Moon”
    Ma Angie può lanciare “Esercizio dell'Oblio” bersagliando “Isamaru, Hound of Konda”
    Quando Edward non mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward non controlla “Isamaru, Hound of Konda”
    Ed Edward ha 51 carte nel proprio grimorio

# language: it
@source:C
Funzionalità: La tassa del comandante
  > Un comandante può essere lanciato più volte. Quanto costa in più ogni volta?

  @id:commander.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Il secondo lancio costa due in più, e quelli di un compagno di squadra non contano
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Barry ha “Tobias Andrion” nella zona di comando
    E che Angie controlla tre “Fonte di mana”
    E che Angie controlla “Goblin Bombardment”
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E Angie non può lanciare “Isamaru, Hound of Konda”
    Ma Barry può lanciare “Tobias Andrion”

  @id:commander.tax.paid @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Chi ha il mana paga la tassa, che cresce a ogni lancio
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Barry ha “Tobias Andrion” nella zona di comando
    E che Angie controlla otto “Fonte di mana”
    E che Angie controlla “Goblin Bombardment”
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    E Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Angie controlla “Isamaru, Hound of Konda”
    Quando Angie attiva l'abilità di “Goblin Bombardment”
    E l'abilità si risolve
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E Angie non può lanciare “Isamaru, Hound of Konda”
    Ma Barry può lanciare “Tobias Andrion”

  @id:commander.tax.from_hand @situation:commander.tax @clause:commander.tax @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: Un comandante lanciato dalla mano non costa nulla in più, e quel lancio non conta
    Dato che Angie ha “Isamaru, Hound of Konda” in mano
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Angie controlla due “Fonte di mana”
    E che Angie controlla “Goblin Bombardment”
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    E Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Angie controlla “Isamaru, Hound of Konda”

# language: it
Funzionalità: Un comandante neutralizzato
  > Un comandante viene lanciato e neutralizzato. Può tornare nella zona di comando?

  @id:counter.commander.returns @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: Il proprietario di un comandante neutralizzato lo mette nella zona di comando
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Essence Scatter” bersagliando “Isamaru, Hound of Konda”
    E Angie mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E Angie non ha carte nel proprio cimitero
    E Angie non controlla nessuna creatura

  @id:counter.commander.stays @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: Il proprietario di un comandante neutralizzato lo lascia nel cimitero
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Essence Scatter” bersagliando “Isamaru, Hound of Konda”
    E Angie non mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Angie ha “Isamaru, Hound of Konda” nel proprio cimitero
    E Angie non controlla nessuna creatura

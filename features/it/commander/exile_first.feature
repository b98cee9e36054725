# language: it
Funzionalità: Prima in esilio, o mai
  > Un comandante verrebbe esiliato, e il suo proprietario può metterlo nella zona di comando. Dov'è mentre lo si decide?

  @id:commander.exile_first @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2020-07-03 @must
  Scenario: Un comandante esiliato è già in esilio quando il suo proprietario può metterlo nella zona di comando
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    Quando Angie lancia “Unmake” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Edward deve fare una scelta
    Ed Edward possiede “Isamaru, Hound of Konda” in esilio
    Ed Edward non controlla “Isamaru, Hound of Konda”

  @id:commander.exile_first.instead @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2020-07-03 @must
  Scenario: Quando ci veniva messo invece di essere esiliato, non era in esilio
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    Quando Angie lancia “Unmake” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Edward deve fare una scelta
    Ed Edward non possiede carte in esilio

# language: it
Funzionalità: Un comandante è in un solo posto, e costa quel che costa
  > Un comandante è lanciato, muore o è esiliato. Che cosa resta dov'era, e quanto costa esattamente il lancio successivo?

  @id:exact.commander.once @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scenario: Un comandante che è stato lanciato non è più nella zona di comando, e non si può lanciare di nuovo
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Barry ha “Tobias Andrion” nella zona di comando
    E che Angie controlla otto “Fonte di mana”
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Angie controlla “Isamaru, Hound of Konda”
    E Angie non può lanciare “Isamaru, Hound of Konda”
    Ma Barry può lanciare “Tobias Andrion”

  @id:exact.commander.tax @clause:commander.tax @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scenario: Quattro mana pagano il primo lancio di un comandante che ne costa uno, e il secondo
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Angie controlla quattro “Fonte di mana”
    E che Angie controlla “Goblin Bombardment”
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    Allora Angie può lanciare “Isamaru, Hound of Konda”

  @id:exact.commander.exiled @clause:commander.exile @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scenario: Un comandante che va dall'esilio alla zona di comando non è più in esilio
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward possiede “Shock” in esilio
    Quando Angie lancia “Utter End” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Ed Edward mette il proprio comandante nella zona di comando
    E inizia la sottofase finale della squadra di Angie
    Allora Edward ha “Isamaru, Hound of Konda” nella zona di comando
    Ed Edward possiede una carta in esilio
    Ed Edward possiede “Shock” in esilio

  @id:exact.commander.declined @clause:commander.graveyard @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scenario: A chi ha lasciato un comandante nel cimitero non si chiede più nulla, e resta lì
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che Angie controlla “Goblin Bombardment”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    Quando Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie non mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    E Barry lancia “Divination”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Angie ha “Isamaru, Hound of Konda” nel proprio cimitero

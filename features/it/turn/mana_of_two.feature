# language: it
Funzionalità: Il mana di due giocatori
  > Un membro ha speso tutto il mana, l'altro no. Che ne è di quello dell'altro alla fine della sottofase?

  @id:mana.of_two @clause:mana.empties @from:2009-07-11 @must
  Scenario: Chi ha mana non speso lo perde con la sottofase, anche se il compagno non ne ha
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Seat of the Synod”
    E che Barry controlla “Seat of the Synod”
    Quando inizia il mantenimento della squadra di Angie
    E Barry attiva l'abilità di “Seat of the Synod” di Barry
    E Barry lancia “Reach Through Mists”
    E la magia si risolve
    E Angie attiva l'abilità di “Seat of the Synod” di Angie
    Allora Angie ha un mana non speso
    E Barry non ha mana non speso
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie non ha mana non speso

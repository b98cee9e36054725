# language: it
Funzionalità: Chi può attivare un'abilità
  > L'abilità di un permanente è di chi lo controlla, tranne quando dice che qualsiasi giocatore può attivarla. Chi paga allora?

  @id:activator.any @situation:activator @clause:ability.activator @from:2007-10-01 @must
  Scenario: Un compagno di squadra e un avversario attivano ciò che qualsiasi giocatore può attivare, ciascuno con una carta della propria mano
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Oona's Prowler”
    E che Angie non ha carte in mano
    E che Barry ha una carta in mano
    E che Edward ha una carta in mano
    E che Ronald non ha carte in mano
    Quando Barry attiva l'abilità di “Oona's Prowler”
    E l'abilità si risolve
    Allora la creatura “Oona's Prowler” è 1/1
    E Barry non ha carte in mano
    Quando la squadra di Angie passa la priorità
    Allora Ronald non può attivare l'abilità di “Oona's Prowler”
    Ma Edward può attivare l'abilità di “Oona's Prowler”
    Quando l'abilità si risolve
    Allora la creatura “Oona's Prowler” è -1/1
    E Edward non ha carte in mano
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Oona's Prowler” è 3/1

  @id:activator.alone @situation:activator @clause:ability.activator @variant:two-player @variant:free-for-all @from:2007-10-01 @must
  Scenario: Un avversario attiva l'abilità che qualsiasi giocatore può attivare, e nessun'altra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Oona's Prowler”
    E che Angie controlla “Goblin Fireslinger”
    E che Edward ha una carta in mano
    Allora Edward non può attivare l'abilità di “Goblin Fireslinger” bersagliando Angie
    Ma Edward può attivare l'abilità di “Oona's Prowler”
    Quando l'abilità si risolve
    Allora la creatura “Oona's Prowler” è 1/1
    E Edward non ha carte in mano

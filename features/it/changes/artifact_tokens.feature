# language: it
Funzionalità: Pedine che sono artefatti
  > Chi può usare un Tesoro o un Cibo, e per che cosa?

  @id:artifact_token.treasure @clause:mana.ability @clause:object.you @variant:two-headed-giant @variant:two-player @from:2020-11-20 @must
  Scenario: Un Tesoro paga per una magia di chi lo controlla, e non c'è più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Impulsive Pilferer”
    E che Angie controlla “Montagna”
    E che Angie ha “Goblin Piker” in mano
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Impulsive Pilferer”
    E la magia si risolve
    E l'abilità innescata di “Impulsive Pilferer” si risolve
    Allora Angie controlla una pedina Tesoro
    E Edward non può attivare l'abilità della prima pedina Tesoro
    Ma Angie può attivare l'abilità della prima pedina Tesoro
    Quando Angie sceglie il colore il rosso
    Allora Angie non controlla nessuna pedina Tesoro
    E Angie può lanciare “Goblin Piker”

  @id:artifact_token.teammate @clause:object.you @from:2020-11-20 @must
  Scenario: Un compagno non può usare un Tesoro, che resta di chi è
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Impulsive Pilferer”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Impulsive Pilferer”
    E la magia si risolve
    E l'abilità innescata di “Impulsive Pilferer” si risolve
    Allora Barry non controlla nessuna pedina Tesoro
    E Barry non può attivare l'abilità della prima pedina Tesoro
    Ma Angie può attivare l'abilità della prima pedina Tesoro
    Quando Angie sceglie il colore il rosso
    Allora Angie non controlla nessuna pedina Tesoro

  @id:artifact_token.food @clause:life.shared @clause:object.you @from:2020-01-24 @must
  Scenario: Un Cibo di un membro sono punti vita per la squadra, e l'altro membro non può usarlo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 10 punti vita
    E che Barry controlla sei “Fonte di mana”
    Quando Barry lancia “Fierce Witchstalker”
    E la magia si risolve
    E l'abilità innescata di “Fierce Witchstalker” si risolve
    Allora Barry controlla una pedina Cibo
    E Angie non può attivare l'abilità della prima pedina Cibo
    Ma Barry può attivare l'abilità della prima pedina Cibo
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 13 punti vita
    E la squadra di Edward ha 10 punti vita
    E Barry non controlla nessuna pedina Cibo

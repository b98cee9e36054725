# language: it
Funzionalità: Il mana di chi se n'è andato
  > Un giocatore concede con del mana non speso, e la fase continua. Che ne è del mana?

  @id:left.mana @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Il mana non speso se ne va con il suo giocatore, e quello di un altro resta
    Dato che Edward controlla “Fonte di mana”
    Quando la squadra di Angie passa la priorità
    E Edward attiva l'abilità di “Fonte di mana”
    E Edward sceglie il colore il verde
    E Angie concede la partita
    Allora Edward ha un mana non speso
    Quando Edward concede la partita
    Allora la partita continua
    E Edward non ha mana non speso

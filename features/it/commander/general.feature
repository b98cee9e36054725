# language: it
Funzionalità: EDH, prima di chiamarsi Commander
  > Il primo testo della variante parla di generali, e dei colori nel loro costo di mana. In che cosa differisce da quello successivo?

  @id:commander.mana.by_cost @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2011-02-04 @must
  Scenario: Il mana di un colore che ha solo il testo del generale era incolore
    Dato che Angie controlla “Kazarov, Sengir Pureblood”
    E che il comandante di Angie è “Kazarov, Sengir Pureblood”
    E che Angie controlla quattro “Montagna”
    E che Angie controlla “Fountain of Youth”
    Allora Angie non può attivare l'abilità di “Kazarov, Sengir Pureblood”
    Ma Angie può attivare l'abilità di “Fountain of Youth”

# language: it
Funzionalità: EDH, prima di chiamarsi Commander
  > Il primo testo della variante parla di generali, e dei colori nel loro costo di mana. In che cosa differisce da quello successivo?

  @id:commander.mana.by_cost @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2011-02-04 @must
  Scenario: Il mana di un colore che ha solo il testo del generale era incolore
    Dato che Angie controlla “Prova della Fonderia”
    E che il comandante di Angie è “Prova della Fonderia”
    E che Angie controlla “Montagna”
    E che Angie controlla “Prova della Forma”
    Allora Angie non può attivare l'abilità di “Prova della Fonderia”
    Ma Angie può attivare l'abilità di “Prova della Forma”

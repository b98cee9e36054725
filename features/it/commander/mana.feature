# language: it
@source:C
Funzionalità: Il mana fuori dall'identità di colore del comandante
  > Un comandante ha un'identità di colore. Quale mana ottiene il suo giocatore da una fonte di un altro colore?

  @id:commander.mana.foreign @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Il mana di un colore estraneo era incolore, perciò non pagava alcun simbolo colorato
    Dato che Angie ha “Prova della Fonderia” nella zona di comando
    E che Angie controlla “Foresta”
    E che Angie controlla “Prova della Radura”
    E che Angie controlla “Prova della Forma”
    Allora Angie non può attivare l'abilità di “Prova della Radura”
    Ma Angie può attivare l'abilità di “Prova della Forma”

  @id:commander.mana.kept @situation:commander.mana @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Il mana di un colore estraneo mantiene il proprio colore
    Dato che Angie ha “Prova della Fonderia” nella zona di comando
    E che Angie controlla “Foresta”
    E che Angie controlla “Prova della Radura”
    E che Angie controlla “Prova della Forma”
    Allora Angie può attivare l'abilità di “Prova della Radura”
    Ma Angie non può attivare l'abilità di “Prova della Forma”

  @id:commander.mana.pool @clause:commander.foreign_mana @clause:mana.ability @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Altrettanto mana incolore finiva nella riserva e poteva essere speso
    Dato che Angie ha “Prova della Fonderia” nella zona di comando
    E che Angie controlla “Foresta”
    E che Angie controlla “Prova della Radura”
    E che Angie controlla “Prova della Forma”
    Quando Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    E Angie non può attivare l'abilità di “Prova della Radura”
    Ma Angie può attivare l'abilità di “Prova della Forma”
    E Angie ha zero mana non spesi

  @id:commander.mana.own_colour @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2011-02-04 @must
  Scenario: Il mana di un colore presente solo nel testo del comandante mantiene il proprio colore
    Dato che Angie controlla “Prova della Fonderia”
    E che il comandante di Angie è “Prova della Fonderia”
    E che Angie controlla “Montagna”
    Allora Angie può attivare l'abilità di “Prova della Fonderia”

  @id:commander.mana.any_colour @situation:commander.mana.any_colour @clause:commander.foreign_mana @variant:commander @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scenario: Una fonte di qualsiasi colore non ne dava di estranei
    Dato che Angie controlla “Prova della Fonderia”
    E che il comandante di Angie è “Prova della Fonderia”
    E che Angie controlla “Fonte di mana”
    E che Angie controlla “Prova della Radura”
    Allora Angie non può attivare l'abilità di “Prova della Radura”
    Ma Angie può attivare l'abilità di “Prova della Fonderia”

  @id:commander.mana.any_colour.kept @situation:commander.mana.any_colour @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Una fonte di qualsiasi colore ne dà anche di estranei
    Dato che Angie controlla “Prova della Fonderia”
    E che il comandante di Angie è “Prova della Fonderia”
    E che Angie controlla “Fonte di mana”
    E che Angie controlla “Prova della Radura”
    Allora Angie può attivare l'abilità di “Prova della Radura”
    Ma Angie non può attivare l'abilità di “Prova della Fonderia”

  @id:commander.mana.two_heads @situation:commander.mana.two_heads @clause:commander.foreign_mana @clause:mana.own @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scenario: Per il mana di un giocatore contava il suo comandante, e non quello di un compagno di squadra
    Dato che Angie ha “Prova della Fonderia” nella zona di comando
    E che Barry ha “Prova del Secondo Compagno” nella zona di comando
    E che Angie controlla “Foresta”
    E che Angie controlla “Prova della Radura”
    E che Barry controlla “Foresta”
    E che Barry controlla “Prova della Radura”
    Allora Angie non può attivare l'abilità di “Prova della Radura”
    Ma Barry può attivare l'abilità di “Prova della Radura”

  @id:commander.mana.two_heads.kept @situation:commander.mana.two_heads @clause:mana.added @clause:mana.own @variant:two-headed-giant-commander @from:2016-01-16 @should
  Scenario: Quali che siano i comandanti di una squadra, il mana mantiene il proprio colore
    Dato che Angie ha “Prova della Fonderia” nella zona di comando
    E che Barry ha “Prova del Secondo Compagno” nella zona di comando
    E che Angie controlla “Foresta”
    E che Angie controlla “Prova della Radura”
    E che Barry controlla “Foresta”
    E che Barry controlla “Prova della Radura”
    Allora Angie può attivare l'abilità di “Prova della Radura”
    E Barry può attivare l'abilità di “Prova della Radura”

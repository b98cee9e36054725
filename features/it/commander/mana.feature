# language: it
@source:C
Funzionalità: Il mana fuori dall'identità di colore del comandante
  > Un comandante ha un'identità di colore. Quale mana ottiene il suo giocatore da una fonte di un altro colore?

  @id:commander.mana.foreign @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Il mana di un colore estraneo era incolore, perciò non pagava alcun simbolo colorato
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Angie controlla due “Montagna”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla “Furnace Whelp”
    Allora Angie non può attivare l'abilità di “Furnace Whelp”
    Ma Angie può attivare l'abilità di “Fountain of Youth”

  @id:commander.mana.kept @situation:commander.mana @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Il mana di un colore estraneo mantiene il proprio colore
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Angie controlla “Montagna”
    E che Angie controlla “Furnace Whelp”
    Allora Angie può attivare l'abilità di “Furnace Whelp”
    Ma Angie non può attivare l'abilità di “Furnace Whelp”

  @id:commander.mana.pool @clause:commander.foreign_mana @clause:mana.ability @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Altrettanto mana incolore finiva nella riserva e poteva essere speso
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Angie controlla “Montagna”
    E che Angie controlla “Seat of the Synod”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla “Furnace Whelp”
    Quando Angie attiva l'abilità di “Montagna”
    Allora Angie ha un mana non speso
    E Angie non può attivare l'abilità di “Furnace Whelp”
    Ma Angie può attivare l'abilità di “Fountain of Youth”
    E Angie non ha mana non speso

  @id:commander.mana.own_colour @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2011-02-04 @must
  Scenario: Il mana di un colore presente solo nel testo del comandante mantiene il proprio colore
    Dato che Angie controlla “Kazarov, Sengir Pureblood”
    E che il comandante di Angie è “Kazarov, Sengir Pureblood”
    E che Angie controlla quattro “Montagna”
    Allora Angie può attivare l'abilità di “Kazarov, Sengir Pureblood”

  @id:commander.mana.any_colour @situation:commander.mana.any_colour @clause:commander.foreign_mana @variant:commander @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scenario: Una fonte di qualsiasi colore non ne dava di estranei
    Dato che Angie controlla “Kazarov, Sengir Pureblood”
    E che il comandante di Angie è “Kazarov, Sengir Pureblood”
    E che Angie controlla quattro “Fonte di mana”
    E che Angie controlla “Killer Whale”
    Allora Angie non può attivare l'abilità di “Killer Whale”
    Ma Angie può attivare l'abilità di “Kazarov, Sengir Pureblood”
    Quando Angie sceglie “Killer Whale” come bersaglio
    E l'abilità si risolve
    Allora la creatura “Killer Whale” è 3/5

  @id:commander.mana.any_colour.kept @situation:commander.mana.any_colour @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Una fonte di qualsiasi colore ne dà anche di estranei
    Dato che Angie controlla “Kazarov, Sengir Pureblood”
    E che il comandante di Angie è “Kazarov, Sengir Pureblood”
    E che Angie controlla “Fonte di mana”
    E che Angie controlla “Killer Whale”
    Allora Angie può attivare l'abilità di “Killer Whale”
    Ma Angie non può attivare l'abilità di “Killer Whale”

  @id:commander.mana.two_heads @situation:commander.mana.two_heads @clause:commander.foreign_mana @clause:mana.own @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scenario: Per il mana di un giocatore contava il suo comandante, e non quello di un compagno di squadra
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Barry ha “Hidetsugu lo Spietato” nella zona di comando
    E che Angie controlla “Montagna”
    E che Angie controlla “Furnace Whelp”
    E che Barry controlla “Montagna”
    E che Barry controlla “Furnace Whelp”
    Allora Angie non può attivare l'abilità di “Furnace Whelp”
    Ma Barry può attivare l'abilità di “Furnace Whelp”

  @id:commander.mana.two_heads.kept @situation:commander.mana.two_heads @clause:mana.added @clause:mana.own @variant:two-headed-giant-commander @from:2016-01-16 @should
  Scenario: Quali che siano i comandanti di una squadra, il mana mantiene il proprio colore
    Dato che Angie ha “Isamaru, Hound of Konda” nella zona di comando
    E che Barry ha “Hidetsugu lo Spietato” nella zona di comando
    E che Angie controlla “Montagna”
    E che Angie controlla “Furnace Whelp”
    E che Barry controlla “Montagna”
    E che Barry controlla “Furnace Whelp”
    Allora Angie può attivare l'abilità di “Furnace Whelp”
    E Barry può attivare l'abilità di “Furnace Whelp”

# language: it
@source:C
Funzionalità: L'identità di colore e le carte di un mazzo Commander
  > I colori del comandante decidono quali carte possono stare nel mazzo. Quali simboli contano, e quali terre vanno bene?

  @id:deck.commander.bosh.general @situation:deck.commander.bosh @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scenario: All'inizio conta solo il costo del generale, e Bosh non entra nemmeno nel proprio mazzo
    Dato che il mazzo di Angie contiene “Bosh, Golem di Ferro”
    E che il comandante di Angie è “Bosh, Golem di Ferro”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora “Gigante di Collina” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Bosh, Golem di Ferro” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  Scenario: Bosh è rosso, perché nel suo testo c'è un simbolo rosso
    Dato che il mazzo di Angie contiene “Bosh, Golem di Ferro”
    E che il comandante di Angie è “Bosh, Golem di Ferro”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.bosh.red_only @situation:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  Scenario: Bosh è soltanto rosso
    Dato che il mazzo di Angie contiene “Bosh, Golem di Ferro”
    E che il comandante di Angie è “Bosh, Golem di Ferro”
    E che il mazzo di Angie contiene “Orso Grizzly”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Orso Grizzly” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.bosh.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  Scenario: Un simbolo nel testo esclude una carta incolore da un altro mazzo
    Dato che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene “Bosh, Golem di Ferro”
    E che il mazzo di Angie contiene 98 “Foresta”
    Allora “Bosh, Golem di Ferro” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  Scenario: Con Wort ci sono carte rosse, verdi, di entrambi i colori o di nessuno
    Dato che il mazzo di Angie contiene “Wort, the Raidmother”
    E che il comandante di Angie è “Wort, the Raidmother”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene “Orso Grizzly”
    E che il mazzo di Angie contiene “Angelo di Platino”
    E che il mazzo di Angie contiene “Fountain of Youth”
    E che il mazzo di Angie contiene 48 “Montagna”
    E che il mazzo di Angie contiene 47 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.wort.foreign @situation:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  Scenario: Con Wort non c'è nessun altro colore, né in un costo né in un testo
    Dato che il mazzo di Angie contiene “Wort, the Raidmother”
    E che il comandante di Angie è “Wort, the Raidmother”
    E che il mazzo di Angie contiene “Inno Glorioso”
    E che il mazzo di Angie contiene “Ogre Savant”
    E che il mazzo di Angie contiene “Double Cleave”
    E che il mazzo di Angie contiene 48 “Montagna”
    E che il mazzo di Angie contiene 48 “Foresta”
    Allora “Inno Glorioso” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Ogre Savant” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Double Cleave” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Foresta” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.wort.lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2011-02-04 @must
  Scenario: Con Wort ci sono Montagne, Foreste e terre che sono entrambe
    Dato che il mazzo di Angie contiene “Wort, the Raidmother”
    E che il comandante di Angie è “Wort, the Raidmother”
    E che il mazzo di Angie contiene “Taiga”
    E che il mazzo di Angie contiene 50 “Montagna”
    E che il mazzo di Angie contiene 48 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.wort.other_lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2009-10-01 @must
  Scenario: Con Wort non ci sono Pianure, Isole o Paludi
    Dato che il mazzo di Angie contiene “Wort, the Raidmother”
    E che il comandante di Angie è “Wort, the Raidmother”
    E che il mazzo di Angie contiene 96 “Montagna”
    E che il mazzo di Angie contiene “Pianura”
    E che il mazzo di Angie contiene “Isola”
    E che il mazzo di Angie contiene “Palude”
    Allora “Pianura” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Isola” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Palude” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Montagna” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.crossroads.free @situation:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  Scenario: All'inizio si guarda solo il mana delle terre base
    Dato che il mazzo di Angie contiene “Wort, the Raidmother”
    E che il comandante di Angie è “Wort, the Raidmother”
    E che il mazzo di Angie contiene “Badlands”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  Scenario: Una terra che è Montagna e Palude non sta in un mazzo senza nero
    Dato che il mazzo di Angie contiene “Wort, the Raidmother”
    E che il comandante di Angie è “Wort, the Raidmother”
    E che il mazzo di Angie contiene “Badlands”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.reminder @variant:commander @clause:deck.commander_reminder @from:2011-09-30 @must
  Scenario: Un simbolo nel testo di richiamo non conta né per il comandante né per una carta
    Dato che il mazzo di Angie contiene “Esercizio della Postilla”
    E che il comandante di Angie è “Esercizio della Postilla”
    E che il mazzo di Angie contiene 98 “Montagna”
    E che il mazzo di Angie contiene “Inno Glorioso”
    E che il mazzo di Edward contiene “Hidetsugu lo Spietato”
    E che il comandante di Edward è “Hidetsugu lo Spietato”
    E che il mazzo di Edward contiene “Esercizio della Postilla”
    E che il mazzo di Edward contiene 98 “Montagna”
    Allora “Inno Glorioso” è un motivo per rifiutare il mazzo di Angie in Commander
    E il mazzo di Edward è ammesso in Commander

  @id:deck.commander.defined @variant:commander @clause:deck.commander_identity @from:2011-02-04 @must
  Scenario: Il colore che una carta si dà fa parte della sua identità
    Dato che il mazzo di Angie contiene “Esercizio del Volto Dipinto”
    E che il comandante di Angie è “Esercizio del Volto Dipinto”
    E che il mazzo di Angie contiene 99 “Isola”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.defined.passenger.free @situation:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scenario: All'inizio il colore di una carta non conta, solo i suoi simboli
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Volto Dipinto”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2011-02-04 @must
  Scenario: Una carta che si dà un altro colore non sta nel mazzo
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Volto Dipinto”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.indicator @variant:commander @clause:deck.commander_identity @from:2011-09-30 @must
  Scenario: L'indicatore di colore conta, per il comandante e per una carta
    Dato che il mazzo di Angie contiene “Esercizio del Punto”
    E che il comandante di Angie è “Esercizio del Punto”
    E che il mazzo di Angie contiene 99 “Isola”
    E che il mazzo di Edward contiene “Hidetsugu lo Spietato”
    E che il comandante di Edward è “Hidetsugu lo Spietato”
    E che il mazzo di Edward contiene “Esercizio del Punto”
    E che il mazzo di Edward contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander
    E il mazzo di Edward non è ammesso in Commander

  @id:deck.commander.back @variant:commander @clause:deck.commander_back @from:2011-09-30 @must
  Scenario: Il retro conta, per il comandante e per una carta
    Dato che il mazzo di Angie contiene “Archangel Avacyn”
    E che il comandante di Angie è “Archangel Avacyn”
    E che il mazzo di Angie contiene 50 “Pianura”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Edward contiene “Hidetsugu lo Spietato”
    E che il comandante di Edward è “Hidetsugu lo Spietato”
    E che il mazzo di Edward contiene “Archangel Avacyn”
    E che il mazzo di Edward contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander
    E “Archangel Avacyn” è un motivo per rifiutare il mazzo di Edward in Commander

  @id:deck.commander.three_colours @variant:commander @clause:deck.commander_identity @clause:deck.commander_cards @from:2009-10-01 @must
  Scenario: Un comandante di tre colori fa posto a ciascuno di essi
    Dato che il mazzo di Angie contiene “Thraximundar”
    E che il comandante di Angie è “Thraximundar”
    E che il mazzo di Angie contiene 33 “Montagna”
    E che il mazzo di Angie contiene 33 “Isola”
    E che il mazzo di Angie contiene 32 “Palude”
    E che il mazzo di Angie contiene “Sfinge Magister”
    Allora “Sfinge Magister” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Isola” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.alternatives.not_yet @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_back @from:2011-09-30 @until:2023-10-13 @should
  Scenario: Del colore di un'avventura non si parla ancora
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Kellan, the Fae-Blooded”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.alternatives @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_alternatives @from:2023-10-13 @must
  Scenario: Il colore di un'avventura conta, per il comandante e per una carta
    Dato che il mazzo di Angie contiene “Kellan, the Fae-Blooded”
    E che il comandante di Angie è “Kellan, the Fae-Blooded”
    E che il mazzo di Angie contiene 50 “Montagna”
    E che il mazzo di Angie contiene 49 “Pianura”
    E che il mazzo di Edward contiene “Hidetsugu lo Spietato”
    E che il comandante di Edward è “Hidetsugu lo Spietato”
    E che il mazzo di Edward contiene “Kellan, the Fae-Blooded”
    E che il mazzo di Edward contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander
    E “Kellan, the Fae-Blooded” è un motivo per rifiutare il mazzo di Edward in Commander

  @id:deck.commander.choice @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @from:2020-11-20 @must
  Scenario: Un colore che un comandante fa scegliere al suo giocatore conta per il mazzo
    Dato che il mazzo di Angie contiene “The Prismatic Piper”
    E che il comandante di Angie è “The Prismatic Piper”
    E che il colore scelto per “The Prismatic Piper” è il blu
    E che il mazzo di Angie contiene 99 “Isola”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.choice.other @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scenario: Un colore che non è stato scelto non conta
    Dato che il mazzo di Angie contiene “The Prismatic Piper”
    E che il comandante di Angie è “The Prismatic Piper”
    E che il colore scelto per “The Prismatic Piper” è il rosso
    E che il mazzo di Angie contiene 99 “Isola”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Isola” è un motivo per rifiutare il mazzo di Angie in Commander

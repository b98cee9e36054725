# language: it
@source:C
Funzionalità: Chi guida un mazzo Commander
  > Una creatura leggendaria è designata come comandante. Il mazzo ne ha bisogno, che altro può esserlo, e possono essercene due?

  @id:deck.commander.none @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: Un mazzo che nessuno guida non è un mazzo Commander
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: Una creatura che non è leggendaria non guida nessun mazzo
    Dato che il mazzo di Angie contiene “Gigante di Collina”
    E che il comandante di Angie è “Gigante di Collina”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Gigante di Collina” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.no_creature @situation:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: Un artefatto leggendario che non è né creatura né Veicolo non guida nessun mazzo
    Dato che il mazzo di Angie contiene “Jitte di Umezawa”
    E che il comandante di Angie è “Jitte di Umezawa”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora “Jitte di Umezawa” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.not_there @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: Il comandante è una carta del mazzo
    Dato che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 100 “Montagna”
    Allora “Hidetsugu lo Spietato” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.planeswalker.silent @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: Un planeswalker che non ne parla non guida nessun mazzo
    Dato che il mazzo di Angie contiene “Chandra, Pyrogenius”
    E che il comandante di Angie è “Chandra, Pyrogenius”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.planeswalker.not_yet @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2015-01-23 @should
  Scenario: Nessun planeswalker guida ancora un mazzo
    Dato che il mazzo di Angie contiene “Daretti, Scrap Savant”
    E che il comandante di Angie è “Daretti, Scrap Savant”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.planeswalker @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @must
  Scenario: Un planeswalker che lo dice guida un mazzo
    Dato che il mazzo di Angie contiene “Daretti, Scrap Savant”
    E che il comandante di Angie è “Daretti, Scrap Savant”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.says_so.not_yet @situation:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @until:2022-02-18 @should
  Scenario: Una carta che dice di poter guidare un mazzo non può ancora, finché si parla solo dei planeswalker
    Dato che il mazzo di Angie contiene “Esercizio del Trono”
    E che il comandante di Angie è “Esercizio del Trono”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2022-02-18 @must
  Scenario: Ogni carta che lo dice guida un mazzo
    Dato che il mazzo di Angie contiene “Esercizio del Trono”
    E che il comandante di Angie è “Esercizio del Trono”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.vehicle.not_yet @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2016-11-11 @until:2025-07-25 @must
  Scenario: Un Veicolo leggendario non guida ancora nessun mazzo
    Dato che il mazzo di Angie contiene “Esika's Chariot”
    E che il comandante di Angie è “Esika's Chariot”
    E che il mazzo di Angie contiene 99 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scenario: Un Veicolo leggendario guida un mazzo
    Dato che il mazzo di Angie contiene “Esika's Chariot”
    E che il comandante di Angie è “Esika's Chariot”
    E che il mazzo di Angie contiene 99 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.vehicle.common @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scenario: Un Veicolo che non è leggendario non guida nessun mazzo
    Dato che il mazzo di Angie contiene “Burner Rocket”
    E che il comandante di Angie è “Burner Rocket”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.spacecraft @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scenario: Una Navicella leggendaria guida un mazzo se ha forza e costituzione
    Dato che il mazzo di Angie contiene “The Seriema”
    E che il comandante di Angie è “The Seriema”
    E che il mazzo di Angie contiene 99 “Pianura”
    E che il mazzo di Edward contiene “The Eternity Elevator”
    E che il comandante di Edward è “The Eternity Elevator”
    E che il mazzo di Edward contiene 99 “Wastes”
    Allora il mazzo di Angie è ammesso in Commander
    E il mazzo di Edward non è ammesso in Commander

  @id:deck.commander.two @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: Due comandanti sono uno di troppo
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio della Postilla”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Esercizio della Postilla”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.partners.not_yet @situation:deck.commander.partners @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2016-11-11 @should
  Scenario: Due carte non guidano ancora un mazzo insieme
    Dato che il mazzo di Angie contiene “Toggo, Goblin Weaponsmith”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Toggo, Goblin Weaponsmith”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.partners @variant:commander @clause:deck.commander_partner @clause:deck.commander_partner_identity @from:2016-11-11 @must
  Scenario: Due compagni guidano un mazzo insieme, nei colori di entrambi e con cento carte in tutto
    Dato che il mazzo di Angie contiene “Toggo, Goblin Weaponsmith”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Toggo, Goblin Weaponsmith”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.partners.one_only @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scenario: Per guidare un mazzo in due, entrambi i comandanti devono avere partner
    Dato che il mazzo di Angie contiene “Toggo, Goblin Weaponsmith”
    E che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Toggo, Goblin Weaponsmith”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.partners.three @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scenario: Tre compagni sono troppi
    Dato che il mazzo di Angie contiene “Toggo, Goblin Weaponsmith”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene “Krark, the Thumbless”
    E che il comandante di Angie è “Toggo, Goblin Weaponsmith”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Krark, the Thumbless”
    E che il mazzo di Angie contiene 97 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.partners.alone @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner_identity @from:2016-11-11 @must
  Scenario: Un compagno che guida da solo porta solo il proprio colore
    Dato che il mazzo di Angie contiene “Toggo, Goblin Weaponsmith”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Toggo, Goblin Weaponsmith”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora “Numa, Joraga Chieftain” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Toggo, Goblin Weaponsmith” non è un motivo per rifiutare il mazzo di Angie in Commander

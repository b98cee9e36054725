# language: it
Funzionalità: Carte di cui le regole dei mazzi di Commander non parlano
  > Una regola parla di certe carte di un mazzo di Commander. Quelle che le somigliano sono libere, e da quando vale?

  @id:deck.commander.beside.before @clause:deck.copies @from:2005-08-01 @until:2009-10-01 @should
  Scenario: Prima delle regole di Commander nessun mazzo è un mazzo di Commander, e nessuna carta entra nelle sue partite
    Dato che il mazzo di Angie contiene 100 “Montagna”
    E che la sideboard di Angie contiene “Squarcio di Fiamme”
    Allora il mazzo di Angie non è ammesso in Commander
    E Angie non può prendere “Squarcio di Fiamme” dall'esterno del gioco in Commander

  @id:deck.commander.beside.outside @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  Scenario: Un effetto non prende una carta che il giocatore non ha accanto al mazzo
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 99 “Montagna”
    E che la sideboard di Angie contiene “Orso Grizzly”
    E che la sideboard di Edward contiene “Squarcio di Fiamme”
    Allora Angie non può prendere “Squarcio di Fiamme” dall'esterno del gioco in Commander
    Ma Angie può prendere “Orso Grizzly” dall'esterno del gioco in Commander

  @id:deck.commander.beside.choice.not_yet @variant:commander @clause:deck.commander_identity @from:2011-02-04 @until:2020-11-20 @should
  Scenario: Prima che ci siano comandanti di cui si sceglie il colore, nessuna scelta conta
    Dato che il mazzo di Angie contiene “The Prismatic Piper”
    E che il comandante di Angie è “The Prismatic Piper”
    E che il colore scelto per “The Prismatic Piper” è il blu
    E che il mazzo di Angie contiene 99 “Isola”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Isola” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.choice.none @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scenario: Se nessun colore è stato scelto, il comandante non ne ha
    Dato che il mazzo di Angie contiene “The Prismatic Piper”
    E che il comandante di Angie è “The Prismatic Piper”
    E che il mazzo di Angie contiene 99 “Isola”
    Allora “Isola” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “The Prismatic Piper” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.choice.silent @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scenario: Un colore scelto per un comandante che non lo chiede non conta
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il colore scelto per “Hidetsugu lo Spietato” è il blu
    E che il mazzo di Angie contiene 98 “Montagna”
    E che il mazzo di Angie contiene “Isola”
    Allora “Isola” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Montagna” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.swarm @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: Una carta che ne permette un numero qualsiasi di sé lo fa anche qui
    Dato che il mazzo di Angie contiene “Thraximundar”
    E che il comandante di Angie è “Thraximundar”
    E che il mazzo di Angie contiene 30 “Relentless Rats”
    E che il mazzo di Angie contiene 69 “Palude”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.beside.colour.first @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scenario: All'inizio solo i simboli estranei escludono una carta, non il colore che si dà né un indicatore
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Punto”
    E che il mazzo di Angie contiene “Esercizio del Volto Dipinto”
    E che il mazzo di Angie contiene “Ogre Savant”
    E che il mazzo di Angie contiene 96 “Montagna”
    Allora “Ogre Savant” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Esercizio del Punto” non è un motivo per rifiutare il mazzo di Angie in Commander
    E “Esercizio del Volto Dipinto” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.colour.any @variant:commander @clause:deck.commander_cards @from:2011-02-04 @until:2011-06-17 @must
  Scenario: Da febbraio 2011 un simbolo, un colore che la carta si dà e un indicatore la escludono, ciascuno da solo
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Punto”
    E che il mazzo di Angie contiene “Esercizio del Volto Dipinto”
    E che il mazzo di Angie contiene “Ogre Savant”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 95 “Montagna”
    Allora “Ogre Savant” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Esercizio del Punto” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Esercizio del Volto Dipinto” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Gigante di Collina” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.colour.printed @variant:commander @clause:deck.commander_cards @from:2011-06-17 @until:2011-09-30 @should
  Scenario: Da giugno 2011 un simbolo e un colore che la carta si dà la escludono, ma un indicatore no
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Punto”
    E che il mazzo di Angie contiene “Esercizio del Volto Dipinto”
    E che il mazzo di Angie contiene “Ogre Savant”
    E che il mazzo di Angie contiene 96 “Montagna”
    Allora “Ogre Savant” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Esercizio del Volto Dipinto” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Esercizio del Punto” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.basics @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  Scenario: All'inizio una terra base di un colore che il generale non ha è la ragione, e una di un suo colore non lo è
    Dato che il mazzo di Angie contiene “Wort, the Raidmother”
    E che il comandante di Angie è “Wort, the Raidmother”
    E che il mazzo di Angie contiene 97 “Montagna”
    E che il mazzo di Angie contiene “Foresta”
    E che il mazzo di Angie contiene “Pianura”
    Allora “Pianura” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Montagna” non è un motivo per rifiutare il mazzo di Angie in Commander
    E “Foresta” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.lands @variant:commander @clause:deck.commander_lands @clause:deck.commander_cards @from:2016-07-22 @must
  Scenario: Una terra senza tipo di terra può dare mana di qualsiasi colore, una terra base può non darne di nessuno, e un simbolo di un altro colore esclude una terra
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Fonte di mana”
    E che il mazzo di Angie contiene “Seat of the Synod”
    E che il mazzo di Angie contiene due “Wastes”
    E che il mazzo di Angie contiene 95 “Montagna”
    Allora “Seat of the Synod” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Fonte di mana” non è un motivo per rifiutare il mazzo di Angie in Commander
    E “Wastes” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.rainbow @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  Scenario: Una terra con un tipo di terra che dà mana di qualsiasi colore non è una carta per un mazzo di un solo colore
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio della Vetta Iridata”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Esercizio della Vetta Iridata” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.ability @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  Scenario: Un simbolo nel costo di un'abilità esclude una carta, uno del colore del comandante no
    Dato che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene “Bosh, Golem di Ferro”
    E che il mazzo di Angie contiene “Uccelli del Paradiso”
    E che il mazzo di Angie contiene 97 “Foresta”
    Allora “Bosh, Golem di Ferro” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Uccelli del Paradiso” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.restricted @variant:commander @clause:deck.banned @from:2011-02-04 @must
  Scenario: Una carta che una lista si limita a limitare può stare in un mazzo di Commander
    Dato che la carta “Gigante di Collina” è limitata nel formato
    E che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.beside.alike @variant:commander @clause:deck.names @clause:deck.commander_copies @from:2022-04-29 @must
  Scenario: Di due carte con nomi interscambiabili la ragione è sia l'una sia l'altra
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Vero Nome”
    E che il mazzo di Angie contiene “Esercizio del Nome d'Arte”
    E che il mazzo di Angie contiene 97 “Montagna”
    Allora “Esercizio del Vero Nome” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Esercizio del Nome d'Arte” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.background.printed @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: Un Background stampato e una carta che ne sceglie uno guidano insieme un mazzo, chiunque sia nominato per primo
    Dato che il mazzo di Angie contiene “Agent of the Iron Throne”
    E che il mazzo di Angie contiene “Gut, True Soul Zealot”
    E che il comandante di Angie è “Agent of the Iron Throne”
    E che il comandante di Angie è “Gut, True Soul Zealot”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Palude”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.beside.background.not_yet @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  Scenario: Prima di una tale regola il Background è esso stesso una ragione, l'altra carta no
    Dato che il mazzo di Angie contiene “Gut, True Soul Zealot”
    E che il mazzo di Angie contiene “Acolyte of Bahamut”
    E che il comandante di Angie è “Gut, True Soul Zealot”
    E che il comandante di Angie è “Acolyte of Bahamut”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora “Acolyte of Bahamut” è un motivo per rifiutare il mazzo di Angie in Commander
    Ma “Gut, True Soul Zealot” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.background.other @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: Un incantesimo leggendario che non è un Background non guida con una carta che ne sceglie uno
    Dato che il mazzo di Angie contiene “Gut, True Soul Zealot”
    E che il mazzo di Angie contiene “Esercizio del Trono”
    E che il comandante di Angie è “Gut, True Soul Zealot”
    E che il comandante di Angie è “Esercizio del Trono”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.beside.background.common @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: Un Background che non è leggendario non guida alcun mazzo
    Dato che il mazzo di Angie contiene “Gut, True Soul Zealot”
    E che il mazzo di Angie contiene “Esercizio del Passato Comune”
    E che il comandante di Angie è “Gut, True Soul Zealot”
    E che il comandante di Angie è “Esercizio del Passato Comune”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Esercizio del Passato Comune” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.beside.companion.stranger @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: Un Signore del Tempo Dottore non guida alcun mazzo con una creatura che non è una compagna
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Esercizio del Medico”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Esercizio del Medico”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.beside.companion.order @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: Una compagna del Dottore non guida alcun mazzo con una creatura che non è un Dottore
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Ryan Sinclair”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Ryan Sinclair”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.beside.back @variant:commander @clause:deck.commander_cards @clause:deck.commander_back @from:2011-09-30 @must
  Scenario: Una carta il cui fronte è adatto è esclusa dal solo colore del retro
    Dato che il mazzo di Angie contiene “Sylvia Brightspear”
    E che il comandante di Angie è “Sylvia Brightspear”
    E che il mazzo di Angie contiene “Archangel Avacyn”
    E che il mazzo di Angie contiene 98 “Pianura”
    Allora “Archangel Avacyn” è un motivo per rifiutare il mazzo di Angie in Commander

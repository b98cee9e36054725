# language: it
@source:C
Funzionalità: Come si costruisce un mazzo Commander
  > Una carta guida il mazzo. Quante carte ci sono, quante copie di ciascuna, e il mazzo del compagno conta qualcosa?

  @id:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scenario: Cento carte, comandante compreso
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.size.too_few @situation:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scenario: Novantanove carte con il comandante sono troppo poche
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.size.too_many @situation:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scenario: Cento carte oltre al comandante sono una di troppo
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 100 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: Due carte con lo stesso nome sono troppe
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene due “Gigante di Collina”
    E che il mazzo di Angie contiene 97 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.copies.one @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: Una carta per nome va bene, e le terre base, anche innevate, sono libere
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene “Squarcio di Fiamme”
    E che il mazzo di Angie contiene 90 “Montagna”
    E che il mazzo di Angie contiene sette “Montagna Innevata”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.copies.english_name @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: Due lingue non fanno due nomi
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene una copia in francese di “Gigante di Collina”
    E che il mazzo di Angie contiene una copia in giapponese di “Gigante di Collina”
    E che il mazzo di Angie contiene 97 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Gigante di Collina” è un motivo per rifiutare il mazzo di Angie in Commander
    E “Montagna” non è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.copies.own_number @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2011-02-04 @must
  Scenario: Una carta che ammette sette copie di sé non ne ammette un'ottava nemmeno qui
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene sette “Seven Dwarves”
    E che il mazzo di Angie contiene 92 “Montagna”
    E che il mazzo di Edward contiene “Hidetsugu lo Spietato”
    E che il comandante di Edward è “Hidetsugu lo Spietato”
    E che il mazzo di Edward contiene otto “Seven Dwarves”
    E che il mazzo di Edward contiene 91 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander
    E il mazzo di Edward non è ammesso in Commander

  @id:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2011-02-04 @should
  Scenario: I compagni possono giocare le stesse carte, perché ogni mazzo è giudicato da solo
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 98 “Montagna”
    E che il mazzo di Barry contiene “Hidetsugu lo Spietato”
    E che il comandante di Barry è “Hidetsugu lo Spietato”
    E che il mazzo di Barry contiene “Gigante di Collina”
    E che il mazzo di Barry contiene 98 “Montagna”
    Allora i mazzi della squadra di Angie sono ammessi in Commander

  @id:deck.commander.alone.one_wrong @situation:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_size @from:2011-02-04 @should
  Scenario: Il mazzo del compagno non rimedia a ciò che non va nell'altro
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 98 “Montagna”
    E che il mazzo di Barry contiene “Hidetsugu lo Spietato”
    E che il comandante di Barry è “Hidetsugu lo Spietato”
    E che il mazzo di Barry contiene 100 “Montagna”
    Allora i mazzi della squadra di Angie non sono ammessi in Commander

  @id:deck.commander.banned @variant:commander @clause:deck.banned @from:2011-02-04 @must
  Scenario: Ciò che la lista del gioco bandisce non sta in nessun mazzo
    Dato che la carta “Gigante di Collina” è bandita nel formato
    E che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 98 “Montagna”
    E che il mazzo di Edward contiene “Hidetsugu lo Spietato”
    E che il comandante di Edward è “Hidetsugu lo Spietato”
    E che il mazzo di Edward contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander
    E il mazzo di Edward è ammesso in Commander

  @id:deck.commander.side.first @situation:deck.commander.side @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2025-07-25 @should
  Scenario: Ancora nulla vieta una sideboard
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 99 “Montagna”
    E che la sideboard di Angie contiene “Gigante di Collina”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.side @situation:deck.commander.side @variant:commander @clause:deck.commander_sideboard @from:2025-07-25 @must
  Scenario: In Commander non ci sono più sideboard
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 99 “Montagna”
    E che la sideboard di Angie contiene “Gigante di Collina”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.outside.any @situation:deck.commander.outside @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  Scenario: Un effetto può prendere qualsiasi carta della sideboard
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 98 “Montagna”
    E che la sideboard di Angie contiene “Gigante di Collina”
    E che la sideboard di Angie contiene “Orso Grizzly”
    Allora Angie può prendere “Gigante di Collina” dall'esterno del gioco in Commander
    E Angie può prendere “Orso Grizzly” dall'esterno del gioco in Commander

  @id:deck.commander.outside.limits @situation:deck.commander.outside @variant:commander @clause:deck.commander_outside @from:2020-04-17 @until:2025-07-25 @must
  Scenario: Ciò che viene dall'esterno ha un nome nuovo e i colori del comandante
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Gigante di Collina”
    E che il mazzo di Angie contiene 98 “Montagna”
    E che la sideboard di Angie contiene “Gigante di Collina”
    E che la sideboard di Angie contiene “Orso Grizzly”
    E che la sideboard di Angie contiene “Squarcio di Fiamme”
    Allora Angie non può prendere “Gigante di Collina” dall'esterno del gioco in Commander
    E Angie non può prendere “Orso Grizzly” dall'esterno del gioco in Commander
    E Angie può prendere “Squarcio di Fiamme” dall'esterno del gioco in Commander

  @id:deck.commander.outside @variant:commander @clause:deck.commander_outside @from:2025-07-25 @must
  Scenario: Nessuna carta viene dall'esterno per un effetto che non parla di Commander
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 99 “Montagna”
    E che la sideboard di Angie contiene “Squarcio di Fiamme”
    Allora Angie non può prendere “Squarcio di Fiamme” dall'esterno del gioco in Commander

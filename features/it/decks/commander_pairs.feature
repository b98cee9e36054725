# language: it
@source:C
Funzionalità: Due carte che guidano insieme un mazzo Commander
  > Alcune carte dicono con quale altra carta possono guidare un mazzo. Con quale, da quando, e tali abilità si combinano mai?

  @id:deck.commander.named.not_yet @situation:deck.commander.named @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2018-06-08 @should
  Scenario: Due carte che si nominano a vicenda come partner non guidano ancora insieme un mazzo
    Dato che il mazzo di Angie contiene “Khorvath Brightflame”
    E che il mazzo di Angie contiene “Sylvia Brightspear”
    E che il comandante di Angie è “Khorvath Brightflame”
    E che il comandante di Angie è “Sylvia Brightspear”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Pianura”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.named @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Due carte che si nominano a vicenda come partner guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Khorvath Brightflame”
    E che il mazzo di Angie contiene “Sylvia Brightspear”
    E che il comandante di Angie è “Khorvath Brightflame”
    E che il comandante di Angie è “Sylvia Brightspear”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Pianura”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.named.one_sided @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Per due comandanti non basta che uno nomini l'altro
    Dato che il mazzo di Angie contiene “Khorvath Brightflame”
    E che il mazzo di Angie contiene “Esercizio della Gemella Gelosa”
    E che il comandante di Angie è “Khorvath Brightflame”
    E che il comandante di Angie è “Esercizio della Gemella Gelosa”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Pianura”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.named.combined @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Una carta che nomina il suo partner e una che ha partner non guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Khorvath Brightflame”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Khorvath Brightflame”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.friends.not_yet @situation:deck.commander.friends @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2021-11-19 @should
  Scenario: Due amici per sempre non guidano ancora insieme un mazzo
    Dato che il mazzo di Angie contiene “Esercizio del Vecchio Amico”
    E che il mazzo di Angie contiene “Esercizio del Nuovo Amico”
    E che il comandante di Angie è “Esercizio del Vecchio Amico”
    E che il comandante di Angie è “Esercizio del Nuovo Amico”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.friends @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  Scenario: Due amici per sempre guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Esercizio del Vecchio Amico”
    E che il mazzo di Angie contiene “Esercizio del Nuovo Amico”
    E che il comandante di Angie è “Esercizio del Vecchio Amico”
    E che il comandante di Angie è “Esercizio del Nuovo Amico”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.friends.combined @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  Scenario: Un amico per sempre e una carta che ha partner non guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Esercizio del Vecchio Amico”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Esercizio del Vecchio Amico”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.background.not_yet @situation:deck.commander.background @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  Scenario: Nessun Background guida ancora un mazzo con qualcuno
    Dato che il mazzo di Angie contiene “Gut, True Soul Zealot”
    E che il mazzo di Angie contiene “Acolyte of Bahamut”
    E che il comandante di Angie è “Gut, True Soul Zealot”
    E che il comandante di Angie è “Acolyte of Bahamut”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.background @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: Una carta che sceglie un Background e un Background leggendario guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Gut, True Soul Zealot”
    E che il mazzo di Angie contiene “Acolyte of Bahamut”
    E che il comandante di Angie è “Gut, True Soul Zealot”
    E che il comandante di Angie è “Acolyte of Bahamut”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.background.stranger @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: Con una creatura che non ne sceglie, un Background non guida alcun mazzo
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene “Acolyte of Bahamut”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Acolyte of Bahamut”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Acolyte of Bahamut” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.background.creature @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: Una carta che sceglie un Background non guida un mazzo con una creatura al suo posto
    Dato che il mazzo di Angie contiene “Gut, True Soul Zealot”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Gut, True Soul Zealot”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.background.alone @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: Un Background non guida alcun mazzo da solo
    Dato che il mazzo di Angie contiene “Acolyte of Bahamut”
    E che il comandante di Angie è “Acolyte of Bahamut”
    E che il mazzo di Angie contiene 99 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander
    E “Acolyte of Bahamut” è un motivo per rifiutare il mazzo di Angie in Commander

  @id:deck.commander.companion.not_yet @situation:deck.commander.companion @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2023-10-13 @should
  Scenario: Un compagno del Dottore e un Dottore non guidano ancora insieme un mazzo
    Dato che il mazzo di Angie contiene “Ryan Sinclair”
    E che il mazzo di Angie contiene “Esercizio del Medico”
    E che il comandante di Angie è “Ryan Sinclair”
    E che il comandante di Angie è “Esercizio del Medico”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.companion @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: Un compagno del Dottore e un Signore del Tempo Dottore guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Ryan Sinclair”
    E che il mazzo di Angie contiene “Esercizio del Medico”
    E che il comandante di Angie è “Ryan Sinclair”
    E che il comandante di Angie è “Esercizio del Medico”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.companion.other_type @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: Un Dottore con un tipo di creatura in più non lo è per un compagno
    Dato che il mazzo di Angie contiene “Ryan Sinclair”
    E che il mazzo di Angie contiene “Esercizio del Falso Medico”
    E che il comandante di Angie è “Ryan Sinclair”
    E che il comandante di Angie è “Esercizio del Falso Medico”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.kind.not_yet @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2021-11-19 @until:2025-11-14 @should
  Scenario: Di partner dello stesso tipo ci sono ancora solo gli amici per sempre
    Dato che il mazzo di Angie contiene “Esercizio del Primo Sopravvissuto”
    E che il mazzo di Angie contiene “Esercizio del Secondo Sopravvissuto”
    E che il comandante di Angie è “Esercizio del Primo Sopravvissuto”
    E che il comandante di Angie è “Esercizio del Secondo Sopravvissuto”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

  @id:deck.commander.kind @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  Scenario: Due partner di uno stesso tipo qualsiasi guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Esercizio del Primo Sopravvissuto”
    E che il mazzo di Angie contiene “Esercizio del Secondo Sopravvissuto”
    E che il comandante di Angie è “Esercizio del Primo Sopravvissuto”
    E che il comandante di Angie è “Esercizio del Secondo Sopravvissuto”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:deck.commander.kind.mixed @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  Scenario: Due partner di tipi diversi non guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Esercizio del Primo Sopravvissuto”
    E che il mazzo di Angie contiene “Esercizio del Nuovo Amico”
    E che il comandante di Angie è “Esercizio del Primo Sopravvissuto”
    E che il comandante di Angie è “Esercizio del Nuovo Amico”
    E che il mazzo di Angie contiene 49 “Montagna”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie non è ammesso in Commander

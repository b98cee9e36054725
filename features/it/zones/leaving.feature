# language: it
Funzionalità: Ciò che lascia il campo di battaglia
  > Qualcosa è esiliato finché c'è un permanente, oppure si innesca quando uno se ne va. Quando torna, da chi, e che ne è se un giocatore abbandona la partita?

  @id:leaves.linked @clause:ability.linked @clause:trigger.leaves @clause:zone.owner @from:2009-10-01 @must
  Scenario: Ciò che Oblivion Ring ha esiliato torna al suo proprietario quando si risolve l'abilità innescata dalla sua partenza
    Dato che Angie controlla “Gigante di Collina”
    E che Ronald controlla “Inno Glorioso”
    E che Edward controlla “Foresta”
    Quando Barry lancia “Oblivion Ring”
    E la magia si risolve
    E Barry sceglie “Inno Glorioso” come bersaglio
    E l'abilità innescata di “Oblivion Ring” si risolve
    Allora Ronald possiede “Inno Glorioso” in esilio
    E Barry controlla “Oblivion Ring”
    Quando Angie lancia “Ritorno alla Natura” bersagliando “Oblivion Ring”
    E la magia si risolve
    Allora Ronald possiede “Inno Glorioso” in esilio
    Quando l'abilità innescata di “Oblivion Ring” si risolve
    Allora Ronald controlla “Inno Glorioso”
    E Barry ha “Oblivion Ring” nel proprio cimitero

  @id:leaves.linked.each @situation:leaves.linked @clause:ability.linked @clause:trigger.leaves @from:2009-10-01 @must
  Scenario: Di due Anelli ciascuno riporta ciò che ha esiliato lui stesso, non ciò che ha esiliato l'altro o un'altra magia
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando Barry lancia “Oblivion Ring” di Barry
    E la magia si risolve
    E Barry sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Oblivion Ring” di Barry si risolve
    E Angie lancia “Oblivion Ring” di Angie
    E la magia si risolve
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità innescata di “Oblivion Ring” di Angie si risolve
    E Angie lancia “Unmake” bersagliando “Wind Drake”
    E la magia si risolve
    E Angie lancia “Ritorno alla Natura” bersagliando “Oblivion Ring” di Angie
    E la magia si risolve
    E l'abilità innescata di “Oblivion Ring” di Angie si risolve
    Allora Ronald controlla “Orso Grizzly”
    E Ronald possiede “Wind Drake” in esilio
    Ed Edward possiede “Gigante di Collina” in esilio

  @id:leaves.linked.before @situation:leaves.linked @clause:ability.linked @clause:stack.top @from:2009-10-01 @must
  Scenario: Un Anello che se ne va prima di aver esiliato qualcosa non riporta nulla, e ciò che esilia dopo resta via
    Dato che Ronald controlla “Orso Grizzly”
    Quando Barry lancia “Oblivion Ring”
    E la magia si risolve
    E Barry sceglie “Orso Grizzly” come bersaglio
    E Angie lancia “Ritorno alla Natura” bersagliando “Oblivion Ring”
    E la magia si risolve
    E l'abilità innescata di “Oblivion Ring” si risolve
    Allora Ronald controlla “Orso Grizzly”
    Quando l'abilità innescata di “Oblivion Ring” si risolve
    Allora Ronald possiede “Orso Grizzly” in esilio
    Quando inizia il mantenimento della squadra di Edward
    Allora Ronald possiede “Orso Grizzly” in esilio

  @id:leaves.linked.other @situation:leaves.linked @clause:target.choose @clause:ability.linked @from:2009-10-01 @must
  Scenario: L'Anello non esilia né se stesso né una terra, e può esiliare ciò che controlla un compagno
    Dato che Angie controlla tre “Pianura”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Oblivion Ring”
    E la magia si risolve
    E l'abilità innescata di “Oblivion Ring” si risolve
    Allora Barry possiede “Orso Grizzly” in esilio
    E Angie controlla tre “Pianura”

  @id:leaves.journey @clause:ability.linked @clause:trigger.leaves @clause:token.ceases @from:2009-10-01 @must
  Scenario: Journey to Nowhere esilia una creatura e la riporta andandosene; ciò che non è una creatura resta
    Dato che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Inno Glorioso”
    Quando Barry lancia “Journey to Nowhere”
    E la magia si risolve
    E l'abilità innescata di “Journey to Nowhere” si risolve
    Allora Ronald possiede “Orso Grizzly” in esilio
    E Ronald controlla “Inno Glorioso”
    Quando Barry lancia “Ritorno alla Natura” bersagliando “Journey to Nowhere”
    E la magia si risolve
    E l'abilità innescata di “Journey to Nowhere” si risolve
    Allora Ronald controlla “Orso Grizzly”

  @id:leaves.may @clause:ability.linked @clause:trigger.leaves @clause:object.you @from:2011-09-30 @must
  Scenario: Fiend Hunter esilia un'altra creatura finché è presente
    Dato che Ronald controlla “Orso Grizzly”
    Quando Barry lancia “Fiend Hunter”
    E la magia si risolve
    E Barry fa ciò che l'abilità permette
    E l'abilità innescata di “Fiend Hunter” si risolve
    Allora Ronald possiede “Orso Grizzly” in esilio
    E la creatura “Fiend Hunter” è 1/3
    Quando Barry lancia “Unsummon” bersagliando “Fiend Hunter”
    E la magia si risolve
    E l'abilità innescata di “Fiend Hunter” si risolve
    Allora Ronald controlla “Orso Grizzly”

  @id:leaves.may.not @situation:leaves.may @clause:ability.linked @clause:object.you @from:2011-09-30 @must
  Scenario: Fiend Hunter non è tenuto a esiliare, e non esilia un incantesimo
    Dato che Ronald controlla “Orso Grizzly”
    E che Edward controlla “Inno Glorioso”
    Quando Barry lancia “Fiend Hunter”
    E la magia si risolve
    E Barry non fa ciò che l'abilità permette
    E l'abilità innescata di “Fiend Hunter” si risolve
    Allora Ronald controlla “Orso Grizzly”
    E Barry controlla “Fiend Hunter”

  @id:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  Scenario: Ciò che Banisher Priest ha esiliato torna sotto il controllo del suo proprietario non appena il Sacerdote è morto, e nessuna abilità attende
    Dato che Ronald controlla “Gigante di Collina”
    E che Edward controlla “Inno Glorioso”
    E che Angie controlla “Wind Drake”
    Quando Barry lancia “Banisher Priest”
    E la magia si risolve
    E l'abilità innescata di “Banisher Priest” si risolve
    Allora Ronald possiede “Gigante di Collina” in esilio
    E la creatura “Banisher Priest” è 2/2
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Ronald possiede “Gigante di Collina” in esilio
    Quando Edward lancia “Shock” bersagliando “Banisher Priest”
    E la magia si risolve
    Allora Barry ha “Banisher Priest” nel proprio cimitero
    E Ronald controlla “Gigante di Collina”
    E la creatura “Gigante di Collina” è 3/3
    E Angie controlla “Wind Drake”

  @id:leaves.until.hand @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  Scenario: Ciò che Banisher Priest ha esiliato torna STAPpato, ovunque vada il Sacerdote
    Dato che Ronald controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    E che Barry controlla “Orso Grizzly”
    Quando Barry lancia “Banisher Priest”
    E la magia si risolve
    E l'abilità innescata di “Banisher Priest” si risolve
    E Angie lancia “Evacuation”
    E la magia si risolve
    Allora Barry ha “Banisher Priest” in mano
    E Barry ha “Orso Grizzly” in mano
    E Ronald controlla “Gigante di Collina”
    E la carta “Gigante di Collina” è STAPpata

  @id:leaves.until.before @situation:leaves.until @clause:effect.until_leaves @from:2018-04-27 @must
  Scenario: Un Sacerdote morto prima che la sua abilità si risolva non esilia nulla
    Dato che Ronald controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    Quando Barry lancia “Banisher Priest”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Banisher Priest”
    E la magia si risolve
    E l'abilità innescata di “Banisher Priest” si risolve
    Allora Ronald controlla “Gigante di Collina”
    E la carta “Gigante di Collina” è TAPpata

  @id:leaves.until.opponents @situation:leaves.until @clause:effect.until_leaves @clause:team.opponents @from:2018-04-27 @must
  Scenario: Il Sacerdote non esilia la creatura di un compagno, anche se non ce n'è un'altra
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando Barry lancia “Banisher Priest”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Angie controlla “Gigante di Collina”
    E Barry controlla “Orso Grizzly”

  @id:leaves.until.owner @situation:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  Scenario: Una creatura che un avversario aveva preso torna alla proprietaria, una compagna
    Dato che Angie controlla “Gigante di Collina”
    Quando la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Banisher Priest”
    E la magia si risolve
    E l'abilità innescata di “Banisher Priest” si risolve
    Allora Angie possiede “Gigante di Collina” in esilio
    Quando Barry lancia “Shock” bersagliando “Banisher Priest”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”

  @id:leaves.until.again @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  Scenario: Ciò che è tornato e che altro esilia resta via
    Dato che Ronald controlla “Gigante di Collina”
    Quando Barry lancia la prima carta “Banisher Priest”
    E la magia si risolve
    E l'abilità innescata della prima carta “Banisher Priest” si risolve
    E Angie lancia “Shock” bersagliando la prima carta “Banisher Priest”
    E la magia si risolve
    E Angie lancia “Unmake” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Ronald possiede “Gigante di Collina” in esilio

  @id:leaves.until.game @clause:effect.until_leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che era esiliato finché un permanente non se ne andava torna quando il suo giocatore abbandona la partita
    Dato che Edward controlla “Gigante di Collina”
    E che Martha controlla “Orso Grizzly”
    Quando Angie lancia “Banisher Priest”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Banisher Priest” si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
    Quando Angie concede la partita
    Allora Edward controlla “Gigante di Collina”
    E la partita continua

  @id:leaves.linked.game @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: L'abilità che riporterebbe una carta sparisce con il giocatore che abbandona la partita, e la carta resta in esilio
    Dato che Edward controlla “Gigante di Collina”
    E che Martha controlla “Orso Grizzly”
    Quando Angie lancia “Oblivion Ring”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Oblivion Ring” si risolve
    E Angie concede la partita
    E inizia la sottofase finale della squadra di Edward
    Allora Edward possiede “Gigante di Collina” in esilio

  @id:leaves.owner @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Una creatura se ne va con il proprietario che abbandona la partita, e la sua abilità è del giocatore che la controllava
    Dato che Edward controlla “Thragtusk”
    E che Martha controlla “Orso Grizzly”
    Quando Angie lancia “Control Magic” bersagliando “Thragtusk”
    E la magia si risolve
    Ed Edward concede la partita
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora Angie controlla una pedina creatura 3/3
    E Martha non controlla nessuna pedina creatura

  @id:leaves.team @clause:trigger.leaves @clause:team.wins_and_loses @variant:two-headed-giant @from:2018-04-27 @must
  Scenario: Dove perde la squadra che controlla un Sacerdote la partita è finita, e nulla torna
    Dato che Ronald controlla “Gigante di Collina”
    E che la squadra di Angie ha 2 punti vita
    Quando Barry lancia “Banisher Priest”
    E la magia si risolve
    E l'abilità innescata di “Banisher Priest” si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Edward vince la partita
    E Ronald possiede “Gigante di Collina” in esilio

  @id:leaves.enters @clause:trigger.leaves @clause:zone.new_object @from:2018-04-27 @must
  Scenario: Chi controlla ciò che entra guadagna punti vita, e chi controlla ciò che se ne va riceve una Bestia, sia esiliato o torni in mano
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia la prima carta “Thragtusk”
    E la magia si risolve
    E l'abilità innescata della prima carta “Thragtusk” si risolve
    Allora la squadra di Angie ha 25 punti vita
    Quando Angie lancia “Unsummon” bersagliando la prima carta “Thragtusk”
    E la magia si risolve
    E l'abilità innescata della prima carta “Thragtusk” si risolve
    Allora Angie controlla una pedina creatura
    E Angie controlla una pedina creatura 3/3
    E Barry non controlla nessuna pedina creatura
    Quando Angie lancia la seconda carta “Thragtusk”
    E la magia si risolve
    E l'abilità innescata della seconda carta “Thragtusk” si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la seconda creatura “Thragtusk” è 5/3
    Quando Barry lancia “Unmake” bersagliando la seconda carta “Thragtusk”
    E la magia si risolve
    E l'abilità innescata della seconda carta “Thragtusk” si risolve
    Allora Angie controlla due pedine creatura 3/3
    Quando Barry lancia “Bad Moon”
    E la magia si risolve
    Allora Angie controlla due pedine creatura 3/3

  @id:leaves.dies @clause:trigger.leaves @clause:trigger.dies @from:2018-04-27 @must
  Scenario: Anche ciò che muore se ne va, e la Bestia è verde
    Dato che Barry controlla “Thragtusk”
    Quando Angie lancia “Omicidio” bersagliando “Thragtusk”
    E la magia si risolve
    E l'abilità innescata di “Thragtusk” si risolve
    E Barry lancia “Wilt-Leaf Liege”
    E la magia si risolve
    Allora Barry controlla una pedina creatura 4/4
    E Angie non controlla nessuna pedina creatura

  @id:leaves.another @clause:trigger.leaves @clause:object.you @from:2018-04-27 @must
  Scenario: Ogni altra creatura del controllore che se ne va ingrandisce Ninth Bridge Patrol, ovunque vada; quella di un compagno e ciò che non è una creatura no
    Dato che Angie controlla “Ninth Bridge Patrol”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Elementale dell'Aria”
    E che Angie controlla “Inno Glorioso”
    E che Barry controlla “Orso Grizzly”
    Allora la creatura “Ninth Bridge Patrol” è 2/2
    Quando Barry lancia “Ritorno alla Natura” bersagliando “Inno Glorioso”
    E la magia si risolve
    E Barry lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la creatura “Ninth Bridge Patrol” è 1/1
    Quando Angie lancia “Unsummon” bersagliando “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Ninth Bridge Patrol” si risolve
    Allora la creatura “Ninth Bridge Patrol” è 2/2
    Quando Angie lancia “Unmake” bersagliando “Wind Drake”
    E la magia si risolve
    E l'abilità innescata di “Ninth Bridge Patrol” si risolve
    Allora la creatura “Ninth Bridge Patrol” è 3/3
    Quando Barry lancia “Omicidio” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E l'abilità innescata di “Ninth Bridge Patrol” si risolve
    Allora la creatura “Ninth Bridge Patrol” è 4/4
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie lancia “Omicidio” bersagliando “Ninth Bridge Patrol”
    E la magia si risolve
    Allora Angie può lanciare “Tremor”

  @id:leaves.library @clause:trigger.leaves @from:2018-04-27 @must
  Scenario: Anche ciò che va in un grimorio se ne va
    Dato che Angie controlla “Thragtusk”
    E che Edward controlla “Thragtusk”
    Quando Barry lancia “Time Ebb” bersagliando “Thragtusk” di Angie
    E la magia si risolve
    E l'abilità innescata di “Thragtusk” di Angie si risolve
    Allora Angie controlla una pedina creatura 3/3
    Quando Barry lancia “Esercizio dell'Oblio” bersagliando “Thragtusk” di Edward
    E la magia si risolve
    E l'abilità innescata di “Thragtusk” di Edward si risolve
    Allora Edward controlla una pedina creatura 3/3

  @id:leaves.commander @clause:ability.linked @clause:commander.exile @variant:commander @from:2011-02-04 @must
  Scenario: Un comandante che va invece nella zona di comando non è ciò che un Anello riporta
    Dato che il comandante di Edward è “Tobias Andrion”
    E che Edward controlla “Tobias Andrion”
    Quando Angie lancia “Oblivion Ring”
    E la magia si risolve
    E l'abilità innescata di “Oblivion Ring” si risolve
    Ed Edward mette il proprio comandante nella zona di comando
    E Angie lancia “Ritorno alla Natura” bersagliando “Oblivion Ring”
    E la magia si risolve
    E l'abilità innescata di “Oblivion Ring” si risolve
    Allora Edward ha “Tobias Andrion” nella zona di comando
    Ed Edward non controlla nessuna creatura

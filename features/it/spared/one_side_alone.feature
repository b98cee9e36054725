# language: it
Funzionalità: Una sola parte
  > Ciò che una carta fa per il suo controllore, o agli avversari, non lo fa per nessun altro. Chi resta come prima?

  @id:plain.worship @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Worship mantiene a 1 punto vita la squadra del suo controllore, e non gli avversari
    Dato che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 5 punti vita
    E che Angie controlla “Worship”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:plain.threshold @clause:life.read @clause:object.you @from:2005-08-01 @must
  Scenario: Una soglia di 5 punti vita è della squadra del suo controllore, e gli avversari scendono più giù
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 12 punti vita
    E che Barry controlla “Esercizio della Soglia”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward ha 4 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:plain.grace @clause:life.zero @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Nel turno di Angel's Grace gli avversari perdono come sempre
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 5 punti vita
    Quando Angie lancia “Angel's Grace”
    E la magia si risolve
    E Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:plain.grace.win @situation:plain.grace @clause:team.win_effect @clause:team.wins_and_loses @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2010-04-23 @must
  Scenario: Chi ha lanciato Angel's Grace può vincere con un effetto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 50 punti vita
    E che Angie controlla “Prova di Resistenza”
    Quando inizia il mantenimento della squadra di Angie
    E Angie lancia “Angel's Grace”
    E la magia si risolve
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita

  @id:plain.avenger @clause:trigger.state @clause:life.read @from:2010-04-23 @must
  Scenario: Con 11 punti vita Opal Avenger è un incantesimo, con meno una creatura
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 12 punti vita
    E che Angie controlla “Opal Avenger”
    E che Barry controlla “Serendib Efreet”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 11 punti vita
    E Angie non controlla nessuna creatura
    Quando inizia la sottofase finale della squadra di Edward
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 10 punti vita
    E Angie controlla una creatura 3/5

  @id:plain.swordsmith @clause:ability.static @clause:object.you @clause:object.types @from:2005-08-01 @must
  Scenario: Veteran Swordsmith rafforza l'altro Soldato del suo controllore, non il suo Cavaliere, né i Soldati del compagno e dell'avversario
    Dato che Angie controlla “Veteran Swordsmith”
    E che Angie controlla “Vanilla 1/1”
    E che Angie controlla “Youthful Knight”
    E che Barry controlla “Vanilla 1/1”
    E che Edward controlla “Vanilla 1/1”
    Allora la creatura “Vanilla 1/1” di Angie è 2/1
    E la creatura “Youthful Knight” è 2/1
    E la creatura “Veteran Swordsmith” è 3/2
    E la creatura “Vanilla 1/1” di Barry è 1/1
    E la creatura “Vanilla 1/1” di Edward è 1/1

  @id:plain.borrowed @clause:turn.control @from:2017-07-08 @must
  Scenario: Chi ha ricevuto il turno degli avversari non decide nulla in quello della propria squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Esercizio dei Fili Prestati” bersagliando Barry
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Barry può lanciare “Wind Drake” al posto di Edward
    Quando la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry non può lanciare “Gigante di Collina” al posto di Angie
    Ma Angie può lanciare “Gigante di Collina”

  @id:plain.drought @clause:turn.skip @clause:turn.of_team @from:2007-05-01 @must
  Scenario: Quando ogni giocatore salta una sottofase di acquisizione, anche la squadra di chi lancia salta la sua prossima, una volta
    Dato che Barry ha due carte in mano
    Quando Angie lancia “Esercizio della Siccità”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha due carte in mano
    Quando inizia la sottofase finale della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha tre carte in mano

  @id:plain.deep_sleep @clause:turn.skip @clause:step.untap @from:2005-08-01 @must
  Scenario: Dove nessuno STAPpa, restano TAPpati anche i permanenti dei due membri della propria squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Stasis”
    E che Angie controlla “Eon Hub”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Wind Drake” è TAPpata

  @id:plain.white_flag @clause:turn.skip @clause:step.combat @from:2018-04-27 @must
  Scenario: Gli avversari di chi salta le fasi principali e di combattimento hanno le loro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Esercizio della Bandiera Bianca”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la fase principale pre-combattimento della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora è la fase principale post-combattimento della squadra di Edward
    E la squadra di Angie ha 17 punti vita

  @id:plain.tithe @clause:trigger.step @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi riscuote la decima dagli avversari non la riscuote nel mantenimento della propria squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Davriel, Rogue Shadowmage”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 30 punti vita

  @id:plain.long_evening @clause:step.extra @clause:step.end_step @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: La lunga sera è della squadra del suo controllore; la sottofase finale degli avversari viene una volta
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Esercizio della Lunga Sera”
    Quando inizia la sottofase finale della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è il mantenimento della squadra di Angie

  @id:plain.shared_morning @clause:step.extra @clause:step.extra_own @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: Ciò che dà una sottofase di mantenimento alla propria squadra non ne aggiunge al turno degli avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie lancia “Esercizio della Mattina Condivisa”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase di acquisizione della squadra di Edward

  @id:plain.palisade @clause:trigger.step @clause:object.you @from:2024-11-08 @must
  Scenario: L'abilità di una battaglia per il mantenimento del suo controllore aspetta durante quello degli avversari
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Esercizio della Palizzata”
    E che il protettore di “Esercizio della Palizzata” è Edward
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 21 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:plain.busy_day @clause:trigger.step @clause:turn.active_player @from:2010-04-23 @until:2020-01-24 @must
  Scenario: Un'abilità per ogni mantenimento si innesca una volta nel mantenimento che due avversari condividono
    Dato che Barry controlla “Esercizio del Giorno Intenso”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Esercizio del Giorno Intenso” si risolve
    E Barry sceglie Edward come giocatore attivo
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora Edward ha due carte in mano
    E Ronald ha una carta in mano
    E Barry non ha carte in mano

  @id:plain.pact @clause:step.cleanup @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Un patto per un turno non lega nessuno nel successivo
    Dato che Angie controlla “Esercizio del Patto”
    E che Angie controlla “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Esercizio del Patto”
    E Angie sceglie Angie come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può attaccare Angie con “Orso Grizzly”

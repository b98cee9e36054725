# language: it
Funzionalità: La seconda volta dopo la prima
  > Una durata finisce e resta finita, ciò che si salta una volta torna, e un secondo combattimento è un combattimento. Si scambia una volta per sempre, o per due?

  @id:twice.next_turn @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Ciò che dura fino al proprio prossimo turno dura per tutto quello avversario, finisce al proprio e resta finito
    Dato che Barry controlla “Liliana, the Last Hope”
    E che Edward controlla “Gigante di Collina”
    Quando Barry attiva la prima abilità di “Liliana, the Last Hope”
    E Barry sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 1/2
    Quando inizia la sottofase finale della squadra di Edward
    Allora la creatura “Gigante di Collina” è 1/2
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:twice.attack_cost @situation:twice.next_turn @clause:layers.lasting @clause:combat.attack @from:2018-04-27 @must
  Scenario: Attaccare il suo controllore costa mana nel prossimo turno avversario, attaccare il compagno nulla, e nulla un turno dopo
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Forbidding Spirit”
    E la magia si risolve
    E l'abilità innescata di “Forbidding Spirit” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può attaccare Angie con “Gigante di Collina”

  @id:twice.skip_turn @clause:turn.skip @from:2005-08-01 @must
  Scenario: Un turno si salta una volta, e il seguente si gioca
    Dato che Angie non ha carte in mano
    Quando Barry lancia “Meditate”
    E la magia si risolve
    Allora Barry ha quattro carte in mano
    E Angie non ha carte in mano
    Quando inizia la sottofase finale della squadra di Edward
    E la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie

  @id:twice.skip_upkeep @clause:turn.skip @from:2007-05-01 @must
  Scenario: Un mantenimento si salta una volta, e nel turno seguente ciò che vi si innesca si innesca una volta
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Copper Tablet”
    E che Ronald controlla “Serendib Efreet”
    Quando Angie lancia “Esercizio del Lungo Sonno” bersagliando Ronald
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase finale della squadra di Edward
    E inizia il mantenimento della squadra di Edward
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 17 punti vita

  @id:twice.combat @clause:phase.extra @clause:step.combat @from:2018-04-27 @must
  Scenario: In un secondo combattimento dello stesso turno le creature attaccano e infliggono danno di nuovo, e non c'è un terzo
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    Quando Barry lancia “Seize the Day” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Ronald con “Wind Drake”
    Ma Angie può attaccare Ronald con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 12 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 12 punti vita
    E Barry ha “Seize the Day” nel proprio cimitero

  @id:twice.first_strike @clause:combat.first_strike @clause:phase.extra @from:2018-04-27 @must
  Scenario: L'attacco improvviso nel primo combattimento non raddoppia né annulla il danno del secondo
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Youthful Knight”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Youthful Knight” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Angie controlla “Youthful Knight”
    E Ronald ha “Orso Grizzly” nel proprio cimitero
    Quando Barry lancia “Seize the Day” bersagliando “Youthful Knight”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita

  @id:twice.mana @clause:mana.empties @clause:phase.extra @from:2009-07-11 @must
  Scenario: Il mana non speso non passa da una fase di combattimento aggiunta alla fase principale aggiunta
    Dato che Angie controlla “Foresta”
    E che Angie controlla “Gigante di Collina”
    Quando Barry lancia “Seize the Day” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora Angie non ha mana non speso

  @id:twice.no_attack @clause:combat.no_attack @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Senza attaccanti, la fine del combattimento segue la dichiarazione degli attaccanti
    Dato che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie non attacca con alcuna creatura
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di fine combattimento della squadra di Angie

  @id:twice.each_upkeep @clause:trigger.step @from:2007-05-01 @must
  Scenario: Nel mantenimento di una squadra ogni suo giocatore subisce 1 danno, e in quello dell'altra i suoi
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Copper Tablet”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 18 punti vita

  @id:twice.grace @clause:step.cleanup @clause:life.zero @from:2005-08-01 @must
  Scenario: Chi non può perdere in questo turno perde nella sottofase di cancellazione, appena ciò è finito
    Dato che la squadra di Angie ha 1 punto vita
    E che Edward controlla “Zulaport Cutthroat”
    Quando Angie lancia “Angel's Grace”
    E la magia si risolve
    E Barry lancia “Pyroclasm”
    E la magia si risolve
    E l'abilità innescata di “Zulaport Cutthroat” si risolve
    Allora la squadra di Angie ha -1 punto vita
    E la partita continua
    Quando inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Quando la squadra di Angie finisce il proprio turno
    Allora la squadra di Angie perde la partita

  @id:twice.becomes @clause:object.types @clause:layers.order @from:2010-04-23 @must
  Scenario: Un incantesimo che diventa un Soldato lo è, e lo rafforza ciò che rafforza i Soldati; quello del compagno no
    Dato che la squadra di Angie ha 12 punti vita
    E che Angie controlla “Opal Avenger”
    E che Angie controlla “Veteran Swordsmith”
    E che Edward controlla “Drannith Stinger”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E l'abilità innescata di “Opal Avenger” si risolve
    Allora la creatura “Opal Avenger” è 4/5
    E la creatura “Veteran Swordsmith” è 3/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Opal Avenger” è 4/5

  @id:twice.order @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: I bloccanti subiscono il danno nell'ordine scelto dalla squadra attaccante, non in quello dei blocchi
    Dato che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Ronald blocca “Gigante di Collina” con “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Wind Drake”, poi “Orso Grizzly”
    E la squadra di Angie suddivide il danno: 2 a “Wind Drake”, 1 a “Orso Grizzly”
    Allora Ronald ha “Wind Drake” nel proprio cimitero
    Ed Edward controlla “Orso Grizzly”
    E Barry ha “Gigante di Collina” nel proprio cimitero

  @id:twice.leyline @clause:start.opening_hand @from:2009-10-01 @must
  Scenario: Solo una carta che lo dice comincia sul campo di battaglia; un'altra resta in mano
    Dato che la squadra di Angie gioca per prima
    E che Barry ha “Leyline of the Meek” in mano
    E che Barry ha “Bad Moon” in mano
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Barry comincia la partita con “Leyline of the Meek” sul campo di battaglia
    Allora Barry controlla “Leyline of the Meek”
    E Barry ha “Bad Moon” in mano
    E Barry ha sei carte in mano
    E Angie ha sette carte in mano

  @id:twice.proliferate @clause:counters.proliferate @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @until:2018-04-27 @must
  Scenario: Di due tipi di segnalini su un permanente se ne mette uno in più del tipo scelto, e non dell'altro
    Dato che Angie controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    E che “Gigante di Collina” ha un segnalino ricerca
    Quando Angie lancia “Steady Progress”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” perché riceva un altro segnalino
    E Angie sceglie ricerca come tipo di segnalino
    Allora “Gigante di Collina” ha due segnalini ricerca
    E “Gigante di Collina” ha due segnalini +1/+1

  @id:twice.symbols @clause:mana.own @from:2005-08-01 @must
  Scenario: Una terra paga un mana di un costo, e non due
    Dato che Angie controlla “Ascesa del Luminarca”
    E che “Ascesa del Luminarca” ha quattro segnalini ricerca
    E che Angie controlla “Pianura”
    E che Barry controlla due “Foresta”
    E che Angie controlla “Lampad of Death's Vigil”
    Allora Angie non può attivare l'abilità di “Ascesa del Luminarca”
    Ma Angie può attivare l'abilità di “Lampad of Death's Vigil”

  @id:twice.symbols.paid @situation:twice.symbols @clause:mana.own @from:2005-08-01 @must
  Scenario: Due terre pagano due mana e si TAPpano; quelle del compagno restano STAPpate
    Dato che Angie controlla “Ascesa del Luminarca”
    E che “Ascesa del Luminarca” ha quattro segnalini ricerca
    E che Angie controlla “Pianura”
    E che Angie controlla “Foresta”
    E che Barry controlla “Isola”
    Allora Angie può attivare l'abilità di “Ascesa del Luminarca”
    Quando l'abilità si risolve
    Allora Angie controlla un Angelo
    E la carta “Pianura” è TAPpata
    E la carta “Foresta” è TAPpata
    E la carta “Isola” è STAPpata

# language: it
Funzionalità: A ciascuno i propri turni
  > I compagni siedono fianco a fianco, e ognuno svolge da solo i propri turni. Di chi è il turno successivo, e chi può agire quando?

  @id:versus.turns @clause:turn.teams @clause:versus.begins @clause:versus.seats @variant:team-vs-team @from:2011-09-30 @must
  Scenario: I turni fanno il giro del tavolo, dal compagno all'altra squadra
    Dato che Angie ha 20 punti vita
    Quando Angie finisce il proprio turno
    Allora è il mantenimento di Barry
    Quando Barry finisce il proprio turno
    Allora è il mantenimento di Edward
    Quando Edward finisce il proprio turno
    Allora è il mantenimento di Ronald
    Quando Ronald finisce il proprio turno
    Allora è il mantenimento di Angie

  @id:versus.untap @clause:step.untap @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Solo i permanenti del giocatore di cui è il turno si stappano, e non quelli del compagno
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Orso Grizzly” è TAPpata
    Quando Angie finisce il proprio turno
    Allora la carta “Orso Grizzly” è STAPpata
    E la carta “Gigante di Collina” è TAPpata
    Quando inizia il mantenimento di Angie
    Allora la carta “Gigante di Collina” è STAPpata

  @id:versus.draw @clause:step.draw @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Solo il giocatore di cui è il turno pesca una carta
    Dato che Angie ha due carte in mano
    E che Barry ha tre carte in mano
    Quando inizia la fase principale pre-combattimento di Barry
    Allora Barry ha quattro carte in mano
    E Angie ha due carte in mano

  @id:versus.sorcery @clause:turn.teams @clause:step.main @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Nel turno del compagno un giocatore non lancia creature, ma un istantaneo
    Dato che Barry ha “Orso Grizzly” in mano
    E che Edward ha 20 punti vita
    Quando Angie passa la priorità
    Allora Barry non può lanciare “Orso Grizzly”
    Ma Barry può lanciare “Shock” bersagliando Edward
    Quando la magia si risolve
    Allora Edward ha 18 punti vita
    Quando inizia la fase principale pre-combattimento di Barry
    Allora Barry può lanciare “Orso Grizzly”

  @id:versus.land @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In squadra contro squadra un giocatore non gioca terre nel turno del compagno
    Dato che Angie ha “Foresta” in mano
    E che Barry ha “Pianura” in mano
    Allora Barry non può giocare “Pianura” come terra
    E Angie può giocare “Foresta” come terra
    Quando inizia la fase principale pre-combattimento di Barry
    Allora Barry può giocare “Pianura” come terra

  @id:versus.priority @clause:priority.pass @clause:versus.seats @variant:team-vs-team @from:2011-09-30 @must
  Scenario: La priorità fa il giro del tavolo, un giocatore dopo l'altro, e una magia si risolve quando tutti e quattro hanno passato
    Dato che Angie ha 20 punti vita
    E che Ronald controlla “Wall of Blood”
    E che Ronald ha 20 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E Angie passa la priorità
    Allora Ronald non può attivare l'abilità di “Wall of Blood”
    Quando Barry passa la priorità
    Allora Ronald non può attivare l'abilità di “Wall of Blood”
    Quando Edward passa la priorità
    Allora Ronald può attivare l'abilità di “Wall of Blood”
    E Ronald ha 19 punti vita
    Quando la magia si risolve
    Allora Ronald ha 15 punti vita

  @id:versus.upkeep @clause:trigger.step @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ciò che porta ogni mantenimento colpisce il solo giocatore di cui è il mantenimento
    Dato che Angie ha 20 punti vita
    E che Barry ha 20 punti vita
    E che Edward ha 20 punti vita
    E che Angie controlla “Copper Tablet”
    Quando inizia il mantenimento di Barry
    E l'abilità innescata di “Copper Tablet” si risolve
    Allora Barry ha 19 punti vita
    E Angie ha 20 punti vita
    Quando inizia la sottofase di acquisizione di Edward
    Allora Edward ha 19 punti vita
    E Barry ha 19 punti vita

  @id:versus.extra_turn @clause:turn.of_team @clause:turn.extra @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Un turno addizionale è del solo giocatore, e poi viene quello del compagno
    Dato che Barry ha tre carte in mano
    Quando Angie lancia “Time Walk”
    E la magia si risolve
    E Angie finisce il proprio turno
    Allora è il mantenimento di Angie
    Quando Angie finisce il proprio turno
    Allora è il mantenimento di Barry
    E Barry ha tre carte in mano

  @id:versus.skipped @clause:turn.of_team @clause:turn.skip @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Un turno che un giocatore salta è saltato da lui solo
    Dato che Angie ha 20 punti vita
    Quando Angie lancia “Meditate”
    E la magia si risolve
    E Angie finisce il proprio turno
    Allora è il mantenimento di Barry
    Quando Barry finisce il proprio turno
    Ed Edward finisce il proprio turno
    E Ronald finisce il proprio turno
    Allora è il mantenimento di Barry

  @id:versus.triggers @clause:trigger.order @clause:trigger.dies @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Le abilità innescate vanno in pila un giocatore dopo l'altro in ordine di turno, quelle dei compagni separatamente
    Dato che Angie ha 20 punti vita
    E che Barry ha 20 punti vita
    E che Edward ha 20 punti vita
    E che Ronald ha 20 punti vita
    E che Angie controlla “Spirit of Malevolence”
    E che Barry controlla “Spirit of Malevolence”
    E che Edward controlla “Spirit of Malevolence”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E l'abilità innescata di “Spirit of Malevolence” di Edward si risolve
    Allora Edward ha 21 punti vita
    E Angie ha 19 punti vita
    E Barry ha 19 punti vita
    E Ronald ha 20 punti vita
    Quando l'abilità innescata di “Spirit of Malevolence” di Barry si risolve
    Allora Barry ha 20 punti vita
    Ed Edward ha 20 punti vita
    E Ronald ha 19 punti vita
    E Angie ha 19 punti vita
    Quando l'abilità innescata di “Spirit of Malevolence” di Angie si risolve
    Allora Angie ha 20 punti vita
    E Ronald ha 18 punti vita

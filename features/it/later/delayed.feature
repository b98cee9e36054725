# language: it
Funzionalità: Le abilità che attendono
  > Una magia o un'abilità ne crea un'altra, che fa qualcosa più tardi. Quando si innesca, per chi, e che cosa riguarda?

  @id:delayed.returns @clause:trigger.delayed @clause:zone.owner @from:2009-10-01 @must
  Scenario: Ciò che viene esiliato fino alla sottofase finale torna allora, sotto il controllo del suo proprietario
    Dato che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora Barry possiede “Gigante di Collina” in esilio
    E Edward controlla “Orso Grizzly”
    Quando inizia la sottofase finale della squadra di Angie
    Allora Barry possiede “Gigante di Collina” in esilio
    Quando l'abilità innescata di “Flickerwisp” si risolve
    Allora Barry controlla “Gigante di Collina”
    E Angie non controlla “Gigante di Collina”

  @id:delayed.returns_once @clause:trigger.delayed_once @clause:zone.exile @from:2009-10-01 @must
  Scenario: Ciò che è tornato e poi viene esiliato da altro non torna nella sottofase finale successiva
    Dato che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora Barry controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Unmake” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la squadra di Edward finisce il proprio turno
    Allora Barry possiede “Gigante di Collina” in esilio

  @id:delayed.to_owner @clause:trigger.delayed @clause:zone.owner @from:2009-10-01 @must
  Scenario: Ciò che è stato preso a un avversario torna al suo proprietario
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora Edward controlla “Gigante di Collina”
    E Ronald non controlla nessuna creatura

  @id:delayed.to_caster @clause:effect.onto_battlefield @clause:zone.new_object @from:2009-10-01 @must
  Scenario: Ciò che torna subito sotto il controllo di chi lancia la magia vi resta
    Dato che Edward controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla “Inno Glorioso”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie non può lanciare “Cloudshift” bersagliando “Orso Grizzly”
    E Angie non può lanciare “Cloudshift” bersagliando “Inno Glorioso”
    Ma Angie può lanciare “Cloudshift” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Angie controlla “Gigante di Collina”

  @id:delayed.in_end_step @clause:trigger.delayed_once @clause:trigger.delayed @from:2009-10-01 @must
  Scenario: Ciò che viene creato in una sottofase finale attende quella del turno successivo, dell'altra squadra
    Dato che Angie controlla “Flickerwisp”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase finale della squadra di Angie
    E Angie lancia “Cloudshift” bersagliando “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Barry possiede “Gigante di Collina” in esilio
    Quando inizia la sottofase finale della squadra di Edward
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora Barry controlla “Gigante di Collina”

  @id:delayed.not_itself @clause:trigger.delayed @clause:target.choose @from:2009-10-01 @must
  Scenario: Ciò che esilia un altro permanente non può bersagliare sé stesso
    Dato che Angie controlla “Flickerwisp”
    E che Angie controlla “Pianura”
    Quando Angie lancia “Cloudshift” bersagliando “Flickerwisp”
    E la magia si risolve
    Allora Angie non deve fare nessuna scelta
    Quando l'abilità innescata di “Flickerwisp” si risolve
    Allora Angie possiede “Pianura” in esilio
    E Angie controlla “Flickerwisp”

  @id:delayed.flies @clause:combat.block @from:2018-04-27 @must
  Scenario: Flickerwisp può essere bloccato solo da una creatura che vola
    Dato che Angie controlla “Flickerwisp”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Flickerwisp”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Flickerwisp” con “Gigante di Collina”
    Ma Ronald può bloccare “Flickerwisp” con “Wind Drake”

  @id:delayed.source_gone @clause:trigger.delayed @clause:ability.independent @from:2009-10-01 @must
  Scenario: Un'abilità in attesa si innesca anche se la sua fonte è morta
    Dato che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Omicidio” bersagliando “Flickerwisp”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora Barry controlla “Gigante di Collina”
    E Angie ha “Flickerwisp” nel proprio cimitero

  @id:delayed.one_card @clause:trigger.delayed_once @clause:step.upkeep @from:2005-08-01 @must
  Scenario: Nel mantenimento del prossimo turno una sola testa pesca una sola carta, e poi mai più
    Dato che Angie ha due carte in mano
    E che Barry ha due carte in mano
    E che Edward ha tre carte in mano
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Blessed Wine”
    E la magia si risolve
    Allora la squadra di Angie ha 21 punti vita
    E Angie ha una carta in mano
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie ha una carta in mano
    Quando l'abilità innescata di “Blessed Wine” si risolve
    Allora Angie ha due carte in mano
    E Barry ha due carte in mano
    E Edward ha tre carte in mano
    Quando inizia il mantenimento della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie ha tre carte in mano
    E Barry ha tre carte in mano

  @id:delayed.sacrificed @clause:trigger.delayed @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scenario: Ciò che è tornato per un turno viene sacrificato nella sottofase finale, e nient'altro
    Dato che Angie ha “Gigante di Collina” nel proprio cimitero
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Barry ha “Elementale dell'Aria” nel proprio cimitero
    E che Angie ha “Inno Glorioso” nel proprio cimitero
    Allora Angie non può lanciare “Footsteps of the Goryo” bersagliando “Elementale dell'Aria”
    E Angie non può lanciare “Footsteps of the Goryo” bersagliando “Inno Glorioso”
    Ma Angie può lanciare “Footsteps of the Goryo” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Footsteps of the Goryo” si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Orso Grizzly”
    E Barry controlla “Wind Drake”

  @id:delayed.not_own @clause:trigger.delayed @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scenario: Ciò che nel frattempo ha preso il compagno non può essere sacrificato
    Dato che Angie ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Footsteps of the Goryo” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Barry lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Footsteps of the Goryo” si risolve
    Allora Barry controlla “Gigante di Collina”

  @id:delayed.new_object @clause:trigger.delayed_object @clause:zone.new_object @from:2009-10-01 @must
  Scenario: Ciò che nel frattempo è morto e tornato è un altro oggetto, e non viene sacrificato
    Dato che Angie ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Footsteps of the Goryo” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Zombify” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Footsteps of the Goryo” si risolve
    Allora Angie controlla “Gigante di Collina”

  @id:delayed.fortune @clause:trigger.delayed @clause:turn.of_team @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Alla fine del turno addizionale preso da una testa perde tutta la squadra, e non prima
    Quando Angie lancia “Final Fortune”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Quando l'abilità innescata di “Final Fortune” si risolve
    Allora la squadra di Angie perde la partita
    E la squadra di Edward vince la partita

  @id:delayed.fortune.alone @clause:trigger.delayed @clause:turn.extra @variant:two-player @from:2005-08-01 @must
  Scenario: Alla fine del turno addizionale perde chi lo ha preso, e non prima
    Quando Angie lancia “Final Fortune”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando inizia la sottofase finale della squadra di Angie
    Allora la partita continua
    Quando l'abilità innescata di “Final Fortune” si risolve
    Allora la squadra di Angie perde la partita

  @id:delayed.fortune.opponents_turn @clause:trigger.delayed @clause:turn.extra @from:2005-08-01 @must
  Scenario: Un turno addizionale preso nel turno degli avversari segue quel turno
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Barry lancia “Final Fortune”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Edward
    Allora la partita continua
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Final Fortune” si risolve
    Allora la squadra di Angie perde la partita

  @id:delayed.fortune.another_turn @clause:trigger.delayed @clause:turn.extra @from:2005-08-01 @must
  Scenario: La fine di un altro turno addizionale, che viene prima, non è la fine di quello
    Quando Angie lancia “Final Fortune”
    E la magia si risolve
    E Barry lancia “Time Walk”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase finale della squadra di Angie
    E la squadra di Angie finisce il proprio turno
    Allora la partita continua
    E è il mantenimento della squadra di Angie
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Final Fortune” si risolve
    Allora la squadra di Angie perde la partita

  @id:delayed.fortune.skipped @clause:trigger.delayed @clause:turn.skip @from:2005-08-01 @must
  Scenario: La fine di un turno addizionale che viene saltato non arriva mai
    Quando Angie lancia “Final Fortune”
    E la magia si risolve
    E Barry lancia “Meditate”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    E la partita continua

  @id:delayed.fortune.cannot_lose @clause:trigger.delayed_once @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Se il compagno non può perdere la squadra continua, e nessun turno successivo è l'ultimo
    Dato che Barry controlla “Angelo di Platino”
    Quando Angie lancia “Final Fortune”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Final Fortune” si risolve
    Allora la partita continua
    Quando la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    E la partita continua

  @id:delayed.left @clause:trigger.delayed @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: Ciò che attende se ne va con il giocatore che lascia la partita, e ciò che è stato esiliato resta esiliato
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    E Angie concede la partita
    E inizia la sottofase finale della squadra di Edward
    Allora Edward possiede “Gigante di Collina” in esilio

  @id:delayed.commander @clause:trigger.delayed_object @clause:commander.exile @variant:commander @from:2011-02-04 @must
  Scenario: Un comandante che va invece nella zona di comando non torna
    Dato che il comandante di Edward è “Tobias Andrion”
    E che Edward controlla “Tobias Andrion”
    Quando Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Tobias Andrion” come bersaglio
    E Edward mette il proprio comandante nella zona di comando
    E l'abilità innescata di “Flickerwisp” si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora Edward ha “Tobias Andrion” nella zona di comando
    E Edward non controlla nessuna creatura

  @id:delayed.end_of_combat @clause:trigger.delayed @clause:step.combat @from:2018-04-27 @must
  Scenario: Ciò che attende la fine del combattimento si innesca all'inizio della sottofase di fine combattimento
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wall of Junk”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Wall of Junk”
    E l'abilità innescata di “Wall of Junk” si risolve
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora Edward controlla “Wall of Junk”
    Quando l'abilità innescata di “Wall of Junk” si risolve
    Allora Edward ha “Wall of Junk” in mano
    E è la sottofase di fine combattimento della squadra di Angie

  @id:delayed.died @clause:trigger.delayed_object @from:2018-04-27 @must
  Scenario: Ciò che nel frattempo è morto non torna alla fine del combattimento
    Dato che Angie controlla “Typhoid Rats”
    E che Edward controlla “Wall of Junk”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Typhoid Rats”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Typhoid Rats” con “Wall of Junk”
    E l'abilità innescata di “Wall of Junk” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Wall of Junk” nel proprio cimitero
    E Edward non ha carte in mano

  @id:flickered_aura.chosen @situation:flickered_aura @clause:aura.enters @clause:trigger.delayed_object @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Un'Aura che torna dall'esilio incanta ciò che il suo controllore sceglie in quel momento
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Unholy Strength” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Unholy Strength” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora la creatura “Orso Grizzly” è 2/2
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Flickerwisp” si risolve
    E Angie sceglie di incantare “Gigante di Collina”
    Allora la creatura “Gigante di Collina” è 5/4
    E la creatura “Orso Grizzly” è 2/2

  @id:flickered_aura.protected @situation:flickered_aura @clause:aura.enters @clause:protection.aura @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Un'Aura resta in esilio dove tutto ciò che potrebbe incantare è protetto da essa
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “White Knight”
    Quando Angie lancia “Unholy Strength” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Flickerwisp”
    E la magia si risolve
    E Angie sceglie “Unholy Strength” come bersaglio
    E l'abilità innescata di “Flickerwisp” si risolve
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Flickerwisp”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Flickerwisp” si risolve
    Allora Angie possiede “Unholy Strength” in esilio
    E la creatura “White Knight” è 2/2

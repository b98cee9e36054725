# language: it
Funzionalità: Ciò che si annuncia, si richiede e si dà, alla lettera
  > Un numero, un modo, un pagamento si annuncia un po' diversamente; un obbligo ne incontra un altro; dei turni si aspettano. E allora?

  @id:exact.lately.order @situation:exact.lately @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: In qualunque ordine si nominino i modi, i loro bersagli vengono come li ha la carta
    Dato che Edward controlla “Gigante di Collina”
    E che Edward ha “Divination” in mano
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Divination”
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Cryptic Command” scegliendo i modi 2 e 1 e bersagliando “Gigante di Collina” e “Divination”
    Ma Angie può lanciare “Cryptic Command” scegliendo i modi 2 e 1 e bersagliando “Divination” e “Gigante di Collina”
    Quando la magia si risolve
    Allora Edward ha “Divination” nel proprio cimitero
    E Edward ha “Gigante di Collina” in mano

  @id:exact.lately.number @situation:exact.lately @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Un numero si annuncia per una X, fosse anche zero, e per nient'altro
    Dato che la squadra di Edward ha 20 punti vita
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Blaze” bersagliando Edward
    E Angie non può lanciare “Shock” con X = 2, bersagliando Edward
    Ma Angie può lanciare “Blaze” con X = 0, bersagliando Edward
    E Angie può lanciare “Shock” bersagliando Edward

  @id:exact.lately.odd @situation:exact.lately @clause:cost.phyrexian @clause:life.pay @variant:two-headed-giant @variant:two-player @from:2011-06-17 @must
  Scenario: Un punto vita non paga mezzo simbolo, né tre un simbolo e mezzo
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Dismember” pagando 1 punto vita e bersagliando “Gigante di Collina”
    E Angie non può lanciare “Dismember” pagando 3 punti vita e bersagliando “Gigante di Collina”
    Ma Angie può lanciare “Dismember” pagando 4 punti vita e bersagliando “Gigante di Collina”
    E la squadra di Angie ha 16 punti vita

  @id:exact.lately.lured @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Chi può bloccare la creatura che attira blocca quella, e nessun'altra
    Dato che Angie controlla “Taunting Elf”
    E che Angie controlla “Wall of Blood”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Taunting Elf”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Orso Grizzly”
    E Edward non può non bloccare con alcuna creatura
    Ma Edward può bloccare “Taunting Elf” con “Orso Grizzly”

  @id:exact.lately.one_of_two @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Di due che devono essere bloccate una creatura sola blocca l'una o l'altra
    Dato che Angie controlla “Gaea's Protector”
    E che Barry controlla “Gaea's Protector”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gaea's Protector” di Angie
    E Barry attacca Edward con “Gaea's Protector” di Barry
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può non bloccare con alcuna creatura
    Ma Edward può bloccare “Gaea's Protector” di Barry con “Orso Grizzly”

  @id:exact.lately.companion @situation:exact.lately @clause:combat.goad @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: Una creatura pungolata che non può attaccare da sola resta a casa dove nessun'altra può attaccare
    Dato che Edward controlla “Trusty Companion”
    E che Ronald controlla “Muro di Legno”
    E che Ronald controlla “Elementale dell'Aria”
    E che la carta “Elementale dell'Aria” è TAPpata
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Disrupt Decorum”
    E la magia si risolve
    E Angie lancia “Omicidio” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura

  @id:exact.lately.study @situation:exact.lately @clause:cost.unless @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: Chi se n'è andato non paga nulla, e ciò che doveva seguire segue
    Dato che Angie controlla “Rhystic Study”
    E che Angie ha dieci carte nel proprio grimorio
    E che Martha ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Angel's Mercy”
    E Edward concede la partita
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Rhystic Study” si risolve
    Allora Angie ha nove carte nel proprio grimorio
    E Martha ha dieci carte nel proprio grimorio

  @id:exact.lately.exiled @situation:exact.lately @clause:trigger.delayed @clause:zone.exile @from:2009-07-11 @must
  Scenario: Una magia esiliata dal suo cimitero resta in esilio quando si risolve ciò che ha lasciato
    Dato che Angie controlla cinque “Fonte di mana”
    E che Barry controlla “Tormod's Crypt”
    Quando Angie lancia “Pact of the Titan”
    E la magia si risolve
    E Barry attiva l'abilità di “Tormod's Crypt”
    E Barry sceglie Angie come bersaglio
    E l'abilità si risolve
    Allora Angie possiede “Pact of the Titan” in esilio
    Quando Angie paga quanto richiesto
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la partita continua
    E Angie possiede “Pact of the Titan” in esilio
    E Angie non ha carte nel proprio cimitero

  @id:exact.lately.waiting @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  Scenario: Dei turni addizionali che attendono viene prima l'ultimo dato, ed è alla fine di quello che la squadra perde
    Quando Angie lancia “Time Walk”
    E la magia si risolve
    E Angie lancia “Time Walk”
    E la magia si risolve
    E Barry lancia “Time Walk”
    E la magia si risolve
    E Angie lancia “Final Fortune”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Final Fortune” si risolve
    Allora la squadra di Angie perde la partita

  @id:exact.lately.begun @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  Scenario: Un turno addizionale che è passato non viene scambiato per il successivo
    Quando Angie lancia “Time Walk”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Final Fortune”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la partita continua
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Final Fortune” si risolve
    Allora la squadra di Angie perde la partita

  @id:exact.lately.herald @situation:exact.lately @clause:spell.uncountered @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Chi impedisce che le magie creatura siano neutralizzate viene neutralizzato come magia, perché non c'è ancora
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Gaea's Herald”
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Gaea's Herald”
    E la magia si risolve
    Allora Angie ha “Gaea's Herald” nel proprio cimitero

  @id:exact.lately.gains @situation:exact.lately @clause:life.cannot_gain @clause:poison.cannot @from:2011-04-01 @until:2011-06-17 @must
  Scenario: I punti vita che un giocatore non può guadagnare non li guadagna nessuno della squadra, mentre un compagno riceve ancora il veleno che l'altro non può ricevere
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Platinum Emperion”
    E che Angie controlla “Melira, Sylvok Outcast”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Edward ha 27 punti vita
    Quando Angie lancia “Caress of Phyrexia” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie non ha nessun segnalino veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha tre segnalini veleno

# language: it
Funzionalità: Chiarimenti le cui parole sono arrivate dopo
  > Una carta chiede che cosa è stato guadagnato o che cosa è morto in questo turno, oppure osserva ciò che si lancia, si scarta e si sacrifica. Un compagno conta?

  @id:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: Tre punti vita guadagnati dal suo controllore ne costano 6 all'altra squadra nella propria sottofase finale, e in nessun'altra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Indulging Patrician”
    E che Angie controlla due “Bottle Gnomes”
    Quando la squadra di Edward passa la priorità
    E Angie attiva l'abilità della prima carta “Bottle Gnomes”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Angie
    Allora la squadra di Edward ha 30 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva l'abilità della seconda carta “Bottle Gnomes”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 24 punti vita
    E la squadra di Angie ha 26 punti vita

  @id:ruling.indulging_patrician.less @situation:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Due punti vita guadagnati non bastano a Indulging Patrician, e quelli che guadagna un compagno non contano
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Indulging Patrician”
    E che Angie controlla due “Fountain of Youth”
    E che Angie controlla dieci “Fonte di mana”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E Angie attiva l'abilità della prima carta “Fountain of Youth”
    E l'abilità si risolve
    E Angie attiva l'abilità della seconda carta “Fountain of Youth”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Edward
    Allora la squadra di Angie ha 29 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:ruling.indulging_patrician.attacks @situation:ruling.indulging_patrician @clause:damage.lifelink @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: Chi non vola non può bloccare Indulging Patrician, il cui danno a un bloccante fa guadagnare 1 punto vita al suo controllore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Indulging Patrician”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Indulging Patrician”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Indulging Patrician” con “Orso Grizzly”
    Ma Ronald può bloccare “Indulging Patrician” con “Wind Drake”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 21 punti vita
    E la squadra di Edward ha 20 punti vita
    E la creatura “Indulging Patrician” è 1/4

  @id:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: I punti vita che guadagna il suo controllore creano un Pipistrello in ogni sottofase finale, e quelli di un compagno non ne creano
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Regal Bloodlord”
    E che Angie controlla “Bottle Gnomes”
    E che Barry controlla “Bottle Gnomes”
    Quando la squadra di Edward passa la priorità
    E Barry attiva l'abilità di “Bottle Gnomes” di Barry
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Angie
    Allora Angie non controlla nessuna pedina creatura
    Quando Angie attiva l'abilità di “Bottle Gnomes” di Angie
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie controlla una pedina creatura
    E Angie controlla una pedina creatura 1/1
    E Barry non controlla nessuna pedina creatura
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie controlla una pedina creatura

  @id:ruling.regal_bloodlord.bat @situation:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  Scenario: Basta un punto vita guadagnato nel turno di un avversario, il Pipistrello è nero e vola, e così chi lo ha creato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Regal Bloodlord”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla due “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Elementale dell'Aria”
    Quando la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Fountain of Youth”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Tremor”
    E la magia si risolve
    E Barry lancia “Bad Moon”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 2/2
    E la creatura “Regal Bloodlord” è 3/5
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Regal Bloodlord”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Regal Bloodlord” con “Gigante di Collina”
    Ma Ronald può bloccare “Regal Bloodlord” con “Elementale dell'Aria”

  @id:ruling.resplendent_angel @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Cinque punti vita guadagnati dal suo controllore creano un Angelo in ogni sottofase finale; quattro no, e nemmeno quelli di un compagno
    Dato che Angie controlla “Resplendent Angel”
    E che Angie controlla due “Bottle Gnomes”
    E che Angie controlla tre “Fountain of Youth”
    E che Angie controlla dieci “Fonte di mana”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E Angie attiva l'abilità della prima carta “Bottle Gnomes”
    E l'abilità si risolve
    E Angie attiva l'abilità della prima carta “Fountain of Youth”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie non controlla nessuna pedina creatura
    Quando la squadra di Edward passa la priorità
    E Angie attiva l'abilità della seconda carta “Bottle Gnomes”
    E l'abilità si risolve
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità della seconda carta “Fountain of Youth”
    E l'abilità si risolve
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità della terza carta “Fountain of Youth”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Angie
    Allora Angie controlla una pedina creatura 4/4
    E Angie controlla una pedina creatura
    E Barry non controlla nessuna pedina creatura

  @id:ruling.resplendent_angel.token @situation:ruling.resplendent_angel @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  Scenario: Entrambi gli Angeli volano, anche la pedina è bianca, e solo quello per cui si paga è più grande e ha legame vitale per il turno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Resplendent Angel”
    E che Angie controlla sei “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Elementale dell'Aria”
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Angie
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie controlla una pedina creatura 4/4
    Quando Barry lancia “Crusade”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 5/5
    E la creatura “Resplendent Angel” è 4/4
    E Angie può attivare l'abilità di “Resplendent Angel”
    Quando l'abilità si risolve
    Allora la creatura “Resplendent Angel” è 6/6
    E Angie controlla una pedina creatura 5/5
    E Angie non può attivare l'abilità di “Resplendent Angel”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Resplendent Angel”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Resplendent Angel” con “Gigante di Collina”
    Ma Ronald può bloccare “Resplendent Angel” con “Elementale dell'Aria”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 46 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la creatura “Resplendent Angel” è 4/4

  @id:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita che guadagna un compagno creano due Guerrieri nella sottofase finale di chiunque, anche se la squadra ne ha persi di più
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Regna, the Redeemer”
    Quando Edward lancia la prima carta “Shock” bersagliando Barry
    E la magia si risolve
    Ed Edward lancia la seconda carta “Shock” bersagliando Barry
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Fountain of Youth”
    E l'abilità si risolve
    Allora la squadra di Angie ha 17 punti vita
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry controlla due pedine creatura
    E Barry controlla due pedine creatura 1/1
    E Angie non controlla nessuna creatura

  @id:ruling.regna.both @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: Si creano due Guerrieri dove entrambi i membri hanno guadagnato punti vita più volte, anche prima che Regna ci fosse
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E Barry lancia la prima carta “Angel's Mercy”
    E la magia si risolve
    E Barry lancia la seconda carta “Angel's Mercy”
    E la magia si risolve
    E Barry lancia “Regna, the Redeemer”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Barry controlla due pedine creatura 1/1
    E Angie non controlla nessuna pedina creatura

  @id:ruling.regna.opponent @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita di un avversario non creano Guerrieri, e nemmeno quelli di un turno precedente o quelli che arrivano nella sottofase finale
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Regna, the Redeemer”
    E che Angie controlla “Bottle Gnomes”
    E che Edward controlla “Bottle Gnomes”
    Quando inizia la sottofase finale della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Bottle Gnomes” di Angie
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry non controlla nessuna pedina creatura
    Quando la squadra di Angie passa la priorità
    Ed Edward attiva l'abilità di “Bottle Gnomes” di Edward
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Barry non controlla nessuna pedina creatura

  @id:ruling.regna.flies @situation:ruling.regna @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Regna vola, i suoi Guerrieri sono bianchi e non volano
    Dato che Barry controlla “Regna, the Redeemer”
    E che Edward controlla “Wilt-Leaf Liege”
    E che Ronald controlla “Elementale dell'Aria”
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Wilt-Leaf Liege” di Barry
    E la magia si risolve
    Allora Barry controlla due pedine creatura 2/2
    E la creatura “Regna, the Redeemer” è 5/5
    Quando Angie lancia la prima carta “Tremor”
    E la magia si risolve
    E Angie lancia la seconda carta “Tremor”
    E la magia si risolve
    Allora Barry non controlla nessuna pedina creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Regna, the Redeemer”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Regna, the Redeemer” con “Wilt-Leaf Liege” di Edward
    Ma Ronald può bloccare “Regna, the Redeemer” con “Elementale dell'Aria”

  @id:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: Dopo la magia neutralizzata di un compagno, Overwhelming Denial costa due mana e non può essere neutralizzata a sua volta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Overwhelming Denial” in mano
    E che la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Ronald lancia “Angel's Mercy”
    E la squadra di Edward passa la priorità
    Allora Angie può lanciare “Overwhelming Denial” per il suo costo di ondata
    Quando Angie sceglie “Angel's Mercy” come bersaglio
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Overwhelming Denial”
    E la magia si risolve
    E la magia si risolve
    Allora Ronald ha “Angel's Mercy” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita

  @id:ruling.overwhelming_denial.full @situation:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: La magia di un compagno conta mentre è ancora in pila, e quella di un avversario non conta
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Overwhelming Denial” in mano
    Quando Edward lancia “Angel's Mercy”
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Overwhelming Denial” per il suo costo di ondata
    Quando Barry lancia “Shock” bersagliando Edward
    Allora Angie può lanciare “Overwhelming Denial” per il suo costo di ondata
    Quando Angie sceglie “Angel's Mercy” come bersaglio
    E la magia si risolve
    Allora Edward ha “Angel's Mercy” nel proprio cimitero

  @id:ruling.sanctum_seeker @clause:life.shared @clause:object.you @clause:trigger.event @from:2018-04-27 @must
  Scenario: Ogni Vampiro del suo controllore che attacca costa 2 punti vita all'altra squadra e ne dà 1, anche Sanctum Seeker
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Sanctum Seeker”
    E che Angie controlla “Indulging Patrician”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Regal Bloodlord”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Sanctum Seeker”
    E Angie attacca Edward con “Indulging Patrician”
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Regal Bloodlord”
    E l'abilità innescata di “Sanctum Seeker” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    Quando l'abilità innescata di “Sanctum Seeker” si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita
    E la creatura “Sanctum Seeker” è 3/4

  @id:ruling.bontu @clause:life.shared @clause:object.you @clause:ability.static @from:2018-04-27 @must
  Scenario: Bontu the Glorified costa 2 punti vita all'altra squadra in cambio di un'altra creatura, e attacca una volta morta una creatura del suo controllore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bontu the Glorified”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla due “Fonte di mana”
    E che Edward controlla “Bontu the Glorified”
    E che Edward controlla “Orso Grizzly”
    E che Edward non controlla “Fonte di mana”
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio, in posizione 2 dalla cima
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Omicidio” bersagliando “Wind Drake” di Barry
    E la magia si risolve
    E Barry lancia “Omicidio” bersagliando “Gigante di Collina” di Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Bontu the Glorified” di Angie
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Bontu the Glorified” di Angie
    Quando la squadra di Angie passa la priorità
    Allora Edward non può attivare l'abilità di “Bontu the Glorified” di Edward
    Quando l'abilità si risolve
    E Angie mette “Elementale dell'Aria” in fondo al proprio grimorio
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    E Angie ha “Orso Grizzly” di Angie nel proprio cimitero
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Bontu the Glorified” di Angie

  @id:ruling.bontu.menace @situation:ruling.bontu @clause:combat.block @from:2024-11-08 @must
  Scenario: Un solo bloccante è poco per Bontu the Glorified, uno per giocatore basta
    Dato che Angie controlla “Bontu the Glorified”
    E che Angie controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Obsianus Golem”
    Quando Barry lancia “Omicidio” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bontu the Glorified”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Ronald non può bloccare “Bontu the Glorified” con “Obsianus Golem”
    Ma Edward può bloccare “Bontu the Glorified” con “Orso Grizzly”
    E Ronald può bloccare “Bontu the Glorified” con “Obsianus Golem”

  @id:ruling.bontu.blocks @situation:ruling.bontu @clause:ability.static @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: Bontu the Glorified blocca solo se in quel turno è morta una creatura del suo controllore, e non viene distrutto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Bontu the Glorified”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando Edward lancia “Omicidio” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Gigante di Collina” con “Bontu the Glorified”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    Ed Edward lancia “Omicidio” bersagliando “Bontu the Glorified”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Gigante di Collina” con “Bontu the Glorified”

  @id:ruling.firebrand_archer @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  Scenario: Una magia non creatura del suo controllore costa 2 punti vita all'altra squadra prima di risolversi; una creatura e la magia di un compagno non costano nulla
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Firebrand Archer”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Angel's Mercy”
    E l'abilità innescata di “Firebrand Archer” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 27 punti vita
    E la creatura “Firebrand Archer” è 2/1

  @id:ruling.guttersnipe @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  Scenario: Un istantaneo e una stregoneria del suo controllore costano ciascuno 4 punti vita all'altra squadra, e un artefatto non costa nulla
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Guttersnipe”
    Quando Angie lancia “Fountain of Youth”
    E la magia si risolve
    E Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Angel's Mercy”
    E l'abilità innescata di “Guttersnipe” si risolve
    Allora la squadra di Edward ha 16 punti vita
    Quando la magia si risolve
    E Angie lancia “Tremor”
    E l'abilità innescata di “Guttersnipe” si risolve
    Allora la squadra di Edward ha 12 punti vita

  @id:ruling.glint_horn_buccaneer @clause:life.shared @clause:object.you @clause:ability.only_if @from:2018-04-27 @must
  Scenario: Mentre attacca il suo controllore scarta per pescare, il che costa 2 punti vita all'altra squadra; la carta di un compagno non costa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Glint-Horn Buccaneer” in mano
    E che Angie ha tre carte in mano
    E che Barry ha due carte in mano
    E che Edward ha una carta in mano
    Quando Angie lancia “Glint-Horn Buccaneer”
    E la magia si risolve
    Allora Angie non può attivare l'abilità di “Glint-Horn Buccaneer”
    Quando Barry lancia “Burning Inquiry”
    E la magia si risolve
    E l'abilità innescata di “Glint-Horn Buccaneer” si risolve
    E l'abilità innescata di “Glint-Horn Buccaneer” si risolve
    E l'abilità innescata di “Glint-Horn Buccaneer” si risolve
    Allora la squadra di Edward ha 14 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glint-Horn Buccaneer”
    Allora Angie può attivare l'abilità di “Glint-Horn Buccaneer”
    Quando Angie scarta una carta
    E l'abilità innescata di “Glint-Horn Buccaneer” si risolve
    Allora la squadra di Edward ha 12 punti vita
    Quando l'abilità si risolve
    Allora Angie ha due carte in mano
    E Barry ha una carta in mano
    E la squadra di Angie ha 20 punti vita
    E Angie non può attivare l'abilità di “Glint-Horn Buccaneer”
    E la creatura “Glint-Horn Buccaneer” è 2/4

  @id:ruling.caged_zombie @clause:life.shared @clause:ability.only_if @from:2005-08-01 @must
  Scenario: Una volta morta in questo turno una creatura di chiunque, Caged Zombie costa 4 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Caged Zombie”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Fountain of Youth”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Caged Zombie”
    Allora Angie non può attivare l'abilità di “Caged Zombie” di Angie
    Quando Barry lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Barry non può attivare l'abilità di “Caged Zombie” di Barry
    Ma Angie può attivare l'abilità di “Caged Zombie” di Angie
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    E la creatura “Caged Zombie” di Angie è 2/3
    E la carta “Caged Zombie” di Angie è TAPpata

  @id:ruling.glint_horn_buccaneer.after @situation:ruling.glint_horn_buccaneer @clause:ability.only_if @from:2018-04-27 @must
  Scenario: TAPpato dopo il suo attacco, Glint-Horn Buccaneer non lascia scartare nessuno
    Dato che Angie controlla “Glint-Horn Buccaneer”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha due carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glint-Horn Buccaneer”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la carta “Glint-Horn Buccaneer” è TAPpata
    E Angie non può attivare l'abilità di “Glint-Horn Buccaneer”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glint-Horn Buccaneer”
    Allora Angie può attivare l'abilità di “Glint-Horn Buccaneer”
    Quando Angie scarta una carta
    E l'abilità innescata di “Glint-Horn Buccaneer” si risolve
    E l'abilità si risolve
    Allora Angie ha tre carte in mano

  @id:ruling.regna.partner @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Regna e Krav si nominano a vicenda, e guidano insieme un mazzo
    Dato che il mazzo di Angie contiene “Regna, the Redeemer”
    E che il mazzo di Angie contiene “Krav, the Unredeemed”
    E che il comandante di Angie è “Regna, the Redeemer”
    E che il comandante di Angie è “Krav, the Unredeemed”
    E che il mazzo di Angie contiene 49 “Palude”
    E che il mazzo di Angie contiene 49 “Pianura”
    Allora il mazzo di Angie è ammesso in Commander

# language: it
Funzionalità: Ogni parte di una carta
  > Tutte le versioni sbagliate di tutte le carte sono state giocate, e queste parti nessuno le aveva chieste. C'è ciascuna di esse?

  @id:every.bite @clause:layers.lasting @clause:effect.vote @from:2018-04-27 @must
  Scenario: Ciò che Bite of the Black Rose ha rimpicciolito torna grande come prima nel turno seguente
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Bite of the Black Rose”
    E Angie vota per la malattia
    E Barry vota per la malattia
    E Edward vota per la malattia
    E Ronald vota per la malattia
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 1/1
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:every.cremate @clause:effect.steps @clause:object.you @from:2018-04-27 @must
  Scenario: Con Cremate pesca solo chi la lancia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward ha “Orso Grizzly” nel proprio cimitero
    Quando Angie lancia “Cremate” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward possiede “Orso Grizzly” in esilio
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano

  @id:every.downsize @clause:object.types @from:2013-05-01 @must
  Scenario: Downsize non rimpicciolisce nessuna terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Foresta”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può lanciare “Downsize” bersagliando “Foresta”
    Ma Angie può lanciare “Downsize” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora la creatura “Gigante di Collina” è -1/3

  @id:every.warrens @clause:object.colour @clause:protection.block @from:2018-04-27 @must
  Scenario: I Goblin di Empty the Warrens sono rossi, e non bloccano nulla che ne sia protetto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Silver Knight”
    E che Angie controlla “Gigante di Collina”
    Quando Edward lancia “Empty the Warrens”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Silver Knight” e “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Silver Knight” con la prima pedina Goblin
    Ma Edward può bloccare “Gigante di Collina” con la prima pedina Goblin

  @id:every.witchstalker @clause:combat.block @from:2020-01-24 @must
  Scenario: Una creatura da sola non blocca Stormfist Crusader, e ne blocca un'altra
    Dato che Angie controlla “Stormfist Crusader”
    E che Angie controlla “Wind Drake”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Stormfist Crusader” e “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Stormfist Crusader” con “Elementale dell'Aria”
    Ma Edward può bloccare “Wind Drake” con “Elementale dell'Aria”

  @id:every.food @clause:cost.resources @from:2020-01-24 @must
  Scenario: Un Cibo costa due mana
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 10 punti vita
    E che Barry controlla cinque “Fonte di mana”
    E che Barry ha “Foresta” in mano
    Quando Barry lancia “Fierce Witchstalker”
    E la magia si risolve
    E l'abilità innescata di “Fierce Witchstalker” si risolve
    Allora Barry non può attivare l'abilità della prima pedina Cibo
    Quando Barry gioca “Foresta” come terra
    Allora Barry può attivare l'abilità della prima pedina Cibo
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 13 punti vita

  @id:every.violence @clause:damage.source @clause:object.types @from:2018-04-27 @must
  Scenario: Gratuitous Violence raddoppia il danno delle creature, e non quello di altri permanenti
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Gratuitous Violence”
    E che Angie controlla “Saheeli Rai”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie attiva la prima abilità di “Saheeli Rai”
    E l'abilità si risolve
    E Angie non mette carte in fondo al proprio grimorio
    Allora la squadra di Edward ha 28 punti vita

  @id:every.hunted @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: I Cavalieri che Hunted Dragon regala hanno attacco improvviso
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Hunted Dragon”
    E la magia si risolve
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Hunted Dragon” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con la prima pedina Cavaliere di Ronald
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca la prima pedina Cavaliere di Ronald con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Ronald controlla tre pedine Cavaliere

  @id:every.kiki @clause:object.control @from:2010-04-23 @must
  Scenario: Ciò che un avversario ha preso entro la sottofase finale nessuno lo sacrifica per il controllore di Kiki-Jiki
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kiki-Jiki, Mirror Breaker”
    E che Angie controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Blind with Anger” bersagliando la prima pedina “Orso Grizzly” di Angie
    E la magia si risolve
    Allora Edward controlla una pedina creatura
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie controlla una pedina creatura

  @id:every.miren @clause:mana.ability @clause:cost.resources @from:2005-08-01 @must
  Scenario: Miren viene TAPpata per il suo mana, e nello stesso turno non serve ad altro
    Dato che Angie controlla “Miren, the Moaning Well”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla tre “Fonte di mana”
    Allora Angie può attivare la prima abilità di “Miren, the Moaning Well”
    E la carta “Miren, the Moaning Well” è TAPpata
    E Angie ha un mana non speso
    E Angie non può attivare la prima abilità di “Miren, the Moaning Well”
    E Angie non può attivare la seconda abilità di “Miren, the Moaning Well”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare la seconda abilità di “Miren, the Moaning Well”
    E la carta “Miren, the Moaning Well” è TAPpata
    E Angie ha “Orso Grizzly” nel proprio cimitero

  @id:every.miren.cost @situation:every.miren @clause:cost.resources @from:2013-07-13 @must
  Scenario: I punti vita di Miren costano tre mana e una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 10 punti vita
    E che Angie controlla “Miren, the Moaning Well”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Foresta” in mano
    E che Barry controlla “Miren, the Moaning Well”
    E che Barry controlla “Crusade”
    E che Barry controlla tre “Fonte di mana”
    Allora Angie non può attivare la seconda abilità di “Miren, the Moaning Well” di Angie
    E Barry non può attivare la seconda abilità di “Miren, the Moaning Well” di Barry
    Quando Angie gioca “Foresta” come terra
    Allora Angie può attivare la seconda abilità di “Miren, the Moaning Well” di Angie
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 13 punti vita
    E Angie ha “Gigante di Collina” nel proprio cimitero

  @id:every.moroii @clause:combat.reach @from:2024-11-08 @must
  Scenario: Nightdrinker Moroii vola
    Dato che Angie controlla “Nightdrinker Moroii”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Nightdrinker Moroii”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Nightdrinker Moroii” con “Gigante di Collina”
    Ma Edward può bloccare “Nightdrinker Moroii” con “Wind Drake”

  @id:every.mettle @clause:cost.resources @from:2018-04-27 @must
  Scenario: La terra sul retro di Path of Mettle si TAPpa per ciascuna delle sue abilità, e distrugge una creatura che ha attaccato
    Dato che Angie controlla “Path of Mettle”
    E che Angie controlla “Hearthfire Hobgoblin”
    E che Angie controlla “Arbiter of Knollridge”
    E che Angie controlla sei “Fonte di mana”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hearthfire Hobgoblin” e “Arbiter of Knollridge”
    E l'abilità innescata di “Path of Mettle” si risolve
    Allora Angie può attivare la terza abilità di “Path of Mettle”
    E la carta “Path of Mettle” è TAPpata
    E Angie non può attivare la seconda abilità di “Path of Mettle”
    Quando l'abilità si risolve
    Allora Angie controlla una creatura

  @id:every.pox @clause:effect.steps @clause:object.types @from:2018-04-27 @must
  Scenario: Delle terre Pox prende un terzo, qualunque altra cosa ci sia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla tre “Palude”
    E che Ronald controlla “Montagna”
    E che Ronald controlla “Pianura”
    E che Ronald controlla “Isola”
    E che Ronald controlla “Copper Tablet”
    E che Ronald controlla “Crusade”
    E che Ronald controlla “Bad Moon”
    Quando Angie lancia “Pox”
    E Angie sacrifica la prima carta “Palude”
    E Ronald sacrifica “Montagna”
    E la magia si risolve
    Allora Ronald ha “Montagna” nel proprio cimitero
    E Ronald controlla “Pianura”
    E Ronald controlla “Isola”

  @id:every.sepulchral @clause:combat.intimidate @from:2018-04-27 @must
  Scenario: Sepulchral Primordial intimidisce una creatura di un altro colore, e non una nera
    Dato che Angie controlla “Sepulchral Primordial”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Zulaport Cutthroat”
    E che Ronald controlla “Obsianus Golem”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Sepulchral Primordial”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Sepulchral Primordial” con “Gigante di Collina”
    Ma Edward può bloccare “Sepulchral Primordial” con “Zulaport Cutthroat”

  @id:every.sepulchral.creature @situation:every.sepulchral @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scenario: Sepulchral Primordial prende una carta creatura, e nessun'altra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward ha “Orso Grizzly” nel proprio cimitero
    E che Ronald ha “Fountain of Youth” nel proprio cimitero
    Quando Angie lancia “Sepulchral Primordial”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Fountain of Youth” come bersaglio
    Quando Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità innescata di “Sepulchral Primordial” si risolve
    Allora Angie controlla “Orso Grizzly”

  @id:every.sorin @clause:life.shared @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Ciò che infligge un Vampiro di Sorin lo guadagna la sua squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Sorin, Lord of Innistrad”
    Quando Barry attiva la prima abilità di “Sorin, Lord of Innistrad”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con la prima pedina Vampiro
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 21 punti vita
    E la squadra di Edward ha 19 punti vita

  @id:every.swarm @clause:spell.copy @from:2018-04-27 @must
  Scenario: Swarm Intelligence copia anche una stregoneria
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Swarm Intelligence”
    Quando Angie lancia “Divination”
    E Angie fa ciò che l'abilità permette
    E la magia si risolve
    Allora Angie ha quattro carte in mano

  @id:every.valakut @clause:trigger.step @clause:object.you @from:2020-11-20 @must
  Scenario: Ciò che Valakut Exploration ha esiliato in un turno degli avversari resta esiliato alla fine di quel turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Valakut Exploration”
    E che Angie controlla “Orso Grizzly”
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Foresta” nel proprio grimorio
    Quando Edward lancia “Path to Exile” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E Angie trova “Foresta” nel proprio grimorio
    E l'abilità innescata di “Valakut Exploration” si risolve
    E inizia la sottofase finale della squadra di Edward
    Allora la pila è vuota
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Valakut Exploration” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:every.worms @clause:object.types @clause:cost.resources @from:2018-04-27 @must
  Scenario: Worms of the Earth vuole terre, e non accetta creature al loro posto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Worms of the Earth”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Foresta”
    E che Barry controlla “Pianura”
    E che Barry controlla “Isola”
    Quando inizia il mantenimento della squadra di Angie
    E Angie non fa ciò che l'abilità permette
    E Edward non fa ciò che l'abilità permette
    E Ronald non fa ciò che l'abilità permette
    E Barry fa ciò che l'abilità permette
    E Barry sceglie il modo 1
    E l'abilità innescata di “Worms of the Earth” si risolve
    Allora Barry deve fare una scelta
    E Barry non può sacrificare “Gigante di Collina” e “Orso Grizzly”
    Quando Barry sacrifica “Foresta” e “Pianura”
    Allora Angie ha “Worms of the Earth” nel proprio cimitero

  @id:every.goryo @clause:trigger.step @from:2010-04-23 @must
  Scenario: Ciò che Footsteps of the Goryo riporta nel turno degli avversari viene sacrificato alla fine di quel turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Vedalken Orrery”
    E che Angie ha “Gigante di Collina” nel proprio cimitero
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Footsteps of the Goryo” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie ha “Gigante di Collina” nel proprio cimitero

  @id:every.plague @clause:trigger.step @from:2007-05-01 @until:2020-01-24 @must
  Scenario: Ciò che si innesca in ogni mantenimento si innesca una volta, anche quando ciò che si innescava in quello di ciascun giocatore lo faceva due volte per due teste
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Worms of the Earth”
    E che Edward controlla “Obsianus Golem”
    Quando Angie lancia “Traveling Plague” bersagliando “Obsianus Golem”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora in pila ci sono due magie e abilità

  @id:every.food.tapped @situation:every.food @clause:cost.resources @from:2020-01-24 @must
  Scenario: Un Cibo che un avversario ha TAPpato non si mangia, quello di un compagno sì
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla sei “Fonte di mana”
    E che Barry controlla sei “Fonte di mana”
    E che Edward controlla “Stinging Lionfish”
    Quando Angie lancia “Fierce Witchstalker” di Angie
    E la magia si risolve
    E l'abilità innescata di “Fierce Witchstalker” di Angie si risolve
    E Barry lancia “Fierce Witchstalker” di Barry
    E la magia si risolve
    E l'abilità innescata di “Fierce Witchstalker” di Barry si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Reach Through Mists”
    E Edward fa ciò che l'abilità permette
    E Edward sceglie la prima pedina Cibo di Barry come bersaglio
    E l'abilità innescata di “Stinging Lionfish” di Edward si risolve
    Allora Barry non può attivare l'abilità della prima pedina Cibo
    Ma Angie può attivare l'abilità della prima pedina Cibo

  @id:every.treasure @clause:mana.ability @clause:cost.resources @from:2022-02-18 @must
  Scenario: Un Tesoro che un avversario ha TAPpato non dà mana, l'altro sì
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla due “Impulsive Pilferer”
    E che Edward controlla “Stinging Lionfish”
    Quando Angie lancia “Shock” bersagliando la prima carta “Impulsive Pilferer”
    E la magia si risolve
    E l'abilità innescata della prima carta “Impulsive Pilferer” si risolve
    E Angie lancia “Shock” bersagliando la seconda carta “Impulsive Pilferer”
    E la magia si risolve
    E l'abilità innescata della seconda carta “Impulsive Pilferer” si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Reach Through Mists”
    E Edward fa ciò che l'abilità permette
    E Edward sceglie la prima pedina Tesoro di Barry come bersaglio
    E l'abilità innescata di “Stinging Lionfish” si risolve
    Allora Barry non può attivare l'abilità della prima pedina Tesoro
    Ma Barry può attivare l'abilità della seconda pedina Tesoro
    Quando Barry sceglie il colore il rosso
    Allora Barry ha un mana non speso

  @id:every.note @clause:effect.surveil @from:2024-11-08 @must
  Scenario: Ransom Note guarda una carta, e non ne lascia andare una seconda
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie lancia “Ransom Note”
    E la magia si risolve
    E l'abilità innescata di “Ransom Note” si risolve
    Allora Angie deve fare una scelta
    E Angie non può mettere “Foresta” e “Gigante di Collina” nel proprio cimitero
    Quando Angie mette “Foresta” nel proprio cimitero
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano

  @id:every.saheeli @clause:effect.scry @from:2018-04-27 @must
  Scenario: Saheeli Rai guarda una carta, e non ne mette in fondo una seconda
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Saheeli Rai”
    E che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie attiva la prima abilità di “Saheeli Rai”
    E l'abilità si risolve
    Allora Angie deve fare una scelta
    E Angie non può mettere “Foresta” e “Gigante di Collina” in fondo al proprio grimorio
    Quando Angie mette “Foresta” in fondo al proprio grimorio
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano

  @id:every.buried @clause:effect.search @from:2018-04-27 @must
  Scenario: Buried Alive trova tre carte creatura, e non una quarta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    E che Angie ha “Orso Grizzly” nel proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio
    Quando Angie lancia “Buried Alive”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può trovare “Gigante di Collina”, “Orso Grizzly”, “Wind Drake” e “Elementale dell'Aria” nel proprio grimorio
    Quando Angie trova “Gigante di Collina”, “Orso Grizzly” e “Wind Drake” nel proprio grimorio
    Allora Angie ha “Wind Drake” nel proprio cimitero

  @id:every.saheeli.three @situation:every.saheeli @clause:effect.search @from:2018-04-27 @must
  Scenario: Saheeli Rai trova tre artefatti, e non un quarto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Saheeli Rai”
    E che “Saheeli Rai” ha sette segnalini fedeltà
    E che Angie ha “Sol Ring” nel proprio grimorio
    E che Angie ha “Copper Tablet” nel proprio grimorio
    E che Angie ha “Fountain of Youth” nel proprio grimorio
    E che Angie ha “Torpor Orb” nel proprio grimorio
    Quando Angie attiva la terza abilità di “Saheeli Rai”
    E l'abilità si risolve
    Allora Angie deve fare una scelta
    E Angie non può trovare “Sol Ring”, “Copper Tablet”, “Fountain of Youth” e “Torpor Orb” nel proprio grimorio
    Quando Angie trova “Sol Ring”, “Copper Tablet” e “Fountain of Youth” nel proprio grimorio
    Allora Angie controlla “Sol Ring”
    E Angie controlla “Copper Tablet”
    E Angie controlla “Fountain of Youth”

  @id:every.portal @clause:effect.vote @clause:effect.destroy @from:2018-04-27 @must
  Scenario: Coercive Portal, che non può essere distrutto, viene comunque sacrificato per la carneficina
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Coercive Portal”
    E che Angie controlla “Darksteel Forge”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Copper Tablet”
    Quando inizia il mantenimento della squadra di Angie
    E Angie vota per la carneficina
    E Barry vota per la carneficina
    E Edward vota per la carneficina
    E Ronald vota per la carneficina
    E l'abilità innescata di “Coercive Portal” si risolve
    Allora Angie ha “Coercive Portal” nel proprio cimitero
    E Angie ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Darksteel Forge”
    E Edward ha “Copper Tablet” nel proprio cimitero

  @id:every.tymaret @clause:life.shared @clause:trigger.event @from:2021-09-24 @must
  Scenario: Servant of Tymaret guadagna tanti punti vita quanti ne hanno persi gli avversari, e la sua squadra non ne perde
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Servant of Tymaret”
    Quando Angie lancia “Light of Promise” bersagliando “Servant of Tymaret”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Servant of Tymaret”
    E inizia il mantenimento della squadra di Edward
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora “Servant of Tymaret” ha due segnalini +1/+1

  @id:every.kamahl @clause:layers.lasting @clause:combat.trample @from:2018-04-27 @must
  Scenario: Una terra che diventa una creatura dopo che Kamahl ha dato travolgere alle creature non l'ha
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla “Ramunap Ruins”
    E che Angie controlla dieci “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    Quando Angie attiva la seconda abilità di “Kamahl, Fist of Krosa”
    E l'abilità si risolve
    E Angie attiva la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Ramunap Ruins”
    E l'abilità si risolve
    E Angie lancia “Giant Growth” bersagliando “Ramunap Ruins”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Ramunap Ruins”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Ramunap Ruins” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Edward ha “Orso Grizzly” nel proprio cimitero

  @id:every.spider @clause:counters.put @clause:object.types @from:2018-04-27 @must
  Scenario: Un segnalino -1/-1 che arriva su una terra non innesca Obelisk Spider
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Obelisk Spider”
    E che Edward controlla “Montagna”
    E che “Montagna” ha un segnalino -1/-1
    E che Edward controlla “Gigante di Collina”
    E che “Gigante di Collina” ha un segnalino -1/-1
    Quando Angie lancia “Steady Progress”
    E la magia si risolve
    E Angie sceglie “Montagna” perché riceva un altro segnalino
    Allora “Montagna” ha due segnalini -1/-1
    E la pila è vuota

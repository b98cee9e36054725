# language: it
Funzionalità: Magie lanciate per un costo diverso dal loro costo di mana
  > Chi risparmia una magia di una testa lanciata con sovraccarico, quale perdita di punti vita serve per uno spettacolo e che cosa resta di ciò che è apparso per poco?

  @id:alternative.rift @clause:spell.overload @from:2018-04-27 @must
  Scenario: Con sovraccarico, Cyclonic Rift fa tornare anche i permanenti di un compagno, e restano solo quelli di chi la lancia
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Bottle Gnomes”
    E che Ronald controlla “Foresta”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Cyclonic Rift” per il suo costo di sovraccarico
    E la magia si risolve
    Allora Angie controlla “Wind Drake”
    E Barry ha “Orso Grizzly” in mano
    E Edward ha “Gigante di Collina” in mano
    E Ronald ha “Bottle Gnomes” in mano
    E Ronald controlla “Foresta”

  @id:alternative.rift.target @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scenario: Per il suo costo di mana, Cyclonic Rift bersaglia un permanente, magari di un compagno ma non uno proprio
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può lanciare “Cyclonic Rift” bersagliando “Wind Drake”
    E Angie può lanciare “Cyclonic Rift” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    Allora Barry ha “Orso Grizzly” in mano
    E Edward controlla “Gigante di Collina”

  @id:alternative.hexproof @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scenario: Ciò che una magia non può bersagliare subisce il suo danno se è lanciata con sovraccarico
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Sacred Wolf”
    E che Edward controlla “Killer Whale”
    E che Ronald controlla “Elementale dell'Aria”
    E che Ronald controlla “Nissa, Voice of Zendikar”
    Allora Angie non può lanciare “Mizzium Mortars” bersagliando “Sacred Wolf”
    E Angie può lanciare “Mizzium Mortars” per il suo costo di sovraccarico
    Quando la magia si risolve
    Allora Edward ha “Sacred Wolf” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Ronald ha “Elementale dell'Aria” nel proprio cimitero
    E Angie controlla “Elementale dell'Aria”
    E Edward controlla “Killer Whale”
    E Ronald controlla “Nissa, Voice of Zendikar”

  @id:alternative.no_target @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scenario: Senza un artefatto da bersagliare, Vandalblast si può lanciare con sovraccarico e non per il suo costo di mana
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bottle Gnomes”
    Allora Angie non può lanciare “Vandalblast” bersagliando “Bottle Gnomes”
    E Angie può lanciare “Vandalblast” per il suo costo di sovraccarico
    Quando la magia si risolve
    Allora Angie controlla “Bottle Gnomes”
    E Angie ha “Vandalblast” nel proprio cimitero

  @id:alternative.vandal @clause:spell.overload @from:2018-04-27 @must
  Scenario: Con sovraccarico, Vandalblast distrugge gli artefatti di un compagno e di un avversario, e nient'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bottle Gnomes”
    E che Barry controlla “Bottle Gnomes”
    E che Edward controlla “Bottle Gnomes”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Vandalblast” per il suo costo di sovraccarico
    E la magia si risolve
    Allora Angie controlla “Bottle Gnomes”
    E Barry ha “Bottle Gnomes” nel proprio cimitero
    E Edward ha “Bottle Gnomes” nel proprio cimitero
    E Edward controlla “Gigante di Collina”

  @id:alternative.downsize @clause:spell.overload @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Fino alla fine del turno ogni creatura del compagno e di entrambi gli avversari è indebolita, ma nessuna arrivata dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Downsize” per il suo costo di sovraccarico
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Wind Drake” è 2/2
    E la creatura “Gigante di Collina” è -1/3
    E la creatura “Elementale dell'Aria” è 0/4
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:alternative.rake @clause:spell.overload @from:2020-01-24 @must
  Scenario: Dove il bersaglio era un giocatore, scartano anche chi la lancia e il suo compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Wind Drake” in mano
    E che Barry ha “Orso Grizzly” in mano
    E che Barry ha “Gigante di Collina” in mano
    E che Edward ha “Gigante di Collina” in mano
    E che Ronald ha tre carte in mano
    Quando Angie lancia “Mind Rake” per il suo costo di sovraccarico
    E la magia si risolve
    E Ronald scarta due carte
    Allora Angie ha “Wind Drake” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Barry ha “Gigante di Collina” nel proprio cimitero
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha una carta in mano

  @id:alternative.copied @clause:spell.overload @clause:spell.copy @from:2018-04-27 @must
  Scenario: La copia di una magia con sovraccarico è anch'essa sovraccaricata e risparmia i permanenti di chi l'ha copiata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Cyclonic Rift” per il suo costo di sovraccarico
    E Barry lancia “Twincast” bersagliando “Cyclonic Rift”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie ha “Wind Drake” in mano
    E Edward ha “Gigante di Collina” in mano
    E Barry controlla “Orso Grizzly”
    Quando la magia si risolve
    Allora Barry ha “Orso Grizzly” in mano

  @id:alternative.drifter @clause:spell.evoke @from:2010-04-23 @must
  Scenario: Ciò che è stato lanciato per il suo costo di apparizione fa pescare e viene sacrificato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Mulldrifter” in mano
    Quando Angie lancia “Mulldrifter” per il suo costo di apparizione
    E la magia si risolve
    Allora Angie controlla “Mulldrifter”
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie ha “Mulldrifter” nel proprio cimitero
    E Angie ha due carte in mano
    E Barry non ha carte in mano

  @id:alternative.drifter.mana @clause:spell.evoke @from:2018-04-27 @must
  Scenario: Ciò che è stato lanciato per il suo costo di mana non viene sacrificato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Wind Drake”
    E che Angie ha “Mulldrifter” in mano
    Quando Angie lancia “Mulldrifter”
    E la magia si risolve
    E l'abilità innescata di “Mulldrifter” si risolve
    Allora Angie controlla “Mulldrifter”
    E Angie ha due carte in mano
    E la pila è vuota
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Wind Drake” con “Mulldrifter”

  @id:alternative.snipe @clause:spell.evoke @from:2010-04-23 @must
  Scenario: Ciò che è stato lanciato per apparizione fa quel che fa entrando e se ne va
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Aethersnipe” per il suo costo di apparizione
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Edward ha “Gigante di Collina” in mano
    E Angie ha “Aethersnipe” nel proprio cimitero
    E Barry controlla “Wind Drake”
    E la pila è vuota

  @id:alternative.snipe.mana @clause:spell.evoke @clause:target.choose @from:2010-04-23 @must
  Scenario: Per il suo costo di mana resta, e una terra non è un bersaglio di ciò che si innesca
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Foresta”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Aethersnipe”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Foresta” come bersaglio
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Aethersnipe” si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Angie controlla “Aethersnipe”
    E la pila è vuota

  @id:alternative.spectacle @clause:spell.spectacle @from:2020-01-24 @must
  Scenario: La magia di un compagno ha fatto perdere punti vita a un avversario: per il costo di spettacolo si può mirare all'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Flame Javelin” bersagliando Edward
    E la magia si risolve
    Allora Angie può lanciare “Skewer the Critics” per il suo costo di spettacolo, bersagliando Ronald
    Quando la magia si risolve
    Allora la squadra di Edward ha 13 punti vita

  @id:alternative.spectacle.own @clause:spell.spectacle @from:2020-01-24 @must
  Scenario: I punti vita persi dalla propria squadra non sono quelli di un avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Barry
    E la magia si risolve
    Allora Angie non può lanciare “Skewer the Critics” per il suo costo di spettacolo, bersagliando Edward
    E Angie può lanciare “Skewer the Critics” bersagliando Edward
    Quando la magia si risolve
    Allora la squadra di Edward ha 17 punti vita
    E la squadra di Angie ha 18 punti vita

  @id:alternative.spectacle.last_turn @clause:spell.spectacle @from:2020-01-24 @must
  Scenario: I punti vita che un avversario ha perso nel turno precedente non contano
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 20 punti vita
    E che Ronald controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Skewer the Critics” per il suo costo di spettacolo, bersagliando “Gigante di Collina”
    E Angie può lanciare “Skewer the Critics” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Ronald ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Edward ha 18 punti vita

  @id:alternative.rafter @clause:spell.spectacle @clause:spell.alternative @from:2020-01-24 @must
  Scenario: Entrambi gli avversari scartano se è stato pagato il costo di spettacolo di Rafter Demon, e il compagno no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry ha “Orso Grizzly” in mano
    E che Edward ha “Gigante di Collina” in mano
    E che Ronald ha “Elementale dell'Aria” in mano
    Quando Angie lancia “Flame Javelin” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Rafter Demon” per il suo costo di spettacolo
    E la magia si risolve
    E l'abilità innescata di “Rafter Demon” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha “Elementale dell'Aria” nel proprio cimitero
    E Barry ha “Orso Grizzly” in mano

  @id:alternative.rafter.mana @clause:spell.spectacle @clause:spell.alternative @from:2020-01-24 @must
  Scenario: Per il suo costo di mana nessuno scarta, benché un avversario abbia perso punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward ha “Gigante di Collina” in mano
    Quando Angie lancia “Flame Javelin” bersagliando Edward
    E la magia si risolve
    E Angie lancia “Rafter Demon”
    E la magia si risolve
    Allora la pila è vuota
    E Angie controlla “Rafter Demon”
    E Edward ha “Gigante di Collina” in mano

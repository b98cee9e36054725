# language: it
Funzionalità: Ciò che i giocatori possono pagare durante una risoluzione
  > Un'abilità offre qualcosa in cambio di un costo. Chi decide, chi paga, e che cosa succede se nessuno può?

  @id:offer.discard @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scenario: Chi scarta una carta ne pesca una, e un compagno non paga né decide
    Dato che Angie ha “Pianura” in mano
    E che Barry ha due carte in mano
    E che Angie ha tre carte nel proprio grimorio
    E che Barry ha tre carte nel proprio grimorio
    Quando Angie lancia “Keldon Raider”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Keldon Raider” si risolve
    Allora Angie ha “Pianura” nel proprio cimitero
    E Angie ha due carte nel proprio grimorio
    E Barry ha due carte in mano
    E Barry ha tre carte nel proprio grimorio

  @id:offer.declined @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scenario: Chi non vuole pagare nulla non ha nulla
    Dato che Angie ha “Pianura” in mano
    E che Angie ha tre carte nel proprio grimorio
    Quando Angie lancia “Keldon Raider”
    E la magia si risolve
    E Angie non fa ciò che l'abilità permette
    E l'abilità innescata di “Keldon Raider” si risolve
    Allora Angie non ha carte nel proprio cimitero
    E Angie ha tre carte nel proprio grimorio

  @id:offer.nothing @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scenario: A chi non ha carte da scartare non si chiede nulla, qualunque cosa abbia in mano un compagno
    Dato che Angie ha tre carte nel proprio grimorio
    E che Barry ha due carte in mano
    Quando Angie lancia “Keldon Raider”
    E la magia si risolve
    E l'abilità innescata di “Keldon Raider” si risolve
    Allora Angie ha tre carte nel proprio grimorio
    E Barry ha due carte in mano

  @id:offer.mana @situation:offer @clause:effect.offer @clause:mana.own @from:2018-04-27 @must
  Scenario: Il mana lo paga il solo controllore, e per l'artefatto di un compagno non viene offerto nulla
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Underhanded Designs”
    E che Angie controlla sette “Fonte di mana”
    E che Barry controlla sei “Fonte di mana”
    E che Angie ha “Obsianus Golem” in mano
    E che Barry ha “Obsianus Golem” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Obsianus Golem”
    E la magia si risolve
    Allora Barry controlla “Obsianus Golem”
    E Angie non deve fare nessuna scelta
    Quando Angie lancia “Obsianus Golem”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Underhanded Designs” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    E la carta la settima carta “Fonte di mana” di Angie è TAPpata

  @id:offer.mana.none @situation:offer @clause:effect.offer @clause:mana.own @from:2018-04-27 @must
  Scenario: A chi non ha più mana non si chiede nulla, qualunque cosa abbia un compagno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Underhanded Designs”
    E che Angie controlla sei “Fonte di mana”
    E che Barry controlla sei “Fonte di mana”
    E che Angie ha “Obsianus Golem” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Obsianus Golem”
    E la magia si risolve
    E l'abilità innescata di “Underhanded Designs” si risolve
    Allora la squadra di Edward ha 20 punti vita
    E Angie controlla “Obsianus Golem”
    Quando Barry lancia “Obsianus Golem”
    E la magia si risolve
    Allora la pila è vuota

  @id:offer.mana.activated @situation:offer @clause:effect.offer @clause:ability.only_if @from:2018-04-27 @must
  Scenario: Un'abilità che costa due artefatti prende quelli del suo controllore, e quelli di un compagno non lo sono
    Dato che Angie controlla “Underhanded Designs”
    E che Angie controlla “Darksteel Gargoyle”
    E che Barry controlla “Obsianus Golem”
    E che Edward controlla “Gigante di Collina”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie ha “Orso Grizzly” in mano
    E che Angie ha “Obsianus Golem” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può attivare l'abilità di “Underhanded Designs”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la pila è vuota
    Quando Angie lancia “Obsianus Golem” di Angie
    E la magia si risolve
    E Angie non fa ciò che l'abilità permette
    E l'abilità innescata di “Underhanded Designs” si risolve
    Allora Angie può attivare l'abilità di “Underhanded Designs”
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E la carta la decima carta “Fonte di mana” di Angie è TAPpata
    E Angie ha “Underhanded Designs” nel proprio cimitero

  @id:offer.free @situation:offer @clause:effect.offer @clause:choice.order @from:2020-11-20 @must
  Scenario: Ciò che è offerto a ogni giocatore lo decide ognuno da solo, e avviene per chi lo vuole
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Kwain, Itinerant Meddler”
    E che Angie ha tre carte nel proprio grimorio
    E che Barry ha tre carte nel proprio grimorio
    E che Edward ha tre carte nel proprio grimorio
    E che Ronald ha tre carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie attiva l'abilità di “Kwain, Itinerant Meddler”
    E Angie non fa ciò che l'abilità permette
    E Barry fa ciò che l'abilità permette
    E Edward fa ciò che l'abilità permette
    E Ronald non fa ciò che l'abilità permette
    E l'abilità si risolve
    Allora Angie ha tre carte nel proprio grimorio
    E Barry ha due carte nel proprio grimorio
    E Edward ha due carte nel proprio grimorio
    E Ronald ha tre carte nel proprio grimorio
    E la squadra di Angie ha 21 punti vita
    E la squadra di Edward ha 21 punti vita
    E la carta “Kwain, Itinerant Meddler” è TAPpata

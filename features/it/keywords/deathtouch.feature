# language: it
Funzionalità: Un danno di cui basta il minimo
  > Una creatura che subisce il minimo danno viene distrutta. Quando, e come si suddivide un tale danno?

  @id:keyword.deathtouch.after @situation:keyword.deathtouch @clause:damage.deathtouch @from:2008-07-15 @until:2009-07-11 @must
  Scenario: Un'abilità innescata dal danno distrugge la creatura, che resta finché essa non si risolve
    Dato che Angie controlla “Moonglove Winnower”
    E che Edward controlla “Obsianus Golem”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Moonglove Winnower”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Moonglove Winnower” con “Obsianus Golem”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Edward controlla “Obsianus Golem”
    E Angie ha “Moonglove Winnower” nel proprio cimitero
    Quando l'abilità innescata di “Moonglove Winnower” si risolve
    Allora Edward ha “Obsianus Golem” nel proprio cimitero

  @id:keyword.deathtouch.at_once @situation:keyword.deathtouch @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: La creatura non c'è più prima che qualcuno possa agire, e quella colpita da una creatura comune c'è ancora
    Dato che Angie controlla “Typhoid Rats”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che Ronald controlla “Barkhide Mauler”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Typhoid Rats”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Typhoid Rats” con “Obsianus Golem”
    E Ronald blocca “Gigante di Collina” con “Barkhide Mauler”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward ha “Obsianus Golem” nel proprio cimitero
    E Ronald controlla “Barkhide Mauler”

  @id:keyword.deathtouch.players @situation:keyword.deathtouch.players @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: Un giocatore che subisce il danno perde altrettanti punti vita, e nient'altro
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Typhoid Rats”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Typhoid Rats”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    Ed Edward controlla “Gigante di Collina”

  @id:keyword.deathtouch.no_order @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2010-07-16 @must
  Scenario: Di due bloccanti, il secondo può ricevere danno anche se il primo ne riceve meno di quello letale
    Dato che Angie controlla “Moonglove Winnower”
    E che Edward controlla “Obsianus Golem”
    E che Ronald controlla “Barkhide Mauler”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Moonglove Winnower”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Moonglove Winnower” con “Obsianus Golem”
    E Ronald blocca “Moonglove Winnower” con “Barkhide Mauler”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Obsianus Golem”, poi “Barkhide Mauler”
    E la squadra di Angie suddivide il danno: 0 a “Obsianus Golem”, 2 a “Barkhide Mauler”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward controlla “Obsianus Golem”
    E Ronald ha “Barkhide Mauler” nel proprio cimitero

  @id:keyword.deathtouch.one_each @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2010-07-16 @until:2018-04-27 @must
  Scenario: Nell'ordine di due bloccanti, al primo basta un punto
    Dato che Angie controlla “Moonglove Winnower”
    E che Edward controlla “Obsianus Golem”
    E che Ronald controlla “Barkhide Mauler”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Moonglove Winnower”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Moonglove Winnower” con “Obsianus Golem”
    E Ronald blocca “Moonglove Winnower” con “Barkhide Mauler”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Obsianus Golem”, poi “Barkhide Mauler”
    E la squadra di Angie suddivide il danno: 1 a “Obsianus Golem”, 1 a “Barkhide Mauler”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Obsianus Golem” nel proprio cimitero
    E Ronald ha “Barkhide Mauler” nel proprio cimitero

  @id:keyword.deathtouch.trample.before @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2009-07-11 @until:2010-07-16 @must
  Scenario: Ciò che travolge con tocco letale deve ancora al suo bloccante tanto danno quanta è la sua costituzione
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha una carta nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “War Mammoth” con “Gigante di Collina”
    E Angie lancia “Lace with Moonglove” bersagliando “War Mammoth”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Gigante di Collina” nel proprio cimitero

  @id:keyword.deathtouch.trample.one @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2018-04-27 @must
  Scenario: Ciò che travolge con tocco letale deve al suo bloccante un punto, e il resto va al giocatore
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha una carta nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “War Mammoth” con “Gigante di Collina”
    E Angie lancia “Lace with Moonglove” bersagliando “War Mammoth”
    E la magia si risolve
    E la squadra di Angie suddivide il danno: 1 a “Gigante di Collina”, 2 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Ed Edward ha “Gigante di Collina” nel proprio cimitero

  @id:keyword.deathtouch.lifelink @situation:keyword.deathtouch.lifelink @clause:damage.deathtouch @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Una creatura che ha entrambe distrugge ciò che colpisce e dà punti vita al suo controllore
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Vampire Nighthawk”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Elementale dell'Aria”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Elementale dell'Aria” con “Vampire Nighthawk”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 22 punti vita
    Ed Edward ha “Elementale dell'Aria” nel proprio cimitero
    E Barry ha “Vampire Nighthawk” nel proprio cimitero

  @id:keyword.deathtouch.of_the_team @situation:keyword.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Anche dove una squadra viene attaccata come una sola, la creatura non c'è più prima che qualcuno possa agire
    Dato che Angie controlla “Moonglove Winnower”
    E che Edward controlla “Obsianus Golem”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Moonglove Winnower”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Moonglove Winnower” con “Obsianus Golem”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward ha “Obsianus Golem” nel proprio cimitero

  @id:keyword.deathtouch.trample.of_the_team @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2010-07-16 @until:2018-04-27 @must
  Scenario: Ciò che travolge una squadra con tocco letale deve al suo bloccante un punto, e una delle teste riceve il resto
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha una carta nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “War Mammoth” con “Gigante di Collina”
    E Angie lancia “Lace with Moonglove” bersagliando “War Mammoth”
    E la magia si risolve
    E la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    E la squadra di Angie suddivide il danno: 1 a “Gigante di Collina”, 2 a Ronald
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Ed Edward ha “Gigante di Collina” nel proprio cimitero

  @id:keyword.deathtouch.given @situation:keyword.deathtouch.given @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: Una creatura a cui viene dato tocco letale lo ha per il turno, e pesca una carta solo chi lo ha dato
    Dato che Angie controlla “Muro di Legno”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “Liliana, the Last Hope”
    E che Angie ha una carta nel proprio grimorio
    E che Barry ha una carta nel proprio grimorio
    Quando Angie lancia “Lace with Moonglove” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie non ha carte nel proprio grimorio
    E Barry ha una carta nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Orso Grizzly” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Obsianus Golem” nel proprio cimitero

  @id:keyword.deathtouch.given.over @situation:keyword.deathtouch.given @clause:damage.deathtouch @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Nel turno successivo la creatura non ha più tocco letale, e nessun planeswalker può riceverlo
    Dato che Barry controlla “Orso Grizzly”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “Liliana, the Last Hope”
    E che Angie ha tre carte nel proprio grimorio
    Allora Angie non può lanciare “Lace with Moonglove” bersagliando “Liliana, the Last Hope”
    Ma Angie può lanciare “Lace with Moonglove” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Obsianus Golem”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Obsianus Golem” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward controlla “Obsianus Golem”
    E Barry ha “Orso Grizzly” nel proprio cimitero

  @id:keyword.deathtouch.trample.trigger @situation:keyword.deathtouch.trample @clause:damage.deathtouch @clause:combat.trample @from:2008-07-15 @until:2009-07-11 @must
  Scenario: Ciò che travolge deve al suo bloccante la sua costituzione, finché tocco letale è un'abilità innescata
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha una carta nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “War Mammoth” con “Gigante di Collina”
    E Angie lancia “Lace with Moonglove” bersagliando “War Mammoth”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Gigante di Collina” nel proprio cimitero

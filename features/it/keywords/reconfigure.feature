# language: it
Funzionalità: Un Equipaggiamento che è una creatura
  > Un Equipaggiamento è una creatura finché non è assegnato a nessuna. Chi lo assegna a che cosa, quando, e che cos'è allora?

  @id:ruling.cloudsteel_kirin @clause:equipment.reconfigure @clause:team.wins_and_loses @from:2022-02-18 @must
  Scenario: La squadra di una creatura che porta Cloudsteel Kirin non può perdere la partita, finché non viene tolto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 2 punti vita
    E che Angie controlla “Cloudsteel Kirin”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla dieci “Fonte di mana”
    E che Edward ha “Shock” in mano
    E che Edward controlla “Fonte di mana”
    Quando Angie attiva la prima abilità di “Cloudsteel Kirin” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 0 punti vita
    E la partita continua
    Quando Angie attiva la seconda abilità di “Cloudsteel Kirin”
    E l'abilità si risolve
    Allora la squadra di Angie perde la partita

  @id:ruling.cloudsteel_kirin.win @clause:equipment.reconfigure @clause:team.wins_and_loses @from:2022-02-18 @must
  Scenario: Un giocatore che ha una creatura che porta Cloudsteel Kirin impedisce a entrambi gli avversari di vincere
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 50 punti vita
    E che Edward controlla “Prova di Resistenza”
    E che Angie controlla “Cloudsteel Kirin”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    Quando Angie attiva la prima abilità di “Cloudsteel Kirin” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la partita continua
    E la squadra di Angie è ancora in partita

  @id:reconfigure.creature @clause:equipment.reconfigure @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: Su un'altra creatura l'Equipaggiamento non lo è, e dà ciò che ha da dare
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Cloudsteel Kirin”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    Quando Angie attiva la prima abilità di “Cloudsteel Kirin” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    Allora Angie controlla una creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Cloudsteel Kirin”
    Ma Angie può attaccare Edward con “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Gigante di Collina”
    Ma Edward può non bloccare con alcuna creatura

  @id:reconfigure.off @clause:equipment.reconfigure @clause:ability.only_if @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: Ciò che non è assegnato a nulla non si toglie, e ciò che viene tolto è di nuovo una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rabbit Battery”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    Allora Angie non può attivare la seconda abilità di “Rabbit Battery”
    Ma Angie può attivare la prima abilità di “Rabbit Battery” bersagliando “Orso Grizzly”
    Quando l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E Angie controlla una creatura
    E Angie può attivare la seconda abilità di “Rabbit Battery”
    Quando l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Rabbit Battery” è 1/1
    E Angie controlla due creature

  @id:reconfigure.whose @clause:equipment.reconfigure @clause:target.choose @from:2022-02-18 @must
  Scenario: Un Equipaggiamento con riconfigurare si assegna a un'altra creatura del suo controllore, e né a se stesso né a quella di un compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rabbit Battery”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Angie controlla “Fonte di mana”
    Allora Angie non può attivare la prima abilità di “Rabbit Battery” bersagliando “Gigante di Collina”
    E Angie non può attivare la prima abilità di “Rabbit Battery” bersagliando “Rabbit Battery”
    Ma Angie può attivare la prima abilità di “Rabbit Battery” bersagliando “Orso Grizzly”
    Quando l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Gigante di Collina” è 3/3

  @id:reconfigure.dies @clause:equipment.reconfigure @clause:equipment.unattached @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: Quando la creatura che porta Rabbit Battery muore, Rabbit Battery è di nuovo una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rabbit Battery”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Goblin Bombardment”
    E che Angie controlla “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Rabbit Battery” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E Angie attiva l'abilità di “Goblin Bombardment” bersagliando Edward
    E l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita
    E Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla una creatura
    E la creatura “Rabbit Battery” è 1/1

  @id:reconfigure.when @clause:equipment.reconfigure @clause:ability.only_if @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: Un Equipaggiamento con riconfigurare si assegna quando si potrebbe lanciare una stregoneria, e in nessun altro momento
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rabbit Battery”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora Angie non può attivare la prima abilità di “Rabbit Battery” bersagliando “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie può attivare la prima abilità di “Rabbit Battery” bersagliando “Orso Grizzly”
    Quando l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora Angie non può attivare la seconda abilità di “Rabbit Battery”
    E la creatura “Orso Grizzly” è 3/3
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare la seconda abilità di “Rabbit Battery”

  @id:unattach.all @clause:equipment.unattach @from:2009-10-01 @must
  Scenario: Ogni Equipaggiamento è tolto da una creatura, di chiunque sia, e nessuno da un'altra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Bonesplitter”
    E che Angie controlla “Swiftfoot Boots”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Maul of the Skyclaves”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla cinque “Fonte di mana”
    Quando Angie attiva l'abilità di “Bonesplitter” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E Angie attiva l'abilità di “Swiftfoot Boots” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E Barry attiva l'abilità di “Maul of the Skyclaves” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 4/2
    E la creatura “Gigante di Collina” è 5/5
    Quando Barry lancia “Disarm” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “Orso Grizzly” è 4/2
    E Barry controlla “Maul of the Skyclaves”

  @id:isnt.god @clause:object.devotion @clause:life.shared @from:2018-04-27 @must
  Scenario: Un Dio con poca devozione non è una creatura, e vede comunque entrare le creature del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Purphoros, God of the Forge”
    E che Angie controlla “Hidetsugu lo Spietato”
    E che Barry controlla “Goblin Chieftain”
    E che Angie ha “Orso Grizzly” in mano
    E che Barry ha “Gigante di Collina” in mano
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla quattro “Fonte di mana”
    Quando Barry lancia “Gigante di Collina”
    E la magia si risolve
    Allora la pila è vuota
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Purphoros, God of the Forge” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E Angie controlla due creature
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Purphoros, God of the Forge”
    Ma Angie può attaccare Edward con “Hidetsugu lo Spietato”

  @id:isnt.god.devoted @clause:object.devotion @from:2018-04-27 @must
  Scenario: Un Dio con una devozione di cinque è una creatura, e non lo è più quando manca
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Purphoros, God of the Forge”
    E che Angie controlla “Hidetsugu lo Spietato”
    E che Angie controlla “Goblin Chieftain”
    E che Angie controlla “Goblin Bombardment”
    E che la squadra di Edward ha 20 punti vita
    Allora Angie controlla tre creature
    E la creatura “Purphoros, God of the Forge” è 6/5
    Quando Angie attiva l'abilità di “Goblin Bombardment” bersagliando Edward
    E Angie sacrifica “Goblin Chieftain”
    E l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita
    E Angie controlla una creatura

  @id:reconfigure.effect_creature @situation:reconfigure.effect_creature @clause:equipment.reconfigure @clause:layers.order @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: Su ciò che è creatura solo per un effetto, nemmeno un Equipaggiamento con riconfigurazione lo è
    Dato che la squadra di Angie ha 10 punti vita
    E che Angie controlla “Rabbit Battery”
    E che Angie controlla cinque “Fonte di mana”
    Quando Angie lancia “Opal Avenger”
    E la magia si risolve
    E l'abilità innescata di “Opal Avenger” si risolve
    Allora Angie controlla due creature
    Quando Angie attiva la prima abilità di “Rabbit Battery” bersagliando “Opal Avenger”
    E l'abilità si risolve
    Allora la creatura “Opal Avenger” è 4/6
    E Angie controlla una creatura

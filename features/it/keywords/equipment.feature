# language: it
Funzionalità: Gli Equipaggiamenti
  > Un Equipaggiamento è assegnato a una creatura. A quella di chi, quando, e che ne è se la creatura se ne va o viene presa?

  @id:equip.own @clause:equipment.equip @clause:target.choose @from:2005-08-01 @must
  Scenario: Un Equipaggiamento si assegna a una creatura del proprio controllore, non a quella di un compagno, e solo essa è più grande
    Dato che Angie controlla “Bonesplitter”
    E che Angie controlla tre “Fonte di mana”
    E che Angie ha “Wind Drake” in mano
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla due “Fonte di mana”
    Allora Angie non può attivare l'abilità di “Bonesplitter”
    E Barry non può attivare l'abilità di “Bonesplitter”
    Quando Angie lancia “Wind Drake”
    E la magia si risolve
    Allora Angie non può attivare l'abilità di “Bonesplitter”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Bonesplitter”
    Quando l'abilità si risolve
    Allora la creatura “Wind Drake” è 4/2
    E la creatura “Orso Grizzly” è 2/2

  @id:equip.when @clause:equipment.equip @clause:ability.as_sorcery @from:2005-08-01 @must
  Scenario: Si equipaggia solo in una fase principale della propria squadra, a pila vuota
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Bonesplitter”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    Quando la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Bonesplitter”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non può attivare l'abilità di “Bonesplitter”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Angel's Mercy”
    Allora Angie non può attivare l'abilità di “Bonesplitter”
    Quando la magia si risolve
    Allora Angie può attivare l'abilità di “Bonesplitter”
    Quando l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 4/2

  @id:equip.dies @clause:equipment.unattached @clause:zone.new_object @from:2005-08-01 @must
  Scenario: Un Equipaggiamento resta quando la sua creatura muore, e non è assegnato a nulla anche se la creatura torna
    Dato che Angie controlla “Bonesplitter”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Bonesplitter”
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 4/2
    Quando Angie lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie controlla “Bonesplitter”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 2/2
    Quando Angie attiva l'abilità di “Bonesplitter”
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 4/2
    Quando Barry lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie controlla “Bonesplitter”
    E Angie ha “Orso Grizzly” nel proprio cimitero

  @id:equip.gone @situation:equip.dies @clause:equipment.equip @clause:target.illegal @from:2005-08-01 @must
  Scenario: Se la creatura se ne va prima che l'abilità si risolva, l'Equipaggiamento resta su quella che equipaggia
    Dato che Angie controlla “Bonesplitter”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Bonesplitter”
    Allora Angie deve fare una scelta
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Quando Angie attiva l'abilità di “Bonesplitter”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E Barry lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 5/3
    E Angie controlla “Bonesplitter”

  @id:equip.destroyed @situation:equip.dies @clause:equipment.equip @clause:ability.independent @from:2005-08-01 @must
  Scenario: Un Equipaggiamento distrutto prima che la sua abilità si risolva non si assegna a nulla
    Dato che Angie controlla “Bonesplitter”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Bonesplitter”
    E Barry lancia “Ritorno alla Natura” bersagliando “Bonesplitter”
    E la magia si risolve
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 2/2
    E Angie ha “Bonesplitter” nel proprio cimitero

  @id:equip.taken @clause:equipment.control @clause:equipment.equip @from:2005-08-01 @must
  Scenario: Se un avversario prende la creatura, l'Equipaggiamento resta su di essa e del suo controllore, che solo può assegnarlo altrove
    Dato che Angie controlla “Bonesplitter”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla dieci “Fonte di mana”
    E che Edward controlla “Bonesplitter”
    E che Edward controlla dieci “Fonte di mana”
    Quando Angie attiva l'abilità di “Bonesplitter” di Angie
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 4/2
    Quando Angie lancia “Gigante di Collina”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Control Magic” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    E la creatura “Orso Grizzly” è 4/2
    Ed Edward non può attivare l'abilità di “Bonesplitter” di Angie
    Ma Edward può attivare l'abilità di “Bonesplitter” di Edward
    Quando l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 6/2
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 6/2
    Quando Angie attiva l'abilità di “Bonesplitter” di Angie
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 4/2
    E la creatura “Gigante di Collina” è 5/3

  @id:equip.no_creature @clause:equipment.unattached @clause:object.types @from:2018-04-27 @must
  Scenario: Un Equipaggiamento non è più assegnato a ciò che non è più una creatura, e non vi torna quando lo ridiventa
    Dato che Angie controlla “Bonesplitter”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie controlla “Still Life”
    Quando Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    E Angie attiva l'abilità di “Bonesplitter”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 6/3
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 4/3
    E Angie controlla “Bonesplitter”

  @id:equip.hexproof @clause:target.hexproof @clause:equipment.equip @from:2018-04-27 @must
  Scenario: Con gli Stivali una creatura attacca subito, e gli avversari non possono sceglierla, mentre un compagno può
    Dato che Angie controlla “Swiftfoot Boots”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie controlla “Wind Drake”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Angie attiva l'abilità di “Swiftfoot Boots”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Unsummon” bersagliando “Orso Grizzly”
    Ma Edward può lanciare “Unsummon” bersagliando “Wind Drake”
    Quando la magia si risolve
    Allora Barry può lanciare “Giant Growth” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Orso Grizzly”

  @id:equip.enters @clause:trigger.enters @clause:equipment.equip @clause:combat.block @from:2018-04-27 @must
  Scenario: Il Maglio entrando si assegna a una creatura del suo controllore, non a quella di un compagno, che allora vola e ha attacco improvviso
    Dato che Angie controlla dieci “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Elementale dell'Aria”
    Quando Angie lancia “Maul of the Skyclaves”
    E la magia si risolve
    E l'abilità innescata di “Maul of the Skyclaves” si risolve
    Allora la creatura “Orso Grizzly” è 4/4
    E la creatura “Gigante di Collina” di Barry è 3/3
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Gigante di Collina” di Edward
    Ma Ronald può bloccare “Orso Grizzly” con “Elementale dell'Aria”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald ha “Elementale dell'Aria” nel proprio cimitero
    E Angie controlla “Orso Grizzly”
    Quando Barry lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 2/2
    Quando Angie attiva l'abilità di “Maul of the Skyclaves”
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 4/4

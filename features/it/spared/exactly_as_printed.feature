# language: it
Funzionalità: Che cosa dice una carta, e nient'altro
  > Carte stampate di cui molte situazioni si servono: ogni numero, ogni specie di bersaglio, e ciò che dura un turno.

  @id:card.angelic_blessing @clause:layers.lasting @clause:step.cleanup @clause:target.choose @from:2018-04-27 @must
  Scenario: Angelic Blessing dà +3/+3 e volare per questo turno, e soltanto a creature
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Inno Glorioso”
    E che Edward controlla “Obsianus Golem”
    Allora Angie non può lanciare “Angelic Blessing” bersagliando “Inno Glorioso”
    Ma Angie può lanciare “Angelic Blessing” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora la creatura “Gigante di Collina” è 6/6
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina” e “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Obsianus Golem”
    Ma Edward può bloccare “Orso Grizzly” con “Obsianus Golem”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:card.caress_of_phyrexia @clause:life.shared @clause:poison.shared @from:2018-04-27 @must
  Scenario: Caress of Phyrexia fa pescare tre carte al suo bersaglio, gli fa perdere 3 punti vita e gli dà tre segnalini veleno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando Angie lancia “Caress of Phyrexia” bersagliando Ronald
    E la magia si risolve
    Allora Ronald ha tre carte in mano
    E Edward non ha carte in mano
    E la squadra di Edward ha 17 punti vita
    E la squadra di Edward ha tre segnalini veleno
    E la squadra di Angie ha 20 punti vita
    E la squadra di Angie non ha nessun segnalino veleno

  @id:card.furnace_whelp @clause:layers.lasting @clause:step.cleanup @clause:combat.block @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Furnace Whelp vola, e cresce di uno fino alla fine del turno ogni volta che la sua abilità si risolve
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Furnace Whelp”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    E che Edward controlla “Obsianus Golem”
    Quando Angie attiva l'abilità di “Furnace Whelp”
    E l'abilità si risolve
    Allora la creatura “Furnace Whelp” è 3/2
    Quando Angie attiva l'abilità di “Furnace Whelp”
    E l'abilità si risolve
    Allora la creatura “Furnace Whelp” è 4/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Furnace Whelp” e “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Furnace Whelp” con “Obsianus Golem”
    Ma Edward può bloccare “Orso Grizzly” con “Obsianus Golem”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Edward ha 16 punti vita
    E la creatura “Furnace Whelp” è 2/2

  @id:card.door_to_nothingness @clause:team.wins_and_loses @clause:ability.only_if @from:2018-04-27 @must
  Scenario: Door to Nothingness entra TAPpata, e viene sacrificata per la sua abilità
    Dato che Angie controlla dieci “Fonte di mana”
    Quando Angie lancia “Door to Nothingness”
    E la magia si risolve
    Allora la carta “Door to Nothingness” è TAPpata
    E Angie non può attivare l'abilità di “Door to Nothingness”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la carta “Door to Nothingness” è STAPpata
    E Angie può attivare l'abilità di “Door to Nothingness”
    Quando Angie sceglie Ronald come bersaglio
    Allora Angie ha “Door to Nothingness” nel proprio cimitero
    Quando l'abilità si risolve
    Allora la squadra di Edward perde la partita

  @id:card.high_ground @clause:combat.block @from:2024-11-08 @must
  Scenario: High Ground lascia che ogni creatura del suo controllore ne blocchi una in più, e nessuna di un compagno di squadra
    Dato che Angie controlla “High Ground”
    E che Angie controlla “Obsianus Golem”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    E Ronald attacca Barry con “Wind Drake”
    E Ronald attacca Barry con “Youthful Knight”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può bloccare insieme “Orso Grizzly” e “Youthful Knight” con “Gigante di Collina”
    Ma Angie può bloccare insieme “Orso Grizzly” e “Youthful Knight” con “Obsianus Golem”

  @id:card.goblin_freerunner @clause:combat.block @from:2024-11-08 @must
  Scenario: Goblin Freerunner viene bloccato da due creature, e non da una sola
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Freerunner”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Goblin Freerunner” con “Gigante di Collina”
    Ma Edward può bloccare “Goblin Freerunner” con “Gigante di Collina”
    E Ronald può bloccare “Goblin Freerunner” con “Orso Grizzly”

  @id:card.infernal_contract @clause:life.read @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Infernal Contract prende la metà di 17 punti vita, arrotondata per eccesso, per quattro carte
    Dato che la squadra di Angie ha 17 punti vita
    E che Angie ha “Infernal Contract” in mano
    Quando Angie lancia “Infernal Contract”
    E la magia si risolve
    Allora Angie ha quattro carte in mano
    E la squadra di Angie ha 8 punti vita

  @id:card.acolyte_of_xathrid @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Acolyte of Xathrid toglie un punto vita, e per questo si TAPpa
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Acolyte of Xathrid”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva l'abilità di “Acolyte of Xathrid”
    E Angie sceglie Edward come bersaglio
    Allora la carta “Acolyte of Xathrid” è TAPpata
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita
    E Angie non può attivare l'abilità di “Acolyte of Xathrid”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Acolyte of Xathrid”

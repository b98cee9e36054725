# language: it
Funzionalità: Costi, carte e numeri di un solo membro
  > Un'abilità legge ciò che un giocatore ha, lancia o paga. Che cosa è della squadra e che cosa no?

  @id:ruling.relic_vial @clause:life.shared @from:2005-08-01 @must
  Scenario: Finché il suo controllore ha un Chierico, Relic Vial fa perdere 2 punti vita all'altra squadra per una creatura che muore, e ne fa guadagnare 1
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Relic Vial”
    E che Angie controlla “Forbidding Spirit”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Relic Vial”
    E Angie sacrifica “Orso Grizzly”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.relic_vial.teammate @situation:ruling.relic_vial @clause:object.you @from:2005-08-01 @must
  Scenario: Un Chierico del compagno non aiuta Relic Vial
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Relic Vial”
    E che Barry controlla “Forbidding Spirit”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Relic Vial”
    E l'abilità si risolve
    Allora la squadra di Edward ha 20 punti vita

  @id:ruling.slitherwisp @clause:life.shared @from:2005-08-01 @must
  Scenario: Un'altra magia con lampo fa perdere 1 punto vita a entrambi gli avversari e pescare una carta a chi la lancia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Slitherwisp”
    E che Angie ha tre carte in mano
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Angel of Grace”
    E l'abilità innescata di “Slitherwisp” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Angie ha due carte in mano

  @id:ruling.drannith_stinger @clause:life.shared @from:2005-08-01 @must
  Scenario: Una carta riciclata fa perdere 2 punti vita all'altra squadra, una riciclata dal compagno nessuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Drannith Stinger”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla due “Fonte di mana”
    E che Barry ha “Barkhide Mauler” in mano
    E che Angie ha “Barkhide Mauler” in mano
    Quando Barry attiva l'abilità di “Barkhide Mauler”
    E l'abilità si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie attiva l'abilità di “Barkhide Mauler”
    E l'abilità innescata di “Drannith Stinger” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.klothys @clause:life.shared @from:2005-08-01 @must
  Scenario: Klothys, God of Destiny fa perdere 4 punti vita all'altra squadra e ne fa guadagnare 2 al suo controllore quando esilia una carta non terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Klothys, God of Destiny”
    Quando Barry lancia “Creeping Chill”
    E la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 23 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Edward ha 14 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Klothys, God of Destiny” si risolve
    Allora la squadra di Edward ha 10 punti vita
    E la squadra di Angie ha 25 punti vita

  @id:ruling.dreamstalker_manticore @clause:object.you @from:2005-08-01 @must
  Scenario: Dreamstalker Manticore infligge 1 danno per la prima magia nel turno dell'altra squadra, e nessuno per la seconda
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Dreamstalker Manticore”
    E che Angie controlla “Orso Grizzly”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Dreamstalker Manticore” si risolve
    Allora la squadra di Edward ha 19 punti vita
    Quando la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Edward ha 19 punti vita

  @id:ruling.immolating_gyre @clause:object.you @from:2007-10-01 @must
  Scenario: Immolating Gyre infligge danno a creature e planeswalker del compagno, e risparmia quelli del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vanilla 1/1”
    E che Barry controlla “Vanilla 1/1”
    E che Barry controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Ronald controlla “Uccelli del Paradiso”
    Quando Angie lancia “Creeping Chill”
    E la magia si risolve
    E Angie lancia “Immolating Gyre”
    E la magia si risolve
    Allora Barry non controlla nessuna creatura
    E Ronald non controlla nessuna creatura
    E “Nissa, Voice of Zendikar” ha quattro segnalini fedeltà
    E Angie controlla una creatura

  @id:ruling.chalice_of_death @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Con 10 punti vita in più di quelli iniziali della squadra, Chalice of Life si trasforma e fa perdere 5 punti vita a un giocatore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 39 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chalice of Life”
    Quando Angie attiva l'abilità di “Chalice of Life”
    E l'abilità si risolve
    Allora la squadra di Angie ha 40 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Angie attiva l'abilità di “Chalice of Life”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 15 punti vita
    E la squadra di Angie ha 40 punti vita

  @id:ruling.chalice_of_death.too_little @situation:ruling.chalice_of_death @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Con 9 in più Chalice of Life non si trasforma
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 38 punti vita
    E che Angie controlla “Chalice of Life”
    Quando Angie attiva l'abilità di “Chalice of Life”
    E l'abilità si risolve
    Allora la squadra di Angie ha 39 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Angie attiva l'abilità di “Chalice of Life”
    E l'abilità si risolve
    Allora la squadra di Angie ha 40 punti vita

  @id:ruling.light_of_promise @clause:life.shared @from:2005-08-01 @must
  Scenario: I punti vita guadagnati dal compagno non contano per ciò che Light of Promise incanta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Lampad of Death's Vigil”
    E che Barry controlla “Fonte di mana”
    Quando Angie lancia “Light of Promise” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry attiva l'abilità di “Lampad of Death's Vigil”
    E l'abilità si risolve
    Allora la squadra di Angie ha 21 punti vita
    E la creatura “Orso Grizzly” è 2/2
    Quando Angie lancia “Creeping Chill”
    E la magia si risolve
    E l'abilità innescata di “Orso Grizzly” si risolve
    Allora la squadra di Angie ha 24 punti vita
    E la creatura “Orso Grizzly” è 5/5

  @id:ruling.chaos_moon @clause:trigger.step @from:2006-05-01 @must
  Scenario: Chaos Moon conta i permanenti una sola volta nel mantenimento di una squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chaos Moon”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 2/2

  @id:ruling.chaos_moon.even @situation:ruling.chaos_moon @clause:trigger.step @from:2006-05-01 @must
  Scenario: Con un numero pari di permanenti Chaos Moon indebolisce le creature, una sola volta nel mantenimento di una squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chaos Moon”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la creatura “Gigante di Collina” è 2/2

  @id:ruling.defense_grid @clause:turn.teams @clause:mana.own @from:2005-08-01 @must
  Scenario: Con Defense Grid nessuna magia costa di più nel turno della squadra di chi la lancia, e ciascuna costa di più in quello dell'altra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Defense Grid”
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla quattro “Fonte di mana”
    Quando Barry lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Giant Growth” bersagliando “Orso Grizzly”
    Ma Ronald può lanciare “Reach Through Mists”

  @id:ruling.forbidding_spirit @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Fino al prossimo turno di Angie, Forbidding Spirit fa pagare chi attacca lei, e non chi attacca il suo compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla due “Fonte di mana”
    Quando Angie lancia “Forbidding Spirit”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Barry con “Orso Grizzly”
    E Ronald può attaccare Angie con “Gigante di Collina”

  @id:ruling.forbidding_spirit.walker @situation:ruling.forbidding_spirit @clause:combat.attack @from:2018-04-27 @must
  Scenario: Attaccare un planeswalker del compagno non costa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Chandra, Pyrogenius”
    E che Barry controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando Angie lancia “Forbidding Spirit”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare “Chandra, Pyrogenius” con “Orso Grizzly”
    Ma Edward può attaccare “Nissa, Voice of Zendikar” con “Orso Grizzly”

  @id:ruling.qasali_ambusher @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Chi non è attaccato non può lanciare Qasali Ambusher senza pagarne il costo di mana, e il compagno che è attaccato può
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Foresta”
    E che Angie controlla “Pianura”
    E che Barry controlla “Foresta”
    E che Barry controlla “Pianura”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Qasali Ambusher” senza pagare il suo costo di mana
    Ma Barry può lanciare “Qasali Ambusher” senza pagare il suo costo di mana

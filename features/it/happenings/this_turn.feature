# language: it
Funzionalità: Che cosa è successo in questo turno
  > Una carta chiede che cosa è successo in questo turno: chi ha attaccato, guadagnato punti vita, subito danno, pescato, scartato o lanciato, e che cosa è morto. Conta ciò che ha fatto un compagno?

  @id:happened.attacked @clause:trigger.intervening_if @clause:object.you @from:2018-04-27 @must
  Scenario: Chi ha attaccato è ogni giocatore per sé: di due teste solo quella la cui creatura ha attaccato
    Dato che Angie controlla “Orso Grizzly”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Barry lancia “Mardu Heart-Piercer” di Barry
    E la magia si risolve
    Allora la squadra di Edward ha 28 punti vita
    Quando Angie lancia “Mardu Heart-Piercer” di Angie
    E la magia si risolve
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Mardu Heart-Piercer” di Angie si risolve
    Allora la squadra di Edward ha 26 punti vita
    Ed Edward non controlla nessuna creatura

  @id:happened.attacked.not_yet @situation:happened.attacked @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Prima dell'attacco nulla ha attaccato, e un attacco del turno precedente non conta
    Dato che Angie controlla “Orso Grizzly”
    E che Ronald controlla “Uccelli del Paradiso”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia la prima carta “Mardu Heart-Piercer”
    E la magia si risolve
    Allora la squadra di Edward ha 28 punti vita
    E Ronald controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Angie lancia la seconda carta “Mardu Heart-Piercer”
    E la magia si risolve
    E Angie sceglie “Uccelli del Paradiso” come bersaglio
    E l'abilità innescata della seconda carta “Mardu Heart-Piercer” si risolve
    Allora Ronald ha “Uccelli del Paradiso” nel proprio cimitero
    E la squadra di Edward ha 26 punti vita

  @id:happened.died @clause:trigger.intervening_if @from:2012-02-01 @must
  Scenario: Una creatura morta in questo turno conta chiunque la controllasse, e quella di un turno precedente no
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Barry lancia la prima carta “Morkrut Banshee”
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly” di Ronald
    E la magia si risolve
    E Barry lancia la seconda carta “Morkrut Banshee”
    E la magia si risolve
    E Barry sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata della seconda carta “Morkrut Banshee” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Morkrut Banshee”
    E la magia si risolve
    Allora Angie controlla “Orso Grizzly”

  @id:happened.died.weakened @situation:happened.died @clause:trigger.intervening_if @clause:step.cleanup @from:2012-02-01 @must
  Scenario: Ciò che sopravvive ha 4 di forza e 4 di costituzione in meno fino alla fine del turno
    Dato che Edward controlla “Primordial Sage”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly” di Ronald
    E la magia si risolve
    E Barry lancia “Morkrut Banshee”
    E la magia si risolve
    E Barry sceglie “Primordial Sage” come bersaglio
    E l'abilità innescata di “Morkrut Banshee” si risolve
    Allora la creatura “Primordial Sage” è 0/1
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Primordial Sage” è 4/5

  @id:happened.died.itself @situation:happened.died @clause:trigger.intervening_if @from:2012-02-01 @must
  Scenario: Dove nient'altro è una creatura, ciò che ne indebolisce una indebolisce se stesso
    Dato che Barry controlla “Megrim”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Morkrut Banshee”
    E la magia si risolve
    E l'abilità innescata di “Morkrut Banshee” si risolve
    Allora Barry ha “Morkrut Banshee” nel proprio cimitero

  @id:happened.gained @clause:trigger.intervening_if @clause:life.shared @from:2013-07-13 @must
  Scenario: I punti vita guadagnati in questo turno sono quelli di un solo giocatore, a ogni sottofase finale: quattro o più in tutto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Angelic Accord”
    E che Angie controlla “Bottle Gnomes”
    E che Angie controlla “Dragon's Claw”
    E che Barry controlla “Angelic Accord”
    E che Barry controlla “Bottle Gnomes”
    Quando la squadra di Edward passa la priorità
    E Barry attiva l'abilità di “Bottle Gnomes” di Barry
    E l'abilità si risolve
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Bottle Gnomes” di Angie
    E l'abilità si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Shock” bersagliando Edward
    E Angie fa ciò che l'abilità permette
    E la magia si risolve
    E inizia il mantenimento della squadra di Angie
    Allora Angie controlla una pedina creatura
    E Angie controlla una pedina creatura 4/4
    E Barry non controlla nessuna creatura
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie controlla due pedine creatura 4/4
    E Barry non controlla nessuna creatura
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie controlla due pedine creatura 4/4

  @id:happened.gained.angel @situation:happened.gained @clause:trigger.intervening_if @from:2013-07-13 @must
  Scenario: L'Angelo di Angelic Accord vola ed è bianco
    Dato che Angie controlla “Angelic Accord”
    Quando Angie lancia “Angel's Mercy”
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Tremor”
    E la magia si risolve
    E Angie lancia “Tremor”
    E la magia si risolve
    E Angie lancia “Tremor”
    E la magia si risolve
    E Angie lancia “Tremor”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 4/4
    Quando Angie lancia “Wilt-Leaf Liege”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 5/5

  @id:happened.damaged @clause:combat.prohibition @clause:team.opponents @from:2018-04-27 @must
  Scenario: Il danno all'uno o all'altro avversario in questo turno le permette di attaccare; il danno a un compagno o la perdita di punti vita, no
    Dato che Angie controlla “Bloodcrazed Goblin”
    E che Angie controlla “Goblin Firestarter”
    E che Barry controlla “Acolyte of Xathrid”
    E che Barry controlla due “Fonte di mana”
    E che la squadra di Edward ha 30 punti vita
    Quando Barry attiva l'abilità di “Acolyte of Xathrid”
    E Barry sceglie Edward come bersaglio
    E l'abilità si risolve
    E Angie lancia “Shock” bersagliando Barry
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Bloodcrazed Goblin”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie lancia “Shock” bersagliando Ronald
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Bloodcrazed Goblin”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Goblin Firestarter”
    E Angie sceglie Ronald come bersaglio
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Bloodcrazed Goblin”

  @id:happened.cast @clause:object.you @clause:life.pay @from:2018-04-27 @must
  Scenario: Ogni magia che un giocatore lancia fa guadagnare tanti punti vita quante magie quel giocatore ha lanciato in questo turno, e la squadra ne paga 50
    Dato che Angie controlla “Aetherflux Reservoir”
    E che la squadra di Angie ha 48 punti vita
    E che la squadra di Edward ha 51 punti vita
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    E Angie sceglie Edward come bersaglio
    Allora la squadra di Angie ha 48 punti vita
    E Angie non può attivare l'abilità di “Aetherflux Reservoir”
    Quando Angie lancia “Reach Through Mists”
    E l'abilità innescata di “Aetherflux Reservoir” si risolve
    E la magia si risolve
    Allora la squadra di Angie ha 49 punti vita
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Angie ha 49 punti vita
    Quando Angie lancia “Reach Through Mists”
    E l'abilità innescata di “Aetherflux Reservoir” si risolve
    E la magia si risolve
    Allora la squadra di Angie ha 51 punti vita
    E Angie può attivare l'abilità di “Aetherflux Reservoir”
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 1 punto vita
    E la squadra di Edward ha 1 punto vita
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Reach Through Mists”
    E l'abilità innescata di “Aetherflux Reservoir” si risolve
    Allora la squadra di Angie ha 2 punti vita

  @id:happened.cast.creature @situation:happened.cast @clause:life.pay @from:2018-04-27 @must
  Scenario: Ciò per cui si paga si può infliggere a una creatura
    Dato che Angie controlla “Aetherflux Reservoir”
    E che la squadra di Angie ha 60 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Aetherflux Reservoir”
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Angie ha 10 punti vita

  @id:happened.drawn @clause:layers.lasting @clause:object.you @from:2022-04-29 @must
  Scenario: Le carte che un giocatore ha pescato in questo turno, quella della magia compresa, si contano quando si risolve
    Dato che Angie controlla “Orso Grizzly”
    E che Edward non ha carte in mano
    Quando Barry lancia “Divination”
    E la magia si risolve
    E Angie lancia “Divination”
    E la magia si risolve
    E Angie lancia “Fists of Flame” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/2
    Ed Edward non ha carte in mano
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2

  @id:happened.drawn.tramples @situation:happened.drawn @clause:layers.lasting @from:2022-04-29 @must
  Scenario: Una creatura ingrandita da ciò che si è pescato travolge
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Megrim”
    E che Edward controlla “Uccelli del Paradiso”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Orso Grizzly” con “Uccelli del Paradiso”
    Allora Angie non può lanciare “Fists of Flame” bersagliando “Megrim”
    Ma Angie può lanciare “Fists of Flame” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    E la squadra di Angie suddivide il danno: 1 a “Uccelli del Paradiso”, 2 ad Edward
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 28 punti vita

  @id:happened.discarded @clause:trigger.intervening_if @clause:team.opponents @from:2022-04-29 @must
  Scenario: Un avversario che ha scartato in questo turno è l'uno o l'altro dell'altra squadra, una volta a ogni sottofase finale, e un compagno non lo è
    Dato che Angie controlla “Tinybones, Trinket Thief”
    E che la squadra di Angie ha 20 punti vita
    E che Angie ha due carte in mano
    E che Barry ha una carta in mano
    E che Edward controlla “Disrupting Scepter”
    E che Edward controlla tre “Fonte di mana”
    Quando Barry lancia “Mind Rot” bersagliando Angie
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    E Angie non ha carte in mano
    Quando Edward attiva l'abilità di “Disrupting Scepter”
    Ed Edward sceglie Ronald come bersaglio
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Angie
    Allora la squadra di Angie ha 19 punti vita
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Angie ha 19 punti vita
    E Angie ha due carte in mano

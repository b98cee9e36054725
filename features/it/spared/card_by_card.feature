# language: it
Funzionalità: Che cosa fa una carta, e a chi non fa nulla
  > Una carta stampata si gioca accanto a tutti quelli che non riguarda.

  @id:card.lands @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scenario: Ogni terra si TAPpa per un mana del suo giocatore, e non una seconda volta
    Dato che Angie controlla “Pianura”
    E che Angie controlla “Isola”
    E che Angie controlla “Palude”
    E che Angie controlla “Foresta Innevata”
    E che Angie controlla “Montagna Innevata”
    E che Angie controlla “Montagna”
    E che Angie controlla “Uccelli del Paradiso”
    Quando Angie attiva l'abilità di “Pianura”
    E Angie attiva l'abilità di “Isola”
    E Angie attiva l'abilità di “Palude”
    E Angie attiva l'abilità di “Foresta Innevata”
    E Angie attiva l'abilità di “Montagna Innevata”
    Allora Angie ha cinque mana non spesi
    E Barry non ha mana non speso
    E la carta “Pianura” è TAPpata
    E la carta “Isola” è TAPpata
    E la carta “Palude” è TAPpata
    E la carta “Foresta Innevata” è TAPpata
    E la carta “Montagna Innevata” è TAPpata
    E la carta “Uccelli del Paradiso” è STAPpata
    E Angie non può attivare l'abilità di “Pianura”
    Ma Angie può attivare l'abilità di “Montagna”

  @id:card.flyers @clause:combat.block @from:2018-04-27 @must
  Scenario: Ciò che vola per il proprio testo non è bloccato da ciò che non vola
    Dato che Angie controlla “Angel of Grace”
    E che Angie controlla “Heron of Hope”
    E che Angie controlla “Mischievous Chimera”
    E che Angie controlla “Scourge of the Throne”
    E che Barry controlla “Scythe Specter”
    E che Barry controlla “Spawn of Mayhem”
    E che Barry controlla “Angelo di Platino”
    E che Barry controlla “Sfinge Magister”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Angel of Grace”
    E Angie attacca Edward con “Heron of Hope”
    E Angie attacca Edward con “Mischievous Chimera”
    E Angie attacca Edward con “Scourge of the Throne”
    E Barry attacca Edward con “Scythe Specter”
    E Barry attacca Edward con “Spawn of Mayhem”
    E Barry attacca Edward con “Angelo di Platino”
    E Barry attacca Edward con “Sfinge Magister”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Angel of Grace” con “Orso Grizzly”
    Ed Edward non può bloccare “Heron of Hope” con “Orso Grizzly”
    Ed Edward non può bloccare “Mischievous Chimera” con “Orso Grizzly”
    Ed Edward non può bloccare “Scourge of the Throne” con “Orso Grizzly”
    Ed Edward non può bloccare “Scythe Specter” con “Orso Grizzly”
    Ed Edward non può bloccare “Spawn of Mayhem” con “Orso Grizzly”
    Ed Edward non può bloccare “Angelo di Platino” con “Orso Grizzly”
    Ed Edward non può bloccare “Sfinge Magister” con “Orso Grizzly”
    Ma Edward può bloccare “Mischievous Chimera” con “Wind Drake”

  @id:card.corpse_knight @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Corpse Knight non vede arrivare né se stesso né un incantesimo, poi costa un punto vita a ogni avversario e nessuno alla sua squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Corpse Knight”
    E la magia si risolve
    E Angie lancia “Bad Moon”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Corpse Knight” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.forerunner @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Forerunner of the Coalition non vede arrivare né se stesso, né un orso, né il Pirata del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Forerunner of the Coalition”
    E la magia si risolve
    E Angie non fa ciò che l'abilità permette
    E l'abilità innescata di “Forerunner of the Coalition” si risolve
    E Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Dire Fleet Captain”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.archer @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Poison-Tip Archer conta la creatura del compagno, e non la propria morte
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Poison-Tip Archer”
    E che Barry controlla “Wind Drake”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E l'abilità innescata di “Poison-Tip Archer” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando “Poison-Tip Archer”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E Angie ha “Poison-Tip Archer” nel proprio cimitero

  @id:card.bastion @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Bastion of Remembrance porta un Soldato, e conta solo le creature del suo controllore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Bastion of Remembrance”
    E la magia si risolve
    E l'abilità innescata di “Bastion of Remembrance” si risolve
    Allora Angie controlla una pedina creatura 1/1
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie non controlla nessuna creatura
    E la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:card.relic_vial @clause:ability.static @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Relic Vial costa due mana, il suo TAP e una creatura, fa pescare una carta al suo controllore, e ignora i morti del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Relic Vial”
    E che Angie controlla “Soul Warden”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Pianura”
    E che Angie controlla “Foresta”
    E che Barry controlla “Wind Drake”
    Quando Angie attiva l'abilità di “Relic Vial”
    E Angie sacrifica “Orso Grizzly”
    E inizia la sottofase finale della squadra di Angie
    Allora la carta “Relic Vial” è TAPpata
    E la carta “Pianura” è TAPpata
    E la carta “Foresta” è TAPpata
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    E Ronald non ha carte in mano
    E la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Shock” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    E Barry ha “Wind Drake” nel proprio cimitero

  @id:card.exalted @clause:combat.attack @clause:step.cleanup @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Un orso che attacca da solo è più grosso fino alla fine del turno, e il Rinoceronte rimasto indietro no
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Rhox Charger”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E l'abilità innescata di “Rhox Charger” si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Rhox Charger” è 3/3
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2

  @id:card.exalted.teammate @situation:card.exalted @clause:combat.attack @from:2018-04-27 @must
  Scenario: L'orso del compagno che attacca da solo non ottiene nulla
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Rhox Charger”
    E che Angie controlla “Rafiq of the Many”
    E che Angie controlla “Angelic Benediction”
    E che Angie controlla “Sighted-Caste Sorcerer”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la carta “Wind Drake” è STAPpata

  @id:card.rafiq @clause:combat.attack @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Con Rafiq of the Many un orso che attacca da solo colpisce due volte per tre
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Rafiq of the Many”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    E la creatura “Orso Grizzly” è 3/3
    E la creatura “Rafiq of the Many” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2

  @id:card.benediction @clause:combat.attack @from:2018-04-27 @must
  Scenario: Con Angelic Benediction chi attacca da solo è più grosso in questo turno, e una creatura avversaria è TAPpata
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Angelic Benediction”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Copper Tablet”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie sceglie “Wind Drake” come bersaglio
    E Angie fa ciò che l'abilità permette
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Gigante di Collina” è 4/4
    E la carta “Wind Drake” è TAPpata
    E la carta “Copper Tablet” è STAPpata
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    Quando inizia la sottofase finale della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:card.captain @clause:combat.attack @from:2018-04-27 @must
  Scenario: Dire Fleet Captain conta un altro Pirata attaccante, né un orso né un Pirata TAPpato degli avversari, fino alla fine del turno
    Dato che Angie controlla “Dire Fleet Captain”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Forerunner of the Coalition”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Dire Fleet Captain”
    E Barry attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Forerunner of the Coalition”
    E l'abilità innescata di “Dire Fleet Captain” si risolve
    Allora la creatura “Dire Fleet Captain” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Dire Fleet Captain” è 2/2

  @id:card.crescendo @clause:ability.static @clause:combat.attack @from:2018-04-27 @must
  Scenario: Crescendo of War rende più forte ogni attaccante, e nessuna creatura TAPpata o rimasta indietro
    Dato che Edward controlla “Crescendo of War”
    E che “Crescendo of War” ha due segnalini conflitto
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    Allora la creatura “Gigante di Collina” è 5/3
    E la creatura “Orso Grizzly” è 2/2
    E la creatura “Wind Drake” è 2/2

  @id:card.chaos_moon @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scenario: Con un numero pari di permanenti Chaos Moon rimpicciolisce una creatura rossa per il turno, e una verde per nulla
    Dato che Barry controlla “Chaos Moon”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Foresta”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Chaos Moon” si risolve
    Allora la creatura “Gigante di Collina” è 2/2
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia la sottofase finale della squadra di Edward
    Allora la creatura “Gigante di Collina” è 2/2
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3

  @id:card.klothys @clause:target.choose @clause:life.shared @from:2005-08-01 @must
  Scenario: Klothys esilia una carta dal cimitero di un avversario, e solo nel turno del suo controllore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Klothys, God of Destiny”
    E che Edward ha “Shock” nel proprio cimitero
    E che Edward ha “Tremor” nel proprio cimitero
    E che Angie ha “Sizzle” nel proprio cimitero
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Shock” nel proprio cimitero
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie sceglie “Shock” come bersaglio
    Allora Edward possiede “Shock” in esilio
    Ed Edward ha “Tremor” nel proprio cimitero
    Ed Edward ha una carta nel proprio cimitero
    E Angie ha “Sizzle” nel proprio cimitero
    E la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:card.manticore @clause:object.you @clause:target.choose @from:2018-04-27 @must
  Scenario: Dreamstalker Manticore uccide una piccola creatura nel turno avversario per la prima magia del suo controllore, non per quella del compagno
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Dreamstalker Manticore”
    E che Edward controlla “Uccelli del Paradiso”
    E che Ronald controlla “Chandra, Flame's Catalyst”
    Quando Angie lancia “Sizzle”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Barry lancia “Shock” bersagliando Edward
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Nebbia”
    E Angie sceglie “Uccelli del Paradiso” come bersaglio
    E l'abilità innescata di “Dreamstalker Manticore” si risolve
    Allora la squadra di Edward ha 12 punti vita
    Ed Edward ha “Uccelli del Paradiso” nel proprio cimitero

  @id:card.ambusher @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Qasali Ambusher è gratuito per chi ha una Foresta e una Pianura, non con l'aiuto del compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Foresta”
    E che Angie controlla “Pianura”
    E che Barry controlla “Foresta”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Barry con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    Allora Barry non può lanciare “Qasali Ambusher” senza pagare il suo costo di mana
    Ma Angie può lanciare “Qasali Ambusher” senza pagare il suo costo di mana

  @id:card.ambusher.plains @situation:card.ambusher @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Qasali Ambusher non è gratuito per chi ha una Pianura e nessuna Foresta, anche se il compagno ne ha una
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Foresta”
    E che Angie controlla “Pianura”
    E che Barry controlla “Pianura”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Barry con “Orso Grizzly”
    E la squadra di Edward passa la priorità
    Allora Barry non può lanciare “Qasali Ambusher” senza pagare il suo costo di mana
    Ma Angie può lanciare “Qasali Ambusher” senza pagare il suo costo di mana

  @id:card.sarkhan @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Sarkhan, Dragonsoul guadagna due di fedeltà, colpisce gli avversari e le loro creature, e risparmia i planeswalker e la sua parte
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Sarkhan, Dragonsoul”
    E che Angie controlla due pedine Goblin 1/1
    E che Barry controlla “Uccelli del Paradiso”
    E che Edward controlla due pedine Saprolingio 1/1
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie attiva la prima abilità di “Sarkhan, Dragonsoul”
    E l'abilità si risolve
    Allora “Sarkhan, Dragonsoul” ha sette segnalini fedeltà
    E “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    Ed Edward non controlla nessuna creatura
    E Angie controlla due pedine Goblin 1/1
    E Barry controlla “Uccelli del Paradiso”
    E la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.chandras @clause:life.shared @from:2018-04-27 @must
  Scenario: Le due Chandra costano punti vita agli avversari e nessuno alla propria squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chandra, Pyrogenius”
    E che Barry controlla “Chandra, Flame's Catalyst”
    Quando Angie attiva la prima abilità di “Chandra, Pyrogenius”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    Quando Barry attiva l'abilità di “Chandra, Flame's Catalyst”
    E l'abilità si risolve
    Allora la squadra di Edward ha 10 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.gyre @clause:object.you @from:2018-04-27 @must
  Scenario: Immolating Gyre conta solo gli istantanei e le stregonerie di chi lo lancia, e colpisce le creature di tutti gli altri
    Dato che Angie ha “Shock” nel proprio cimitero
    E che Angie ha “Pyroclasm” nel proprio cimitero
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Edward ha “Tremor” nel proprio cimitero
    E che Barry ha “Sizzle” nel proprio cimitero
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Zulaport Cutthroat”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla due pedine Goblin 1/1
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Immolating Gyre”
    E la magia si risolve
    Allora Angie controlla “Wind Drake”
    E Barry ha “Zulaport Cutthroat” nel proprio cimitero
    Ed Edward controlla “Gigante di Collina”
    E Ronald non controlla nessuna creatura
    E “Chandra, Pyrogenius” ha tre segnalini fedeltà

  @id:card.dagger_caster @clause:object.you @from:2018-04-27 @must
  Scenario: Dagger Caster colpisce gli avversari e le loro creature, e né il loro planeswalker né la propria parte
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Uccelli del Paradiso”
    E che Edward controlla due pedine Saprolingio 1/1
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Dagger Caster”
    E la magia si risolve
    E l'abilità innescata di “Dagger Caster” si risolve
    Allora Edward non controlla nessuna creatura
    E Barry controlla “Uccelli del Paradiso”
    E “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.pridemate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Ajani's Pridemate non cresce quando il compagno o un avversario guadagna punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Ajani's Pridemate”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Ajani's Pridemate” è 2/2
    E la squadra di Angie ha 27 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Creeping Chill”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la creatura “Ajani's Pridemate” è 2/2

  @id:card.djinn @clause:object.you @clause:trigger.step @from:2005-08-01 @must
  Scenario: Aku Djinn rafforza le creature degli avversari nel mantenimento del suo controllore, una volta, e di nessun altro
    Dato che Angie controlla “Aku Djinn”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Relic Vial”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 3/3
    E la creatura “Wind Drake” è 2/2
    E la creatura “Aku Djinn” è 5/6
    E “Relic Vial” non ha nessun segnalino +1/+1

  @id:card.awakening @clause:trigger.step @from:2007-05-01 @must
  Scenario: Awakening STAPpa le creature e le terre di tutti, e nessun artefatto
    Dato che Angie controlla “Awakening”
    E che Angie controlla “Foresta”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Relic Vial”
    E che la carta “Foresta” è TAPpata
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Relic Vial” è TAPpata
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Foresta” è STAPpata
    E la carta “Gigante di Collina” è STAPpata
    E la carta “Relic Vial” è TAPpata

  @id:card.tapped @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Ciò che si TAPpa per la sua abilità è TAPpato, e non può farlo due volte
    Dato che la squadra di Angie ha 40 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    E che Angie controlla “Speaker of the Heavens”
    E che Angie controlla “Chalice of Life”
    Quando Angie attiva l'abilità di “Speaker of the Heavens”
    E l'abilità si risolve
    Allora la carta “Speaker of the Heavens” è TAPpata
    E Angie controlla un Angelo
    E Angie non può attivare l'abilità di “Speaker of the Heavens”
    Ma Angie può attivare l'abilità di “Chalice of Life”
    Quando l'abilità si risolve
    Allora la carta “Chalice of Life” è TAPpata
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora la carta “Hidetsugu lo Spietato” è TAPpata

  @id:card.davriel @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Davriel ferisce un avversario con la mano vuota, e non la propria squadra che ne ha due
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Davriel, Rogue Shadowmage”
    E che Edward ha tre carte in mano
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 18 punti vita

  @id:card.magmatic @clause:target.choose @from:2007-05-01 @must
  Scenario: Magmatic Force uccide una creatura scelta dal suo controllore nel mantenimento di ogni squadra, una volta
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Magmatic Force”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Copper Tablet”
    E che Ronald controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Edward
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Magmatic Force” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald controlla “Wind Drake”

  @id:card.slitherwisp @clause:object.you @from:2018-04-27 @must
  Scenario: Slitherwisp arriva nel turno avversario, poi una magia con lampo fa pescare il suo controllore e costa punti vita agli avversari
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Slitherwisp”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Barry lancia “Angel of Grace”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Angel of Grace”
    E inizia la sottofase finale della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie ha una carta in mano
    E Barry non ha carte in mano

  @id:card.spewer @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Spear Spewer non può attaccare, e Loyal Pegasus non può bloccare da solo
    Dato che Angie controlla “Spear Spewer”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Loyal Pegasus”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Spear Spewer”
    Ma Angie può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Loyal Pegasus”
    Ma Ronald può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:card.safe_passage @clause:step.cleanup @clause:replacement.open @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: La protezione di Safe Passage è finita nel turno seguente
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Safe Passage”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita

  @id:card.beacon @clause:life.set_one @from:2010-04-23 @must
  Scenario: Beacon of Immortality va nel grimorio e non in un cimitero
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie ha quattro carte nel proprio grimorio
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Angie
    E la magia si risolve
    Allora Angie ha cinque carte nel proprio grimorio
    E Angie non ha carte nel proprio cimitero

# language: it
Funzionalità: Quante volte, quanto, e di che colore
  > Una sottofase viene una volta per due giocatori, una pedina ha un colore, una creatura lo diventa tardi. Da che cosa si vede?

  @id:card.counted.each_step @situation:card.counted @clause:trigger.event @clause:step.upkeep @clause:step.end_step @from:2018-04-27 @until:2020-01-24 @must
  Scenario: Ciò che si innesca in ogni mantenimento o in ogni sottofase finale si innesca una volta quando due giocatori la condividono
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Celestial Force”
    E che Angie controlla “Midnight Clock”
    E che Angie controlla quattro “Pianura”
    E che Angie controlla “Angelic Accord”
    E che Angie controlla “Regal Bloodlord”
    E che Angie controlla “Regna, the Redeemer”
    E che Angie controlla “Resplendent Angel”
    E che Angie controlla “Tinybones, Trinket Thief”
    E che Edward ha una carta in mano
    Quando inizia il mantenimento della squadra di Edward
    Allora in pila ci sono due magie e abilità
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Angie ha 23 punti vita
    E “Midnight Clock” ha un segnalino ora
    Quando Edward lancia “Keldon Raider”
    E la magia si risolve
    E Edward fa ciò che l'abilità permette
    E Edward scarta una carta
    E l'abilità innescata di “Keldon Raider” si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Edward
    Allora in pila ci sono cinque magie e abilità

  @id:card.counted.swarm @situation:card.counted @clause:poison.infect @clause:damage.source @from:2018-04-27 @must
  Scenario: Un Insetto che porta il signore dello sciame infligge il suo danno come veleno
    Dato che la squadra di Edward ha un segnalino veleno
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Phyrexian Swarmlord”
    E che Angie controlla “Warstorm Surge”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Barry non controlla nessuna pedina creatura
    Quando Angie sceglie Edward come bersaglio
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora la squadra di Edward ha due segnalini veleno
    E la squadra di Edward ha 20 punti vita

  @id:card.counted.angel @situation:card.counted @clause:trigger.step @clause:damage.source @from:2019-07-12 @must
  Scenario: Un Angelo che porta un Angelo vola, e un terremoto lo risparmia
    Dato che Angie controlla “Resplendent Angel”
    E che Barry controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Angie
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Resplendent Angel” si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie controlla una pedina creatura 4/4
    Quando Edward lancia “Earthquake” con X = 4
    E la magia si risolve
    Allora Barry ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla una pedina creatura 4/4

  @id:card.counted.red @situation:card.counted @clause:object.colour @clause:trigger.step @from:2018-04-27 @must
  Scenario: Umani e Giganti sono rossi, come mostra una luna che nota un numero dispari di permanenti
    Dato che Angie controlla “Hanweir Garrison”
    E che Barry controlla “Chaos Moon”
    Quando Barry lancia “Pact of the Titan”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hanweir Garrison”
    E l'abilità innescata di “Hanweir Garrison” si risolve
    E Angie sceglie Ronald come giocatore in difesa
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie controlla due pedine creatura 2/2
    E Barry controlla una pedina creatura 5/5
    E la creatura “Hanweir Garrison” è 3/4

  @id:card.counted.white @situation:card.counted @clause:object.colour @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: I Soldati arrivano bianchi e TAPpati, e ciò che è TAPpato e non attacca non ottiene nulla
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hero of Bladehold”
    E che Angie controlla “Throne of the God-Pharaoh”
    E che Barry controlla “Crusade”
    E che Barry controlla “Orso Grizzly”
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hero of Bladehold”
    E Angie sceglie Ronald come giocatore in difesa
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Hero of Bladehold” è 4/5
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla due pedine creatura 2/2
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Throne of the God-Pharaoh” si risolve
    Allora la squadra di Edward ha 6 punti vita

  @id:card.counted.green @situation:card.counted @clause:object.colour @from:2018-04-27 @must
  Scenario: I Saprolingi di un clandestino sono verdi, e soltanto di chi lo controlla
    Dato che Angie controlla “Slimefoot, the Stowaway”
    E che Angie controlla “Wilt-Leaf Liege”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva l'abilità di “Slimefoot, the Stowaway”
    E l'abilità si risolve
    Allora Angie controlla una pedina creatura 2/2
    E Barry non controlla nessuna pedina creatura

  @id:card.counted.orrery @situation:card.counted @clause:trigger.step @from:2009-07-11 @must
  Scenario: Chi inizia il proprio mantenimento a mano vuota pesca tre carte, e un compagno che ne ha una nessuna
    Dato che Angie controlla “Ghirapur Orrery”
    E che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Barry ha una carta in mano
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Ghirapur Orrery” si risolve
    Allora Angie ha sette carte nel proprio grimorio
    E Barry ha dieci carte nel proprio grimorio

  @id:card.counted.infiltrator @situation:card.counted @clause:combat.damage @clause:object.you @from:2018-04-27 @must
  Scenario: Chi colpisce un giocatore pesca una carta, e non il compagno né un avversario
    Dato che Angie controlla “Marchesa's Infiltrator”
    E che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Edward ha dieci carte nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Marchesa's Infiltrator”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Marchesa's Infiltrator” si risolve
    Allora Angie ha nove carte nel proprio grimorio
    E Barry ha dieci carte nel proprio grimorio
    E Edward ha dieci carte nel proprio grimorio

  @id:card.counted.bolas @situation:card.counted @clause:cost.resources @clause:team.wins_and_loses @from:2019-07-12 @must
  Scenario: Un artefatto leggendario non salva nessun avversario, e sette segnalini sono uno di meno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Nicol Bolas, Dragon-God”
    E che “Nicol Bolas, Dragon-God” di Angie ha sette segnalini fedeltà
    E che Barry controlla “Nicol Bolas, Dragon-God”
    E che “Nicol Bolas, Dragon-God” di Barry ha nove segnalini fedeltà
    E che Edward controlla “God-Pharaoh's Statue”
    E che Ronald controlla “Isamaru, Hound of Konda”
    Allora Angie non può attivare la terza abilità di “Nicol Bolas, Dragon-God” di Angie
    Ma Barry può attivare la terza abilità di “Nicol Bolas, Dragon-God” di Barry
    E “Nicol Bolas, Dragon-God” di Barry ha un segnalino fedeltà
    Quando l'abilità si risolve
    Allora la squadra di Edward perde la partita

  @id:card.counted.animosity @situation:card.counted @clause:combat.attack @clause:object.creature_types @clause:step.cleanup @from:2018-04-27 @must
  Scenario: I propri attaccanti vengono notati e non quelli di un compagno, e ciò che è solo TAPpato non conta
    Dato che Angie controlla “Shared Animosity”
    E che Angie controlla “Goblin Piker”
    E che Barry controlla “Goblin Champion”
    E che Barry controlla “Goblin Chieftain”
    E che la carta “Goblin Chieftain” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Piker”
    E Barry attacca Edward con “Goblin Champion”
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Shared Animosity” si risolve
    Allora la creatura “Goblin Piker” è 3/1
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Goblin Piker” è 2/1

  @id:card.counted.animated @situation:card.counted @clause:layers.lasting @clause:combat.attack @from:2018-04-27 @must
  Scenario: Ciò che non era una creatura quando le altre furono aiutate non ottiene nulla diventandolo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla nove “Fonte di mana”
    E che Angie ha “Still Life” in mano
    E che Angie ha “Goblin Bushwhacker” in mano
    E che Angie ha “Reckless Bushwhacker” in mano
    Quando Angie lancia “Still Life”
    E la magia si risolve
    E Angie lancia “Goblin Bushwhacker” pagando il suo costo di potenziamento
    E la magia si risolve
    E l'abilità innescata di “Goblin Bushwhacker” si risolve
    E Barry lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Reckless Bushwhacker” per il suo costo di ondata
    E la magia si risolve
    E l'abilità innescata di “Reckless Bushwhacker” si risolve
    Allora la creatura “Goblin Bushwhacker” è 3/1
    Quando Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 4/3
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Still Life”
    Ma Angie può attaccare Edward con “Goblin Bushwhacker”

  @id:card.counted.guildmage @situation:card.counted @clause:layers.lasting @from:2009-07-11 @must
  Scenario: Un mago di gilda aiuta le creature che ci sono, e nessuna che lo diventi dopo
    Dato che Angie controlla “Selesnya Guildmage”
    E che Angie controlla “Still Life”
    E che Angie controlla dieci “Fonte di mana”
    Quando Angie attiva la seconda abilità di “Selesnya Guildmage”
    E l'abilità si risolve
    E Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Selesnya Guildmage” è 3/3
    E la creatura “Still Life” è 4/3

  @id:card.counted.falls @situation:card.counted @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Chi attacca un giocatore paga, e chi attacca il planeswalker di quel giocatore no
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Koskun Falls”
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che Edward controlla “Orso Grizzly”
    E che Edward non controlla “Fonte di mana”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare “Chandra, Pyrogenius” con “Orso Grizzly”

  @id:card.counted.illusion @situation:card.counted @clause:trigger.targeted @clause:object.control @from:2015-01-23 @must
  Scenario: Nessuno sacrifica un'illusione che un altro giocatore ha preso prima che la sua abilità si risolva
    Dato che Edward controlla “Phantasmal Bear”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Giant Growth” bersagliando “Phantasmal Bear”
    E Angie lancia “Blind with Anger” bersagliando “Phantasmal Bear”
    E Barry lancia “Stifle” bersagliando “Phantasmal Bear”
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Phantasmal Bear”
    Quando l'abilità innescata di “Phantasmal Bear” si risolve
    Allora Angie controlla “Phantasmal Bear”
    Quando la magia si risolve
    Allora la creatura “Phantasmal Bear” è 5/5

  @id:card.counted.battle @situation:card.counted @clause:planeswalker.damage @clause:damage.source @from:2024-11-08 @must
  Scenario: Sei danni a un giocatore e a tutte le sue creature e i suoi planeswalker non sono nessuno a una battaglia dello stesso giocatore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha dieci segnalini fedeltà
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Angie
    E che Ronald controlla “Orso Grizzly”
    Quando Angie attiva la terza abilità di “Chandra, Pyrogenius”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 14 punti vita
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E “Invasion of Dominaria” ha cinque segnalini difesa
    E Ronald controlla “Orso Grizzly”

  @id:card.counted.scry @situation:card.counted @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  Scenario: Di un grimorio si guarda una carta, e non c'è più nulla da scegliere una volta che resta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bontu the Glorified”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Gigante di Collina” in cima al proprio grimorio
    E che Angie ha “Elementale dell'Aria” nel proprio grimorio, in posizione 2 dalla cima
    E che Barry ha “Wind Drake” in cima al proprio grimorio
    Quando Angie attiva l'abilità di “Bontu the Glorified”
    E l'abilità si risolve
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie non deve fare nessuna scelta

  @id:card.counted.firestarter @situation:card.counted @clause:ability.only_if @clause:target.choose @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Prima che si dichiarino gli attaccanti nel proprio turno un incendiario infligge danno a un giocatore o a una creatura
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Goblin Firestarter”
    E che Barry controlla “Goblin Firestarter”
    E che Ronald controlla “Glistener Elf”
    E che la squadra di Edward ha 20 punti vita
    Quando la squadra di Edward passa la priorità
    Allora Angie non può attivare l'abilità di “Goblin Firestarter” di Angie
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie non attacca con alcuna creatura
    Allora Angie non può attivare l'abilità di “Goblin Firestarter” di Angie
    Quando inizia il mantenimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Goblin Firestarter” di Angie
    Quando Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita
    E Angie ha “Goblin Firestarter” di Angie nel proprio cimitero
    Quando Barry attiva l'abilità di “Goblin Firestarter” di Barry
    E Barry sceglie “Glistener Elf” come bersaglio
    E l'abilità si risolve
    Allora Ronald ha “Glistener Elf” nel proprio cimitero
    E Barry ha “Goblin Firestarter” di Barry nel proprio cimitero

  @id:card.counted.masked @situation:card.counted @clause:target.player_shroud @clause:target.player_hexproof @from:2012-02-01 @until:2018-04-27 @must
  Scenario: Dove nessun giocatore può essere bersaglio un incendiario ha da bruciare solo se stesso, e nessun incantesimo
    Dato che Angie controlla “Goblin Firestarter”
    E che Edward controlla “Leyline of Sanctity”
    E che Ronald controlla “Leyline of Sanctity”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Gilded Light”
    E la magia si risolve
    E Barry lancia “Gilded Light”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Firestarter”
    Allora Angie non deve fare nessuna scelta
    E Angie ha “Goblin Firestarter” nel proprio cimitero
    Quando l'abilità si risolve
    Allora Edward controlla “Leyline of Sanctity”

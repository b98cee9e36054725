# language: it
Funzionalità: Ciò che è di altro genere non è coinvolto
  > Una carta parla di creature, di artefatti, di attaccanti o di planeswalker. E ciò che sta loro accanto?

  @id:card.no_creature_dies @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che attende la morte di creature non vede un artefatto andare nel cimitero
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bastion of Remembrance”
    E che Angie controlla “Poison-Tip Archer”
    E che Angie controlla “Zulaport Cutthroat”
    E che Angie controlla “Relic Vial”
    E che Angie controlla “Soul Warden”
    E che Angie controlla “Mindslaver”
    E che Angie controlla quattro “Foresta”
    Quando Angie attiva l'abilità di “Mindslaver”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Mindslaver” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.benediction.target @situation:card.benediction @clause:target.choose @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Se l'attaccante è l'unica creatura, Angelic Benediction non può TAPpare nient'altro, nemmeno un artefatto
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Angelic Benediction”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Copper Tablet”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Angie fa ciò che l'abilità permette
    Allora la creatura “Gigante di Collina” è 4/4
    E la carta “Copper Tablet” è STAPpata

  @id:card.auras @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un'Aura che incanta creature non viene assegnata ad alcun artefatto
    Dato che Edward controlla “Copper Tablet”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può lanciare “Errantry” bersagliando “Copper Tablet”
    E Angie non può lanciare “Light of Promise” bersagliando “Copper Tablet”
    Ma Angie può lanciare “Light of Promise” bersagliando “Orso Grizzly”

  @id:card.captain.tapped @situation:card.captain @clause:combat.attack @from:2018-04-27 @must
  Scenario: Dire Fleet Captain non conta un Pirata TAPpato che non attacca
    Dato che Angie controlla “Dire Fleet Captain”
    E che Barry controlla “Forerunner of the Coalition”
    E che la carta “Forerunner of the Coalition” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Dire Fleet Captain”
    E l'abilità innescata di “Dire Fleet Captain” si risolve
    Allora la creatura “Dire Fleet Captain” è 2/2

  @id:card.gyre.battle @situation:card.gyre @clause:battle.damage @clause:object.you @from:2023-04-14 @must
  Scenario: Immolating Gyre non infligge danno a una battaglia
    Dato che Angie ha “Shock” nel proprio cimitero
    E che Edward controlla “Invasion of Dominaria”
    E che “Invasion of Dominaria” ha tre segnalini difesa
    E che il protettore di “Invasion of Dominaria” è Angie
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Immolating Gyre”
    E la magia si risolve
    Allora “Invasion of Dominaria” ha tre segnalini difesa
    E “Chandra, Pyrogenius” ha quattro segnalini fedeltà

  @id:card.manticore.others @situation:card.manticore @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @from:2023-04-14 @must
  Scenario: Una Dreamstalker Manticore toglie fedeltà a un planeswalker, un'altra difesa a una battaglia
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Dreamstalker Manticore”
    E che Barry controlla “Dreamstalker Manticore”
    E che Edward controlla “Invasion of Dominaria”
    E che “Invasion of Dominaria” ha tre segnalini difesa
    E che il protettore di “Invasion of Dominaria” è Angie
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Nebbia”
    E Angie sceglie “Chandra, Pyrogenius” come bersaglio
    E Barry lancia “Nebbia”
    E Barry sceglie “Invasion of Dominaria” come bersaglio
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Chandra, Pyrogenius” ha quattro segnalini fedeltà
    E “Invasion of Dominaria” ha due segnalini difesa

  @id:card.throne.tapped @situation:card.throne @clause:trigger.step @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una terra TAPpata per mana in questo turno non costa nulla agli avversari
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Throne of the God-Pharaoh”
    E che Angie controlla “Foresta”
    E che Angie controlla “Speaker of the Heavens”
    Quando Angie attiva l'abilità di “Foresta”
    E inizia il mantenimento della squadra di Edward
    Allora la carta “Foresta” è TAPpata
    E la squadra di Edward ha 20 punti vita

  @id:card.ogre.vehicle @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2017-04-28 @must
  Scenario: Un Veicolo 6/6 non è una creatura, e accanto a esso Turret Ogre non infligge danno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Irontread Crusher”
    Quando Angie lancia “Turret Ogre”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:card.ogre @situation:card.ogre.vehicle @clause:trigger.intervening_if @from:2005-08-01 @must
  Scenario: Accanto a una creatura con forza 4 Turret Ogre danneggia solo gli avversari, una volta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Barkhide Mauler”
    Quando Angie lancia “Turret Ogre”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.klothys_green @situation:card.klothys_land @clause:mana.ability @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Il mana che Klothys dà per una terra può essere verde, e paga una magia verde
    Dato che Angie controlla “Klothys, God of Destiny”
    E che Angie controlla “Pianura”
    E che Edward ha “Foresta” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Klothys, God of Destiny” si risolve
    E Angie sceglie il colore il verde
    Allora Angie può lanciare “Nebbia”

  @id:card.liege @clause:ability.static @clause:object.colour @from:2007-05-01 @must
  Scenario: Un Saprolingio è verde, perciò Wilt-Leaf Liege lo ingrandisce, come le creature verdi e bianche del proprio controllore e nessun'altra
    Dato che Angie controlla “Wilt-Leaf Liege”
    E che Angie controlla “Forza della Vegetazione”
    E che Angie controlla “Soul Warden”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Speaker of the Heavens”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora Angie controlla una pedina Saprolingio 2/2
    E la creatura “Forza della Vegetazione” è 8/8
    E la creatura “Soul Warden” è 2/2
    E la creatura “Wilt-Leaf Liege” è 4/4
    E la creatura “Gigante di Collina” è 3/3
    E la creatura “Orso Grizzly” è 2/2
    E la creatura “Speaker of the Heavens” è 1/1

  @id:card.late_creature @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: Ciò che diventa una creatura più tardi nel turno non è ingrandito da ciò che prima è stato detto delle creature
    Dato che Angie controlla “Still Life”
    E che Angie controlla due “Pianura”
    E che Angie controlla due “Foresta”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Glorious Charge”
    E la magia si risolve
    E Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Still Life” è 4/3
    E la creatura “Orso Grizzly” è 3/3

  @id:card.liege.hybrid @situation:card.liege @clause:object.colour @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: Wilt-Leaf Liege, verde e bianca, è ingrandita due volte da un'altra, e la ingrandisce altrettanto
    Dato che Angie controlla due “Wilt-Leaf Liege”
    Allora la prima creatura “Wilt-Leaf Liege” è 6/6
    E la seconda creatura “Wilt-Leaf Liege” è 6/6

  @id:card.liege.cost @situation:card.liege @clause:cost.resources @clause:mana.own @from:2007-05-01 @must
  Scenario: Un simbolo di mana a due metà si paga con l'uno o l'altro colore, e con nessun terzo
    Dato che Angie controlla “Foresta”
    E che Angie controlla due “Pianura”
    E che Angie controlla “Isola”
    E che Barry controlla due “Foresta”
    E che Barry controlla due “Montagna”
    Allora Barry non può lanciare “Wilt-Leaf Liege”
    Ma Angie può lanciare “Wilt-Leaf Liege”

  @id:card.magmatic.walker @situation:card.magmatic @clause:target.choose @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Da quando può bersagliare tutto ciò che può subire danno, Magmatic Force toglie fedeltà anche a un planeswalker
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Magmatic Force”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando inizia il mantenimento della squadra di Edward
    E Angie sceglie “Chandra, Pyrogenius” come bersaglio
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora “Chandra, Pyrogenius” ha due segnalini fedeltà
    E la squadra di Edward ha 20 punti vita

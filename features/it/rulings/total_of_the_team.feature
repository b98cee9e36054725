# language: it
Funzionalità: Il totale dei punti vita della squadra
  > Una carta legge il totale dei punti vita di un giocatore, o lo imposta. Quale numero legge, e chi della squadra guadagna i punti vita?

  @id:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  Scenario: Arbiter of Knollridge porta ogni squadra al totale dei punti vita più alto, e il membro scelto guadagna quel che manca
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 12 punti vita
    E che la squadra di Edward ha 25 punti vita
    E che Angie controlla “Bloodbond Vampire”
    E che Barry controlla “Gideon's Company”
    Quando Angie lancia “Arbiter of Knollridge”
    E la magia si risolve
    E l'abilità innescata di “Arbiter of Knollridge” si risolve
    E la squadra di Angie sceglie Barry come giocatore influenzato
    E la squadra di Edward sceglie Ronald come giocatore influenzato
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 25 punti vita
    E la squadra di Edward ha 25 punti vita
    E “Bloodbond Vampire” non ha nessun segnalino +1/+1
    E “Gideon's Company” ha due segnalini +1/+1

  @id:ruling.arbiter_of_knollridge.own @situation:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  Scenario: Quando la propria squadra ha il totale dei punti vita più alto, Arbiter of Knollridge alza l'altra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 31 punti vita
    E che la squadra di Edward ha 4 punti vita
    Quando Angie lancia “Arbiter of Knollridge”
    E la magia si risolve
    E l'abilità innescata di “Arbiter of Knollridge” si risolve
    E la squadra di Angie sceglie Angie come giocatore influenzato
    E la squadra di Edward sceglie Edward come giocatore influenzato
    Allora la squadra di Angie ha 31 punti vita
    E la squadra di Edward ha 31 punti vita

  @id:ruling.ayli @clause:life.read @clause:life.start @clause:object.you @from:2010-04-23 @must
  Scenario: Con 10 punti vita in più di quelli con cui la squadra ha iniziato, Ayli, Eternal Pilgrim esilia un permanente in cambio di un'altra creatura del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 40 punti vita
    E che Angie controlla “Ayli, Eternal Pilgrim”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Fountain of Youth”
    E che Angie controlla “Pianura”
    E che Angie controlla “Palude”
    E che Angie controlla “Foresta”
    Quando Angie attiva la seconda abilità di “Ayli, Eternal Pilgrim”
    E Angie sceglie “Fountain of Youth” come bersaglio
    E l'abilità si risolve
    Allora Edward possiede “Fountain of Youth” in esilio
    E Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Ayli, Eternal Pilgrim”
    E Barry controlla “Wind Drake”
    E la carta “Pianura” è TAPpata
    E la carta “Palude” è TAPpata
    E la carta “Foresta” è TAPpata

  @id:ruling.ayli.too_little @situation:ruling.ayli @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Nove punti vita in più sono troppo pochi per Ayli, Eternal Pilgrim
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 39 punti vita
    E che Angie controlla “Ayli, Eternal Pilgrim”
    E che Angie controlla “Spear Spewer”
    E che Edward controlla “Fountain of Youth”
    Allora Angie non può attivare la seconda abilità di “Ayli, Eternal Pilgrim”
    Ma Angie può attivare l'abilità di “Spear Spewer”

  @id:ruling.blood_baron_of_vizkopa @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Blood Baron of Vizkopa è più grande finché la sua squadra ha 30 punti vita e l'altra non più di 10
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 29 punti vita
    E che la squadra di Edward ha 12 punti vita
    E che Angie controlla “Blood Baron of Vizkopa”
    E che Barry controlla “Bottle Gnomes”
    Quando Angie lancia “Shock” bersagliando Ronald
    E la magia si risolve
    Allora la squadra di Edward ha 10 punti vita
    E la creatura “Blood Baron of Vizkopa” è 4/4
    Quando Barry attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la creatura “Blood Baron of Vizkopa” è 10/10
    Quando Angie lancia “Shock” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la creatura “Blood Baron of Vizkopa” è 10/10

  @id:ruling.blood_baron_of_vizkopa.too_much @situation:ruling.blood_baron_of_vizkopa @clause:life.read @from:2010-04-23 @must
  Scenario: Blood Baron of Vizkopa è come stampato quando l'altra squadra ha 11 punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 40 punti vita
    E che la squadra di Edward ha 11 punti vita
    E che Angie controlla “Blood Baron of Vizkopa”
    Allora la creatura “Blood Baron of Vizkopa” è 4/4
    Quando Barry lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la creatura “Blood Baron of Vizkopa” è 10/10

  @id:ruling.blood_baron_of_vizkopa.flies @situation:ruling.blood_baron_of_vizkopa @clause:life.read @clause:combat.block @from:2018-04-27 @must
  Scenario: Blood Baron of Vizkopa vola finché la sua squadra ha 30 punti vita e l'altra non più di 10
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 10 punti vita
    E che Angie controlla “Blood Baron of Vizkopa”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Blood Baron of Vizkopa”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Blood Baron of Vizkopa” con “Gigante di Collina”
    Ma Ronald può bloccare “Blood Baron of Vizkopa” con “Wind Drake”

  @id:ruling.gorm_the_great @clause:life.read @from:2018-04-27 @must
  Scenario: Accanto a Gorm the Great, Virtus the Veiled toglie metà dei punti vita della squadra, dopo quel che Gorm ha inflitto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 23 punti vita
    E che Angie controlla “Gorm the Great”
    E che Angie controlla “Virtus the Veiled”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gorm the Great”
    E Angie attacca Ronald con “Virtus the Veiled”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Virtus the Veiled” si risolve
    Allora la squadra di Edward ha 10 punti vita
    E la carta “Gorm the Great” è STAPpata

  @id:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_kept @from:2017-07-08 @must
  Scenario: Oketra's Last Mercy riporta la squadra a 30 punti vita, di cui guadagna solo chi la lancia; le sue terre restano TAPpate una volta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 12 punti vita
    E che Angie controlla “Bloodbond Vampire”
    E che Barry controlla “Gideon's Company”
    E che Angie controlla tre “Fonte di mana”
    E che Angie controlla “Pianura”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Foresta”
    E che la carta “Pianura” è TAPpata
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Foresta” è TAPpata
    Quando Angie lancia “Oketra's Last Mercy”
    E la magia si risolve
    E l'abilità innescata di “Bloodbond Vampire” si risolve
    Allora la squadra di Angie ha 30 punti vita
    E “Bloodbond Vampire” ha un segnalino +1/+1
    E “Gideon's Company” non ha nessun segnalino +1/+1
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Pianura” è TAPpata
    Ma la carta “Gigante di Collina” è STAPpata
    E la carta “Foresta” è STAPpata
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Pianura” è STAPpata

  @id:ruling.oketras_last_mercy.later @situation:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_open @from:2017-07-08 @must
  Scenario: Una squadra con più di 30 punti vita perde il di più con Oketra's Last Mercy, e resta TAPpata anche una terra giocata dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 37 punti vita
    E che Angie ha “Foresta” in mano
    E che Barry ha “Isola” in mano
    Quando Angie lancia “Oketra's Last Mercy”
    E la magia si risolve
    E Angie gioca “Foresta” come terra
    E Angie attiva l'abilità di “Foresta”
    E Barry gioca “Isola” come terra
    E Barry attiva l'abilità di “Isola”
    Allora la squadra di Angie ha 30 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Foresta” è TAPpata
    Ma la carta “Isola” è STAPpata

# language: it
Funzionalità: Ciò che il combattimento innesca
  > Una creatura attacca, o infligge danno da combattimento a un giocatore. Che cosa ne segue per quel giocatore e per la squadra?

  @id:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  Scenario: Il giocatore a cui Virtus the Veiled infligge danno perde metà dei punti vita della squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Virtus the Veiled”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Virtus the Veiled”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Virtus the Veiled” si risolve
    Allora la squadra di Edward ha 9 punti vita

  @id:ruling.virtus_the_veiled.blocked @situation:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  Scenario: Se Virtus the Veiled è bloccato, nessuno perde metà dei punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Virtus the Veiled”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Virtus the Veiled”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Virtus the Veiled” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:ruling.scythe_specter.team @situation:ruling.scythe_specter @clause:life.shared @from:2011-06-17 @until:2018-04-27 @must
  Scenario: Entrambi gli avversari scartano carte dello stesso valore di mana, e la squadra perde il doppio
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Scythe Specter”
    E che Edward ha “Gigante di Collina” in mano
    E che Ronald ha “Turret Ogre” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Scythe Specter”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E l'abilità innescata di “Scythe Specter” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.scythe_specter.player @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  Scenario: Chiunque sia stato attaccato, entrambi gli avversari scartano carte dello stesso valore di mana, e la squadra perde il doppio
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Scythe Specter”
    E che Edward ha “Gigante di Collina” in mano
    E che Ronald ha “Turret Ogre” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Scythe Specter”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Scythe Specter” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.scythe_specter.less @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  Scenario: Chi scarta una carta di valore di mana minore non perde punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Scythe Specter”
    E che Edward ha “Gigante di Collina” in mano
    E che Ronald ha “Turret Ogre” in mano
    E che Ronald ha “Orso Grizzly” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Scythe Specter”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Scythe Specter” si risolve
    E Ronald scarta “Orso Grizzly”
    Allora la squadra di Edward ha 22 punti vita
    E Ronald ha “Turret Ogre” in mano

  @id:ruling.scourge_of_the_throne.team @situation:ruling.scourge_of_the_throne @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Scourge of the Throne cresce quando attacca la squadra con più punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Scourge of the Throne”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Scourge of the Throne”
    E l'abilità innescata di “Scourge of the Throne” si risolve
    Allora “Scourge of the Throne” ha un segnalino +1/+1

  @id:ruling.scourge_of_the_throne.player @situation:ruling.scourge_of_the_throne @clause:life.read @from:2018-04-27 @must
  Scenario: Scourge of the Throne cresce quando attacca l'uno o l'altro giocatore della squadra con più punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Scourge of the Throne”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Scourge of the Throne”
    E l'abilità innescata di “Scourge of the Throne” si risolve
    Allora “Scourge of the Throne” ha un segnalino +1/+1

  @id:ruling.marchesas_emissary.team @situation:ruling.marchesas_emissary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Marchesa's Emissary non cresce quando attacca la squadra con meno punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 19 punti vita
    E che Angie controlla “Marchesa's Emissary”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Marchesa's Emissary”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Marchesa's Emissary” non ha nessun segnalino +1/+1

  @id:ruling.marchesas_emissary.player @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  Scenario: Marchesa's Emissary e Scourge of the Throne del compagno crescono entrambi attaccando ciascuno un giocatore della squadra con più punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 21 punti vita
    E che Angie controlla “Marchesa's Emissary”
    E che Barry controlla “Scourge of the Throne”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Marchesa's Emissary”
    E Barry attacca Ronald con “Scourge of the Throne”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Marchesa's Emissary” ha un segnalino +1/+1
    E “Scourge of the Throne” ha un segnalino +1/+1

  @id:ruling.marchesas_emissary.less @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  Scenario: Marchesa's Emissary non cresce quando attacca un giocatore della squadra con meno punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 19 punti vita
    E che Angie controlla “Marchesa's Emissary”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Marchesa's Emissary”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Marchesa's Emissary” non ha nessun segnalino +1/+1

  @id:ruling.errantry.team @situation:ruling.errantry @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ciò che può attaccare solo da solo non può attaccare la squadra insieme a una creatura del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Errantry” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare la squadra di Edward con “Orso Grizzly” e “Gigante di Collina”
    Ma Angie può attaccare la squadra di Edward con “Orso Grizzly”

  @id:ruling.errantry.player @situation:ruling.errantry @clause:combat.attack @from:2018-04-27 @must
  Scenario: Ciò che può attaccare solo da solo non può attaccare insieme a una creatura del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Errantry” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Orso Grizzly” e “Gigante di Collina”
    Ma Angie può attaccare Edward con “Orso Grizzly”

  @id:ruling.rafiq_of_the_many.player @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2018-04-27 @must
  Scenario: Rafiq of the Many cresce attaccando da solo, e l'esaltazione del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Rafiq of the Many”
    E che Barry controlla “Rhox Charger”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Rafiq of the Many”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Rafiq of the Many” è 4/4
    E la squadra di Edward ha 22 punti vita

  @id:ruling.rafiq_of_the_many.team @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Rafiq of the Many cresce come unico attaccante della squadra, e l'esaltazione del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rafiq of the Many”
    E che Barry controlla “Rhox Charger”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Rafiq of the Many”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Rafiq of the Many” è 4/4

  @id:ruling.rhox_charger.player @situation:ruling.rhox_charger @clause:combat.attack @from:2018-04-27 @must
  Scenario: Nessun attaccante cresce se ciascun membro attacca con una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rafiq of the Many”
    E che Barry controlla “Rhox Charger”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Rafiq of the Many”
    E Barry attacca Ronald con “Rhox Charger”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Rafiq of the Many” è 3/3
    E la creatura “Rhox Charger” è 3/3

  @id:ruling.rhox_charger.team @situation:ruling.rhox_charger @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Nessuna creatura cresce se ciascun membro attacca la squadra con una sola
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rafiq of the Many”
    E che Barry controlla “Rhox Charger”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Rafiq of the Many”
    E Barry attacca la squadra di Edward con “Rhox Charger”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Rafiq of the Many” è 3/3
    E la creatura “Rhox Charger” è 3/3

  @id:ruling.ongoing_investigation.team @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2016-01-16 @until:2018-04-27 @must
  Scenario: Due creature che attaccano la squadra e il cui danno va a un solo avversario fanno innescare Ongoing Investigation una volta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Ongoing Investigation”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Orso Grizzly”
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    Allora Angie controlla una pedina Indizio

  @id:ruling.ongoing_investigation.player @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: Due creature che attaccano avversari diversi fanno innescare Ongoing Investigation due volte
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Ongoing Investigation”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Ronald con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla due pedine Indizio

  @id:ruling.ongoing_investigation.same @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: Due creature che attaccano lo stesso avversario fanno innescare Ongoing Investigation una volta, e una creatura del compagno non la fa innescare affatto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Ongoing Investigation”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Vanilla 1/1”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla una pedina Indizio

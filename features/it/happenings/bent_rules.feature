# language: it
Funzionalità: Carte che piegano una regola
  > Ciò che viene inflitto, pescato, cercato o si innesca cambia per ciò che dice una carta. Per chi, e quante volte?

  @id:bent.toughness @clause:combat.damage_assigned @variant:two-player @from:2009-07-11 @must
  Scenario: Una creatura 0/5 infligge 5 danni da combattimento, e una 0/3 che blocca ne infligge 3
    Dato che Angie controlla “Doran, the Siege Tower”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Muro di Legno”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Doran, the Siege Tower” e “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Orso Grizzly” con “Muro di Legno”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    E Angie ha “Orso Grizzly” nel proprio cimitero
    E Edward controlla “Muro di Legno”

  @id:bent.toughness.others @clause:combat.damage_assigned @variant:two-player @from:2009-07-11 @must
  Scenario: Il danno che non è da combattimento resta pari alla forza
    Dato che Angie controlla “Doran, the Siege Tower”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Soul's Fire” bersagliando “Doran, the Siege Tower” e “Orso Grizzly”
    E la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    Quando Angie lancia “Soul's Fire” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero

  @id:bent.again @clause:trigger.again @clause:trigger.enters @from:2024-11-08 @must
  Scenario: Ciò che entra innesca due volte le abilità del controllore, una volta quelle di un compagno e di un avversario
    Dato che Angie controlla “Panharmonicon”
    E che Angie controlla “Soul Warden”
    E che Barry controlla “Soul Warden”
    E che Edward controlla “Soul Warden”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Gigante di Collina”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 21 punti vita

  @id:bent.again.not @clause:trigger.again @clause:trigger.enters @from:2024-11-08 @must
  Scenario: Ciò che muore non innesca nulla due volte
    Dato che Angie controlla “Panharmonicon”
    E che Angie controlla “Zulaport Cutthroat”
    E che Angie controlla “Orso Grizzly”
    E che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Zulaport Cutthroat” si risolve
    Allora la pila è vuota
    E la squadra di Angie ha 21 punti vita

  @id:bent.damaged @clause:trigger.dies @from:2018-04-27 @must
  Scenario: Conta la morte di una creatura che ha ferito in questo turno, e non quella di un'altra
    Dato che Angie controlla “Sengir Vampire”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la pila è vuota
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Sengir Vampire”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Sengir Vampire” con “Elementale dell'Aria”
    E Barry lancia “Giant Growth” bersagliando “Sengir Vampire”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero
    E la creatura “Sengir Vampire” è 8/8

  @id:bent.damaged.turn @clause:trigger.dies @variant:two-player @from:2005-08-01 @must
  Scenario: Nel turno successivo non resta nulla del danno, né di ciò che l'ha inflitto
    Dato che Angie controlla “Sengir Vampire”
    E che Edward controlla “Darksteel Gargoyle”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Sengir Vampire”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Sengir Vampire” con “Darksteel Gargoyle”
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Grasp of Darkness” bersagliando “Darksteel Gargoyle”
    E la magia si risolve
    Allora la pila è vuota
    E Edward ha “Darksteel Gargoyle” nel proprio cimitero
    E la creatura “Sengir Vampire” è 4/4

  @id:bent.library @clause:replacement.instead @clause:team.win_effect @clause:replacement.draw @from:2011-09-30 @must
  Scenario: Chi dovrebbe pescare da un grimorio vuoto vince invece, e la squadra con lui
    Dato che Angie controlla “Laboratory Maniac”
    E che Angie ha una carta nel proprio grimorio
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la partita continua
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Angie vince la partita

  @id:bent.library.teammate @clause:replacement.instead @clause:draw.empty @from:2011-09-30 @must
  Scenario: Un compagno di squadra che dovrebbe pescare da un grimorio vuoto perde, e la squadra con lui
    Dato che Angie controlla “Laboratory Maniac”
    E che Barry non ha carte nel proprio grimorio
    E che Angie ha due carte nel proprio grimorio
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Angie perde la partita

  @id:bent.search @clause:effect.cannot_search @clause:effect.search @from:2009-07-11 @must
  Scenario: Nessuno trova nulla finché nessuno può passare in rassegna i grimori
    Dato che Edward controlla “Mindlock Orb”
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    E che Barry ha “Gigante di Collina” nel proprio grimorio
    Quando Angie lancia “Entomb”
    E la magia si risolve
    Allora Angie ha “Entomb” nel proprio cimitero
    E Angie ha una carta nel proprio cimitero
    Quando Barry lancia “Buried Alive”
    E la magia si risolve
    Allora Barry ha una carta nel proprio cimitero

  @id:bent.search.several @clause:effect.search @from:2005-08-01 @must
  Scenario: Fino a tre carte creatura vanno dal grimorio al cimitero, e nessuna deve essere trovata
    Dato che Angie ha “Gigante di Collina” nel proprio grimorio
    E che Angie ha “Orso Grizzly” nel proprio grimorio
    E che Angie ha “Shock” nel proprio grimorio
    E che Barry ha “Gigante di Collina” nel proprio grimorio
    Quando Angie lancia “Buried Alive”
    E la magia si risolve
    E Angie trova “Gigante di Collina” e “Orso Grizzly” nel proprio grimorio
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie ha tre carte nel proprio cimitero

  @id:bent.redirect @clause:replacement.redirect @clause:life.shared @from:2005-08-01 @must
  Scenario: Il danno a un giocatore viene inflitto invece a una creatura, quello al compagno no
    Dato che Angie controlla “Obsianus Golem”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Pariah” bersagliando “Obsianus Golem”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    E Angie controlla “Obsianus Golem”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora Angie ha “Obsianus Golem” nel proprio cimitero
    E Angie ha “Pariah” nel proprio cimitero
    E la squadra di Angie ha 18 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita

  @id:bent.redirect.opponent @clause:replacement.redirect @clause:combat.damage @variant:two-player @from:2009-07-11 @must
  Scenario: La creatura può essere di un avversario, e il danno da combattimento la ferisce benché non combatta
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Muro di Legno”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Pariah” bersagliando “Muro di Legno”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    E Edward ha “Muro di Legno” nel proprio cimitero

  @id:bent.redirect.prevented @clause:replacement.redirect @clause:protection.damage @from:2005-08-01 @must
  Scenario: Il danno mantiene la sua fonte, da cui la creatura può avere protezione
    Dato che Angie controlla “Silver Knight”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Pariah” bersagliando “Silver Knight”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Sizzle”
    E la magia si risolve
    Allora la squadra di Angie ha 17 punti vita
    E Angie controlla “Silver Knight”

  @id:bent.cycled @clause:trigger.cycled @from:2009-07-11 @must
  Scenario: Ciò che una carta dice del proprio ciclare avviene prima che si peschi l'altra carta
    Dato che Angie controlla due “Pianura”
    E che Angie ha “Renewed Faith” in mano
    E che la squadra di Angie ha 20 punti vita
    Quando Angie attiva l'abilità di “Renewed Faith”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Renewed Faith” si risolve
    Allora la squadra di Angie ha 22 punti vita
    E Angie non ha carte in mano

# language: it
Funzionalità: Che cosa resta da ripartire
  > Un bloccante non c'è più, o è già danneggiato, o ne blocca due, o un attaccante non ha forza. Quanto danno resta da ripartire, e tra chi?

  @id:exact.division.none_left @clause:combat.division @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Un attaccante il cui unico bloccante non c'è più resta bloccato e non danneggia nessuno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Orso Grizzly” in mano
    E Angie controlla “Gigante di Collina”

  @id:exact.division.one_left @clause:combat.division @from:2024-11-08 @must
  Scenario: Di due bloccanti uno non c'è più, e l'altro subisce tutto il danno, senza ripartizione
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Corpse Knight”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Corpse Knight”
    E Ronald blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Unsummon” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Corpse Knight” nel proprio cimitero
    E Ronald ha “Wind Drake” in mano
    E Angie controlla “Gigante di Collina”
    E la squadra di Edward ha 20 punti vita

  @id:exact.division.no_power @clause:combat.division @from:2024-11-08 @must
  Scenario: Un attaccante senza forza non ha nulla da ripartire tra i suoi bloccanti, e nessuno è danneggiato
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Edward controlla “Uccelli del Paradiso”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Uccelli del Paradiso”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Uccelli del Paradiso” con “Uccelli del Paradiso”
    E Ronald blocca “Uccelli del Paradiso” con “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Uccelli del Paradiso” nel proprio cimitero
    Ed Edward controlla “Uccelli del Paradiso”
    E Ronald controlla “Wind Drake”

  @id:exact.division.one_point @clause:combat.division @from:2024-11-08 @must
  Scenario: Un solo punto di danno va all'uno o all'altro bloccante, come vuole la squadra
    Dato che Angie controlla “Soul Warden”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Soul Warden”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Soul Warden” con “Orso Grizzly”
    E Ronald blocca “Soul Warden” con “Uccelli del Paradiso”
    E la squadra di Angie suddivide il danno: 0 a “Orso Grizzly”, 1 a “Uccelli del Paradiso”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald ha “Uccelli del Paradiso” nel proprio cimitero
    Ed Edward controlla “Orso Grizzly”
    E Angie ha “Soul Warden” nel proprio cimitero

  @id:exact.division.damaged @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Il danno che il primo bloccante ha già conta per quello letale, e il resto va al secondo
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Barkhide Mauler”
    E che Ronald controlla “Uccelli del Paradiso”
    Quando Barry lancia “Shock” bersagliando “Barkhide Mauler”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Barkhide Mauler”
    E Ronald blocca “Gigante di Collina” con “Uccelli del Paradiso”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Barkhide Mauler”, poi “Uccelli del Paradiso”
    E la squadra di Angie suddivide il danno: 2 a “Barkhide Mauler”, 1 a “Uccelli del Paradiso”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Barkhide Mauler” nel proprio cimitero
    E Ronald ha “Uccelli del Paradiso” nel proprio cimitero
    E Angie ha “Gigante di Collina” nel proprio cimitero

  @id:exact.division.elsewhere @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Ciò che la creatura del compagno deve infliggere a un bloccante di entrambe conta per il danno letale
    Dato che Angie controlla “Barkhide Mauler”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “High Ground”
    E che Ronald controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkhide Mauler”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Barkhide Mauler” con “Obsianus Golem”
    Ed Edward blocca “Gigante di Collina” con “Obsianus Golem”
    E Ronald blocca “Gigante di Collina” con “Uccelli del Paradiso”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Obsianus Golem”, poi “Uccelli del Paradiso”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Gigante di Collina”, poi “Barkhide Mauler”
    E la squadra di Angie suddivide il danno: 2 a “Obsianus Golem”, 1 a “Uccelli del Paradiso”
    E la squadra di Edward suddivide il danno: 3 a “Gigante di Collina”, 1 a “Barkhide Mauler”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Obsianus Golem” nel proprio cimitero
    E Ronald ha “Uccelli del Paradiso” nel proprio cimitero
    E Barry ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Barkhide Mauler”

  @id:exact.division.others @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Ciò che la creatura del compagno deve infliggere a un altro bloccante non conta, e il primo bloccante subisce tutto
    Dato che Angie controlla “Barkhide Mauler”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Corpse Knight”
    E che Edward controlla “Mischievous Chimera”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Barkhide Mauler”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Barkhide Mauler” con “Gigante di Collina”
    Ed Edward blocca “Orso Grizzly” con “Corpse Knight”
    Ed Edward blocca “Orso Grizzly” con “Mischievous Chimera”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Corpse Knight”, poi “Mischievous Chimera”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Corpse Knight” nel proprio cimitero
    Ed Edward controlla “Mischievous Chimera”
    E Ronald ha “Gigante di Collina” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero

  @id:exact.division.not_as_declared @clause:combat.division_blocker @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Una creatura che ne blocca due infligge il danno nell'ordine detto dalla sua squadra, e non in quello degli attacchi
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Obsianus Golem”
    Ed Edward blocca “Orso Grizzly” con “Obsianus Golem”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Gigante di Collina”
    E la squadra di Edward suddivide il danno: 2 a “Orso Grizzly”, 2 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Gigante di Collina”
    E Edward controlla “Obsianus Golem”
    E Edward controlla “High Ground”

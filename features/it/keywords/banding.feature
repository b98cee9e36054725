# language: it
Funzionalità: Branco
  > Le attaccanti formano un branco, e ciò che blocca una di esse le blocca tutte. Chi può farne parte, e chi suddivide allora il danno?

  @id:banding.one_without @clause:keyword.banding @from:2018-04-27 @must
  Scenario: Tutte le creature di un branco tranne una hanno branco
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Timber Wolves”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Gigante di Collina” e “Orso Grizzly” in branco
    E Angie non può attaccare Edward con “Benalish Hero”, “Gigante di Collina” e “Orso Grizzly” in branco
    Ma Angie può attaccare Edward con “Benalish Hero”, “Timber Wolves” e “Gigante di Collina” in branco
    E Angie può attaccare Edward con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 13 punti vita

  @id:banding.one_band @clause:keyword.banding @from:2018-04-27 @must
  Scenario: Una creatura è in un branco al massimo
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Timber Wolves”
    E che Angie controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Benalish Hero” in un branco con “Timber Wolves” e in un altro con “Gigante di Collina”
    Ma Angie può attaccare Edward con “Benalish Hero”, “Timber Wolves” e “Gigante di Collina” in branco
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita

  @id:banding.one_whom @clause:keyword.banding_whom @from:2018-04-27 @must
  Scenario: Un branco attacca uno solo dei giocatori in difesa, benché entrambi siano di una squadra
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Benalish Hero” e Ronald con “Gigante di Collina”, in branco
    Ma Angie può attaccare Edward con “Benalish Hero”
    E Angie può attaccare Ronald con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

  @id:banding.planeswalker @clause:keyword.banding_whom @from:2018-04-27 @must
  Scenario: Nessun branco attacca un giocatore e un suo planeswalker
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Benalish Hero” e “Nissa, Voice of Zendikar” con “Gigante di Collina”, in branco
    Ma Angie può attaccare “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E Angie può attaccare Edward con “Benalish Hero”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E “Nissa, Voice of Zendikar” ha due segnalini fedeltà

  @id:banding.teammates @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @should
  Scenario: La squadra dichiara il proprio attacco come uno solo, e creature di entrambi i membri sono un branco
    Dato che Angie controlla “Benalish Hero”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Benalish Hero”
    E Barry attacca Edward con “Gigante di Collina” in branco con “Benalish Hero”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Benalish Hero” con “Obsianus Golem”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Benalish Hero”, poi “Gigante di Collina”
    E la squadra di Angie suddivide il danno: 0 a “Benalish Hero”, 4 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Barry ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Benalish Hero”

  @id:banding.given @clause:keyword.banding @from:2018-04-27 @must
  Scenario: Una creatura che riceve branco fa branco con una seconda che non l'ha
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Helm of Chatzuk”
    E che Barry controlla “Pianura”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando Barry attiva l'abilità di “Helm of Chatzuk” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina” e “Orso Grizzly” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Orso Grizzly” con “Obsianus Golem”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Gigante di Collina”
    E la squadra di Angie suddivide il danno: 4 a “Gigante di Collina”, 0 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Orso Grizzly”

  @id:banding.helm @clause:keyword.banding @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Un artefatto che si TAPpa dà branco a una creatura fino alla fine del turno, e non oltre
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Helm of Chatzuk”
    E che Angie non controlla “Fonte di mana”
    E che Barry controlla “Helm of Chatzuk”
    E che Barry controlla due “Pianura”
    E che Edward controlla “Obsianus Golem”
    Allora Angie non può attivare l'abilità di “Helm of Chatzuk” di Angie bersagliando “Gigante di Collina”
    E Barry non può attivare l'abilità di “Helm of Chatzuk” di Barry bersagliando “Helm of Chatzuk” di Angie
    Ma Barry può attivare l'abilità di “Helm of Chatzuk” di Barry bersagliando “Gigante di Collina”
    Quando l'abilità si risolve
    Allora la carta “Helm of Chatzuk” di Barry è TAPpata
    E Barry non può attivare l'abilità di “Helm of Chatzuk” di Barry bersagliando “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Obsianus Golem”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Obsianus Golem” con “Gigante di Collina”
    E Angie blocca “Obsianus Golem” con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora Edward deve fare una scelta
    E Angie non deve fare nessuna scelta
    Quando la squadra di Edward suddivide il danno: 3 a “Gigante di Collina”, 1 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Orso Grizzly”

  @id:banding.baton @clause:keyword.banding @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Un artefatto che non si TAPpa dà branco a una creatura dopo l'altra, per quel turno
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “War Mammoth”
    E che Angie controlla “Baton of Morale”
    E che Angie controlla quattro “Pianura”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Barry controlla “Baton of Morale”
    E che Barry controlla “Pianura”
    E che Edward controlla “Barkhide Mauler”
    Allora Barry non può attivare l'abilità di “Baton of Morale” di Barry bersagliando “Gigante di Collina”
    E Angie non può attivare l'abilità di “Baton of Morale” di Angie bersagliando “Baton of Morale” di Barry
    Ma Angie può attivare l'abilità di “Baton of Morale” di Angie bersagliando “Gigante di Collina”
    Quando l'abilità si risolve
    E Angie attiva l'abilità di “Baton of Morale” di Angie bersagliando “Orso Grizzly”
    E l'abilità si risolve
    Allora Angie non può attivare l'abilità di “Baton of Morale” di Angie bersagliando “War Mammoth”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina” e “War Mammoth” in branco
    Allora la creatura “War Mammoth” sta attaccando
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Barkhide Mauler”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Barkhide Mauler” con “Orso Grizzly”
    E Barry blocca “Barkhide Mauler” con “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora Edward deve fare una scelta
    E Barry non deve fare nessuna scelta
    Quando la squadra di Edward suddivide il danno: 4 a “Orso Grizzly”, 0 a “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Edward ha “Barkhide Mauler” nel proprio cimitero
    E Barry controlla “Wind Drake”

  @id:banding.blocked @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2024-11-08 @must
  Scenario: Ciò che blocca una di un branco blocca anche quella che vola
    Dato che Angie controlla “Mesa Pegasus”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Mesa Pegasus” e “Gigante di Collina” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Mesa Pegasus” con “Obsianus Golem”
    Ma Edward può bloccare “Gigante di Collina” con “Obsianus Golem”
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E Edward non deve fare nessuna scelta
    Quando la squadra di Angie suddivide il danno: 4 a “Mesa Pegasus”, 0 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Mesa Pegasus” nel proprio cimitero
    E Angie controlla “Gigante di Collina”

  @id:banding.blocked.group @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Ciò che blocca una di un branco che attacca una squadra blocca anche quella che vola
    Dato che Angie controlla “Mesa Pegasus”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Mesa Pegasus” e “Gigante di Collina” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Mesa Pegasus” con “Obsianus Golem”
    Ma Edward può bloccare “Gigante di Collina” con “Obsianus Golem”
    Quando la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Gigante di Collina”, poi “Mesa Pegasus”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E Edward non deve fare nessuna scelta
    Quando la squadra di Angie suddivide il danno: 4 a “Mesa Pegasus”, 0 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Mesa Pegasus” nel proprio cimitero
    E Angie controlla “Gigante di Collina”

  @id:banding.blocked.stacked @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Ciò che blocca una di un branco blocca anche quella che vola, e il danno è suddiviso prima di attendere in pila
    Dato che Angie controlla “Mesa Pegasus”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Mesa Pegasus” e “Gigante di Collina” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Mesa Pegasus” con “Obsianus Golem”
    Ma Edward può bloccare “Gigante di Collina” con “Obsianus Golem”
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E Edward non deve fare nessuna scelta
    Quando la squadra di Angie suddivide il danno: 4 a “Mesa Pegasus”, 0 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Mesa Pegasus” nel proprio cimitero
    E Angie controlla “Gigante di Collina”

  @id:banding.no_band @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: Attaccanti con branco che non sono un branco vengono bloccate ognuna per sé
    Dato che Angie controlla “Mesa Pegasus”
    E che Angie controlla “Benalish Hero”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Mesa Pegasus” e “Benalish Hero”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Benalish Hero” con “Obsianus Golem”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Angie ha “Benalish Hero” nel proprio cimitero
    E Angie controlla “Mesa Pegasus”

  @id:banding.two_bands @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: Ciò che blocca un branco non ne blocca un altro
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Timber Wolves”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Benalish Hero” e “Gigante di Collina” in branco
    E Angie attacca Edward con “Timber Wolves” e “Orso Grizzly” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Obsianus Golem”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Gigante di Collina”, poi “Benalish Hero”
    E la squadra di Angie suddivide il danno: 4 a “Benalish Hero”, 0 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Angie ha “Benalish Hero” nel proprio cimitero
    E Angie controlla “Gigante di Collina”

  @id:banding.menace @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: Una sola creatura che ne blocca un'altra del branco blocca anche quella che ha minacciare
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Boggart Brute”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Benalish Hero” e “Boggart Brute” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Boggart Brute” con “Obsianus Golem”
    Ma Edward può bloccare “Benalish Hero” con “Obsianus Golem”
    Quando la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Benalish Hero”, poi “Boggart Brute”
    E la squadra di Angie suddivide il danno: 0 a “Benalish Hero”, 4 a “Boggart Brute”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Boggart Brute” nel proprio cimitero
    E Angie controlla “Benalish Hero”

  @id:banding.becomes_blocked @clause:keyword.banding_blocked @clause:trigger.blocks @from:2018-04-27 @must
  Scenario: Una creatura il cui branco è bloccato viene bloccata, e ciò che si innesca per questo si innesca
    Dato che Angie controlla “Mesa Pegasus”
    E che Angie controlla “Trained Cheetah”
    E che Edward controlla “Wind Drake”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Mesa Pegasus” e “Trained Cheetah” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Mesa Pegasus” con “Wind Drake”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Mesa Pegasus”, poi “Trained Cheetah”
    E l'abilità innescata di “Trained Cheetah” si risolve
    Allora la creatura “Trained Cheetah” è 3/3
    Quando la squadra di Angie suddivide il danno: 0 a “Mesa Pegasus”, 2 a “Trained Cheetah”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Wind Drake” nel proprio cimitero
    E Angie controlla “Trained Cheetah”
    E Angie controlla “Mesa Pegasus”
    E la squadra di Edward ha 20 punti vita

  @id:banding.lasts @clause:keyword.banding_lasts @clause:keyword.banding_blocked @from:2024-11-08 @must
  Scenario: Un branco dura benché più nulla in esso abbia branco, ma allora suddivide l'altra parte
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Benalish Hero” e “Gigante di Collina” in branco
    E la squadra di Angie passa la priorità
    E Ronald lancia “Cytoshape” bersagliando “Benalish Hero”
    E Ronald sceglie di copiare “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Obsianus Golem”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward deve fare una scelta
    E Angie non deve fare nessuna scelta
    Quando la squadra di Edward suddivide il danno: 3 a “Benalish Hero”, 1 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Benalish Hero” nel proprio cimitero
    E Edward ha “Obsianus Golem” nel proprio cimitero

  @id:banding.removed @clause:keyword.banding_removed @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: Ciò che lascia il combattimento lascia il branco, e le altre lo sono ancora
    Dato che Angie controlla “Mesa Pegasus”
    E che Angie controlla “Benalish Hero”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Mesa Pegasus”, “Benalish Hero” e “Gigante di Collina” in branco
    E la squadra di Angie passa la priorità
    E Ronald lancia “Unsummon” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Benalish Hero” con “Obsianus Golem”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Benalish Hero”, poi “Mesa Pegasus”
    E la squadra di Angie suddivide il danno: 4 a “Mesa Pegasus”, 0 a “Benalish Hero”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Mesa Pegasus” nel proprio cimitero
    E Angie controlla “Benalish Hero”

  @id:banding.first_strike @clause:keyword.banding_apart @from:2018-04-27 @must
  Scenario: L'attacco improvviso è di quella creatura sola, e non del branco
    Dato che Angie controlla “Kjeldoran Skyknight”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Kjeldoran Skyknight” e “Orso Grizzly” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Kjeldoran Skyknight” con “Wind Drake”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Kjeldoran Skyknight”, poi “Orso Grizzly”
    E la squadra di Angie suddivide il danno: 0 a “Kjeldoran Skyknight”, 2 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Edward ha “Wind Drake” nel proprio cimitero
    E Angie controlla “Kjeldoran Skyknight”

  @id:banding.first_strike.first @clause:keyword.banding_apart @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: Quella di un branco che ha attacco improvviso uccide ciò che ne blocca un'altra prima che infligga danno
    Dato che Angie controlla “Kjeldoran Skyknight”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Kjeldoran Skyknight” e “Orso Grizzly” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Kjeldoran Skyknight” con “Vanilla 1/1”
    Ma Edward può bloccare “Orso Grizzly” con “Vanilla 1/1”
    Quando la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Kjeldoran Skyknight”
    E la squadra di Angie suddivide il danno: 1 a “Kjeldoran Skyknight”, 0 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Vanilla 1/1” nel proprio cimitero
    E Angie controlla “Kjeldoran Skyknight”
    E Angie controlla “Orso Grizzly”

  @id:banding.trample @clause:keyword.banding_apart @clause:combat.trample @from:2018-04-27 @must
  Scenario: Travolgere è di quella creatura sola, e non del branco
    Dato che Angie controlla “War Elephant”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Vanilla 1/1”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Elephant” e “Gigante di Collina” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Vanilla 1/1”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Gigante di Collina”, poi “War Elephant”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    Quando la squadra di Angie suddivide il danno: 1 a “Vanilla 1/1”, 1 ad Edward
    Allora Angie deve fare una scelta
    E Edward non deve fare nessuna scelta
    Quando la squadra di Angie suddivide il danno: 1 a “War Elephant”, 0 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Edward ha “Vanilla 1/1” nel proprio cimitero

  @id:banding.protection @clause:keyword.banding_apart @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2018-04-27 @must
  Scenario: Una creatura rossa blocca quella protetta dal rosso bloccandone un'altra del suo branco, e tutto il suo danno può andare lì
    Dato che Angie controlla “Knights of Thorn”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Knights of Thorn” e “Orso Grizzly” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Knights of Thorn” con “Gigante di Collina”
    Ma Edward può bloccare “Orso Grizzly” con “Gigante di Collina”
    Quando la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Knights of Thorn”
    E la squadra di Angie suddivide il danno: 3 a “Knights of Thorn”, 0 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Knights of Thorn”
    E Angie controlla “Orso Grizzly”

  @id:banding.protection.other @clause:keyword.banding_apart @clause:keyword.banding_attacker @from:2018-04-27 @must
  Scenario: Ciò che è di un altro colore blocca quella protetta, e il suo danno lì viene inflitto
    Dato che Angie controlla “Knights of Thorn”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Knights of Thorn” e “Orso Grizzly” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Knights of Thorn” con “Wind Drake”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Knights of Thorn”
    E la squadra di Angie suddivide il danno: 2 a “Knights of Thorn”, 0 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Knights of Thorn” nel proprio cimitero
    E Edward ha “Wind Drake” nel proprio cimitero
    E Angie controlla “Orso Grizzly”

  @id:banding.blocker @situation:banding.blocker @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Il danno di ciò che una creatura con branco blocca è suddiviso dalla squadra in difesa
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Benalish Hero”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Edward blocca “Gigante di Collina” con “Benalish Hero”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward deve fare una scelta
    E Angie non deve fare nessuna scelta
    Quando la squadra di Edward suddivide il danno: 0 a “Orso Grizzly”, 3 a “Benalish Hero”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Benalish Hero” nel proprio cimitero
    E Edward controlla “Orso Grizzly”
    E Angie ha “Gigante di Collina” nel proprio cimitero

  @id:banding.blocker.order @situation:banding.blocker @clause:keyword.banding_blocker @from:2018-04-27 @until:2024-11-08 @must
  Scenario: La squadra in difesa che suddivide il danno di ciò che una creatura con branco blocca non segue l'ordine
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Benalish Hero”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Edward blocca “Gigante di Collina” con “Benalish Hero”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Benalish Hero”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward deve fare una scelta
    E Angie non deve fare nessuna scelta
    Quando la squadra di Edward suddivide il danno: 0 a “Orso Grizzly”, 3 a “Benalish Hero”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Benalish Hero” nel proprio cimitero
    E Edward controlla “Orso Grizzly”
    E Angie ha “Gigante di Collina” nel proprio cimitero

  @id:banding.blocker.trample @clause:keyword.banding_blocker @clause:combat.trample @from:2018-04-27 @must
  Scenario: Di ciò che travolge nulla supera un bloccante con branco, se la sua parte lo vuole
    Dato che Angie controlla “War Mammoth”
    E che Barry controlla “War Mammoth”
    E che Edward controlla “Benalish Hero”
    E che Edward controlla “Vanilla 1/1”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E Barry attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “War Mammoth” di Angie con “Benalish Hero”
    E Edward blocca “War Mammoth” di Barry con “Vanilla 1/1”
    E la squadra di Edward suddivide il danno: 3 a “Benalish Hero”, 0 ad Edward
    E la squadra di Angie suddivide il danno: 1 a “Vanilla 1/1”, 2 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E Edward ha “Benalish Hero” nel proprio cimitero
    E Edward ha “Vanilla 1/1” nel proprio cimitero

  @id:banding.blocker.later @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Conta chi ha branco quando il danno è suddiviso, e non quando le creature bloccano
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Baton of Morale”
    E che Edward controlla due “Pianura”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Edward blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Angie passa la priorità
    E Edward attiva l'abilità di “Baton of Morale” bersagliando “Wind Drake”
    E l'abilità si risolve
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward deve fare una scelta
    E Angie non deve fare nessuna scelta
    Quando la squadra di Edward suddivide il danno: 3 a “Orso Grizzly”, 0 a “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Edward controlla “Wind Drake”

  @id:banding.blocker.teammate @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Basta il bloccante con branco di un compagno, e per ciò che esso non blocca suddivide la squadra attaccante
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Barkhide Mauler”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Icatian Phalanx”
    E che Ronald controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Barkhide Mauler”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Ronald blocca “Gigante di Collina” con “Icatian Phalanx”
    E Edward blocca “Barkhide Mauler” con “Wind Drake”
    E Ronald blocca “Barkhide Mauler” con “Vanilla 1/1”
    E la squadra di Edward suddivide il danno: 0 a “Orso Grizzly”, 3 a “Icatian Phalanx”
    E la squadra di Angie suddivide il danno: 3 a “Wind Drake”, 1 a “Vanilla 1/1”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald controlla “Icatian Phalanx”
    E Edward controlla “Orso Grizzly”
    E Angie ha “Gigante di Collina” nel proprio cimitero
    E Edward ha “Wind Drake” nel proprio cimitero
    E Ronald ha “Vanilla 1/1” nel proprio cimitero

  @id:banding.blocker.gone @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Una volta andato il bloccante con branco, la squadra attaccante suddivide tra quelli che bloccano ancora
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Benalish Hero”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Edward blocca “Gigante di Collina” con “Wind Drake”
    E Edward blocca “Gigante di Collina” con “Benalish Hero”
    E Barry lancia “Unsummon” bersagliando “Benalish Hero”
    E la magia si risolve
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E Edward non deve fare nessuna scelta
    Quando la squadra di Angie suddivide il danno: 3 a “Orso Grizzly”, 0 a “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Edward controlla “Wind Drake”

  @id:banding.both @clause:keyword.banding_attacker @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Con branco da entrambe le parti ogni parte suddivide il danno dell'altra
    Dato che Angie controlla “Benalish Hero”
    E che Angie controlla “Soul Warden”
    E che Edward controlla “Timber Wolves”
    E che Edward controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Benalish Hero” e “Soul Warden” in branco
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Soul Warden” con “Vanilla 1/1”
    E Edward blocca “Benalish Hero” con “Timber Wolves”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Edward deve fare una scelta
    E Angie non deve fare nessuna scelta
    Quando la squadra di Edward suddivide il danno: 1 a “Vanilla 1/1”, 0 a “Timber Wolves”
    Allora Angie deve fare una scelta
    E Edward non deve fare nessuna scelta
    Quando la squadra di Angie suddivide il danno: 0 a “Benalish Hero”, 1 a “Soul Warden”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Vanilla 1/1” nel proprio cimitero
    E Edward controlla “Timber Wolves”
    E Angie ha “Soul Warden” nel proprio cimitero
    E Angie controlla “Benalish Hero”

  @id:banding.in_no_band @clause:keyword.banding_attacker @from:2024-11-08 @must
  Scenario: La squadra attaccante suddivide il danno di ciò che blocca una creatura con branco, anche se non è in alcun branco
    Dato che Angie controlla “Benalish Hero”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “High Ground”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Benalish Hero”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca insieme “Benalish Hero” e “Gigante di Collina” con “Obsianus Golem”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E Edward non deve fare nessuna scelta
    Quando la squadra di Angie suddivide il danno: 4 a “Benalish Hero”, 0 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Benalish Hero” nel proprio cimitero
    E Barry controlla “Gigante di Collina”

  @id:banding.two_players @clause:keyword.banding @clause:keyword.banding_blocked @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Anche in una partita di giocatori singoli nulla di un branco bloccato è inflitto al giocatore, e senza branco lo è
    Dato che Angie controlla “Mesa Pegasus”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Muro di Legno”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Orso Grizzly” e “Gigante di Collina” in branco
    Ma Angie può attaccare Edward con “Mesa Pegasus” e “Orso Grizzly” in branco
    E Angie può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Orso Grizzly” con “Muro di Legno”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Mesa Pegasus”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita

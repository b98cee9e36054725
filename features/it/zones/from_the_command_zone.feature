# language: it
Funzionalità: Che cosa funziona nella zona di comando
  > Alcuni comandanti hanno abilità che funzionano finché sono nella zona di comando. Quali, per chi, e che cosa succede quando la lasciano?

  @id:ruling.oloro @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Oloro vede i punti vita che guadagna il suo controllore, e nessuno di quelli che guadagna un compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Oloro, Ageless Ascetic”
    E che Angie ha “Angel's Mercy” in mano
    E che Barry ha “Angel's Mercy” in mano
    E che Angie controlla cinque “Fonte di mana”
    E che Barry controlla quattro “Fonte di mana”
    Quando Barry lancia “Angel's Mercy” di Barry
    E la magia si risolve
    Allora la pila è vuota
    E la squadra di Angie ha 27 punti vita
    Quando Angie lancia “Angel's Mercy” di Angie
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Oloro, Ageless Ascetic” si risolve
    Allora la squadra di Angie ha 34 punti vita
    E la squadra di Edward ha 18 punti vita
    E Angie ha una carta in mano

  @id:presiding.upkeep @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Nella zona di comando Oloro fa guadagnare punti vita al suo proprietario, e ciò non innesca nulla
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha “Oloro, Ageless Ascetic” nella zona di comando
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla due “Fonte di mana”
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Oloro, Ageless Ascetic” si risolve
    Allora la squadra di Angie ha 22 punti vita
    E la pila è vuota
    Quando inizia il mantenimento della squadra di Edward
    Allora la pila è vuota
    E la squadra di Edward ha 20 punti vita

  @id:presiding.there @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Sul campo di battaglia Oloro ha una delle abilità del mantenimento del suo proprietario, e non l'altra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Oloro, Ageless Ascetic”
    E che il comandante di Angie è “Oloro, Ageless Ascetic”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Oloro, Ageless Ascetic” si risolve
    E Angie non fa ciò che l'abilità permette
    Allora la squadra di Angie ha 22 punti vita
    E in pila c'è una magia o abilità

  @id:presiding.heads @clause:ability.zone @clause:trigger.step @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Il comandante di ogni testa ha la propria abilità nel mantenimento che entrambe condividono
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha “Oloro, Ageless Ascetic” nella zona di comando
    E che Barry ha “Oloro, Ageless Ascetic” nella zona di comando
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila ci sono due magie e abilità
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 24 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:presiding.eminence @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Un'abilità che funziona in entrambe le zone funziona nella zona di comando, e nessun'altra della sua carta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Arahbo, Roar of the World” nella zona di comando
    E che Angie controlla “Longtusk Cub”
    E che Angie controlla tre “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Arahbo, Roar of the World” si risolve
    Allora la creatura “Longtusk Cub” è 5/5
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Longtusk Cub”
    Allora la pila è vuota

  @id:presiding.both @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Sul campo di battaglia l'abilità che funziona in entrambe le zone funziona una volta, e le altre anche
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Arahbo, Roar of the World”
    E che il comandante di Angie è “Arahbo, Roar of the World”
    E che Angie controlla “Longtusk Cub”
    E che Angie controlla tre “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Arahbo, Roar of the World” si risolve
    Allora la creatura “Longtusk Cub” è 5/5
    E la pila è vuota
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Longtusk Cub”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Arahbo, Roar of the World” si risolve
    Allora la creatura “Longtusk Cub” è 10/10

  @id:presiding.hand @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: In un cimitero un'abilità che funziona in altre due zone non funziona
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Arahbo, Roar of the World” nel proprio cimitero
    E che Angie controlla “Longtusk Cub”
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la pila è vuota
    E la creatura “Longtusk Cub” è 2/2

  @id:presiding.cast @clause:ability.zone @clause:trigger.intervening_if @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Un comandante che viene lanciato ha lasciato la zona di comando e non vi funziona più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Oloro, Ageless Ascetic” nella zona di comando
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Oloro, Ageless Ascetic”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    E la squadra di Angie ha 20 punti vita

  @id:presiding.returns @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Un comandante che torna nella zona di comando vi funziona da allora in poi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Oloro, Ageless Ascetic”
    E che il comandante di Angie è “Oloro, Ageless Ascetic”
    E che Angie controlla “Goblin Bombardment”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    Allora Angie ha “Oloro, Ageless Ascetic” nella zona di comando
    E la squadra di Edward ha 19 punti vita
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Oloro, Ageless Ascetic” si risolve
    Allora la squadra di Angie ha 22 punti vita
    E la pila è vuota

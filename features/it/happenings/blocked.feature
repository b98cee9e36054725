# language: it
Funzionalità: Che cosa blocca e che cosa viene bloccato
  > Delle abilità si innescano quando una creatura blocca, o viene bloccata. Il blocco di chi conta, e quante volte?

  @id:blocked.defending @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Chi è attaccato perde punti vita anche se blocca la creatura del compagno, e non dove nessuno blocca
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Vedalken Ghoul”
    E che Barry controlla “Vedalken Ghoul”
    E che Ronald controlla “Muro di Legno”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Vedalken Ghoul” di Angie
    E Barry attacca Edward con “Vedalken Ghoul” di Barry
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Vedalken Ghoul” di Angie con “Muro di Legno”
    E l'abilità innescata di “Vedalken Ghoul” di Angie si risolve
    Allora la squadra di Edward ha 16 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita

  @id:blocked.chosen @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2010-06-18 @until:2018-04-27 @must
  Scenario: Finché è attaccata la squadra, si sceglie uno dei suoi giocatori per perdere i punti vita che condividono
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Vedalken Ghoul”
    E che Ronald controlla “Muro di Legno”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Vedalken Ghoul”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Vedalken Ghoul” con “Muro di Legno”
    E l'abilità innescata di “Vedalken Ghoul” si risolve
    E Angie sceglie Ronald come giocatore in difesa
    Allora la squadra di Edward ha 16 punti vita

  @id:blocked.life @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Solo l'attaccante bloccato porta punti vita alla sua squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Sacred Prey”
    E che Barry controlla “Sacred Prey”
    E che Ronald controlla “Muro di Legno”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Sacred Prey” di Angie
    E Barry attacca la squadra di Edward con “Sacred Prey” di Barry
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Sacred Prey” di Barry con “Muro di Legno”
    E l'abilità innescata di “Sacred Prey” di Barry si risolve
    Allora la squadra di Angie ha 21 punti vita

  @id:blocked.once @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  Scenario: Chi è bloccato da creature di entrambe le teste lo diventa una volta
    Dato che Angie controlla “Trained Cheetah”
    E che Edward controlla “Muro di Legno”
    E che Ronald controlla “Child of Night”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Trained Cheetah”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Trained Cheetah” con “Muro di Legno”
    E Ronald blocca “Trained Cheetah” con “Child of Night”
    E l'abilità innescata di “Trained Cheetah” si risolve
    E Angie lancia “Shock” bersagliando “Child of Night”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Trained Cheetah” è 3/3

  @id:blocked.guardian @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2018-04-27 @must
  Scenario: Il guardiano che blocca per il compagno porta punti vita, quello del compagno che non blocca non ne porta
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Pride Guardian”
    E che Barry controlla “Pride Guardian”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Pride Guardian” di Angie
    Ma Barry può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Pride Guardian” di Angie
    E l'abilità innescata di “Pride Guardian” di Angie si risolve
    Allora la squadra di Angie ha 23 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 23 punti vita

  @id:blocked.two @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  Scenario: Chi blocca due attaccanti blocca una volta
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Pride Guardian”
    E che Angie controlla “High Ground”
    E che Barry controlla “Pride Guardian”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Child of Night”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Orso Grizzly”
    E Ronald attacca Angie con “Child of Night”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca insieme “Orso Grizzly” e “Child of Night” con “Pride Guardian” di Angie
    E l'abilità innescata di “Pride Guardian” di Angie si risolve
    Allora la squadra di Angie ha 23 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 23 punti vita

  @id:blocked.ends @clause:trigger.blocks @clause:combat.block @from:2018-04-27 @must
  Scenario: Chi è cresciuto bloccando, o venendo bloccato, torna piccolo nel turno successivo
    Dato che Angie controlla “Trained Cheetah”
    E che Barry controlla “Royal Trooper”
    E che Edward controlla “Muro di Legno”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Trained Cheetah”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Trained Cheetah” con “Muro di Legno”
    E l'abilità innescata di “Trained Cheetah” si risolve
    Allora la creatura “Trained Cheetah” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Trained Cheetah” è 2/2
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Time Walk”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Orso Grizzly” con “Royal Trooper”
    E l'abilità innescata di “Royal Trooper” si risolve
    Allora la creatura “Royal Trooper” è 4/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Royal Trooper” è 2/2

  @id:unblocked.defending @situation:unblocked.defending @clause:trigger.blocks @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Chi viene attaccato senza blocco perde punti vita per il proprio cimitero soltanto, e se una testa blocca nessuno ne perde
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward ha “Shock” nel proprio cimitero
    E che Edward ha “Gigante di Collina” nel proprio cimitero
    E che Ronald ha “Divination” nel proprio cimitero
    E che Ronald controlla “Severed Legion”
    E che Angie controlla “Guiltfeeder”
    E che Barry controlla “Guiltfeeder”
    E che Barry ha “Wind Drake” nel proprio cimitero
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Guiltfeeder” di Angie
    E Barry attacca Edward con “Guiltfeeder” di Barry
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Guiltfeeder” di Barry con “Severed Legion”
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Guiltfeeder” di Angie si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:unblocked.once @situation:unblocked.once @clause:trigger.blocks @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Ciò che attacca e viene bloccato non è non bloccato quando il suo bloccante se n'è andato
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward ha “Shock” nel proprio cimitero
    E che Edward controlla “Severed Legion”
    E che Angie controlla “Guiltfeeder”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Guiltfeeder”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Guiltfeeder” con “Severed Legion”
    E Angie lancia “Omicidio” bersagliando “Severed Legion”
    E la magia si risolve
    Allora la pila è vuota
    E la squadra di Edward ha 20 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:unblocked.several @situation:unblocked.several @clause:trigger.blocks @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: Solo il giocatore che essa attacca perde punti vita, quanti che siano attaccati in quel combattimento
    Dato che Edward ha “Shock” nel proprio cimitero
    E che Martha ha “Shock” nel proprio cimitero
    E che Martha ha “Divination” nel proprio cimitero
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Guiltfeeder”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Guiltfeeder”
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Martha ha 18 punti vita
    E la squadra di Edward ha 17 punti vita

  @id:unblocked.fear @situation:unblocked.fear @clause:combat.fear @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Guiltfeeder può essere bloccato solo da creature nere o artefatto
    Dato che Angie controlla “Guiltfeeder”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Severed Legion”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Guiltfeeder”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Guiltfeeder” con “Gigante di Collina”
    Ma Edward può bloccare “Guiltfeeder” con “Severed Legion”

# language: it
Funzionalità: Che cosa entra, e che cosa fa entrando
  > Entra una terra, una pedina o una copia. Che cosa si stabilisce prima, che cosa si innesca dopo, e che cosa è solo andato altrove?

  @id:exact.enters.land @clause:trigger.enters @clause:turn.each_plays_land @from:2015-09-26 @must
  Scenario: Una terra entra TAPpata, si innesca una volta, e solo il suo giocatore ne ha giocata una
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry ha “Tranquil Cove” in mano
    E che Barry ha “Isola” in mano
    E che Angie ha “Foresta” in mano
    Quando Barry gioca “Tranquil Cove” come terra
    Allora la carta “Tranquil Cove” è TAPpata
    E Barry non può giocare “Isola” come terra
    E la squadra di Angie ha 20 punti vita
    Quando l'abilità innescata di “Tranquil Cove” si risolve
    Allora la squadra di Angie ha 21 punti vita
    E Angie può giocare “Foresta” come terra
    E Barry non può giocare “Isola” come terra
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Angie ha 21 punti vita
    E la carta “Tranquil Cove” è TAPpata

  @id:exact.enters.token @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Una pedina creata entra, e ciò che questo innesca si innesca una volta per ciascuna
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Forza della Vegetazione”
    E che Angie controlla “Soul Warden”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Forza della Vegetazione” si risolve
    E l'abilità innescata di “Soul Warden” si risolve
    Allora la squadra di Angie ha 21 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Angie ha 21 punti vita
    E Barry controlla una pedina creatura 1/1

  @id:exact.enters.copy_of_nothing @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: Dove nessuna carta creatura è in un cimitero nulla si copia, e una creatura senza costituzione finisce nel cimitero
    Dato che Edward ha “Shock” nel proprio cimitero
    E che Barry ha “Foresta” nel proprio cimitero
    Quando Angie lancia “Body Double”
    E la magia si risolve
    Allora Angie ha “Body Double” nel proprio cimitero
    E Angie non controlla nessuna creatura

  @id:exact.enters.copy_of_itself @clause:object.enters_as_copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A una copia di ciò che entra come copia sono offerte le altre carte, e non quella che copia già
    Dato che Edward ha “Body Double” nel proprio cimitero
    Quando Angie lancia “Body Double”
    E la magia si risolve
    E Angie sceglie di copiare “Body Double” di Edward
    Allora Angie ha “Body Double” nel proprio cimitero
    E Angie non controlla nessuna creatura

  @id:exact.enters.colour @clause:object.you @from:2007-02-20 @until:2018-04-27 @must
  Scenario: Il colore si sceglie mentre un incantesimo entra, e vale solo per le creature di quel colore
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Fossato di Teferi”
    E la magia si risolve
    E Angie sceglie il colore il verde
    Allora il colore scelto per “Fossato di Teferi” è il verde
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Orso Grizzly”
    Ma Ronald può attaccare la squadra di Angie con “Gigante di Collina”

  @id:exact.hits.creature @clause:combat.damage @from:2018-04-27 @must
  Scenario: Il danno da combattimento a un bloccante non è danno a un giocatore, e quello della creatura del compagno non è il proprio
    Dato che Angie controlla “Coastal Piracy”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che la squadra di Edward ha 20 punti vita
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E Angie non ha carte in mano
    E Barry non ha carte in mano

  @id:exact.leeches @clause:poison.lose_counters @clause:poison.shared @from:2011-04-01 @must
  Scenario: Un giocatore perde i segnalini che ci sono, e subisce altrettanto danno; chi non ne ha non ne subisce
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha tre segnalini veleno
    Quando Angie lancia “Leeches” bersagliando Ronald
    E la magia si risolve
    Allora la squadra di Edward ha 17 punti vita
    E la squadra di Edward non ha nessun segnalino veleno
    Quando Barry lancia “Leeches” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 17 punti vita

# language: it
Funzionalità: Creature tossiche
  > Una creatura tossica infligge danno da combattimento. Chi riceve segnalini veleno, quanti, e che cosa ne è del danno?

  @id:poison.toxic.besides @situation:poison.toxic @clause:poison.toxic @clause:poison.shared @from:2024-11-08 @must
  Scenario: Il giocatore attaccato riceve segnalini veleno oltre al danno, e sono della squadra
    Dato che Angie controlla “Branchblight Stalker”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Branchblight Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 27 punti vita
    E la squadra di Edward ha due segnalini veleno
    E la squadra di Angie non ha nessun segnalino veleno

  @id:poison.toxic.each @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  Scenario: Di due creature ognuna dà i propri segnalini, qualunque testa attacchi, e quindici fanno perdere la partita
    Dato che Angie controlla “Branchblight Stalker”
    E che Barry controlla “Bilious Skulldweller”
    E che la squadra di Edward ha 12 segnalini veleno
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Branchblight Stalker”
    E Barry attacca Ronald con “Bilious Skulldweller”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita

  @id:poison.toxic.three @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scenario: Di due creature una dà due segnalini e l'altra uno
    Dato che Angie controlla “Branchblight Stalker”
    E che Barry controlla “Bilious Skulldweller”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Branchblight Stalker”
    E Barry attacca Ronald con “Bilious Skulldweller”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha tre segnalini veleno

  @id:poison.toxic.deathtouch @situation:poison.toxic.deathtouch @clause:damage.deathtouch @from:2024-11-08 @must
  Scenario: Una creatura tossica con tocco letale distrugge ciò che la blocca
    Dato che Barry controlla “Bilious Skulldweller”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Bilious Skulldweller”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Bilious Skulldweller” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald ha “Gigante di Collina” nel proprio cimitero

  @id:poison.toxic.fourteen @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  Scenario: Una creatura con tossico 2 dà due segnalini e non tre, quanti sono i danni che infligge
    Dato che Angie controlla “Branchblight Stalker”
    E che la squadra di Edward ha 12 segnalini veleno
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Branchblight Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 segnalini veleno
    E la partita continua

  @id:poison.toxic.blocked @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scenario: Una creatura a cui infligge danno da combattimento non dà segnalini a nessuno
    Dato che Angie controlla “Branchblight Stalker”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Branchblight Stalker”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Branchblight Stalker” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward non ha nessun segnalino veleno
    E Ronald ha “Gigante di Collina” nel proprio cimitero

  @id:poison.toxic.other_damage @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scenario: Il danno che infligge fuori dal combattimento non dà segnalini
    Dato che Angie controlla “Branchblight Stalker”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Soul's Fire” bersagliando “Branchblight Stalker” e Edward
    E la magia si risolve
    Allora la squadra di Edward ha 27 punti vita
    E la squadra di Edward non ha nessun segnalino veleno

  @id:poison.toxic.alone @situation:poison.toxic @clause:poison.toxic @variant:free-for-all @from:2024-11-08 @must
  Scenario: Dove ognuno gioca per sé i segnalini sono del giocatore attaccato
    Dato che Angie controlla “Branchblight Stalker”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Branchblight Stalker”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Martha ha due segnalini veleno
    Ed Edward non ha nessun segnalino veleno
    E Simon non ha nessun segnalino veleno

# language: it
Funzionalità: Da che cosa una creatura è protetta
  > Una creatura ha protezione da un colore. Questo tiene lontano ciò che fa un compagno, e che cosa non tiene lontano?

  @id:protection.target @clause:protection.target @from:2005-08-01 @must
  Scenario: Né un compagno né un avversario bersaglia ciò che è protetto da un colore con una magia di quello, e con un'altra può farlo chiunque
    Dato che Angie controlla “Silver Knight”
    E che Angie controlla “Orso Grizzly”
    Allora Barry non può lanciare “Shock” bersagliando “Silver Knight”
    E Barry può lanciare “Giant Growth” bersagliando “Silver Knight”
    Ma Angie può lanciare “Shock” bersagliando “Orso Grizzly”

  @id:protection.ability @clause:protection.target @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: L'abilità di una creatura rossa può bersagliare solo l'altra creatura della testa attaccata
    Dato che Angie controlla “Goblin Racketeer”
    E che Edward controlla “Silver Knight”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Racketeer”
    E l'abilità innescata di “Goblin Racketeer” si risolve
    E Angie fa ciò che l'abilità permette
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Barry con “Silver Knight”
    Ma Edward può attaccare Barry con “Silver Knight”
    E Edward può attaccare Barry con “Gigante di Collina”

  @id:protection.granted @clause:protection.target @clause:protection.damage @from:2005-08-01 @must
  Scenario: La protezione data in risposta alla creatura di un compagno lascia una magia senza bersaglio, per questo turno
    Dato che Angie controlla “Crimson Acolyte”
    E che Angie controlla “Pianura”
    E che Barry controlla “Orso Grizzly”
    Quando la squadra di Angie passa la priorità
    E Edward lancia la prima carta “Shock” bersagliando “Orso Grizzly”
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Crimson Acolyte”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E la magia si risolve
    Allora Barry controlla “Orso Grizzly”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può lanciare la seconda carta “Shock” bersagliando “Crimson Acolyte”
    Ma Edward può lanciare la seconda carta “Shock” bersagliando “Orso Grizzly”

  @id:protection.alone @clause:protection.target @clause:mana.own @from:2005-08-01 @must
  Scenario: Dove non c'è un'altra creatura l'accolito protegge sé stesso, una volta per ogni pianura
    Dato che Angie controlla “Crimson Acolyte”
    E che Angie controlla “Pianura”
    E che Ronald controlla “Fountain of Youth”
    Quando Angie attiva l'abilità di “Crimson Acolyte”
    E l'abilità si risolve
    Allora Angie non può attivare l'abilità di “Crimson Acolyte”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Crimson Acolyte”

  @id:protection.damage @clause:protection.damage @from:2005-08-01 @must
  Scenario: Il danno rosso inflitto a tutte le creature risparmia quelle protette, di chiunque siano, e nessun'altra
    Dato che Angie controlla “Silver Knight”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Crimson Acolyte”
    E che Ronald controlla “White Knight”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    Allora Angie controlla “Silver Knight”
    E Edward controlla “Crimson Acolyte”
    Ma Barry ha “Orso Grizzly” nel proprio cimitero
    E Ronald ha “White Knight” nel proprio cimitero

  @id:protection.combat @clause:protection.damage @clause:protection.block @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura rossa può essere bloccata e non le fa nulla, e non può bloccarla per nessuna delle teste
    Dato che Angie controlla “Silver Knight”
    E che Barry controlla “Crimson Acolyte”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Silver Knight”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Silver Knight” con “Gigante di Collina”
    Ma Ronald può bloccare “Silver Knight” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Silver Knight”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Gigante di Collina” con “Crimson Acolyte”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Barry controlla “Crimson Acolyte”
    E Edward controlla “Gigante di Collina”

  @id:protection.aura @clause:protection.aura @clause:protection.target @from:2005-08-01 @must
  Scenario: Un'aura nera non si mette su ciò che è protetto dal nero, fosse anche di un compagno
    Dato che Barry controlla “White Knight”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Fountain of Youth”
    Allora Angie non può lanciare “Unholy Strength” bersagliando “White Knight”
    E Angie non può lanciare “Unholy Strength” bersagliando “Fountain of Youth”
    Ma Angie può lanciare “Unholy Strength” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 4/3

  @id:protection.aura_goes @clause:protection.aura @from:2005-08-01 @must
  Scenario: Un'aura rossa va nel cimitero appena ciò che incanta è protetto dal rosso, e una nera resta
    Dato che Angie controlla “Crimson Acolyte”
    E che Angie controlla “Pianura”
    E che Barry controlla “Orso Grizzly”
    Quando Barry lancia “Errantry” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Unholy Strength” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 7/3
    Quando Angie attiva l'abilità di “Crimson Acolyte”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    Allora Barry ha “Errantry” nel proprio cimitero
    E la creatura “Orso Grizzly” è 4/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 4/3

  @id:protection.kind @clause:protection.block @clause:protection.damage @clause:combat.block @from:2018-04-27 @must
  Scenario: Chi è protetto da un tipo non è bloccato da nulla che lo abbia, e lo è da altre creature
    Dato che Angie controlla “Tel-Jilad Chosen”
    E che Barry controlla “Beloved Chaplain”
    E che Edward controlla “Bottle Gnomes”
    E che Ronald controlla “Orso Grizzly”
    Allora Angie può lanciare “Giant Growth” bersagliando “Beloved Chaplain”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Tel-Jilad Chosen”
    E Barry attacca Ronald con “Beloved Chaplain”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Tel-Jilad Chosen” con “Bottle Gnomes”
    E Edward non può bloccare “Beloved Chaplain” con “Bottle Gnomes”
    E Ronald non può bloccare “Beloved Chaplain” con “Orso Grizzly”
    Ma Ronald può bloccare “Tel-Jilad Chosen” con “Orso Grizzly”

  @id:protection.fizzles @clause:protection.target @clause:target.illegal @from:2005-08-01 @must
  Scenario: Una magia il cui bersaglio ne è ormai protetto non fa nulla di ciò che dice
    Dato che Angie controlla “Crimson Acolyte”
    E che Angie controlla “Pianura”
    E che Barry controlla “Orso Grizzly”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Boiling Blood” bersagliando “Orso Grizzly”
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Crimson Acolyte”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E la magia si risolve
    Allora Edward non ha carte in mano

  @id:protection.knight @clause:protection.damage @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Un cavaliere che colpisce per primo ha ragione di una creatura verde, e sopravvive a una nera dal tocco letale
    Dato che Angie controlla “White Knight”
    E che Barry controlla “White Knight”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Typhoid Rats”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    E Edward attacca Barry con “Typhoid Rats”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “White Knight” di Angie
    E Barry blocca “Typhoid Rats” con “White Knight” di Barry
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “White Knight”
    E Barry controlla “White Knight”

# language: it
Funzionalità: Magie che un altro giocatore aiuta a pagare
  > Il mana è di ogni singolo giocatore. Chi può pagare una parte di una magia con assistenza, quanta, e di chi è la magia?

  @id:assist.teammate @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scenario: Un compagno paga mana generico di una magia con assistenza, che resta di chi l'ha lanciata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pianura”
    E che Angie controlla “Isola”
    E che Barry controlla “Montagna”
    E che Barry controlla “Foresta”
    E che Barry controlla “Palude”
    Quando Angie lancia “Skystreamer” con l'aiuto di Barry per 3 mana
    E la magia si risolve
    E Angie sceglie Barry come bersaglio
    E l'abilità innescata di “Skystreamer” si risolve
    Allora Angie controlla “Skystreamer”
    E la squadra di Angie ha 34 punti vita
    E la carta “Montagna” è TAPpata
    E la carta “Foresta” è TAPpata
    E la carta “Palude” è TAPpata
    E la carta “Pianura” è TAPpata
    E la carta “Isola” è TAPpata

  @id:assist.opponent @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scenario: Anche un avversario può aiutare a pagare una magia con assistenza
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pianura”
    E che Edward controlla “Montagna”
    E che Edward controlla “Foresta”
    E che Edward controlla “Palude”
    E che Edward controlla “Isola”
    Quando Angie lancia “Skystreamer” con l'aiuto di Edward per 4 mana
    E la magia si risolve
    E Angie sceglie Edward come bersaglio
    E l'abilità innescata di “Skystreamer” si risolve
    Allora Angie controlla “Skystreamer”
    E la squadra di Edward ha 34 punti vita
    E la carta “Isola” è TAPpata

  @id:assist.some @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scenario: Chi aiuta paga quanto desidera, e non più del mana generico
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pianura”
    E che Angie controlla “Pianura Innevata”
    E che Angie controlla “Montagna”
    E che Angie controlla “Foresta”
    E che Angie controlla “Palude”
    E che Barry controlla “Isola”
    E che Barry controlla “Isola Innevata”
    E che Barry controlla “Montagna Innevata”
    E che Barry controlla “Foresta Innevata”
    E che Barry controlla “Palude Innevata”
    Allora Angie non può lanciare “Skystreamer” con l'aiuto di Barry per 5 mana
    E Angie non può lanciare “Skystreamer” con l'aiuto di Angie per 1 mana
    Ma Angie può lanciare “Skystreamer” con l'aiuto di Barry per 4 mana

  @id:assist.coloured @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scenario: Il mana colorato deve pagarlo chi lancia la magia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Montagna”
    E che Barry controlla “Pianura”
    E che Barry controlla “Foresta”
    E che Barry controlla “Palude”
    E che Barry controlla “Isola”
    E che Angie ha “Pianura” in mano
    Allora Angie non può lanciare “Skystreamer” con l'aiuto di Barry per 4 mana
    Quando Angie gioca “Pianura” come terra
    Allora Angie può lanciare “Skystreamer” con l'aiuto di Barry per 4 mana

  @id:assist.without @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scenario: Nessuno aiuta a pagare una magia senza assistenza
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Isola”
    E che Angie controlla “Isola Innevata”
    E che Angie controlla “Montagna”
    E che Angie controlla “Montagna Innevata”
    E che Angie controlla “Foresta”
    E che Barry controlla “Pianura”
    Allora Angie non può lanciare “Elementale dell'Aria” con l'aiuto di Barry per 1 mana
    Ma Angie può lanciare “Elementale dell'Aria”

  @id:assist.counter @clause:spell.assist @clause:effect.counter @from:2018-06-08 @must
  Scenario: Nel turno di un avversario un compagno aiuta a neutralizzare una magia
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Isola”
    E che Barry controlla “Montagna”
    E che Barry controlla “Foresta”
    E che Barry controlla “Palude”
    Quando Edward lancia “Charging Binox” con l'aiuto di Ronald per 7 mana
    E la squadra di Edward passa la priorità
    E Angie lancia “Out of Bounds” con l'aiuto di Barry per 3 mana bersagliando “Charging Binox”
    E la magia si risolve
    Allora Edward ha “Charging Binox” nel proprio cimitero
    E la carta “Palude” è TAPpata

  @id:assist.trample @clause:combat.trample @from:2018-06-08 @must
  Scenario: Charging Binox infligge al giocatore ciò che resta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Charging Binox”
    E che Edward controlla “Gigante di Collina”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Charging Binox”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Charging Binox” con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie suddivide il danno: 3 a “Gigante di Collina”, 4 ad Edward
    Allora la squadra di Edward ha 26 punti vita
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Charging Binox”

  @id:assist.flying @clause:combat.reach @from:2018-06-08 @must
  Scenario: Skystreamer non viene bloccato da alcuna creatura a terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Skystreamer”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Skystreamer”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Skystreamer” con “Gigante di Collina”
    Ma Edward può bloccare “Skystreamer” con “Elementale dell'Aria”

  @id:assist.one @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scenario: Un solo mana basta per aiutare una magia con assistenza
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pianura”
    E che Angie controlla “Montagna”
    E che Angie controlla “Foresta”
    E che Angie controlla “Palude”
    E che Barry controlla “Isola”
    Allora Angie non può lanciare “Skystreamer”
    Ma Angie può lanciare “Skystreamer” con l'aiuto di Barry per 1 mana

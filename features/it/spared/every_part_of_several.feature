# language: it
Funzionalità: Ogni parte di una carta nelle partite a più giocatori
  > Alcune parti delle carte si vedono solo dove ci sono più di due parti, o mazzi interi. C'è ciascuna di esse?

  @id:every.wave @clause:layers.open @variant:free-for-all @from:2018-10-05 @must
  Scenario: Dopo una Cosmotronic Wave le creature degli avversari bloccano nel turno di un altro avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    E che Martha controlla “Gigante di Collina”
    Quando Angie lancia “Cosmotronic Wave”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Martha
    E Martha attacca Edward con “Gigante di Collina” di Martha
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Martha
    Allora Edward può bloccare “Gigante di Collina” di Martha con “Gigante di Collina” di Edward

  @id:every.molten @clause:object.control @clause:combat.attack @variant:free-for-all @from:2020-01-24 @must
  Scenario: Ciò che Molten Primordial ha preso torna senza rapidità, e non si TAPpa prima del turno del suo giocatore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Simon controlla “Brimstone Trebuchet”
    Quando Angie lancia “Molten Primordial”
    E la magia si risolve
    E Angie sceglie “Brimstone Trebuchet” come bersaglio
    E l'abilità innescata di “Molten Primordial” si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Martha passa la priorità
    Allora Simon controlla “Brimstone Trebuchet”
    E Simon non può attivare l'abilità di “Brimstone Trebuchet”
    Quando inizia la fase principale pre-combattimento della squadra di Simon
    Allora Simon può attivare l'abilità di “Brimstone Trebuchet”

  @id:every.muse @clause:step.untap @clause:step.untap_kept @variant:team-vs-team @from:2018-10-05 @must
  Scenario: Seedborn Muse STAPpa anche nella sottofase di STAP del compagno
    Dato che Angie controlla “Seedborn Muse”
    E che Angie controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    Quando Angie finisce il proprio turno
    Allora è il mantenimento di Barry
    E la carta “Gigante di Collina” è STAPpata

  @id:every.throne @clause:commander.designation @clause:object.types @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Un comandante che non è una creatura viene distrutto accanto a Bastion Protector
    Dato che Angie controlla “Bastion Protector”
    E che Angie controlla “Esercizio del Trono”
    E che il comandante di Angie è “Esercizio del Trono”
    E che Edward controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha cinque segnalini fedeltà
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward attiva la seconda abilità di “Vraska the Unseen” bersagliando “Esercizio del Trono”
    E Angie non mette il proprio comandante nella zona di comando
    E l'abilità si risolve
    Allora Angie non controlla “Esercizio del Trono”

  @id:every.keleth @clause:deck.commander_partner @variant:commander @from:2020-11-20 @must
  Scenario: Keleth guida un mazzo accanto a un'altra carta con partner
    Dato che il mazzo di Angie contiene “Keleth, Sunmane Familiar”
    E che il mazzo di Angie contiene “Numa, Joraga Chieftain”
    E che il comandante di Angie è “Keleth, Sunmane Familiar”
    E che il comandante di Angie è “Numa, Joraga Chieftain”
    E che il mazzo di Angie contiene 49 “Pianura”
    E che il mazzo di Angie contiene 49 “Foresta”
    Allora il mazzo di Angie è ammesso in Commander

  @id:every.pir @clause:deck.commander_partner_with @variant:commander @from:2018-06-08 @must
  Scenario: Pir e Toothy guidano un mazzo insieme
    Dato che il mazzo di Angie contiene “Pir, Imaginative Rascal”
    E che il mazzo di Angie contiene “Toothy, Imaginary Friend”
    E che il comandante di Angie è “Pir, Imaginative Rascal”
    E che il comandante di Angie è “Toothy, Imaginary Friend”
    E che il mazzo di Angie contiene 49 “Foresta”
    E che il mazzo di Angie contiene 49 “Isola”
    Allora il mazzo di Angie è ammesso in Commander

# language: it
Funzionalità: Quel che serve
  > Ciò che è TAPpato non si TAPpa di nuovo, ciò che segue un combattimento viene, e chi può guidare con un altro può guidare da solo. C'è ogni parte?

  @id:plain.slaver @clause:cost.resources @from:2005-08-01 @must
  Scenario: Un Mindslaver TAPpato non si può usare, uno STAPpato sì
    Dato che Angie controlla “Mindslaver”
    E che Angie controlla quattro “Foresta”
    E che Barry controlla “Mindslaver”
    E che Barry controlla quattro “Pianura”
    E che la carta “Mindslaver” di Angie è TAPpata
    Allora Angie non può attivare l'abilità di “Mindslaver”
    Ma Barry può attivare l'abilità di “Mindslaver”
    Quando Barry sceglie Edward come bersaglio
    E Angie sceglie Edward come bersaglio
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry ha “Mindslaver” nel proprio cimitero
    E Angie controlla “Mindslaver”

  @id:plain.fountain @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Anche una terra che non è base si TAPpa per il suo mana, e lo dà una volta
    Dato che Edward controlla “Seat of the Synod”
    Quando la squadra di Angie passa la priorità
    Allora Edward può attivare l'abilità di “Seat of the Synod”
    E la carta “Seat of the Synod” è TAPpata
    Ed Edward ha un mana non speso
    Ed Edward non può attivare l'abilità di “Seat of the Synod”

  @id:plain.seize @clause:phase.extra @clause:step.main @from:2018-04-27 @must
  Scenario: Dopo il combattimento aggiunto da Seize the Day c'è una fase principale, e dopo questa il combattimento del turno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando Barry lancia “Seize the Day” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie può lanciare “Copper Tablet”
    Quando la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Angie non ha carte in mano

  @id:plain.third_partner @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scenario: Il terzo di tre compagni guida un mazzo con il primo
    Dato che il mazzo di Angie contiene “Toggo, Goblin Weaponsmith”
    E che il mazzo di Angie contiene “Krark, the Thumbless”
    E che il comandante di Angie è “Toggo, Goblin Weaponsmith”
    E che il comandante di Angie è “Krark, the Thumbless”
    E che il mazzo di Angie contiene 98 “Montagna”
    Allora il mazzo di Angie è ammesso in Commander

  @id:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Chi nomina un compagno può guidare un mazzo senza di lui
    Dato che il mazzo di Angie contiene “Esercizio della Gemella Gelosa”
    E che il comandante di Angie è “Esercizio della Gemella Gelosa”
    E che il mazzo di Angie contiene 99 “Pianura”
    Allora il mazzo di Angie è ammesso in Commander

  @id:plain.twin_led @situation:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Due partner possono guidare un mazzo che contiene quella che le invidia
    Dato che il mazzo di Angie contiene “Khorvath Brightflame”
    E che il mazzo di Angie contiene “Sylvia Brightspear”
    E che il mazzo di Angie contiene “Esercizio della Gemella Gelosa”
    E che il comandante di Angie è “Khorvath Brightflame”
    E che il comandante di Angie è “Sylvia Brightspear”
    E che il mazzo di Angie contiene 48 “Montagna”
    E che il mazzo di Angie contiene 49 “Pianura”
    Allora il mazzo di Angie è ammesso in Commander

# language: it
Funzionalità: Ciò che ne fanno altri
  > Una carta fa creare pedine o pescare un altro giocatore, neutralizza ciò che un altro lancia, o riporta ciò che è morto. Di chi è?

  @id:of_others.target @clause:object.you @clause:target.choose @from:2005-10-01 @must
  Scenario: L'avversario scelto crea tre pedine, e il compagno nessuna
    Quando Angie lancia “Hunted Dragon”
    E la magia si risolve
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Hunted Dragon” si risolve
    Allora Ronald controlla tre Cavalieri
    E Edward non controlla nessuna creatura
    E Angie controlla “Hunted Dragon”

  @id:of_others.may @clause:object.you @clause:combat.damage_when @clause:effect.offer @from:2018-04-27 @must
  Scenario: Chi controlla la creatura che colpisce un avversario può pescare, un compagno e nessun avversario
    Dato che Angie controlla “Edric, Spymaster of Trest”
    E che Barry controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Edric, Spymaster of Trest” si risolve
    E Barry fa ciò che l'abilità permette
    Allora Barry ha una carta in mano
    E Angie non ha carte in mano

  @id:of_others.may.opponent @clause:combat.damage_when @variant:free-for-all @from:2018-04-27 @must
  Scenario: Un avversario che colpisce un altro avversario può pescare, e chi colpisce il suo controllore no
    Dato che Angie controlla “Edric, Spymaster of Trest”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha una carta in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Martha con “Gigante di Collina”
    E Edward attacca Angie con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    E l'abilità innescata di “Edric, Spymaster of Trest” si risolve
    E Edward fa ciò che l'abilità permette
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward ha due carte in mano

  @id:of_others.countered @clause:effect.counter @clause:emblem.abilities @from:2016-11-11 @must
  Scenario: La prima magia di ogni avversario viene neutralizzata, la seconda no, e quella di un compagno mai
    Dato che Angie controlla “Jace, Unraveler of Secrets”
    E che “Jace, Unraveler of Secrets” ha otto segnalini fedeltà
    Quando Angie attiva la terza abilità di “Jace, Unraveler of Secrets”
    E l'abilità si risolve
    E Barry lancia “Gigante di Collina”
    E la magia si risolve
    Allora Barry controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Orso Grizzly”
    Allora in pila ci sono due magie e abilità
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Quando Edward lancia “Wind Drake”
    E la magia si risolve
    Allora Edward controlla “Wind Drake”

  @id:of_others.hand @clause:zone.owner @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Ciò che è morto va in mano al suo proprietario
    Dato che Angie controlla “Endless Cockroaches”
    Quando Barry lancia “Shock” bersagliando “Endless Cockroaches”
    E la magia si risolve
    E l'abilità innescata di “Endless Cockroaches” si risolve
    Allora Angie ha “Endless Cockroaches” in mano

  @id:of_others.yours @clause:zone.owner @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Ciò che era la creatura di un avversario torna sotto il controllo di chi ha l'Aura
    Dato che Edward controlla “Orso Grizzly”
    Quando Angie lancia “False Demise” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “False Demise” si risolve
    Allora Angie controlla “Orso Grizzly”
    E Edward non ha carte nel proprio cimitero

  @id:of_others.tapped @clause:zone.new_object @clause:trigger.dies @from:2017-09-29 @must
  Scenario: Una creatura che muore in questo turno torna TAPpata, sotto il controllo del suo proprietario
    Dato che Barry controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Supernatural Stamina” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 5/3
    Quando Angie lancia “Giorno del Giudizio”
    E la magia si risolve
    E l'abilità innescata di “Gigante di Collina” si risolve
    Allora Barry controlla “Gigante di Collina”
    E la carta “Gigante di Collina” è TAPpata
    E la creatura “Gigante di Collina” è 3/3
    E Angie non controlla nessuna creatura

  @id:of_others.untap @clause:step.untap_too @clause:object.you @from:2005-08-01 @must
  Scenario: I permanenti del giocatore STAPpano nella sottofase di STAP dell'altra squadra, e quelli del compagno no
    Dato che Angie controlla “Seedborn Muse”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia il mantenimento della squadra di Edward
    Allora la carta “Gigante di Collina” è STAPpata
    E la carta “Orso Grizzly” è TAPpata

  @id:of_others.untap.each @clause:step.untap_too @variant:free-for-all @from:2005-08-01 @must
  Scenario: I permanenti del controllore di Seedborn Muse STAPpano nella sottofase di STAP di ogni altro giocatore
    Dato che Angie controlla “Seedborn Muse”
    E che Angie controlla “Gigante di Collina”
    E che Martha controlla “Orso Grizzly”
    E che la carta “Orso Grizzly” è TAPpata
    E che la carta “Gigante di Collina” è TAPpata
    Quando inizia il mantenimento della squadra di Edward
    Allora la carta “Gigante di Collina” è STAPpata
    E la carta “Orso Grizzly” è TAPpata

  @id:of_others.greatest @clause:effect.choice @clause:object.you @from:2016-01-16 @must
  Scenario: Ogni avversario sacrifica la propria creatura con la forza più alta, qualunque cosa abbia il compagno
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando Angie lancia “Crackling Doom”
    E la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    E Edward controlla “Orso Grizzly”
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald non controlla nessuna creatura

  @id:of_others.owned @clause:object.control @clause:object.you @from:2018-04-27 @must
  Scenario: Ciò che gli avversari controllano del proprio si conta, e ciò che è di un compagno no
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Zedruu the Greathearted”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Harmless Offering” bersagliando “Gigante di Collina” e Edward
    E la magia si risolve
    E Barry lancia “Harmless Offering” bersagliando “Orso Grizzly” e Edward
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    E Edward controlla “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Zedruu the Greathearted” si risolve
    Allora la squadra di Angie ha 21 punti vita
    E Angie ha una carta in mano

  @id:of_others.exchanged @clause:object.control @clause:layers.lasting @from:2006-10-01 @must
  Scenario: Tutte le creature di due giocatori passano di mano insieme, e tornano alla fine del turno
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando Angie lancia “Reins of Power” bersagliando Edward
    E la magia si risolve
    Allora Angie controlla “Orso Grizzly”
    E Edward controlla “Gigante di Collina”
    E Ronald controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie controlla “Gigante di Collina”
    E Edward controlla “Orso Grizzly”

  @id:of_others.deluge @clause:cost.additional @clause:spell.variable @clause:life.pay @from:2016-01-16 @must
  Scenario: Si pagano tanti punti vita quanti ne indica X, e tutte le creature sono altrettanto più piccole
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    Quando Angie lancia “Toxic Deluge” con X = 3
    E la magia si risolve
    Allora la squadra di Angie ha 17 punti vita
    E Edward non controlla nessuna creatura
    E la creatura “Elementale dell'Aria” è 1/1

# language: it
Funzionalità: Ceduto, cercato, scontrato e logorato
  > Le cose passano di mano, altri cercano, due grimori si scontrano, e una creatura viene logorata. Di chi si parla?

  @id:given.away @clause:object.control @clause:target.choose @from:2018-04-27 @must
  Scenario: Un avversario prende il controllo di ciò che è proprio, e di nulla del compagno
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Allora Angie non può lanciare “Harmless Offering” bersagliando “Orso Grizzly” e Edward
    Ma Angie può lanciare “Harmless Offering” bersagliando “Gigante di Collina” e Edward
    Quando la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    E Ronald non controlla nessuna creatura
    E Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può attaccare Angie con “Gigante di Collina”

  @id:given.away.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che è stato ceduto torna quando quel giocatore lascia la partita, e se ne va con il suo proprietario
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Harmless Offering” bersagliando “Gigante di Collina” e Edward
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    Quando Edward concede la partita
    Allora Angie controlla “Gigante di Collina”

  @id:given.exchanged @clause:effect.exchange @clause:object.control @from:2018-04-27 @must
  Scenario: Due creature passano di mano, una di un compagno e una di un avversario
    Dato che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Switcheroo” bersagliando “Orso Grizzly” e “Gigante di Collina”
    E la magia si risolve
    Allora Barry controlla “Gigante di Collina”
    E Edward controlla “Orso Grizzly”
    E Angie non controlla nessuna creatura

  @id:given.exchanged.gone @clause:effect.exchange @from:2018-04-27 @must
  Scenario: Di due creature da scambiare, se una non c'è più l'altra resta
    Dato che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Switcheroo” bersagliando “Orso Grizzly” e “Gigante di Collina”
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    E Barry non controlla nessuna creatura

  @id:given.searched @clause:effect.search @clause:effect.offer @from:2009-07-01 @must
  Scenario: Chi controllava la creatura può cercare nel proprio grimorio una terra base, che entra TAPpata
    Dato che Edward controlla “Gigante di Collina”
    E che Edward ha “Pianura” nel proprio grimorio
    Quando Angie lancia “Path to Exile” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Edward fa ciò che l'abilità permette
    E Edward trova “Pianura” nel proprio grimorio
    Allora Edward possiede “Gigante di Collina” in esilio
    E Edward controlla “Pianura”
    E la carta “Pianura” è TAPpata

  @id:given.is_attacked @clause:trigger.is_attacked @variant:free-for-all @from:2018-04-27 @must
  Scenario: Chi attacca il giocatore maledetto pesca, una volta quanti che siano gli attaccanti, e nessuno pesca per altri attacchi
    Dato che Martha controlla “Gigante di Collina”
    E che Martha controlla “Orso Grizzly”
    E che Martha controlla “Wind Drake”
    Quando Angie lancia “Curse of Verbosity” bersagliando Edward
    E la magia si risolve
    Allora Angie non ha carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Martha
    Allora Martha ha una carta in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Martha
    E Martha attacca Edward con “Gigante di Collina” e “Orso Grizzly”
    E Martha attacca Simon con “Wind Drake”
    E l'abilità innescata di “Curse of Verbosity” si risolve
    E inizia la fase principale post-combattimento della squadra di Martha
    Allora Martha ha due carte in mano
    E Angie ha una carta in mano
    E Simon non ha carte in mano

  @id:given.clash @clause:effect.clash @clause:team.opponents @from:2009-07-11 @must
  Scenario: Il valore di mana più alto vince uno scontro con un avversario, e ciascuno mette la carta in fondo se vuole
    Dato che Angie ha “Elementale dell'Aria” in cima al proprio grimorio
    E che Edward ha “Pianura” in cima al proprio grimorio
    E che Ronald ha “Orso Grizzly” in cima al proprio grimorio
    Quando Angie lancia “Oaken Brawler”
    E la magia si risolve
    E l'abilità innescata di “Oaken Brawler” si risolve
    E Angie sceglie Ronald come avversario
    E Angie non mette carte in fondo al proprio grimorio
    E Ronald mette in fondo la prima carta del proprio grimorio
    Allora la creatura “Oaken Brawler” è 3/5
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Elementale dell'Aria” in mano

  @id:given.clash.lost @clause:effect.clash @from:2009-07-11 @must
  Scenario: Nessuno vince se entrambe valgono lo stesso
    Dato che Angie ha “Orso Grizzly” in cima al proprio grimorio
    E che Edward ha “Wind Drake” in cima al proprio grimorio
    E che Ronald ha “Orso Grizzly” in cima al proprio grimorio
    Quando Angie lancia “Oaken Brawler”
    E la magia si risolve
    E l'abilità innescata di “Oaken Brawler” si risolve
    E Angie sceglie Ronald come avversario
    E Angie non mette carte in fondo al proprio grimorio
    E Ronald non mette carte in fondo al proprio grimorio
    Allora la creatura “Oaken Brawler” è 2/4

  @id:given.exert @clause:combat.exert @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: Una creatura logorata non STAPpa nella prossima sottofase di STAP della squadra, e un'altra sì
    Dato che Angie controlla “Glorybringer”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glorybringer”
    E Barry attacca Edward con “Gigante di Collina”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Glorybringer” si risolve
    Allora Ronald ha “Elementale dell'Aria” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Angie
    Allora la carta “Glorybringer” è TAPpata
    E la carta “Gigante di Collina” è STAPpata
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora la carta “Glorybringer” è STAPpata

  @id:given.exert.not @clause:combat.exert @from:2018-04-27 @must
  Scenario: Se il suo controllore non logora Glorybringer, non si innesca nulla ed esso STAPpa
    Dato che Angie controlla “Glorybringer”
    E che Ronald controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glorybringer”
    E Angie non fa ciò che l'abilità permette
    E inizia il mantenimento della squadra di Angie
    Allora la carta “Glorybringer” è STAPpata
    E Ronald controlla “Elementale dell'Aria”

  @id:given.by_ability @clause:object.control @clause:target.choose @from:2011-06-17 @must
  Scenario: Ciò che un'abilità cede è proprio, e lo ha l'avversario scelto
    Dato che Angie controlla “Zedruu the Greathearted”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla tre “Fonte di mana”
    Allora Angie non può attivare l'abilità di “Zedruu the Greathearted” bersagliando “Orso Grizzly” e Ronald
    Ma Angie può attivare l'abilità di “Zedruu the Greathearted” bersagliando “Gigante di Collina” e Ronald
    Quando l'abilità si risolve
    Allora Ronald controlla “Gigante di Collina”
    E Edward non controlla nessuna creatura

# language: it
Funzionalità: Fase
  > Un permanente scompare: nulla lo vede più. Quando riappare, nella sottofase di STAP di chi, e che cos'è allora?

  @id:phasing.keyword @situation:phasing @clause:phasing.untap_step @from:2010-04-23 @must
  Scenario: Ciò che ha fase scompare e riappare nelle sottofasi di STAP della squadra del suo controllore, per entrambe le teste, e non in quelle dell'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Tolarian Drake”
    E che Barry controlla “Tolarian Drake”
    E che Ronald controlla “Tolarian Drake”
    E che Barry controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non controlla “Tolarian Drake”
    E Barry non controlla “Tolarian Drake”
    Ma Ronald controlla “Tolarian Drake”
    E Barry controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non controlla “Tolarian Drake”
    E Barry non controlla “Tolarian Drake”
    E Ronald non controlla “Tolarian Drake”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Tolarian Drake”
    E Barry controlla “Tolarian Drake”
    Ma Ronald non controlla “Tolarian Drake”
    Quando inizia il mantenimento della squadra di Edward
    Allora Ronald controlla “Tolarian Drake”
    E Angie controlla “Tolarian Drake”

  @id:phasing.untaps @situation:phasing @clause:phasing.untap_step @clause:step.untap_kept @from:2010-04-23 @must
  Scenario: Ciò che era TAPpato quando è scomparso riappare prima che la sua squadra STAPpi, e quindi STAPpa con il resto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    Quando Edward lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Barry non controlla “Gigante di Collina”
    E la carta “Wind Drake” è TAPpata
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry controlla “Gigante di Collina”
    E la carta “Gigante di Collina” è STAPpata
    E la carta “Wind Drake” è STAPpata

  @id:phasing.own_turn @situation:phasing @clause:phasing.untap_step @from:2010-04-23 @must
  Scenario: Ciò che scompare nel turno della propria squadra resta scomparso durante quello dell'altra, chiunque l'abbia fatto scomparire
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando Barry lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Reality Ripple” bersagliando “Wind Drake”
    E la magia si risolve
    Allora Barry non controlla “Gigante di Collina”
    E Ronald non controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Edward
    Allora Barry non controlla “Gigante di Collina”
    Ma Ronald controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry controlla “Gigante di Collina”

  @id:phasing.attacks @situation:phasing @clause:phasing.no_zone @clause:object.newcomer @from:2018-04-27 @must
  Scenario: Una creatura scomparsa nel turno in cui è arrivata può attaccare nel turno in cui riappare; una che arriva allora non può
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Reality Ripple” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie non controlla nessuna creatura
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Gigante di Collina”
    Ma Angie può attaccare Edward con “Orso Grizzly”

  @id:phasing.triggers @situation:phasing @clause:phasing.no_zone @from:2013-05-01 @must
  Scenario: Nulla entra e nulla esce quando Thragtusk scompare e riappare, e quindi nulla si innesca
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Thragtusk”
    Quando Edward lancia “Reality Ripple” bersagliando “Thragtusk”
    E la magia si risolve
    Allora la pila è vuota
    E Barry non controlla nessuna creatura
    Quando inizia il mantenimento della squadra di Angie
    Allora la pila è vuota
    E Barry controlla “Thragtusk”
    E la squadra di Angie ha 30 punti vita
    Quando Barry lancia “Omicidio” bersagliando “Thragtusk”
    E la magia si risolve
    Allora in pila c'è una magia o abilità

  @id:phasing.sweeper @situation:phasing @clause:phasing.out @from:2010-04-23 @must
  Scenario: Ciò che è scomparso non è colpito da ciò che colpisce tutte le creature, mentre la creatura del compagno di squadra lo è
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    Quando Edward lancia “Giorno del Giudizio”
    E la squadra di Edward passa la priorità
    E Angie lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora Angie ha “Wind Drake” nel proprio cimitero
    E Barry non ha carte nel proprio cimitero
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry controlla “Gigante di Collina”

  @id:phasing.target @situation:phasing @clause:phasing.out @clause:target.illegal @from:2010-04-23 @must
  Scenario: Ciò che è scomparso non è più un bersaglio legale, e non può essere scelto come bersaglio
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    Quando Edward lancia “Omicidio” bersagliando “Gigante di Collina”
    E la squadra di Edward passa la priorità
    E Barry lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora Edward ha “Omicidio” nel proprio cimitero
    E Angie non ha carte nel proprio cimitero
    E Ronald non può lanciare “Omicidio” bersagliando “Gigante di Collina”
    Ma Ronald può lanciare “Omicidio” bersagliando “Wind Drake”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Gigante di Collina”
    E Barry può lanciare “Omicidio” bersagliando “Gigante di Collina”

  @id:phasing.counters @situation:phasing @clause:phasing.no_zone @from:2022-02-18 @must
  Scenario: Un segnalino messo su una creatura prima che scomparisse c'è ancora
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    Quando Barry lancia “Slip Out the Back” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie non controlla nessuna creatura
    E la creatura “Wind Drake” è 2/2
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 4/4
    E “Gigante di Collina” ha un segnalino +1/+1

  @id:phasing.aura @situation:phasing @clause:phasing.attached @from:2010-04-23 @must
  Scenario: Le Aure scompaiono con ciò che incantano e riappaiono con esso, anche quella di un avversario, e in nessun'altra sottofase di STAP
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Angie controlla tre “Fonte di mana”
    Quando Edward lancia “Unholy Strength” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Edward lancia “Unholy Strength” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Vanishing” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie attiva l'abilità di “Vanishing”
    E l'abilità si risolve
    Allora Angie non controlla “Gigante di Collina”
    E Angie non controlla “Vanishing”
    E Edward controlla “Unholy Strength”
    E la creatura “Wind Drake” è 4/3
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward controlla “Unholy Strength”
    E Edward non ha carte nel proprio cimitero
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 5/4
    E Angie controlla “Vanishing”
    E Edward controlla due “Unholy Strength”

  @id:phasing.attacker @situation:phasing @clause:phasing.combat @from:2018-04-27 @must
  Scenario: Un attaccante che scompare non è più in combattimento; quello del compagno di squadra continua
    Dato che Ronald controlla “Wind Drake”
    E che Edward controlla “Rainbow Efreet”
    E che Edward controlla due “Fonte di mana”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Rainbow Efreet”
    E Ronald attacca Angie con “Wind Drake”
    E Edward attiva l'abilità di “Rainbow Efreet”
    E l'abilità si risolve
    Allora Edward non controlla nessuna creatura
    Ma la creatura “Wind Drake” sta attaccando
    Quando inizia la sottofase di fine combattimento della squadra di Edward
    Allora la squadra di Angie ha 28 punti vita

  @id:phasing.blocker @situation:phasing @clause:phasing.combat @from:2018-04-27 @must
  Scenario: Ciò che un bloccante bloccava resta bloccato quando questo scompare, e non infligge danno
    Dato che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Edward passa la priorità
    E Angie lancia “Reality Ripple” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la sottofase di fine combattimento della squadra di Edward
    Allora la squadra di Angie ha 30 punti vita
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry controlla “Wind Drake”

  @id:phasing.emperion @situation:phasing @clause:phasing.out @clause:life.cannot_lose @from:2010-10-01 @must
  Scenario: Finché Platinum Emperion è scomparso, il totale di punti vita della squadra può cambiare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Platinum Emperion”
    Quando Edward lancia “Shock” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 30 punti vita
    Quando Ronald lancia “Reality Ripple” bersagliando “Platinum Emperion”
    E la magia si risolve
    E Edward lancia “Shock” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 28 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Barry lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 28 punti vita

  @id:phasing.lands @situation:phasing @clause:phasing.untap_step @clause:object.you @from:2010-04-23 @must
  Scenario: Taniwha fa scomparire soltanto le terre del suo controllore, e scompare a sua volta quando riappaiono
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla cinque “Fonte di mana”
    E che Barry controlla “Montagna”
    E che Ronald controlla “Foresta”
    E che Angie ha “Taniwha” in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Taniwha”
    E la magia si risolve
    Allora Angie controlla cinque “Fonte di mana”
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie controlla “Taniwha”
    E la pila è vuota
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non controlla “Taniwha”
    E Angie controlla cinque “Fonte di mana”
    E la pila è vuota
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Taniwha”
    Quando l'abilità innescata di “Taniwha” si risolve
    Allora Angie non controlla “Fonte di mana”
    Ma Barry controlla “Montagna”
    E Ronald controlla “Foresta”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non controlla “Taniwha”
    E Angie controlla cinque “Fonte di mana”

  @id:phasing.control @situation:phasing @clause:phasing.untap_step @clause:phasing.no_zone @from:2010-07-16 @must
  Scenario: Ciò che è scomparso mentre un altro lo controllava per un turno riappare con la squadra di quest'ultimo, ed è del suo proprietario
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Gigante di Collina”
    Quando Edward lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    Quando Edward lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia il mantenimento della squadra di Angie
    Allora Angie non controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie controlla “Gigante di Collina”
    E Edward non controlla “Gigante di Collina”

  @id:phasing.priest @situation:phasing @clause:phasing.no_zone @clause:effect.until_leaves @from:2013-07-13 @must
  Scenario: Banisher Priest non ha lasciato il campo scomparendo, e ciò che ha esiliato resta dov'è
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Ronald controlla “Gigante di Collina”
    Quando Barry lancia “Banisher Priest”
    E la magia si risolve
    E l'abilità innescata di “Banisher Priest” si risolve
    Allora Ronald possiede “Gigante di Collina” in esilio
    Quando Angie lancia “Reality Ripple” bersagliando “Banisher Priest”
    E la magia si risolve
    Allora Barry non controlla nessuna creatura
    E Ronald possiede “Gigante di Collina” in esilio
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry controlla “Banisher Priest”
    E Ronald possiede “Gigante di Collina” in esilio
    Quando Barry lancia “Shock” bersagliando “Banisher Priest”
    E la magia si risolve
    Allora Ronald controlla “Gigante di Collina”

  @id:phasing.veil @situation:phasing @clause:phasing.combat @clause:object.you @from:2018-04-27 @must
  Scenario: Teferi's Veil fa scomparire gli attaccanti del suo controllore alla fine del combattimento, e non quelli del compagno di squadra
    Dato che Angie controlla “Teferi's Veil”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Wind Drake”
    E l'abilità innescata di “Teferi's Veil” si risolve
    Allora la pila è vuota
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 25 punti vita
    E Angie controlla “Gigante di Collina”
    Quando l'abilità innescata di “Teferi's Veil” si risolve
    Allora Angie non controlla “Gigante di Collina”
    E Angie controlla “Orso Grizzly”
    E la carta “Wind Drake” è TAPpata
    Quando inizia il mantenimento della squadra di Angie
    Allora la carta “Gigante di Collina” è STAPpata

  @id:phasing.tokens.cease @situation:phasing.tokens @clause:phasing.tokens @from:2010-04-23 @until:2017-08-25 @must
  Scenario: Una pedina che scompariva cessava di esistere
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla due pedine Goblin 1/1
    Quando Edward lancia “Reality Ripple” bersagliando la prima pedina Goblin di Angie
    E la magia si risolve
    Allora Angie controlla una pedina creatura
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla una pedina creatura

  @id:phasing.tokens.stay @situation:phasing.tokens @clause:phasing.tokens @from:2017-08-25 @must
  Scenario: Una pedina che scompare riappare come una carta
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla due pedine Goblin 1/1
    Quando Edward lancia “Reality Ripple” bersagliando la prima pedina Goblin di Angie
    E la magia si risolve
    Allora Angie controlla una pedina creatura
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla due pedine creatura

  @id:phasing.protection @situation:phasing.protection @clause:life.cannot_lose @clause:protection.player @clause:phasing.untap_step @from:2018-04-27 @must
  Scenario: Teferi's Protection mantiene il totale di punti vita di tutta la squadra, protegge una sola testa, e fa scomparire i permanenti di quella
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Fountain of Youth”
    E che Barry controlla “Wind Drake”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Teferi's Protection”
    E la magia si risolve
    Allora Angie non controlla “Gigante di Collina”
    E Angie non controlla “Fountain of Youth”
    E Barry controlla “Wind Drake”
    E Angie possiede “Teferi's Protection” in esilio
    E Edward non può lanciare “Shock” bersagliando Angie
    Ma Edward può lanciare “Shock” bersagliando Barry
    Quando la magia si risolve
    E Edward lancia “Squarcio di Fiamme”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 22 punti vita
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Gigante di Collina”
    E Angie controlla “Fountain of Youth”
    Quando Barry lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 28 punti vita

  @id:phasing.kept @situation:phasing @clause:phasing.no_zone @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: Ciò che un effetto mantiene TAPpato nella prossima sottofase di STAP del suo controllore resta TAPpato quando vi riappare, benché l'altra squadra abbia STAPpato nel frattempo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    Quando Angie lancia “Grip of the Roil” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Wind Drake” è STAPpata
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora la carta “Gigante di Collina” è STAPpata

  @id:phasing.protection.infect @situation:phasing.protection @clause:protection.player @clause:poison.infect @from:2018-04-27 @must
  Scenario: Il danno a chi ha protezione da tutto è prevenuto e quindi non porta veleno; quello al compagno di squadra sì
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Glistener Elf”
    E che Ronald controlla “Glistener Elf”
    Quando la squadra di Edward passa la priorità
    E Barry lancia “Teferi's Protection”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Glistener Elf”
    E Ronald attacca Barry con “Glistener Elf”
    E inizia la sottofase di fine combattimento della squadra di Edward
    Allora la squadra di Angie ha un segnalino veleno
    E la squadra di Angie ha 30 punti vita

  @id:phasing.protection.curse @situation:phasing.protection @clause:protection.player @clause:aura.gone @from:2018-04-27 @must
  Scenario: Un'Aura su chi ha protezione da tutto va nel cimitero; quella sul compagno di squadra resta
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Curse of Bloodletting” bersagliando Angie
    E la magia si risolve
    E Ronald lancia “Curse of Death's Hold” bersagliando Barry
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Teferi's Protection”
    E la magia si risolve
    Allora Edward ha “Curse of Bloodletting” nel proprio cimitero
    Ma Ronald controlla “Curse of Death's Hold”

  @id:phasing.walker @situation:phasing @clause:phasing.combat @clause:combat.gone @from:2018-04-27 @must
  Scenario: Un planeswalker attaccato scompare, e chi lo attaccava non danneggia nessuno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Sorin, Lord of Innistrad”
    E che “Sorin, Lord of Innistrad” ha tre segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca “Sorin, Lord of Innistrad” con “Gigante di Collina”
    E la squadra di Edward passa la priorità
    E Angie lancia “Teferi's Protection”
    E la magia si risolve
    Allora Angie non controlla “Sorin, Lord of Innistrad”
    E la creatura “Gigante di Collina” sta attaccando
    Quando inizia il mantenimento della squadra di Angie
    Allora “Sorin, Lord of Innistrad” ha tre segnalini fedeltà
    E la squadra di Angie ha 30 punti vita

  @id:phasing.left @situation:phasing.left @clause:phasing.left @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che è scomparso sotto il controllo di chi ha lasciato riappare una volta che il turno di questi sarebbe iniziato
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che è la fase principale pre-combattimento della squadra di Martha
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    Quando Martha lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Martha lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Martha lancia “Reality Ripple” bersagliando “Wind Drake”
    E la magia si risolve
    E Martha concede la partita
    E inizia il mantenimento della squadra di Angie
    Allora Angie non controlla “Gigante di Collina”
    E Edward non controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non controlla “Gigante di Collina”
    Ma Edward controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Gigante di Collina”

  @id:phasing.leaves @situation:phasing.left @clause:phasing.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che è scomparso lascia la partita con il suo proprietario, e ciò che di un avversario è scomparso riappare
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che è la fase principale pre-combattimento della squadra di Martha
    E che Martha controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    Quando Martha lancia “Reality Ripple” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Martha lancia “Reality Ripple” bersagliando “Wind Drake”
    E la magia si risolve
    E Martha concede la partita
    E inizia il mantenimento della squadra di Edward
    Allora Edward controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Angie
    E inizia il mantenimento della squadra di Edward
    Allora Edward controlla “Wind Drake”
    E Martha non controlla nessuna creatura

  @id:phasing.protection.turns @situation:phasing.protection @clause:life.cannot_gain @clause:protection.player @clause:turn.teams @from:2018-04-27 @must
  Scenario: Teferi's Protection dura per il turno dell'altra squadra, che guadagna punti vita come sempre
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Teferi's Protection”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Ronald lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Edward ha 37 punti vita
    E Edward non può lanciare “Shock” bersagliando Angie
    Ma Edward può lanciare “Shock” bersagliando Barry
    Quando la magia si risolve
    Allora la squadra di Angie ha 30 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Barry lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 28 punti vita

  @id:phasing.chosen @situation:phasing.cards @clause:target.choose @clause:aura.enchant @from:2022-02-18 @must
  Scenario: Reality Ripple fa scomparire anche artefatti e terre; Slip Out the Back e Vanishing riguardano soltanto creature
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Fountain of Youth”
    E che Edward controlla “Montagna”
    E che Barry controlla “Inno Glorioso”
    E che Ronald controlla “Gigante di Collina”
    Allora Angie non può lanciare “Reality Ripple” bersagliando “Inno Glorioso”
    E Angie non può lanciare “Slip Out the Back” bersagliando “Fountain of Youth”
    E Angie non può lanciare “Vanishing” bersagliando “Montagna”
    Quando Angie lancia “Reality Ripple” bersagliando “Fountain of Youth”
    E la magia si risolve
    E Angie lancia “Reality Ripple” bersagliando “Montagna”
    E la magia si risolve
    Allora Angie non controlla “Fountain of Youth”
    E Edward non controlla “Montagna”
    E Angie può lanciare “Vanishing” bersagliando “Gigante di Collina”
    E Angie può lanciare “Slip Out the Back” bersagliando “Gigante di Collina”

  @id:phasing.fights @situation:phasing.cards @clause:combat.reach @clause:combat.trample @from:2018-04-27 @must
  Scenario: Ciò che ha fase combatte finché è presente: Tolarian Drake e Rainbow Efreet volano, e Taniwha travolge
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Taniwha”
    E che Angie controlla “Rainbow Efreet”
    E che Barry controlla “Tolarian Drake”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Taniwha” e “Rainbow Efreet”
    E Barry attacca Ronald con “Tolarian Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Rainbow Efreet” con “Orso Grizzly”
    E Edward non può bloccare “Tolarian Drake” con “Orso Grizzly”
    Ma Ronald può bloccare “Tolarian Drake” con “Wind Drake”
    E Edward può bloccare “Taniwha” con “Orso Grizzly”
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    E la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 5 ad Edward
    Allora la squadra di Edward ha 22 punti vita

  @id:phasing.costs @situation:phasing.cards @clause:mana.own @from:2010-04-23 @must
  Scenario: Chi fa scomparire la propria creatura paga con il proprio mana, e quello di un compagno di squadra non serve a nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rainbow Efreet”
    E che Angie controlla “Fonte di mana”
    E che Barry controlla due “Fonte di mana”
    Quando Barry lancia “Vanishing” bersagliando “Rainbow Efreet”
    E la magia si risolve
    Allora Angie non può attivare l'abilità di “Rainbow Efreet”
    E Barry non può attivare l'abilità di “Vanishing”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora Angie non può attivare l'abilità di “Rainbow Efreet”
    Ma Barry può attivare l'abilità di “Vanishing”
    Quando l'abilità si risolve
    Allora Angie non controlla “Rainbow Efreet”
    E Barry non controlla “Vanishing”

  @id:phasing.tokens.own.cease @situation:phasing.tokens.own @clause:phasing.tokens @clause:phasing.untap_step @from:2010-04-23 @until:2017-08-25 @must
  Scenario: Una pedina con fase cessava di esistere nella sottofase di STAP successiva della sua squadra, e soltanto la carta riappariva
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Kiki-Jiki, Mirror Breaker”
    E che Angie controlla “Tolarian Drake”
    Quando inizia la sottofase finale della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker” bersagliando “Tolarian Drake”
    E l'abilità si risolve
    Allora Angie controlla due “Tolarian Drake”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non controlla “Tolarian Drake”
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora Angie controlla “Tolarian Drake”
    E Angie non controlla nessuna pedina creatura

  @id:phasing.tokens.own.stay @situation:phasing.tokens.own @clause:phasing.tokens @clause:phasing.untap_step @from:2017-08-25 @must
  Scenario: Una pedina con fase riappare accanto alla carta, e ciò che doveva accaderle nella sottofase finale nel frattempo non è accaduto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Kiki-Jiki, Mirror Breaker”
    E che Angie controlla “Tolarian Drake”
    Quando inizia la sottofase finale della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker” bersagliando “Tolarian Drake”
    E l'abilità si risolve
    Allora Angie controlla due “Tolarian Drake”
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non controlla “Tolarian Drake”
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora Angie controlla due “Tolarian Drake”
    E Angie controlla una pedina creatura

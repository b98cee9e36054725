# language: it
Funzionalità: Esiliato invece di andare in un cimitero
  > Una carta dice che ciò che andrebbe nel cimitero di un avversario viene invece esiliato. Di chi sono queste carte, quali sono, e ciò che è esiliato è morto?

  @id:exiled_instead.opponent @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  Scenario: La creatura di un avversario che dovrebbe morire è esiliata e non è morta, e la magia che la distrugge va nel cimitero del suo proprietario
    Dato che Angie controlla “Leyline of the Void”
    E che Edward controlla “Zulaport Cutthroat”
    E che Edward controlla “Orso Grizzly”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward possiede “Orso Grizzly” in esilio
    E Edward non ha carte nel proprio cimitero
    E Angie ha “Shock” nel proprio cimitero
    Quando inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita

  @id:exiled_instead.teammate @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  Scenario: Sotto Leyline of the Void la creatura di un compagno muore
    Dato che Angie controlla “Leyline of the Void”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Barry non possiede carte in esilio

  @id:exiled_instead.spell @clause:replacement.instead @clause:zone.graveyard @from:2006-05-01 @must
  Scenario: Le magie di un avversario sono esiliate quando si risolvono, e così le carte che l'altro scarta
    Dato che Angie controlla “Leyline of the Void”
    E che Ronald ha “Foresta” in mano
    E che Ronald ha “Gigante di Collina” in mano
    Quando Angie lancia “Mind Rot” bersagliando Ronald
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora Ronald possiede “Foresta” in esilio
    E Ronald possiede “Gigante di Collina” in esilio
    E Edward possiede “Shock” in esilio
    E Angie ha “Mind Rot” nel proprio cimitero

  @id:exiled_instead.creatures @clause:replacement.instead @from:2015-09-26 @must
  Scenario: Dove lo sono solo le creature, le altre carte vanno nel cimitero
    Dato che Angie controlla “Anafenza, the Foremost”
    E che Ronald ha “Foresta” in mano
    E che Ronald ha “Gigante di Collina” in mano
    Quando Angie lancia “Mind Rot” bersagliando Ronald
    E la magia si risolve
    Allora Ronald possiede “Gigante di Collina” in esilio
    E Ronald ha “Foresta” nel proprio cimitero

  @id:exiled_instead.together @clause:replacement.instead @clause:trigger.dies @from:2015-09-26 @must
  Scenario: Ciò che morirebbe insieme alla creatura che lo dice è esiliato, quella del compagno no
    Dato che Angie controlla “Anafenza, the Foremost”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
    E Angie ha “Anafenza, the Foremost” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero

  @id:exiled_instead.animated @clause:replacement.instead @clause:object.types @from:2015-09-26 @must
  Scenario: Una terra che è una creatura nel momento in cui morirebbe è esiliata
    Dato che Angie controlla “Anafenza, the Foremost”
    E che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Treetop Village”
    E che Edward controlla sei “Fonte di mana”
    Quando Edward attiva la seconda abilità di “Treetop Village”
    E l'abilità si risolve
    E Edward lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Edward possiede “Treetop Village” in esilio

  @id:exiled_instead.counter @clause:target.choose @from:2018-04-27 @must
  Scenario: Quando Anafenza, the Foremost attacca, un segnalino è messo su un'altra creatura TAPpata del suo controllore, e su nessuna del compagno
    Dato che Angie controlla “Anafenza, the Foremost”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Anafenza, the Foremost” e “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Anafenza, the Foremost” si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 2/2

  @id:exiled_instead.commander @clause:replacement.instead @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: Un comandante che dovrebbe morire è esiliato, a meno che il suo proprietario non lo metta nella zona di comando
    Dato che Angie controlla “Leyline of the Void”
    E che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    Quando Angie lancia “Shock” bersagliando “Isamaru, Hound of Konda”
    E Edward non mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward possiede “Isamaru, Hound of Konda” in esilio
    E Edward non ha carte nel proprio cimitero

  @id:exiled_instead.commander.together @clause:replacement.instead @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scenario: Un comandante che lo dice muore insieme a ciò che fa esiliare, e si ritrova nella zona di comando
    Dato che Angie controlla “Anafenza, the Foremost”
    E che il comandante di Angie è “Anafenza, the Foremost”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Giorno del Giudizio”
    E Angie mette il proprio comandante nella zona di comando
    E la magia si risolve
    Allora Edward possiede “Gigante di Collina” in esilio
    E Angie ha “Anafenza, the Foremost” nella zona di comando

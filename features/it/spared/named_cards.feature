# language: it
Funzionalità: Carte nominate
  > Qualche altra carta stampata, ciascuna con ciò che le sue parole tralasciano accanto a ciò che dicono.

  @id:plain.efreet @clause:trigger.step @clause:object.you @clause:combat.block @from:2018-04-27 @must
  Scenario: Serendib Efreet vola, e ferisce soltanto il suo controllore, una volta in ogni suo mantenimento
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Serendib Efreet”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Serendib Efreet”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Serendib Efreet” con “Orso Grizzly”
    Ma Edward può bloccare “Serendib Efreet” con “Wind Drake”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 19 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:plain.progress @clause:counters.proliferate @from:2010-10-01 @must
  Scenario: Steady Progress fa pescare una carta a chi la lancia, e nessuna agli altri
    Dato che Angie controlla “Gigante di Collina”
    E che “Gigante di Collina” ha un segnalino +1/+1
    Quando Barry lancia “Steady Progress”
    E la magia si risolve
    E Barry sceglie “Gigante di Collina” perché riceva un altro segnalino
    Allora “Gigante di Collina” ha due segnalini +1/+1
    E Barry ha una carta in mano
    E Angie non ha carte in mano
    Ed Edward non ha carte in mano

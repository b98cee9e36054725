# language: it
Funzionalità: Danno a un planeswalker al posto del suo controllore
  > Fino al 2018 un avversario poteva far infliggere il danno fuori dal combattimento a un planeswalker del giocatore. Di chi, e da fonti di chi?

  @id:walkers.instead @situation:walkers.instead @clause:planeswalker.redirection @clause:planeswalker.damage @from:2007-10-01 @until:2018-04-27 @must
  Scenario: Un avversario fa infliggere invece il danno di una magia a un planeswalker
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Sorin, Lord of Innistrad”
    Quando Angie lancia “Shock” bersagliando Edward
    E Angie reindirizza il danno verso “Sorin, Lord of Innistrad”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    E “Sorin, Lord of Innistrad” ha un segnalino fedeltà
    Quando Angie lancia “Shock” bersagliando Edward
    E Angie non reindirizza il danno
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E “Sorin, Lord of Innistrad” ha un segnalino fedeltà

  @id:walkers.instead.teammate @situation:walkers.instead @clause:planeswalker.redirection @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Un planeswalker del compagno di squadra non lo subisce
    Dato che la squadra di Edward ha 20 punti vita
    E che Ronald controlla “Sorin, Lord of Innistrad”
    Quando Angie lancia “Shock” bersagliando Edward
    E Angie reindirizza il danno verso “Sorin, Lord of Innistrad”
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E “Sorin, Lord of Innistrad” ha tre segnalini fedeltà

  @id:walkers.instead.own @situation:walkers.instead @clause:planeswalker.redirection @clause:team.opponents @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Il danno inflitto da un compagno di squadra resta dov'è
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Sorin, Lord of Innistrad”
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Shock” bersagliando Edward
    E Ronald reindirizza il danno verso “Sorin, Lord of Innistrad”
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E “Sorin, Lord of Innistrad” ha tre segnalini fedeltà

  @id:walkers.instead.each @situation:walkers.instead @clause:planeswalker.redirection @clause:life.shared @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Del danno a entrambi i membri va a un planeswalker solo quello del suo controllore
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Sorin, Lord of Innistrad”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Sizzle”
    E Angie reindirizza il danno verso “Sorin, Lord of Innistrad”
    E la magia si risolve
    Allora la squadra di Edward ha 17 punti vita
    E Edward ha “Sorin, Lord of Innistrad” nel proprio cimitero

  @id:walkers.instead.combat @situation:walkers.instead @clause:planeswalker.redirection @clause:combat.damage @variant:two-player @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Il danno da combattimento a un giocatore non si poteva infliggere invece a un planeswalker
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Sorin, Lord of Innistrad”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie reindirizza il danno verso “Sorin, Lord of Innistrad”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E “Sorin, Lord of Innistrad” ha tre segnalini fedeltà

  @id:walkers.no_more @situation:walkers.instead @clause:planeswalker.redirection @from:2018-04-27 @must
  Scenario: Dal 2018 nessun danno a un giocatore si infligge più invece a un planeswalker
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Sorin, Lord of Innistrad”
    Quando Angie lancia “Shock” bersagliando Edward
    E Angie reindirizza il danno verso “Sorin, Lord of Innistrad”
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E “Sorin, Lord of Innistrad” ha tre segnalini fedeltà

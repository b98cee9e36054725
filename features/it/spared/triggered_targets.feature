# language: it
Funzionalità: Che cosa un'abilità innescata non può bersagliare
  > Un'abilità si innesca e bersaglia una creatura di una certa specie. Che ne è se non ce n'è nessuna, e che cosa risparmia oltre a quella scelta?

  @id:spared.targets.firefiend @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2016-07-22 @must
  Scenario: Un'abilità che bersaglia una creatura non fa nulla se non ce n'è nessuna, né a un giocatore né a un planeswalker
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bogardan Firefiend”
    E che Edward controlla “Liliana, the Last Hope”
    E che “Liliana, the Last Hope” ha tre segnalini fedeltà
    Quando Angie lancia “Shock” bersagliando “Bogardan Firefiend”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Bogardan Firefiend” nel proprio cimitero
    E “Liliana, the Last Hope” ha tre segnalini fedeltà
    E la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:spared.targets.firefiend.one @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  Scenario: Tra le creature di più giocatori subisce danno solo quella che sceglie il suo controllore
    Dato che Angie controlla “Bogardan Firefiend”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Uccelli del Paradiso”
    E che Ronald controlla “Wind Drake”
    Quando Angie lancia “Shock” bersagliando “Bogardan Firefiend”
    E la magia si risolve
    E Angie sceglie “Wind Drake” come bersaglio
    E l'abilità innescata di “Bogardan Firefiend” si risolve
    Allora Ronald ha “Wind Drake” nel proprio cimitero
    E Edward controlla “Uccelli del Paradiso”
    E Barry controlla “Orso Grizzly”

  @id:spared.targets.firefiend.three @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  Scenario: Due danni lasciano dov'è una creatura con costituzione 3
    Dato che Angie controlla “Bogardan Firefiend”
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Shock” bersagliando “Bogardan Firefiend”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Bogardan Firefiend” si risolve
    Allora Ronald controlla “Gigante di Collina”
    E Barry controlla “Orso Grizzly”

  @id:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  Scenario: Un'abilità che bersaglia una creatura di un avversario risparmia quelle del compagno di squadra e le proprie se nessun avversario ne ha
    Dato che Angie controlla “Territorial Hammerskull”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Mindslaver”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Territorial Hammerskull”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la carta “Orso Grizzly” è STAPpata
    E la carta “Gigante di Collina” è STAPpata
    E la carta “Mindslaver” è STAPpata

  @id:spared.targets.hammerskull.one @situation:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  Scenario: Se entrambi gli avversari hanno creature, viene TAPpata quella che sceglie il suo controllore
    Dato che Angie controlla “Territorial Hammerskull”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Territorial Hammerskull”
    E Angie sceglie “Wind Drake” come bersaglio
    E l'abilità innescata di “Territorial Hammerskull” si risolve
    Allora la carta “Wind Drake” è TAPpata
    E la carta “Gigante di Collina” è STAPpata
    E la carta “Orso Grizzly” è STAPpata

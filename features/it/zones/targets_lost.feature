# language: it
Funzionalità: Magie il cui bersaglio è sparito, e che cosa lasciano
  > Il bersaglio di una magia sparisce prima che si risolva, o ce n'erano due possibili. Che cosa fa ancora la magia, e dove sta la sua carta?

  @id:zones.lost_target.gain @clause:target.illegal @from:2005-08-01 @must
  Scenario: Una magia il cui unico bersaglio è morto non fa nulla, nemmeno ciò che farebbe oltre al bersaglio
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    E che Barry ha “Shock” in mano
    Quando Angie lancia “Essence Drain” bersagliando “Orso Grizzly”
    E Barry lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Quando la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    E Angie ha “Essence Drain” nel proprio cimitero

  @id:zones.lost_target.aura @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Un'Aura il cui bersaglio è morto va al cimitero e non entra mai
    Dato che Angie controlla “Orso Grizzly”
    E che Edward ha “Shock” in mano
    Quando Angie lancia “Errantry” bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Angie ha “Errantry” nel proprio cimitero
    E Angie non controlla “Errantry”
    E Angie ha due carte nel proprio cimitero

  @id:zones.lost_target.which @clause:target.choose @from:2005-08-01 @must
  Scenario: Di due creature l'Aura è su quella che era il suo bersaglio; quando questa muore se ne va, e l'altra resta com'era
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Errantry” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 6/3
    E la creatura “Orso Grizzly” è 2/2
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie controlla “Errantry”
    E la creatura “Gigante di Collina” è 6/3
    Quando Barry lancia “Utter End” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie non controlla “Errantry”
    E Angie ha “Errantry” nel proprio cimitero

  @id:zones.lost_target.beacon @clause:life.set_one @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2010-04-23 @must
  Scenario: Una carta che si rimescola da sé nel grimorio del proprietario non sta in alcun cimitero, e il grimorio ha una carta in più
    Dato che Angie ha dieci carte nel proprio grimorio
    E che la squadra di Angie ha 8 punti vita
    Quando Angie lancia “Faro dell'Immortalità” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita
    E Angie ha 11 carte nel proprio grimorio
    E Angie non ha carte nel proprio cimitero

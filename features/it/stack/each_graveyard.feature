# language: it
Funzionalità: Una carta dal cimitero di ogni avversario
  > Sepulchral Primordial prende una carta creatura dal cimitero di ogni avversario. E se uno solo ne ha, o una non c'è più?

  @id:each_graveyard.both @situation:for_each_opponent @clause:target.for_each @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: Una carta creatura viene dal cimitero di ciascuna testa dell'altra squadra, e nessuna da quello di un compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward ha “Orso Grizzly” nel proprio cimitero
    E che Edward ha “Elementale dell'Aria” nel proprio cimitero
    E che Ronald ha “Gigante di Collina” nel proprio cimitero
    E che Barry ha “Goblin Piker” nel proprio cimitero
    Quando Angie lancia “Sepulchral Primordial”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Goblin Piker” come bersaglio
    E Angie non può scegliere “Orso Grizzly” e “Elementale dell'Aria” come bersagli
    Quando Angie sceglie “Elementale dell'Aria” e “Gigante di Collina” come bersagli
    E l'abilità innescata di “Sepulchral Primordial” si risolve
    Allora Angie controlla “Elementale dell'Aria”
    E Angie controlla “Gigante di Collina”
    E Edward ha “Orso Grizzly” nel proprio cimitero
    E Barry ha “Goblin Piker” nel proprio cimitero

  @id:each_graveyard.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2018-04-27 @must
  Scenario: Se un solo avversario ha una carta creatura nel cimitero, viene quella
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward ha “Pianura” nel proprio cimitero
    E che Ronald ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Sepulchral Primordial”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Sepulchral Primordial” si risolve
    Allora Angie controlla “Gigante di Collina”
    E Edward ha “Pianura” nel proprio cimitero

  @id:each_graveyard.gone @situation:for_each_opponent @clause:target.illegal_part @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: Una carta che ha lasciato il suo cimitero in risposta non viene, e l'altra sì
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward ha “Orso Grizzly” nel proprio cimitero
    E che Ronald ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Sepulchral Primordial”
    E la magia si risolve
    E Angie sceglie “Orso Grizzly” e “Gigante di Collina” come bersagli
    E la squadra di Angie passa la priorità
    E Edward lancia “Cremate” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Sepulchral Primordial” si risolve
    Allora Angie controlla “Gigante di Collina”
    E Edward possiede “Orso Grizzly” in esilio

  @id:each_graveyard.together @situation:for_each_opponent @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: Le carte entrano insieme, e una creatura che bada a chi entra ha visto l'altra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 10 punti vita
    E che Edward ha “Soul Warden” nel proprio cimitero
    E che Ronald ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Sepulchral Primordial”
    E la magia si risolve
    E Angie sceglie “Soul Warden” e “Gigante di Collina” come bersagli
    E l'abilità innescata di “Sepulchral Primordial” si risolve
    E l'abilità innescata di “Soul Warden” si risolve
    Allora la squadra di Angie ha 11 punti vita
    E la pila è vuota

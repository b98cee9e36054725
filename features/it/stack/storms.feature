# language: it
Funzionalità: Magie copiate quando vengono lanciate
  > Quante copie ci sono, che cosa ne è se la magia viene neutralizzata e chi può bersagliare ciascuna?

  @id:storm.counts @clause:keyword.storm @clause:spell.copy @from:2010-07-16 @must
  Scenario: Contano le magie di un compagno e di un avversario, e non quella lanciata dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 10 punti vita
    E che Barry controlla “Wind Drake”
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Giant Growth” bersagliando “Wind Drake”
    E la magia si risolve
    E Angie lancia “Tendrils of Agony” bersagliando Edward
    E Barry lancia “Giant Growth” bersagliando “Wind Drake”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie deve fare una scelta
    Quando Angie sceglie Ronald come bersaglio
    Allora Angie deve fare una scelta
    Quando Angie sceglie Edward come bersaglio
    Allora in pila ci sono tre magie e abilità
    E la squadra di Edward ha 10 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 6 punti vita
    Quando la magia si risolve
    Allora la squadra di Edward ha 4 punti vita
    E la pila è vuota

  @id:storm.countered @clause:keyword.storm @clause:effect.counter @from:2010-07-16 @must
  Scenario: Una magia neutralizzata in risposta viene copiata lo stesso
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 10 punti vita
    E che la squadra di Angie ha 10 punti vita
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Tendrils of Agony” bersagliando Edward
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Tendrils of Agony”
    E la magia si risolve
    Allora Angie ha “Tendrils of Agony” nel proprio cimitero
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E Angie sceglie Ronald come bersaglio
    Allora in pila c'è una magia o abilità
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 8 punti vita
    E la squadra di Angie ha 12 punti vita

  @id:storm.first @clause:keyword.storm @from:2010-07-16 @must
  Scenario: La prima magia di un turno non viene copiata, qualunque cosa sia stata lanciata nel turno precedente
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Goblin Piker”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Empty the Warrens”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora Angie controlla due pedine Goblin

  @id:storm.tokens @clause:keyword.storm @clause:object.you @from:2010-07-16 @must
  Scenario: Le copie creano le proprie pedine per chi ha lanciato la magia, e non sono magie lanciate
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Goblin Piker”
    E la magia si risolve
    E Angie lancia “Empty the Warrens”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la magia si risolve
    Allora Angie controlla quattro pedine Goblin
    E Barry non controlla nessuna pedina Goblin
    Quando Barry lancia “Empty the Warrens”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora in pila ci sono tre magie e abilità

  @id:storm.targets @clause:keyword.storm @clause:spell.copy_targets @from:2010-07-16 @must
  Scenario: Ogni copia può avere un bersaglio proprio
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Vanilla 1/1”
    E che Ronald controlla “Omenspeaker”
    E che la squadra di Edward ha 10 punti vita
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Grapeshot” bersagliando “Vanilla 1/1”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E Angie sceglie Ronald come bersaglio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 9 punti vita
    E Edward non ha carte nel proprio cimitero
    Quando la magia si risolve
    Allora Edward ha “Vanilla 1/1” nel proprio cimitero
    E la squadra di Edward ha 9 punti vita

  @id:copied.swarm @clause:spell.copy @clause:object.you @from:2018-04-27 @must
  Scenario: Swarm Intelligence copia una magia del proprio controllore, non di un compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Swarm Intelligence”
    E che la squadra di Edward ha 10 punti vita
    Quando Barry lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 8 punti vita
    E la pila è vuota
    Quando Angie lancia “Shock” bersagliando Edward
    E l'abilità innescata di “Swarm Intelligence” si risolve
    E Angie fa ciò che l'abilità permette
    E Angie sceglie Ronald come bersaglio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 6 punti vita
    Quando la magia si risolve
    Allora la squadra di Edward ha 4 punti vita

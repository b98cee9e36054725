# language: it
Funzionalità: Abilità neutralizzate
  > Una magia neutralizza un'abilità. Quali può bersagliare, e che cosa resta di quelle che una squadra condivide?

  @id:stifle.one @clause:ability.countered @clause:trigger.step @clause:life.shared @from:2007-05-01 @must
  Scenario: Di due abilità innescate nel mantenimento di una squadra una viene neutralizzata, e l'altra no
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Ronald controlla “Copper Tablet”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Copper Tablet” si risolve
    E l'abilità innescata di “Copper Tablet” si risolve
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia il mantenimento della squadra di Angie
    E Barry lancia “Stifle” bersagliando “Copper Tablet”
    E la magia si risolve
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Copper Tablet” si risolve
    Allora la squadra di Angie ha 19 punti vita

  @id:stifle.mana @clause:ability.countered @clause:mana.ability @from:2005-08-01 @must
  Scenario: Ciò che aggiunge mana non è in pila, e quindi non è un bersaglio come lo è un'altra abilità
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Unspeakable Symbol”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Foresta”
    Quando Angie attiva l'abilità di “Unspeakable Symbol”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E Barry attiva l'abilità di “Foresta”
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Stifle” bersagliando “Foresta”
    Ma Edward può lanciare “Stifle” bersagliando “Unspeakable Symbol”
    Quando la magia si risolve
    Allora la pila è vuota
    E la creatura “Orso Grizzly” è 2/2
    E la squadra di Angie ha 17 punti vita

  @id:stifle.kinds @clause:ability.countered @clause:effect.counter @from:2009-07-11 @must
  Scenario: Ciò che neutralizza le abilità non neutralizza magie, e ciò che neutralizza le magie non neutralizza abilità
    Dato che Angie controlla “Unspeakable Symbol”
    E che Angie controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Unspeakable Symbol”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E Barry lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Stifle” bersagliando “Giant Growth”
    E Edward non può lanciare “Negate” bersagliando “Unspeakable Symbol”
    Ma Edward può lanciare “Stifle” bersagliando “Unspeakable Symbol”
    E Edward può lanciare “Negate” bersagliando “Giant Growth”

  @id:stifle.illusion @clause:ability.countered @clause:trigger.targeted @from:2011-09-30 @must
  Scenario: Il compagno di squadra salva un'illusione bersagliata, perché il bersaglio è la sua abilità, e non essa
    Dato che Angie controlla “Phantasmal Bear”
    E che Barry controlla “Phantasmal Bear”
    Quando Barry lancia “Giant Growth” bersagliando “Phantasmal Bear” di Angie
    E Barry lancia “Stifle” bersagliando “Phantasmal Bear” di Angie
    E la magia si risolve
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora la creatura “Phantasmal Bear” di Angie è 5/5
    E la creatura “Phantasmal Bear” di Barry è 2/2

  @id:stifle.illusion_twice @clause:trigger.targeted @from:2011-09-30 @must
  Scenario: Un'illusione bersagliata due volte viene sacrificata una volta, e l'altra sua abilità non fa nulla
    Dato che Angie controlla “Phantasmal Bear”
    Quando Barry lancia “Giant Growth” bersagliando “Phantasmal Bear”
    E Angie lancia “Shock” bersagliando “Phantasmal Bear”
    E l'abilità innescata di “Phantasmal Bear” si risolve
    Allora Angie ha “Phantasmal Bear” nel proprio cimitero
    E in pila ci sono tre magie e abilità
    Quando la magia si risolve
    E l'abilità innescata di “Phantasmal Bear” si risolve
    Allora Angie ha “Phantasmal Bear” nel proprio cimitero
    E in pila c'è una magia o abilità

  @id:stifle.sliver @clause:trigger.targeted @from:2015-01-23 @must
  Scenario: Ciò che protegge un Tramutante neutralizza un'abilità anche se la fonte di questa viene sacrificata per attivarla
    Dato che Angie controlla “Goblin Firestarter”
    E che Angie controlla “Fonte di mana”
    E che Edward controlla “Diffusion Sliver”
    Quando Angie attiva l'abilità di “Goblin Firestarter” bersagliando “Diffusion Sliver”
    E l'abilità innescata di “Diffusion Sliver” si risolve
    Allora la pila è vuota
    Ed Edward controlla “Diffusion Sliver”

# language: it
Funzionalità: Rulings: costi di ondata pagati
  > Una magia dice di più dove il suo costo di ondata è stato pagato. Che cosa c'è dopo la magia di un compagno, e che cosa senza?

  @id:ruling.crush_of_tentacles @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scenario: Dopo la magia di un compagno Crush of Tentacles costa cinque mana e lascia una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla nove “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Montagna”
    E che Angie ha “Crush of Tentacles” in mano
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Crush of Tentacles” per il suo costo di ondata
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Barry ha “Orso Grizzly” in mano
    E Edward controlla “Montagna”
    E Angie controlla una pedina creatura 8/8
    Quando Angie lancia “Glen Elendra Liege”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 9/9

  @id:ruling.crush_of_tentacles.full @situation:ruling.crush_of_tentacles @clause:spell.surge @from:2016-01-16 @must
  Scenario: Per il suo costo di mana Crush of Tentacles non lascia nulla, benché un compagno abbia lanciato una magia
    Dato che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Crush of Tentacles”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Barry ha “Orso Grizzly” in mano
    E Angie non controlla nessuna pedina creatura

  @id:ruling.crush_of_tentacles.countered @situation:ruling.crush_of_tentacles @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: Anche la magia di un compagno che è stata neutralizzata conta
    Dato che Edward controlla “Gigante di Collina”
    E che Angie controlla cinque “Fonte di mana”
    E che Barry ha “Orso Grizzly” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Crush of Tentacles” per il suo costo di ondata
    Quando Barry lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie può lanciare “Crush of Tentacles” per il suo costo di ondata
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Angie controlla una pedina creatura

  @id:ruling.overwhelming_denial.on_stack @situation:ruling.overwhelming_denial @clause:spell.surge @clause:spell.uncountered @clause:effect.counter @from:2016-01-16 @must
  Scenario: Finché la magia di un compagno è in pila, Overwhelming Denial costa due mana e ne neutralizza un'altra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Overwhelming Denial” in mano
    Quando Edward lancia “Gigante di Collina”
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Overwhelming Denial” per il suo costo di ondata, bersagliando “Gigante di Collina”
    Quando Barry lancia “Giant Growth” bersagliando “Orso Grizzly”
    Allora Angie può lanciare “Overwhelming Denial” per il suo costo di ondata, bersagliando “Gigante di Collina”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Overwhelming Denial”
    E la magia si risolve
    Allora Edward ha “Cancel” nel proprio cimitero
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Overwhelming Denial” nel proprio cimitero

  @id:ruling.overwhelming_denial.mana_cost @situation:ruling.overwhelming_denial @clause:effect.counter @from:2016-01-16 @must
  Scenario: Per il suo costo di mana Overwhelming Denial neutralizza una magia come per il suo costo di ondata
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Gigante di Collina”
    E la squadra di Edward passa la priorità
    E Angie lancia “Overwhelming Denial” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero

  @id:ruling.reckless_bushwhacker @clause:spell.surge @clause:trigger.intervening_if @from:2016-01-16 @must
  Scenario: La magia neutralizzata di un compagno lascia che Reckless Bushwhacker aiuti le altre creature
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla due “Fonte di mana”
    E che Barry ha “Orso Grizzly” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Reckless Bushwhacker” per il suo costo di ondata
    E la magia si risolve
    E l'abilità innescata di “Reckless Bushwhacker” si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E la creatura “Gigante di Collina” è 4/3
    E la creatura “Reckless Bushwhacker” è 2/1

# language: it
Funzionalità: La pila, in qualsiasi partita
  > Magie e abilità attendono l'una sopra l'altra. Che cosa si risolve per prima, e che ne è di quella il cui bersaglio o la cui fonte non c'è più?

  @id:general.stack.last_first @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Ciò che è lanciato in risposta si risolve per primo, e salva la creatura
    Dato che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/5
    Quando la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    E Angie ha “Shock” nel proprio cimitero

  @id:general.stack.too_late @situation:general.stack.last_first @clause:stack.top @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una magia il cui bersaglio nel frattempo è morto non fa nulla, e va nel cimitero
    Dato che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie ha una carta nel proprio cimitero
    Quando la magia si risolve
    Allora Angie ha “Giant Growth” nel proprio cimitero
    E Angie non controlla nessuna creatura

  @id:general.stack.source_gone @clause:ability.independent @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Un'abilità la cui fonte è morta si risolve lo stesso
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Goblin Fireslinger”
    Quando Angie attiva l'abilità di “Goblin Fireslinger”
    E Angie sceglie Edward come bersaglio
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Goblin Fireslinger”
    E la magia si risolve
    Allora Angie ha “Goblin Fireslinger” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita

  @id:general.stack.cost_at_once @clause:stack.top @clause:ability.independent @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una creatura sacrificata come costo se n'è andata prima che l'abilità si risolva
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Goblin Bombardment”
    E che Angie controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita

  @id:general.stack.half_gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Una magia senza il suo unico bersaglio non fa nemmeno la sua altra metà
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Lightning Helix” bersagliando “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Unsummon” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano
    Quando la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    E Angie ha “Lightning Helix” nel proprio cimitero

# language: it
Funzionalità: Permanenti e carte che si pagano in più
  > Un costo richiede più permanenti, o qualcosa oltre al mana. Con quali si può pagare, e quanto?

  @id:additional.x @situation:additional.x @clause:cost.resources @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: X creature sono quante ne sono state scelte per X, e di altre ce ne sono troppo poche
    Dato che Angie controlla “Krav, the Unredeemed”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Fonte di mana”
    E che Edward controlla “Wind Drake”
    Quando Angie sceglie Angie come bersaglio
    Allora Angie non può attivare l'abilità di “Krav, the Unredeemed” con X = 3
    Ma Angie può attivare l'abilità di “Krav, the Unredeemed” con X = 0
    Quando l'abilità si risolve
    Allora Angie controlla “Orso Grizzly”
    E “Krav, the Unredeemed” non ha nessun segnalino +1/+1
    E Edward controlla “Wind Drake”

  @id:additional.teammate @situation:additional.lands @clause:cost.resources @clause:object.you @from:2005-08-01 @must
  Scenario: Una terra del compagno non è una delle due che si sacrificano
    Dato che Angie controlla “Keldon Arsonist”
    E che Angie controlla “Pianura”
    E che Barry controlla “Keldon Arsonist”
    E che Barry controlla “Montagna”
    E che Barry controlla “Palude”
    E che Edward controlla “Foresta”
    Quando Angie sceglie “Foresta” come bersaglio
    E Barry sceglie “Foresta” come bersaglio
    E Barry sacrifica “Montagna” e “Palude”
    Allora Angie non può attivare l'abilità di “Keldon Arsonist” di Angie
    Ma Barry può attivare l'abilità di “Keldon Arsonist” di Barry

  @id:additional.lands @situation:additional.lands @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Due terre vengono sacrificate, e la terza rimane
    Dato che Angie controlla “Keldon Arsonist”
    E che Angie controlla “Pianura”
    E che Angie controlla “Palude”
    E che Angie controlla “Isola”
    E che Edward controlla “Foresta”
    Quando Angie attiva l'abilità di “Keldon Arsonist”
    E Angie sceglie “Foresta” come bersaglio
    E Angie sacrifica “Pianura” e “Palude”
    E l'abilità si risolve
    Allora Angie ha “Pianura” nel proprio cimitero
    E Angie ha “Palude” nel proprio cimitero
    E Angie controlla “Isola”
    E Edward ha “Foresta” nel proprio cimitero

  @id:additional.creature @situation:additional.creature @clause:cost.additional @clause:object.you @from:2005-08-01 @must
  Scenario: Una magia per cui si sacrifica una creatura non può essere lanciata con quella di un compagno
    Dato che Angie controlla “Keldon Arsonist”
    E che Barry controlla “Orso Grizzly”
    E che Angie ha cinque carte nel proprio grimorio
    E che Edward ha “Village Rites” in mano
    E che Barry ha “Village Rites” in mano
    Allora Edward non può lanciare “Village Rites”
    Ma Angie può lanciare “Village Rites”
    Quando la magia si risolve
    Allora Angie ha “Keldon Arsonist” nel proprio cimitero
    E Angie ha tre carte nel proprio grimorio
    E Barry controlla “Orso Grizzly”

  @id:additional.countered @situation:additional.creature @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ciò che è stato pagato è perso, anche se la magia viene neutralizzata
    Dato che Angie controlla “Orso Grizzly”
    E che Angie ha cinque carte nel proprio grimorio
    Quando Angie lancia “Village Rites”
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Village Rites”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie ha cinque carte nel proprio grimorio

  @id:additional.itself @situation:additional.discard @clause:cost.additional @from:2005-08-01 @must
  Scenario: La magia stessa non è più una carta in mano che si possa scartare
    Dato che Angie ha “Tormenting Voice” in mano
    E che Angie ha una carta in mano
    E che Barry ha “Tormenting Voice” in mano
    E che Barry ha “Pianura” in mano
    Allora Angie non può lanciare “Tormenting Voice”
    Ma Barry può lanciare “Tormenting Voice”

  @id:additional.discard @situation:additional.discard @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Come costo addizionale si scarta un'altra carta, non la magia stessa
    Dato che Angie ha “Tormenting Voice” in mano
    E che Angie ha “Pianura” in mano
    E che Angie ha cinque carte nel proprio grimorio
    Quando Angie lancia “Tormenting Voice”
    Allora Angie ha “Pianura” nel proprio cimitero
    Quando la magia si risolve
    Allora Angie ha tre carte nel proprio grimorio
    E Angie ha due carte in mano

  @id:additional.cheaper @situation:additional.cheaper @clause:cost.additional @clause:cost.total @from:2005-08-01 @must
  Scenario: Ogni creatura sacrificata rende la magia meno costosa di due mana, e un mana in meno non basta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla tre “Fonte di mana”
    E che Angie controlla due “Orso Grizzly”
    E che Barry controlla quattro “Fonte di mana”
    E che Barry controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Shanodin Dryads”
    Quando Angie sacrifica la prima carta “Orso Grizzly” di Angie e la seconda carta “Orso Grizzly” di Angie
    E Barry sacrifica “Wind Drake” e “Gigante di Collina”
    Allora Angie non può lanciare “Torgaar, Famine Incarnate”
    Ma Barry può lanciare “Torgaar, Famine Incarnate”
    E Barry ha “Wind Drake” nel proprio cimitero
    E Barry ha “Gigante di Collina” nel proprio cimitero
    E Barry controlla “Shanodin Dryads”
    E Angie controlla due “Orso Grizzly”

  @id:additional.nothing @situation:additional.cheaper @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Dove si può sacrificare un qualsiasi numero di creature può essere nessuna
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla otto “Fonte di mana”
    Quando Angie non sacrifica nulla
    E Angie lancia “Torgaar, Famine Incarnate”
    Allora Angie controlla “Orso Grizzly”

  @id:additional.its_mana @situation:additional.cheaper @clause:cost.additional @clause:mana.ability @from:2005-08-01 @must
  Scenario: Una terra che per un turno è una creatura dà il suo mana per la stessa magia per cui viene sacrificata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla “Foresta”
    E che Angie controlla “Palude”
    E che Angie controlla tre “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla tre “Fonte di mana”
    E che Barry controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    Quando Angie attiva la prima abilità di “Kamahl, Fist of Krosa”
    E Angie sceglie “Palude” come bersaglio
    E l'abilità si risolve
    E Angie sacrifica “Palude” e “Orso Grizzly”
    E Barry sacrifica “Wind Drake” e “Gigante di Collina”
    Allora Angie può lanciare “Torgaar, Famine Incarnate”
    Ma Barry non può lanciare “Torgaar, Famine Incarnate”

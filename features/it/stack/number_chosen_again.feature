# language: it
Funzionalità: Un numero scelto quando si attiva un'abilità
  > Un'abilità ha X nel costo. Chi sceglie, e il mana di chi paga?

  @id:x_ability.damage @situation:x_ability @clause:ability.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Si infliggono tanti danni quanti se ne sono scelti, da una fonte che non c'è più
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cinder Elemental”
    E che Angie controlla cinque “Fonte di mana”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie attiva l'abilità di “Cinder Elemental” con X = 4
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E Angie ha “Cinder Elemental” nel proprio cimitero
    E la carta la quinta carta “Fonte di mana” di Angie è TAPpata

  @id:x_ability.creature @situation:x_ability @clause:ability.variable @from:2005-08-01 @must
  Scenario: Non si può scegliere più di quanto paghi il proprio mana, qualunque cosa abbia un compagno
    Dato che Angie controlla “Cinder Elemental”
    E che Angie controlla quattro “Fonte di mana”
    E che Barry controlla quattro “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Pianura”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può attivare l'abilità di “Cinder Elemental” con X = 4
    E Angie non può attivare l'abilità di “Cinder Elemental”
    Ma Angie può attivare l'abilità di “Cinder Elemental” con X = 3
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Cinder Elemental” nel proprio cimitero

  @id:x_ability.none @situation:x_ability @clause:ability.variable @from:2005-08-01 @must
  Scenario: Dove il costo non ha X non si sceglie alcun numero, e per X si può scegliere zero
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cinder Elemental”
    E che Angie controlla “Hidetsugu lo Spietato”
    E che Angie controlla “Fonte di mana”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può attivare l'abilità di “Hidetsugu lo Spietato” con X = 2
    Ma Angie può attivare l'abilità di “Cinder Elemental” con X = 0
    Quando Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 20 punti vita
    E Angie può attivare l'abilità di “Hidetsugu lo Spietato”

  @id:x_ability.sick @situation:x_ability @clause:ability.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una creatura arrivata in questo turno non si tappa per essa, qualunque numero si scelga
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla dieci “Fonte di mana”
    E che Angie ha “Cinder Elemental” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Cinder Elemental”
    E la magia si risolve
    Allora Angie non può attivare l'abilità di “Cinder Elemental” con X = 2
    Quando la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Cinder Elemental” con X = 2
    Quando Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:x_ability.at_once @situation:x_ability.at_once @clause:ability.variable @clause:object.as_it_was @from:2011-06-17 @must
  Scenario: Il numero e il bersaglio si dicono insieme, e chi controllava la creatura pesca altrettante carte
    Dato che Angie controlla “Nin, the Pain Artist”
    E che Angie controlla “Cinder Elemental”
    E che Angie controlla nove “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva l'abilità di “Nin, the Pain Artist” con X = 3, bersagliando “Gigante di Collina”
    E l'abilità si risolve
    Allora Edward ha tre carte in mano
    E Ronald non ha carte in mano
    E Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Angie attiva l'abilità di “Cinder Elemental” con X = 2, bersagliando Ronald
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita

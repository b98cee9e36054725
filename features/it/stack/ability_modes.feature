# language: it
Funzionalità: I modi di un'abilità attivata
  > Di più modi se ne sceglie uno mentre si attiva l'abilità, prima di pagarne il costo. Quali si possono scegliere?

  @id:ability_modes.target @situation:ability_modes @clause:ability.modes @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Il modo scelto ha il proprio bersaglio, e il suo costo è pagato prima che si risolva
    Dato che Angie controlla “Cankerbloom”
    E che Angie controlla “Foresta”
    E che Edward controlla “Metallic Sliver”
    E che Edward controlla “Fossato di Teferi”
    Quando Angie attiva l'abilità di “Cankerbloom”
    E Angie sceglie il modo 2
    Allora Angie ha “Cankerbloom” nel proprio cimitero
    E in pila c'è una magia o abilità
    Quando l'abilità si risolve
    Allora Edward ha “Fossato di Teferi” nel proprio cimitero
    E Edward controlla “Metallic Sliver”

  @id:ability_modes.teammate @situation:ability_modes @clause:ability.modes @clause:target.choose @from:2005-08-01 @must
  Scenario: Anche ciò che controlla solo il compagno di squadra è un bersaglio per un modo
    Dato che Angie controlla “Cankerbloom”
    E che Angie controlla “Foresta”
    E che Barry controlla “Metallic Sliver”
    E che Edward controlla “Fossato di Teferi”
    Quando Angie attiva l'abilità di “Cankerbloom”
    E Angie sceglie il modo 1
    E l'abilità si risolve
    Allora Barry ha “Metallic Sliver” nel proprio cimitero
    E Edward controlla “Fossato di Teferi”

  @id:ability_modes.only @situation:ability_modes @clause:ability.modes @variant:two-headed-giant @variant:two-player @from:2011-04-01 @must
  Scenario: Un modo senza bersaglio non si può scegliere, e resta quello che non ne richiede
    Dato che Angie controlla “Cankerbloom”
    E che Angie controlla “Foresta”
    E che Angie controlla “Orso Grizzly”
    E che “Orso Grizzly” ha un segnalino +1/+1
    Quando Angie attiva l'abilità di “Cankerbloom”
    E Angie sceglie “Orso Grizzly” perché riceva un altro segnalino
    E l'abilità si risolve
    Allora “Orso Grizzly” ha due segnalini +1/+1

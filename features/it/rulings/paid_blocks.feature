# language: it
Funzionalità: I blocchi che vanno pagati
  > Una creatura può essere bloccata solo da chi paga. Chi paga, quante volte, e qualcuno deve farlo?

  @id:ruling.awesome_presence @clause:combat.block_costs @clause:mana.own @from:2018-04-27 @must
  Scenario: Un bloccante di una creatura sotto Awesome Presence si paga una volta sola, dal suo controllore e da nessun altro
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Elementale dell'Aria”
    E che Ronald controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Giant Spider”
    E che Barry controlla “Foresta”
    E che Barry controlla “Pianura”
    E che Barry controlla “Isola”
    E che Barry controlla “Palude”
    Quando Edward lancia “Awesome Presence” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Elementale dell'Aria”
    E Ronald attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Elementale dell'Aria” con “Wind Drake”
    Ma Barry può bloccare “Elementale dell'Aria” con “Giant Spider”
    E la carta “Foresta” è TAPpata
    E la carta “Pianura” è TAPpata
    E la carta “Isola” è TAPpata
    E la carta “Palude” è STAPpata

  @id:ruling.awesome_presence.team @situation:ruling.awesome_presence @clause:combat.block_costs @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Quando la squadra è attaccata, un bloccante di una creatura sotto Awesome Presence si paga una volta sola, dal suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Elementale dell'Aria”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Giant Spider”
    E che Barry controlla tre “Fonte di mana”
    Quando Edward lancia “Awesome Presence” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca la squadra di Angie con “Elementale dell'Aria”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Elementale dell'Aria” con “Wind Drake”
    Ma Barry può bloccare “Elementale dell'Aria” con “Giant Spider”

  @id:ruling.awesome_presence.others @situation:ruling.awesome_presence @clause:combat.block_costs @from:2024-11-08 @must
  Scenario: Sotto Awesome Presence bloccare un altro attaccante non costa nulla, e due bloccanti costano il doppio di uno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Elementale dell'Aria”
    E che Ronald controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Angie controlla sei “Montagna”
    E che Angie controlla “Giant Spider”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Foresta”
    Quando Edward lancia “Awesome Presence” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Elementale dell'Aria”
    E Ronald attacca Barry con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Elementale dell'Aria” con “Wind Drake”
    E Angie blocca “Elementale dell'Aria” con “Giant Spider”
    E Barry blocca “Gigante di Collina” con “Orso Grizzly”
    Allora la carta “Foresta” è STAPpata
    E la carta la sesta carta “Montagna” è TAPpata

  @id:combat.paid_blocks.cadence @situation:combat.paid_blocks @clause:combat.block_costs @clause:mana.own @clause:replacement.open @from:2018-04-27 @must
  Scenario: War Cadence fa pagare X a ogni giocatore una volta per ogni proprio bloccante, qualunque attaccante blocchi
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “War Cadence”
    E che Edward controlla tre “Montagna”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    E che Angie controlla “Giant Spider”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla due “Fonte di mana”
    Quando Edward attiva l'abilità di “War Cadence” con X = 2
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con “Gigante di Collina”
    E Ronald attacca Barry con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Wind Drake” con “Giant Spider”
    Ma Barry può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:combat.paid_blocks.required @situation:combat.paid_blocks @clause:combat.block_costs @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Nessuno deve pagare un blocco perché una creatura deve bloccare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Elementale dell'Aria”
    E che Angie controlla “Wind Drake”
    E che Angie controlla tre “Fonte di mana”
    Quando Edward lancia “Awesome Presence” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E Edward lancia “Culling Mark” bersagliando “Wind Drake”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Elementale dell'Aria”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può non bloccare con alcuna creatura

  @id:combat.paid_blocks.no_mana @situation:combat.paid_blocks @clause:combat.block_required @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Anche un blocco che non costa mana ha un costo, e quindi nessuno deve bloccare l'elfo
    Dato che Angie controlla “Taunting Elf”
    E che Angie controlla “War Cadence”
    E che Angie controlla “Montagna”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Taunting Elf”
    E Angie attiva l'abilità di “War Cadence” con X = 0
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può non bloccare con alcuna creatura

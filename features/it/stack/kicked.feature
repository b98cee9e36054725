# language: it
Funzionalità: Costi che non si devono pagare
  > Una magia può essere lanciata anche per il costo di potenziamento, o per il costo di ondata. Il mana di chi paga, e ciò che segue guarda a come è stata lanciata?

  @id:kicked.draw @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una magia potenziata fa di più, e una che non lo è fa soltanto il resto
    Dato che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha tre carte nel proprio grimorio
    E che Edward ha tre carte nel proprio grimorio
    Quando Angie lancia “Into the Roil” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” in mano
    E Angie ha tre carte nel proprio grimorio
    E Edward ha tre carte nel proprio grimorio
    Quando Angie lancia “Into the Roil” pagando il suo costo di potenziamento e bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Angie ha due carte nel proprio grimorio
    E Edward ha tre carte nel proprio grimorio

  @id:kicked.mana @situation:kicked @clause:spell.kicker @clause:mana.own @from:2005-08-01 @must
  Scenario: Il mana di un compagno non paga un potenziamento
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla tre “Fonte di mana”
    E che Barry controlla “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Pianura”
    E che Barry ha tre carte nel proprio grimorio
    Allora Angie non può lanciare “Into the Roil” pagando il suo costo di potenziamento e bersagliando “Orso Grizzly”
    E Angie non può lanciare “Into the Roil” bersagliando “Pianura”
    Ma Angie può lanciare “Into the Roil” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    Allora Edward ha “Orso Grizzly” in mano

  @id:kicked.exact @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Il potenziamento costa quanto dice, oltre al costo di mana
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla quattro “Fonte di mana”
    E che Angie ha tre carte nel proprio grimorio
    E che Edward controlla “Orso Grizzly”
    Allora Angie può lanciare “Into the Roil” pagando il suo costo di potenziamento e bersagliando “Orso Grizzly”
    E Angie non ha mana non speso
    Quando la magia si risolve
    Allora Angie ha due carte nel proprio grimorio

  @id:kicked.none @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ciò che non ha potenziamento non può essere potenziato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla dieci “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può lanciare “Unsummon” pagando il suo costo di potenziamento e bersagliando “Orso Grizzly”
    E Angie non può lanciare “Gigante di Collina” pagando il suo costo di potenziamento
    Ma Angie può lanciare “Into the Roil” pagando il suo costo di potenziamento e bersagliando “Orso Grizzly”

  @id:kicked.team @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Una creatura potenziata aiuta in questo turno le creature del suo controllore, non quelle di un compagno
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Goblin Bushwhacker” pagando il suo costo di potenziamento
    E la magia si risolve
    E l'abilità innescata di “Goblin Bushwhacker” si risolve
    Allora la creatura “Gigante di Collina” è 4/3
    E la creatura “Goblin Bushwhacker” è 2/1
    E la creatura “Orso Grizzly” è 2/2
    E la creatura “Elementale dell'Aria” è 4/4
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Goblin Bushwhacker”
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:kicked.team.not @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Goblin Bushwhacker lanciato senza potenziamento non aiuta alcuna creatura, e non attacca in questo turno
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Goblin Bushwhacker”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “Goblin Bushwhacker” è 1/1
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Goblin Bushwhacker”
    Ma Angie può attaccare Edward con “Gigante di Collina”

  @id:kicked.again @situation:kicked @clause:spell.kicker @clause:zone.new_object @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @from:2009-10-01 @must
  Scenario: Una creatura che ritorna e viene lanciata di nuovo non è potenziata
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Heartstabber Mosquito” pagando il suo costo di potenziamento
    E Angie sceglie “Gigante di Collina” come bersaglio
    E la magia si risolve
    E l'abilità innescata di “Heartstabber Mosquito” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Unsummon” bersagliando “Heartstabber Mosquito”
    E la magia si risolve
    Allora Angie ha “Heartstabber Mosquito” in mano
    Quando Angie lancia “Heartstabber Mosquito”
    E la magia si risolve
    Allora Angie controlla “Heartstabber Mosquito”
    E Edward controlla “Orso Grizzly”
    E Edward controlla una creatura

  @id:kicked.surged @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Dopo la magia di un compagno una creatura viene lanciata per il suo costo di ondata e fa ciò che dice per quel caso
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie ha “War Mammoth” in mano
    E che Angie ha “Reckless Bushwhacker” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “War Mammoth”
    E la magia si risolve
    E Angie lancia “Reckless Bushwhacker” per il suo costo di ondata
    E la magia si risolve
    E l'abilità innescata di “Reckless Bushwhacker” si risolve
    Allora la creatura “Gigante di Collina” è 4/3
    E la creatura “Reckless Bushwhacker” è 2/1
    E la creatura “War Mammoth” è 4/3
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Reckless Bushwhacker” e “War Mammoth”
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “War Mammoth” è 3/3

  @id:kicked.surged.not @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Lanciato per il suo costo di mana, Reckless Bushwhacker non aiuta alcuna creatura, benché un compagno abbia lanciato una magia
    Dato che Angie controlla “Gigante di Collina”
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Reckless Bushwhacker”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 3/3
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3
    E Angie può attaccare Edward con “Reckless Bushwhacker”

  @id:kicked.itself @situation:kicked @clause:target.choose @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Una creatura potenziata che non ne trova un'altra deve distruggere sé stessa
    Dato che Edward controlla “Pianura”
    E che Angie controlla dieci “Fonte di mana”
    E che Angie ha “Heartstabber Mosquito” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Heartstabber Mosquito” pagando il suo costo di potenziamento
    E la magia si risolve
    E l'abilità innescata di “Heartstabber Mosquito” si risolve
    Allora Angie ha “Heartstabber Mosquito” nel proprio cimitero
    E Edward controlla “Pianura”

  @id:kicked.haste @situation:kicked @clause:spell.kicker @from:2018-04-27 @must
  Scenario: La creatura di un compagno arrivata in questo turno non ha rapidità, la propria sì
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Goblin Bushwhacker” pagando il suo costo di potenziamento
    E la magia si risolve
    E l'abilità innescata di “Goblin Bushwhacker” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Gigante di Collina”

  @id:kicked.flies @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Heartstabber Mosquito non può essere bloccato da una creatura che non vola
    Dato che Angie controlla “Heartstabber Mosquito”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Heartstabber Mosquito”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Heartstabber Mosquito” con “Gigante di Collina”
    Ma Edward può bloccare “Heartstabber Mosquito” con “Elementale dell'Aria”

# language: it
Funzionalità: Una creatura che attacca da sola
  > Una creatura attacca da sola se è l'unica con cui attacca la sua squadra, e non solo il suo controllore.

  @id:ruling.raging_kronch @clause:combat.attack @from:2018-04-27 @must
  Scenario: Raging Kronch può attaccare insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Raging Kronch”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Raging Kronch”
    Ma Angie può attaccare Edward con “Raging Kronch”
    E Barry può attaccare Ronald con “Orso Grizzly”

  @id:ruling.loyal_pegasus @clause:combat.attack @from:2018-04-27 @must
  Scenario: Loyal Pegasus può attaccare insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Loyal Pegasus”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Loyal Pegasus”
    Ma Barry può attaccare Edward con “Loyal Pegasus”
    E Angie può attaccare Edward con “Orso Grizzly”

  @id:ruling.sighted_caste_sorcerer @clause:combat.attack @from:2018-04-27 @must
  Scenario: Un'abilità su una propria creatura che attacca da sola non vale per quelle del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Sighted-Caste Sorcerer”
    E che Barry controlla “Angelic Benediction”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E l'abilità innescata di “Sighted-Caste Sorcerer” si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3

  @id:ruling.angelic_benediction @clause:combat.attack @from:2018-04-27 @must
  Scenario: Una creatura non attacca da sola se attacca anche una creatura del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Angelic Benediction”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2

  @id:ruling.lunk_errant @clause:combat.attack @from:2018-04-27 @must
  Scenario: Lunk Errant attacca da solo soltanto se è l'unico attaccante della squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Lunk Errant”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Lunk Errant”
    E l'abilità innescata di “Lunk Errant” si risolve
    Allora la creatura “Lunk Errant” è 5/5

  @id:ruling.dire_fleet_captain @clause:combat.attack @from:2018-04-27 @must
  Scenario: Dire Fleet Captain conta i Pirati attaccanti del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Dire Fleet Captain”
    E che Barry controlla “Forerunner of the Coalition”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Dire Fleet Captain”
    E Barry attacca Edward con “Forerunner of the Coalition”
    E l'abilità innescata di “Dire Fleet Captain” si risolve
    Allora la creatura “Dire Fleet Captain” è 3/3

  @id:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  Scenario: La creatura equipaggiata che attacca da sola cresce per le altre del suo controllore, non per quella di un compagno di squadra, anche se l'Equipaggiamento viene distrutto
    Dato che Angie controlla “Sigil of Valor”
    E che Angie controlla due “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Goblin Piker”
    E che Barry controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Sigil of Valor”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry lancia “Ritorno alla Natura” bersagliando “Sigil of Valor”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 2/2
    Quando l'abilità innescata di “Sigil of Valor” si risolve
    Allora la creatura “Orso Grizzly” è 4/4
    E la creatura “Gigante di Collina” è 3/3

  @id:ruling.sigil_of_valor.both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  Scenario: La creatura con Sigil of Valor non attacca da sola accanto all'attaccante di un compagno di squadra, né quando è un'altra creatura ad attaccare da sola
    Dato che Angie controlla “Sigil of Valor”
    E che Angie controlla due “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Goblin Piker”
    Quando Angie attiva l'abilità di “Sigil of Valor”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Goblin Piker”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “Orso Grizzly” è 2/2

  @id:ruling.sigil_of_valor.team @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  Scenario: In un attacco dell'intera squadra la creatura equipaggiata è sola quando è l'unica ad attaccare
    Dato che Angie controlla “Sigil of Valor”
    E che Angie controlla due “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Goblin Piker”
    Quando Angie attiva l'abilità di “Sigil of Valor”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Orso Grizzly”
    E l'abilità innescata di “Sigil of Valor” si risolve
    Allora la creatura “Orso Grizzly” è 3/3

  @id:ruling.sigil_of_valor.team_both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  Scenario: In un attacco dell'intera squadra la creatura equipaggiata non è sola accanto a quella di un compagno di squadra
    Dato che Angie controlla “Sigil of Valor”
    E che Angie controlla due “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Goblin Piker”
    Quando Angie attiva l'abilità di “Sigil of Valor”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Orso Grizzly” e “Goblin Piker”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2

  @id:ruling.sigil_of_valor.taken @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.control @from:2018-04-27 @must
  Scenario: Quando un avversario attacca da solo con la creatura equipaggiata, essa cresce per tutte le creature del controllore dell'Equipaggiamento
    Dato che Angie controlla “Sigil of Valor”
    E che Angie controlla due “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Edward controlla “Goblin Piker”
    E che Edward controlla quattro “Fonte di mana”
    Quando Angie attiva l'abilità di “Sigil of Valor”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Control Magic” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    E l'abilità innescata di “Sigil of Valor” si risolve
    Allora la creatura “Orso Grizzly” è 4/4

  @id:ruling.grunn_the_lonely_king @clause:combat.attack @clause:effect.double @clause:spell.kicker @from:2018-04-27 @must
  Scenario: Grunn potenziato è 10/10, e raddoppia così com'è quando l'abilità si risolve, fino alla fine del turno
    Dato che Angie controlla nove “Fonte di mana”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Fonte di mana”
    Quando Angie lancia “Grunn, the Lonely King” pagando il suo costo di potenziamento
    E la magia si risolve
    Allora la creatura “Grunn, the Lonely King” è 10/10
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Grunn, the Lonely King”
    E Barry lancia “Giant Growth” bersagliando “Grunn, the Lonely King”
    E la magia si risolve
    Allora la creatura “Grunn, the Lonely King” è 13/13
    Quando l'abilità innescata di “Grunn, the Lonely King” si risolve
    Allora la creatura “Grunn, the Lonely King” è 26/26
    E la creatura “Gigante di Collina” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Grunn, the Lonely King” è 10/10

  @id:ruling.grunn_the_lonely_king.both @situation:ruling.grunn_the_lonely_king @clause:combat.attack @clause:spell.kicker @from:2018-04-27 @must
  Scenario: Grunn che non è stato potenziato è 5/5, e tale resta accanto all'attaccante di un compagno di squadra
    Dato che Angie controlla sei “Fonte di mana”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Grunn, the Lonely King”
    E la magia si risolve
    Allora la creatura “Grunn, the Lonely King” è 5/5
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Grunn, the Lonely King”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Grunn, the Lonely King” è 5/5
    E la squadra di Edward ha 22 punti vita

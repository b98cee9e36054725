# language: it
Funzionalità: L'unico attaccante di una squadra
  > Qualcosa si innesca quando una creatura attacca da sola. Un attaccante del compagno lo impedisce, e un'abilità del compagno la vede?

  @id:ruling.angelic_exaltation @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: L'unico attaccante della squadra cresce del numero di creature del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Angelic Exaltation”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Fountain of Youth”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E l'abilità innescata di “Angelic Exaltation” si risolve
    Allora la creatura “Orso Grizzly” è 4/4
    Quando inizia la sottofase finale della squadra di Angie
    Allora la creatura “Orso Grizzly” è 4/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2

  @id:ruling.angelic_exaltation.two @situation:ruling.angelic_exaltation @clause:combat.attack @from:2018-04-27 @must
  Scenario: Accanto a un attaccante del compagno Angelic Exaltation non fa nulla, e nemmeno per l'unico attaccante del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Angelic Exaltation”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Gigante di Collina” è 3/3
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3

  @id:ruling.altar_of_the_goyf @clause:combat.attack @clause:object.types @from:2018-04-27 @must
  Scenario: L'unico attaccante della squadra cresce del numero di tipi di carta in tutti i cimiteri, contati ciascuno una volta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Altar of the Goyf”
    E che Angie controlla “Orso Grizzly”
    E che Angie ha “Foresta Innevata” nel proprio cimitero
    E che Angie ha “Foresta” nel proprio cimitero
    E che Barry ha “Shock” nel proprio cimitero
    E che Edward ha “Angelo di Platino” nel proprio cimitero
    E che Ronald ha “Isamaru, Hound of Konda” nel proprio cimitero
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E l'abilità innescata di “Altar of the Goyf” si risolve
    Allora la creatura “Orso Grizzly” è 6/6

  @id:ruling.altar_of_the_goyf.two @situation:ruling.altar_of_the_goyf @clause:combat.attack @from:2018-04-27 @must
  Scenario: Accanto a un attaccante del compagno Altar of the Goyf non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Altar of the Goyf”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry ha “Shock” nel proprio cimitero
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Gigante di Collina” è 3/3

  @id:ruling.court_archers.team @situation:ruling.court_archers @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Court Archers, unico attaccante contro l'altra squadra, cresce una volta, e un'abilità esaltato del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Court Archers”
    E che Barry controlla “Dawnray Archer”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Court Archers”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Court Archers” è 2/4

  @id:ruling.court_archers.player @situation:ruling.court_archers @clause:combat.attack @from:2018-04-27 @must
  Scenario: Court Archers, unico attaccante della squadra, cresce una volta, e un'abilità esaltato del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Court Archers”
    E che Barry controlla “Dawnray Archer”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Court Archers”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Court Archers” è 2/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Court Archers” è 1/3

  @id:ruling.dawnray_archer.team @situation:ruling.dawnray_archer @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Quando entrambi i membri attaccano l'altra squadra Dawnray Archer non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Dawnray Archer”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Orso Grizzly”
    E Barry attacca la squadra di Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Gigante di Collina” è 3/3

  @id:ruling.dawnray_archer.player @situation:ruling.dawnray_archer @clause:combat.attack @from:2018-04-27 @must
  Scenario: Quando entrambi i membri attaccano, ciascuno un altro avversario, Dawnray Archer non fa nulla; aiuta l'unico attaccante del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Dawnray Archer”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Gigante di Collina” è 3/3
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3

  @id:ruling.goblin_champion @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: Goblin Champion attacca da solo nel turno in cui arriva, e un'abilità esaltato del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Guardians of Akrasa”
    Quando Angie lancia “Goblin Champion”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Champion”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Goblin Champion” è 1/2
    E la squadra di Edward ha 19 punti vita

  @id:ruling.goblin_champion.two @situation:ruling.goblin_champion @clause:combat.attack @from:2018-04-27 @must
  Scenario: Accanto a un attaccante del compagno Goblin Champion non cresce
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Goblin Champion”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Champion”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Goblin Champion” è 0/1
    E la creatura “Orso Grizzly” è 2/2

  @id:ruling.guardians_of_akrasa.team @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Guardians of Akrasa, che non può attaccare, aiuta l'unico attaccante del suo controllore contro l'altra squadra, e non quello del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Guardians of Akrasa”
    E che Barry controlla “Guardians of Akrasa”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare la squadra di Edward con “Guardians of Akrasa” di Angie
    Ma Angie può attaccare la squadra di Edward con “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3

  @id:ruling.guardians_of_akrasa.player @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2018-04-27 @must
  Scenario: Guardians of Akrasa, che non può attaccare, aiuta l'unico attaccante del suo controllore, e non quello del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Guardians of Akrasa”
    E che Barry controlla “Guardians of Akrasa”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Guardians of Akrasa” di Angie
    Ma Angie può attaccare Edward con “Orso Grizzly”
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3

  @id:ruling.first_slivers_chosen @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: Due Tramutanti di un giocatore fanno crescere due volte il suo unico attaccante, e quello del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “First Sliver's Chosen”
    E che Barry controlla “First Sliver's Chosen”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3

  @id:ruling.first_slivers_chosen.two @situation:ruling.first_slivers_chosen @clause:combat.attack @from:2018-04-27 @must
  Scenario: Accanto a un attaccante del compagno nessun Tramutante fa crescere un attaccante
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “First Sliver's Chosen”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “First Sliver's Chosen”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la creatura “First Sliver's Chosen” è 3/3
    E la creatura “Orso Grizzly” è 2/2

  @id:ruling.bonded_horncrest @clause:combat.attack @from:2018-04-27 @must
  Scenario: Bonded Horncrest può attaccare insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bonded Horncrest”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Bonded Horncrest”
    Ma Angie può attaccare Edward con “Bonded Horncrest”
    E Barry può attaccare Ronald con “Orso Grizzly”

  @id:ruling.bonded_horncrest.block @situation:ruling.bonded_horncrest @clause:combat.block @from:2018-04-27 @must
  Scenario: Bonded Horncrest può bloccare insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Bonded Horncrest”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Goblin Piker”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Barry con “Goblin Piker”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Gigante di Collina” con “Bonded Horncrest”
    Ma Angie può bloccare “Gigante di Collina” con “Bonded Horncrest”
    E Barry può bloccare “Goblin Piker” con “Orso Grizzly”

  @id:ruling.bonded_horncrest.team @situation:ruling.bonded_horncrest @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Bonded Horncrest può attaccare l'altra squadra insieme a una creatura del compagno, e non da solo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bonded Horncrest”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare la squadra di Edward con “Bonded Horncrest”
    Ma Angie può attaccare la squadra di Edward con “Bonded Horncrest” e “Orso Grizzly”

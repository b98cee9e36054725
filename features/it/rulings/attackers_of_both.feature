# language: it
Funzionalità: Attaccanti di entrambi i membri
  > Una carta parla di creature che attaccano, di quelle della squadra, o di chi è attaccato. Intende le creature del compagno, e l'uno o l'altro avversario?

  @id:ruling.bull_rush_bruiser @clause:combat.attack @clause:combat.first_strike @from:2018-06-08 @must
  Scenario: Un Guerriero del compagno dà attacco improvviso a Bull-Rush Bruiser
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bull-Rush Bruiser”
    E che Barry controlla “Goblin Piker”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bull-Rush Bruiser”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Bull-Rush Bruiser” con “Elementale dell'Aria”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero
    E Angie controlla “Bull-Rush Bruiser”

  @id:ruling.bull_rush_bruiser.none @situation:ruling.bull_rush_bruiser @clause:combat.attack @clause:trigger.intervening_if @from:2018-06-08 @must
  Scenario: Né Bull-Rush Bruiser stesso, né una creatura del compagno che non è un Guerriero, né un Guerriero di un avversario gli dà attacco improvviso
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bull-Rush Bruiser”
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla “Goblin Piker”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bull-Rush Bruiser”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Bull-Rush Bruiser” con “Elementale dell'Aria”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero
    E Angie ha “Bull-Rush Bruiser” nel proprio cimitero

  @id:ruling.bull_rush_bruiser.kept @situation:ruling.bull_rush_bruiser @clause:layers.lasting @from:2018-06-08 @must
  Scenario: Bull-Rush Bruiser conserva attacco improvviso quando l'altro Guerriero della squadra sparisce in seguito
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bull-Rush Bruiser”
    E che Barry controlla “Goblin Piker”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bull-Rush Bruiser”
    E l'abilità innescata di “Bull-Rush Bruiser” si risolve
    E Barry lancia “Shock” bersagliando “Goblin Piker”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Bull-Rush Bruiser” con “Elementale dell'Aria”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero
    E Angie controlla “Bull-Rush Bruiser”

  @id:ruling.bull_rush_bruiser.gone @situation:ruling.bull_rush_bruiser @clause:trigger.intervening_if @from:2018-06-08 @must
  Scenario: Bull-Rush Bruiser non acquisisce nulla quando l'altro Guerriero della squadra è sparito prima che l'abilità si risolva
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bull-Rush Bruiser”
    E che Barry controlla “Goblin Piker”
    E che Edward controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bull-Rush Bruiser”
    E Barry lancia “Shock” bersagliando “Goblin Piker”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Bull-Rush Bruiser” con “Elementale dell'Aria”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero
    E Angie ha “Bull-Rush Bruiser” nel proprio cimitero

  @id:ruling.dinosaur_stampede @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scenario: Dinosaur Stampede rende più forti gli attaccanti di entrambi i membri, e solo i Dinosauri di chi la lancia travolgono
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bonded Horncrest”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Bonded Horncrest”
    E che Edward controlla “Goblin Piker”
    E che Ronald controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bonded Horncrest” di Angie
    E Barry attacca Ronald con “Bonded Horncrest” di Barry
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Bonded Horncrest” di Angie con “Goblin Piker”
    E Ronald blocca “Bonded Horncrest” di Barry con “Vanilla 1/1”
    E Angie lancia “Dinosaur Stampede”
    E la magia si risolve
    Allora la creatura “Bonded Horncrest” di Angie è 7/5
    E la creatura “Bonded Horncrest” di Barry è 7/5
    E la creatura “Orso Grizzly” è 2/2
    Quando la squadra di Angie suddivide il danno: 1 a “Goblin Piker”, 6 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Bonded Horncrest” di Angie è 5/5

  @id:ruling.dwarven_lightsmith @clause:layers.lasting @clause:object.you @from:2018-06-08 @must
  Scenario: Dwarven Lightsmith fa crescere le creature della squadra per questo turno, e nessuna di quelle che arrivano dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Goblin Piker”
    Quando Angie lancia “Dwarven Lightsmith”
    E la magia si risolve
    E l'abilità innescata di “Dwarven Lightsmith” si risolve
    E Barry lancia “Wind Drake”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Gigante di Collina” è 4/4
    E la creatura “Dwarven Lightsmith” è 4/5
    E la creatura “Goblin Piker” è 2/1
    E la creatura “Wind Drake” è 2/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:ruling.enraged_revolutionary.team @situation:ruling.enraged_revolutionary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Enraged Revolutionary cresce quando attacca la squadra con più punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Enraged Revolutionary”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Enraged Revolutionary”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Enraged Revolutionary” è 3/2
    E “Enraged Revolutionary” ha un segnalino +1/+1

  @id:ruling.enraged_revolutionary.player @situation:ruling.enraged_revolutionary @clause:life.read @from:2018-04-27 @must
  Scenario: Enraged Revolutionary cresce quando attacca uno dei giocatori della squadra con più punti vita, e non di quella che ne ha meno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Enraged Revolutionary”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Enraged Revolutionary”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Enraged Revolutionary” è 3/2
    E “Enraged Revolutionary” ha un segnalino +1/+1
    E la squadra di Edward ha 17 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Enraged Revolutionary”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Enraged Revolutionary” è 3/2
    E la squadra di Edward ha 14 punti vita

  @id:ruling.grenzos_cutthroat @clause:life.read @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Grenzo's Cutthroat cresce quando attacca uno dei giocatori della squadra con più punti vita, e colpisce per primo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 19 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Grenzo's Cutthroat”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Ronald con “Grenzo's Cutthroat”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Grenzo's Cutthroat” ha un segnalino +1/+1
    E la creatura “Grenzo's Cutthroat” è 2/2
    Quando Edward blocca “Grenzo's Cutthroat” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Barry controlla “Grenzo's Cutthroat”

  @id:ruling.grenzos_cutthroat.less @situation:ruling.grenzos_cutthroat @clause:life.read @from:2018-04-27 @must
  Scenario: Grenzo's Cutthroat non cresce quando attacca un giocatore della squadra con meno punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 19 punti vita
    E che Angie controlla “Grenzo's Cutthroat”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Grenzo's Cutthroat”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Grenzo's Cutthroat” non ha nessun segnalino +1/+1

  @id:parts.ruling_fliers @clause:combat.block @from:2018-04-27 @must
  Scenario: Bloodthirsty Aerialist, Cliffhaven Vampire, Defiant Bloodlord e Grasping Thrull volano
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bloodthirsty Aerialist”
    E che Angie controlla “Cliffhaven Vampire”
    E che Barry controlla “Defiant Bloodlord”
    E che Barry controlla “Grasping Thrull”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bloodthirsty Aerialist”
    E Angie attacca Edward con “Cliffhaven Vampire”
    E Barry attacca Edward con “Defiant Bloodlord”
    E Barry attacca Edward con “Grasping Thrull”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Bloodthirsty Aerialist” con “Gigante di Collina”
    Ed Edward non può bloccare “Cliffhaven Vampire” con “Gigante di Collina”
    Ed Edward non può bloccare “Defiant Bloodlord” con “Gigante di Collina”
    Ed Edward non può bloccare “Grasping Thrull” con “Gigante di Collina”
    Ma Ronald può bloccare “Bloodthirsty Aerialist” con “Wind Drake”

  @id:parts.ruling_at_home @clause:combat.vigilance @clause:combat.attack @from:2018-04-27 @must
  Scenario: Arbiter of Knollridge e Gorm the Great attaccano senza TAPpare, e Brimstone Trebuchet non può attaccare
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Arbiter of Knollridge”
    E che Angie controlla “Brimstone Trebuchet”
    E che Barry controlla “Gorm the Great”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Brimstone Trebuchet”
    Ma Angie può attaccare Edward con “Arbiter of Knollridge”
    E Barry può attaccare Edward con “Gorm the Great”
    E Barry può attaccare Ronald con “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la carta “Arbiter of Knollridge” è STAPpata
    E la carta “Gorm the Great” è STAPpata
    E la carta “Orso Grizzly” è TAPpata

  @id:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  Scenario: Una creatura cresce per ogni altro attaccante di un suo tipo di creatura, anche di un compagno di squadra, il cui attaccante non cresce
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Shared Animosity”
    E che Angie controlla “Goblin Piker”
    E che Barry controlla “Goblin Firestarter”
    E che Barry controlla “Lunk Errant”
    E che Barry controlla “Goblin Chieftain”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Piker”
    E Barry attacca Ronald con “Goblin Firestarter” e “Lunk Errant”
    Allora la creatura “Goblin Piker” è 2/1
    Quando l'abilità innescata di “Shared Animosity” si risolve
    Allora la creatura “Goblin Piker” è 4/1
    E la creatura “Goblin Firestarter” è 2/2
    E la creatura “Lunk Errant” è 4/4

  @id:ruling.shared_animosity.alone @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  Scenario: Gli attaccanti si contano quando l'abilità si risolve, e quello che non ne ha accanto nessuno del suo tipo non cresce
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Shared Animosity”
    E che Angie controlla “Goblin Piker”
    E che Barry controlla “Goblin Firestarter”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Piker”
    E Barry attacca Ronald con “Goblin Firestarter” e “Orso Grizzly”
    E Barry lancia “Unsummon” bersagliando “Goblin Firestarter”
    E la magia si risolve
    E l'abilità innescata di “Shared Animosity” si risolve
    Allora la creatura “Goblin Piker” è 2/1

  @id:ruling.shared_animosity.team @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2005-08-01 @until:2018-04-27 @must
  Scenario: In un attacco dell'intera squadra contano anche gli attaccanti di un compagno di squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Shared Animosity”
    E che Angie controlla “Goblin Piker”
    E che Barry controlla “Goblin Firestarter”
    E che Barry controlla “Lunk Errant”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Goblin Piker” e “Lunk Errant”
    E l'abilità innescata di “Shared Animosity” si risolve
    Allora la creatura “Goblin Piker” è 3/1
    E la creatura “Lunk Errant” è 4/4

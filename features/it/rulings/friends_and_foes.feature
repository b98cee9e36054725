# language: it
Funzionalità: Amici, nemici e ciò che i giocatori tengono
  > Una magia chiama ogni giocatore amico o nemico. Chi può essere chiamato come, e un amico è un compagno?

  @id:ruling.regnas_sanction @clause:effect.choice @clause:effect.steps @from:2018-06-08 @must
  Scenario: Chi lancia Regna's Sanction chiama amica la propria squadra, e ogni nemico tiene una creatura STAPpata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Goblin Piker”
    E che Edward controlla “Elementale dell'Aria”
    E che Ronald controlla “Barkhide Mauler”
    E che Ronald controlla “Hulking Goblin”
    E che la carta “Hulking Goblin” è TAPpata
    E che Barry controlla “Leeches”
    Quando Angie lancia “Regna's Sanction”
    E la magia si risolve
    E Angie chiama Angie e Barry amici e tutti gli altri nemici
    E Edward sceglie di tenere “Elementale dell'Aria”
    Allora “Orso Grizzly” ha un segnalino +1/+1
    E “Gigante di Collina” ha un segnalino +1/+1
    E “Leeches” non ha nessun segnalino +1/+1
    E la carta “Goblin Piker” è TAPpata
    E la carta “Elementale dell'Aria” è STAPpata
    E la carta “Barkhide Mauler” è STAPpata
    E “Elementale dell'Aria” non ha nessun segnalino +1/+1

  @id:ruling.regnas_sanction.teammate @situation:ruling.regnas_sanction @clause:effect.choice @clause:effect.steps @from:2018-06-08 @must
  Scenario: Un compagno può essere chiamato nemico, e un avversario amico
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Goblin Piker”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Barkhide Mauler”
    Quando Angie lancia “Regna's Sanction”
    E la magia si risolve
    E Angie chiama Edward amico e tutti gli altri nemici
    E Barry sceglie di tenere “Gigante di Collina”
    Allora “Elementale dell'Aria” ha un segnalino +1/+1
    E la carta “Barkhide Mauler” è STAPpata
    E “Orso Grizzly” non ha nessun segnalino +1/+1
    E la carta “Orso Grizzly” è STAPpata
    E la carta “Gigante di Collina” è STAPpata
    E la carta “Goblin Piker” è TAPpata

  @id:ruling.regnas_sanction.no_teammate @clause:effect.choice @clause:team.opponents @from:2018-06-08 @must
  Scenario: Chi è stato chiamato amico da una magia può essere un nemico per la prossima
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Barkhide Mauler”
    E che Edward ha due carte in mano
    Quando Angie lancia “Regna's Sanction”
    E la magia si risolve
    Allora Angie deve fare una scelta
    Quando Angie chiama Edward amico e tutti gli altri nemici
    E Angie lancia “Khorvath's Fury”
    E Angie chiama Angie e Barry amici e tutti gli altri nemici
    E la magia si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 28 punti vita
    E “Orso Grizzly” non ha nessun segnalino +1/+1

  @id:friends.hands @clause:effect.choice @clause:effect.steps @clause:effect.discard @from:2018-06-08 @must
  Scenario: Gli amici hanno una nuova mano e una carta in più, anche per una mano vuota, e ai nemici viene inflitto danno per la loro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie ha tre carte in mano
    E che Edward ha tre carte in mano
    E che Ronald ha una carta in mano
    Quando Angie lancia “Khorvath's Fury”
    E la magia si risolve
    E Angie chiama Angie e Barry amici e tutti gli altri nemici
    Allora la squadra di Edward ha 26 punti vita
    E la squadra di Angie ha 30 punti vita
    E Angie ha tre carte in mano
    E Angie ha tre carte nel proprio cimitero
    E Barry ha una carta in mano
    E Edward ha tre carte in mano
    E Edward non ha carte nel proprio cimitero

  @id:friends.nobody @situation:friends.hands @clause:effect.choice @from:2018-06-08 @must
  Scenario: Tutti possono essere nemici, anche chi lancia la magia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry ha due carte in mano
    E che Edward ha una carta in mano
    Quando Angie lancia “Khorvath's Fury”
    E la magia si risolve
    E Angie chiama tutti nemici
    Allora la squadra di Edward ha 29 punti vita
    E la squadra di Angie ha 28 punti vita
    E Barry ha due carte in mano

  @id:keep.three @clause:effect.steps @clause:choice.order @from:2005-10-01 @must
  Scenario: Ogni giocatore, e non ogni squadra, tiene tre permanenti, e chi non ne ha di più li tiene tutti
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Foresta”
    E che Angie controlla “Palude”
    E che Angie controlla “Isola”
    E che Angie controlla “Pianura”
    E che Angie controlla “Montagna”
    E che Angie controlla “Montagna Innevata”
    E che Angie controlla “Pianura Innevata”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Hulking Goblin”
    E che Edward controlla “Leeches”
    E che Ronald controlla “Elementale dell'Aria”
    E che Ronald controlla “Goblin Piker”
    E che Ronald controlla “Barkhide Mauler”
    E che Ronald controlla “Irontread Crusher”
    Quando Angie lancia “Razia's Purification”
    E la magia si risolve
    E Angie sceglie di tenere “Foresta”, “Palude” e “Isola”
    E Ronald sceglie di tenere “Elementale dell'Aria”, “Goblin Piker” e “Irontread Crusher”
    Allora Angie controlla “Foresta”
    E Angie ha “Montagna” nel proprio cimitero
    E Barry controlla “Gigante di Collina”
    E Edward controlla “Orso Grizzly”
    E Edward controlla “Hulking Goblin”
    E Edward controlla “Leeches”
    E Ronald controlla “Elementale dell'Aria”
    E Ronald controlla “Goblin Piker”
    E Ronald controlla “Irontread Crusher”
    Ma Ronald ha “Barkhide Mauler” nel proprio cimitero

# language: it
Funzionalità: Chi attacca e chi subisce danno
  > Un'abilità si innesca quando una creatura attacca o quando una creatura subisce danno. Di quali creature si tratta, e quante volte si innesca?

  @id:happening.attacks.yours @clause:trigger.event @clause:object.you @from:2018-04-27 @must
  Scenario: Ognuno dei propri attaccanti cresce, né quello di un compagno né ciò che resta a casa
    Dato che Angie controlla “Fervent Charge”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Uccelli del Paradiso”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Primordial Sage”
    E che la squadra di Edward ha 40 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly” e “Uccelli del Paradiso”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 4/4
    E la creatura “Uccelli del Paradiso” è 2/3
    Ma la creatura “Wind Drake” è 2/2
    E la creatura “Gigante di Collina” è 3/3
    E la squadra di Edward ha 31 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Primordial Sage”
    E inizia la sottofase di fine combattimento della squadra di Edward
    Allora la creatura “Primordial Sage” è 4/5

  @id:happening.attacks.anybodys @clause:trigger.event @clause:life.shared @from:2018-04-27 @must
  Scenario: Ogni attaccante di chiunque, compagno o avversario, fa guadagnare 1 punto vita alla squadra di un giocatore
    Dato che Angie controlla “Righteous Cause”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Angie ha 22 punti vita
    E la squadra di Edward ha 25 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Barry con “Uccelli del Paradiso”
    E inizia la sottofase di fine combattimento della squadra di Edward
    Allora la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 25 punti vita

  @id:happening.dealt @clause:trigger.event @clause:object.you @from:2024-11-08 @must
  Scenario: Ciò che due bloccanti infliggono insieme fa pescare una carta, ciò che infligge una magia un'altra, e ciò che subiscono altri nessuna
    Dato che Angie controlla “Ripjaw Raptor”
    E che Barry controlla “Primordial Sage”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Ronald controlla “Wind Drake”
    E che Angie ha una carta in mano
    E che Barry ha una carta in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Ripjaw Raptor”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Ripjaw Raptor” con “Orso Grizzly”
    E Ronald blocca “Ripjaw Raptor” con “Wind Drake”
    E la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 2 a “Wind Drake”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora Angie ha due carte in mano
    Quando Angie lancia “Shock” bersagliando “Primordial Sage”
    E inizia la sottofase finale della squadra di Angie
    Allora Angie ha una carta in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Ronald lancia “Tremor”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie ha due carte in mano
    E Barry ha una carta in mano

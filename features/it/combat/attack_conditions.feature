# language: it
@source:W
Funzionalità: Una creatura che può attaccare solo a una condizione
  > Se una creatura può attaccare dipende dal giocatore in difesa, o dall'attacco nel suo insieme. I giocatori in difesa sono due, e l'attacco è uno solo.

  @id:combat.positive.each @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scenario: Ciò che deve valere per il giocatore in difesa deve valere per entrambi
    Dato che Angie controlla “Isola”
    E che Edward controlla “Sea Monster”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Sea Monster”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.positive.both @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scenario: Ciò che vale per entrambi i giocatori in difesa basta
    Dato che Angie controlla “Isola”
    E che Barry controlla “Isola”
    E che Edward controlla “Sea Monster”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Sea Monster”
    Allora la creatura “Sea Monster” sta attaccando

  @id:combat.positive.either @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Ciò che vale per un solo giocatore in difesa basta
    Dato che Angie controlla “Isola”
    E che Edward controlla “Sea Monster”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Sea Monster”
    Allora la creatura “Sea Monster” sta attaccando

  @id:combat.positive.neither @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Ciò che non vale per nessun giocatore in difesa impedisce alla creatura di attaccare
    Dato che Angie controlla “Foresta”
    E che Edward controlla “Sea Monster”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Sea Monster”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.positive.attacked @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2018-04-27 @must
  Scenario: Ciò che deve valere deve valere per il giocatore attaccato
    Dato che Angie controlla “Isola”
    E che Edward controlla “Sea Monster”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Barry con “Sea Monster”
    Ma Edward può attaccare Angie con “Sea Monster”

  @id:combat.relative.each @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2005-08-01 @until:2007-02-01 @must
  Scenario: Avere più creature di uno solo dei giocatori in difesa un tempo non bastava
    Dato che Edward controlla “Goblin Goon”
    E che Edward controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Goblin Goon”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.relative.either @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Avere più creature di uno solo dei giocatori in difesa basta
    Dato che Edward controlla “Goblin Goon”
    E che Edward controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Goblin Goon”
    Allora la creatura “Goblin Goon” sta attaccando

  @id:combat.relative.neither @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Avere tante creature quante ne ha ciascun giocatore in difesa non basta
    Dato che Edward controlla “Goblin Goon”
    E che Edward controlla “Gigante di Collina”
    E che Angie controlla due “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Goblin Goon”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.relative.attacked @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2018-04-27 @must
  Scenario: Per stabilire chi ha più creature si guarda il giocatore attaccato
    Dato che Edward controlla “Goblin Goon”
    E che Edward controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla due “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Barry con “Goblin Goon”
    Ma Edward può attaccare Angie con “Goblin Goon”

  @id:combat.negative.one @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Ciò che deve mancare al giocatore in difesa deve mancare a entrambi
    Dato che Angie controlla “Malvagità in Agguato”
    E che Edward controlla “Esercizio dell'Assenza”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Esercizio dell'Assenza”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.negative.none @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Se manca a entrambi i giocatori in difesa, la condizione è soddisfatta
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Esercizio dell'Assenza”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Esercizio dell'Assenza”
    Allora la creatura “Esercizio dell'Assenza” sta attaccando

  @id:combat.negative.attacked @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2018-04-27 @must
  Scenario: Ciò che deve mancare deve mancare al giocatore attaccato
    Dato che Angie controlla “Malvagità in Agguato”
    E che Edward controlla “Esercizio dell'Assenza”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Esercizio dell'Assenza”
    Ma Edward può attaccare Barry con “Esercizio dell'Assenza”

  @id:combat.attacking_player.either @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Avere più creature di uno solo dei giocatori attaccanti basta per bloccare
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Ronald controlla “Orso Grizzly”
    E che Angie controlla “Goblin Goon”
    E che Angie controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Goblin Goon”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Ronald controlla una creatura

  @id:combat.attacking_player.neither @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Avere tante creature quante ne ha ciascun giocatore attaccante non basta per bloccare
    Dato che Edward controlla due “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Ronald controlla “Orso Grizzly”
    E che Angie controlla “Goblin Goon”
    E che Angie controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Orso Grizzly” con “Goblin Goon”
    Ma Angie può bloccare “Orso Grizzly” con “Vanilla 1/1”

  @id:combat.attacking_player.controller @situation:combat.attacking_player @clause:combat.block_condition @from:2018-04-27 @must
  Scenario: Per stabilire chi ha più creature si guarda il giocatore la cui creatura sarebbe bloccata
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Ronald controlla “Orso Grizzly”
    E che Angie controlla “Goblin Goon”
    E che Angie controlla “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Orso Grizzly” con “Goblin Goon”
    Ma Angie può bloccare “Gigante di Collina” con “Goblin Goon”

  @id:combat.attack.alone @situation:combat.attack.alone @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Una creatura che non può attaccare da sola attacca accanto a una creatura del compagno di squadra
    Dato che Edward controlla “Mogg Flunkies”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Mogg Flunkies”
    Ma Edward può attaccare la squadra di Angie con “Mogg Flunkies”
    E Ronald può attaccare la squadra di Angie con “Gigante di Collina”

  @id:combat.attack.alone.now @situation:combat.attack.alone @clause:combat.attack @from:2018-04-27 @must
  Scenario: Una creatura che non può attaccare da sola attacca un giocatore se anche l'altro è attaccato
    Dato che Edward controlla “Mogg Flunkies”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Mogg Flunkies”
    Ma Edward può attaccare Angie con “Mogg Flunkies”
    E Ronald può attaccare Barry con “Gigante di Collina”

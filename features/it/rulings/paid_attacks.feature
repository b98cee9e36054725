# language: it
Funzionalità: Attacchi da pagare
  > Una carta di un membro fa pagare chi attacca. Chi paga, quante volte, e per un attacco a chi?

  @id:ruling.windborn_muse.team @situation:ruling.windborn_muse @clause:combat.attack @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Con Windborn Muse un attacco alla squadra si paga una volta per ogni creatura, e solo il suo controllore può pagare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Windborn Muse”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla due “Fonte di mana”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Ronald non può attaccare la squadra di Angie con “Gigante di Collina”
    Ma Edward può attaccare la squadra di Angie con “Orso Grizzly”

  @id:ruling.windborn_muse.player @situation:ruling.windborn_muse @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Windborn Muse fa pagare una volta chi attacca il suo controllore, e non chi attacca il compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Windborn Muse”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla due “Fonte di mana”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Barry con “Orso Grizzly”
    E Ronald può attaccare Angie con “Gigante di Collina”

  @id:ruling.windborn_muse.walker @situation:ruling.windborn_muse @clause:combat.attack @from:2018-04-27 @must
  Scenario: Con Windborn Muse attaccare un planeswalker del suo controllore non costa nulla
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Windborn Muse”
    E che Angie controlla “Chandra, Pyrogenius”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare “Chandra, Pyrogenius” con “Orso Grizzly”

  @id:ruling.koskun_falls.team @situation:ruling.koskun_falls @clause:combat.attack @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Con Koskun Falls un attacco alla squadra si paga una volta per ogni creatura, e solo il suo controllore può pagare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Koskun Falls”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla due “Fonte di mana”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Ronald non può attaccare la squadra di Angie con “Gigante di Collina”
    Ma Edward può attaccare la squadra di Angie con “Orso Grizzly”

  @id:ruling.koskun_falls.player @situation:ruling.koskun_falls @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Koskun Falls fa pagare una volta chi attacca il suo controllore, e non chi attacca il compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Koskun Falls”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla due “Fonte di mana”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Barry con “Orso Grizzly”
    E Ronald può attaccare Angie con “Gigante di Collina”

  @id:ruling.war_tax.team @situation:ruling.war_tax @clause:combat.attack @clause:mana.own @clause:replacement.open @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Con War Tax un attacco alla squadra costa X una volta sola al controllore di ogni creatura
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “War Tax”
    E che Angie controlla tre “Isola”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla due “Fonte di mana”
    E che Ronald controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “War Tax” con X = 2
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Ronald non può attaccare la squadra di Angie con “Gigante di Collina”
    Ma Edward può attaccare la squadra di Angie con “Orso Grizzly”

  @id:ruling.war_tax.player @situation:ruling.war_tax @clause:combat.attack @clause:mana.own @clause:replacement.open @from:2018-04-27 @must
  Scenario: War Tax fa pagare X una volta sola a chi attacca, qualunque sia il membro attaccato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “War Tax”
    E che Angie controlla tre “Isola”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla due “Fonte di mana”
    E che Ronald controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “War Tax” con X = 2
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Ronald non può attaccare Angie con “Gigante di Collina”
    E Ronald non può attaccare Barry con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Orso Grizzly”

  @id:ruling.war_tax.ends @situation:ruling.war_tax @clause:combat.attack @clause:layers.lasting @from:2018-04-27 @must
  Scenario: War Tax non costa più nulla nel turno successivo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “War Tax”
    E che Angie controlla due “Isola”
    E che Edward controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “War Tax” con X = 1
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può attaccare Angie con “Orso Grizzly”

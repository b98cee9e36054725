# language: it
@source:F @source:J @source:W
Funzionalità: Danno suddiviso tra più creature bloccanti
  > Una creatura di ciascun giocatore in difesa blocca lo stesso attaccante. Come si suddivide tra loro il suo danno?

  @id:combat.division.freely @situation:combat.division @clause:combat.division @clause:combat.damage @from:2005-08-01 @until:2009-07-11 @must
  Scenario: La squadra attaccante suddivide il danno come preferisce
    Dato che Angie controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Barry blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward suddivide il danno: 1 a “Wind Drake”, 1 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie controlla una creatura
    E Barry controlla una creatura
    Ed Edward non controlla nessuna creatura

  @id:combat.division.in_order @situation:combat.division @clause:combat.division @clause:combat.damage @from:2009-07-11 @until:2018-04-27 @must
  Scenario: La squadra attaccante ordina i bloccanti, e il secondo subisce danno solo dopo un danno letale al primo
    Dato che Angie controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Barry blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Wind Drake”, poi “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    E Barry controlla una creatura
    Ed Edward non controlla nessuna creatura

  @id:combat.division.other_order @situation:combat.division @clause:combat.division @clause:combat.damage @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Se la squadra attaccante mette per primo il bloccante più grosso, questo subisce tutto il danno e sopravvive
    Dato che Angie controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Barry blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Gigante di Collina”, poi “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie controlla una creatura
    E Barry controlla una creatura
    Ed Edward non controlla nessuna creatura

  @id:combat.division.in_order.attacked @situation:combat.division @clause:combat.division @clause:combat.damage @from:2018-04-27 @until:2024-11-08 @must
  Scenario: L'ordine dei bloccanti vale qualunque giocatore sia attaccato
    Dato che Angie controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Barry blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward dichiara l'ordine di assegnazione del danno: prima “Wind Drake”, poi “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    E Barry controlla una creatura
    Ed Edward non controlla nessuna creatura

  @id:combat.division.freely.now @situation:combat.division @clause:combat.division @clause:combat.damage @from:2024-11-08 @must
  Scenario: Senza un ordine la squadra attaccante suddivide di nuovo il danno come preferisce
    Dato che Angie controlla “Wind Drake”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Orso Grizzly” con “Wind Drake”
    E Barry blocca “Orso Grizzly” con “Gigante di Collina”
    E la squadra di Edward suddivide il danno: 1 a “Wind Drake”, 1 a “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie controlla una creatura
    E Barry controlla una creatura
    Ed Edward non controlla nessuna creatura

# language: it
Funzionalità: Con le carte più semplici
  > Due creature senza abilità, una terra base e una stregoneria: che cosa ne viene in ogni partita?

  @id:plainest.fresh @clause:object.newcomer @from:2018-04-27 @must
  Scenario: Una creatura lanciata in questo turno non attacca; nel turno successivo della sua squadra sì
    Dato che Angie controlla “Gigante di Collina”
    E che Angie ha “Orso Grizzly” in mano
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Orso Grizzly”

  @id:plainest.damage @clause:step.damage_ends @from:2005-08-01 @must
  Scenario: I danni di due turni non si sommano; quelli di uno stesso turno sì
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Tremor”
    E la magia si risolve
    Allora Angie controlla una creatura
    Quando Edward lancia “Pyroclasm”
    E la magia si risolve
    Allora Angie non controlla nessuna creatura

  @id:plainest.untap @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: Nella sottofase di STAP di una squadra STAPpano i permanenti di entrambe le teste, e in quella dell'altra restano TAPpati
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Orso Grizzly” è TAPpata
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Orso Grizzly” è TAPpata
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la carta “Gigante di Collina” è STAPpata
    E la carta “Orso Grizzly” è STAPpata

  @id:plainest.mana @clause:mana.empties @from:2009-07-11 @must
  Scenario: Il mana di una fase principale non c'è più nell'altra
    Dato che Angie controlla “Montagna”
    E che Angie ha “Tremor” in mano
    Quando Angie attiva l'abilità di “Montagna”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie non può lanciare “Tremor”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Montagna”
    Allora Angie può lanciare “Tremor”

  @id:plainest.blocked @clause:combat.damage_assigned @from:2018-04-27 @must
  Scenario: Una creatura bloccata e quella che la blocca si danneggiano a vicenda, e nessun giocatore
    Dato che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald non controlla nessuna creatura
    E Angie controlla una creatura
    E la squadra di Edward ha 30 punti vita

  @id:plainest.tapped @clause:combat.block @from:2018-04-27 @must
  Scenario: Ciò che è TAPpato non blocca
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Forza della Vegetazione”
    E che la carta “Orso Grizzly” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Orso Grizzly”
    Ma Ronald può bloccare “Gigante di Collina” con “Forza della Vegetazione”

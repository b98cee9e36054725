# language: it
Funzionalità: Chi è pungolato
  > Una creatura pungolata attacca se può, e un giocatore diverso da chi l'ha pungolata se può. Un compagno è un giocatore diverso?

  @id:goad.teammate @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Le creature che una testa ha pungolato attaccano l'altra testa, e quelle della propria squadra sono ormai libere
    Dato che Angie controlla “Child of Night”
    E che Barry controlla “Giant Spider”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Disrupt Decorum”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura
    Quando Barry attacca Edward con “Giant Spider”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Edward non può attaccare Barry con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”
    E Ronald può attaccare Barry con “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry può non attaccare con alcuna creatura

  @id:goad.elsewhere @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Una creatura pungolata non attacca chi l'ha pungolata, dove può attaccare il compagno
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Disrupt Decorum”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”

  @id:goad.group @clause:combat.goad @clause:combat.attacks @from:2016-08-26 @until:2018-04-27 @must
  Scenario: Finché le creature attaccano l'altra squadra come gruppo, una creatura pungolata lo fa e non resta più indietro
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Jeering Homunculus”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Jeering Homunculus” si risolve
    E Angie fa ciò che l'abilità permette
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:goad.may @clause:combat.goad @clause:object.you @from:2018-04-27 @must
  Scenario: Una creatura che il controllore di Jeering Homunculus non vuole pungolare non deve attaccare
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Jeering Homunculus”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Jeering Homunculus” si risolve
    E Angie non fa ciò che l'abilità permette
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura

  @id:goad.defending @clause:combat.goad @clause:combat.attacks @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Chi attacca una testa può pungolare solo le creature di quella testa, che devono attaccare il compagno
    Dato che Angie controlla “Goblin Racketeer”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Fountain of Youth”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Racketeer”
    E l'abilità innescata di “Goblin Racketeer” si risolve
    E Angie fa ciò che l'abilità permette
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Ronald non può attaccare Angie con “Orso Grizzly”
    E Edward non può attaccare Angie con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”

  @id:goad.both @clause:combat.goad @clause:combat.attacks @from:2020-07-03 @must
  Scenario: Chi è pungolato due volte da una testa e una dall'altra attacca l'una o l'altra, perché ciascuna lo pungola una volta
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia la prima carta “Disrupt Decorum”
    E la magia si risolve
    E Angie lancia la seconda carta “Disrupt Decorum”
    E la magia si risolve
    E Barry lancia “Disrupt Decorum” di Barry
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    Ma Edward può attaccare Angie con “Gigante di Collina”

  @id:goad.aura @clause:combat.goad @clause:combat.block_required @clause:combat.attacks @from:2020-04-17 @must
  Scenario: Una creatura sotto un'aura attacca il compagno di chi l'ha messa, e una creatura dell'una o dell'altra testa la blocca
    Dato che Barry controlla “Giant Spider”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Predatory Impetus” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Edward non può attaccare Angie con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Barry non può non bloccare con alcuna creatura
    Ma Angie può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Edward controlla “Gigante di Collina”

  @id:goad.nobody_else @clause:combat.goad @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Dove il compagno non può essere attaccato senza pagare, una creatura pungolata attacca chi l'ha pungolata
    Dato che Barry controlla “Windborn Muse”
    E che Edward controlla “Gigante di Collina”
    E che Edward non controlla “Fonte di mana”
    Quando Angie lancia “Jeering Homunculus”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Jeering Homunculus” si risolve
    E Angie fa ciò che l'abilità permette
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    Ma Edward può attaccare Angie con “Gigante di Collina”

  @id:goad.planeswalker @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Un planeswalker del compagno non è un giocatore, e una creatura pungolata attacca il compagno
    Dato che Barry controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Disrupt Decorum”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare “Chandra, Pyrogenius” con “Gigante di Collina”
    Ma Edward può attaccare Barry con “Gigante di Collina”

  @id:goad.itself @clause:combat.goad @from:2016-08-26 @must
  Scenario: Dove non c'è un'altra creatura Jeering Homunculus può pungolare solo sé stesso
    Dato che Edward controlla “Fountain of Youth”
    Quando Angie lancia “Jeering Homunculus”
    E la magia si risolve
    E l'abilità innescata di “Jeering Homunculus” si risolve
    E Angie fa ciò che l'abilità permette
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura

  @id:goad.aura.fights @clause:combat.goad @clause:combat.block_required @clause:combat.attacks @from:2020-04-17 @must
  Scenario: Una creatura sotto un'aura è tanto più grande, e l'aura è solo per le creature
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Fountain of Youth”
    Allora Angie non può lanciare “Predatory Impetus” bersagliando “Fountain of Youth”
    Ma Angie può lanciare “Predatory Impetus” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/5

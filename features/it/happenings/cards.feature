# language: it
Funzionalità: Chi pesca e chi scarta
  > Un'abilità si innesca per ogni carta che un avversario pesca o scarta, o quando il suo controllore ne pesca una seconda. Di quali carte si tratta?

  @id:happening.draws.opponents @clause:trigger.event @clause:team.opponents @clause:turn.draw_order @from:2006-10-01 @must
  Scenario: Ogni carta pescata dall'uno o dall'altro avversario infligge 1 danno all'altra squadra; le proprie e quelle di un compagno, nessuno
    Dato che Angie controlla “Underworld Dreams”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Edward ha 14 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:happening.draws.second @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scenario: La seconda carta di un turno è quella di un solo giocatore, in qualunque turno, e una terza non è una seconda
    Dato che Angie controlla “Faerie Vandal”
    E che Barry controlla “Faerie Vandal”
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    E Angie lancia “Reach Through Mists”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Faerie Vandal” di Angie è 1/2
    E la creatura “Faerie Vandal” di Barry è 1/2
    Quando Angie lancia “Divination”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora la creatura “Faerie Vandal” di Angie è 2/3
    E la creatura “Faerie Vandal” di Barry è 1/2
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Reach Through Mists”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Faerie Vandal” di Angie è 2/3
    E la creatura “Faerie Vandal” di Barry è 2/3

  @id:happening.draws.second.cast @situation:happening.draws.second @clause:trigger.event @from:2022-04-29 @must
  Scenario: Ciò che si innesca alla seconda carta può arrivare nel turno di un avversario, e vola
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    Quando la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Primordial Sage”
    Ma Angie può lanciare “Faerie Vandal”
    Quando la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Faerie Vandal”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Faerie Vandal” con “Gigante di Collina”
    Ma Edward può bloccare “Faerie Vandal” con “Wind Drake”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può lanciare “Primordial Sage”

  @id:happening.discards.opponents @clause:trigger.event @clause:team.opponents @from:2005-08-01 @must
  Scenario: Ogni carta scartata dall'uno o dall'altro avversario infligge 2 danni, e quelle della squadra del controllore nessuno
    Dato che Angie controlla “Megrim”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward ha due carte in mano
    E che Ronald ha una carta in mano
    E che Barry ha due carte in mano
    Quando Angie lancia “Unnerve”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    Quando Angie lancia “Mind Rot” bersagliando Barry
    E la magia si risolve
    E Barry scarta due carte
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 14 punti vita

  @id:happening.discards.cleanup @situation:happening.discards.opponents @clause:trigger.event @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Conta anche ciò che un avversario scarta nella sottofase di cancellazione
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Megrim”
    E che la squadra di Edward ha 20 punti vita
    E che Edward ha nove carte in mano
    Quando inizia la sottofase finale della squadra di Edward
    Ed Edward scarta due carte
    E inizia il mantenimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

# language: it
Funzionalità: Il mana non speso alla fine di un turno
  > Si aggiunge mana nella sottofase finale, e segue un'altra sottofase finale, o una sottofase di cancellazione in cui si agisce. Che cosa ne resta?

  @id:unspent.end_again @situation:unspent.end @clause:mana.empties @clause:step.extra @from:2009-07-11 @must
  Scenario: Il mana di una sottofase finale è svanito in quella addizionale
    Dato che Angie controlla “Esercizio della Lunga Sera”
    E che Angie controlla “Foresta”
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Esercizio della Lunga Sera” si risolve
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase finale della squadra di Angie
    E Angie non ha mana non speso

  @id:unspent.cleanup @situation:unspent.end @clause:mana.empties @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Il mana della sottofase finale è svanito nella sottofase di cancellazione in cui qualcosa si innesca
    Dato che Edward controlla “Zulaport Cutthroat”
    E che Barry controlla “Liliana, the Last Hope”
    E che Angie controlla “Foresta”
    Quando Barry lancia “Giant Growth” bersagliando “Zulaport Cutthroat”
    E la magia si risolve
    E Barry attiva la prima abilità di “Liliana, the Last Hope”
    E Barry sceglie “Zulaport Cutthroat” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di cancellazione della squadra di Angie
    E Angie non ha mana non speso

  @id:unspent.cleanup_again @situation:unspent.end @clause:mana.empties @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Il mana di una sottofase di cancellazione è svanito nella sottofase di cancellazione che la segue
    Dato che Edward controlla “Zulaport Cutthroat”
    E che Edward controlla “Megrim”
    E che Barry controlla “Liliana, the Last Hope”
    E che Ronald controlla “Foresta”
    E che Angie controlla quattro “Fonte di mana”
    E che Angie ha otto carte in mano
    E che Angie ha “Think Twice” nel proprio cimitero
    Quando Angie lancia “Giant Growth” bersagliando “Zulaport Cutthroat”
    E la magia si risolve
    E Barry attiva la prima abilità di “Liliana, the Last Hope”
    E Barry sceglie “Zulaport Cutthroat” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E l'abilità innescata di “Zulaport Cutthroat” si risolve
    E Angie lancia “Think Twice”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Ronald attiva l'abilità di “Foresta”
    Allora Ronald ha un mana non speso
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E Angie scarta una carta
    Allora è la sottofase di cancellazione della squadra di Angie
    E Ronald non ha mana non speso

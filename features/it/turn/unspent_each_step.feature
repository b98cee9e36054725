# language: it
Funzionalità: Il mana non speso alla fine di ogni sottofase
  > Si aggiunge mana in una sottofase, e ne segue un'altra, fosse anche addizionale. Che cosa ne resta?

  @id:unspent.upkeep @clause:mana.empties @from:2009-07-11 @must
  Scenario: Il mana del mantenimento è svanito nella sottofase di acquisizione, e quello di inizio combattimento quando si dichiarano gli attaccanti
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Foresta”
    E che Barry controlla “Pianura”
    Quando inizia il mantenimento della squadra di Angie
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie non ha mana non speso
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E Barry attiva l'abilità di “Pianura”
    Allora Barry ha un mana non speso
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non ha mana non speso

  @id:unspent.again @situation:unspent.upkeep @clause:mana.empties @clause:step.extra @from:2009-07-11 @must
  Scenario: Il mana del mantenimento è svanito in una sottofase di mantenimento addizionale
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Foresta”
    E che Barry controlla “Esercizio della Lunga Mattina”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Esercizio della Lunga Mattina” si risolve
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è il mantenimento della squadra di Angie
    E Angie non ha mana non speso

  @id:unspent.phase @situation:unspent.upkeep @clause:mana.empties @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Finché il mana durava una fase, quello della sottofase di acquisizione era svanito nella fase principale, e costava un punto vita
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Foresta”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie non ha mana non speso
    E la squadra di Angie ha 19 punti vita

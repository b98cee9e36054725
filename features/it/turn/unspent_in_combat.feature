# language: it
Funzionalità: Il mana non speso nelle sottofasi di combattimento
  > Una creatura attacca, e si aggiunge mana in ogni sottofase della fase di combattimento. Che cosa ne resta nella successiva?

  @id:unspent.attack @clause:mana.empties @clause:step.end @from:2018-04-27 @must
  Scenario: Il mana di ogni sottofase di combattimento è svanito nella successiva
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla tre “Foresta”
    E che Barry controlla “Pianura”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attiva l'abilità della prima carta “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Angie non ha mana non speso
    Quando Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Angie attiva l'abilità della seconda carta “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie non ha mana non speso
    Quando Angie attiva l'abilità della terza carta “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora Angie non ha mana non speso
    Quando Barry attiva l'abilità di “Pianura”
    Allora Barry ha un mana non speso
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry non ha mana non speso

  @id:unspent.strike @situation:unspent.attack @clause:mana.empties @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Il mana della sottofase in cui infligge danno l'attacco improvviso è svanito nella seconda sottofase di danno da combattimento
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Youthful Knight”
    E che Angie controlla “Foresta”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Edward con “Youthful Knight”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di danno da combattimento della squadra di Angie
    E Angie non ha mana non speso

# language: it
Funzionalità: I punti vita che il mana brucia
  > Fino al 2009 il mana che restava costava punti vita al suo giocatore. Sono punti vita persi come gli altri?

  @id:life.burnt.trigger @clause:mana.burn @clause:life.shared @clause:object.you @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Ciò che si innesca quando un giocatore perde punti vita si innesca per la bruciatura da mana, e non per quella del compagno di squadra
    Dato che la squadra di Angie ha 10 punti vita
    E che Angie controlla “Trascendenza”
    E che Angie controlla “Fonte di mana”
    E che Barry controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “Fonte di mana” di Angie
    E Angie sceglie il colore il verde
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 9 punti vita
    Quando l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie ha 11 punti vita
    Quando Barry attiva l'abilità di “Fonte di mana” di Barry
    E Barry sceglie il colore il rosso
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 10 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Angie ha 10 punti vita

  @id:life.burnt.added @clause:mana.burn @clause:mana.empties @clause:phase.extra @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il mana brucia alla fine di una fase seguita da una aggiuntiva, e alla fine di ciascuna di queste
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Foresta”
    E che Barry controlla “Pianura”
    E che Barry controlla “Palude”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie lancia “Seize the Day” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Barry attiva l'abilità di “Foresta”
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora Barry non ha mana non speso
    E la squadra di Angie ha 19 punti vita
    Quando Barry attiva l'abilità di “Pianura”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry non ha mana non speso
    E la squadra di Angie ha 18 punti vita
    Quando Barry attiva l'abilità di “Palude”
    E inizia la sottofase finale della squadra di Angie
    Allora Barry non ha mana non speso
    E la squadra di Angie ha 17 punti vita

  @id:life.burnt.end @clause:mana.burn @clause:mana.empties @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il mana della sottofase finale brucia quando termina il turno, e non nel turno successivo
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Foresta”
    Quando inizia la sottofase finale della squadra di Angie
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non ha mana non speso
    E la squadra di Angie ha 19 punti vita

  @id:life.burnt.last_turns @situation:life.burnt.end @clause:mana.burn @clause:mana.empties @clause:match.turns_after_time @from:2005-08-20 @until:2009-07-11 @must
  Scenario: Il mana brucia anche nei turni giocati dopo lo scadere del tempo
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Foresta”
    Quando viene raggiunto il tempo limite
    E inizia la sottofase finale della squadra di Angie
    E Angie attiva l'abilità di “Foresta”
    Allora Angie ha un mana non speso
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non ha mana non speso
    E la squadra di Angie ha 19 punti vita

# language: it
Funzionalità: Una creatura la cui forza dipende da uno di tre avversari
  > L'abilità di una creatura dice che la sua forza è il numero di creature del giocatore in difesa. Ogni avversario può essere attaccato: le creature di quale contano?

  @id:free_for_all.defining @clause:combat.defending_alone @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: Contano le creature del giocatore attaccato, e non si sceglie nessuno
    Dato che Angie controlla “Esercizio dello Specchio”
    E che Edward controlla “Orso Grizzly”
    E che Martha controlla due “Vanilla 1/1”
    E che Simon controlla tre “Vanilla 1/1”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Esercizio dello Specchio”
    Allora la creatura “Esercizio dello Specchio” è 2/4

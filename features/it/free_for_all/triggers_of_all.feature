# language: it
Funzionalità: Inneschi di quattro giocatori insieme
  > Creature di tutti e quattro i giocatori muoiono insieme, e ognuna ha un'abilità che si innesca. In che ordine si risolvono, e quante volte?

  @id:free_for_all.triggers_of_all @clause:trigger.order @clause:trigger.dies @variant:free-for-all @from:2005-08-01 @must
  Scenario: Delle abilità innescate di tutti i giocatori quella dell'ultimo nell'ordine di turno si risolve per prima, e ciascuna una volta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Spirit of Malevolence”
    E che Edward controlla “Spirit of Malevolence”
    E che Martha controlla “Spirit of Malevolence”
    E che Simon controlla “Spirit of Malevolence”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E l'abilità innescata di “Spirit of Malevolence” di Simon si risolve
    Allora la squadra di Simon ha 21 punti vita
    E la squadra di Angie ha 19 punti vita
    E la squadra di Martha ha 19 punti vita
    Quando l'abilità innescata di “Spirit of Malevolence” di Martha si risolve
    Allora la squadra di Martha ha 20 punti vita
    E la squadra di Edward ha 18 punti vita
    Quando l'abilità innescata di “Spirit of Malevolence” di Edward si risolve
    E l'abilità innescata di “Spirit of Malevolence” di Angie si risolve
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 18 punti vita
    E la squadra di Martha ha 18 punti vita
    E la squadra di Simon ha 18 punti vita

  @id:free_for_all.triggers_of_others @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: Anche nella prima sottofase del turno si risolve per prima l'abilità di chi segue per ultimo il giocatore attivo
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Copper Tablet”
    E che Martha controlla “Copper Tablet”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Copper Tablet” di Angie si risolve
    Allora la squadra di Edward ha 19 punti vita
    Quando l'abilità innescata di “Copper Tablet” di Martha si risolve
    Allora la squadra di Edward ha 18 punti vita

# language: it
Funzionalità: Che cosa accade a più d'uno insieme
  > Tutti i giocatori sacrificano per un effetto, o più creature danneggiano un giocatore. Quante volte si innesca qualcosa, e chi vede andarsene chi?

  @id:together.sacrificed.first @situation:together.sacrificed @clause:trigger.dies @clause:turn.teams @from:2018-06-08 @must
  Scenario: Una creatura del giocatore che sceglie per primo vede andarsene con sé quelle di tutti gli altri
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Poison-Tip Archer”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando Angie lancia “Innocent Blood”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    E Ronald non controlla nessuna creatura
    E la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:together.sacrificed.last @situation:together.sacrificed @clause:trigger.dies @clause:turn.teams @from:2018-06-08 @must
  Scenario: Una creatura del giocatore che sceglie per ultimo vede andarsene con sé quelle di tutti gli altri, e non sé stessa
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Poison-Tip Archer”
    Quando Angie lancia “Innocent Blood”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Ronald non controlla nessuna creatura
    E la squadra di Angie ha 16 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:together.lost @situation:together.lost @clause:combat.damage @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Il danno da combattimento di due creature fa perdere punti vita a un giocatore una volta, e ciò che se ne innesca si innesca una volta per tutto
    Dato che la squadra di Angie ha 10 punti vita
    E che Angie controlla “Trascendenza”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora la squadra di Angie ha 5 punti vita
    Quando l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie ha 15 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 15 punti vita

  @id:together.lost.each @situation:together.lost @clause:combat.damage @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Se ciascuna testa è danneggiata da una creatura, ciascuna ha perso punti vita propri, e quelli del compagno di squadra non ne fanno parte
    Dato che la squadra di Angie ha 10 punti vita
    E che Angie controlla “Trascendenza”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora la squadra di Angie ha 5 punti vita
    Quando l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie ha 9 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 9 punti vita

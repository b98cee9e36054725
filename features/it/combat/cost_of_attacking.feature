# language: it
Funzionalità: Quanto costa attaccare
  > Un giocatore è attaccato solo da chi paga. E la battaglia che lo stesso giocatore protegge?

  @id:cost.battle @clause:combat.attacks @clause:battle.attacked @clause:cost.resources @from:2023-04-14 @must
  Scenario: Chi dovrebbe pagare per attaccare un giocatore attacca gratis la battaglia che quel giocatore protegge
    Dato che Edward controlla “Esercizio del Bastione”
    E che il protettore di “Esercizio del Bastione” è Angie
    E che “Esercizio del Bastione” ha cinque segnalini difesa
    E che Edward controlla “Gigante di Collina”
    E che Edward non controlla “Fonte di mana”
    Quando Angie lancia “Forbidding Spirit”
    E la magia si risolve
    E l'abilità innescata di “Forbidding Spirit” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Gigante di Collina”
    Ma Edward può attaccare “Esercizio del Bastione” con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora “Esercizio del Bastione” ha due segnalini difesa

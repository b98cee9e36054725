# language: it
Funzionalità: Ciò che si innesca all'inizio del combattimento
  > Delle abilità si innescano all'inizio del combattimento nel turno del loro controllore. I compagni di squadra condividono il turno: le abilità di chi si innescano?

  @id:combat_begins.team @clause:turn.teams @clause:trigger.step_alone @from:2015-01-23 @must
  Scenario: Le abilità di entrambe le teste si innescano nel turno della loro squadra, e nessuna di un avversario
    Dato che Angie controlla “Goblin Rabblemaster”
    E che Barry controlla “Goblin Rabblemaster”
    E che Edward controlla “Goblin Rabblemaster”
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Goblin Rabblemaster” di Angie si risolve
    E l'abilità innescata di “Goblin Rabblemaster” di Barry si risolve
    Allora Angie controlla una pedina Goblin 1/1
    E Barry controlla una pedina Goblin 1/1
    E Edward controlla una creatura

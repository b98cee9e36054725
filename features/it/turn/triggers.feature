# language: it
@source:F @source:I @source:J
Funzionalità: Le abilità che si innescano all'inizio di una sottofase
  > I compagni di squadra condividono le sottofasi. Quante volte si innesca un'abilità in una sottofase che due giocatori hanno in comune?

  @id:trigger.step.verdant_force @clause:trigger.step @source:F-EX02 @source:I-EX02 @source:J-EX01 @from:2005-08-05 @must
  Scenario: La Forza della Vegetazione crea un Saprolingio nel mantenimento di ciascuna squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Forza della Vegetazione”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Forza della Vegetazione” si risolve
    Allora Angie controlla una pedina Saprolingio
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Forza della Vegetazione” si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora Angie controlla due pedine Saprolingio
    E Barry non controlla nessuna pedina Saprolingio

# language: it
Funzionalità: Istantanei, e terre come bersagli
  > Un istantaneo si è risolto, e c'è una terra accanto alla creatura. Dov'è la carta, e quale poteva esserne il bersaglio?

  @id:zones.instant @clause:target.choose @from:2005-08-01 @must
  Scenario: Ciò che danneggia una creatura o un giocatore non può bersagliare una terra, e un istantaneo finisce nel cimitero di chi l'ha lanciato
    Dato che Edward controlla “Foresta”
    E che Edward controlla “Orso Grizzly”
    Allora Barry non può lanciare “Shock” bersagliando “Foresta”
    Ma Barry può lanciare “Shock” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Ed Edward controlla “Foresta”
    E Barry ha “Shock” nel proprio cimitero
    E Barry non controlla “Shock”

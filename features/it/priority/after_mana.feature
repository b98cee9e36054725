# language: it
Funzionalità: Passare, e mana nel mezzo
  > Una squadra ha passato, l'altra aggiunge mana e passa anch'essa. Hanno passato tutti in successione?

  @id:priority.mana_between @clause:priority.pass @clause:mana.ability @from:2009-07-11 @must
  Scenario: Una magia non si risolve quando tra due passaggi è stato aggiunto mana, finché la prima squadra non passa di nuovo
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Foresta”
    Quando Angie lancia “Squarcio di Fiamme”
    E la squadra di Angie passa la priorità
    Ed Edward attiva l'abilità di “Foresta”
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    Allora la squadra di Edward ha 12 punti vita
    E la squadra di Angie ha 12 punti vita

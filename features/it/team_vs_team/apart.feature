# language: it
Funzionalità: Nulla è condiviso
  > I compagni possono consultarsi e guardare l'uno la mano dell'altro. Che cos'altro hanno in comune?

  @id:versus.hand.seen @clause:hand.seen @variant:team-vs-team @from:2011-09-30 @must
  Scenario: I compagni possono guardare l'uno la mano dell'altro, e gli avversari no
    Dato che Angie ha “Shock” in mano
    E che Barry ha “Divination” in mano
    Allora Barry ha il diritto di guardare “Shock”
    E Angie ha il diritto di guardare “Divination”
    Ma Edward non ha il diritto di guardare “Shock”
    E Ronald non ha il diritto di guardare “Divination”

  @id:versus.mana @clause:versus.apart @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Nessuno paga con il mana del compagno
    Dato che Angie non controlla “Fonte di mana”
    E che Barry controlla “Fonte di mana”
    E che Edward ha 20 punti vita
    Allora Angie non può lanciare “Shock” bersagliando Edward
    Quando Angie passa la priorità
    Allora Barry può lanciare “Shock” bersagliando Edward

  @id:versus.permanents @clause:versus.apart @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Anche in squadra contro squadra nessuno attiva un'abilità dei permanenti del compagno
    Dato che Barry controlla “Wall of Blood”
    E che Barry ha 20 punti vita
    E che Angie ha 20 punti vita
    Allora Angie non può attivare l'abilità di “Wall of Blood”
    Quando Angie passa la priorità
    Allora Barry può attivare l'abilità di “Wall of Blood”
    E Barry ha 19 punti vita
    E Angie ha 20 punti vita

# language: it
Funzionalità: Magie che non possono essere neutralizzate
  > Qualcosa dice che delle magie non possono essere neutralizzate. Di chi sono, anche di un compagno di squadra?

  @id:uncountered.itself @clause:spell.uncountered @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una magia che lo dice è bersaglio di una che la neutralizzerebbe, e si risolve ugualmente
    Dato che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Dovin's Veto” bersagliando “Shock”
    E la squadra di Edward passa la priorità
    E Angie lancia “Cancel” bersagliando “Dovin's Veto”
    E la magia si risolve
    Allora Angie ha “Cancel” nel proprio cimitero
    Ed Edward non ha carte nel proprio cimitero
    Quando la magia si risolve
    Allora Angie ha “Shock” nel proprio cimitero
    Ed Edward controlla “Orso Grizzly”
    Ed Edward ha “Dovin's Veto” nel proprio cimitero

  @id:uncountered.anybodys @clause:spell.uncountered @clause:effect.counter @from:2005-08-01 @must
  Scenario: Dove le magie creatura non possono essere neutralizzate non lo può quella di nessuno, nemmeno di un avversario, e le altre sì
    Dato che Edward controlla “Gaea's Herald”
    E che Edward controlla dieci “Fonte di mana”
    E che Angie ha “Gigante di Collina” in mano
    E che Angie ha “Vision Skeins” in mano
    E che Angie ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    Ed Edward ha “Cancel” nel proprio cimitero
    Quando Angie lancia “Vision Skeins”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Negate” bersagliando “Vision Skeins”
    E la magia si risolve
    Allora Angie ha “Vision Skeins” nel proprio cimitero
    E Angie ha dieci carte nel proprio grimorio

  @id:uncountered.your_own @clause:spell.uncountered @clause:effect.counter @from:2005-08-01 @must
  Scenario: Le magie creatura che controlli non possono essere neutralizzate; quelle di un compagno sì, come le tue altre magie
    Dato che Angie controlla “Surrak Dragonclaw”
    E che Edward controlla dieci “Fonte di mana”
    E che Angie ha “Gigante di Collina” in mano
    E che Angie ha “Vision Skeins” in mano
    E che Barry ha “Orso Grizzly” in mano
    E che Angie ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando Barry lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Essence Scatter” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    Quando Angie lancia “Vision Skeins”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Negate” bersagliando “Vision Skeins”
    E la magia si risolve
    Allora Angie ha “Vision Skeins” nel proprio cimitero
    E Angie ha dieci carte nel proprio grimorio

  @id:uncountered.its_own_spell @clause:spell.uncountered @clause:effect.counter @clause:priority.timing @from:2005-08-01 @must
  Scenario: Una creatura che lo dice della propria magia viene lanciata nel turno di un avversario, e nessuna magia la neutralizza
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Surrak Dragonclaw”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Surrak Dragonclaw”
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Surrak Dragonclaw”
    E la creatura “Surrak Dragonclaw” è 6/6
    Ed Edward ha “Cancel” nel proprio cimitero

  @id:uncountered.trample @clause:combat.trample @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: Le altre creature di chi controlla Surrak Dragonclaw travolgono, ma né essa né quelle del compagno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Surrak Dragonclaw”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Uccelli del Paradiso”
    E che Edward controlla “Wall of Blood”
    E che Ronald controlla “Shanodin Dryads”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Edward con “Surrak Dragonclaw”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Uccelli del Paradiso”
    Ed Edward blocca “Surrak Dragonclaw” con “Wall of Blood”
    E Ronald blocca “Orso Grizzly” con “Shanodin Dryads”
    E la squadra di Angie suddivide il danno: 1 a “Uccelli del Paradiso”, 2 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita

# language: it
Funzionalità: Bersagli delle abilità che vengono attivate
  > Un'abilità nomina il suo bersaglio quando viene attivata. Quale si può scegliere, e quale è rifiutato?

  @id:activation.nonland @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scenario: Ayli, Eternal Pilgrim può bersagliare qualsiasi permanente tranne una terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 50 punti vita
    E che Angie controlla “Ayli, Eternal Pilgrim”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla tre “Fonte di mana”
    E che Edward controlla “Fountain of Youth”
    E che Edward controlla “Foresta”
    Allora Angie non può attivare la seconda abilità di “Ayli, Eternal Pilgrim” bersagliando “Foresta”
    Ma Angie può attivare la seconda abilità di “Ayli, Eternal Pilgrim” bersagliando “Fountain of Youth”
    Quando l'abilità si risolve
    Allora Edward possiede “Fountain of Youth” in esilio
    E Edward controlla “Foresta”

  @id:activation.hexproof @clause:target.choose @from:2011-09-30 @must
  Scenario: Un'abilità non può bersagliare una creatura con velo, nemmeno quella di un compagno del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Goblin Bombardment”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Mist Leopard”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può attivare l'abilità di “Goblin Bombardment” bersagliando “Mist Leopard”
    Ma Angie può attivare l'abilità di “Goblin Bombardment” bersagliando “Gigante di Collina”
    Quando Angie sacrifica “Orso Grizzly”
    E l'abilità si risolve
    Allora Edward controlla “Gigante di Collina”
    E Barry controlla “Mist Leopard”

  @id:activation.player @clause:target.choose @from:2005-08-01 @must
  Scenario: Un'abilità che bersaglia un giocatore ne bersaglia uno qualsiasi, anche il compagno, e nessun permanente
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Acolyte of Xathrid”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Gigante di Collina”
    Allora Angie non può attivare l'abilità di “Acolyte of Xathrid” bersagliando “Gigante di Collina”
    Ma Angie può attivare l'abilità di “Acolyte of Xathrid” bersagliando Barry
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 19 punti vita

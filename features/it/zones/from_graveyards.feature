# language: it
Funzionalità: Fuori dal proprio cimitero
  > Una carta dice che viene lanciata, o una sua abilità attivata, mentre è in un cimitero. Da chi, a che costo, e dove va?

  @id:ruling.angel_of_grace.from_graveyard @clause:ability.zone @clause:life.set_one @from:2010-04-23 @must
  Scenario: Una squadra con più di 10 punti vita perde ciò che eccede quando un membro esilia l'Angel of Grace, cosa che nessun compagno può fare
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 27 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Angel of Grace” nel proprio cimitero
    E che Angie controlla sei “Fonte di mana”
    E che Barry controlla sei “Fonte di mana”
    Allora Barry non può attivare l'abilità di “Angel of Grace” di Angie
    Ma Angie può attivare l'abilità di “Angel of Grace” di Angie
    E Angie possiede “Angel of Grace” in esilio
    E la squadra di Angie ha 27 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 10 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:ruling.angel_of_grace.gains @situation:ruling.angel_of_grace.from_graveyard @clause:ability.zone @clause:life.set_one @from:2010-04-23 @must
  Scenario: Una squadra con meno di 10 punti vita guadagna il resto, ma non con un Angel of Grace nel campo di battaglia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 3 punti vita
    E che Angie controlla “Angel of Grace”
    E che Angie controlla sei “Fonte di mana”
    E che Barry ha “Angel of Grace” nel proprio cimitero
    E che Barry controlla sei “Fonte di mana”
    Allora Angie non può attivare l'abilità di “Angel of Grace” di Angie
    Ma Barry può attivare l'abilità di “Angel of Grace” di Barry
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 10 punti vita
    E Angie controlla “Angel of Grace”

  @id:flashback.own @clause:spell.flashback @from:2005-08-01 @must
  Scenario: Chi lancia una magia dal proprio cimitero la esilia, e nessun compagno di squadra la lancia da lì
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Think Twice” nel proprio cimitero
    E che Angie ha dieci carte nel proprio grimorio
    E che Angie controlla tre “Fonte di mana”
    E che Barry controlla tre “Fonte di mana”
    Allora Barry non può lanciare “Think Twice” di Angie
    Ma Angie può lanciare “Think Twice” di Angie
    E in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora Angie ha nove carte nel proprio grimorio
    E Angie possiede “Think Twice” in esilio
    E Angie non ha carte nel proprio cimitero

  @id:flashback.cost @clause:spell.flashback @from:2005-08-01 @must
  Scenario: Il costo di flashback si paga al posto del costo di mana, anche se è maggiore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Firebolt” nel proprio cimitero
    E che Angie controlla quattro “Fonte di mana”
    E che Barry ha “Firebolt” nel proprio cimitero
    E che Barry controlla cinque “Fonte di mana”
    Allora Angie non può lanciare “Firebolt” di Angie bersagliando Edward
    Ma Barry può lanciare “Firebolt” di Barry bersagliando Edward
    E in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Barry possiede “Firebolt” in esilio

  @id:flashback.countered @clause:spell.flashback @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Anche una magia da un cimitero che viene neutralizzata è esiliata, e quella da una mano va al cimitero
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Think Twice” nel proprio cimitero
    E che Angie ha “Firebolt” in mano
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie lancia “Think Twice”
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Think Twice”
    E la magia si risolve
    Allora Angie possiede “Think Twice” in esilio
    E Angie non ha carte nel proprio cimitero
    Quando Angie lancia “Firebolt” bersagliando Edward
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Firebolt”
    E la magia si risolve
    Allora Angie ha “Firebolt” nel proprio cimitero
    E Angie possiede una carta in esilio

  @id:flashback.none @clause:spell.flashback @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ciò che non ha flashback non si lancia da un cimitero
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Shock” nel proprio cimitero
    E che Angie ha “Think Twice” nel proprio cimitero
    E che Angie ha dieci carte nel proprio grimorio
    E che Angie controlla tre “Fonte di mana”
    Allora Angie non può lanciare “Shock” bersagliando Edward
    Ma Angie può lanciare “Think Twice”
    Quando la magia si risolve
    Allora Angie ha nove carte nel proprio grimorio
    E Angie ha “Shock” nel proprio cimitero

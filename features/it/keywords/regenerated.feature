# language: it
Funzionalità: Ciò che viene rigenerato
  > Ciò che verrebbe distrutto viene invece rigenerato. Che cosa ne resta, quante volte, e che ne è del combattimento?

  @id:regenerated.damage @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una creatura con danno letale viene invece TAPpata e risanata, una volta per ogni volta che lo si è voluto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Drudge Skeletons”
    E che Angie controlla tre “Fonte di mana”
    Quando Angie attiva l'abilità di “Drudge Skeletons”
    E l'abilità si risolve
    Allora la carta “Drudge Skeletons” è STAPpata
    Quando Angie lancia “Shock” bersagliando “Drudge Skeletons”
    E la magia si risolve
    Allora Angie controlla “Drudge Skeletons”
    E la carta “Drudge Skeletons” è TAPpata
    Quando Angie lancia “Shock” bersagliando “Drudge Skeletons”
    E la magia si risolve
    Allora Angie ha “Drudge Skeletons” nel proprio cimitero

  @id:regenerated.combat @clause:effect.regenerate @from:2018-04-27 @must
  Scenario: Una creatura bloccante che è stata rigenerata non è più in combattimento, e la creatura che ha bloccato resta bloccata
    Dato che Angie controlla “Youthful Knight”
    E che Edward controlla “Drudge Skeletons”
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Fonte di mana”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Youthful Knight”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Youthful Knight” con “Drudge Skeletons”
    E la squadra di Angie passa la priorità
    E Edward attiva l'abilità di “Drudge Skeletons”
    E l'abilità si risolve
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora Edward controlla “Drudge Skeletons”
    E la carta “Drudge Skeletons” è TAPpata
    E Angie controlla “Youthful Knight”
    E la squadra di Edward ha 20 punti vita

  @id:regenerated.destroyed @clause:effect.regenerate @clause:effect.cannot_regenerate @from:2009-07-11 @must
  Scenario: Delle creature di entrambe le squadre che una magia distrugge restano quelle da rigenerare, tranne ciò che non può esserlo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Drudge Skeletons”
    E che Barry controlla “Furnace Brood”
    E che Edward controlla “Cudgel Troll”
    E che Ronald controlla “Gigante di Collina”
    E che Angie controlla cinque “Fonte di mana”
    E che Barry controlla “Fonte di mana”
    E che Edward controlla “Fonte di mana”
    Quando Barry attiva l'abilità di “Furnace Brood”
    E Barry sceglie “Drudge Skeletons” come bersaglio
    E l'abilità si risolve
    Allora Angie può attivare l'abilità di “Drudge Skeletons”
    Quando l'abilità si risolve
    E la squadra di Angie passa la priorità
    E Edward attiva l'abilità di “Cudgel Troll”
    E l'abilità si risolve
    E Angie lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Angie ha “Drudge Skeletons” nel proprio cimitero
    E Barry ha “Furnace Brood” nel proprio cimitero
    E Ronald ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Cudgel Troll”
    E la carta “Cudgel Troll” è TAPpata

  @id:regenerated.this_turn @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ciò che non è servito finisce con il turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Drudge Skeletons”
    E che Angie controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “Drudge Skeletons”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Edward
    E Edward lancia “Shock” bersagliando “Drudge Skeletons”
    E la magia si risolve
    Allora Angie ha “Drudge Skeletons” nel proprio cimitero

  @id:regenerated.no_toughness @clause:effect.regenerate @clause:creature.dies @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ciò che non ha più costituzione non viene distrutto, e quindi neanche rigenerato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Drudge Skeletons”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva l'abilità di “Drudge Skeletons”
    E l'abilità si risolve
    E Angie lancia “Dismember” bersagliando “Drudge Skeletons”
    E la magia si risolve
    Allora Angie ha “Drudge Skeletons” nel proprio cimitero

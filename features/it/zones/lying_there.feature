# language: it
Funzionalità: Ciò che sta nei cimiteri e in esilio
  > Una carta è distrutta, scartata, sacrificata, esiliata o ripresa. In quale cimitero va, e che cosa resta?

  @id:zones.exile @clause:target.choose @from:2005-08-01 @must
  Scenario: Un incantesimo viene esiliato e non va nel cimitero; una terra non ne è bersaglio
    Dato che Ronald controlla “Inno Glorioso”
    E che Ronald controlla “Foresta”
    E che Ronald possiede “Shock” in esilio
    E che Edward possiede “Tremor” in esilio
    Allora Barry non può lanciare “Utter End” bersagliando “Foresta”
    Ma Barry può lanciare “Utter End” bersagliando “Inno Glorioso”
    Quando la magia si risolve
    Allora Ronald possiede “Inno Glorioso” in esilio
    E Ronald possiede due carte in esilio
    Ed Edward possiede una carta in esilio
    E Ronald non ha carte nel proprio cimitero
    E Barry ha “Utter End” nel proprio cimitero
    E Ronald controlla “Foresta”

  @id:zones.token @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Le pedine che muoiono non lasciano nulla nei cimiteri, e le carte che muoiono con loro sì
    Dato che Barry controlla due pedine Goblin 1/1
    E che Barry controlla “Wind Drake”
    E che Ronald controlla due pedine Saprolingio 1/1
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    Allora Barry ha una carta nel proprio cimitero
    E Barry ha “Wind Drake” nel proprio cimitero
    E Ronald non ha carte nel proprio cimitero
    E Angie ha una carta nel proprio cimitero

  @id:zones.combat @clause:creature.dies @from:2018-04-27 @must
  Scenario: Le creature di quattro giocatori che si uccidono a vicenda giacciono in quattro cimiteri
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Corpse Knight”
    E che Ronald controlla “Mischievous Chimera”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Orso Grizzly” con “Corpse Knight”
    E Ronald blocca “Wind Drake” con “Mischievous Chimera”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Barry ha “Wind Drake” nel proprio cimitero
    Ed Edward ha “Corpse Knight” nel proprio cimitero
    E Ronald ha “Mischievous Chimera” nel proprio cimitero
    E Angie ha una carta nel proprio cimitero

  @id:zones.cycled @clause:object.you @from:2005-08-01 @must
  Scenario: Una carta ciclata giace nel cimitero del suo giocatore, e si pesca una carta per essa
    Dato che Barry ha “Barkhide Mauler” in mano
    E che Barry controlla due “Foresta”
    E che Angie ha “Barkhide Mauler” in mano
    E che Angie controlla “Foresta”
    Allora Angie non può attivare l'abilità di “Barkhide Mauler”
    Ma Barry può attivare l'abilità di “Barkhide Mauler”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry ha “Barkhide Mauler” nel proprio cimitero
    E Barry ha una carta in mano
    E Barry ha una carta nel proprio cimitero
    E Angie ha una carta in mano
    E Angie non ha carte nel proprio cimitero

  @id:zones.returned @clause:object.you @from:2005-08-01 @must
  Scenario: Una creatura torna nella mano del suo proprietario, e in nessun altro posto
    Dato che Ronald controlla “Gigante di Collina”
    E che Ronald ha una carta in mano
    E che Edward ha una carta in mano
    Quando Barry lancia “Unsummon” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Ronald ha “Gigante di Collina” in mano
    E Ronald ha due carte in mano
    Ed Edward ha una carta in mano
    E Ronald non ha carte nel proprio cimitero
    E Ronald non possiede carte in esilio

  @id:zones.draws @clause:draw.empty @from:2005-08-01 @must
  Scenario: Chi pesca due carte ne ha due in più in mano e due in meno nel grimorio, e nessun altro
    Dato che Angie ha cinque carte nel proprio grimorio
    E che Barry ha cinque carte nel proprio grimorio
    E che Edward ha cinque carte nel proprio grimorio
    Quando Barry lancia “Divination”
    E la magia si risolve
    Allora Barry ha due carte in mano
    E Barry ha tre carte nel proprio grimorio
    E Angie non ha carte in mano
    E Angie ha cinque carte nel proprio grimorio
    Ed Edward ha cinque carte nel proprio grimorio
    E Barry ha “Divination” nel proprio cimitero

  @id:zones.sizes @clause:object.you @from:2005-08-01 @must
  Scenario: Una magia aggiunge una carta al cimitero del suo giocatore, a quello di nessun altro e a nessun esilio
    Dato che Angie ha tre carte nel proprio cimitero
    E che Barry ha due carte nel proprio cimitero
    E che Barry possiede due carte in esilio
    E che Edward ha una carta nel proprio cimitero
    Quando Barry lancia “Divination”
    E la magia si risolve
    Allora Angie ha tre carte nel proprio cimitero
    E Barry ha tre carte nel proprio cimitero
    E Barry possiede due carte in esilio
    Ed Edward ha una carta nel proprio cimitero
    Ed Edward non possiede carte in esilio

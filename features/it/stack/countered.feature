# language: it
Funzionalità: Magie neutralizzate
  > Una magia in pila viene neutralizzata. Di chi può essere, dove va la sua carta, e che ne è del resto della pila?

  @id:counter.one @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una magia neutralizzata è nel cimitero del suo proprietario, e ciò che sta sotto in pila si risolve ancora
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie ha “Shock” in mano
    Quando Angie lancia “Gigante di Collina”
    E Angie lancia “Shock” bersagliando Edward
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Shock”
    E la magia si risolve
    Allora Angie ha “Shock” nel proprio cimitero
    Ed Edward ha “Cancel” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita
    E Angie non controlla nessuna creatura
    Quando la magia “Gigante di Collina” di Angie si risolve
    Allora Angie controlla “Gigante di Collina”
    E la squadra di Edward ha 20 punti vita

  @id:counter.below @clause:effect.counter @from:2005-08-01 @must
  Scenario: Una magia che sta sotto un'altra viene neutralizzata, e l'altra resta
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Gigante di Collina”
    E Barry lancia “Shock” bersagliando Edward
    E la squadra di Angie passa la priorità
    E Ronald lancia “Cancel” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita
    E Barry non ha carte nel proprio cimitero
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Angie non controlla nessuna creatura

  @id:counter.teammate @clause:effect.counter @clause:target.choose @from:2005-08-01 @must
  Scenario: La magia di un compagno di squadra può essere neutralizzata come ogni altra, e la sua carta va nel cimitero del suo proprietario
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Gigante di Collina”
    E Barry lancia “Absorb” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E Barry ha una carta nel proprio cimitero
    E Angie non controlla nessuna creatura
    E la squadra di Angie ha 23 punti vita

  @id:counter.its_controller @clause:effect.counter @clause:life.shared @from:2005-08-01 @must
  Scenario: Chi controllava una magia neutralizzata perde punti vita della squadra, e il compagno non ne perde
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Vision Skeins”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Undermine” bersagliando “Vision Skeins”
    E la magia si risolve
    Allora Barry ha “Vision Skeins” nel proprio cimitero
    E la squadra di Angie ha 17 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:counter.what @clause:target.choose @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una magia creatura, una che non lo è, una di due altri tipi hanno ognuna ciò che può neutralizzarla
    Dato che Angie ha “Gigante di Collina” in mano
    E che Angie ha “Still Life” in mano
    E che Angie ha “Giorno del Giudizio” in mano
    E che Edward controlla dieci “Fonte di mana”
    Quando Angie lancia “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Negate” bersagliando “Gigante di Collina”
    Ed Edward non può lanciare “Dovin's Veto” bersagliando “Gigante di Collina”
    Ed Edward non può lanciare “Annul” bersagliando “Gigante di Collina”
    Ma Edward può lanciare “Essence Scatter” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Giorno del Giudizio”
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Essence Scatter” bersagliando “Giorno del Giudizio”
    Ed Edward non può lanciare “Annul” bersagliando “Giorno del Giudizio”
    Ma Edward può lanciare “Negate” bersagliando “Giorno del Giudizio”
    Quando la magia si risolve
    Allora Angie ha “Giorno del Giudizio” nel proprio cimitero
    Quando Angie lancia “Still Life”
    E la squadra di Angie passa la priorità
    Allora Edward può lanciare “Annul” bersagliando “Still Life”
    Quando la magia si risolve
    Allora Angie ha “Still Life” nel proprio cimitero
    Quando Angie lancia “Copper Tablet”
    E la squadra di Angie passa la priorità
    Allora Edward può lanciare “Annul” bersagliando “Copper Tablet”
    Quando la magia si risolve
    Allora Angie ha “Copper Tablet” nel proprio cimitero

  @id:counter.no_spell @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che è sul campo di battaglia non è una magia, e nemmeno ciò che è in un cimitero
    Dato che Edward controlla “Orso Grizzly”
    E che Edward ha “Shock” nel proprio cimitero
    E che Angie ha “Vision Skeins” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Vision Skeins”
    Allora Angie non può lanciare “Cancel” bersagliando “Orso Grizzly”
    E Angie non può lanciare “Cancel” bersagliando “Shock”
    Ma Angie può lanciare “Cancel” bersagliando “Vision Skeins”

  @id:counter.twice @clause:target.illegal @clause:effect.counter @from:2005-08-01 @must
  Scenario: Di due magie che ne neutralizzerebbero una stessa, la seconda non la trova più e non fa nemmeno altro
    Dato che la squadra di Edward ha 20 punti vita
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Absorb” bersagliando “Gigante di Collina”
    E Ronald lancia “Cancel” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    Quando la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Absorb” nel proprio cimitero

  @id:counter.surge @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: Una magia neutralizzata è stata lanciata, e un compagno di squadra può pagare il costo di ondata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Goblin Freerunner” in mano
    Quando Barry lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie può lanciare “Goblin Freerunner” per il suo costo di ondata
    Quando la magia si risolve
    Allora Angie controlla “Goblin Freerunner”

  @id:counter.and_more @clause:effect.counter @clause:trigger.waits @from:2018-04-27 @must
  Scenario: Ciò che si innesca quando una magia viene neutralizzata è in pila prima che qualcuno possa agire
    Dato che Edward controlla “Ajani's Pridemate”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Absorb” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E in pila c'è una magia o abilità
    Quando l'abilità innescata di “Ajani's Pridemate” si risolve
    Allora la creatura “Ajani's Pridemate” è 3/3

# language: it
Funzionalità: Le copie di magie
  > Una magia ne copia un'altra. Di chi è la copia, che cosa ha dell'altra, e che cosa si può scegliere di nuovo?

  @id:copied.aimed_anew @situation:copied.aimed_anew @clause:spell.copy @clause:spell.copy_targets @from:2009-07-11 @must
  Scenario: Un compagno di squadra copia la magia di un avversario e rivolge la copia contro chi l'ha lanciata
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Edward lancia “Shock” bersagliando Angie
    E la squadra di Edward passa la priorità
    E Barry lancia “Twincast” bersagliando “Shock”
    E la magia si risolve
    E Barry sceglie Edward come bersaglio
    Allora in pila ci sono due magie e abilità
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    E in pila c'è una magia o abilità
    E Edward non ha carte nel proprio cimitero
    E Barry ha una carta nel proprio cimitero
    Quando la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    E Edward ha una carta nel proprio cimitero

  @id:copied.same_target @situation:copied.aimed_anew @clause:spell.copy @clause:spell.copy_targets @from:2010-07-16 @must
  Scenario: Una copia può mantenere il bersaglio della magia, anche se è la squadra stessa di chi copia
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Edward lancia “Shock” bersagliando Angie
    E la squadra di Edward passa la priorità
    E Barry lancia “Reverberate” bersagliando “Shock”
    E la magia si risolve
    E Barry sceglie Angie come bersaglio
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora la squadra di Angie ha 18 punti vita
    Quando la magia si risolve
    Allora la squadra di Angie ha 16 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:copied.you @situation:copied.you @clause:spell.copy @clause:object.you @from:2005-08-01 @must
  Scenario: Ciò che una copia dice di “te” lo dice di chi copia, e non di chi ha lanciato la magia, fosse anche un compagno di squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Edward ha dieci carte nel proprio grimorio
    Quando Angie lancia “Divination”
    E Barry lancia “Twincast” bersagliando “Divination”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Barry ha otto carte nel proprio grimorio
    E Angie ha dieci carte nel proprio grimorio
    Quando la magia si risolve
    Allora Angie ha otto carte nel proprio grimorio
    E Barry ha otto carte nel proprio grimorio
    E Edward ha dieci carte nel proprio grimorio

  @id:copied.each_opponent @situation:copied.you @clause:spell.copy @clause:life.shared @from:2005-08-01 @must
  Scenario: Gli avversari di una copia sono quelli di chi copia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Sizzle”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Twincast” bersagliando “Sizzle”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Angie ha 14 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando la magia si risolve
    Allora la squadra di Angie ha 14 punti vita
    E la squadra di Edward ha 14 punti vita

  @id:copied.not_cast @situation:copied.not_cast @clause:spell.copy @from:2005-08-01 @must
  Scenario: Chi copia una magia lancia solo la magia che la copia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Guttersnipe”
    E che Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Divination”
    E l'abilità innescata di “Guttersnipe” si risolve
    Allora la squadra di Edward ha 16 punti vita
    Quando Angie lancia “Twincast” bersagliando “Divination”
    E l'abilità innescata di “Guttersnipe” si risolve
    Allora la squadra di Edward ha 12 punti vita
    Quando la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Angie ha otto carte nel proprio grimorio
    E in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora Angie ha sei carte nel proprio grimorio
    E la squadra di Edward ha 12 punti vita

  @id:copied.x @situation:copied.x @clause:spell.copy @clause:spell.copy_targets @clause:spell.variable @from:2009-07-11 @must
  Scenario: Una copia ha il numero che è stato scelto per la X
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Blaze” con X = 3, bersagliando Edward
    E Barry lancia “Twincast” bersagliando “Blaze”
    E la magia si risolve
    E Barry sceglie Ronald come bersaglio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 17 punti vita
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:copied.which @situation:copied.which @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una magia creatura non è un bersaglio per ciò che copia istantanei e stregonerie
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Gigante di Collina”
    Allora Angie non può lanciare “Twincast” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    E Angie lancia “Divination”
    Allora Angie può lanciare “Twincast” bersagliando “Divination”

  @id:copied.countered @situation:copied.countered @clause:spell.copy @clause:spell.copy_targets @clause:effect.counter @from:2009-07-11 @must
  Scenario: Una magia che è stata copiata viene neutralizzata, e la copia resta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E Barry lancia “Twincast” bersagliando “Shock”
    E la magia si risolve
    E Barry sceglie Edward come bersaglio
    Allora in pila ci sono due magie e abilità
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Cancel” bersagliando “Shock”
    E la magia si risolve
    Allora Angie ha “Shock” nel proprio cimitero
    E in pila c'è una magia o abilità
    E la squadra di Edward ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward ha 18 punti vita
    E la pila è vuota

  @id:copied.by_trigger @situation:copied.you @clause:spell.copy @clause:object.you @from:2005-08-01 @must
  Scenario: Un'abilità copia la magia di un compagno di squadra quando la sua creatura entra, per il proprio controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    Quando Angie lancia “Divination”
    E Barry lancia “Dualcaster Mage”
    E la magia si risolve
    E l'abilità innescata di “Dualcaster Mage” si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Barry ha otto carte nel proprio grimorio
    E Angie ha dieci carte nel proprio grimorio
    Quando la magia si risolve
    Allora Angie ha otto carte nel proprio grimorio
    E Barry ha otto carte nel proprio grimorio

  @id:copied.left_illegal @situation:copied.left_illegal @clause:spell.copy_targets @clause:target.illegal @from:2009-07-11 @must
  Scenario: Un bersaglio che chi copia non avrebbe potuto scegliere può restare, e allora non gli accade nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la squadra di Angie passa la priorità
    E Ronald lancia “Twincast” bersagliando “Cruel Edict”
    E la magia si risolve
    E Ronald sceglie Edward come bersaglio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora in pila c'è una magia o abilità
    E Edward controlla “Gigante di Collina”
    E Angie controlla “Orso Grizzly”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Orso Grizzly”

  @id:copied.at_its_maker @clause:spell.copy_targets @from:2010-07-16 @must
  Scenario: La copia di una contromagia può essere rivolta alla magia che fa la copia, e allora non neutralizza nulla
    Dato che Angie ha “Gigante di Collina” in mano
    Quando Angie lancia “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Gigante di Collina”
    E la squadra di Edward passa la priorità
    E Barry lancia “Reverberate” bersagliando “Cancel”
    E la magia si risolve
    E Barry sceglie “Reverberate” come bersaglio
    Allora in pila ci sono tre magie e abilità
    E Barry ha “Reverberate” nel proprio cimitero
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora Edward non ha carte nel proprio cimitero
    Quando la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero

  @id:copied.another @clause:spell.copy_targets @clause:target.each @from:2009-07-11 @must
  Scenario: Dove una magia ha due bersagli diversi la sua copia ne ha due diversi, e scelto l'uno l'altro è deciso
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Consume Strength” bersagliando “Orso Grizzly” e “Gigante di Collina”
    E Barry lancia “Twincast” bersagliando “Consume Strength”
    E la magia si risolve
    E Barry sceglie “Gigante di Collina” come bersaglio
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la creatura “Gigante di Collina” è 5/5
    E Angie ha “Orso Grizzly” nel proprio cimitero

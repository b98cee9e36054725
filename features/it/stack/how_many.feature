# language: it
Funzionalità: Quanto c'è in pila, e chi è il monarca
  > Magie e abilità di tutti i giocatori stanno su un'unica pila, e un giocatore è il monarca. Che cosa c'è in quale momento?

  @id:how_many.stack @situation:how_many @clause:priority.pass @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ogni magia sta in pila finché non si risolve o viene neutralizzata, e così ciò che la neutralizza
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Orso Grizzly”
    Allora in pila c'è una magia o abilità
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Orso Grizzly”
    Allora in pila ci sono due magie e abilità
    Quando la magia si risolve
    Allora la pila è vuota
    E Angie ha “Orso Grizzly” nel proprio cimitero
    Quando Angie lancia “Shock” bersagliando “Gigante di Collina”
    E Angie lancia “Shock” bersagliando “Gigante di Collina”
    Allora in pila ci sono due magie e abilità
    Quando la magia si risolve
    Allora in pila c'è una magia o abilità
    E Edward controlla “Gigante di Collina”

  @id:how_many.trigger @situation:how_many @clause:trigger.intervening_if @clause:spell.kicker @from:2009-10-01 @must
  Scenario: Un'abilità innescata vi sta da sola, e una la cui condizione non è vera non c'è
    Dato che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Goblin Bushwhacker” pagando il suo costo di potenziamento
    E la magia si risolve
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Goblin Bushwhacker” si risolve
    Allora la pila è vuota
    Quando Barry lancia “Heartstabber Mosquito”
    E la magia si risolve
    Allora la pila è vuota
    E Edward controlla “Gigante di Collina”

  @id:how_many.monarch @clause:monarch.one @clause:monarch.abilities @from:2018-04-27 @must
  Scenario: Un giocatore è il monarca, mai una squadra, finché una testa dell'altra squadra non lo diventa
    Dato che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    Allora Angie non è il monarca
    Quando l'abilità innescata di “Palace Sentinels” si risolve
    Allora Angie è il monarca
    Ma Barry non è il monarca
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Ronald è il monarca
    Ma Edward non è il monarca
    E Angie non è il monarca

# language: it
Funzionalità: Midollo e pestilenza
  > Un incantesimo si innesca nel mantenimento di ogni avversario, un altro in ogni mantenimento. Quante volte, se due giocatori ne condividono uno?

  @id:ruling.shapeshifters_marrow @clause:trigger.step @clause:effect.reveal @clause:object.copy @from:2007-05-01 @must
  Scenario: Shapeshifter's Marrow si innesca per ogni avversario, e la seconda volta si risolve anche se la prima l'ha reso una copia
    Dato che Angie controlla “Shapeshifter's Marrow”
    E che Edward ha “Gigante di Collina” in cima al proprio grimorio
    E che Ronald ha “Orso Grizzly” in cima al proprio grimorio
    Quando inizia il mantenimento della squadra di Edward
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Shapeshifter's Marrow” si risolve
    E l'abilità innescata di “Shapeshifter's Marrow” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla una creatura

  @id:ruling.shapeshifters_marrow.other @clause:effect.reveal @from:2007-05-01 @must
  Scenario: Ciò che non è una carta creatura resta in cima al grimorio e non viene copiato
    Dato che Angie controlla “Shapeshifter's Marrow”
    E che Edward ha “Pianura” in cima al proprio grimorio
    E che Ronald ha “Gigante di Collina” in cima al proprio grimorio
    E che Barry ha “Orso Grizzly” in cima al proprio grimorio
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Shapeshifter's Marrow” si risolve
    E l'abilità innescata di “Shapeshifter's Marrow” si risolve
    Allora Edward non ha carte nel proprio cimitero
    E Ronald ha “Gigante di Collina” nel proprio cimitero
    E Barry non ha carte nel proprio cimitero
    E Angie controlla “Gigante di Collina”

  @id:ruling.traveling_plague @clause:trigger.step @clause:layers.order @from:2006-05-01 @must
  Scenario: Traveling Plague si innesca una volta in un mantenimento condiviso da due giocatori, e così in quello di ogni squadra
    Dato che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Traveling Plague” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Traveling Plague” si risolve
    Allora la creatura “Elementale dell'Aria” è 3/3
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Traveling Plague” si risolve
    Allora la creatura “Elementale dell'Aria” è 2/2

  @id:ruling.traveling_plague.returns @clause:aura.enters @clause:trigger.dies @from:2006-05-01 @must
  Scenario: Chi controllava la creatura la riporta, e sceglie che cosa incanta
    Dato che Edward controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Elementale dell'Aria”
    Quando Angie lancia “Traveling Plague” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Traveling Plague” si risolve
    E Edward sceglie di incantare “Gigante di Collina”
    Allora Edward controlla “Traveling Plague”
    E Angie ha “Shock” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Traveling Plague” si risolve
    Allora la creatura “Gigante di Collina” è 2/2
    E la creatura “Elementale dell'Aria” è 4/4

  @id:ruling.traveling_plague.nothing @clause:aura.enters @from:2006-05-01 @must
  Scenario: Se non c'è nessuna creatura, Traveling Plague resta nel cimitero
    Dato che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Traveling Plague” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Traveling Plague” si risolve
    Allora Angie ha “Traveling Plague” nel proprio cimitero

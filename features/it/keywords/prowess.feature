# language: it
Funzionalità: Prodezza
  > Una creatura cresce con le magie che vengono lanciate. Le magie di chi, e quali?

  @id:prowess.own @clause:keyword.prowess @clause:object.you @from:2014-09-26 @must
  Scenario: Una creatura cresce fino alla fine del turno con la magia del suo controllore, e non con quella di un compagno di squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Jeskai Student”
    Quando Barry lancia “Shock” bersagliando Edward
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E Angie lancia “Shock” bersagliando Edward
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Jeskai Student” si risolve
    Allora la creatura “Jeskai Student” è 2/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Jeskai Student” è 1/3

  @id:prowess.which @situation:prowess.own @clause:keyword.prowess @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  Scenario: Una creatura non cresce con una magia creatura, e cresce con una stregoneria
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Jeskai Student”
    Quando Angie lancia “Gigante di Collina”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E Angie lancia “Divination”
    E l'abilità innescata di “Jeskai Student” si risolve
    Allora la creatura “Jeskai Student” è 2/4

  @id:prowess.graveyard @situation:prowess.own @clause:keyword.prowess @clause:ability.zone @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  Scenario: Una creatura cresce con una magia, mentre un'altra dello stesso nome, nel cimitero, non ne vede nessuna
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Jeskai Student”
    E che Angie ha “Jeskai Student” nel proprio cimitero
    Quando Angie lancia “Divination”
    Allora in pila ci sono due magie e abilità

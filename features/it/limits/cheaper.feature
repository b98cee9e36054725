# language: it
Funzionalità: Magie che dicono quanto costano in meno
  > Una magia costa meno per ciò che dice essa stessa. Che cosa si conta, di chi, e fino a dove?

  @id:cheaper.everybody @situation:cheaper.everybody @clause:cost.total @from:2011-09-30 @must
  Scenario: Ogni creatura sul campo di battaglia fa costare Blasphemous Act uno in meno, di chiunque sia
    Dato che Angie controlla due “Montagna”
    E che Angie ha “Montagna” in mano
    E che Angie controlla tre “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla due “Gigante di Collina”
    Allora Angie non può lanciare “Blasphemous Act”
    Quando Angie gioca “Montagna” come terra
    Allora Angie può lanciare “Blasphemous Act”
    Quando la magia si risolve
    Allora Angie non controlla nessuna creatura
    E Barry non controlla nessuna creatura
    E Edward non controlla nessuna creatura

  @id:cheaper.coloured @situation:cheaper.everybody @clause:cost.total @from:2011-09-30 @must
  Scenario: Per quante creature ci siano, il mana colorato si paga
    Dato che Angie controlla “Foresta”
    E che Angie ha “Montagna” in mano
    E che Angie controlla dieci “Orso Grizzly”
    Allora Angie non può lanciare “Blasphemous Act”
    Quando Angie gioca “Montagna” come terra
    Allora Angie può lanciare “Blasphemous Act”

  @id:cheaper.own @situation:cheaper.own @clause:cost.total @from:2013-07-13 @must
  Scenario: Le carte creatura nel proprio cimitero la fanno costare meno, le altre carte e quelle di un compagno no
    Dato che Angie controlla cinque “Foresta”
    E che Angie ha “Montagna” in mano
    E che Angie controlla “Orso Grizzly”
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Angie ha “Gigante di Collina” nel proprio cimitero
    E che Angie ha “Shock” nel proprio cimitero
    E che Barry ha “Gigante di Collina” nel proprio cimitero
    Allora Angie non può lanciare “Ghoultree”
    Quando Angie gioca “Montagna” come terra
    Allora Angie può lanciare “Ghoultree”
    Quando la magia si risolve
    Allora la creatura “Ghoultree” è 10/10

  @id:cheaper.there @situation:cheaper.own @clause:cost.total @clause:ability.static @from:2013-07-13 @must
  Scenario: Sul campo di battaglia Ghoultree non dice nulla del costo di altre magie
    Dato che Angie controlla “Ghoultree”
    E che Angie controlla cinque “Foresta”
    E che Angie ha “Montagna” in mano
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    Allora Angie non può lanciare “Obsianus Golem”
    Quando Angie gioca “Montagna” come terra
    Allora Angie può lanciare “Obsianus Golem”

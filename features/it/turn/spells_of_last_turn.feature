# language: it
Funzionalità: Magie di un turno finito
  > Un compagno ha lanciato una magia nell'ultimo turno della squadra, o una condizione era vera quando un'abilità si è innescata. Conta ancora?

  @id:twice.surge @clause:spell.surge @from:2016-01-16 @must
  Scenario: Una magia dell'ultimo turno della squadra non permette a nessuno di pagare un costo di ondata in questo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Goblin Freerunner” in mano
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Goblin Freerunner” per il suo costo di ondata
    Quando Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora Angie può lanciare “Goblin Freerunner” per il suo costo di ondata

  @id:twice.condition @clause:trigger.intervening_if @from:2009-10-01 @must
  Scenario: Una condizione vera quando l'abilità si è innescata e falsa quando si risolve non fa nulla
    Dato che Angie controlla “Ascesa del Luminarca”
    E che Ronald ha “Shock” in mano
    Quando inizia la sottofase finale della squadra di Edward
    E Ronald lancia “Shock” bersagliando Angie
    E la magia si risolve
    E l'abilità innescata di “Ascesa del Luminarca” si risolve
    Allora “Ascesa del Luminarca” non ha nessun segnalino ricerca

# language: it
Funzionalità: Ciò che accade a meno che un giocatore non paghi
  > Una magia viene neutralizzata, o un avversario pesca una carta, a meno che un giocatore non paghi. Chi decide, e quale mana si può spendere?

  @id:unless.paid @situation:unless @clause:cost.unless @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Chi controlla la magia paga, e non viene neutralizzata; quel mana è speso
    Dato che Angie controlla sei “Foresta”
    E che Angie ha “Orso Grizzly” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Mana Leak” bersagliando “Orso Grizzly”
    E Angie paga quanto richiesto
    E la magia si risolve
    Allora Edward ha “Mana Leak” nel proprio cimitero
    Quando la magia si risolve
    Allora Angie controlla “Orso Grizzly”
    E Angie non può lanciare “Titania's Boon”
    Ma Angie può lanciare “Shanodin Dryads”

  @id:unless.declined @situation:unless @clause:cost.unless @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Chi potrebbe pagare non è obbligato; allora la magia viene neutralizzata e il mana resta
    Dato che Angie controlla sei “Foresta”
    E che Angie ha “Orso Grizzly” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Mana Leak” bersagliando “Orso Grizzly”
    E Angie non paga quanto richiesto
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie non controlla nessuna creatura
    E Angie può lanciare “Titania's Boon”

  @id:unless.teammates_mana @situation:unless @clause:cost.unless @clause:mana.own @from:2009-07-11 @must
  Scenario: Chi ha troppo poco non può pagare, per quanto abbia il compagno, e a nessuno viene chiesto
    Dato che Angie controlla quattro “Foresta”
    E che Barry controlla sei “Foresta”
    Quando Angie lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Mana Leak” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie non controlla nessuna creatura

  @id:unless.exactly @situation:unless @clause:cost.unless @from:2009-07-11 @must
  Scenario: L'ultimo mana paga per una magia che ne chiede uno, e senza di esso a nessuno viene chiesto
    Dato che Angie controlla tre “Foresta”
    E che Barry controlla due “Foresta”
    E che Barry ha “Orso Grizzly” in mano
    E che Angie ha “Orso Grizzly” in mano
    Quando Angie lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Mana Tithe” bersagliando “Orso Grizzly” di Angie
    E Angie paga quanto richiesto
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Orso Grizzly”
    Quando Barry lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Ronald lancia “Mana Tithe” bersagliando “Orso Grizzly” di Barry
    E la magia si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero

  @id:unless.may @clause:cost.unless @clause:object.you @from:2009-07-11 @must
  Scenario: Un avversario che lancia una magia paga o lascia pescare un giocatore, ogni volta di nuovo; le magie del compagno di quel giocatore non contano
    Dato che Edward controlla “Rhystic Study”
    E che Angie controlla tre “Foresta”
    E che Barry controlla due “Foresta”
    E che Edward ha cinque carte nel proprio grimorio
    E che Ronald ha cinque carte nel proprio grimorio
    E che Ronald controlla “Montagna”
    E che Ronald ha “Shock” in mano
    E che la squadra di Angie ha 20 punti vita
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Orso Grizzly”
    E Angie paga quanto richiesto
    E l'abilità innescata di “Rhystic Study” si risolve
    Allora Edward ha cinque carte nel proprio grimorio
    Quando la magia si risolve
    E Barry lancia “Shanodin Dryads”
    E Barry non paga quanto richiesto
    Ed Edward fa ciò che l'abilità permette
    E l'abilità innescata di “Rhystic Study” si risolve
    Allora Edward ha quattro carte nel proprio grimorio
    E Ronald ha cinque carte nel proprio grimorio
    Quando la magia si risolve
    E la squadra di Angie passa la priorità
    E Ronald lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    Ed Edward ha quattro carte nel proprio grimorio

# language: it
Funzionalità: Carte con due facce
  > Di alcune carte si lancia l'una o l'altra metà, di altre l'uno o l'altro lato, oppure un lato si gioca come terra. Quale, da dove, e che cos'è la carta altrove?

  @id:ruling.ribbons @clause:spell.aftermath @clause:life.shared @from:2017-04-28 @must
  Scenario: Ribbons si lancia dal cimitero, costa X punti vita a ciascuno dei due avversari ed è esiliata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Cut // Ribbons” nel proprio cimitero
    E che Barry ha “Cut // Ribbons” nel proprio cimitero
    E che Angie controlla cinque “Fonte di mana”
    E che Barry controlla quattro “Fonte di mana”
    Allora Barry non può lanciare la seconda faccia di “Cut // Ribbons” di Barry con X = 3
    Ma Angie può lanciare la seconda faccia di “Cut // Ribbons” di Angie con X = 3
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie possiede “Cut // Ribbons” in esilio
    E Barry ha “Cut // Ribbons” nel proprio cimitero

  @id:faces.aftermath @clause:spell.aftermath @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2017-04-28 @must
  Scenario: Cut si lancia dalla mano e non dal cimitero, e Ribbons al contrario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Angie ha “Cut // Ribbons” in mano
    E che Angie controlla dieci “Fonte di mana”
    Allora Angie non può lanciare la seconda faccia di “Cut // Ribbons” con X = 1
    Ma Angie può lanciare “Cut // Ribbons” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Cut // Ribbons” nel proprio cimitero
    E Angie non può lanciare “Cut // Ribbons” bersagliando “Orso Grizzly”
    Ma Angie può lanciare la seconda faccia di “Cut // Ribbons” con X = 1
    E in pila c'è una magia o abilità

  @id:faces.halves @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ogni metà di una carta divisa si lancia per il proprio costo e fa ciò che dice e nulla di più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Assault // Battery” in mano
    E che Angie controlla tre “Fonte di mana”
    Allora Angie non può lanciare la seconda faccia di “Assault // Battery”
    Ma Angie può lanciare “Assault // Battery” bersagliando Edward
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Angie non controlla nessuna creatura
    E Angie ha “Assault // Battery” nel proprio cimitero

  @id:faces.second_half @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: La seconda metà di una carta divisa non ha bersagli e crea un Elefante
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Assault // Battery” in mano
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie lancia la seconda faccia di “Assault // Battery”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 3/3
    E la squadra di Edward ha 20 punti vita
    E Angie ha “Assault // Battery” nel proprio cimitero

  @id:faces.value @clause:object.halves @from:2018-04-27 @must
  Scenario: Il valore di mana di una carta divisa che viene scartata è quello di entrambe le metà insieme
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Scythe Specter”
    E che Edward ha “Assault // Battery” in mano
    E che Ronald ha “Gigante di Collina” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Scythe Specter”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 11 punti vita

  @id:faces.land @clause:object.two_faces @clause:turn.each_plays_land @from:2024-11-08 @must
  Scenario: La terra sull'altro lato di Zof Consumption si gioca come terra ed entra TAPpata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Zof Consumption” in mano
    E che Angie ha “Foresta” in mano
    Allora Angie non può giocare “Zof Consumption” come terra
    Ma Angie può giocare la seconda faccia di “Zof Consumption” come terra
    E Angie controlla “Zof Consumption”
    E la carta “Zof Consumption” è TAPpata
    E Angie non può giocare “Foresta” come terra

  @id:faces.spell @clause:object.two_faces @from:2024-11-08 @must
  Scenario: Il primo lato di Zof Consumption si lancia e poi non è una terra, e il secondo non si lancia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Zof Consumption” in mano
    E che Angie ha “Foresta” in mano
    E che Angie controlla sei “Fonte di mana”
    Allora Angie non può lanciare la seconda faccia di “Zof Consumption”
    Ma Angie può lanciare “Zof Consumption”
    Quando la magia si risolve
    Allora la squadra di Edward ha 12 punti vita
    E Angie ha “Zof Consumption” nel proprio cimitero
    E Angie può giocare “Foresta” come terra

  @id:faces.landfall @clause:object.two_faces @from:2024-11-08 @must
  Scenario: Una terra che è l'altro lato di una carta creatura entra come terra, ed è soltanto del suo giocatore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kazandu Mammoth”
    E che Barry controlla “Kazandu Mammoth”
    E che Angie ha “Zof Consumption” in mano
    Quando Angie gioca la seconda faccia di “Zof Consumption” come terra
    E l'abilità innescata di “Kazandu Mammoth” di Angie si risolve
    Allora la creatura “Kazandu Mammoth” di Angie è 5/5
    E la creatura “Kazandu Mammoth” di Barry è 3/3

  @id:faces.mammoth @clause:object.two_faces @from:2024-11-08 @must
  Scenario: Kazandu Mammoth si gioca come terra invece di essere lanciato come creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Kazandu Mammoth” in mano
    E che Barry ha “Kazandu Mammoth” in mano
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla tre “Fonte di mana”
    Allora Angie non può lanciare “Kazandu Mammoth” di Angie
    Ma Barry può lanciare “Kazandu Mammoth” di Barry
    Quando la magia si risolve
    Allora Barry controlla “Kazandu Mammoth”
    E Angie può giocare la seconda faccia di “Kazandu Mammoth” di Angie come terra
    E Angie controlla “Kazandu Mammoth”
    E Angie non controlla nessuna creatura
    E la pila è vuota

  @id:faces.either_side @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: Un permanente ha solo la faccia che è stata lanciata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Angie ha “Esercizio dei Due Lati” in mano
    E che Angie controlla due “Fonte di mana”
    Allora Angie non può lanciare “Esercizio dei Due Lati”
    Ma Angie può lanciare la seconda faccia di “Esercizio dei Due Lati”
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E Angie controlla una creatura

  @id:faces.transforms @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: Il lato in cui un permanente si trasforma non si lancia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Chalice of Life” in mano
    E che Angie controlla tre “Fonte di mana”
    Allora Angie non può lanciare la seconda faccia di “Chalice of Life”
    Ma Angie può lanciare “Chalice of Life”
    E in pila c'è una magia o abilità

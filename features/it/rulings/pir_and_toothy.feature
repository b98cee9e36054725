# language: it
Funzionalità: Pir e Toothy
  > Pir fa mettere un segnalino in più su ogni permanente della squadra. Su quali, e quando?

  @id:ruling.pir.enters @situation:ruling.pir @clause:counters.put @clause:object.you @from:2016-11-11 @must
  Scenario: Il planeswalker di un compagno entra con un segnalino in più, quello di un avversario no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pir, Imaginative Rascal”
    Quando Barry lancia “Chandra, Pyrogenius”
    E la magia si risolve
    Allora “Chandra, Pyrogenius” ha sei segnalini fedeltà
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Nissa, Voice of Zendikar”
    E la magia si risolve
    Allora “Nissa, Voice of Zendikar” ha tre segnalini fedeltà

  @id:ruling.pir.loyalty @situation:ruling.pir @clause:counters.put @from:2016-11-11 @must
  Scenario: Con Pir un segnalino fedeltà in più viene messo su un planeswalker anche come costo, e non se ne rimuove uno in più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Pir, Imaginative Rascal”
    E che Barry controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che Edward controlla “Orso Grizzly”
    Quando Barry attiva la prima abilità di “Chandra, Pyrogenius”
    Allora “Chandra, Pyrogenius” ha otto segnalini fedeltà
    Quando l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Barry attiva la seconda abilità di “Chandra, Pyrogenius”
    E Barry sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    Allora “Chandra, Pyrogenius” ha cinque segnalini fedeltà

  @id:ruling.pir.toothy @situation:ruling.pir.toothy @clause:counters.put @clause:object.you @from:2016-11-11 @must
  Scenario: Toothy si innesca per ogni carta pescata, e ogni volta vi vengono messi due segnalini
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pir, Imaginative Rascal”
    E che Barry controlla “Toothy, Imaginary Friend”
    E che Barry ha cinque carte nel proprio grimorio
    E che Angie ha cinque carte nel proprio grimorio
    Quando Barry lancia “Divination”
    E la magia si risolve
    E l'abilità innescata di “Toothy, Imaginary Friend” si risolve
    Allora “Toothy, Imaginary Friend” ha due segnalini +1/+1
    Quando l'abilità innescata di “Toothy, Imaginary Friend” si risolve
    Allora “Toothy, Imaginary Friend” ha quattro segnalini +1/+1
    E la creatura “Toothy, Imaginary Friend” è 5/5
    Quando Angie lancia “Divination”
    E la magia si risolve
    Allora “Toothy, Imaginary Friend” ha quattro segnalini +1/+1

  @id:ruling.pir.toothy_leaves @situation:ruling.pir.toothy @clause:trigger.dies @clause:object.you @from:2016-11-11 @must
  Scenario: Quando Toothy lascia il campo, il suo controllore pesca una carta per ogni segnalino che aveva
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pir, Imaginative Rascal”
    E che Barry controlla “Toothy, Imaginary Friend”
    E che “Toothy, Imaginary Friend” ha tre segnalini +1/+1
    E che Barry ha cinque carte nel proprio grimorio
    E che Angie ha cinque carte nel proprio grimorio
    Quando Angie lancia “Waterwhirl” bersagliando “Toothy, Imaginary Friend”
    E la magia si risolve
    E l'abilità innescata di “Toothy, Imaginary Friend” si risolve
    Allora Barry ha due carte nel proprio grimorio
    E Angie ha cinque carte nel proprio grimorio

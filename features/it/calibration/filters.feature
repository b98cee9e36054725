# language: it
Funzionalità: Gli oggetti di cui parla una carta
  > Ogni elemento di una descrizione conta: ciò che la carta dice di certi oggetti vale solo per essi.

  @id:calibration.filter.subtype.team @situation:calibration.filter.subtype @clause:combat.prohibition @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Le creature di un certo tipo non possono attaccare la squadra, le altre sì
    Dato che Angie controlla “Esercizio della Riluttanza”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare la squadra di Edward con “Esercizio della Riluttanza”
    E Angie non può attaccare la squadra di Edward con “Orso Grizzly”
    Ma Barry può attaccare la squadra di Edward con “Gigante di Collina”

  @id:calibration.filter.subtype @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Le creature di un certo tipo non possono attaccare un giocatore, le altre sì
    Dato che Angie controlla “Esercizio della Riluttanza”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Esercizio della Riluttanza”
    E Angie non può attaccare Edward con “Orso Grizzly”
    Ma Barry può attaccare Edward con “Gigante di Collina”

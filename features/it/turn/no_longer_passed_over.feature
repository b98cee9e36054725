# language: it
Funzionalità: Fasi che non si saltano più
  > Finché c'è un incantesimo la squadra del suo giocatore non ha né fasi principali né fase di combattimento. Se ne va nella sottofase finale. Che cosa ha il turno successivo?

  @id:skip.main.no_longer @clause:turn.skip @clause:turn.of_team @from:2018-04-27 @must
  Scenario: Quando ciò che fa saltare le fasi principali se n'è andato, il turno successivo della squadra le ha entrambe, e una fase di combattimento
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Esercizio della Bandiera Bianca”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase finale della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Utter End” bersagliando “Esercizio della Bandiera Bianca”
    E la magia si risolve
    Allora Angie non controlla “Esercizio della Bandiera Bianca”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la fase principale pre-combattimento della squadra di Angie
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora è la fase principale post-combattimento della squadra di Angie

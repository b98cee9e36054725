# language: it
@source:F @source:I
Funzionalità: Fasi addizionali
  > Un effetto aggiunge una fase di combattimento e una fase principale. Di chi sono queste fasi?

  @id:turn.extra_phases @clause:turn.of_team @clause:phase.extra @must
  Schema dello scenario: Una fase di combattimento aggiunta dalla magia di un giocatore è di tutta la squadra
    Dato che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Seize the Day” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <attaccato> con “Orso Grizzly”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 28 punti vita
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare <attaccato> con “Orso Grizzly”
    Ma Barry può attaccare <attaccato> con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase finale della squadra di Angie

    Esempi:
      | dal        | attaccato            |
      | 2005-08-01 | la squadra di Edward |
      | 2018-04-27 | Edward               |

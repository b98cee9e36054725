# language: it
Funzionalità: Carte che chiedono il proprio comandante
  > Un'abilità funziona se il suo giocatore controlla il proprio comandante. Di chi è il comandante in una squadra, e chi colpisce?

  @id:lieutenant.own @situation:lieutenant @clause:commander.designation @clause:trigger.step @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Con il comandante del suo giocatore sul campo di battaglia ciascun membro dell'altra squadra perde 3 punti vita
    Dato che Angie controlla “Loyal Subordinate”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che la squadra di Edward ha 30 punti vita
    E che la squadra di Angie ha 30 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Loyal Subordinate” si risolve
    Allora la squadra di Edward ha 24 punti vita
    E la squadra di Angie ha 30 punti vita

  @id:lieutenant.mates @situation:lieutenant @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Il comandante di un compagno non è il proprio, e nulla si innesca
    Dato che Angie controlla “Loyal Subordinate”
    E che Barry controlla “Isamaru, Hound of Konda”
    E che il comandante di Barry è “Isamaru, Hound of Konda”
    E che la squadra di Edward ha 30 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la pila è vuota
    E la squadra di Edward ha 30 punti vita

  @id:lieutenant.alone @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Tra giocatori soli ciascun avversario perde 3 punti vita, e se il comandante se n'è andato in risposta nessuno
    Dato che Angie controlla “Loyal Subordinate”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che la squadra di Edward ha 40 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Loyal Subordinate” si risolve
    Allora la squadra di Edward ha 37 punti vita
    Quando inizia il mantenimento della squadra di Edward
    E inizia la sottofase di inizio combattimento della squadra di Angie
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    E Angie mette il proprio comandante nella zona di comando
    E l'abilità innescata di “Loyal Subordinate” si risolve
    Allora la squadra di Edward ha 37 punti vita

  @id:lieutenant.taken @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Un comandante preso da un altro non è controllato dal proprietario, e non è quello di chi lo prende
    Dato che Angie controlla “Loyal Subordinate”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Angie controlla “Isamaru, Hound of Konda”
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la pila è vuota

  @id:fewer_for_opponents @clause:cost.total @clause:team.opponents @from:2018-04-27 @must
  Scenario: Ciò che costa uno in meno per ogni avversario costa due in meno contro una squadra di due
    Dato che Barry controlla quattro “Isola”
    E che Angie controlla cinque “Isola”
    E che Edward controlla “Gigante di Collina”
    Allora Barry non può lanciare “Coastal Breach”
    Ma Angie può lanciare “Coastal Breach”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Angie non ha mana non speso

# language: it
Funzionalità: Ciò che si innesca fino al prossimo turno
  > Un'abilità attende un evento fino al prossimo turno del suo giocatore. Durante i turni di chi attende, e che cosa?

  @id:until_next.both @situation:until_next @clause:trigger.this_turn @clause:object.you @from:2018-04-27 @must
  Scenario: Durante il turno dell'altra squadra tutto ciò che infligge danno da combattimento al planeswalker è distrutto, e non ciò che danneggia quello di un compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha cinque segnalini fedeltà
    E che Barry controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Elementale dell'Aria”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie attiva la prima abilità di “Vraska the Unseen”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca “Vraska the Unseen” con “Gigante di Collina”
    E Ronald attacca “Nissa, Voice of Zendikar” con “Elementale dell'Aria”
    E Ronald attacca “Vraska the Unseen” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Vraska the Unseen” ha un segnalino fedeltà
    E “Nissa, Voice of Zendikar” ha un segnalino fedeltà
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha “Orso Grizzly” nel proprio cimitero
    E Ronald controlla “Elementale dell'Aria”

  @id:until_next.over @situation:until_next @clause:trigger.this_turn @clause:turn.teams @from:2018-04-27 @must
  Scenario: Ciò che attende Vraska the Unseen finisce quando inizia il prossimo turno della squadra del suo giocatore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha cinque segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie attiva la prima abilità di “Vraska the Unseen”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca “Vraska the Unseen” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Ronald ha “Orso Grizzly” nel proprio cimitero
    E “Vraska the Unseen” ha quattro segnalini fedeltà
    Quando inizia il mantenimento della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca “Vraska the Unseen” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Vraska the Unseen” ha un segnalino fedeltà
    E Edward controlla “Gigante di Collina”

  @id:until_next.other_damage @situation:until_next @clause:trigger.this_turn @clause:trigger.event @from:2018-04-27 @must
  Scenario: Ciò che infligge danno da combattimento al giocatore di Vraska the Unseen, e non a lei, è risparmiato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha cinque segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    E che la squadra di Angie ha 30 punti vita
    Quando Angie attiva la prima abilità di “Vraska the Unseen”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    E Ronald lancia “Shock” bersagliando “Vraska the Unseen”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    E “Vraska the Unseen” ha quattro segnalini fedeltà
    E Edward controlla “Gigante di Collina”

  @id:until_next.all @situation:until_next @clause:trigger.this_turn @variant:free-for-all @from:2015-01-23 @must
  Scenario: Fra quattro giocatori attende durante i turni di tutti e tre gli altri
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha cinque segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    E che Simon controlla “Orso Grizzly”
    Quando Angie attiva la prima abilità di “Vraska the Unseen”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca “Vraska the Unseen” con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Simon
    E Simon attacca “Vraska the Unseen” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Simon
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Simon ha “Orso Grizzly” nel proprio cimitero
    E “Vraska the Unseen” ha un segnalino fedeltà

  @id:until_next.nonland @situation:until_next @clause:target.choose @from:2015-01-23 @must
  Scenario: Qualsiasi permanente tranne una terra può essere distrutto, per tre segnalini fedeltà
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha cinque segnalini fedeltà
    E che Edward controlla “Pianura”
    E che Ronald controlla “Megrim”
    Allora Angie non può attivare la seconda abilità di “Vraska the Unseen” bersagliando “Pianura”
    Ma Angie può attivare la seconda abilità di “Vraska the Unseen” bersagliando “Megrim”
    Quando l'abilità si risolve
    Allora Ronald ha “Megrim” nel proprio cimitero
    E “Vraska the Unseen” ha due segnalini fedeltà

  @id:until_next.assassins @situation:until_next @clause:object.you @from:2015-01-23 @must
  Scenario: Tre pedine arrivano per sette segnalini fedeltà, e non sono di nessun altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che “Vraska the Unseen” ha otto segnalini fedeltà
    Quando Angie attiva la terza abilità di “Vraska the Unseen”
    E l'abilità si risolve
    Allora “Vraska the Unseen” ha un segnalino fedeltà
    E Angie controlla tre pedine creatura 1/1
    E Barry non controlla nessuna pedina creatura
    Quando Barry lancia “Bad Moon”
    E la magia si risolve
    Allora Angie controlla tre pedine creatura 2/2

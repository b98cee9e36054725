# language: it
Funzionalità: Il monarca
  > Un giocatore è il monarca. Che cosa significa per un compagno, chi gli prende il titolo, e che ne è del titolo?

  @id:monarch.draws @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: Nella sottofase finale della squadra il monarca pesca una carta, e il compagno nessuna
    Dato che Angie ha due carte in mano
    E che Barry ha due carte in mano
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    Allora Angie ha una carta in mano
    Quando la squadra di Angie finisce il proprio turno
    Allora Angie ha due carte in mano
    E Barry ha due carte in mano

  @id:monarch.other_end @clause:monarch.abilities @from:2018-04-27 @must
  Scenario: Nella sottofase finale dell'altra squadra il monarca non ne pesca
    Dato che Angie ha due carte in mano
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E la squadra di Angie finisce il proprio turno
    E la squadra di Edward finisce il proprio turno
    Allora Angie ha due carte in mano

  @id:monarch.nobody @clause:monarch.one @from:2018-04-27 @must
  Scenario: Prima che un effetto renda qualcuno il monarca nessuno pesca per questo
    Dato che Angie ha due carte in mano
    E che Angie controlla “Palace Sentinels”
    Quando la squadra di Angie finisce il proprio turno
    Allora Angie ha due carte in mano

  @id:monarch.taken @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: La testa la cui creatura infligge danno da combattimento al monarca lo diventa
    Dato che Angie ha tre carte in mano
    E che Edward ha due carte in mano
    E che Ronald ha due carte in mano
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Edward finisce il proprio turno
    Allora Ronald ha quattro carte in mano
    E Edward ha tre carte in mano
    Quando inizia la sottofase finale della squadra di Angie
    E la squadra di Angie finisce il proprio turno
    Allora Angie ha quattro carte in mano

  @id:monarch.mate_hit @clause:monarch.abilities @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Il danno da combattimento al compagno non toglie nulla al monarca
    Dato che Ronald ha due carte in mano
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Barry con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Edward finisce il proprio turno
    Allora Ronald ha tre carte in mano

  @id:monarch.condition @clause:monarch.one @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Ciò che chiede se il suo controllore è il monarca non parla del compagno
    Dato che Angie controlla “Throne Warden”
    E che Barry controlla “Throne Warden”
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E inizia il mantenimento della squadra di Edward
    Allora la creatura “Throne Warden” di Angie è 3/3
    E la creatura “Throne Warden” di Barry è 2/2
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Throne Warden” di Angie è 3/3

  @id:monarch.leaves @clause:monarch.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Quando il monarca lascia la partita, lo diventa il giocatore attivo
    Dato che Edward ha due carte in mano
    E che Martha ha due carte in mano
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Angie concede la partita
    E la squadra di Edward finisce il proprio turno
    Allora Edward ha quattro carte in mano
    E Martha ha due carte in mano

  @id:monarch.leaves.active @clause:monarch.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Quando il monarca lascia la partita nel proprio turno, lo diventa il giocatore successivo
    Dato che Edward ha due carte in mano
    E che Martha ha due carte in mano
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E Angie concede la partita
    E inizia il mantenimento della squadra di Edward
    E la squadra di Edward finisce il proprio turno
    Allora Edward ha quattro carte in mano
    E Martha ha due carte in mano

  @id:monarch.order @clause:monarch.abilities @clause:trigger.order @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: L'abilità del monarca va in pila sopra quelle del giocatore attivo, e si risolve per prima
    Dato che Edward controlla “Scythe Specter”
    E che Angie ha tre carte in mano
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Scythe Specter”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora in pila ci sono due magie e abilità
    E Angie è il monarca
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora in pila c'è una magia o abilità
    Ed Edward è il monarca
    E Angie ha tre carte in mano

  @id:monarch.two_creatures @clause:monarch.abilities @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Di due creature che colpiscono insieme il monarca, ognuna fa innescare un'abilità
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Palace Sentinels”
    E la magia si risolve
    E l'abilità innescata di “Palace Sentinels” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina” e “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora in pila ci sono due magie e abilità
    E Angie è il monarca
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora Edward è il monarca
    E in pila c'è una magia o abilità

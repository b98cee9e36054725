# language: it
Funzionalità: Le pedine che sono copie
  > Si crea una pedina che è una copia di una creatura. Che cosa ne riprende, che cosa ha in più, e di chi è?

  @id:copy.token.enters @situation:copy.token @clause:token.copy @clause:object.copy @clause:object.you @from:2005-08-01 @must
  Scenario: La copia di una creatura entra come questa, con ciò che allora si innesca, e senza i suoi segnalini; viene sacrificata nella prossima sottofase finale
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kiki-Jiki, Mirror Breaker”
    E che Angie controlla “Thragtusk”
    E che “Thragtusk” ha due segnalini +1/+1
    E che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker”
    E Angie sceglie “Thragtusk” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 25 punti vita
    E Angie controlla una pedina creatura 5/3
    E la creatura “Thragtusk” è 7/5
    E la carta “Kiki-Jiki, Mirror Breaker” è TAPpata
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie controlla una pedina creatura 3/3
    E Angie controlla una pedina creatura
    E Angie controlla “Thragtusk”
    E la squadra di Angie ha 25 punti vita

  @id:copy.token.as_it_enters @situation:copy.token @clause:token.copy @clause:object.face_down @from:2006-10-01 @must
  Scenario: Ciò che si fa mentre un permanente entra si fa anche mentre entra la sua copia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kiki-Jiki, Mirror Breaker”
    E che Angie controlla “Ixidron”
    E che “Ixidron” ha un segnalino +1/+1
    E che Edward controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker”
    E Angie sceglie “Ixidron” come bersaglio
    E l'abilità si risolve
    Allora Angie controlla una pedina creatura 3/3
    E la creatura “Gigante di Collina” è 2/2
    E la creatura “Ixidron” è 3/3

  @id:copy.token.gains @situation:copy.token @clause:object.copy_except @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: Una copia che ha in più rapidità attacca nel turno in cui viene creata, come richiede il suo testo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kiki-Jiki, Mirror Breaker”
    E che Angie controlla “Crazed Goblin”
    E che Barry controlla “Gigante di Collina”
    E che la carta “Crazed Goblin” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può non attaccare con alcuna creatura
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker”
    E Angie sceglie “Crazed Goblin” come bersaglio
    E l'abilità si risolve
    E Angie lancia “Seize the Day” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura

# language: it
Funzionalità: Una copia contro ogni avversario
  > Una carta in un cimitero torna come una pedina per ogni avversario. Chi attacca ciascuna, e quanto restano?

  @id:encore.each @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  Scenario: Di due teste ognuna è un avversario: una pedina deve attaccare l'una, e una l'altra
    Dato che Angie ha “Impulsive Pilferer” nel proprio cimitero
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla quattro “Montagna”
    Quando Angie attiva l'abilità di “Impulsive Pilferer”
    E l'abilità si risolve
    Allora Angie controlla due pedine creatura 1/1
    E Angie possiede “Impulsive Pilferer” in esilio
    E Barry non controlla nessuna pedina creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura
    E Angie non può attaccare Edward con la prima pedina “Impulsive Pilferer” e la seconda pedina “Impulsive Pilferer”
    Ma Angie può attaccare Edward con la prima pedina “Impulsive Pilferer”
    E Angie può attaccare Ronald con la seconda pedina “Impulsive Pilferer”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 28 punti vita

  @id:encore.wrong_one @situation:encore @clause:keyword.encore @clause:combat.attack_required @variant:free-for-all @from:2024-11-08 @must
  Scenario: Nell'ordine dei turni ognuna di tre pedine deve attaccare il proprio avversario
    Dato che Angie ha “Impulsive Pilferer” nel proprio cimitero
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla quattro “Montagna”
    Quando Angie attiva l'abilità di “Impulsive Pilferer”
    E l'abilità si risolve
    Allora Angie controlla tre pedine creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina “Impulsive Pilferer”
    E Angie attacca Martha con la seconda pedina “Impulsive Pilferer”
    E Angie attacca Simon con la terza pedina “Impulsive Pilferer”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Martha ha 19 punti vita
    E la squadra di Simon ha 19 punti vita

  @id:encore.gone @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  Scenario: Se una pedina è distrutta prima del combattimento, l'altra deve comunque attaccare il proprio avversario
    Dato che Angie ha “Impulsive Pilferer” nel proprio cimitero
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla quattro “Montagna”
    Quando Angie attiva l'abilità di “Impulsive Pilferer”
    E l'abilità si risolve
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando la prima pedina “Impulsive Pilferer” di Angie
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con la prima pedina “Impulsive Pilferer”
    Ma Angie può attaccare Ronald con la prima pedina “Impulsive Pilferer”

  @id:encore.blocked @situation:encore @clause:keyword.encore @clause:combat.block @from:2024-11-08 @must
  Scenario: Una pedina bloccata muore, e l'altra infligge il suo danno
    Dato che Angie ha “Impulsive Pilferer” nel proprio cimitero
    E che Edward controlla “Gigante di Collina”
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla quattro “Montagna”
    Quando Angie attiva l'abilità di “Impulsive Pilferer”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina “Impulsive Pilferer”
    E Angie attacca Ronald con la seconda pedina “Impulsive Pilferer”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca la seconda pedina “Impulsive Pilferer” di Angie con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla una pedina creatura
    E la squadra di Edward ha 29 punti vita

  @id:encore.next_end @situation:encore @clause:keyword.encore @clause:trigger.delayed @from:2024-11-08 @must
  Scenario: All'inizio della sottofase finale sono tutte sacrificate, e ognuna è morta
    Dato che Angie ha “Impulsive Pilferer” nel proprio cimitero
    E che Angie controlla quattro “Montagna”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Impulsive Pilferer”
    E l'abilità si risolve
    Allora Angie controlla due pedine creatura
    E Angie non controlla nessuna pedina Tesoro
    Quando la squadra di Angie finisce il proprio turno
    Allora Angie non controlla nessuna pedina creatura
    E Angie controlla due pedine Tesoro

  @id:encore.sorcery @situation:encore @clause:keyword.encore @clause:ability.only_if @from:2024-11-08 @must
  Scenario: Il bis si può attivare solo quando si potrebbe lanciare una stregoneria, e può farlo solo il proprietario della carta
    Dato che Angie ha “Impulsive Pilferer” nel proprio cimitero
    E che Barry controlla quattro “Montagna”
    E che Angie controlla cinque “Montagna”
    Quando Angie lancia “Shock” bersagliando Edward
    Allora Angie non può attivare l'abilità di “Impulsive Pilferer”
    Quando la magia si risolve
    Allora Barry non può attivare l'abilità di “Impulsive Pilferer”
    Ma Angie può attivare l'abilità di “Impulsive Pilferer”

# language: it
Funzionalità: Più grande per ogni avversario attaccato, meno caro per ognuno che c'è
  > Una parola chiave conta gli avversari che il suo giocatore ha attaccato, un'altra quelli che ha chi lancia una magia. Chi conta ognuna in una squadra?

  @id:melee.granted @situation:melee @clause:keyword.melee @clause:object.you @from:2018-04-27 @must
  Scenario: Ogni creatura di un giocatore cresce per le due teste che quel giocatore attacca, e quella di un compagno non ne ha nulla
    Dato che Angie controlla “Adriana, Captain of the Guard”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Adriana, Captain of the Guard”
    E Angie attacca Ronald con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Adriana, Captain of the Guard” è 6/6
    E la creatura “Gigante di Collina” è 5/5
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:melee.twice @situation:melee @clause:keyword.melee @from:2018-04-27 @must
  Scenario: Una creatura che ha l'abilità due volte cresce due volte
    Dato che Angie controlla “Adriana, Captain of the Guard”
    E che Angie controlla “Wings of the Guard”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Wings of the Guard”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Wings of the Guard” è 3/3
    E la creatura “Adriana, Captain of the Guard” è 4/4

  @id:melee.all @situation:melee @clause:keyword.melee @variant:free-for-all @from:2016-08-26 @must
  Scenario: Fra quattro giocatori, chi attacca tutti e tre gli altri ha creature più grandi di 3
    Dato che Angie controlla “Adriana, Captain of the Guard”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Adriana, Captain of the Guard”
    E Angie attacca Martha con “Gigante di Collina”
    E Angie attacca Simon con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Adriana, Captain of the Guard” è 7/7
    E la creatura “Gigante di Collina” è 6/6
    E la creatura “Orso Grizzly” è 5/5

  @id:undaunted.three @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  Scenario: Contro tre avversari una magia da sette mana si lancia con quattro
    Dato che Angie controlla quattro “Pianura”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Megrim”
    Allora Angie può lanciare “Sublime Exhalation”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Megrim”
    E Angie non ha mana non speso

  @id:undaunted.left @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  Scenario: Chi ha lasciato la partita non conta più
    Dato che Angie controlla quattro “Pianura”
    E che Angie ha “Pianura” in mano
    E che Edward controlla “Gigante di Collina”
    Quando Simon concede la partita
    Allora Angie non può lanciare “Sublime Exhalation”
    Quando Angie gioca “Pianura” come terra
    Allora Angie può lanciare “Sublime Exhalation”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero

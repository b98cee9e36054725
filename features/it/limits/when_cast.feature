# language: it
Funzionalità: Quando una magia può essere lanciata
  > Una magia dice di essere lanciata solo nel mantenimento di un avversario. Di chi si tratta?

  @id:limit.opponents_upkeep @clause:spell.only_when @clause:turn.teams @from:2018-04-27 @must
  Scenario: Ciascuna testa lancia nel mantenimento dell'altra squadra ciò che è per il mantenimento di un avversario, e nessuna creatura dei due avversari attacca allora
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    Allora Barry non può lanciare “Festival”
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry non può lanciare “Festival”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Barry può lanciare “Festival”
    Quando la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    E Ronald non può attaccare Angie con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Ed Edward lancia “Time Warp” bersagliando Edward
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può attaccare Angie con “Orso Grizzly”
    E Ronald può attaccare Angie con “Gigante di Collina”

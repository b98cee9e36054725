# language: it
Funzionalità: Abilità che restano per un turno
  > Un effetto lascia dietro di sé un'abilità che si innesca per il resto del turno. Di chi vede i punti vita e le creature, e per quanto tempo?

  @id:ruling.vizkopa_guildmage @clause:trigger.this_turn @clause:life.shared @from:2005-08-01 @must
  Scenario: Ogni avversario perde ciò che guadagna il suo controllore, ogni volta fino alla fine del turno, e nulla per ciò che guadagna il compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Vizkopa Guildmage”
    E che Angie controlla tre “Bottle Gnomes”
    E che Angie controlla tre “Fonte di mana”
    E che Barry controlla “Bottle Gnomes”
    Quando Angie attiva la seconda abilità di “Vizkopa Guildmage”
    E l'abilità si risolve
    E Barry attiva l'abilità di “Bottle Gnomes” di Barry
    E l'abilità si risolve
    Allora la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 30 punti vita
    Quando Angie attiva l'abilità della prima carta “Bottle Gnomes” di Angie
    E l'abilità si risolve
    E l'abilità innescata di “Vizkopa Guildmage” si risolve
    Allora la squadra di Angie ha 26 punti vita
    E la squadra di Edward ha 24 punti vita
    Quando Angie attiva l'abilità della seconda carta “Bottle Gnomes” di Angie
    E l'abilità si risolve
    E l'abilità innescata di “Vizkopa Guildmage” si risolve
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità della terza carta “Bottle Gnomes” di Angie
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora la squadra di Angie ha 32 punti vita
    E la squadra di Edward ha 18 punti vita

  @id:ruling.vizkopa_guildmage.twice @situation:ruling.vizkopa_guildmage @clause:trigger.this_turn @clause:ability.independent @from:2005-08-01 @must
  Scenario: Ciò che lascia Vizkopa Guildmage si innesca una volta per ogni risoluzione della sua abilità, anche se il Guildmage non c'è più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Vizkopa Guildmage”
    E che Angie controlla “Bottle Gnomes”
    E che Angie controlla sei “Fonte di mana”
    Quando Angie attiva la seconda abilità di “Vizkopa Guildmage”
    E l'abilità si risolve
    E Angie attiva la seconda abilità di “Vizkopa Guildmage”
    E l'abilità si risolve
    E Barry lancia “Shock” bersagliando “Vizkopa Guildmage”
    E la magia si risolve
    E Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E l'abilità innescata di “Vizkopa Guildmage” si risolve
    Allora la squadra di Edward ha 24 punti vita
    Quando l'abilità innescata di “Vizkopa Guildmage” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.ondu_rising @clause:trigger.this_turn @clause:damage.lifelink @clause:object.you @from:2018-04-27 @must
  Scenario: Un attaccante del compagno ha legame vitale, e così uno arrivato più tardi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Ondu Rising”
    E la magia si risolve
    E Angie lancia “Goblin Chieftain”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Gigante di Collina”
    E Angie attacca Ronald con “Goblin Chieftain”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 25 punti vita
    E la squadra di Angie ha 25 punti vita

  @id:ruling.ondu_rising.over @situation:ruling.ondu_rising @clause:trigger.this_turn @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Nei turni successivi nessun attaccante ha legame vitale, e chi lo aveva non lo ha più
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Ondu Rising”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 27 punti vita
    E la squadra di Angie ha 23 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 27 punti vita
    E la squadra di Angie ha 21 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 24 punti vita
    E la squadra di Angie ha 21 punti vita

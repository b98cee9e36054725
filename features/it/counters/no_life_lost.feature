# language: it
Funzionalità: Danno che non costa punti vita
  > Il danno di una creatura con infettare dà segnalini veleno invece di costare punti vita. Si innesca qualcosa per punti vita persi?

  @id:poison.no_loss @clause:poison.infect @clause:life.shared @from:2018-04-27 @must
  Scenario: Il veleno non è una perdita di punti vita, sia inflitto da solo o accanto a danno che lo è
    Dato che la squadra di Angie ha 10 punti vita
    E che Angie controlla “Trascendenza”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Glistener Elf”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora la squadra di Angie ha 8 punti vita
    E la squadra di Angie ha un segnalino veleno
    Quando l'abilità innescata di “Trascendenza” si risolve
    Allora la squadra di Angie ha 12 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 12 punti vita
    Quando la squadra di Edward finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Glistener Elf”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 12 punti vita
    E la squadra di Angie ha due segnalini veleno

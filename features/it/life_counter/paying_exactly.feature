# language: it
Funzionalità: L'ultimo punto vita pagato
  > Si chiede a un contatore di punti vita se si può pagare un punto, o nulla, e da chi insieme.

  @id:count.exact.one @clause:life.pay @clause:life.cannot_lose @from:2005-08-01 @must
  Scenario: Chi non può perdere punti vita non ne può pagare uno, e può non pagarne nessuno
    Dato che si contano solo i punti vita e il veleno
    E che un effetto dice che Angie non può perdere punti vita
    E che la squadra di Angie ha 10 punti vita
    Allora Angie non può pagare 1 punto vita
    Ma Angie può pagare 0 punti vita
    E la squadra di Angie ha 10 punti vita

  @id:count.exact.teams @clause:life.pay_together @from:2009-07-11 @must
  Scenario: Ciò che pagano giocatori di due squadre per lo stesso costo si conta per ciascuna squadra da sola, e chi non paga nulla non paga nulla
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 5 punti vita
    Allora Angie può pagare 3 punti vita ed Edward 3 per lo stesso costo
    E la squadra di Angie ha 2 punti vita
    E la squadra di Edward ha 2 punti vita
    E Angie può pagare 0 punti vita e Barry 2 per lo stesso costo
    E la squadra di Angie ha 0 punti vita
    E la squadra di Edward ha 2 punti vita

  @id:count.exact.exchange @clause:life.exchange @clause:life.set_one @from:2005-08-01 @until:2005-08-05 @must
  Scenario: I compagni di squadra non scambiano nulla, anche finché il totale stesso della squadra diventava il numero
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 21 punti vita
    Quando Angie e Barry scambiano i rispettivi totali dei punti vita
    Allora la squadra di Angie ha 21 punti vita

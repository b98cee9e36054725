# language: it
@source:W
Funzionalità: Un contapunti sposta i totali dei punti vita tra i giocatori
  > Due giocatori scambiano i totali dei punti vita, o qualcuno li ridistribuisce. Di chi possono essere, e che cosa hanno poi le squadre?

  @id:count.exchange @situation:count.exchange @clause:life.exchange @clause:life.read @from:2010-04-23 @must
  Scenario: In un contatore, giocatori di due squadre scambiano i totali dei punti vita delle loro squadre
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 29 punti vita
    Quando Angie e Ronald scambiano i rispettivi totali dei punti vita
    Allora la squadra di Angie ha 29 punti vita
    E la squadra di Edward ha 10 punti vita
    E Ronald ha perso 19 punti vita
    Ed Edward ha perso 0 punti vita

  @id:count.exchange.halves @situation:count.exchange @clause:life.exchange @clause:life.read @from:2005-08-05 @until:2010-04-23 @should
  Scenario: In un contatore, giocatori di due squadre scambiavano le loro metà
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 29 punti vita
    Quando Angie e Ronald scambiano i rispettivi totali dei punti vita
    Allora la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 19 punti vita

  @id:count.exchange.teammate @situation:count.exchange @clause:life.exchange @from:2010-04-23 @must
  Scenario: In un contatore, i compagni di squadra non scambiano i totali dei punti vita
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 25 punti vita
    Quando Angie e Barry scambiano i rispettivi totali dei punti vita
    Allora la squadra di Angie ha 25 punti vita
    E Angie ha perso 0 punti vita
    E Barry ha perso 0 punti vita

  @id:count.exchange.cannot_gain @situation:count.exchange @clause:life.exchange @clause:life.cannot_gain @from:2010-04-23 @must
  Scenario: In un contatore, nulla si scambia con una squadra che non può guadagnare punti vita e dovrebbe farlo
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 10 punti vita
    E che un effetto dice che Ronald non può guadagnare punti vita
    Quando Angie ed Edward scambiano i rispettivi totali dei punti vita
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 10 punti vita

  @id:count.exchange.cannot_lose @situation:count.exchange @clause:life.exchange @clause:life.cannot_lose @from:2010-10-01 @must
  Scenario: In un contatore, nulla si scambia con una squadra che non può perdere punti vita e dovrebbe farlo
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che un effetto dice che Ronald non può perdere punti vita
    Quando Angie ed Edward scambiano i rispettivi totali dei punti vita
    Allora la squadra di Angie ha 10 punti vita
    E la squadra di Edward ha 30 punti vita

  @id:count.redistribute @situation:count.redistribute @clause:life.redistribute @from:2010-04-23 @must
  Scenario: Chi ridistribuisce i totali dei punti vita prende al massimo un giocatore per squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 29 punti vita
    Allora Angie non può ridistribuire i totali dei punti vita: 10 per Angie, 10 per Barry
    E Angie non può ridistribuire i totali dei punti vita: 29 per Ronald, 29 per Edward
    Ma Angie può ridistribuire i totali dei punti vita: 29 per Barry, 10 per Ronald
    E la squadra di Angie ha 29 punti vita
    E la squadra di Edward ha 10 punti vita

  @id:count.redistribute.others @situation:count.redistribute @clause:life.redistribute @from:2010-04-23 @must
  Scenario: Si ridistribuiscono solo i totali dei punti vita che quei giocatori hanno
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 29 punti vita
    Allora Angie non può ridistribuire i totali dei punti vita: 20 per Angie, 19 per Edward
    E Angie non può ridistribuire i totali dei punti vita: 29 per Angie, 29 per Edward
    Ma Angie può ridistribuire i totali dei punti vita: 10 per Angie, 29 per Edward
    E la squadra di Angie ha 10 punti vita
    E la squadra di Edward ha 29 punti vita

  @id:count.redistribute.teammates @situation:count.redistribute @clause:life.redistribute @clause:life.read @from:2005-08-01 @until:2010-04-23 @should
  Scenario: Nulla era scritto su due giocatori della stessa squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 30 punti vita
    Allora Angie non può ridistribuire i totali dei punti vita: 10 per Angie, 5 per Barry
    Ma Angie può ridistribuire i totali dei punti vita: 5 per Angie, 5 per Barry
    E la squadra di Angie ha 10 punti vita

  @id:count.redistribute.cannot_gain @situation:count.redistribute @clause:life.redistribute @clause:life.cannot_gain @from:2018-04-27 @must
  Scenario: Una squadra che non può guadagnare punti vita non riceve un totale più alto
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 10 punti vita
    E che un effetto dice che Ronald non può guadagnare punti vita
    Allora Angie non può ridistribuire i totali dei punti vita: 10 per Angie, 30 per Edward
    Ma Angie può ridistribuire i totali dei punti vita: 30 per Angie, 10 per Edward
    E la squadra di Angie ha 30 punti vita

  @id:count.redistribute.cannot_lose @situation:count.redistribute @clause:life.redistribute @clause:life.cannot_lose @from:2018-04-27 @must
  Scenario: Una squadra che non può perdere punti vita non riceve un totale più basso
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che un effetto dice che Ronald non può perdere punti vita
    Allora Angie non può ridistribuire i totali dei punti vita: 30 per Angie, 10 per Edward
    Ma Angie può ridistribuire i totali dei punti vita: 10 per Angie, 30 per Edward
    E la squadra di Edward ha 30 punti vita

# language: it
@source:W
Funzionalità: A un contapunti si chiede se si possono pagare punti vita
  > Un giocatore paga punti vita, o entrambi i membri di una squadra ne pagano per lo stesso costo. Quanti al massimo?

  @id:count.pay @situation:count.pay @clause:life.pay @from:2008-07-15 @must
  Scenario: In un contatore, un giocatore può pagare tanti punti vita quanti ne ha la squadra, e non di più
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    Allora Angie non può pagare 11 punti vita
    Ma Angie può pagare 7 punti vita
    E la squadra di Angie ha 3 punti vita
    E Barry non può pagare 4 punti vita
    Ma Barry può pagare 3 punti vita
    E la squadra di Angie perde la partita

  @id:count.pay.own @situation:count.pay @clause:life.pay @clause:life.read @from:2005-08-01 @until:2008-07-15 @should
  Scenario: Un giocatore non poteva pagare più della metà di quanto ha la squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 13 punti vita
    Allora Angie non può pagare 8 punti vita
    Ma Angie può pagare 7 punti vita
    E la squadra di Angie ha 6 punti vita

  @id:count.pay.nothing @situation:count.pay @clause:life.pay @from:2009-07-11 @must
  Scenario: Si possono sempre pagare 0 punti vita
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 1 punto vita
    Allora Angie non può pagare 2 punti vita
    Ma Angie può pagare 0 punti vita
    E la squadra di Angie ha 1 punto vita
    E la partita continua

  @id:count.pay.together @situation:count.pay.together @clause:life.pay_together @from:2009-07-11 @must
  Scenario: I due membri insieme non possono pagare più di quanto ha la squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    Allora Angie non può pagare 6 punti vita e Barry 5 per lo stesso costo
    E Angie non può pagare 11 punti vita e Barry 0 per lo stesso costo
    Ma Angie può pagare 6 punti vita e Barry 3 per lo stesso costo
    E la squadra di Angie ha 1 punto vita
    E Angie ha perso 6 punti vita
    E Barry ha perso 3 punti vita

  @id:count.pay.together.all @situation:count.pay.together @clause:life.pay_together @from:2009-07-11 @must
  Scenario: I due membri insieme possono pagare tutto ciò che ha la squadra, e nessuno è obbligato a pagare
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    Allora Angie può pagare 0 punti vita e Barry 0 per lo stesso costo
    E la squadra di Angie ha 10 punti vita
    E Angie può pagare 4 punti vita e Barry 6 per lo stesso costo
    E la squadra di Angie ha 0 punti vita
    E la squadra di Angie perde la partita

  @id:count.pay.together.alone @situation:count.pay.together @clause:life.pay_together @from:2008-07-15 @until:2009-07-11 @should
  Scenario: Nulla era scritto su ciò che i due membri pagano insieme
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    Allora Angie non può pagare 11 punti vita e Barry 0 per lo stesso costo
    Ma Angie può pagare 6 punti vita e Barry 5 per lo stesso costo
    E la squadra di Angie perde la partita

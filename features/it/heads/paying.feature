# language: it
@source:W
Funzionalità: Tre giocatori pagano punti vita
  > Uno dei tre giocatori paga punti vita, o due di loro lo fanno per lo stesso costo. Quanti al massimo?

  @id:heads.pay.whole @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:team.more_heads @from:2008-07-15 @must
  Scenario: Ciascuno dei tre giocatori può pagare quanto resta alla propria squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    Allora Celia non può pagare 11 punti vita
    Ma Celia può pagare 6 punti vita
    E Barry non può pagare 5 punti vita
    Ma Barry può pagare 3 punti vita
    E la squadra di Angie ha 1 punto vita
    E la partita continua

  @id:heads.pay.share @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:life.read @clause:team.more_heads @from:2005-08-01 @until:2008-07-15 @should
  Scenario: Uno dei tre giocatori non poteva pagare più di un terzo di quello che aveva la squadra, arrotondato per eccesso
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 13 punti vita
    Allora Celia non può pagare 6 punti vita
    Ma Celia può pagare 5 punti vita
    E la squadra di Angie ha 8 punti vita

  @id:heads.pay.together @variant:three-headed-giant @clause:life.pay_together @clause:team.more_heads @from:2009-07-11 @must
  Scenario: Due dei tre giocatori non possono pagare insieme più di quanto ha la loro squadra
    Dato che si contano solo i punti vita e il veleno
    E che la squadra di Angie ha 10 punti vita
    Allora Angie non può pagare 6 punti vita e Celia 5 per lo stesso costo
    Ma Angie può pagare 6 punti vita e Celia 3 per lo stesso costo
    E la squadra di Angie ha 1 punto vita
    E Celia ha perso 3 punti vita

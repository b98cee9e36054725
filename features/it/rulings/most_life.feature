# language: it
Funzionalità: Il massimo e il minimo di punti vita fra più giocatori
  > Una carta chiede chi ha più punti vita, o chi ne ha meno. Fra più giocatori, ciascuno per sé, di chi si tratta?

  @id:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Chi attacca un giocatore che ha più punti vita di sé e meno di un altro non riceve segnalini, e chi attacca quell'altro sì
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 30 punti vita
    E che la squadra di Simon ha 5 punti vita
    E che Angie controlla “Scourge of the Throne”
    E che Angie controlla “Marchesa's Emissary”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Scourge of the Throne”
    E Angie attacca Edward con “Marchesa's Emissary”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Scourge of the Throne” è 5/5
    E la creatura “Marchesa's Emissary” è 2/2
    E la squadra di Edward ha 13 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Martha con “Scourge of the Throne”
    E Angie attacca Martha con “Marchesa's Emissary”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Scourge of the Throne” è 6/6
    E la creatura “Marchesa's Emissary” è 3/3

  @id:card.dethrone.own @situation:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Chi ha più punti vita di tutti non riceve segnalini attaccando il secondo
    Dato che la squadra di Angie ha 40 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Scourge of the Throne”
    E che Angie controlla “Marchesa's Emissary”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Scourge of the Throne”
    E Angie attacca Edward con “Marchesa's Emissary”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Scourge of the Throne” è 5/5
    E la creatura “Marchesa's Emissary” è 2/2
    E la squadra di Edward ha 23 punti vita

  @id:card.jackals @clause:trigger.state @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scenario: Sciacalli in Agguato diventa una creatura quando uno fra più avversari ha 10 punti vita
    Dato che la squadra di Angie ha 8 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 11 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Sciacalli in Agguato”
    Quando Angie lancia “Creeping Chill”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Martha ha 8 punti vita
    E Angie controlla una creatura 3/2

  @id:card.repay @clause:life.set_each @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ripagare della Stessa Moneta porta anche chi la lancia ai punti vita del giocatore che ne ha meno
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 7 punti vita
    E che la squadra di Simon ha 15 punti vita
    Quando Angie lancia “Ripagare della Stessa Moneta”
    E la magia si risolve
    Allora la squadra di Angie ha 7 punti vita
    E la squadra di Edward ha 7 punti vita
    E la squadra di Martha ha 7 punti vita
    E la squadra di Simon ha 7 punti vita

  @id:card.repay.caster @situation:card.repay @clause:life.set_each @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scenario: Se chi la lancia ha meno punti vita di tutti, Ripagare della Stessa Moneta porta a quelli tutti gli altri
    Dato che la squadra di Angie ha 6 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 7 punti vita
    E che la squadra di Simon ha 15 punti vita
    Quando Angie lancia “Ripagare della Stessa Moneta”
    E la magia si risolve
    Allora la squadra di Angie ha 6 punti vita
    E la squadra di Edward ha 6 punti vita
    E la squadra di Martha ha 6 punti vita
    E la squadra di Simon ha 6 punti vita

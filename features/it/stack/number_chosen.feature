# language: it
Funzionalità: Il numero scelto per X
  > Una magia ha X nel costo. Chi sceglie il numero, quale mana lo paga, e quante volte conta per una squadra?

  @id:x.damage @situation:x @clause:spell.variable @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una magia con X infligge tanto danno quanto è stato scelto per essa, per ogni magia di nuovo
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Blaze” con X = 5, bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 15 punti vita
    Quando Angie lancia “Earthquake” con X = 0
    E la magia si risolve
    Allora la squadra di Edward ha 15 punti vita
    Ed Edward controlla “Gigante di Collina”
    Quando Angie lancia “Blaze” con X = 3, bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Edward ha 15 punti vita

  @id:x.mana @situation:x @clause:spell.variable @clause:mana.own @from:2005-08-01 @must
  Scenario: Non si può scegliere più di quanto paga il proprio mana, qualunque mana abbia il compagno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla quattro “Montagna”
    E che Barry controlla sei “Montagna”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Blaze” con X = 4, bersagliando Edward
    Ma Angie può lanciare “Blaze” con X = 3, bersagliando Edward
    Quando la magia si risolve
    Allora la squadra di Edward ha 17 punti vita

  @id:x.each_player @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: A ogni giocatore ne viene inflitto altrettanto, sicché ogni squadra lo perde due volte, e ciò che vola è risparmiato
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando Angie lancia “Earthquake” con X = 2
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita
    E la squadra di Edward ha 16 punti vita
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Ronald controlla “Gigante di Collina”
    E Ronald controlla “Wind Drake”
    E Angie controlla “War Mammoth”
    E “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà

  @id:x.each_opponent @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: Ognuno dei due avversari perde altrettanti punti vita, e si guadagna quanto hanno perso entrambi
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando Angie lancia “Exsanguinate” con X = 3
    E la magia si risolve
    Allora la squadra di Edward ha 24 punti vita
    E la squadra di Angie ha 26 punti vita
    Quando Barry lancia “Debt to the Deathless” con X = 2
    E la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 34 punti vita

  @id:x.not_yours @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: Chi fa perdere X punti vita a ogni avversario non ne perde, e ciò che si innesca quando quel giocatore ne perde resta fermo
    Dato che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Trascendenza”
    Quando Angie lancia “Exsanguinate” con X = 1
    E la magia si risolve
    Allora la squadra di Edward ha 28 punti vita
    E la squadra di Angie ha 7 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 7 punti vita
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Barry lancia “Debt to the Deathless” con X = 1
    E la magia si risolve
    Allora la squadra di Edward ha 24 punti vita
    E la squadra di Angie ha 11 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    Allora la squadra di Angie ha 11 punti vita

  @id:x.one_player @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: Un giocatore guadagna altrettanti punti vita, e la squadra li ha una volta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Stream of Life” con X = 6, bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 26 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:x.unless @situation:x @clause:spell.variable @clause:cost.unless @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Una magia viene neutralizzata a meno che il suo controllore non paghi quanto è stato scelto; a chi ha uno di meno non viene chiesto
    Dato che Angie controlla sette “Foresta”
    E che Angie ha “Orso Grizzly” in mano
    E che Angie ha “Shanodin Dryads” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Clash of Wills” con X = 3, bersagliando “Orso Grizzly”
    E Angie paga quanto richiesto
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Orso Grizzly”
    Quando Angie lancia “Shanodin Dryads”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Clash of Wills” con X = 2, bersagliando “Shanodin Dryads”
    E la magia si risolve
    Allora Angie ha “Shanodin Dryads” nel proprio cimitero

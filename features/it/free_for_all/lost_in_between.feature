# language: it
Funzionalità: Perdere nel mezzo di una partita a quattro
  > Un giocatore perde con una magia in pila, o perché se ne va un altro che ha la priorità. Che cosa scompare, e quando?

  @id:lost.between.stack @clause:team.leaves @clause:state_check.when @variant:free-for-all @from:2005-08-01 @must
  Scenario: La magia di un giocatore che perde se ne va con lui, e la sottofase finisce quando gli altri hanno passato
    Dato che la squadra di Edward ha 2 punti vita
    E che la squadra di Martha ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Meditate”
    E la squadra di Edward passa la priorità
    E Martha lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la partita continua
    Quando la squadra di Angie passa la priorità
    E la squadra di Martha passa la priorità
    E la squadra di Simon passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Angie

  @id:lost.between.priority @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Chi non poteva perdere finché il giocatore attivo aveva una creatura perde subito quando quello concede avendo la priorità
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 4 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Angie controlla “Abyssal Persecutor”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward ha 0 punti vita
    E la partita continua
    E la squadra di Edward è ancora in partita
    Quando Angie concede la partita
    Allora la squadra di Edward perde la partita
    E la partita continua
    Quando inizia il mantenimento della squadra di Martha
    Allora la squadra di Simon ha 16 punti vita

  @id:lost.between.aside @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Chi può perdere dopo che qualcuno concede senza priorità, con una magia in pila, perde solo quando la priorità è passata
    Dato che la squadra di Angie ha 4 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Martha controlla “Abyssal Persecutor”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E Martha lancia “Meditate”
    E la squadra di Martha passa la priorità
    E Martha concede la partita
    Allora la squadra di Martha perde la partita
    E la squadra di Angie ha 0 punti vita
    E la squadra di Angie è ancora in partita
    Quando la squadra di Simon passa la priorità
    Allora la squadra di Angie perde la partita
    E la partita continua
    E la squadra di Edward è ancora in partita

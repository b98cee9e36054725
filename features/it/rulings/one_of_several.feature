# language: it
Funzionalità: Giocatori che possono fare una di più cose
  > Una carta permette a ogni giocatore di fare una di più cose, una volta o ripetutamente. Chi della squadra fa quale, quante volte, e che cosa succede a chi non fa nulla?

  @id:ruling.torment_of_hailfire @clause:effect.offer @clause:effect.steps @clause:choice.order @from:2018-04-27 @must
  Scenario: Ogni avversario sceglie due volte: uno scarta ogni volta, l'altro non fa nulla e perde 6 punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Edward ha tre carte in mano
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Barry ha “Pianura” in mano
    Quando Angie lancia “Torment of Hailfire” con X = 2
    E la magia si risolve
    E Edward fa ciò che l'abilità permette
    E Edward sceglie il modo 2
    E Edward scarta una carta
    E Ronald non fa ciò che l'abilità permette
    Allora la squadra di Edward ha 24 punti vita
    E Edward ha una carta in mano
    E Edward controlla “Orso Grizzly”
    E Ronald controlla “Gigante di Collina”
    E Barry ha “Pianura” in mano
    E la squadra di Angie ha 20 punti vita

  @id:ruling.torment_of_hailfire.nothing @situation:ruling.torment_of_hailfire @clause:effect.offer @clause:effect.steps @from:2018-04-27 @must
  Scenario: Non vi si sacrifica una terra: chi non ha altro perde punti vita ogni volta
    Dato che la squadra di Edward ha 30 punti vita
    E che Edward controlla “Pianura”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Montagna”
    Quando Angie lancia “Torment of Hailfire” con X = 2
    E la magia si risolve
    E Ronald fa ciò che l'abilità permette
    Allora la squadra di Edward ha 21 punti vita
    E Edward controlla “Pianura”
    E Ronald controlla “Montagna”
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @clause:life.shared @from:2005-08-01 @must
  Scenario: Worms of the Earth si innesca una volta in un mantenimento che due giocatori condividono, e uno di loro costa alla squadra 5 punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Worms of the Earth”
    E che Edward controlla “Pianura”
    Quando inizia il mantenimento della squadra di Edward
    E Edward fa ciò che l'abilità permette
    E Ronald non fa ciò che l'abilità permette
    E Angie non fa ciò che l'abilità permette
    E Barry non fa ciò che l'abilità permette
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 25 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie ha “Worms of the Earth” nel proprio cimitero
    E Edward controlla “Pianura”

  @id:ruling.worms_of_the_earth.lands @situation:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @from:2005-08-01 @must
  Scenario: Uno sacrifica due terre dove un altro subisce danno, ciascuno come preferisce
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Worms of the Earth”
    E che Barry controlla “Pianura”
    E che Barry controlla “Palude”
    E che Barry controlla “Isola”
    E che Ronald controlla “Montagna”
    E che Ronald controlla “Foresta”
    Quando inizia il mantenimento della squadra di Edward
    E Edward non fa ciò che l'abilità permette
    E Ronald fa ciò che l'abilità permette
    E Ronald sceglie il modo 2
    E Angie non fa ciò che l'abilità permette
    E Barry fa ciò che l'abilità permette
    E Barry sceglie il modo 1
    E Barry sacrifica “Pianura” e “Isola”
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 25 punti vita
    E la squadra di Angie ha 20 punti vita
    E Barry controlla “Palude”
    E Barry ha “Pianura” nel proprio cimitero
    E Barry ha “Isola” nel proprio cimitero
    E Ronald controlla “Montagna”
    E Ronald controlla “Foresta”
    E Angie ha “Worms of the Earth” nel proprio cimitero

  @id:ruling.worms_of_the_earth.nobody @situation:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @from:2005-08-01 @must
  Scenario: Se nessuno fa ciò che Worms of the Earth propone, rimane e chiede di nuovo nel mantenimento successivo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Worms of the Earth”
    Quando inizia il mantenimento della squadra di Edward
    E Edward non fa ciò che l'abilità permette
    E Ronald non fa ciò che l'abilità permette
    E Angie non fa ciò che l'abilità permette
    E Barry non fa ciò che l'abilità permette
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 30 punti vita
    E Angie controlla “Worms of the Earth”
    Quando inizia il mantenimento della squadra di Angie
    E Edward non fa ciò che l'abilità permette
    E Ronald non fa ciò che l'abilità permette
    E Angie fa ciò che l'abilità permette
    E Barry non fa ciò che l'abilità permette
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 15 punti vita
    E la squadra di Edward ha 30 punti vita
    E Angie ha “Worms of the Earth” nel proprio cimitero

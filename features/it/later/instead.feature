# language: it
Funzionalità: Qualcos'altro invece
  > Una sconfitta o una pescata non avviene, e avviene qualcos'altro. Di quale sconfitta e di quale pescata si tratta, e che ne è di quelle del compagno?

  @id:instead.loss.life @clause:replacement.loss @clause:life.set_one @clause:life.start @from:2018-04-27 @must
  Scenario: La sconfitta della squadra viene sostituita, e i suoi punti vita tornano quelli iniziali
    Dato che la squadra di Edward ha 3 punti vita
    E che Edward controlla “Exquisite Archangel”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la partita continua
    E la squadra di Edward ha 30 punti vita
    E Edward possiede “Exquisite Archangel” in esilio
    E Ronald controlla “Gigante di Collina”

  @id:instead.loss.alone @clause:replacement.loss @variant:two-player @from:2018-04-27 @must
  Scenario: La sconfitta di chi gioca da solo viene sostituita, e i punti vita tornano quelli iniziali
    Dato che la squadra di Edward ha 3 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Exquisite Archangel”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la partita continua
    E la squadra di Edward ha 20 punti vita
    E Edward possiede “Exquisite Archangel” in esilio

  @id:instead.loss.opponents @clause:replacement.loss @clause:team.loses_whole @from:2018-04-27 @must
  Scenario: Ciò che ha un avversario non sostituisce la sconfitta di una squadra
    Dato che la squadra di Edward ha 3 punti vita
    E che Angie controlla “Exquisite Archangel”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E Angie controlla “Exquisite Archangel”

  @id:instead.loss.both_teams @clause:replacement.loss @clause:game.over @from:2018-04-27 @must
  Scenario: Se entrambe le squadre stanno per perdere insieme, una non perde, e vince
    Dato che la squadra di Edward ha 3 punti vita
    E che la squadra di Angie ha 5 punti vita
    E che Barry controlla “Exquisite Archangel”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie vince la partita
    E la squadra di Edward perde la partita

  @id:instead.loss.once @clause:replacement.loss @clause:life.zero @from:2018-04-27 @must
  Scenario: Una sconfitta viene sostituita una volta, e la successiva no
    Dato che la squadra di Edward ha 3 punti vita
    E che Edward controlla “Exquisite Archangel”
    E che la squadra di Angie ha 40 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward ha 30 punti vita
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Final Fortune”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase finale della squadra di Edward
    E l'abilità innescata di “Final Fortune” si risolve
    Allora la squadra di Edward perde la partita

  @id:instead.loss.two_of_them @clause:replacement.loss @clause:replacement.once @from:2018-04-27 @must
  Scenario: Di due abilità che sostituirebbero una sconfitta se ne applica una sola, e quella del compagno resta
    Dato che la squadra di Edward ha 3 punti vita
    E che Edward controlla “Exquisite Archangel”
    E che Ronald controlla “Exquisite Archangel”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward ha 30 punti vita
    E Edward possiede “Exquisite Archangel” in esilio
    E Edward non controlla nessuna creatura
    E Ronald controlla una creatura

  @id:instead.loss.teammate_draws @clause:replacement.loss @clause:draw.empty @clause:life.set_one @from:2018-04-27 @must
  Scenario: Nemmeno un compagno che ha dovuto pescare da un grimorio vuoto fa perdere la squadra
    Dato che Ronald non ha carte nel proprio grimorio
    E che Edward ha sette carte nel proprio grimorio
    E che la squadra di Edward ha 12 punti vita
    E che Edward controlla “Exquisite Archangel”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la partita continua
    E la squadra di Edward ha 30 punti vita
    E Edward possiede “Exquisite Archangel” in esilio

  @id:instead.loss.poison @clause:replacement.loss @clause:poison.lethal @from:2018-04-27 @must
  Scenario: Il veleno resta, e fa perdere la partita al controllo successivo
    Dato che la squadra di Edward ha 14 segnalini veleno
    E che Edward controlla “Exquisite Archangel”
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora la squadra di Edward perde la partita

  @id:instead.loss.effect @clause:replacement.loss @clause:trigger.delayed @from:2018-04-27 @must
  Scenario: Anche una sconfitta di cui parla un effetto viene sostituita
    Dato che Barry controlla “Exquisite Archangel”
    E che la squadra di Angie ha 11 punti vita
    Quando Angie lancia “Final Fortune”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Final Fortune” si risolve
    Allora la partita continua
    E la squadra di Angie ha 30 punti vita
    E Barry possiede “Exquisite Archangel” in esilio

  @id:instead.loss.flies @clause:combat.block @from:2018-04-27 @must
  Scenario: Exquisite Archangel può essere bloccato solo da una creatura che vola
    Dato che Angie controlla “Exquisite Archangel”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Exquisite Archangel”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Exquisite Archangel” con “Gigante di Collina”
    Ma Ronald può bloccare “Exquisite Archangel” con “Wind Drake”

  @id:instead.loss.conceded @clause:replacement.loss @clause:team.concedes @from:2018-04-27 @must
  Scenario: Nulla sostituisce la sconfitta di una squadra di cui un membro concede
    Dato che Edward controlla “Exquisite Archangel”
    Quando Ronald concede la partita
    Allora la squadra di Edward perde la partita

  @id:instead.draw.thief @clause:replacement.instead @clause:replacement.draw @from:2013-07-13 @must
  Scenario: Ciò che un avversario sta per pescare lo pesca invece un altro, e ciò che pesca un compagno resta suo
    Dato che Angie controlla “Notion Thief”
    E che Angie ha due carte in mano
    E che Barry ha due carte in mano
    E che Edward ha tre carte in mano
    E che Ronald ha quattro carte in mano
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Blessed Wine”
    E la magia si risolve
    Allora Edward ha due carte in mano
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Blessed Wine” si risolve
    Allora Edward ha due carte in mano
    E Angie ha tre carte in mano
    E Barry ha due carte in mano
    E Ronald ha quattro carte in mano

  @id:instead.draw.first @clause:replacement.instead @clause:step.draw @from:2013-07-13 @must
  Scenario: La prima carta che ogni avversario pesca nella sottofase di acquisizione comune resta sua
    Dato che Angie controlla “Notion Thief”
    E che Angie ha due carte in mano
    E che Edward ha tre carte in mano
    E che Ronald ha quattro carte in mano
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora Edward ha quattro carte in mano
    E Ronald ha cinque carte in mano
    E Angie ha due carte in mano

  @id:instead.draw.mate @clause:replacement.instead @clause:team.opponents @from:2013-07-13 @must
  Scenario: Ciò che pesca un compagno non viene sostituito
    Dato che Angie controlla “Notion Thief”
    E che Angie ha due carte in mano
    E che Barry ha tre carte in mano
    Quando Barry lancia “Blessed Wine”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Blessed Wine” si risolve
    Allora Barry ha tre carte in mano
    E Angie ha due carte in mano

  @id:instead.draw.flash @clause:priority.timing @from:2013-07-13 @must
  Scenario: Notion Thief si lancia nel turno dell'altra squadra, a differenza di ciò che non ha lampo
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Obstinate Familiar”
    Ma Edward può lanciare “Notion Thief”

  @id:instead.draw.skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  Scenario: Chi può saltare una pescata e lo fa lascia il grimorio com'è, e il compagno pesca
    Dato che Edward controlla “Obstinate Familiar”
    E che Edward ha tre carte in mano
    E che Ronald ha quattro carte in mano
    E che Edward ha sette carte nel proprio grimorio
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E Edward fa ciò che l'abilità permette
    Allora Edward ha tre carte in mano
    E Edward ha sette carte nel proprio grimorio
    E Ronald ha cinque carte in mano

  @id:instead.draw.not_skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  Scenario: Chi può saltare una pescata e non lo fa pesca come sempre
    Dato che Edward controlla “Obstinate Familiar”
    E che Edward ha tre carte in mano
    E che Ronald ha quattro carte in mano
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E Edward non fa ciò che l'abilità permette
    Allora Edward ha quattro carte in mano
    E Ronald ha cinque carte in mano

  @id:instead.draw.empty @clause:replacement.draw @clause:draw.empty @from:2005-08-01 @must
  Scenario: Una pescata da un grimorio vuoto viene saltata, e la squadra non perde
    Dato che Edward controlla “Obstinate Familiar”
    E che Edward non ha carte nel proprio grimorio
    Quando inizia la sottofase di acquisizione della squadra di Edward
    E Edward fa ciò che l'abilità permette
    Allora la partita continua

  @id:instead.draw.two @clause:replacement.instead @clause:replacement.draw @variant:two-player @from:2005-08-01 @must
  Scenario: Ogni carta fra quelle che una magia fa pescare può essere saltata
    Dato che Angie controlla “Obstinate Familiar”
    E che Angie ha sette carte nel proprio grimorio
    Quando Angie lancia “Divination”
    E la magia si risolve
    Allora Angie deve fare una scelta
    Quando Angie fa ciò che l'abilità permette
    Allora Angie ha sette carte nel proprio grimorio
    E la partita continua

# language: it
Funzionalità: Al punto esatto, per la propria parte, fino alla fine
  > Un dono di volo o di forza, un numero, una perdita: per chi è, quanto vale e quando finisce?

  @id:card.rafiq.ends @situation:card.rafiq @clause:combat.first_strike @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò che attaccando ha colpito due volte, bloccando nel turno seguente colpisce una volta sola
    Dato che Angie controlla “Rafiq of the Many”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Awakening”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward controlla “Gigante di Collina”
    E Angie ha “Orso Grizzly” nel proprio cimitero

  @id:card.sorcerer @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò che Sighted-Caste Sorcerer ingrandisce è come prima nel turno degli avversari
    Dato che Angie controlla “Sighted-Caste Sorcerer”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Orso Grizzly” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2

  @id:card.chalice @clause:ability.only_if @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Anche l'altra faccia di Chalice of Life si TAPpa per la sua abilità, e lo fa una volta sola
    Dato che la squadra di Angie ha 39 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chalice of Life”
    Quando Angie attiva l'abilità di “Chalice of Life”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Angie
    E Angie attiva l'abilità di “Chalice of Life”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 15 punti vita
    E la carta “Chalice of Life” è TAPpata
    E Angie non può attivare l'abilità di “Chalice of Life”
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora Angie può attivare l'abilità di “Chalice of Life”

  @id:card.spawn @clause:life.shared @clause:life.read @from:2010-04-23 @must
  Scenario: Spawn of Mayhem non cresce a 11 punti vita, e cresce a 9
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Spawn of Mayhem”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 11 punti vita
    E la squadra di Edward ha 18 punti vita
    E la creatura “Spawn of Mayhem” è 4/4
    Quando inizia il mantenimento della squadra di Edward
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 9 punti vita
    E la creatura “Spawn of Mayhem” è 5/5

  @id:card.angels_fly @clause:creature.dies @from:2010-04-23 @must
  Scenario: Gli Angeli portati da Speaker of the Heavens e Ascesa del Luminarca volano, perciò Tremor li risparmia
    Dato che la squadra di Angie ha 40 punti vita
    E che Angie controlla “Speaker of the Heavens”
    E che Barry controlla “Ascesa del Luminarca”
    E che “Ascesa del Luminarca” ha quattro segnalini ricerca
    E che Barry controlla due “Pianura”
    Quando Angie attiva l'abilità di “Speaker of the Heavens”
    E l'abilità si risolve
    E Barry attiva l'abilità di “Ascesa del Luminarca”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Pyroclasm”
    E la magia si risolve
    Ed Edward lancia “Tremor”
    E la magia si risolve
    E Ronald lancia “Tremor”
    E la magia si risolve
    Allora Angie controlla una pedina Angelo
    E Barry controlla una pedina Angelo

  @id:card.own_side @clause:life.shared @clause:object.you @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Un Pirata che arriva costa punti vita agli avversari, e nessuno alla propria squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Forerunner of the Coalition”
    Quando Angie lancia “Dire Fleet Captain”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.merchant @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Mercante Grigio di Asfodelo dà al suo controllore quanto perdono gli avversari, e non di più
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    Quando Angie lancia “Light of Promise” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 24 punti vita
    E la creatura “Orso Grizzly” è 6/6

  @id:card.specter @clause:combat.damage @clause:object.you @from:2018-04-27 @must
  Scenario: Scythe Specter fa scartare gli avversari, e la sua squadra tiene le sue carte e i suoi punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Scythe Specter”
    E che Angie ha “Forza della Vegetazione” in mano
    E che Barry ha “Gigante di Collina” in mano
    E che Edward ha “Gigante di Collina” in mano
    E che Ronald ha “Shock” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Scythe Specter”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 12 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie ha una carta in mano
    E Barry ha una carta in mano
    Ed Edward non ha carte in mano
    E Ronald non ha carte in mano

  @id:card.moat.cast @clause:target.choose @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Quando arriva Fossato di Teferi si sceglie un colore, e le creature di quel colore non attaccano il suo controllore
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Fossato di Teferi”
    E la magia si risolve
    E Angie sceglie il colore il verde
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Barry con “Orso Grizzly”
    E Ronald può attaccare Angie con “Gigante di Collina”

  @id:card.transcendence @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Trascendenza non evita agli avversari di perdere a 0 punti vita
    Dato che la squadra di Angie ha 10 punti vita
    E che la squadra di Edward ha 2 punti vita
    E che Angie controlla “Trascendenza”
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward perde la partita

  @id:card.grid @clause:cost.resources @clause:mana.own @from:2005-08-01 @must
  Scenario: Nel turno degli avversari Defense Grid fa costare una magia tre in più, né due né quattro
    Dato che Barry controlla “Defense Grid”
    E che Edward controlla tre “Foresta”
    E che Ronald controlla quattro “Foresta”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Nebbia”
    Ma Ronald può lanciare “Nebbia”

  @id:card.pegasus @clause:combat.block @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Loyal Pegasus, che non può bloccare da solo, blocca insieme alla creatura del compagno
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Loyal Pegasus”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Loyal Pegasus”
    Ma Edward può bloccare “Gigante di Collina” con “Loyal Pegasus”
    E Ronald può bloccare “Orso Grizzly” con “Wind Drake”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Loyal Pegasus” nel proprio cimitero
    E Ronald ha “Wind Drake” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero

# language: it
Funzionalità: Chi vola, chi attacca da solo, e fino a quando
  > Le creature combattono con ciò che hanno per il proprio testo, o fino alla fine del turno. Che cosa ne resta nel successivo?

  @id:card.combat.fliers @situation:card.combat @clause:combat.block @clause:life.read @from:2018-04-27 @must
  Scenario: Ciò che vola, a volte per la vita della squadra o per i segnalini, non è bloccato da ciò che non vola
    Dato che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Horobi, Death's Wail”
    E che Angie controlla “Thunderbreak Regent”
    E che Angie controlla “Rankle, Master of Pranks”
    E che Angie controlla “Resolute Archangel”
    E che Barry controlla “Waveskimmer Aven”
    E che Barry controlla “Windborn Muse”
    E che Barry controlla “Serra Ascendant”
    E che Barry controlla “Voice of the Blessed”
    E che “Voice of the Blessed” ha quattro segnalini +1/+1
    E che Barry controlla “Cruel Celebrant”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Horobi, Death's Wail”
    E Angie attacca Edward con “Thunderbreak Regent”
    E Angie attacca Edward con “Rankle, Master of Pranks”
    E Angie attacca Edward con “Resolute Archangel”
    E Barry attacca Edward con “Waveskimmer Aven”
    E Barry attacca Edward con “Windborn Muse”
    E Barry attacca Edward con “Serra Ascendant”
    E Barry attacca Edward con “Voice of the Blessed”
    E Barry attacca Edward con “Cruel Celebrant”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la carta “Voice of the Blessed” è STAPpata
    E la creatura “Serra Ascendant” è 6/6
    E la carta “Serra Ascendant” è TAPpata
    E Edward non può bloccare “Horobi, Death's Wail” con “Orso Grizzly”
    E Edward non può bloccare “Thunderbreak Regent” con “Orso Grizzly”
    E Edward non può bloccare “Rankle, Master of Pranks” con “Orso Grizzly”
    E Edward non può bloccare “Resolute Archangel” con “Orso Grizzly”
    E Edward non può bloccare “Waveskimmer Aven” con “Orso Grizzly”
    E Edward non può bloccare “Windborn Muse” con “Orso Grizzly”
    E Edward non può bloccare “Serra Ascendant” con “Orso Grizzly”
    E Edward non può bloccare “Voice of the Blessed” con “Orso Grizzly”
    Ma Edward può bloccare “Serra Ascendant” con “Wind Drake”
    E Edward può bloccare “Cruel Celebrant” con “Orso Grizzly”

  @id:card.combat.three_counters @situation:card.combat @clause:ability.static @clause:combat.block @from:2018-04-27 @must
  Scenario: Con tre segnalini, o 29 punti vita, nulla ancora vola né resta STAPpato
    Dato che la squadra di Angie ha 29 punti vita
    E che Angie controlla “Voice of the Blessed”
    E che “Voice of the Blessed” ha tre segnalini +1/+1
    E che Angie controlla “Serra Ascendant”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Voice of the Blessed” e “Serra Ascendant”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la carta “Voice of the Blessed” è TAPpata
    E la creatura “Serra Ascendant” è 1/1
    E Edward può bloccare “Voice of the Blessed” con “Orso Grizzly”
    E Ronald può bloccare “Serra Ascendant” con “Gigante di Collina”

  @id:card.combat.new @situation:card.combat @clause:combat.attack @clause:combat.vigilance @from:2018-04-27 @must
  Scenario: Le creature con rapidità attaccano appena arrivate, una con cautela resta STAPpata, e quella nuova di un compagno aspetta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Trusty Companion”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Pianura”
    E che Ronald controlla “Foresta”
    Quando Angie lancia “Hazoret the Fervent”
    E la magia si risolve
    E Angie lancia “Rankle, Master of Pranks”
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Hazoret the Fervent”
    E Angie può attaccare Edward con “Rankle, Master of Pranks”
    E Angie può attaccare Edward con “Trusty Companion”
    Quando Angie sceglie il modo 3
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la carta “Trusty Companion” è STAPpata
    E la carta “Hazoret the Fervent” è TAPpata

  @id:card.combat.menace @situation:card.combat @clause:combat.block @from:2018-04-27 @must
  Scenario: Una crociata non è bloccata da una creatura sola, e nota il mantenimento di chi la controlla e di nessun avversario
    Dato che Angie controlla “Stormfist Crusader”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Stormfist Crusader”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Stormfist Crusader” con “Orso Grizzly”
    Ma Edward può bloccare “Gigante di Collina” con “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Edward
    Allora la pila è vuota
    Quando inizia il mantenimento della squadra di Angie
    Allora in pila c'è una magia o abilità

  @id:card.combat.alone @situation:card.combat @clause:trigger.event @clause:combat.attacks_alone @from:2018-04-27 @must
  Scenario: Chi nota la creatura di chi lo controlla che attacca da sola non nota quella di un compagno né quella di un avversario
    Dato che Angie controlla “Altar of the Goyf”
    E che Angie controlla “Court Archers”
    E che Angie controlla “Goblin Champion”
    E che Angie controlla “Waveskimmer Aven”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Gigante di Collina”
    Allora la pila è vuota
    E la creatura “Gigante di Collina” è 3/3
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Orso Grizzly”
    Allora la pila è vuota
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Court Archers”
    Allora in pila ci sono quattro magie e abilità

  @id:card.combat.one_turn @situation:card.combat @clause:step.cleanup @clause:combat.attacks_alone @from:2018-04-27 @must
  Scenario: Ciò che una creatura ottiene attaccando da sola lo ha in questo turno, e non nel successivo degli avversari
    Dato che Angie controlla “Altar of the Goyf”
    E che Angie controlla “Goblin Champion”
    E che Angie controlla “Waveskimmer Aven”
    E che Angie controlla “Dawnray Archer”
    E che Angie controlla “Guardians of Akrasa”
    E che Angie controlla “First Sliver's Chosen”
    E che Angie controlla “Sigil of Valor”
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Barry controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “Sigil of Valor”
    E Angie sceglie “Waveskimmer Aven” come bersaglio
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Waveskimmer Aven”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora la creatura “Waveskimmer Aven” è 12/14
    E la creatura “Gigante di Collina” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Waveskimmer Aven” è 2/4

  @id:card.combat.bruiser @situation:card.combat @clause:combat.first_strike @clause:step.cleanup @from:2018-04-27 @must
  Scenario: L'attacco improvviso di un attacco accanto al Guerriero di un compagno è sparito nel turno successivo degli avversari
    Dato che Angie controlla “Bull-Rush Bruiser”
    E che Barry controlla “Goblin Champion”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Bull-Rush Bruiser”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Bull-Rush Bruiser” con “Gigante di Collina” di Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Bull-Rush Bruiser”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Ronald lancia “Atto di Tradimento” bersagliando “Bull-Rush Bruiser”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Ronald attacca Angie con “Bull-Rush Bruiser”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Barry blocca “Bull-Rush Bruiser” con “Gigante di Collina” di Barry
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Barry ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Bull-Rush Bruiser” nel proprio cimitero

  @id:card.combat.stampede @situation:card.combat @clause:combat.trample @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Una carica aiuta gli attaccanti e non ciò che è solo TAPpato, e dà travolgere ai soli Dinosauri, soltanto in questo turno
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Elementale dell'Aria”
    E che la carta “Elementale dell'Aria” è TAPpata
    E che Angie controlla “Ripjaw Raptor”
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Glistener Elf”
    E che Ronald controlla “Goblin Champion”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Gigante di Collina” e “Ripjaw Raptor”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Ronald blocca “Ripjaw Raptor” con “Goblin Champion”
    E Angie lancia “Dinosaur Stampede”
    E la magia si risolve
    Allora la creatura “Elementale dell'Aria” è 4/4
    E la creatura “Gigante di Collina” è 5/3
    Quando la squadra di Angie suddivide il danno: 1 a “Goblin Champion”, 5 a Ronald
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Atto di Tradimento” bersagliando “Ripjaw Raptor”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Ripjaw Raptor”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Ripjaw Raptor” con “Glistener Elf”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 20 punti vita

# language: it
Funzionalità: Dove uno solo va bene
  > Una scelta con una sola risposta non lo è. Che cosa corrisponde alle parole di una carta, dove accanto sta tutto ciò che quasi vi corrisponde?

  @id:parts.ambush_commander @clause:target.choose @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ambush Commander va via da sé dove è l'unico elfo, per due mana, e ciò che potenzia è una creatura, come prima nel turno successivo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Ambush Commander”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Bad Moon”
    E che Angie controlla “Fonte di mana”
    E che Angie ha “Palude” in mano
    Allora Angie non può attivare l'abilità di “Ambush Commander” bersagliando “Gigante di Collina”
    Quando Angie gioca “Palude” come terra
    Allora Angie non può attivare l'abilità di “Ambush Commander” bersagliando “Bad Moon”
    Ma Angie può attivare l'abilità di “Ambush Commander” bersagliando “Gigante di Collina”
    E Angie ha “Ambush Commander” nel proprio cimitero
    Quando l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 6/6
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:parts.anafenza @clause:target.choose @clause:object.you @from:2018-04-27 @must
  Scenario: Il segnalino di Anafenza trova l'altra creatura TAPpata del suo controllore tra ciò che è STAPpato, non è una creatura, attacca per il compagno, o è Anafenza
    Dato che Angie controlla “Anafenza, the Foremost”
    E che Angie controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Montagna”
    E che la carta “Montagna” è TAPpata
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Anafenza, the Foremost”
    E Barry attacca Edward con “Orso Grizzly”
    E l'abilità innescata di “Anafenza, the Foremost” si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Wind Drake” è 2/2

  @id:parts.angel_of_grace @clause:cost.resources @clause:ability.zone @from:2018-04-27 @must
  Scenario: Angel of Grace viene esiliata dal cimitero per sei mana, e per cinque no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 3 punti vita
    E che Angie ha “Angel of Grace” nel proprio cimitero
    E che Angie controlla cinque “Pianura”
    E che Angie ha “Foresta” in mano
    Allora Angie non può attivare l'abilità di “Angel of Grace”
    Quando Angie gioca “Foresta” come terra
    Allora Angie può attivare l'abilità di “Angel of Grace”
    E Angie possiede “Angel of Grace” in esilio
    E la carta “Foresta” è TAPpata

  @id:parts.arahbo @clause:trigger.step @clause:combat.attacks @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scenario: Arahbo trova l'unico felino del suo controllore accanto a quello del compagno, dà travolgere a quello solo, non agisce nel combattimento avversario e non dura oltre il turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Arahbo, Roar of the World”
    E che Angie controlla “Longtusk Cub”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla tre “Fonte di mana”
    E che Barry controlla “Longtusk Cub”
    E che Ronald controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Arahbo, Roar of the World” si risolve
    Allora la creatura “Longtusk Cub” di Angie è 5/5
    E la creatura “Longtusk Cub” di Barry è 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Arahbo, Roar of the World” e “Orso Grizzly”
    E Barry attacca Edward con “Longtusk Cub” di Barry
    Allora la pila è vuota
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Longtusk Cub” di Angie è 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora la pila è vuota
    E la creatura “Longtusk Cub” di Angie è 2/2

  @id:parts.arahbo.tramples @situation:parts.arahbo @clause:combat.trample @clause:effect.offer @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Il felino che Arahbo raddoppia travolge chi lo blocca, ed è piccolo come prima nel turno successivo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Arahbo, Roar of the World”
    E che Angie controlla “Longtusk Cub”
    E che Angie controlla tre “Fonte di mana”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla “War Mammoth”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Arahbo, Roar of the World” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Longtusk Cub”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Arahbo, Roar of the World” si risolve
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Longtusk Cub” con “Gigante di Collina”
    E la squadra di Angie suddivide il danno: 3 a “Gigante di Collina”, 7 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 13 punti vita
    E Ronald ha “Gigante di Collina” nel proprio cimitero
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora la creatura “Longtusk Cub” è 2/2
    Quando Ronald attacca Angie con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora la creatura “Longtusk Cub” è 5/5

  @id:parts.austere @clause:spell.several_modes @clause:effect.destroy @from:2018-04-27 @must
  Scenario: Austere Command per artefatti e grandi creature non distrugge incantesimi, piccole creature né planeswalker
    Dato che Edward controlla “Copper Tablet”
    E che Edward controlla “Bad Moon”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Elementale dell'Aria”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Austere Command” scegliendo i modi 1 e 4
    E la magia si risolve
    Allora Edward ha “Copper Tablet” nel proprio cimitero
    E Edward controlla “Bad Moon”
    E Edward controlla “Orso Grizzly”
    E Ronald ha “Elementale dell'Aria” nel proprio cimitero
    E Ronald controlla “Chandra, Pyrogenius”

  @id:parts.assault @clause:object.two_faces @clause:object.colour @from:2018-04-27 @must
  Scenario: Assault uccide ciò a cui mira, e l'elefante di Battery è verde
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wilt-Leaf Liege”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Assault // Battery” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Quando Barry lancia la seconda faccia di “Assault // Battery”
    E la magia si risolve
    Allora Barry controlla una pedina creatura 3/3
    Quando Angie lancia la seconda faccia di “Assault // Battery”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 4/4

  @id:parts.beast_within @clause:object.colour @clause:effect.destroy @from:2018-04-27 @must
  Scenario: La bestia che viene per ciò che Beast Within distrugge è verde
    Dato che Edward controlla “Wilt-Leaf Liege”
    E che Edward controlla “Bad Moon”
    Quando Angie lancia “Beast Within” bersagliando “Bad Moon”
    E la magia si risolve
    Allora Edward controlla una pedina creatura 4/4

  @id:parts.binding @clause:saga.chapter @clause:target.choose @clause:object.you @from:2018-04-27 @must
  Scenario: Binding the Old Gods trova l'unico permanente avversario che non è una terra, e nessuna carta che non sia una foresta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bad Moon”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Montagna”
    E che Ronald controlla “Fountain of Youth”
    E che Angie ha “Pianura” nel proprio grimorio
    E che Angie ha “Orso Grizzly” nel proprio grimorio
    E che Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Binding the Old Gods”
    E la magia si risolve
    E l'abilità innescata di “Binding the Old Gods” si risolve
    Allora Ronald ha “Fountain of Youth” nel proprio cimitero
    E Edward controlla “Montagna”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Binding the Old Gods” si risolve
    Allora Angie non controlla “Pianura”
    E Angie non controlla “Orso Grizzly”

  @id:parts.binding.deathtouch @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:object.you @clause:step.cleanup @from:2018-04-27 @must
  Scenario: L'ultimo capitolo di Binding the Old Gods dà tocco letale alle creature del suo controllore, non all'incantesimo accanto né alle creature altrui, e per questo turno soltanto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Binding the Old Gods”
    E che “Binding the Old Gods” ha due segnalini sapere
    E che Angie controlla “Goblin Bombardment”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Shanodin Dryads”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “War Mammoth”
    E che Edward controlla “Elementale dell'Aria”
    E che Ronald controlla “Obsianus Golem”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Binding the Old Gods” si risolve
    E Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie “Gigante di Collina” come bersaglio
    E Angie sacrifica “Shanodin Dryads”
    E l'abilità si risolve
    Allora Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Orso Grizzly” con “Obsianus Golem”
    E Edward blocca “Wind Drake” con “Elementale dell'Aria”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald ha “Obsianus Golem” nel proprio cimitero
    E Edward controlla “Elementale dell'Aria”

  @id:parts.binding.over @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Nel turno avversario quel tocco letale è finito, e il loro non c'è mai stato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Binding the Old Gods”
    E che “Binding the Old Gods” ha due segnalini sapere
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Obsianus Golem”
    E che Edward controlla “War Mammoth”
    E che Ronald controlla “Shanodin Dryads”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Binding the Old Gods” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Ronald con “Obsianus Golem”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Obsianus Golem” con “Shanodin Dryads”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry controlla “Obsianus Golem”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “War Mammoth” con “Orso Grizzly”
    E la squadra di Edward suddivide il danno: 2 a “Orso Grizzly”, 1 ad Angie
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward controlla “War Mammoth”

  @id:parts.blasphemous @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scenario: Blasphemous Act infligge 13 danni, ai quali sopravvive la creatura più grande, e non costa fedeltà a nessun planeswalker
    Dato che Edward controlla “Gigante di Collina”
    E che “Gigante di Collina” ha 11 segnalini +1/+1
    E che Edward controlla “Chandra, Pyrogenius”
    E che Ronald controlla “Elementale dell'Aria”
    Quando Angie lancia “Blasphemous Act”
    E la magia si risolve
    Allora Ronald ha “Elementale dell'Aria” nel proprio cimitero
    E Edward controlla “Gigante di Collina”
    E “Chandra, Pyrogenius” ha cinque segnalini fedeltà

  @id:parts.bloodghast @clause:combat.cant_block @clause:trigger.enters @from:2018-04-27 @must
  Scenario: Bloodghast non può bloccare, e nessuna creatura che entra lo riporta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bloodghast”
    E che Barry ha “Bloodghast” nel proprio cimitero
    E che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    Allora la pila è vuota
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Gigante di Collina” con “Bloodghast” di Angie
    Ma Barry può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:parts.bloodghast.lowest @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Bloodghast ha rapidità appena uno tra più avversari ha 10 punti vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 10 punti vita
    E che la squadra di Martha ha 20 punti vita
    Quando Angie lancia “Bloodghast”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Martha con “Bloodghast”

  @id:parts.brave @clause:protection.target @clause:object.you @clause:object.types @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Brave the Elements protegge da un colore le creature bianche di chi la lancia, non l'incantesimo accanto né quelle del compagno, e fino alla fine del turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Youthful Knight”
    E che Angie controlla “Ajani's Welcome”
    E che Barry controlla “Youthful Knight”
    Quando Angie lancia “Brave the Elements”
    E la magia si risolve
    E Angie sceglie il colore il verde
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Giant Growth” bersagliando “Youthful Knight” di Angie
    Ma Edward può lanciare “Giant Growth” bersagliando “Youthful Knight” di Barry
    E Edward può lanciare “Ritorno alla Natura” bersagliando “Ajani's Welcome”
    E Edward può lanciare “Unsummon” bersagliando “Youthful Knight” di Angie

  @id:parts.brave.over @situation:parts.brave @clause:protection.target @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Nel turno successivo ciò che proteggeva può essere di nuovo bersagliato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Youthful Knight”
    Quando Angie lancia “Brave the Elements”
    E la magia si risolve
    E Angie sceglie il colore il verde
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può lanciare “Giant Growth” bersagliando “Youthful Knight”

  @id:parts.cankerbloom @clause:cost.resources @clause:ability.modes @from:2018-04-27 @must
  Scenario: Cankerbloom chiede un mana
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Cankerbloom”
    E che Angie non controlla “Fonte di mana”
    E che Angie ha “Foresta” in mano
    Allora Angie non può attivare l'abilità di “Cankerbloom”
    Quando Angie gioca “Foresta” come terra
    Allora Angie può attivare l'abilità di “Cankerbloom”

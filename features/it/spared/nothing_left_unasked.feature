# language: it
Funzionalità: Nulla di non chiesto
  > Un filtro, un colore, un costo, una fine di turno che nessuna situazione ha ancora mostrato. Che cosa cambia dove uno di essi è sbagliato?

  @id:parts.afterwards @clause:layers.lasting @clause:object.you @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Le creature potenziate per un turno, ogni volta per il loro mana, sono del controllore, e non ciò che diventa creatura dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Still Life”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Selesnya Guildmage”
    E che Angie controlla “Purphoros, God of the Forge”
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla 14 “Fonte di mana”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    Allora Angie può attivare la seconda abilità di “Selesnya Guildmage”
    Quando l'abilità si risolve
    Allora Angie può attivare l'abilità di “Purphoros, God of the Forge”
    Quando l'abilità si risolve
    Allora Angie può attivare la seconda abilità di “Kamahl, Fist of Krosa”
    Quando l'abilità si risolve
    E Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 7/6
    E la creatura “Still Life” è 4/3
    E la creatura “Wind Drake” è 2/2
    E la creatura “Gigante di Collina” è 3/3
    E Angie non può attivare l'abilità di “Purphoros, God of the Forge”
    E Angie non può attivare la seconda abilità di “Kamahl, Fist of Krosa”
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2

  @id:parts.afterwards.bushwhackers @situation:parts.afterwards @clause:layers.lasting @clause:spell.kicker @clause:spell.surge @from:2018-04-27 @must
  Scenario: I due Bushwhacker e Toxic Deluge riguardano ciò che è creatura mentre si risolvono
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Still Life”
    E che Angie controlla “Obsianus Golem”
    E che Angie controlla 12 “Fonte di mana”
    Quando Angie lancia “Goblin Bushwhacker” pagando il suo costo di potenziamento
    E la magia si risolve
    E l'abilità innescata di “Goblin Bushwhacker” si risolve
    E Angie lancia “Reckless Bushwhacker” per il suo costo di ondata
    E la magia si risolve
    E l'abilità innescata di “Reckless Bushwhacker” si risolve
    E Angie lancia “Toxic Deluge” con X = 1
    E la magia si risolve
    E Angie attiva l'abilità di “Still Life”
    E l'abilità si risolve
    Allora la creatura “Obsianus Golem” è 5/5
    E la creatura “Still Life” è 4/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Obsianus Golem” è 4/6

  @id:parts.kamahl @clause:target.choose @clause:object.keeps_types @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Kamahl fa una creatura solo di una terra, che resta una terra, e fino alla fine del turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla due “Fonte di mana”
    E che Edward controlla “Montagna”
    E che Edward controlla “Bad Moon”
    Allora Angie non può attivare la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Bad Moon”
    Ma Angie può attivare la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Montagna”
    Quando l'abilità si risolve
    Allora la creatura “Montagna” è 1/1
    E Angie può attivare la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Montagna”
    Quando l'abilità si risolve
    Allora Edward controlla una creatura
    E Angie non può attivare la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Montagna”
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward non controlla nessuna creatura

  @id:parts.kamahl.tramples @situation:parts.kamahl @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scenario: Per cinque mana le creature del controllore di Kamahl travolgono, e quelle del compagno no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla cinque “Fonte di mana”
    E che Barry controlla “Obsianus Golem”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Soul Warden”
    Quando Angie attiva la seconda abilità di “Kamahl, Fist of Krosa”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Obsianus Golem”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Ronald blocca “Obsianus Golem” con “Soul Warden”
    E la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 4 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

  @id:parts.purphoros @clause:object.devotion @clause:trigger.enters @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: Con cinque simboli rossi Purphoros è una creatura mentre entra, non ferisce nessuno da sé, e i soli avversari con la prossima creatura, non con un artefatto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Furnace Whelp”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Goblin Piker”
    Quando Angie lancia “Purphoros, God of the Forge”
    E la magia si risolve
    Allora la pila è vuota
    E la creatura “Purphoros, God of the Forge” è 6/5
    Quando Angie lancia “Fountain of Youth”
    E la magia si risolve
    Allora la pila è vuota
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Purphoros, God of the Forge” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando Barry lancia “Ritorno alla Natura” bersagliando “Purphoros, God of the Forge”
    E la magia si risolve
    Allora Angie controlla “Purphoros, God of the Forge”

  @id:parts.inniaz @clause:combat.attack @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Per tre mana Inniaz potenzia ciò che vola e attacca, anche del compagno, né ciò che vola e resta TAPpato né ciò che attacca da terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Inniaz, the Gale Force”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Elementale dell'Aria”
    E che la carta “Elementale dell'Aria” è TAPpata
    E che Angie controlla tre “Fonte di mana”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Owlin Shieldmage”
    E che Edward controlla “Furnace Whelp”
    E che Edward controlla “Glorybringer”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Inniaz, the Gale Force” e “Gigante di Collina”
    E Barry attacca Edward con “Wind Drake”
    Allora Angie può attivare l'abilità di “Inniaz, the Gale Force”
    Quando l'abilità si risolve
    Allora la creatura “Inniaz, the Gale Force” è 5/5
    E la creatura “Wind Drake” è 3/3
    E la creatura “Gigante di Collina” è 3/3
    E la creatura “Elementale dell'Aria” è 4/4
    E Angie non può attivare l'abilità di “Inniaz, the Gale Force”
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Wind Drake” è 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Owlin Shieldmage”, “Furnace Whelp” e “Glorybringer”
    E Edward non fa ciò che l'abilità permette
    Allora la pila è vuota

  @id:parts.jace @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  Scenario: Jace guarda una carta, e la pesca per il solo suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Jace, Unraveler of Secrets”
    E che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie attiva la prima abilità di “Jace, Unraveler of Secrets”
    E l'abilità si risolve
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha “Foresta” in mano
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano
    E “Jace, Unraveler of Secrets” ha sei segnalini fedeltà

  @id:parts.jace.returns @situation:parts.jace @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scenario: Per due fedeltà fa tornare una creatura e nient'altro, e per otto se ne va
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Jace, Unraveler of Secrets”
    E che Barry controlla “Jace, Unraveler of Secrets”
    E che “Jace, Unraveler of Secrets” di Barry ha otto segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Bad Moon”
    Allora Angie non può attivare la seconda abilità di “Jace, Unraveler of Secrets” di Angie bersagliando “Bad Moon”
    Ma Angie può attivare la seconda abilità di “Jace, Unraveler of Secrets” di Angie bersagliando “Gigante di Collina”
    E “Jace, Unraveler of Secrets” di Angie ha tre segnalini fedeltà
    Quando l'abilità si risolve
    Allora Edward ha “Gigante di Collina” in mano
    Quando Barry attiva la terza abilità di “Jace, Unraveler of Secrets” di Barry
    E l'abilità si risolve
    Allora Barry ha “Jace, Unraveler of Secrets” nel proprio cimitero

  @id:parts.mettle @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scenario: Path of Mettle infligge 1 danno mentre entra, né a ciò che ha cautela o doppio attacco, né ai planeswalker
    Dato che Edward controlla “Hearthfire Hobgoblin”
    E che “Hearthfire Hobgoblin” ha un segnalino -1/-1
    E che Edward controlla “Arbiter of Knollridge”
    E che “Arbiter of Knollridge” ha quattro segnalini -1/-1
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Soul Warden”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Path of Mettle”
    E la magia si risolve
    E l'abilità innescata di “Path of Mettle” si risolve
    Allora Ronald ha “Soul Warden” nel proprio cimitero
    E Edward controlla “Hearthfire Hobgoblin”
    E Edward controlla “Arbiter of Knollridge”
    E Edward controlla “Orso Grizzly”
    E “Chandra, Pyrogenius” ha cinque segnalini fedeltà

  @id:parts.mettle.turned @situation:parts.mettle @clause:trigger.attacks_with @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  Scenario: Cautela e doppio attacco girano Path of Mettle; la terra sul retro ferisce i soli avversari, si TAPpa per questo, e costa due mana
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Path of Mettle”
    E che Angie controlla “Hearthfire Hobgoblin”
    E che Angie controlla “Arbiter of Knollridge”
    E che Angie controlla “Fonte di mana”
    E che Angie ha “Montagna” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hearthfire Hobgoblin” e “Arbiter of Knollridge”
    E l'abilità innescata di “Path of Mettle” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 11 punti vita
    E Angie non può attivare la seconda abilità di “Path of Mettle”
    E Angie non può attivare la terza abilità di “Path of Mettle”
    Quando Angie gioca “Montagna” come terra
    Allora Angie può attivare la seconda abilità di “Path of Mettle”
    E la carta “Path of Mettle” è TAPpata
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 7 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:parts.mettle.others @situation:parts.mettle @clause:trigger.attacks_with @clause:mana.ability @from:2018-04-27 @must
  Scenario: Due creature avversarie con attacco improvviso non girano nulla; la terra dà un mana e si TAPpa
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Path of Mettle”
    E che Edward controlla “Youthful Knight”
    E che Edward controlla “White Knight”
    E che Angie controlla “Hearthfire Hobgoblin”
    E che Angie controlla “Arbiter of Knollridge”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Youthful Knight” e “White Knight”
    Allora la pila è vuota
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hearthfire Hobgoblin” e “Arbiter of Knollridge”
    E l'abilità innescata di “Path of Mettle” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    E Angie attiva la prima abilità di “Path of Mettle”
    E Angie sceglie il colore il rosso
    Allora Angie ha un mana non speso
    E la carta “Path of Mettle” è TAPpata

  @id:parts.quicken @clause:spell.cast_when @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scenario: Quicken fa pescare chi la lancia, e finisce con il suo turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Quicken” in mano
    E che Angie ha “Divination” in mano
    Quando Angie lancia “Quicken”
    E la magia si risolve
    Allora Angie ha due carte in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Divination”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può lanciare “Divination”

  @id:parts.reins @clause:object.control @clause:object.types @from:2018-04-27 @must
  Scenario: Reins of Power STAPpa e scambia le creature di due giocatori, non i loro artefatti, né ciò che hanno i compagni
    Dato che Angie controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    E che Angie controlla “Copper Tablet”
    E che la carta “Copper Tablet” è TAPpata
    E che Barry controlla “Orso Grizzly”
    E che la carta “Orso Grizzly” è TAPpata
    E che Edward controlla “Wind Drake”
    E che la carta “Wind Drake” è TAPpata
    E che Edward controlla “Fountain of Youth”
    E che la carta “Fountain of Youth” è TAPpata
    E che Ronald controlla “Elementale dell'Aria”
    E che la carta “Elementale dell'Aria” è TAPpata
    Quando Angie lancia “Reins of Power” bersagliando Edward
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    E la carta “Gigante di Collina” è STAPpata
    E Angie controlla “Wind Drake”
    E la carta “Wind Drake” è STAPpata
    E Angie controlla “Copper Tablet”
    E la carta “Copper Tablet” è TAPpata
    E Edward controlla “Fountain of Youth”
    E la carta “Fountain of Youth” è TAPpata
    E la carta “Orso Grizzly” è TAPpata
    E la carta “Elementale dell'Aria” è TAPpata

  @id:parts.faith @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Renewed Faith lanciata dà 6 punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Renewed Faith”
    E la magia si risolve
    Allora la squadra di Angie ha 26 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:parts.saheeli @clause:target.choose @clause:token.copy @from:2018-04-27 @must
  Scenario: Saheeli Rai copia l'unico artefatto del suo controllore, né l'incantesimo né la creatura del compagno, e trova soltanto artefatti
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Saheeli Rai”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla “Bad Moon”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Saheeli Rai”
    E che “Saheeli Rai” di Barry ha sette segnalini fedeltà
    E che Barry ha “Foresta” nel proprio grimorio
    E che Barry ha “Orso Grizzly” nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    Quando Angie attiva la seconda abilità di “Saheeli Rai” di Angie
    E l'abilità si risolve
    Allora Angie controlla due “Fountain of Youth”
    Quando Barry attiva la terza abilità di “Saheeli Rai” di Barry
    E l'abilità si risolve
    Allora Barry ha dieci carte nel proprio grimorio

  @id:parts.sorins @clause:object.colour @from:2018-04-27 @must
  Scenario: I vampiri di entrambi i Sorin sono neri
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 3 punti vita
    E che la squadra di Edward ha 2 punti vita
    E che Ronald controlla “Bad Moon”
    E che Angie controlla “Sorin, Lord of Innistrad”
    E che Barry controlla “Sorin, Grim Nemesis”
    E che “Sorin, Grim Nemesis” ha nove segnalini fedeltà
    Quando Angie attiva la prima abilità di “Sorin, Lord of Innistrad”
    E l'abilità si risolve
    Allora “Sorin, Lord of Innistrad” ha quattro segnalini fedeltà
    E Angie controlla una pedina creatura 2/2
    Quando Barry attiva la terza abilità di “Sorin, Grim Nemesis”
    E l'abilità si risolve
    Allora Barry controlla tre pedine creatura 2/2

  @id:parts.tactics @clause:target.up_to @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Tandem Tactics, Supernatural Stamina e Niveous Wisps cambiano creature fino alla fine del turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Crusade”
    E che Barry controlla “Wind Drake”
    Quando Barry lancia “Tandem Tactics” bersagliando “Orso Grizzly” e “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/4
    E la creatura “Gigante di Collina” è 4/5
    Quando Barry lancia “Supernatural Stamina” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/4
    Quando Angie lancia “Niveous Wisps” bersagliando “Wind Drake”
    E la magia si risolve
    Allora la creatura “Wind Drake” è 3/3
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2
    E la creatura “Gigante di Collina” è 3/3
    E la creatura “Wind Drake” è 2/2

  @id:parts.enchantments @clause:target.choose @clause:target.each @clause:object.types @from:2018-04-27 @must
  Scenario: Nulla di questo può bersagliare un incantesimo, e i due di una coppia sono due
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che Angie controlla “Vizkopa Guildmage”
    E che Angie controlla “Nomads en-Kor”
    E che Angie controlla “Vassal's Duty”
    E che Angie controlla “Ajani's Welcome”
    E che Angie controlla “Keldon Arsonist”
    E che Angie controlla “Nin, the Pain Artist”
    E che Angie controlla “Lich's Mastery”
    E che Angie controlla 20 “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può lanciare “Tandem Tactics” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Tandem Tactics” bersagliando “Gigante di Collina” e “Ajani's Welcome”
    E Angie non può lanciare “Tandem Tactics” bersagliando “Gigante di Collina” e “Gigante di Collina”
    E Angie non può lanciare “Waterwhirl” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Waterwhirl” bersagliando “Gigante di Collina” e “Ajani's Welcome”
    E Angie non può lanciare “Waterwhirl” bersagliando “Gigante di Collina” e “Gigante di Collina”
    E Angie non può lanciare “Switcheroo” bersagliando “Ajani's Welcome” e “Gigante di Collina”
    E Angie non può lanciare “Switcheroo” bersagliando “Gigante di Collina” e “Ajani's Welcome”
    E Angie non può lanciare “Switcheroo” bersagliando “Gigante di Collina” e “Gigante di Collina”
    E Angie non può lanciare “Supernatural Stamina” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Niveous Wisps” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Path to Exile” bersagliando “Ajani's Welcome”
    E Angie non può attivare la prima abilità di “Vizkopa Guildmage” bersagliando “Ajani's Welcome”
    E Angie non può attivare l'abilità di “Nomads en-Kor” bersagliando “Ajani's Welcome”
    E Angie non può attivare l'abilità di “Vassal's Duty” bersagliando “Wind Drake”
    E Angie non può attivare l'abilità di “Vassal's Duty” bersagliando “Lich's Mastery”
    E Angie non può attivare l'abilità di “Keldon Arsonist” bersagliando “Ajani's Welcome”
    E Angie non può attivare l'abilità di “Nin, the Pain Artist” con X = 1, bersagliando “Ajani's Welcome”
    Ma Angie può attivare l'abilità di “Nin, the Pain Artist” con X = 1, bersagliando “Gigante di Collina”
    E la carta “Nin, the Pain Artist” è TAPpata
    Quando l'abilità si risolve
    Allora Angie può lanciare “Switcheroo” bersagliando “Gigante di Collina” e “Wind Drake”

  @id:parts.no_mana @clause:cost.resources @from:2018-04-27 @must
  Scenario: Senza il loro mana queste abilità non si ottengono
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vizkopa Guildmage”
    E che Angie controlla “Servant of Tymaret”
    E che Angie controlla “Vassal's Duty”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che Angie controlla “Krav, the Unredeemed”
    E che Angie controlla “Zedruu the Greathearted”
    E che Angie controlla “Keldon Arsonist”
    E che Angie controlla due “Montagna”
    E che la carta la prima carta “Montagna” è TAPpata
    E che la carta la seconda carta “Montagna” è TAPpata
    E che Angie ha “Palude” in mano
    E che Edward controlla “Isola”
    Allora Angie non può attivare la prima abilità di “Vizkopa Guildmage” bersagliando “Isamaru, Hound of Konda”
    E Angie non può attivare la seconda abilità di “Vizkopa Guildmage”
    E Angie non può attivare l'abilità di “Servant of Tymaret”
    E Angie non può attivare l'abilità di “Vassal's Duty” bersagliando “Isamaru, Hound of Konda”
    E Angie non può attivare l'abilità di “Krav, the Unredeemed” con X = 1, bersagliando Angie
    E Angie non può attivare l'abilità di “Keldon Arsonist” bersagliando “Isola”
    Quando Angie gioca “Palude” come terra
    Allora Angie può attivare l'abilità di “Vassal's Duty” bersagliando “Isamaru, Hound of Konda”

  @id:parts.teferi @clause:target.choose @clause:target.up_to @from:2018-04-27 @must
  Scenario: Teferi fa tornare artefatti e incantesimi, e nessuna terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Teferi, Time Raveler”
    E che Barry controlla “Teferi, Time Raveler”
    E che Edward controlla “Copper Tablet”
    E che Edward controlla “Bad Moon”
    E che Edward controlla “Montagna”
    Allora Angie non può attivare la seconda abilità di “Teferi, Time Raveler” di Angie bersagliando “Montagna”
    Ma Angie può attivare la seconda abilità di “Teferi, Time Raveler” di Angie bersagliando “Copper Tablet”
    E “Teferi, Time Raveler” di Angie ha un segnalino fedeltà
    Quando l'abilità si risolve
    Allora Edward ha “Copper Tablet” in mano
    E Barry può attivare la seconda abilità di “Teferi, Time Raveler” di Barry bersagliando “Bad Moon”
    Quando l'abilità si risolve
    Allora Edward ha “Bad Moon” in mano

  @id:parts.village @clause:object.enters_tapped @clause:object.keeps_types @clause:object.colour @from:2018-04-27 @must
  Scenario: Treetop Village entra TAPpato; creatura verde per due mana, resta una terra, e il suo mana lo TAPpa
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Wilt-Leaf Liege”
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla tre “Fonte di mana”
    E che Angie ha “Treetop Village” in mano
    Quando Angie gioca “Treetop Village” come terra
    Allora la carta “Treetop Village” è TAPpata
    Quando Angie attiva la seconda abilità di “Treetop Village”
    E l'abilità si risolve
    Allora la creatura “Treetop Village” è 4/4
    E Angie può attivare la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Treetop Village”
    E Angie non può attivare la seconda abilità di “Treetop Village”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva la prima abilità di “Treetop Village”
    Allora la carta “Treetop Village” è TAPpata
    E Angie ha un mana non speso

  @id:parts.conviction @clause:damage.lifelink @clause:combat.first_strike @clause:object.you @from:2018-04-27 @must
  Scenario: True Conviction fa colpire due volte e portare vita le creature del suo controllore, né l'incantesimo accanto, né la creatura del compagno o di un avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “True Conviction”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Goblin Bombardment”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 24 punti vita
    Quando Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 13 punti vita
    E la squadra di Angie ha 24 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 21 punti vita
    E la squadra di Edward ha 13 punti vita

  @id:parts.vizkopa @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò a cui Vizkopa Guildmage fa portare vita lo fa in questo turno soltanto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Vizkopa Guildmage”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla tre “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Barry controlla “Awakening”
    Quando Angie attiva la prima abilità di “Vizkopa Guildmage” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 22 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 22 punti vita

  @id:parts.kiki @clause:target.choose @clause:token.copy @clause:object.you @from:2018-04-27 @must
  Scenario: Kiki-Jiki, appena arrivato, copia l'unica creatura non leggendaria del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che Angie controlla “Bad Moon”
    E che Barry controlla “Wind Drake”
    Quando Angie lancia “Kiki-Jiki, Mirror Breaker”
    E la magia si risolve
    E Angie attiva l'abilità di “Kiki-Jiki, Mirror Breaker”
    E l'abilità si risolve
    Allora Angie controlla due “Gigante di Collina”

  @id:parts.other_sides @clause:object.two_faces @clause:object.enters_tapped @clause:mana.ability @from:2018-04-27 @must
  Scenario: Le terre sul retro di Kazandu Mammoth e Zof Consumption entrano TAPpate, e danno un mana un turno dopo; il fronte cresce fino alla fine del turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kazandu Mammoth”
    E che Angie ha “Zof Consumption” in mano
    E che Barry ha “Kazandu Mammoth” in mano
    Quando Angie gioca la seconda faccia di “Zof Consumption” come terra
    E l'abilità innescata di “Kazandu Mammoth” si risolve
    E Barry gioca la seconda faccia di “Kazandu Mammoth” di Barry come terra
    Allora la creatura “Kazandu Mammoth” di Angie è 5/5
    E la carta “Kazandu Mammoth” di Barry è TAPpata
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Kazandu Mammoth” di Angie è 3/3
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Zof Consumption”
    E Barry attiva l'abilità di “Kazandu Mammoth” di Barry
    Allora Angie ha un mana non speso
    E la carta “Zof Consumption” è TAPpata
    E Barry ha un mana non speso
    E la carta “Kazandu Mammoth” di Barry è TAPpata

  @id:parts.nomads @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò che Nomads en-Kor e Vassal's Duty avrebbero deviato viene inflitto nel turno successivo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Nomads en-Kor”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che Angie controlla “Vassal's Duty”
    E che Angie controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “Nomads en-Kor” bersagliando “Isamaru, Hound of Konda”
    E l'abilità si risolve
    E Angie attiva l'abilità di “Vassal's Duty” bersagliando “Isamaru, Hound of Konda”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Gut Shot” bersagliando “Nomads en-Kor”
    E la magia si risolve
    Allora Angie ha “Nomads en-Kor” nel proprio cimitero
    Quando Edward lancia “Shock” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Angie ha “Isamaru, Hound of Konda” nel proprio cimitero
    E la squadra di Angie ha 20 punti vita

  @id:parts.molten @clause:object.control @clause:combat.attack @clause:target.for_each @from:2018-04-27 @must
  Scenario: Molten Primordial e ciò che prende attaccano subito, benché fosse TAPpato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    E che la carta “Gigante di Collina” è TAPpata
    E che Ronald controlla “Bad Moon”
    E che Barry controlla “Wind Drake”
    Quando Angie lancia “Molten Primordial”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Molten Primordial” si risolve
    Allora la carta “Gigante di Collina” è STAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Molten Primordial” e “Gigante di Collina”

  @id:parts.molten.nothing @situation:parts.molten @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scenario: Dove gli avversari hanno solo terre, né lui né Windgrace's Judgment trova nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Montagna”
    E che Ronald controlla “Isola”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Molten Primordial”
    E la magia si risolve
    E l'abilità innescata di “Molten Primordial” si risolve
    Allora Barry controlla “Gigante di Collina”
    E Edward controlla “Montagna”
    E Angie non può lanciare “Windgrace's Judgment” bersagliando “Montagna”
    Ma Angie può lanciare “Windgrace's Judgment”

  @id:parts.tymaret @clause:effect.regenerate @clause:life.shared @from:2018-04-27 @must
  Scenario: Servant of Tymaret che si STAPpa costa vita agli avversari e nessuna alla propria squadra, e si rigenera per tre mana
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Servant of Tymaret”
    E che la carta “Servant of Tymaret” è TAPpata
    E che Angie controlla tre “Fonte di mana”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 22 punti vita
    Quando Angie attiva l'abilità di “Servant of Tymaret”
    E l'abilità si risolve
    E Barry lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Angie controlla “Servant of Tymaret”

  @id:parts.tokens @clause:object.colour @clause:object.types @from:2018-04-27 @must
  Scenario: Gli zombie sono neri, i conigli e i cavalieri bianchi, e un incantesimo non si sacrifica come creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Crusade”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Bad Moon”
    Quando Angie lancia “Syphon Flesh”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald controlla “Bad Moon”
    E Barry controlla “Crusade”
    E Angie controlla una pedina creatura 3/3
    Quando Barry lancia “Tempt with Bunnies”
    E la magia si risolve
    E Edward fa ciò che l'abilità permette
    E Ronald non fa ciò che l'abilità permette
    Allora Barry controlla due pedine creatura 2/2
    E Edward controlla una pedina creatura 2/2

  @id:parts.hunted @clause:object.colour @clause:combat.attack @clause:combat.block @from:2018-04-27 @must
  Scenario: Hunted Dragon dà a un avversario cavalieri bianchi, e attacca subito sopra le loro teste
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Crusade”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando Angie lancia “Hunted Dragon”
    E la magia si risolve
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Hunted Dragon” si risolve
    Allora Ronald controlla tre pedine creatura 3/3
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Hunted Dragon”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Hunted Dragon” con “Orso Grizzly”
    Ma Edward può bloccare “Hunted Dragon” con “Wind Drake”

  @id:parts.benalia @clause:saga.chapter @clause:object.colour @clause:step.cleanup @from:2018-04-27 @must
  Scenario: I cavalieri di History of Benalia sono bianchi, e il suo ultimo capitolo potenzia solo cavalieri, per un turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “History of Benalia”
    E che “History of Benalia” ha un segnalino sapere
    E che Angie controlla “Youthful Knight”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “History of Benalia” si risolve
    Allora Angie controlla una pedina creatura 2/2
    Quando Angie lancia “Crusade”
    E la magia si risolve
    Allora Angie controlla una pedina creatura 3/3
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “History of Benalia” si risolve
    Allora la creatura “Youthful Knight” è 5/3
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Youthful Knight” è 3/2

  @id:parts.show @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  Scenario: Show and Tell porta un artefatto, un incantesimo o una terra tanto quanto una creatura
    Dato che Angie ha “Copper Tablet” in mano
    E che Barry ha “Bad Moon” in mano
    E che Edward ha “Montagna” in mano
    E che Ronald ha “Gigante di Collina” in mano
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Copper Tablet” dalla propria mano sul campo di battaglia
    E Barry mette “Bad Moon” dalla propria mano sul campo di battaglia
    E Edward mette “Montagna” dalla propria mano sul campo di battaglia
    E Ronald mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    Allora Angie controlla “Copper Tablet”
    E Barry controlla “Bad Moon”
    E Edward controlla “Montagna”
    E Ronald controlla “Gigante di Collina”

  @id:parts.draws @clause:object.you @from:2018-04-27 @must
  Scenario: Chi le lancia pesca, e il compagno no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Angie ha “Foresta” in mano
    E che Barry non ha carte in mano
    Quando Angie lancia “Think Twice”
    E la magia si risolve
    E Angie scarta “Foresta”
    E Angie lancia “Tormenting Voice”
    E la magia si risolve
    E Angie sacrifica “Orso Grizzly”
    E Angie lancia “Village Rites”
    E la magia si risolve
    E Angie sacrifica “Gigante di Collina”
    E Angie lancia “Momentous Fall”
    E la magia si risolve
    Allora Barry non ha carte in mano
    E Angie ha otto carte in mano

  @id:parts.own_upkeep @clause:trigger.step @clause:team.opponents @from:2018-04-27 @must
  Scenario: Rackling e Shapeshifter's Marrow aspettano il mantenimento degli avversari, e non il proprio
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Rackling”
    E che Angie controlla “Shapeshifter's Marrow”
    Quando inizia il mantenimento della squadra di Angie
    Allora la pila è vuota
    E Angie controlla “Shapeshifter's Marrow”

  @id:parts.menaced @clause:combat.block @from:2018-04-27 @must
  Scenario: Ciò che vola o minaccia non è bloccato da uno solo a terra, e un muro resta a casa
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Owlin Shieldmage”
    E che Angie controlla “Sengir Vampire”
    E che Angie controlla “Wings of the Guard”
    E che Barry controlla “Loyal Subordinate”
    E che Barry controlla “Wall of Junk”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Wall of Junk”
    Ma Angie può attaccare Edward con “Owlin Shieldmage”, “Sengir Vampire” e “Wings of the Guard”
    E Barry può attaccare Edward con “Loyal Subordinate” e “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Owlin Shieldmage” con “Orso Grizzly”
    E Edward non può bloccare “Sengir Vampire” con “Orso Grizzly”
    E Edward non può bloccare “Wings of the Guard” con “Orso Grizzly”
    E Edward non può bloccare “Loyal Subordinate” con “Orso Grizzly”
    Ma Edward può bloccare “Gigante di Collina” con “Orso Grizzly”

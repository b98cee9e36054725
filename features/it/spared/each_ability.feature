# language: it
Funzionalità: Ogni abilità di una creatura
  > Una creatura vola, cresce, dà segnalini o resta a casa. C'è ognuna delle sue abilità, e non riguarda nessun altro?

  @id:parts.persecutor @clause:team.win_effect @clause:team.wins_and_loses @from:2018-04-27 @must
  Scenario: Abyssal Persecutor impedisce alla propria squadra di vincere e agli avversari di perdere
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 50 punti vita
    E che la squadra di Edward ha 2 punti vita
    E che Angie controlla “Abyssal Persecutor”
    E che Angie controlla “Prova di Resistenza”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora la partita continua
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 0 punti vita
    E la partita continua

  @id:parts.persecutor.opponents @situation:parts.persecutor @clause:team.win_effect @from:2018-04-27 @must
  Scenario: Abyssal Persecutor lascia vincere gli avversari
    Dato che la squadra di Edward ha 50 punti vita
    E che Angie controlla “Abyssal Persecutor”
    E che Edward controlla “Prova di Resistenza”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward vince la partita

  @id:parts.persecutor.own @situation:parts.persecutor @clause:life.zero @clause:team.wins_and_loses @from:2018-04-27 @must
  Scenario: Abyssal Persecutor lascia perdere la propria squadra
    Dato che la squadra di Angie ha 2 punti vita
    E che Angie controlla “Abyssal Persecutor”
    Quando Angie lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie perde la partita

  @id:parts.fliers @clause:combat.block @from:2018-04-27 @must
  Scenario: Cinque creature che volano sono bloccate da una volante, e da nessuna che resta a terra
    Dato che Angie controlla “Abyssal Persecutor”
    E che Angie controlla “Ishai, Ojutai Dragonspeaker”
    E che Angie controlla “Jenara, Asura of War”
    E che Angie controlla “Kazarov, Sengir Pureblood”
    E che Angie controlla “Killer Whale”
    E che Angie controlla “Isola”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Wind Drake”
    Quando Angie attiva l'abilità di “Killer Whale”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Abyssal Persecutor”
    E Angie attacca Edward con “Ishai, Ojutai Dragonspeaker”
    E Angie attacca Edward con “Jenara, Asura of War”
    E Angie attacca Edward con “Kazarov, Sengir Pureblood”
    E Angie attacca Edward con “Killer Whale”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Abyssal Persecutor” con “Gigante di Collina”
    E Edward non può bloccare “Ishai, Ojutai Dragonspeaker” con “Gigante di Collina”
    E Edward non può bloccare “Jenara, Asura of War” con “Gigante di Collina”
    E Edward non può bloccare “Kazarov, Sengir Pureblood” con “Gigante di Collina”
    E Edward non può bloccare “Killer Whale” con “Gigante di Collina”
    Ma Edward può bloccare “Killer Whale” con “Wind Drake”

  @id:parts.whale_lands @clause:step.cleanup @clause:combat.block @from:2018-04-27 @must
  Scenario: Killer Whale vola per un turno, e in quello dopo non blocca nessuna volante
    Dato che Angie controlla “Killer Whale”
    E che Angie controlla “Isola”
    E che Angie controlla “Elementale dell'Aria”
    Quando Angie attiva l'abilità di “Killer Whale”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Wind Drake”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie non può bloccare “Wind Drake” con “Killer Whale”
    Ma Angie può bloccare “Wind Drake” con “Elementale dell'Aria”

  @id:parts.ishai @clause:team.opponents @clause:counters.own @from:2005-08-01 @must
  Scenario: Ishai ha un segnalino per ogni magia di un avversario, e nessuno per una magia della propria squadra
    Dato che Angie controlla “Ishai, Ojutai Dragonspeaker”
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    E Barry lancia “Nebbia”
    E la magia si risolve
    Allora la creatura “Ishai, Ojutai Dragonspeaker” è 1/1
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Nebbia”
    E l'abilità innescata di “Ishai, Ojutai Dragonspeaker” si risolve
    Allora “Ishai, Ojutai Dragonspeaker” ha un segnalino +1/+1
    E la creatura “Ishai, Ojutai Dragonspeaker” è 2/2

  @id:parts.jenara @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  Scenario: Jenara ha un segnalino per due mana che ha chi la controlla
    Dato che Angie controlla “Jenara, Asura of War”
    E che Angie controlla “Pianura”
    E che Barry controlla “Jenara, Asura of War”
    E che Barry controlla due “Pianura”
    Allora Angie non può attivare l'abilità di “Jenara, Asura of War”
    Ma Barry può attivare l'abilità di “Jenara, Asura of War”
    Quando l'abilità si risolve
    Allora “Jenara, Asura of War” di Barry ha un segnalino +1/+1
    E la creatura “Jenara, Asura of War” di Barry è 4/4
    E la creatura “Jenara, Asura of War” di Angie è 3/3

  @id:parts.kazarov @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  Scenario: Kazarov infligge 2 danni, abbastanza per un orso e non per un gigante
    Dato che Angie controlla “Kazarov, Sengir Pureblood”
    E che Angie controlla quattro “Montagna”
    E che Barry controlla “Kazarov, Sengir Pureblood”
    E che Barry controlla quattro “Montagna”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Kazarov, Sengir Pureblood”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Quando Barry attiva l'abilità di “Kazarov, Sengir Pureblood”
    E Barry sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora Ronald controlla “Gigante di Collina”

  @id:parts.cub @clause:counters.own @clause:combat.damage @from:2018-04-27 @must
  Scenario: Longtusk Cub dà due energia solo a chi lo controlla, quando ha colpito
    Dato che Angie controlla “Longtusk Cub”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Longtusk Cub”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha due segnalini energia
    E Barry non ha nessun segnalino energia
    E Edward non ha nessun segnalino energia
    E Ronald non ha nessun segnalino energia

  @id:parts.meren @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  Scenario: Meren conta le altre creature di chi la controlla che muoiono, non un incantesimo, né la creatura di un compagno, né sé stessa
    Dato che Angie controlla “Meren of Clan Nel Toth”
    E che Angie controlla “Bad Moon”
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando Barry lancia “Ritorno alla Natura” bersagliando “Bad Moon”
    E la magia si risolve
    E Barry lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie non ha nessun segnalino esperienza
    Quando Barry lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Meren of Clan Nel Toth” si risolve
    Allora Angie ha un segnalino esperienza
    Quando Barry lancia “Omicidio” bersagliando “Meren of Clan Nel Toth”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    Allora Angie ha un segnalino esperienza
    E Angie ha “Meren of Clan Nel Toth” nel proprio cimitero

  @id:parts.swarmlord @clause:poison.infect @clause:object.colour @from:2018-04-27 @must
  Scenario: Gli insetti di Phyrexian Swarmlord sono verdi, ed esso dà veleno a sua volta
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Edward ha due segnalini veleno
    E che Angie controlla “Phyrexian Swarmlord”
    E che Angie controlla “Wilt-Leaf Liege”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie controlla due pedine creatura 2/2
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Phyrexian Swarmlord”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Edward ha sette segnalini veleno

  @id:parts.ceratops @clause:combat.block @from:2024-11-08 @must
  Scenario: Spike-Tailed Ceratops blocca due attaccanti
    Dato che Edward controlla “Spike-Tailed Ceratops”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare insieme “Orso Grizzly” e “Gigante di Collina” con “Spike-Tailed Ceratops”

  @id:parts.wall @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Wall of Blood resta a casa, e cresce per un turno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Wall of Blood”
    Quando Angie attiva l'abilità di “Wall of Blood”
    E l'abilità si risolve
    Allora la creatura “Wall of Blood” è 1/3
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Wall of Blood”
    Ma Angie può attaccare Edward con “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Wall of Blood” è 0/2

  @id:parts.ixidor @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  Scenario: Ixidor ingrandisce quelle che sono a faccia in giù, di chiunque siano, e chiede tre mana per girarne una
    Dato che Angie controlla “Spear Spewer”
    E che Edward controlla “Gigante di Collina”
    E che Angie controlla 12 “Fonte di mana”
    E che Barry controlla otto “Fonte di mana”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    E Angie lancia “Ixidor, Reality Sculptor”
    E la magia si risolve
    Allora la creatura “Spear Spewer” è 3/3
    E la creatura “Gigante di Collina” è 3/3
    E la creatura “Ixidor, Reality Sculptor” di Angie è 3/4
    E Angie non può attivare l'abilità di “Ixidor, Reality Sculptor”
    Quando Barry lancia “Ixidor, Reality Sculptor”
    E la magia si risolve
    Allora la creatura “Spear Spewer” è 4/4
    E Barry può attivare l'abilità di “Ixidor, Reality Sculptor”
    Quando Barry sceglie “Gigante di Collina” come bersaglio
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora la carta “Gigante di Collina” è a faccia in su

  @id:parts.yoshimaru @clause:trigger.enters @clause:object.you @from:2005-08-01 @must
  Scenario: Yoshimaru ha un segnalino per un altro permanente leggendario di chi lo controlla, non per un orso né per la leggenda di un compagno
    Dato che Angie controlla “Yoshimaru, Ever Faithful”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Barry lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora la creatura “Yoshimaru, Ever Faithful” è 1/1
    Quando Angie lancia “Ishai, Ojutai Dragonspeaker”
    E la magia si risolve
    E l'abilità innescata di “Yoshimaru, Ever Faithful” si risolve
    Allora “Yoshimaru, Ever Faithful” ha un segnalino +1/+1
    E la creatura “Yoshimaru, Ever Faithful” è 2/2

# language: it
Funzionalità: Che cosa una carta costa, dà e fa finire
  > I costi si pagano per intero, i doni vanno a chi è nominato, e ciò che dura un turno non dura di più.

  @id:card.chieftain @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: Un Goblin arrivato in questo turno attacca accanto al suo capo, un orso e il Goblin del compagno no
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Goblin Chieftain”
    E la magia si risolve
    E Angie lancia “Goblin Piker”
    E la magia si risolve
    E Angie lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Orso Grizzly”
    Ma Angie può attaccare Edward con “Goblin Piker”
    E Angie può attaccare Edward con “Goblin Chieftain”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita

  @id:card.chieftain.teammate @situation:card.chieftain @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: Il Goblin del compagno arrivato in questo turno aspetta
    Dato che Angie controlla “Goblin Chieftain”
    E che Barry controlla “Gigante di Collina”
    Quando Barry lancia “Goblin Piker”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Barry non può attaccare Edward con “Goblin Piker”
    Ma Barry può attaccare Edward con “Gigante di Collina”

  @id:card.drain @clause:target.choose @clause:life.shared @from:2018-04-27 @must
  Scenario: Essence Drain infligge 3 danni a una creatura, a un giocatore o a un planeswalker, e chi lo lancia guadagna 3 punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Essence Drain” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando “Chandra, Pyrogenius”
    E la magia si risolve
    Allora “Chandra, Pyrogenius” ha tre segnalini fedeltà
    E la squadra di Edward ha 20 punti vita

  @id:card.fog_ends @clause:step.cleanup @clause:replacement.open @from:2018-04-27 @must
  Scenario: Il danno da combattimento è di nuovo inflitto nel turno dopo Nebbia
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Nebbia”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 17 punti vita

  @id:card.klothys_land @clause:mana.ability @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Per una terra che esilia Klothys dà un mana del colore scelto, e nessuno perde punti vita
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Klothys, God of Destiny”
    E che Edward ha “Foresta” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Klothys, God of Destiny” si risolve
    E Angie sceglie il colore il rosso
    Allora Edward possiede “Foresta” in esilio
    E Angie ha un mana non speso
    E la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:card.lampad @clause:mana.own @clause:object.you @from:2005-08-01 @must
  Scenario: Lampad of Death's Vigil costa mana oltre a una propria creatura
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Lampad of Death's Vigil”
    E che Barry controlla “Speaker of the Heavens”
    E che Barry controlla “Lampad of Death's Vigil”
    E che Barry controlla “Palude”
    Allora Angie non può attivare l'abilità di “Lampad of Death's Vigil”
    Ma Barry può attivare l'abilità di “Lampad of Death's Vigil”
    Quando Barry sacrifica “Speaker of the Heavens”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry ha “Speaker of the Heavens” nel proprio cimitero
    E la carta “Palude” è TAPpata
    E la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:card.liliana @clause:target.choose @from:2018-04-27 @must
  Scenario: Liliana, the Last Hope guadagna uno di fedeltà e rimpicciolisce una creatura, non un'altra
    Dato che Angie controlla “Liliana, the Last Hope”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Copper Tablet”
    Quando Angie attiva la prima abilità di “Liliana, the Last Hope”
    E Angie sceglie “Orso Grizzly” come bersaglio
    E l'abilità si risolve
    Allora “Liliana, the Last Hope” ha quattro segnalini fedeltà
    E la creatura “Orso Grizzly” è 0/1
    E la creatura “Gigante di Collina” è 3/3

  @id:card.evil @clause:object.types @clause:combat.block @from:2018-04-27 @must
  Scenario: Malvagità in Agguato vola una volta diventata creatura, e Loyal Pegasus vola al suo fianco
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Malvagità in Agguato”
    E che Barry controlla “Loyal Pegasus”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    Quando Angie attiva l'abilità di “Malvagità in Agguato”
    E l'abilità si risolve
    Allora la squadra di Angie ha 10 punti vita
    E la creatura “Malvagità in Agguato” è 4/4
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Malvagità in Agguato”
    E Barry attacca Edward con “Loyal Pegasus”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Malvagità in Agguato” con “Orso Grizzly”
    Ed Edward non può bloccare “Loyal Pegasus” con “Orso Grizzly”
    Ma Edward può bloccare “Loyal Pegasus” con “Wind Drake”

  @id:card.lunk @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Lunk Errant è più grosso quando attacca da solo, per questo turno
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Lunk Errant”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Lunk Errant”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 15 punti vita
    E la creatura “Lunk Errant” è 5/5
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Lunk Errant” è 4/4

  @id:card.slaver @clause:mana.own @from:2005-08-01 @must
  Scenario: Mindslaver costa quattro mana al suo giocatore, e va nel cimitero
    Dato che Angie controlla “Mindslaver”
    E che Angie controlla tre “Foresta”
    E che Barry controlla “Mindslaver”
    E che Barry controlla quattro “Pianura”
    Allora Angie non può attivare l'abilità di “Mindslaver”
    Ma Barry può attivare l'abilità di “Mindslaver”
    Quando Barry sceglie Edward come bersaglio
    E Angie sceglie Edward come bersaglio
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Barry ha “Mindslaver” nel proprio cimitero
    E Angie non ha carte nel proprio cimitero

  @id:card.chimera @clause:object.you @from:2005-08-01 @must
  Scenario: Mischievous Chimera ferisce solo gli avversari, una volta, per la prima magia del suo controllore nel loro turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Mischievous Chimera”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Nebbia”
    E Angie non mette carte in fondo al proprio grimorio
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Reach Through Mists”
    E inizia la sottofase finale della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.abomination @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Smothering Abomination vola, e nel mantenimento del suo controllore prende una sua creatura e gli fa pescare una carta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Smothering Abomination”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Bad Moon”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Sea Monster”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Smothering Abomination”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Smothering Abomination” con “Sea Monster”
    Ma Edward può bloccare “Gigante di Collina” con “Sea Monster”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora Angie controlla “Orso Grizzly”
    E Barry ha “Gigante di Collina” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Angie
    E Angie sacrifica “Orso Grizzly”
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Bad Moon”
    E Angie ha due carte in mano
    E Barry ha una carta in mano

  @id:card.tremor @clause:creature.dies @clause:life.shared @from:2005-08-01 @must
  Scenario: Tremor infligge 1 danno e non uccide un orso, e Sizzle risparmia la propria squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Soul Warden”
    Quando Angie lancia “Tremor”
    E la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    E Angie ha “Soul Warden” nel proprio cimitero
    Quando Barry lancia “Sizzle”
    E la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.warden @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Né un incantesimo né una terra che entra dà punti vita al controllore di Soul Warden
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Soul Warden”
    E che Barry ha “Foresta” in mano
    Quando Angie lancia “Bad Moon”
    E la magia si risolve
    E Barry gioca “Foresta” come terra
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 20 punti vita
    E Barry controlla “Foresta”

  @id:card.throne @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Throne of the God-Pharaoh non conta terre TAPpate, non costa nulla alla sua squadra, e attende la sottofase finale della sua squadra
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Throne of the God-Pharaoh”
    E che Angie controlla “Foresta”
    E che Angie controlla “Gigante di Collina”
    E che la carta “Foresta” è TAPpata
    E che la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase finale della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Throne of the God-Pharaoh” si risolve
    Allora la squadra di Edward ha 15 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:clue.paid @situation:clue.paid @clause:cost.total @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: Un solo mana non basta per Ransom Note, due sì
    Dato che Angie controlla “Ransom Note”
    E che Angie controlla “Fonte di mana”
    E che Edward controlla “Ransom Note”
    E che Edward controlla due “Fonte di mana”
    Quando Angie sceglie il modo 3
    Allora Angie non può attivare l'abilità di “Ransom Note” di Angie
    Quando la squadra di Angie passa la priorità
    Ed Edward sceglie il modo 3
    Allora Edward può attivare l'abilità di “Ransom Note” di Edward

  @id:clue.drawn @situation:clue.paid @clause:zone.graveyard @clause:spell.modes @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: Due mana e Ransom Note stessa pagano una carta al suo controllore
    Dato che Angie controlla “Ransom Note”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha una carta in mano
    E che Edward ha una carta in mano
    Quando Angie sceglie il modo 3
    E Angie attiva l'abilità di “Ransom Note”
    E l'abilità si risolve
    Allora Angie ha “Ransom Note” nel proprio cimitero
    E Angie ha due carte in mano
    Ed Edward ha una carta in mano

  @id:disguise.moroii @clause:trigger.enters @clause:object.you @from:2024-11-08 @must
  Scenario: Nightdrinker Moroii costa punti vita alla propria squadra, e a nessun altro
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Nightdrinker Moroii”
    E la magia si risolve
    E l'abilità innescata di “Nightdrinker Moroii” si risolve
    Allora la squadra di Angie ha 17 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:target.creature_alone @situation:target.creature_alone @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Reality Shift riguarda creature, e nessun altro permanente
    Dato che Edward controlla “Sol Ring”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può lanciare “Reality Shift” bersagliando “Sol Ring”
    Ma Angie può lanciare “Reality Shift” bersagliando “Orso Grizzly”

  @id:kazarov.paid @situation:kazarov.paid @clause:cost.total @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Il danno di Kazarov richiede quattro mana, e tre non bastano
    Dato che Angie controlla “Kazarov, Sengir Pureblood”
    E che Angie controlla tre “Fonte di mana”
    E che Edward controlla “Kazarov, Sengir Pureblood”
    E che Edward controlla quattro “Fonte di mana”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può attivare l'abilità di “Kazarov, Sengir Pureblood” di Angie bersagliando “Orso Grizzly”
    Quando la squadra di Angie passa la priorità
    Allora Edward può attivare l'abilità di “Kazarov, Sengir Pureblood” di Edward bersagliando “Orso Grizzly”
    Quando l'abilità si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero

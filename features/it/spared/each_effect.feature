# language: it
Funzionalità: Ogni effetto di una magia, e ciò che costa un'abilità
  > Una magia dà, toglie, fa pescare e infligge danno; un'abilità si paga. A chi, quanto, e con che cosa?

  @id:parts.epiphany @clause:turn.extra @clause:object.colour @clause:creature.dies @from:2005-08-01 @must
  Scenario: I due uccelli di Alrund's Epiphany sono blu, e volano dove Tremor non arriva
    Dato che Barry controlla “Uccelli del Paradiso”
    E che Edward controlla “Goblin Piker”
    Quando Angie lancia “Alrund's Epiphany”
    E la magia si risolve
    E Barry lancia “Tremor”
    E la magia si risolve
    Allora Angie controlla due pedine creatura 1/1
    E Barry controlla “Uccelli del Paradiso”
    Ma Edward ha “Goblin Piker” nel proprio cimitero
    Quando Angie lancia “Glen Elendra Liege”
    E la magia si risolve
    Allora Angie controlla due pedine creatura 2/2

  @id:parts.invasion @clause:trigger.enters @clause:object.you @from:2023-04-14 @must
  Scenario: Invasion of Dominaria dà 4 punti vita e una carta a chi la controlla quando entra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Invasion of Dominaria”
    E la magia si risolve
    E Angie sceglie Edward come protettore
    E l'abilità innescata di “Invasion of Dominaria” si risolve
    Allora la squadra di Angie ha 24 punti vita
    E la squadra di Edward ha 20 punti vita
    E Angie ha una carta in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano

  @id:parts.live_fast @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Live Fast fa pescare due carte a chi la lancia per 2 punti vita e dà due energia
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Live Fast”
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 20 punti vita
    E Angie ha due carte in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano
    E Angie ha due segnalini energia

  @id:parts.who_draws @clause:object.you @from:2005-08-01 @must
  Scenario: Chi lancia Prologue to Phyresis e chi ha Yawgmoth's Bargain pesca una carta, e nessun altro
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Yawgmoth's Bargain”
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano
    Quando Barry attiva l'abilità di “Yawgmoth's Bargain”
    E l'abilità si risolve
    Allora Barry ha una carta in mano
    E Angie ha una carta in mano
    E Edward non ha carte in mano
    E la squadra di Angie ha 19 punti vita

  @id:parts.contract @clause:object.you @from:2010-04-23 @must
  Scenario: Infernal Contract fa pescare solo chi la lancia
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Infernal Contract”
    E la magia si risolve
    Allora Angie ha quattro carte in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano

  @id:parts.older_targets @clause:target.choose @clause:creature.dies @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Lightning Helix, Shock e Mending Hands riguardano una creatura o un giocatore, e nessun incantesimo
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Bad Moon”
    E che Barry controlla “Soul Warden”
    Allora Angie non può lanciare “Lightning Helix” bersagliando “Bad Moon”
    Ma Angie può lanciare “Lightning Helix” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie non può lanciare “Shock” bersagliando “Bad Moon”
    Ma Angie può lanciare “Shock” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    Allora Ronald ha “Orso Grizzly” nel proprio cimitero
    E Angie non può lanciare “Mending Hands” bersagliando “Bad Moon”
    Ma Angie può lanciare “Mending Hands” bersagliando “Soul Warden”
    Quando la magia si risolve
    E Barry lancia “Pyroclasm”
    E la magia si risolve
    Allora Barry controlla “Soul Warden”

  @id:parts.mending_ends @clause:replacement.open @clause:step.cleanup @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ciò che Mending Hands preverrebbe viene inflitto nel turno dopo
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Mending Hands” bersagliando Angie
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita

  @id:parts.bombardment @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  Scenario: Goblin Bombardment infligge 1 danno anche a una creatura
    Dato che Angie controlla “Goblin Bombardment”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Soul Warden”
    Quando Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sacrifica “Orso Grizzly”
    E Angie sceglie “Soul Warden” come bersaglio
    E l'abilità si risolve
    Allora Edward ha “Soul Warden” nel proprio cimitero

  @id:parts.treason @clause:step.cleanup @clause:object.control @clause:combat.attack @from:2018-04-27 @must
  Scenario: La rapidità che dà Atto di Tradimento finisce con il turno
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Ronald lancia “Control Magic” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Ronald non può attaccare Angie con “Gigante di Collina”
    Ma Ronald può attaccare Angie con “Orso Grizzly”

  @id:parts.counters @clause:counters.own @clause:object.you @from:2018-04-27 @must
  Scenario: Nissa riguarda solo le creature, e Unspeakable Symbol mette il suo segnalino sul suo bersaglio
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Nissa, Voice of Zendikar”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Unspeakable Symbol”
    Quando Angie attiva la seconda abilità di “Nissa, Voice of Zendikar”
    E l'abilità si risolve
    Allora “Gigante di Collina” ha un segnalino +1/+1
    E “Unspeakable Symbol” non ha nessun segnalino +1/+1
    Quando Angie attiva l'abilità di “Unspeakable Symbol”
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora “Gigante di Collina” ha due segnalini +1/+1
    E la creatura “Gigante di Collina” è 5/5
    E la squadra di Angie ha 17 punti vita

  @id:parts.door @clause:cost.resources @from:2005-08-01 @must
  Scenario: Una Door to Nothingness TAPpata non si può usare, una STAPpata sì
    Dato che Angie controlla “Door to Nothingness”
    E che la carta “Door to Nothingness” di Angie è TAPpata
    E che Angie controlla dieci “Fonte di mana”
    E che Barry controlla “Door to Nothingness”
    E che Barry controlla dieci “Fonte di mana”
    Allora Angie non può attivare l'abilità di “Door to Nothingness”
    Ma Barry può attivare l'abilità di “Door to Nothingness”
    Quando Barry sceglie Ronald come bersaglio
    E Angie sceglie Ronald come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward perde la partita

  @id:parts.still_life @clause:mana.own @clause:cost.resources @from:2005-08-01 @must
  Scenario: Still Life costa due mana del suo giocatore
    Dato che Angie controlla “Still Life”
    E che Angie controlla “Foresta”
    E che Barry controlla “Still Life”
    E che Barry controlla due “Foresta”
    Allora Angie non può attivare l'abilità di “Still Life”
    Ma Barry può attivare l'abilità di “Still Life”
    Quando l'abilità si risolve
    Allora la creatura “Still Life” di Barry è 4/3

  @id:parts.cove @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Tranquil Cove dà il suo mana una volta
    Dato che Edward controlla “Tranquil Cove”
    Quando la squadra di Angie passa la priorità
    Allora Edward può attivare l'abilità di “Tranquil Cove”
    Quando Edward sceglie il colore il blu
    Allora la carta “Tranquil Cove” è TAPpata
    E Edward ha un mana non speso
    E Edward non può attivare l'abilità di “Tranquil Cove”

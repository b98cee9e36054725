# language: it
Funzionalità: Quanto costa un'abilità, e niente per meno
  > Un giocatore ha meno mana di quanto costa un'abilità, o ciò che andrebbe TAPpato lo è già. Che cosa si può attivare?

  @id:card.paid.mana @situation:card.paid @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scenario: Con un mana non si può attivare nessuna di queste abilità, per quanto ne abbia il compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla dieci “Fonte di mana”
    E che Angie ha una carta in mano
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Angie controlla “Hazoret the Fervent”
    E che Angie controlla “Legion Guildmage”
    E che Angie controlla “Slimefoot, the Stowaway”
    E che Angie controlla “Vampire Neonate”
    E che Angie controlla “Welder Automaton”
    E che Angie controlla “Ramunap Ruins”
    E che Angie controlla “Rank Officer”
    E che Barry controlla “Vampire Neonate”
    Allora Angie non può attivare l'abilità di “Hazoret the Fervent”
    E Angie non può attivare la prima abilità di “Legion Guildmage”
    E Angie non può attivare l'abilità di “Slimefoot, the Stowaway”
    E Angie non può attivare l'abilità di “Vampire Neonate” di Angie
    E Angie non può attivare l'abilità di “Welder Automaton”
    E Angie non può attivare la terza abilità di “Ramunap Ruins”
    E Angie non può attivare l'abilità di “Rank Officer”
    Ma Barry può attivare l'abilità di “Vampire Neonate” di Barry

  @id:card.paid.tapped @situation:card.paid @clause:cost.resources @from:2018-04-27 @must
  Scenario: Ciò che si TAPpa per la sua abilità si TAPpa una volta, e quello del compagno è un altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Angie controlla “Legion Guildmage”
    E che Angie controlla “Lightning-Rig Crew”
    E che Angie controlla “Vampire Neonate”
    E che Angie controlla “Ramunap Ruins”
    E che Angie controlla “Rank Officer”
    E che Angie controlla “Magosi, the Waterveil”
    E che “Magosi, the Waterveil” ha un segnalino eone
    E che la carta “Legion Guildmage” è TAPpata
    E che la carta “Lightning-Rig Crew” di Angie è TAPpata
    E che la carta “Vampire Neonate” è TAPpata
    E che la carta “Ramunap Ruins” è TAPpata
    E che la carta “Rank Officer” è TAPpata
    E che la carta “Magosi, the Waterveil” è TAPpata
    E che Angie controlla dieci “Fonte di mana”
    E che Barry controlla “Lightning-Rig Crew”
    Allora Angie non può attivare la prima abilità di “Legion Guildmage”
    E Angie non può attivare l'abilità di “Lightning-Rig Crew” di Angie
    E Angie non può attivare l'abilità di “Vampire Neonate”
    E Angie non può attivare la terza abilità di “Ramunap Ruins”
    E Angie non può attivare l'abilità di “Rank Officer”
    E Angie non può attivare la terza abilità di “Magosi, the Waterveil”
    Ma Barry può attivare l'abilità di “Lightning-Rig Crew” di Barry

  @id:card.paid.desert @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  Scenario: Un Deserto viene sacrificato per infliggere danno a entrambi gli avversari, e va nel cimitero del suo proprietario
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Ramunap Ruins”
    E che Angie controlla “Foresta”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva la terza abilità di “Ramunap Ruins”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie ha “Ramunap Ruins” nel proprio cimitero
    E Angie controlla “Foresta”

  @id:card.paid.inheritance @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  Scenario: Un incantesimo sacrificato toglie 4 punti vita a un avversario e ne dà 4 soltanto a chi lo controlla
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Ill-Gotten Inheritance”
    E che Angie controlla sei “Fonte di mana”
    E che Angie ha “Shock” in mano
    Quando Angie attiva l'abilità di “Ill-Gotten Inheritance”
    E Angie sceglie Ronald come bersaglio
    Allora Angie ha “Ill-Gotten Inheritance” nel proprio cimitero
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 24 punti vita
    E Angie non può lanciare “Shock” bersagliando Edward
    Ma Barry può lanciare “Shock” bersagliando Edward

  @id:card.paid.monument @situation:card.paid @clause:cost.total @clause:mana.own @from:2018-04-27 @must
  Scenario: Le creature nere costano un mana in meno, e nessun'altra magia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Bontu's Monument”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Marauding Blight-Priest” in mano
    E che Angie ha “Footsteps of the Goryo” in mano
    E che Angie ha “Heartstabber Mosquito” in mano
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    Allora Angie non può lanciare “Heartstabber Mosquito”
    E Angie non può lanciare “Footsteps of the Goryo” bersagliando “Orso Grizzly”
    Ma Angie può lanciare “Marauding Blight-Priest”

  @id:card.paid.monument_watch @situation:card.paid @clause:trigger.event @clause:life.shared @from:2018-04-27 @must
  Scenario: Una magia creatura toglie punti vita a entrambi gli avversari, e un'altra magia a nessuno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Bontu's Monument”
    Quando Angie lancia “Divination”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E Angie lancia “Orso Grizzly”
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Bontu's Monument” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:card.paid.mana_abilities @situation:card.paid @clause:mana.ability @clause:mana.own @from:2018-04-27 @must
  Scenario: Le terre neve danno un mana a chi le TAPpa, e non un secondo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Pianura Innevata”
    E che Angie controlla “Palude Innevata”
    E che Angie controlla “Pianura”
    Quando Angie attiva l'abilità di “Pianura Innevata”
    E Angie attiva l'abilità di “Palude Innevata”
    Allora Angie ha due mana non spesi
    E Barry non ha mana non speso
    E la carta “Pianura Innevata” è TAPpata
    E la carta “Palude Innevata” è TAPpata
    E Angie non può attivare l'abilità di “Pianura Innevata”
    E Angie non può attivare l'abilità di “Palude Innevata”
    Ma Angie può attivare l'abilità di “Pianura”

  @id:card.paid.enters_tapped @situation:card.paid @clause:object.enters_tapped @clause:turn.each_plays_land @from:2018-04-27 @must
  Scenario: Una terra che entra TAPpata è TAPpata, e quella che gioca il compagno no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry ha “Magosi, the Waterveil” in mano
    E che Angie ha “Foresta” in mano
    Quando Angie gioca “Foresta” come terra
    E Barry gioca “Magosi, the Waterveil” come terra
    Allora la carta “Magosi, the Waterveil” è TAPpata
    E la carta “Foresta” è STAPpata

  @id:card.paid.salvo @situation:card.paid @clause:target.choose @clause:damage.source @from:2016-01-16 @must
  Scenario: Quattro danni di una magia o di un planeswalker uccidono una creatura di costituzione 4, e nessuna di costituzione 5
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha dieci segnalini fedeltà
    E che Edward controlla “Ripjaw Raptor”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Foresta”
    E che Ronald controlla “Muro di Legno”
    Allora Angie non può lanciare “Boulder Salvo” bersagliando “Foresta”
    Ma Angie può lanciare “Boulder Salvo” bersagliando “Ripjaw Raptor”
    Quando la magia si risolve
    Allora Edward controlla “Ripjaw Raptor”
    Quando l'abilità innescata di “Ripjaw Raptor” si risolve
    E Angie attiva la seconda abilità di “Chandra, Pyrogenius”
    E Angie sceglie “Elementale dell'Aria” come bersaglio
    E l'abilità si risolve
    Allora Edward ha “Elementale dell'Aria” nel proprio cimitero
    E Edward controlla “Ripjaw Raptor”
    E Ronald controlla “Muro di Legno”

# language: it
Funzionalità: Che cosa non si può lanciare, giocare o attivare
  > Una terra non è una magia, una carta in un cimitero non è in nessuna mano, e un costo che una carta non ha non si paga. E che cosa si può fare, accanto?

  @id:exact.cast.refused @clause:priority.act @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Una terra non si lancia, una magia non si gioca come terra, e nulla si lancia, si gioca o si attiva da un cimitero
    Dato che Angie controlla tre “Isola”
    E che Angie ha “Foresta” in mano
    E che Angie ha “Divination” in mano
    E che Angie ha “Pianura” nel proprio cimitero
    E che Angie ha “Hidetsugu lo Spietato” nel proprio cimitero
    E che Edward ha “Montagna” in mano
    Allora Angie non può lanciare “Foresta”
    E Angie non può lanciare “Unsummon”
    E Angie non può lanciare “Divination” bersagliando Edward
    E Angie non può giocare “Pianura” come terra
    E Angie non può giocare “Divination” come terra
    E Angie non può attivare l'abilità di “Hidetsugu lo Spietato”
    E Angie non può attivare l'abilità di “Divination”
    Ma Angie può giocare “Foresta” come terra
    E Angie può attivare l'abilità di “Foresta”
    E Angie può lanciare “Divination”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può giocare “Montagna” come terra

  @id:exact.cast.no_such_cost @clause:spell.surge @clause:ability.only_if @from:2016-01-16 @must
  Scenario: Ciò che non ha né un costo di ondata né parole sul lancio gratuito si lancia per il suo costo di mana, e non altrimenti
    Dato che Barry controlla “Orso Grizzly”
    E che Angie controlla sei “Fonte di mana”
    Quando Barry lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie non può lanciare “Divination” per il suo costo di ondata
    E Angie non può lanciare “Elementale dell'Aria” per il suo costo di ondata
    E Angie non può lanciare “Divination” senza pagare il suo costo di mana
    E Angie non può lanciare “Elementale dell'Aria” senza pagare il suo costo di mana
    Ma Angie può lanciare “Divination”

  @id:exact.cast.surge_before @clause:spell.surge @from:2005-08-01 @until:2016-01-16 @must
  Scenario: Prima che esistessero costi di ondata nessuno ne pagava, chiunque avesse lanciato una magia
    Dato che Angie controlla sei “Fonte di mana”
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    Allora Angie non può lanciare “Goblin Freerunner” per il suo costo di ondata
    Ma Angie può lanciare “Goblin Freerunner”

  @id:exact.tap.sick @clause:priority.act @from:2015-07-17 @must
  Scenario: Una creatura arrivata in questo turno non si TAPpa per la sua abilità, una con rapidità sì, e una terra anche
    Dato che Angie ha “Foresta” in mano
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Uccelli del Paradiso”
    E la magia si risolve
    E Angie lancia “Goblin Fireslinger”
    E la magia si risolve
    E Angie gioca “Foresta” come terra
    Allora Angie non può attivare l'abilità di “Uccelli del Paradiso”
    E Angie non può attivare l'abilità di “Goblin Fireslinger”
    Ma Angie può attivare l'abilità di “Foresta”
    Quando Angie lancia “Goblin Chieftain”
    E la magia si risolve
    E Angie attiva l'abilità di “Goblin Fireslinger”
    E Angie sceglie Ronald come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 19 punti vita
    E Angie non può attivare l'abilità di “Uccelli del Paradiso”

  @id:exact.mana.any @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scenario: Il mana di un qualsiasi colore è del solo colore scelto
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Angie controlla “Palude”
    Quando Angie attiva l'abilità di “Uccelli del Paradiso”
    E Angie sceglie il colore il rosso
    Allora Angie ha un mana non speso
    E Angie non può lanciare “Unsummon” bersagliando “Uccelli del Paradiso”
    Ma Angie può lanciare “Shock” bersagliando Edward

  @id:exact.loyalty.all @clause:priority.act @from:2016-07-22 @must
  Scenario: Si può pagare tutta la fedeltà che c'è, e non di più
    Dato che Barry controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando Barry attiva la seconda abilità di “Nissa, Voice of Zendikar”
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Gigante di Collina” è 3/3
    E Barry ha “Nissa, Voice of Zendikar” nel proprio cimitero

  @id:exact.loyalty.short @clause:priority.act @from:2016-07-22 @must
  Scenario: Con un segnalino fedeltà non se ne pagano due, e nulla cambia
    Dato che Barry controlla “Nissa, Voice of Zendikar”
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Nissa, Voice of Zendikar” ha un segnalino fedeltà
    Allora Barry non può attivare la seconda abilità di “Nissa, Voice of Zendikar”
    Ma Angie può attivare la prima abilità di “Chandra, Pyrogenius”
    E “Nissa, Voice of Zendikar” ha un segnalino fedeltà
    E Barry controlla “Nissa, Voice of Zendikar”

# language: it
Funzionalità: Abilità attivate che entrambi gli avversari subiscono
  > Un membro attiva un'abilità che nomina ciascun avversario. Che cosa perde l'altra squadra, e che cosa ottiene la propria?

  @id:ruling.legion_guildmage @clause:life.shared @from:2005-08-01 @must
  Scenario: Legion Guildmage fa perdere 6 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Legion Guildmage”
    E che Angie controlla sei “Fonte di mana”
    Quando Angie attiva la prima abilità di “Legion Guildmage”
    E l'abilità si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.lightning_rig_crew @clause:life.shared @from:2005-08-01 @must
  Scenario: Lightning-Rig Crew fa perdere 2 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Lightning-Rig Crew”
    Quando Angie attiva l'abilità di “Lightning-Rig Crew”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.ramunap_ruins @clause:life.shared @from:2005-08-01 @must
  Scenario: Ramunap Ruins fa perdere 4 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Ramunap Ruins”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva la terza abilità di “Ramunap Ruins”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.vampire_neonate @clause:life.shared @from:2005-08-01 @must
  Scenario: Vampire Neonate fa perdere 2 punti vita all'altra squadra e ne fa guadagnare 1 al suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Vampire Neonate”
    E che Angie controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Vampire Neonate”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.welder_automaton @clause:life.shared @from:2005-08-01 @must
  Scenario: Welder Automaton fa perdere 2 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Welder Automaton”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva l'abilità di “Welder Automaton”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.tezzeret_master_of_the_bridge @clause:life.shared @from:2010-04-23 @must
  Scenario: Tezzeret, Master of the Bridge conta solo gli artefatti del suo controllore, infligge altrettanti danni a ciascun avversario e fa guadagnare quei punti vita una volta sola
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Tezzeret, Master of the Bridge”
    E che Angie controlla “Relic Vial”
    E che Angie controlla “Welder Automaton”
    E che Barry controlla “Throne of the God-Pharaoh”
    Quando Angie attiva la prima abilità di “Tezzeret, Master of the Bridge”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita
    E “Tezzeret, Master of the Bridge” ha sette segnalini fedeltà

  @id:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  Scenario: Una squadra perde se un membro non ha creature o planeswalker leggendari, anche se l'altro ne ha
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Nicol Bolas, Dragon-God”
    E che “Nicol Bolas, Dragon-God” ha otto segnalini fedeltà
    E che Edward controlla “Isamaru, Hound of Konda”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie attiva la terza abilità di “Nicol Bolas, Dragon-God”
    E l'abilità si risolve
    Allora la squadra di Edward perde la partita

  @id:ruling.nicol_bolas_dragon_god.both @situation:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  Scenario: Se ciascun membro ha una creatura o un planeswalker leggendario, nessuno perde
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Nicol Bolas, Dragon-God”
    E che “Nicol Bolas, Dragon-God” ha otto segnalini fedeltà
    E che Edward controlla “Isamaru, Hound of Konda”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie attiva la terza abilità di “Nicol Bolas, Dragon-God”
    E l'abilità si risolve
    Allora la partita continua

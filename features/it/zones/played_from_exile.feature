# language: it
Funzionalità: Le carte giocate dall'esilio
  > Un effetto esilia carte da un grimorio e permette di giocarle. Chi, quando, a quale costo, e che ne è di quelle non giocate?

  @id:ruling.chandra_torch @clause:life.shared @clause:spell.cast_while_resolving @from:2018-04-27 @must
  Scenario: Se la carta che Chandra esilia è una terra, o non viene lanciata, entrambi gli avversari subiscono 2 danni
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Torch of Defiance”
    E che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Isola” in mano
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Torch of Defiance”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E Angie possiede “Foresta” in esilio
    E Angie non può giocare “Foresta” come terra
    Ma Angie può giocare “Isola” come terra

  @id:ruling.chandra_torch.declined @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @from:2018-04-27 @must
  Scenario: Chi non lancia la carta che Chandra esilia non può lanciarla più tardi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Torch of Defiance”
    E che Angie ha “Wind Drake” in cima al proprio grimorio
    E che Angie ha “Orso Grizzly” in mano
    E che Angie controlla sei “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Torch of Defiance”
    E l'abilità si risolve
    E Angie non fa ciò che l'abilità permette
    Allora la squadra di Edward ha 16 punti vita
    E Angie possiede “Wind Drake” in esilio
    E Angie non può lanciare “Wind Drake”
    Ma Angie può lanciare “Orso Grizzly”

  @id:ruling.chandra_torch.cast @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @clause:mana.own @from:2018-04-27 @must
  Scenario: La carta che Chandra esilia si lancia subito e si paga, con il suo bersaglio, e Chandra non infligge danni a nessuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Torch of Defiance”
    E che Angie ha “Shock” in cima al proprio grimorio
    E che Angie controlla “Montagna”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Torch of Defiance”
    E l'abilità si risolve
    E Angie fa ciò che l'abilità permette
    E Angie sceglie Edward come bersaglio
    Allora la carta “Montagna” è TAPpata
    E la squadra di Edward ha 20 punti vita
    E Angie non possiede carte in esilio
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E Angie ha “Shock” nel proprio cimitero
    E “Chandra, Torch of Defiance” ha cinque segnalini fedeltà

  @id:ruling.chandra_torch.unpaid @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @clause:mana.own @from:2018-04-27 @must
  Scenario: Una carta che il suo giocatore non può pagare non viene lanciata, qualunque mana abbia il compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Torch of Defiance”
    E che Angie ha “Wind Drake” in cima al proprio grimorio
    E che Angie controlla due “Montagna”
    E che Barry controlla sei “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Torch of Defiance”
    E l'abilità si risolve
    Allora Angie non deve fare nessuna scelta
    E la squadra di Edward ha 16 punti vita
    E Angie possiede “Wind Drake” in esilio

  @id:ruling.valakut_exploration @clause:life.shared @clause:ability.linked @clause:zone.play_exiled @from:2020-11-20 @must
  Scenario: Ogni carta esiliata da Valakut Exploration e non giocata costa 2 punti vita all'altra squadra nella sottofase finale
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Valakut Exploration”
    E che Angie ha “Foresta” in mano
    E che Barry ha “Isola” in mano
    E che Angie ha “Wind Drake” in cima al proprio grimorio
    E che Angie ha “Montagna” nel proprio grimorio
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie gioca “Foresta” come terra
    E l'abilità innescata di “Valakut Exploration” si risolve
    E Barry gioca “Isola” come terra
    Allora Angie possiede “Wind Drake” in esilio
    E Angie possiede una carta in esilio
    Quando Angie lancia “Rampant Growth”
    E la magia si risolve
    E Angie trova “Montagna” nel proprio grimorio
    E l'abilità innescata di “Valakut Exploration” si risolve
    Allora Angie possiede due carte in esilio
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie ha “Wind Drake” nel proprio cimitero
    E Angie non possiede carte in esilio
    E la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.valakut_exploration.played @situation:ruling.valakut_exploration @clause:zone.play_exiled @clause:trigger.intervening_if @from:2020-11-20 @must
  Scenario: Solo il controllore può giocare ciò che Valakut Exploration ha esiliato, e lo paga; così non resta nulla per la sottofase finale
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Valakut Exploration”
    E che Angie ha “Foresta” in mano
    E che Angie ha “Wind Drake” in cima al proprio grimorio
    E che Barry controlla tre “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie gioca “Foresta” come terra
    E l'abilità innescata di “Valakut Exploration” si risolve
    Allora Barry non può lanciare “Wind Drake” di Angie
    Ma Angie può lanciare “Wind Drake”
    Quando la magia si risolve
    Allora Angie controlla “Wind Drake”
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita

  @id:exile.played.land @situation:exile.played @clause:zone.play_exiled @clause:turn.each_plays_land @from:2018-04-27 @must
  Scenario: Act on Impulse permette a chi la lancia di giocare in questo turno carte del proprio grimorio, una di esse come terra del turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Shock” nel proprio grimorio, in posizione 3 dalla cima
    E che Angie ha “Isola” in mano
    E che Angie ha “Angel's Mercy” in mano
    E che Angie controlla dieci “Fonte di mana”
    Quando Angie lancia “Act on Impulse”
    E la magia si risolve
    Allora Angie possiede tre carte in esilio
    E Angie può giocare “Foresta” come terra
    Ma Angie non può giocare “Isola” come terra
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie possiede due carte in esilio
    E Angie non può lanciare “Shock” bersagliando Edward
    Ma Angie può lanciare “Angel's Mercy”

  @id:exile.played.in_time @situation:exile.played @clause:zone.play_exiled @from:2018-04-27 @must
  Scenario: Ciò che si gioca dall'esilio si gioca quando si potrebbe giocare dalla mano; un istantaneo in combattimento, una creatura no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Wind Drake” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    E che Angie ha “Shock” nel proprio grimorio, in posizione 3 dalla cima
    E che Angie controlla dieci “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Act on Impulse”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora Angie non può lanciare “Gigante di Collina”
    Ma Angie può lanciare “Shock” bersagliando Edward
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Angie ha “Shock” nel proprio cimitero
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie può lanciare “Gigante di Collina”

# language: it
Funzionalità: Quello che restava
  > Che cosa si STAPpa, che cosa si innesca due volte, chi sceglie per un giocatore controllato e a che cosa basta un punto?

  @id:left.muse @clause:step.untap_kept @variant:two-headed-giant @variant:two-player @from:2018-10-05 @must
  Scenario: Seedborn Muse STAPpa, in una sottofase di STAP degli avversari, quello che Claustrophobia tiene TAPpato in quella del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Seedborn Muse”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla tre “Fonte di mana”
    Quando Edward lancia “Claustrophobia” bersagliando “Gigante di Collina”
    E la magia si risolve
    E l'abilità innescata di “Claustrophobia” si risolve
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la carta “Gigante di Collina” è TAPpata
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la carta “Gigante di Collina” è STAPpata

  @id:left.impulses @clause:zone.play_exiled @clause:turn.teams @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: Quello che ogni squadra può giocare fino alla fine del suo prossimo turno, dopo non lo può più, qualunque cosa possa ancora l'altra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Orso Grizzly” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    E che Edward ha “Goblin Piker” nel proprio grimorio, in posizione 2 dalla cima
    E che Edward ha “Wind Drake” nel proprio grimorio, in posizione 3 dalla cima
    Quando Angie lancia “Reckless Impulse”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Reckless Impulse”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può lanciare “Orso Grizzly”
    Quando la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può lanciare “Goblin Piker”
    Quando la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può lanciare “Wind Drake”

  @id:left.opals @clause:trigger.state @from:2018-04-27 @must
  Scenario: Ognuno di due Opal Avenger si innesca, benché l'abilità dell'altro sia in pila
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 12 punti vita
    E che Angie controlla “Opal Avenger”
    E che Barry controlla “Opal Avenger”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora in pila ci sono due magie e abilità
    Quando la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la creatura “Opal Avenger” di Angie è 3/5
    E la creatura “Opal Avenger” di Barry è 3/5
    E la pila è vuota

  @id:left.chandra @clause:zone.play_exiled @clause:target.choose @from:2018-04-27 @must
  Scenario: Una carta senza bersaglio legale non viene lanciata quando Chandra la esilia, e il danno segue
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Torch of Defiance”
    E che “Chandra, Torch of Defiance” ha tre segnalini fedeltà
    E che Angie ha “Giant Growth” in cima al proprio grimorio
    E che la squadra di Edward ha 10 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Torch of Defiance”
    E l'abilità si risolve
    Allora Angie non deve fare nessuna scelta
    E Angie possiede “Giant Growth” in esilio
    E la squadra di Edward ha 6 punti vita

  @id:left.miren @clause:object.as_it_was @from:2005-08-01 @must
  Scenario: Miren fa guadagnare punti vita pari alla costituzione che la creatura sacrificata aveva alla fine
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Miren, the Moaning Well”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla quattro “Fonte di mana”
    E che la squadra di Angie ha 10 punti vita
    Quando Angie lancia “Giant Growth” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie sacrifica “Gigante di Collina”
    E Angie attiva la seconda abilità di “Miren, the Moaning Well”
    E l'abilità si risolve
    Allora la squadra di Angie ha 16 punti vita
    E Angie ha “Gigante di Collina” nel proprio cimitero

  @id:left.chosen_for @clause:turn.control @clause:choice.order @from:2005-08-01 @must
  Scenario: Chi controlla un giocatore fa le scelte che un effetto chiede a quel giocatore e al suo compagno
    Dato che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Goblin Piker”
    Quando Angie lancia “Worst Fears” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Angie lancia “Innocent Blood” al posto di Ronald
    E la magia si risolve
    Allora Angie deve fare una scelta
    Quando Angie sacrifica “Goblin Piker”
    Allora Angie deve fare una scelta
    Quando Angie sacrifica “Gigante di Collina”
    Allora Edward ha “Goblin Piker” nel proprio cimitero
    E Ronald ha “Gigante di Collina” nel proprio cimitero

  @id:left.party @clause:object.party @from:2024-11-08 @must
  Scenario: Un Chierico, un Farabutto, un Guerriero e un Mago sono una banda di quattro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 9 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Goblin Piker”
    E che Angie controlla “Night Market Lookout”
    E che Angie controlla “Omenspeaker”
    Quando Angie lancia “Malakir Blood-Priest”
    E la magia si risolve
    E l'abilità innescata di “Malakir Blood-Priest” si risolve
    Allora la squadra di Angie ha 13 punti vita
    E la squadra di Edward ha 12 punti vita

  @id:left.cast_now @clause:spell.cast_while_resolving @clause:trigger.event @from:2018-04-27 @must
  Scenario: Una carta lanciata quando Chandra la esilia è una magia lanciata, e si innesca ciò che vi bada
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Torch of Defiance”
    E che Angie controlla “Guttersnipe”
    E che Angie ha “Divination” in cima al proprio grimorio
    E che Angie controlla sei “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Torch of Defiance”
    E l'abilità si risolve
    E Angie fa ciò che l'abilità permette
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Guttersnipe” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E in pila c'è una magia o abilità

  @id:left.fear @clause:combat.fear @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Una creatura artefatto senza colore blocca ciò che incute timore, e una creatura verde no
    Dato che Angie controlla “Severed Legion”
    E che Edward controlla “Obsianus Golem”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Severed Legion”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Severed Legion” con “Orso Grizzly”
    Ma Edward può bloccare “Severed Legion” con “Obsianus Golem”

  @id:left.one_point @clause:combat.damage_when @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Un solo punto di danno da combattimento a Vraska basta per ciò che si innesca
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Vraska the Unseen”
    E che Edward controlla “Vanilla 1/1”
    Quando Angie attiva la prima abilità di “Vraska the Unseen”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca “Vraska the Unseen” con “Vanilla 1/1”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward ha “Vanilla 1/1” nel proprio cimitero

  @id:left.touched @clause:combat.deathtouch @clause:combat.trample @from:2024-11-08 @must
  Scenario: Quello che una creatura con tocco letale infligge a chi blocca è letale, e ciò che travolge non gli infligge nulla
    Dato che Angie controlla “Typhoid Rats”
    E che Barry controlla “War Mammoth”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “High Ground”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Typhoid Rats”
    E Barry attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca insieme “Typhoid Rats” e “War Mammoth” con “Elementale dell'Aria”
    E la squadra di Angie suddivide il danno: 0 a “Elementale dell'Aria”, 3 ad Edward
    E la squadra di Edward suddivide il danno: 0 a “Typhoid Rats”, 4 a “War Mammoth”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Edward ha “Elementale dell'Aria” nel proprio cimitero

  @id:left.first_saproling @clause:token.ceases @from:2018-04-27 @must
  Scenario: Il primo Saprolingio è una pedina diversa dalla Bestia che c'era prima
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Selesnya Guildmage”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla otto “Fonte di mana”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Beast Within” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie attiva la prima abilità di “Selesnya Guildmage”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Saprolingio
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con la prima pedina Bestia
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

  @id:left.clash_bottom @clause:effect.clash @from:2009-07-11 @must
  Scenario: Una carta messa in fondo dopo uno scontro non è quella che viene pescata dopo
    Dato che Angie ha “Elementale dell'Aria” in cima al proprio grimorio
    E che Ronald ha “Orso Grizzly” in cima al proprio grimorio
    E che Ronald ha “Wind Drake” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie lancia “Oaken Brawler”
    E la magia si risolve
    E l'abilità innescata di “Oaken Brawler” si risolve
    E Angie sceglie Ronald come avversario
    E Angie non mette carte in fondo al proprio grimorio
    E Ronald mette in fondo la prima carta del proprio grimorio
    E la squadra di Angie passa la priorità
    E Ronald lancia “Reach Through Mists”
    E la magia si risolve
    Allora Ronald ha “Wind Drake” in mano

  @id:left.attacked_walker @clause:trigger.is_attacked @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Un giocatore il cui planeswalker è attaccato non è attaccato, e chi è attaccato lo è
    Dato che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Angie ha “Curse of Verbosity” in mano
    Quando Angie lancia “Curse of Verbosity” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie non ha carte in mano
    E “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Wind Drake”
    E l'abilità innescata di “Curse of Verbosity” si risolve
    Allora Angie ha due carte in mano

  @id:left.copied_modes @clause:spell.copy @clause:spell.several_modes @from:2010-04-23 @must
  Scenario: Ogni modo di una magia copiata è di chi la copia: è lui che pesca, e vengono TAPpate le creature dei suoi avversari
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Barry ha “Twincast” in mano
    E che Edward ha “Cryptic Command” in mano
    Quando Edward lancia “Cryptic Command” scegliendo i modi 3 e 4
    E la squadra di Edward passa la priorità
    E Barry lancia “Twincast” bersagliando “Cryptic Command”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora Barry ha una carta in mano
    E Edward non ha carte in mano
    E la carta “Gigante di Collina” è TAPpata
    E la carta “Orso Grizzly” è STAPpata
    Quando la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora Edward ha una carta in mano
    E la carta “Orso Grizzly” è TAPpata
    E Barry ha una carta in mano

  @id:left.later.kamahl @clause:layers.lasting @from:2010-04-23 @must
  Scenario: Ciò che diventa una creatura dopo che Kamahl ha rafforzato le creature non è rafforzato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla “Foresta”
    E che Angie controlla dieci “Fonte di mana”
    Quando Angie attiva la seconda abilità di “Kamahl, Fist of Krosa”
    E l'abilità si risolve
    Allora la creatura “Kamahl, Fist of Krosa” è 7/6
    Quando Angie attiva la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Foresta”
    E l'abilità si risolve
    Allora la creatura “Foresta” è 1/1

  @id:left.later.guildmage @clause:layers.lasting @from:2010-04-23 @must
  Scenario: Il Kamahl di un compagno anima una terra che l'abilità del Guildmage non ha visto come creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Selesnya Guildmage”
    E che Angie controlla “Foresta”
    E che Angie controlla dieci “Fonte di mana”
    E che Barry controlla “Kamahl, Fist of Krosa”
    E che Barry controlla due “Fonte di mana”
    Quando Angie attiva la seconda abilità di “Selesnya Guildmage”
    E l'abilità si risolve
    Allora la creatura “Selesnya Guildmage” è 3/3
    E la creatura “Kamahl, Fist of Krosa” è 4/3
    Quando Barry attiva la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Foresta”
    E l'abilità si risolve
    Allora la creatura “Foresta” è 1/1

  @id:left.later.deluge @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Una terra che diventa una creatura dopo Toxic Deluge non ne muore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla due “Fonte di mana”
    E che Ronald controlla “Foresta”
    Quando Barry lancia “Toxic Deluge” con X = 1
    E la magia si risolve
    Allora la creatura “Kamahl, Fist of Krosa” è 3/2
    Quando Angie attiva la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Foresta”
    E l'abilità si risolve
    Allora la creatura “Foresta” è 1/1

  @id:left.later.bite @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Una terra che diventa una creatura dopo Bite of the Black Rose non ne muore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Foresta”
    E che Barry controlla “Kamahl, Fist of Krosa”
    E che Barry controlla due “Fonte di mana”
    Quando Angie lancia “Bite of the Black Rose”
    E Angie vota per la malattia
    E Barry vota per la malattia
    E Edward vota per la malattia
    E Ronald vota per la malattia
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 1/1
    Quando Barry attiva la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Foresta”
    E l'abilità si risolve
    Allora la creatura “Foresta” è 1/1

  @id:left.prowler @clause:combat.reach @from:2018-04-27 @must
  Scenario: Oona's Prowler vola: una creatura a terra non lo blocca, una che vola sì
    Dato che Angie controlla “Oona's Prowler”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Oona's Prowler”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Oona's Prowler” con “Gigante di Collina”
    E Edward può bloccare “Oona's Prowler” con “Wind Drake”

  @id:left.swarm_creature @clause:spell.copy @from:2018-04-27 @must
  Scenario: Swarm Intelligence non copia magie creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Swarm Intelligence”
    Quando Angie lancia “Orso Grizzly”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora Angie controlla una creatura

  @id:left.sengir_walker @clause:planeswalker.dies @clause:object.types @from:2018-04-27 @must
  Scenario: Un planeswalker eliminato da Sengir Vampire non è una creatura morta
    Dato che Angie controlla “Sengir Vampire”
    E che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha tre segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Nissa, Voice of Zendikar” con “Sengir Vampire”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Nissa, Voice of Zendikar” nel proprio cimitero
    E la creatura “Sengir Vampire” è 4/4
    E la pila è vuota

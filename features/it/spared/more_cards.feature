# language: it
Funzionalità: Altre carte, e a chi non fanno nulla
  > Ciò che una carta fa per il suo controllore o in un turno, non lo fa per nessun altro né in un altro.

  @id:card.birds @clause:mana.ability @clause:mana.own @from:2005-08-01 @must
  Scenario: Gli Uccelli del Paradiso si TAPpano per un mana del colore che il loro giocatore sceglie
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Barry controlla “Foresta”
    Quando Angie attiva l'abilità di “Uccelli del Paradiso”
    E Angie sceglie il colore il bianco
    Allora Angie ha un mana non speso
    E la carta “Uccelli del Paradiso” è TAPpata
    E Angie non può attivare l'abilità di “Uccelli del Paradiso”
    Ma Barry può attivare l'abilità di “Foresta”

  @id:card.angel_of_grace @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Angel of Grace non impedisce agli avversari di perdere i loro ultimi punti vita
    Dato che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 5 punti vita
    Quando Angie lancia “Angel of Grace”
    E la magia si risolve
    E l'abilità innescata di “Angel of Grace” si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:card.angels_grace @clause:life.read @clause:team.wins_and_loses @from:2010-04-23 @must
  Scenario: Con Angel's Grace il danno lascia 1 punto vita alla squadra di chi la lancia, e uccide gli avversari
    Dato che la squadra di Angie ha 5 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Angel's Grace”
    E la magia si risolve
    E Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 1 punto vita
    E la squadra di Edward ha 12 punti vita
    E la partita continua

  @id:card.angels_grace.win @situation:card.angels_grace @clause:team.wins_and_loses @clause:team.win_effect @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2010-04-23 @must
  Scenario: Nel turno di Angel's Grace un avversario non vince per un effetto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 50 punti vita
    E che Edward controlla “Prova di Resistenza”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie lancia “Angel's Grace”
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    Allora la partita continua
    Quando inizia il mantenimento della squadra di Angie
    E inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Edward vince la partita

  @id:card.chaos_moon.odd @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scenario: Con un numero dispari di permanenti Chaos Moon rafforza una creatura rossa per il turno
    Dato che Barry controlla “Chaos Moon”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Chaos Moon” si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 2/2
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3

  @id:card.stinger @clause:object.you @from:2005-08-01 @must
  Scenario: Drannith Stinger stesso può essere ciclato, e ferisce solo gli avversari quando lo è un'altra carta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Drannith Stinger”
    E che Angie ha “Barkhide Mauler” in mano
    E che Angie controlla due “Foresta”
    E che Edward ha “Drannith Stinger” in mano
    E che Edward controlla “Montagna”
    Quando Angie attiva l'abilità di “Barkhide Mauler”
    E inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward attiva l'abilità di “Drannith Stinger”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward ha “Drannith Stinger” nel proprio cimitero
    E la squadra di Angie ha 20 punti vita

  @id:card.piracy @clause:object.you @from:2018-04-27 @must
  Scenario: Coastal Piracy fa pescare solo il suo controllore, e solo se lo vuole
    Dato che Angie controlla “Coastal Piracy”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Angie fa ciò che l'abilità permette
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano
    Ed Edward non ha carte in mano

  @id:card.piracy.not @situation:card.piracy @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Chi non lo vuole non pesca nulla
    Dato che Angie controlla “Coastal Piracy”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    E Angie non fa ciò che l'abilità permette
    Allora Angie non ha carte in mano

  @id:card.ajani_twice @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Un'abilità di fedeltà gratuita si usa una volta per turno, in una fase principale, e di nuovo nel turno seguente
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Ajani, Strength of the Pride”
    E che Barry controlla “Chandra, Pyrogenius”
    Quando Angie attiva la terza abilità di “Ajani, Strength of the Pride”
    E l'abilità si risolve
    Allora “Ajani, Strength of the Pride” ha cinque segnalini fedeltà
    E Angie non può attivare la terza abilità di “Ajani, Strength of the Pride”
    Ma Barry può attivare la prima abilità di “Chandra, Pyrogenius”
    Quando l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può attivare la terza abilità di “Ajani, Strength of the Pride”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare la terza abilità di “Ajani, Strength of the Pride”

  @id:card.hands_off @clause:object.you @from:2005-08-01 @must
  Scenario: Il Mercante Grigio non costa punti vita alla propria squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 24 punti vita

  @id:card.horror @clause:object.you @from:2018-04-27 @must
  Scenario: Infectious Horror costa punti vita agli avversari quando attacca, una volta, e nessuno alla sua squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Infectious Horror”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Infectious Horror”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.heron @clause:object.you @clause:replacement.once @from:2005-08-01 @must
  Scenario: Heron of Hope aggiunge uno ai punti vita che guadagna il suo controllore, e nulla a quelli del compagno o di un avversario
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Heron of Hope”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    Quando Angie lancia “Creeping Chill”
    E la magia si risolve
    Allora la squadra di Angie ha 31 punti vita
    E la squadra di Edward ha 14 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Essence Drain” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Edward ha 17 punti vita
    E la squadra di Angie ha 28 punti vita

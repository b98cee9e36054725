# language: it
@source:F @source:W
Funzionalità: Segnalini veleno
  > Un effetto dà segnalini veleno a un giocatore. Chi li ha poi, e quanti fanno perdere la partita?

  @id:poison.shared @clause:poison.shared @clause:counters.own @must
  Schema dello scenario: Un segnalino veleno viene dato a un giocatore, ed è suo o della squadra
    Dato che <chi> ha tre segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    E la magia si risolve
    Allora <chi> ha sei segnalini veleno
    E <compagno> non ha nessun segnalino veleno

    Esempi:
      | dal        | regola | chi                  | compagno            |
      | 2005-08-01 | 606.5  | Edward               | Ronald              |
      | 2011-04-01 | 810.10 | la squadra di Edward | la squadra di Angie |

  @id:poison.shared.each.apart @situation:poison.shared.each @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Ogni avversario riceveva un proprio segnalino veleno
    Dato che Edward ha tre segnalini veleno
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora Edward ha quattro segnalini veleno
    E Ronald ha un segnalino veleno

  @id:poison.shared.each.team @situation:poison.shared.each @clause:poison.shared @from:2011-04-01 @must
  Scenario: Ogni avversario riceve un segnalino veleno, quindi la loro squadra ne ha due in più
    Dato che la squadra di Edward ha tre segnalini veleno
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora la squadra di Edward ha cinque segnalini veleno

  @id:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @source:F @must
  Schema dello scenario: L'ultimo segnalino veleno necessario fa perdere la partita a tutta la squadra
    Dato che <chi> ha <numero> segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | regola | chi                  | numero |
      | 2005-08-01 | 420.5h | Edward               | sette  |
      | 2011-04-01 | 810.8d | la squadra di Edward | 12     |

  @id:poison.lethal.too_few @situation:poison.lethal @clause:poison.lethal @must
  Schema dello scenario: Un segnalino veleno in meno non basta
    Dato che <chi> ha <numero> segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    E la magia si risolve
    Allora la partita continua
    E <chi> ha <dopo> segnalini veleno

    Esempi:
      | dal        | regola | chi                  | numero | dopo |
      | 2005-08-01 | 420.5h | Edward               | sei    | nove |
      | 2011-04-01 | 810.8d | la squadra di Edward | 11     | 14   |

  @id:poison.lethal.apart @situation:poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Quello che avevano i due membri non si sommava
    Dato che Edward ha sei segnalini veleno
    E che Ronald ha nove segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    E la magia si risolve
    Allora la partita continua
    Ed Edward ha nove segnalini veleno
    E Ronald ha nove segnalini veleno

  @id:poison.lethal.together @situation:poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: Quello che riceve ogni membro si somma
    Dato che la squadra di Edward ha 13 segnalini veleno
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora la squadra di Edward perde la partita

  @id:poison.read.player @situation:poison.read @clause:poison.read @must
  Schema dello scenario: Un effetto chiede quanti segnalini veleno ha un giocatore
    Dato che la squadra di Angie ha 20 punti vita
    E che <primo> ha <numero> segnalini veleno
    E che <secondo> ha due segnalini veleno
    Quando Angie lancia “Esercizio della Dose” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha <vita> punti vita

    Esempi:
      | dal        | regola  | primo               | numero | secondo | vita |
      | 2005-08-01 | 606.5   | Angie               | tre    | Barry   | 22   |
      | 2011-04-01 | 810.10a | la squadra di Angie | cinque | —       | 25   |

  @id:poison.read.opponents.own @situation:poison.read.opponents @clause:poison.read @from:2005-08-01 @until:2011-04-01 @must
  Scenario: I segnalini degli avversari si sommavano quando ognuno aveva i suoi
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Phyrexian Swarmlord”
    E che Edward ha tre segnalini veleno
    E che Ronald ha due segnalini veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla cinque pedine creatura 1/1

  @id:poison.read.opponents.twice @situation:poison.read.opponents @clause:poison.opponents @from:2011-04-01 @until:2013-05-01 @should
  Scenario: Si considerava che ogni avversario avesse i segnalini della squadra, che contavano quindi due volte
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Phyrexian Swarmlord”
    E che la squadra di Edward ha cinque segnalini veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla dieci pedine creatura 1/1

  @id:poison.read.opponents.team @situation:poison.read.opponents @clause:poison.opponents @from:2013-05-01 @must
  Scenario: Quello che hanno gli avversari è quello che ha la loro squadra, una volta sola
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Phyrexian Swarmlord”
    E che la squadra di Edward ha cinque segnalini veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla cinque pedine creatura 1/1

  @id:poison.lose_counters.own @situation:poison.lose_counters @clause:poison.lose_counters @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Un giocatore perdeva i suoi segnalini veleno, e il compagno conservava i propri
    Dato che Edward ha tre segnalini veleno
    E che Ronald ha due segnalini veleno
    Quando Angie lancia “Leeches” bersagliando Edward
    E la magia si risolve
    Allora Edward non ha nessun segnalino veleno
    E Ronald ha due segnalini veleno

  @id:poison.lose_counters.team @situation:poison.lose_counters @clause:poison.lose_counters @from:2011-04-01 @must
  Scenario: La squadra perde quello che perde un suo giocatore
    Dato che la squadra di Edward ha cinque segnalini veleno
    E che la squadra di Angie ha due segnalini veleno
    Quando Angie lancia “Leeches” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward non ha nessun segnalino veleno
    E la squadra di Angie ha due segnalini veleno

  @id:poison.cannot.player @situation:poison.cannot @clause:poison.cannot @must
  Schema dello scenario: Un giocatore che non può ricevere segnalini veleno non ne riceve
    Dato che <chi> ha tre segnalini veleno
    E che Edward controlla “Melira, Sylvok Outcast”
    Quando Angie lancia “Caress of Phyrexia” bersagliando Edward
    E la magia si risolve
    Allora <chi> ha tre segnalini veleno

    Esempi:
      | dal        | chi                  |
      | 2005-08-01 | Edward               |
      | 2011-04-01 | la squadra di Edward |

  @id:poison.cannot.teammate @situation:poison.cannot @clause:poison.cannot @must
  Schema dello scenario: Un giocatore non può ricevere segnalini veleno: può riceverne il compagno?
    Dato che <chi> ha tre segnalini veleno
    E che Edward controlla “Melira, Sylvok Outcast”
    Quando Angie lancia “Caress of Phyrexia” bersagliando Ronald
    E la magia si risolve
    Allora <chi> ha <dopo> segnalini veleno

    Esempi:
      | dal        | regola  | chi                  | dopo |
      | 2005-08-01 | 606.5   | Ronald               | sei  |
      | 2011-04-01 | 810.5   | la squadra di Edward | sei  |
      | 2011-06-17 | 810.10c | la squadra di Edward | tre  |

  @id:poison.poisoned @clause:poison.poisoned @must
  Schema dello scenario: Chi è avvelenato quando un giocatore di una squadra ha ricevuto un segnalino veleno?
    Dato che la squadra di Angie ha 20 punti vita
    E che <chi> ha due segnalini veleno
    E che Barry controlla “Esercizio della Febbre”
    Quando inizia il mantenimento della squadra di Angie
    E inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha <vita> punti vita

    Esempi:
      | dal        | regola  | chi                 | vita |
      | 2005-08-01 | 606.5   | Angie               | 20   |
      | 2005-08-01 | 606.5   | Barry               | 17   |
      | 2011-04-01 | 810.10c | la squadra di Angie | 17   |

  @id:poison.infect @clause:poison.infect @clause:poison.shared @must
  Schema dello scenario: Il danno di una creatura con infettare dà segnalini veleno a un giocatore e non toglie punti vita
    Dato che <chi> ha tre segnalini veleno
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Glistener Elf”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <attaccato> con “Glistener Elf”
    E Barry attacca <attaccato> con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie <colpito> come giocatore che subisce il danno
    Allora <chi> ha quattro segnalini veleno
    E la squadra di Edward ha 17 punti vita

    Esempi:
      | dal        | regola | chi                  | attaccato            | colpito |
      | 2010-10-01 | 119.3b | Edward               | la squadra di Edward | Edward  |
      | 2011-04-01 | 119.3b | la squadra di Edward | la squadra di Edward | Edward  |
      | 2018-04-27 | 119.3b | la squadra di Edward | Edward               | —       |

  @id:poison.infect.creature @situation:poison.infect @clause:poison.infect @must
  Schema dello scenario: Il danno di una creatura con infettare resta su una creatura come segnalini -1/-1
    Dato che Edward controlla “Gigante di Collina”
    E che Angie controlla “Glistener Elf”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca <attaccato> con “Glistener Elf”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Glistener Elf” con “Gigante di Collina”
    E inizia il mantenimento della squadra di Edward
    Allora “Gigante di Collina” ha un segnalino -1/-1
    E Angie non controlla nessuna creatura

    Esempi:
      | dal        | regola | attaccato            |
      | 2010-10-01 | 119.3b | la squadra di Edward |
      | 2018-04-27 | 119.3b | Edward               |

# language: it
Funzionalità: Segnalini di tre o quattro giocatori
  > Uno dei tre giocatori riceve segnalini veleno, non può riceverne o è scelto per averne di più. Che cosa ha allora la squadra, e che cosa si legge?

  @id:heads.proliferate.players @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2010-10-01 @until:2011-04-01 @must
  Scenario: Di tre giocatori che avevano segnalini veleno propri, quelli scelti ne ricevevano uno in più ciascuno
    Dato che Edward ha tre segnalini veleno
    E che Ronald ha due segnalini veleno
    E che Victor ha cinque segnalini veleno
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward e Victor perché ricevano un altro segnalino ciascuno
    E la magia si risolve
    Allora Edward ha quattro segnalini veleno
    E Ronald ha due segnalini veleno
    E Victor ha sei segnalini veleno

  @id:heads.proliferate.team @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @until:2016-11-11 @must
  Scenario: Una squadra di tre veniva scelta come tale e riceveva un segnalino veleno in più
    Dato che la squadra di Edward ha 18 segnalini veleno
    Quando Angie lancia “Steady Progress”
    E Angie sceglie la squadra di Edward perché riceva un altro segnalino
    E la magia si risolve
    Allora la squadra di Edward ha 19 segnalini veleno
    E la partita continua

  @id:heads.proliferate.once @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2016-11-11 @must
  Scenario: Vengono scelti due dei tre giocatori, e solo uno di loro riceve un segnalino veleno
    Dato che la squadra di Edward ha 18 segnalini veleno
    Quando Angie lancia “Steady Progress”
    E Angie sceglie Edward e Victor perché ricevano un altro segnalino ciascuno
    E Angie sceglie Victor come giocatore influenzato
    E la magia si risolve
    Allora la squadra di Edward ha 19 segnalini veleno
    E la partita continua

  @id:heads.poison.cannot @variant:four-headed-giant @clause:poison.cannot @clause:team.more_heads @must
  Schema dello scenario: Uno dei quattro giocatori non può ricevere segnalini veleno: può il quarto?
    Dato che <chi> ha tre segnalini veleno
    E che Edward controlla “Melira, Sylvok Outcast”
    Quando Angie lancia “Caress of Phyrexia” bersagliando Walter
    E la magia si risolve
    Allora <chi> ha <dopo> segnalini veleno

    Esempi:
      | dal        | regola  | chi                  | dopo |
      | 2005-08-01 | 606.5   | Walter               | sei  |
      | 2011-04-01 | 810.5   | la squadra di Edward | sei  |
      | 2011-06-17 | 810.10c | la squadra di Edward | tre  |

  @id:heads.poison.read.own @situation:heads.poison.read @variant:three-headed-giant @clause:poison.read @clause:team.more_heads @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Quello che tre avversari avevano ciascuno veniva sommato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Phyrexian Swarmlord”
    E che Edward ha tre segnalini veleno
    E che Ronald ha due segnalini veleno
    E che Victor ha un segnalino veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla sei pedine creatura 1/1

  @id:heads.poison.read.thrice @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2011-04-01 @until:2013-05-01 @should
  Scenario: Ciascuno dei tre avversari era considerato avere quello che aveva la squadra, che quindi contava tre volte
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Phyrexian Swarmlord”
    E che la squadra di Edward ha cinque segnalini veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla 15 pedine creatura 1/1

  @id:heads.poison.read.team @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2013-05-01 @must
  Scenario: Quello che hanno tre avversari è quello che ha la loro squadra, una volta sola
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Phyrexian Swarmlord”
    E che la squadra di Edward ha cinque segnalini veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla cinque pedine creatura 1/1

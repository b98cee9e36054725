# language: it
@source:W @source:N
Funzionalità: I segnalini veleno di una squadra di tre o quattro
  > Quanti segnalini veleno fanno perdere la partita a una squadra di più di due giocatori?

  @id:heads.poison.three @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: Una squadra di tre perde con venti segnalini veleno
    Dato che la squadra di Edward ha 17 segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Victor
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:heads.poison.three.too_few @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: Diciannove segnalini veleno sono troppo pochi per una squadra di tre
    Dato che la squadra di Edward ha 16 segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Victor
    E la magia si risolve
    Allora la partita continua
    E la squadra di Edward ha 19 segnalini veleno

  @id:heads.poison.four @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: Una squadra di quattro perde con venticinque segnalini veleno
    Dato che la squadra di Edward ha 22 segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Walter
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:heads.poison.four.too_few @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: Ventiquattro segnalini veleno sono troppo pochi per una squadra di quattro
    Dato che la squadra di Edward ha 21 segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Walter
    E la magia si risolve
    Allora la partita continua
    E la squadra di Edward ha 24 segnalini veleno

  @id:heads.poison.each @variant:three-headed-giant @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @must
  Scenario: Quando ciascuno dei tre avversari riceve un segnalino veleno, la loro squadra ne ha tre in più
    Dato che la squadra di Edward ha tre segnalini veleno
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora la squadra di Edward ha sei segnalini veleno

  @id:heads.poison.apart @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Uno dei tre giocatori che aveva dieci segnalini veleno propri faceva perdere la partita alla squadra
    Dato che Edward ha nove segnalini veleno
    E che Victor ha sette segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Victor
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Edward perde la partita

  @id:heads.poison.apart.too_few @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Ciò che avevano tre giocatori non si sommava
    Dato che Edward ha nove segnalini veleno
    E che Ronald ha nove segnalini veleno
    E che Victor ha sei segnalini veleno
    Quando Angie lancia “Caress of Phyrexia” bersagliando Victor
    E la magia si risolve
    Allora la partita continua
    E Victor ha nove segnalini veleno

# language: it
@source:W @source:N
Funzionalità: Tre o quattro giocatori condividono un totale di punti vita
  > Il danno, i punti vita guadagnati e quelli persi riguardano ogni giocatore singolarmente. Che cosa diventa il totale di una squadra di tre o quattro, e quale numero è quello di un giocatore?

  @id:heads.damage.each.three @variant:three-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Ciò che viene inflitto a ciascuno dei tre giocatori, la loro squadra lo perde tre volte
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 15 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 8 punti vita
    E la squadra di Edward ha 3 punti vita

  @id:heads.damage.each.four @variant:four-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Ciò che viene inflitto a ciascuno dei quattro giocatori, la loro squadra lo perde quattro volte
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 17 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 4 punti vita
    E la squadra di Edward ha 1 punto vita

  @id:heads.read.whole @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2010-04-23 @must
  Scenario: Uno dei tre giocatori è considerato avere tutti i punti vita della squadra
    Dato che la squadra di Angie ha 13 punti vita
    E che Celia controlla “Malvagità in Agguato”
    Quando Celia attiva l'abilità di “Malvagità in Agguato”
    Allora la squadra di Angie ha 6 punti vita

  @id:heads.read.share @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @should
  Scenario: Si ritiene che uno dei tre giocatori avesse un terzo dei punti vita della squadra, arrotondato per eccesso
    Dato che la squadra di Angie ha 13 punti vita
    E che Celia controlla “Malvagità in Agguato”
    Quando Celia attiva l'abilità di “Malvagità in Agguato”
    Allora la squadra di Angie ha 10 punti vita

  @id:heads.set_each.sum @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @must
  Scenario: Quando ciascuno dei tre giocatori riceveva un totale di punti vita, la loro squadra finiva con la somma
    Dato che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 13 punti vita
    E che Angie controlla una creatura
    E che Barry controlla due creature
    E che Celia controlla tre creature
    E che Edward controlla una creatura
    Quando Celia lancia “Bioritmo”
    E la magia si risolve
    Allora la squadra di Angie ha 6 punti vita
    E la squadra di Edward ha 1 punto vita

  @id:heads.set_each.chosen @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2010-04-23 @must
  Scenario: Quando ciascuno dei tre giocatori riceve un totale di punti vita, solo uno di loro, scelto dalla squadra, ne è influenzato
    Dato che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 13 punti vita
    E che Angie controlla una creatura
    E che Barry controlla due creature
    E che Celia controlla tre creature
    E che Victor controlla una creatura
    Quando Celia lancia “Bioritmo”
    E la magia si risolve
    E la squadra di Angie sceglie Celia come giocatore influenzato
    E la squadra di Edward sceglie Victor come giocatore influenzato
    Allora la squadra di Angie ha 3 punti vita
    E la squadra di Edward ha 1 punto vita

  @id:heads.set_one @variant:three-headed-giant @clause:life.set_one @clause:team.more_heads @from:2010-04-23 @must
  Scenario: Quando uno dei tre giocatori riceve un totale di punti vita, la loro squadra finisce con quello
    Dato che la squadra di Angie ha 40 punti vita
    E che la squadra di Edward ha 25 punti vita
    Quando Angie lancia “Sfinge Magister”
    E la magia si risolve
    E Angie sceglie Victor come bersaglio
    E l'abilità innescata di “Sfinge Magister” si risolve
    Allora la squadra di Edward ha 10 punti vita
    E la squadra di Angie ha 40 punti vita

  @id:heads.cannot_gain @variant:four-headed-giant @clause:life.cannot_gain @clause:team.more_heads @must
  Schema dello scenario: Uno dei quattro giocatori non può guadagnare punti vita: il quarto può?
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Platinum Emperion”
    E che Dora controlla “Bottle Gnomes”
    Quando Dora attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la squadra di Angie ha <totale> punti vita

    Esempi:
      | dal        | regola  | totale |
      | 2005-08-01 | 606.9   | 23     |
      | 2010-04-23 | 806.10g | 20     |

  @id:heads.cannot_lose @variant:three-headed-giant @clause:life.cannot_lose @clause:team.more_heads @must
  Schema dello scenario: Uno dei tre giocatori non può perdere punti vita: gli altri due ne perdono?
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Celia controlla “Platinum Emperion”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha 18 punti vita

    Esempi:
      | dal        | regola | totale |
      | 2005-08-01 | 606.9  | 12     |
      | 2010-10-01 | 810.9h | 20     |

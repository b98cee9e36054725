# language: it
Funzionalità: Finito, e accanto
  > Un permesso che è finito, un grimorio che è di un altro, una linea ley che aspetta in mano. Che cosa vale di ciascuno?

  @id:parts.teferi.over @situation:parts.teferi @clause:spell.cast_when @clause:team.durations @from:2018-04-27 @must
  Scenario: Ciò che Teferi permette fino al prossimo turno del suo controllore è finito nel turno avversario successivo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Teferi, Time Raveler”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Teferi, Time Raveler”
    E l'abilità si risolve
    Allora “Teferi, Time Raveler” ha cinque segnalini fedeltà
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie può lanciare “Sizzle”
    Quando la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Sizzle”
    E la squadra di Edward ha 14 punti vita

  @id:parts.maniac.own @situation:parts.maniac @clause:replacement.draw @clause:object.you @from:2018-04-27 @must
  Scenario: Laboratory Maniac non fa vincere per la pescata di un compagno dove è il grimorio del suo controllore a essere vuoto
    Dato che Angie controlla “Laboratory Maniac”
    E che Angie non ha carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora la partita continua
    E Barry ha una carta in mano
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Angie vince la partita

  @id:parts.leyline @clause:start.opening_hand @from:2018-04-27 @must
  Scenario: Leyline of the Void può cominciare la partita sul campo di battaglia
    Dato che la squadra di Angie gioca per prima
    E che Barry ha “Leyline of the Void” in mano
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    E Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Barry comincia la partita con “Leyline of the Void” sul campo di battaglia
    Allora Barry controlla “Leyline of the Void”
    E Barry ha sei carte in mano

  @id:parts.nemesis @clause:target.choose @clause:ability.variable @from:2018-04-27 @must
  Scenario: Tra incantesimi e artefatti Sorin, Grim Nemesis, non trova altro bersaglio che se stesso
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Sorin, Grim Nemesis”
    E che Edward controlla “Bad Moon”
    E che Ronald controlla “Fountain of Youth”
    Quando Angie attiva la seconda abilità di “Sorin, Grim Nemesis” con X = 1
    E l'abilità si risolve
    Allora “Sorin, Grim Nemesis” ha quattro segnalini fedeltà
    E la squadra di Angie ha 21 punti vita

  @id:parts.saheeli.scries @situation:parts.saheeli @clause:effect.scry @clause:damage.source @from:2018-04-27 @must
  Scenario: Saheeli Rai guarda una carta, e costa 1 punto vita a ogni avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Saheeli Rai”
    E che Angie ha “Foresta” in cima al proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio, in posizione 2 dalla cima
    Quando Angie attiva la prima abilità di “Saheeli Rai”
    E l'abilità si risolve
    E Angie mette in fondo la prima carta del proprio grimorio
    Allora la squadra di Edward ha 18 punti vita
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano

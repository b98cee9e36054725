# language: it
@source:F @source:J
Funzionalità: Le scelte sulle mani iniziali
  > I mulligan sono finiti, o quasi. Chi ha una carta da mettere in fondo o sul campo di battaglia, e quale squadra decide per prima?

  @id:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scenario: Un membro con una mano piccola guarda la carta, la squadra che gioca per prima prima dell'altra
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald prende un mulligan
    E Barry prende un mulligan
    E Ronald prende un mulligan
    E Barry tiene la propria mano
    E Ronald tiene la propria mano
    Allora Barry deve fare una scelta
    E Barry ha sei carte in mano
    Ma Angie non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta
    Quando Barry mette in fondo la prima carta del proprio grimorio
    Allora Ronald deve fare una scelta
    Ma Barry non deve fare nessuna scelta
    Quando Ronald non mette carte in fondo al proprio grimorio
    Allora è il mantenimento della squadra di Angie
    E Ronald ha sei carte in mano
    E Barry ha 54 carte nel proprio grimorio

  @id:choices.look.other_team @situation:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scenario: Dopo la prima squadra, un membro dell'altra con una mano ridotta guarda la prima carta del grimorio
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald prende un mulligan
    E Barry prende un mulligan
    E Ronald prende un mulligan
    E Barry tiene la propria mano
    E Ronald tiene la propria mano
    E Barry non mette carte in fondo al proprio grimorio
    Allora Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta

  @id:choices.look.full @situation:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scenario: Chi ha fatto solo il mulligan gratuito ha sette carte e non ne guarda nessuna
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Barry tiene la propria mano
    Allora Barry non deve fare nessuna scelta
    E Barry ha sette carte in mano
    E è il mantenimento della squadra di Angie

  @id:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: Dopo il secondo mulligan una carta su sette va in fondo, prima nella squadra che gioca per prima
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald prende un mulligan
    E Barry prende un mulligan
    E Ronald prende un mulligan
    Allora Barry deve fare una scelta
    E Barry ha sette carte in mano
    Ma Angie non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta

  @id:choices.bottom.other_team @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: Dopo un mulligan una carta dell'altra squadra va in fondo dopo quella della prima squadra
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald prende un mulligan
    E Barry prende un mulligan
    E Ronald prende un mulligan
    E Barry mette una carta in fondo al proprio grimorio
    Allora Ronald deve fare una scelta
    E Barry ha sei carte in mano
    E Barry ha 54 carte nel proprio grimorio
    Ma Barry non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta

  @id:choices.bottom.free @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: Dopo il primo mulligan non va in fondo niente
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora Barry non deve fare nessuna scelta
    E Barry ha sette carte in mano
    E Barry ha 53 carte nel proprio grimorio

  @id:choices.bottom.two @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: Ogni mulligan in più costa una carta in più
    Dato che la squadra di Angie gioca per prima
    Quando Barry tiene la propria mano
    E Angie tiene la propria mano
    E Edward tiene la propria mano
    E Ronald prende un mulligan
    E Ronald prende un mulligan
    E Ronald mette una carta in fondo al proprio grimorio
    Allora Ronald ha sei carte in mano
    E Ronald ha 54 carte nel proprio grimorio

  @id:choices.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scenario: Su una carta che può iniziare la partita sul campo di battaglia decide per primo un membro della squadra che gioca per prima
    Dato che la squadra di Edward gioca per prima
    E che Barry ha “Leyline of the Meek” in mano
    E che Ronald ha “Leyline of the Meek” in mano
    Quando Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    Allora Ronald deve fare una scelta
    Ma Edward non deve fare nessuna scelta
    E Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta

  @id:choices.opening_hand.then @situation:choices.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scenario: La squadra che gioca per seconda decide sulle proprie carte iniziali quando quelle della prima sono sul campo di battaglia
    Dato che la squadra di Edward gioca per prima
    E che Barry ha “Leyline of the Meek” in mano
    E che Ronald ha “Leyline of the Meek” in mano
    Quando Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    E Ronald comincia la partita con “Leyline of the Meek” sul campo di battaglia
    Allora Barry deve fare una scelta
    E Ronald controlla “Leyline of the Meek”
    Ma Ronald non deve fare nessuna scelta
    E Angie non deve fare nessuna scelta

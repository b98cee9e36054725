# language: it
Funzionalità: Il terzo mulligan
  > Ogni mulligan dopo quello gratuito costa una carta in più, e ciascuno conta i propri. Quante carte tornano indietro?

  @id:mulligan.third @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: Chi fa tre mulligan mette due carte in fondo, e il compagno di squadra che ne fa due ne mette una
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie prende un mulligan
    E Barry prende un mulligan
    Allora Angie deve fare una scelta
    Quando Angie mette una carta in fondo al proprio grimorio
    Allora Barry deve fare una scelta
    Quando Barry mette una carta in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    E Barry ha sei carte in mano
    Quando Angie prende un mulligan
    E Angie mette due carte in fondo al proprio grimorio
    E Barry tiene la propria mano
    Allora Angie ha cinque carte in mano
    E Barry ha sei carte in mano
    Quando Angie tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Angie ha cinque carte in mano

  @id:mulligan.third.before @clause:mulligan.later @clause:mulligan.first @from:2009-07-11 @until:2015-09-26 @must
  Scenario: Chi faceva tre mulligan pescava cinque carte, e il compagno di squadra che ne faceva due ne pescava sei
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E Barry prende un mulligan
    E Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie prende un mulligan
    E Barry prende un mulligan
    Allora Angie ha sei carte in mano
    E Barry ha sei carte in mano
    Quando Angie prende un mulligan
    E Barry tiene la propria mano
    Allora Angie ha cinque carte in mano
    Quando Angie prende un mulligan
    Allora Angie ha quattro carte in mano
    E Barry ha sei carte in mano

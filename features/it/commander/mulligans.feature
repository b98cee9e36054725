# language: it
@source:C
Funzionalità: I mulligan con i comandanti
  > A un giocatore non piace la mano iniziale. Che ne è delle sue carte, quante ne pesca e fino a quando vale la vecchia regola?

  @id:commander.mulligan.part @situation:commander.mulligan @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Si esiliavano quante carte si voleva della mano e se ne pescava una in meno; chi teneva la mano le rimescolava nel grimorio
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie esilia tre carte dalla propria mano
    Allora Angie ha sei carte in mano
    E Angie ha 90 carte nel proprio grimorio
    Quando Angie prende un mulligan
    Allora Angie ha cinque carte in mano
    E Angie ha 88 carte nel proprio grimorio
    Quando Angie tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha cinque carte in mano
    E Angie ha 94 carte nel proprio grimorio
    E è il mantenimento della squadra di Angie

  @id:commander.mulligan.whole @situation:commander.mulligan @clause:mulligan.later @variant:two-player-commander @must
  Schema dello scenario: Tutta la mano viene rimescolata nel grimorio, e in due giocatori nessun mulligan è gratuito
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie mette <in fondo> carta in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    E Angie ha 93 carte nel proprio grimorio
    Quando Angie tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    E Angie ha 93 carte nel proprio grimorio
    E è il mantenimento della squadra di Angie

    Esempi:
      | dal        | regola | in fondo |
      | 2016-01-16 | 103.4  | —        |
      | 2019-07-12 | 103.4  | una      |

  @id:commander.mulligan.cards @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Chi esiliava due carte teneva le altre e ne pescava una
    Dato che Angie ha “Gigante di Collina” in mano
    E che Angie ha “Orso Grizzly” in mano
    E che Angie ha “Uccelli del Paradiso” in mano
    E che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie esilia “Gigante di Collina” e “Orso Grizzly” dalla propria mano
    Allora Angie ha sei carte in mano
    E Angie ha “Uccelli del Paradiso” in mano
    E Angie ha 91 carte nel proprio grimorio
    Quando Angie tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    E Angie ha 93 carte nel proprio grimorio

  @id:commander.mulligan.to_nothing @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Chi esiliava una carta non ne pescava, e poteva continuare fino a una mano vuota
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie esilia una carta dalla propria mano
    Allora Angie ha sei carte in mano
    E Angie ha 92 carte nel proprio grimorio
    Quando Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    E Angie prende un mulligan
    Allora Angie ha una carta in mano
    E Angie può prendere un mulligan
    E Angie non ha carte in mano
    Ma Angie non può prendere un mulligan
    Quando Angie tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    Allora Angie ha 99 carte nel proprio grimorio

  @id:commander.mulligan.seen @clause:commander.mulligan @variant:two-player-commander @until:2016-01-16 @must
  Schema dello scenario: Le carte esiliate con i mulligan prima erano visibili a tutti, poi a faccia in giù
    Dato che Angie ha “Gigante di Collina” in mano
    E che la squadra di Angie gioca per prima
    Allora Edward non ha il diritto di guardare “Gigante di Collina”
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie esilia “Gigante di Collina” dalla propria mano
    Allora Angie ha il diritto di guardare “Gigante di Collina”
    Ed Edward <diritto> guardare “Gigante di Collina”

    Esempi:
      | dal        | regola | diritto              |
      | 2009-10-01 | 903.7  | ha il diritto di     |
      | 2012-02-01 | 903.8  | non ha il diritto di |

  @id:commander.mulligan.two_heads @situation:commander.mulligan.two_heads @clause:commander.mulligan @clause:mulligan.order @clause:mulligan.first @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scenario: Nessun mulligan di una testa era gratuito, e tutti quelli dichiarati si prendevano insieme
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E Barry prende un mulligan
    Ed Edward prende un mulligan
    E Ronald tiene la propria mano
    E Angie esilia tre carte dalla propria mano
    E Barry esilia sette carte dalla propria mano
    Ed Edward esilia una carta dalla propria mano
    Allora Angie ha sei carte in mano
    E Angie ha 90 carte nel proprio grimorio
    E Barry ha sei carte in mano
    E Barry ha 86 carte nel proprio grimorio
    Ed Edward ha sei carte in mano
    Ed Edward ha 92 carte nel proprio grimorio
    Quando Barry tiene la propria mano
    Allora Barry ha 93 carte nel proprio grimorio
    E Angie ha 90 carte nel proprio grimorio
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Angie non mette carte in fondo al proprio grimorio
    E Barry non mette carte in fondo al proprio grimorio
    Ed Edward non mette carte in fondo al proprio grimorio
    Allora Angie ha 93 carte nel proprio grimorio
    Ed Edward ha 93 carte nel proprio grimorio
    E è il mantenimento della squadra di Angie

  @id:commander.mulligan.two_heads.free @situation:commander.mulligan.two_heads @clause:mulligan.first @clause:mulligan.later @variant:two-headed-giant-commander @should
  Schema dello scenario: Il primo mulligan di una testa è gratuito, e tutta la mano viene sostituita
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora Angie ha sette carte in mano
    E Angie ha 92 carte nel proprio grimorio
    Quando Angie prende un mulligan
    E Angie mette <in fondo> carta in fondo al proprio grimorio
    Allora Angie ha sei carte in mano
    E Angie ha 93 carte nel proprio grimorio

    Esempi:
      | dal        | regola | in fondo |
      | 2016-01-16 | 103.4c | —        |
      | 2019-07-12 | 103.4c | una      |

  @id:commander.mulligan.teammate @clause:commander.mulligan @clause:mana.own @variant:two-headed-giant-commander @from:2012-02-01 @until:2016-01-16 @should
  Scenario: Un compagno di squadra poteva guardare una mano, ma non ciò che era esiliato a faccia in giù
    Dato che Angie ha “Gigante di Collina” in mano
    E che Angie ha “Orso Grizzly” in mano
    E che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie esilia “Gigante di Collina” dalla propria mano
    Allora Angie ha il diritto di guardare “Gigante di Collina”
    E Barry non ha il diritto di guardare “Gigante di Collina”
    Ma Barry ha il diritto di guardare “Orso Grizzly”
    Ed Edward non ha il diritto di guardare “Orso Grizzly”

  @id:commander.mulligan.look @clause:commander.mulligan @clause:mulligan.later @variant:two-player-commander @from:2015-09-26 @until:2016-01-16 @should
  Scenario: Chi iniziava con meno di sette carte poteva mettere in fondo la prima carta del proprio grimorio
    Dato che la squadra di Angie gioca per prima
    Quando Angie prende un mulligan
    Ed Edward tiene la propria mano
    E Angie esilia due carte dalla propria mano
    E Angie tiene la propria mano
    E Angie mette in fondo la prima carta del proprio grimorio
    Allora Angie ha sei carte in mano
    E Angie ha 93 carte nel proprio grimorio
    E è il mantenimento della squadra di Angie

# language: it
@source:W @source:N
Funzionalità: Partite intere tra squadre di quattro
  > Una partita dal primo mulligan alla fine. Quanti segnalini veleno sconfiggono una squadra di quattro?

  @id:heads.game.four.one_player_at_a_time @situation:heads.game.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2006-10-01 @must
  Schema dello scenario: In una partita in cui gli otto giocatori facevano i mulligan uno dopo l'altro, dieci segnalini veleno di un solo giocatore sconfiggevano una squadra di quattro
    Dato che la squadra di Angie gioca per prima
    E che Angie ha “Foresta” in mano
    E che Angie ha “Esercizio delle Zanne” in mano
    E che Angie ha “Esercizio del Veleno” in mano
    E che Barry ha “Foresta” in mano
    E che Barry ha “Esercizio del Veleno” in mano
    E che Dora ha “Foresta” in mano
    E che Edward ha “Palude” in mano
    E che Ronald ha “Palude” in mano
    E che Victor ha “Palude” in mano
    E che Walter ha “Palude” in mano
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    E Celia prende un mulligan
    E Celia prende un mulligan
    E Celia tiene la propria mano
    E Dora tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    E Walter tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Celia ha <carte> carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    Quando Angie gioca “Foresta” come terra
    E Angie lancia “Esercizio delle Zanne”
    E la magia si risolve
    E Barry gioca “Foresta” come terra
    E Dora gioca “Foresta” come terra
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Victor ha otto carte in mano
    Quando Edward gioca “Palude” come terra
    E Ronald gioca “Palude” come terra
    E Victor gioca “Palude” come terra
    E Walter gioca “Palude” come terra
    E la squadra di Edward finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Esercizio delle Zanne”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie Walter come giocatore che subisce il danno
    Allora Walter ha nove segnalini veleno
    Quando Angie lancia “Esercizio del Veleno” bersagliando Edward
    E la magia si risolve
    Allora la partita continua
    Ed Edward ha un segnalino veleno
    Quando Barry lancia “Esercizio del Veleno” bersagliando Walter
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | regola | carte  |
      | 2005-08-01 | 606.10 | cinque |
      | 2005-08-20 | 606.10 | sei    |

  @id:heads.game.four.one_team_at_a_time @situation:heads.game.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2009-07-11 @should
  Schema dello scenario: In una partita in cui ogni squadra di quattro faceva i mulligan insieme, dieci segnalini veleno di un solo giocatore sconfiggevano la squadra
    Dato che la squadra di Angie gioca per prima
    E che Angie ha “Foresta” in mano
    E che Angie ha “Esercizio delle Zanne” in mano
    E che Angie ha “Esercizio del Veleno” in mano
    E che Barry ha “Foresta” in mano
    E che Barry ha “Esercizio del Veleno” in mano
    E che Dora ha “Foresta” in mano
    E che Edward ha “Palude” in mano
    E che Ronald ha “Palude” in mano
    E che Victor ha “Palude” in mano
    E che Walter ha “Palude” in mano
    Quando Celia prende un mulligan
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    E Dora tiene la propria mano
    E Celia prende un mulligan
    E Celia tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    E Walter tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Celia ha sei carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    E Dora ha <carte> carte in mano
    Quando Angie gioca “Foresta” come terra
    E Angie lancia “Esercizio delle Zanne”
    E la magia si risolve
    E Barry gioca “Foresta” come terra
    E Dora gioca “Foresta” come terra
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Victor ha otto carte in mano
    Quando Edward gioca “Palude” come terra
    E Ronald gioca “Palude” come terra
    E Victor gioca “Palude” come terra
    E Walter gioca “Palude” come terra
    E la squadra di Edward finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Esercizio delle Zanne”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie Walter come giocatore che subisce il danno
    Allora Walter ha nove segnalini veleno
    Quando Angie lancia “Esercizio del Veleno” bersagliando Edward
    E la magia si risolve
    Allora la partita continua
    Ed Edward ha un segnalino veleno
    Quando Barry lancia “Esercizio del Veleno” bersagliando Walter
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | regola | carte |
      | 2006-10-01 | 606.10 | otto  |
      | 2007-05-01 | 606.10 | sette |

  @id:heads.game.four.declared_together @situation:heads.game.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @from:2009-07-11 @until:2011-04-01 @must
  Scenario: In una partita in cui tutti gli otto giocatori dichiaravano prima di ogni mulligan, dieci segnalini veleno di un solo giocatore sconfiggevano ancora una squadra di quattro
    Dato che la squadra di Angie gioca per prima
    E che Angie ha “Foresta” in mano
    E che Angie ha “Esercizio delle Zanne” in mano
    E che Angie ha “Esercizio del Veleno” in mano
    E che Barry ha “Foresta” in mano
    E che Barry ha “Esercizio del Veleno” in mano
    E che Dora ha “Foresta” in mano
    E che Edward ha “Palude” in mano
    E che Ronald ha “Palude” in mano
    E che Victor ha “Palude” in mano
    E che Walter ha “Palude” in mano
    Quando Celia prende un mulligan
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    E Dora tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    E Walter tiene la propria mano
    E Celia prende un mulligan
    E Celia tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Celia ha sei carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    Quando Angie gioca “Foresta” come terra
    E Angie lancia “Esercizio delle Zanne”
    E la magia si risolve
    E Barry gioca “Foresta” come terra
    E Dora gioca “Foresta” come terra
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Victor ha otto carte in mano
    Quando Edward gioca “Palude” come terra
    E Ronald gioca “Palude” come terra
    E Victor gioca “Palude” come terra
    E Walter gioca “Palude” come terra
    E la squadra di Edward finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Esercizio delle Zanne”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie Walter come giocatore che subisce il danno
    Allora Walter ha nove segnalini veleno
    Quando Angie lancia “Esercizio del Veleno” bersagliando Edward
    E la magia si risolve
    Allora la partita continua
    Ed Edward ha un segnalino veleno
    Quando Barry lancia “Esercizio del Veleno” bersagliando Walter
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:heads.game.four.shared @situation:heads.game.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2018-04-27 @must
  Schema dello scenario: In una partita in cui gli attaccanti attaccavano l'intera squadra, una squadra di quattro perdeva con il suo venticinquesimo segnalino veleno
    Dato che la squadra di Angie gioca per prima
    E che Angie ha “Foresta” in mano
    E che Angie ha “Esercizio delle Zanne” in mano
    E che Angie ha “Esercizio del Veleno” in mano
    E che Barry ha “Foresta” in mano
    E che Barry ha “Esercizio delle Zanne” in mano
    E che Barry ha “Esercizio del Veleno” in mano
    E che Dora ha “Foresta” in mano
    E che Dora ha “Esercizio del Morso” in mano
    E che Dora ha “Esercizio del Veleno” in mano
    E che Edward ha “Palude” in mano
    E che Ronald ha “Palude” in mano
    E che Victor ha “Palude” in mano
    E che Walter ha “Palude” in mano
    Quando Celia prende un mulligan
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    E Dora tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    E Walter tiene la propria mano
    E Celia prende un mulligan
    E <giocatore> non mette carte in fondo al proprio grimorio
    E Celia tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Celia ha sei carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    Quando Angie gioca “Foresta” come terra
    E Angie lancia “Esercizio delle Zanne”
    E la magia si risolve
    E Barry gioca “Foresta” come terra
    E Barry lancia “Esercizio delle Zanne”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E Dora gioca “Foresta” come terra
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Victor ha otto carte in mano
    Quando Edward gioca “Palude” come terra
    E Ronald gioca “Palude” come terra
    E Victor gioca “Palude” come terra
    E Walter gioca “Palude” come terra
    E la squadra di Edward finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Esercizio delle Zanne”
    E Barry attacca la squadra di Edward con “Esercizio delle Zanne”
    E inizia la fase principale post-combattimento della squadra di Angie
    E la squadra di Angie sceglie Walter come giocatore che subisce il danno
    Allora la squadra di Edward ha 18 segnalini veleno
    Quando Dora lancia “Esercizio del Morso”
    E la magia si risolve
    Allora la squadra di Edward ha 22 segnalini veleno
    Quando Angie lancia “Esercizio del Veleno” bersagliando Edward
    E la magia si risolve
    E Dora lancia “Esercizio del Veleno” bersagliando Ronald
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la partita continua
    E la squadra di Edward ha 24 segnalini veleno
    Quando Barry lancia “Esercizio del Veleno” bersagliando Walter
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | regola | giocatore |
      | 2011-04-01 | 810.11 | —         |
      | 2015-09-26 | 810.11 | Celia     |

  @id:heads.game.four.now @situation:heads.game.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @must
  Schema dello scenario: In una partita in cui ogni attaccante attacca un giocatore, una squadra di quattro perde con il suo venticinquesimo segnalino veleno
    Dato che la squadra di Angie gioca per prima
    E che Angie ha “Foresta” in mano
    E che Angie ha “Esercizio delle Zanne” in mano
    E che Angie ha “Esercizio del Veleno” in mano
    E che Barry ha “Foresta” in mano
    E che Barry ha “Esercizio delle Zanne” in mano
    E che Barry ha “Esercizio del Veleno” in mano
    E che Dora ha “Foresta” in mano
    E che Dora ha “Esercizio del Morso” in mano
    E che Dora ha “Esercizio del Veleno” in mano
    E che Edward ha “Palude” in mano
    E che Ronald ha “Palude” in mano
    E che Victor ha “Palude” in mano
    E che Walter ha “Palude” in mano
    Quando Celia prende un mulligan
    E Angie tiene la propria mano
    E Barry tiene la propria mano
    E Dora tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Victor tiene la propria mano
    E Walter tiene la propria mano
    E Celia prende un mulligan
    E <giocatore> non mette carte in fondo al proprio grimorio
    E Celia mette <in fondo> carta in fondo al proprio grimorio
    E Celia tiene la propria mano
    Allora è il mantenimento della squadra di Angie
    E Celia ha sei carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha sette carte in mano
    Quando Angie gioca “Foresta” come terra
    E Angie lancia “Esercizio delle Zanne”
    E la magia si risolve
    E Barry gioca “Foresta” come terra
    E Barry lancia “Esercizio delle Zanne”
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    E Dora gioca “Foresta” come terra
    E la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Victor ha otto carte in mano
    Quando Edward gioca “Palude” come terra
    E Ronald gioca “Palude” come terra
    E Victor gioca “Palude” come terra
    E Walter gioca “Palude” come terra
    E la squadra di Edward finisce il proprio turno
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Walter con “Esercizio delle Zanne”
    E Barry attacca Edward con “Esercizio delle Zanne”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 segnalini veleno
    Quando Dora lancia “Esercizio del Morso”
    E la magia si risolve
    Allora la squadra di Edward ha 22 segnalini veleno
    Quando Angie lancia “Esercizio del Veleno” bersagliando Edward
    E la magia si risolve
    E Dora lancia “Esercizio del Veleno” bersagliando Ronald
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la partita continua
    E la squadra di Edward ha 24 segnalini veleno
    Quando Barry lancia “Esercizio del Veleno” bersagliando Walter
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

    Esempi:
      | dal        | regola | giocatore | in fondo |
      | 2018-04-27 | 810.11 | Celia     | —        |
      | 2019-07-12 | 810.11 | —         | una      |

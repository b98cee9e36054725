# language: it
Funzionalità: Ciò che nessuno può scegliere
  > Qualcuno deve scegliere, e nomina ciò che le regole non gli lasciano. Che ne è della scelta?

  @id:choice.refused.trample.before @situation:choice.refused.trample @clause:combat.trample @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Il danno che travolge un bloccante non va a nessun giocatore prima che il bloccante abbia ciò che lo uccide
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Orso Grizzly”
    E la squadra di Angie sceglie Edward come giocatore che subisce il danno
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 1 a “Orso Grizzly”, 2 ad Edward
    E la squadra di Angie non può suddividere il danno: 3 a “Orso Grizzly”, 1 ad Edward
    Quando la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:choice.refused.trample @situation:choice.refused.trample @clause:combat.trample @from:2018-04-27 @must
  Scenario: Il danno che travolge un bloccante va al giocatore attaccato quando il bloccante ha ciò che lo uccide, e non prima
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “War Mammoth” con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 1 a “Orso Grizzly”, 2 ad Edward
    E la squadra di Angie non può suddividere il danno: 2 a “Orso Grizzly”, 1 a Ronald
    E la squadra di Angie non può suddividere il danno: 3 a “Orso Grizzly”, 1 ad Edward
    Quando la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:choice.refused.trample.two @clause:combat.trample @from:2018-04-27 @must
  Scenario: Di due bloccanti di due giocatori ciascuno deve avere ciò che lo uccide prima che il danno li travolga
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Uccelli del Paradiso”
    E che Ronald controlla “Soul Warden”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “War Mammoth” con “Uccelli del Paradiso”
    E Ronald blocca “War Mammoth” con “Soul Warden”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Uccelli del Paradiso”, poi “Soul Warden”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 1 a “Uccelli del Paradiso”, 0 a “Soul Warden”, 2 ad Edward
    Quando la squadra di Angie suddivide il danno: 1 a “Uccelli del Paradiso”, 1 a “Soul Warden”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Edward ha “Uccelli del Paradiso” nel proprio cimitero
    E Ronald ha “Soul Warden” nel proprio cimitero

  @id:choice.refused.order.before @situation:choice.refused.order @clause:combat.division @clause:combat.order @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Dei bloccanti messi in ordine dalla squadra attaccante il secondo non riceveva nulla prima che il primo avesse ciò che lo uccideva
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Ronald blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 1 a “Orso Grizzly”, 2 a “Wind Drake”
    Quando la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 a “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Ronald controlla “Wind Drake”

  @id:choice.refused.order @situation:choice.refused.order @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Il secondo di due bloccanti in ordine non riceve nulla prima che il primo abbia ciò che lo uccide
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Ronald blocca “Gigante di Collina” con “Wind Drake”
    E la squadra di Angie dichiara l'ordine di assegnazione del danno: prima “Orso Grizzly”, poi “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 1 a “Orso Grizzly”, 2 a “Wind Drake”
    Quando la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 a “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Ronald controlla “Wind Drake”

  @id:choice.refused.total @clause:combat.division @from:2024-11-08 @must
  Scenario: Ciò che ricevono i bloccanti fa quanto infligge l'attaccante, né più né meno
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Gigante di Collina” con “Orso Grizzly”
    E Ronald blocca “Gigante di Collina” con “Wind Drake”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 2 a “Orso Grizzly”, 2 a “Wind Drake”
    E la squadra di Angie non può suddividere il danno: 1 a “Orso Grizzly”, 1 a “Wind Drake”
    Quando la squadra di Angie suddivide il danno: 1 a “Orso Grizzly”, 2 a “Wind Drake”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward controlla “Orso Grizzly”
    E Ronald ha “Wind Drake” nel proprio cimitero

  @id:choice.refused.blocker @clause:combat.division_blocker @from:2024-11-08 @must
  Scenario: Ciò che infligge una creatura che ne blocca due fa la sua forza
    Dato che Angie controlla “Obsianus Golem”
    E che Angie controlla “High Ground”
    E che Barry controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E Ronald attacca Angie con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Obsianus Golem”
    E Angie blocca “Orso Grizzly” con “Obsianus Golem”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 3 a “Gigante di Collina”, 2 a “Orso Grizzly”
    E la squadra di Angie non può suddividere il danno: 2 a “Gigante di Collina”, 1 a “Orso Grizzly”
    Quando la squadra di Angie suddivide il danno: 2 a “Gigante di Collina”, 2 a “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Edward controlla “Gigante di Collina”
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:choice.refused.sacrifice @clause:effect.choice @clause:object.you @from:2005-08-01 @must
  Scenario: Chi deve sacrificare una creatura non può prendere quella di un compagno o di un avversario
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “Orso Grizzly”
    E che Angie controlla “Soul Warden”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la magia si risolve
    Allora Edward deve fare una scelta
    E Edward non può sacrificare “Orso Grizzly”
    E Edward non può sacrificare “Soul Warden”
    E Edward non può sacrificare “Gigante di Collina” e “Wind Drake”
    Quando Edward sacrifica “Wind Drake”
    Allora Edward ha “Wind Drake” nel proprio cimitero
    E Edward controlla “Gigante di Collina”
    E Ronald controlla “Orso Grizzly”

  @id:choice.refused.another @clause:target.choose @from:2009-07-11 @must
  Scenario: Un'abilità innescata che bersaglia un altro permanente non può bersagliare la sua origine, né ciò di cui risparmia il tipo
    Dato che Angie controlla tre “Pianura”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Foresta”
    E che Edward controlla “Fountain of Youth”
    Quando Angie lancia “Oblivion Ring”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Oblivion Ring” come bersaglio
    E Angie non può scegliere “Foresta” come bersaglio
    E Angie non può scegliere Edward come bersaglio
    Quando Angie sceglie “Fountain of Youth” come bersaglio
    E l'abilità innescata di “Oblivion Ring” si risolve
    Allora Edward possiede “Fountain of Youth” in esilio
    E Barry controlla “Gigante di Collina”

  @id:choice.refused.own_tapped @clause:target.choose @from:2018-04-27 @must
  Scenario: Un'abilità innescata che bersaglia una creatura TAPpata del suo controllore non può bersagliare quella di un compagno
    Dato che Angie controlla “Anafenza, the Foremost”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Obsianus Golem”
    E che Barry controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Anafenza, the Foremost”, “Gigante di Collina” e “Wind Drake”
    E Barry attacca Edward con “Orso Grizzly”
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Orso Grizzly” come bersaglio
    E Angie non può scegliere “Obsianus Golem” come bersaglio
    E Angie non può scegliere “Anafenza, the Foremost” come bersaglio
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Anafenza, the Foremost” si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 2/2

  @id:choice.refused.shroud @clause:target.choose @from:2015-01-23 @must
  Scenario: Un'abilità innescata non può bersagliare una creatura con velo, chiunque la controlli
    Dato che Angie controlla tre “Pianura”
    E che Barry controlla “Mist Leopard”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Fiend Hunter”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Mist Leopard” come bersaglio
    E Angie non può scegliere “Fiend Hunter” come bersaglio
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Fiend Hunter” si risolve
    Allora Edward possiede “Gigante di Collina” in esilio

  @id:choice.refused.found @clause:effect.search @clause:effect.choice @from:2009-07-11 @must
  Scenario: Chi può cercare una terra base non può trovare un'altra carta
    Dato che Angie ha dieci carte nel proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    E che Angie ha “Foresta” nel proprio grimorio
    Quando Angie lancia “Rampant Growth”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può trovare “Gigante di Collina” nel proprio grimorio
    Quando Angie trova “Foresta” nel proprio grimorio
    Allora Angie controlla “Foresta”

  @id:choice.refused.from_hand @clause:effect.choice @clause:object.you @from:2009-07-11 @must
  Scenario: Chi può mettere una creatura dalla propria mano sul campo di battaglia non può mettervi una terra, né la carta di un compagno
    Dato che Angie controlla “Elvish Piper”
    E che Angie controlla “Foresta”
    E che Angie ha “Gigante di Collina” in mano
    E che Angie ha “Palude” in mano
    E che Barry ha “Wind Drake” in mano
    Quando Angie attiva l'abilità di “Elvish Piper”
    E l'abilità si risolve
    Allora Angie deve fare una scelta
    E Angie non può mettere “Palude” dalla propria mano sul campo di battaglia
    E Angie non può mettere “Wind Drake” dalla propria mano sul campo di battaglia
    Quando Angie mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    Allora Angie controlla “Gigante di Collina”
    E Angie ha “Palude” in mano
    E Barry ha “Wind Drake” in mano

  @id:choice.refused.copied @clause:object.enters_as_copy @from:2009-07-11 @must
  Scenario: Ciò che entra come copia di una creatura non può essere la copia di un artefatto
    Dato che Barry controlla “Fountain of Youth”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Clone”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere di copiare “Fountain of Youth”
    Quando Angie sceglie di copiare “Gigante di Collina”
    Allora Angie controlla una creatura 3/3

  @id:choice.refused.modes @clause:trigger.modes @from:2022-02-18 @must
  Scenario: Di un'abilità di cui si sceglie uno dei modi nessuno ne sceglie due
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Fountain of Youth”
    Quando Angie lancia “Knight of Autumn”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere i modi 1 e 3
    Quando Angie sceglie il modo 3
    E l'abilità innescata di “Knight of Autumn” si risolve
    Allora la squadra di Angie ha 24 punti vita
    E la creatura “Knight of Autumn” è 2/1

  @id:choice.refused.affected @clause:life.set_each @from:2010-04-23 @must
  Scenario: Una squadra indica come giocatore influenzato uno dei propri membri
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla una creatura
    E che Ronald controlla due creature
    Quando Angie lancia “Bioritmo”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E la squadra di Angie non può scegliere Edward come giocatore influenzato
    Quando la squadra di Angie sceglie Angie come giocatore influenzato
    Allora Ronald deve fare una scelta
    E la squadra di Edward non può scegliere Angie come giocatore influenzato
    Quando la squadra di Edward sceglie Ronald come giocatore influenzato
    Allora la squadra di Angie ha 1 punto vita
    E la squadra di Edward ha 2 punti vita

  @id:choice.refused.greatest @clause:effect.choice @from:2018-04-27 @must
  Scenario: Chi deve sacrificare una creatura con la forza più alta non può prenderne una più piccola
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Barkhide Mauler”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Crackling Doom”
    E la magia si risolve
    Allora Edward deve fare una scelta
    E Edward non può sacrificare “Gigante di Collina”
    Quando Edward sacrifica “Elementale dell'Aria”
    Allora Edward controlla “Gigante di Collina”
    E Edward controlla “Barkhide Mauler”
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:choice.refused.vote @clause:effect.vote @from:2015-01-23 @must
  Scenario: Un voto per un permanente che controlla chi lancia non è un voto
    Dato che Angie controlla “Fountain of Youth”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Foresta”
    Quando Angie lancia “Council's Judgment”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può votare per “Fountain of Youth”
    E Angie non può votare per “Foresta”
    Quando Angie vota per “Gigante di Collina”
    Allora Barry deve fare una scelta
    E Barry non può votare per “Fountain of Youth”
    Quando Barry vota per “Wind Drake”
    Allora Edward deve fare una scelta
    Quando Edward vota per “Gigante di Collina”
    Allora Ronald deve fare una scelta
    Quando Ronald vota per “Wind Drake”
    Allora Barry possiede “Wind Drake” in esilio
    E Edward possiede “Gigante di Collina” in esilio

  @id:choice.refused.legend @clause:legend.rule @from:2013-07-13 @must
  Scenario: Di due permanenti leggendari con lo stesso nome si tiene uno dei propri, e non quello di un compagno
    Dato che Angie controlla “Isamaru, Hound of Konda”
    E che Barry controlla “Isamaru, Hound of Konda”
    E che Angie ha “Isamaru, Hound of Konda” in mano
    Quando Angie lancia “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può tenere “Isamaru, Hound of Konda” di Barry sul campo di battaglia
    Quando Angie tiene la prima carta “Isamaru, Hound of Konda” di Angie sul campo di battaglia
    Allora Angie ha la seconda carta “Isamaru, Hound of Konda” di Angie nel proprio cimitero
    E Barry controlla “Isamaru, Hound of Konda”

  @id:choice.refused.opponent @clause:effect.clash @clause:team.opponents @from:2009-07-11 @must
  Scenario: Chi si scontra con un avversario non può scontrarsi con il compagno
    Dato che Angie ha “Elementale dell'Aria” in cima al proprio grimorio
    E che Barry ha “Wind Drake” in cima al proprio grimorio
    E che Edward ha “Pianura” in cima al proprio grimorio
    E che Ronald ha “Orso Grizzly” in cima al proprio grimorio
    Quando Angie lancia “Oaken Brawler”
    E la magia si risolve
    E l'abilità innescata di “Oaken Brawler” si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere Barry come avversario
    E Angie non può scegliere Angie come avversario
    Quando Angie sceglie Ronald come avversario
    Allora Angie deve fare una scelta
    Quando Angie non mette carte in fondo al proprio grimorio
    Allora Ronald deve fare una scelta
    Quando Ronald non mette carte in fondo al proprio grimorio
    Allora la creatura “Oaken Brawler” è 3/5

  @id:choice.refused.discard @clause:effect.discard @from:2009-07-11 @must
  Scenario: Chi deve scartare una carta non può scartare quella di un compagno
    Dato che Barry ha “Elementale dell'Aria” in mano
    E che Edward ha “Wind Drake” in mano
    E che Ronald ha “Orso Grizzly” in mano
    E che Ronald ha “Gigante di Collina” in mano
    Quando Angie lancia “Syphon Mind”
    E la magia si risolve
    Allora Ronald deve fare una scelta
    E Ronald non può scartare “Wind Drake”
    Quando Ronald scarta “Gigante di Collina”
    Allora Ronald ha “Orso Grizzly” in mano
    E Ronald ha “Gigante di Collina” nel proprio cimitero
    E Edward ha “Wind Drake” nel proprio cimitero
    E Barry ha “Elementale dell'Aria” nel proprio cimitero

  @id:choice.refused.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Nulla che non abbia segnalini viene scelto per riceverne un altro
    Dato che Barry controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    E che Angie controlla “Wind Drake”
    E che Barry ha due segnalini energia
    Quando Angie lancia “Steady Progress”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Angie non può scegliere “Wind Drake” perché riceva un altro segnalino
    E Angie non può scegliere “Gigante di Collina” e Angie perché ricevano un altro segnalino ciascuno
    Quando Angie sceglie “Gigante di Collina” perché riceva un altro segnalino
    Allora “Gigante di Collina” ha tre segnalini +1/+1
    E Barry ha due segnalini energia

  @id:choice.refused.enchanted @clause:aura.enters @from:2009-07-11 @must
  Scenario: Un'Aura che viene messa sul campo di battaglia non si mette su nulla che non possa incantare
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Claustrophobia” in mano
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Fountain of Youth”
    E che Barry controlla “Mist Leopard”
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    Allora Angie deve fare una scelta
    Quando Angie mette “Claustrophobia” dalla propria mano sul campo di battaglia
    Allora Angie deve fare una scelta
    E Angie non può scegliere di incantare “Fountain of Youth”
    Quando Angie sceglie di incantare “Mist Leopard”
    E l'abilità innescata di “Claustrophobia” si risolve
    Allora la carta “Mist Leopard” è TAPpata
    E la carta “Orso Grizzly” è STAPpata

  @id:choice.refused.general.trample @clause:combat.trample @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Un bloccante deve ricevere ciò che lo uccide prima che il danno dell'attaccante lo travolga
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “War Mammoth”
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “War Mammoth” con “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E la squadra di Angie non può suddividere il danno: 1 a “Orso Grizzly”, 2 ad Edward
    E la squadra di Angie non può suddividere il danno: 2 a “Orso Grizzly”, 2 ad Edward
    Quando la squadra di Angie suddivide il danno: 2 a “Orso Grizzly”, 1 ad Edward
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    E Edward ha “Orso Grizzly” nel proprio cimitero

  @id:choice.refused.general.sacrifice @clause:effect.choice @clause:object.you @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Chi deve sacrificare una creatura non può sacrificare quella di un altro giocatore, né due delle proprie
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Angie controlla “Soul Warden”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la magia si risolve
    Allora Edward deve fare una scelta
    E Edward non può sacrificare “Soul Warden”
    E Edward non può sacrificare “Gigante di Collina” e “Wind Drake”
    Quando Edward sacrifica “Wind Drake”
    Allora Edward ha “Wind Drake” nel proprio cimitero
    E Edward controlla “Gigante di Collina”
    E Angie controlla “Soul Warden”

# language: it
Funzionalità: I planeswalker di un solo membro
  > Un planeswalker è di un giocatore. A chi infligge danno, di chi conta le creature e di chi legge i punti vita?

  @id:ruling.chandra_flames_catalyst @clause:life.shared @from:2010-04-23 @must
  Scenario: Chandra, Flame's Catalyst infligge 3 danni a ciascun avversario, quindi 6 alla squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chandra, Flame's Catalyst”
    Quando Angie attiva l'abilità di “Chandra, Flame's Catalyst”
    E l'abilità si risolve
    Allora la squadra di Edward ha 14 punti vita
    E “Chandra, Flame's Catalyst” ha sei segnalini fedeltà

  @id:ruling.chandra_flames_catalyst.once @situation:ruling.chandra_flames_catalyst @clause:priority.act @from:2013-07-13 @must
  Scenario: Un planeswalker si attiva una sola volta nel turno della squadra, e lo stesso vale per quello del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chandra, Flame's Catalyst”
    E che Barry controlla “Chandra, Pyrogenius”
    Quando Angie attiva l'abilità di “Chandra, Flame's Catalyst”
    E l'abilità si risolve
    Allora Angie non può attivare l'abilità di “Chandra, Flame's Catalyst”
    E Angie non può attivare la prima abilità di “Chandra, Pyrogenius”
    Ma Barry può attivare la prima abilità di “Chandra, Pyrogenius”

  @id:ruling.chandra_pyrogenius @clause:life.shared @from:2010-04-23 @must
  Scenario: Chandra, Pyrogenius infligge 2 danni a ciascun avversario, quindi 4 alla squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chandra, Pyrogenius”
    Quando Angie attiva la prima abilità di “Chandra, Pyrogenius”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E “Chandra, Pyrogenius” ha sette segnalini fedeltà

  @id:ruling.sarkhan_dragonsoul @clause:life.shared @from:2010-04-23 @must
  Scenario: Sarkhan, Dragonsoul infligge 1 danno a ciascun avversario e alle creature di entrambi, e risparmia quelle del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Sarkhan, Dragonsoul”
    E che Barry controlla “Vanilla 1/1”
    E che Edward controlla “Uccelli del Paradiso”
    E che Ronald controlla “Vanilla 1/1”
    Quando Angie attiva la prima abilità di “Sarkhan, Dragonsoul”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    Ed Edward non controlla nessuna creatura
    E Ronald non controlla nessuna creatura
    E Barry controlla una creatura

  @id:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  Scenario: Davriel, Rogue Shadowmage infligge danno a ciascun avversario che ha troppo poche carte, nel mantenimento che condividono
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Davriel, Rogue Shadowmage”
    E che Edward ha una carta in mano
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 16 punti vita

  @id:ruling.davriel_rogue_shadowmage.one @situation:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  Scenario: Chi ha due carte in mano è risparmiato, e il suo compagno no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Davriel, Rogue Shadowmage”
    E che Edward ha due carte in mano
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Ajani, Strength of the Pride esilia ciò che hanno entrambi gli avversari quando la squadra ha 15 punti vita in più di quelli iniziali
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 45 punti vita
    E che Angie controlla “Ajani, Strength of the Pride”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    Quando Angie attiva la terza abilità di “Ajani, Strength of the Pride”
    E l'abilità si risolve
    Allora Edward non controlla nessuna creatura
    E Ronald non controlla nessuna creatura
    E Barry controlla una creatura

  @id:ruling.ajani_strength_of_the_pride.too_little @situation:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Con 14 in più non viene esiliato nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 44 punti vita
    E che Angie controlla “Ajani, Strength of the Pride”
    E che Edward controlla “Gigante di Collina”
    Quando Angie attiva la terza abilità di “Ajani, Strength of the Pride”
    E l'abilità si risolve
    Allora Edward controlla una creatura
    E “Ajani, Strength of the Pride” ha cinque segnalini fedeltà

  @id:ruling.saheeli_rai @clause:life.shared @clause:effect.scry @from:2018-04-27 @must
  Scenario: Saheeli Rai infligge 1 danno a entrambi gli avversari dopo uno sguardo al proprio grimorio
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Saheeli Rai”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Saheeli Rai”
    E l'abilità si risolve
    E Angie mette in fondo la prima carta del proprio grimorio
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    E “Saheeli Rai” ha quattro segnalini fedeltà

  @id:ruling.saheeli_rai.copy @situation:ruling.saheeli_rai @clause:token.copy @clause:object.copy_except @clause:target.choose @from:2018-04-27 @must
  Scenario: Saheeli Rai fa di una propria creatura una copia che è anche un artefatto, fino alla prossima sottofase finale
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Saheeli Rai”
    E che Angie controlla “Reckless Fireweaver”
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Gigante di Collina”
    Quando Angie attiva la seconda abilità di “Saheeli Rai”
    E Angie sceglie “Elementale dell'Aria” come bersaglio
    E l'abilità si risolve
    E l'abilità innescata di “Reckless Fireweaver” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Angie controlla una pedina creatura 4/4
    E Angie controlla una pedina creatura
    E “Saheeli Rai” ha un segnalino fedeltà
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie non controlla nessuna pedina creatura
    E Angie controlla “Elementale dell'Aria”

  @id:ruling.saheeli_rai.haste @situation:ruling.saheeli_rai @clause:token.copy @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: La copia ha tutto ciò che dice la creatura e in più rapidità; quella di un Crazed Goblin deve attaccare subito
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Saheeli Rai”
    E che Angie controlla “Crazed Goblin”
    E che Barry controlla “Gigante di Collina”
    E che la carta “Crazed Goblin” è TAPpata
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può non attaccare con alcuna creatura
    Quando inizia la fase principale post-combattimento della squadra di Angie
    E Angie attiva la seconda abilità di “Saheeli Rai”
    E Angie sceglie “Crazed Goblin” come bersaglio
    E l'abilità si risolve
    E Angie lancia “Seize the Day” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura

  @id:ruling.saheeli_rai.search @situation:ruling.saheeli_rai @clause:effect.search @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: Tra gli artefatti del proprio grimorio Saheeli Rai ne trova fino a tre, che entrano insieme
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Saheeli Rai”
    E che “Saheeli Rai” ha sette segnalini fedeltà
    E che Angie controlla “Reckless Fireweaver”
    E che Angie ha “Fountain of Youth” nel proprio grimorio
    E che Angie ha “Bottle Gnomes” nel proprio grimorio
    E che Angie ha “Gigante di Collina” nel proprio grimorio
    Quando Angie attiva la terza abilità di “Saheeli Rai”
    E l'abilità si risolve
    E Angie trova “Fountain of Youth” e “Bottle Gnomes” nel proprio grimorio
    Allora Angie controlla “Fountain of Youth”
    E Angie controlla “Bottle Gnomes”
    E Angie ha “Saheeli Rai” nel proprio cimitero
    Quando l'abilità innescata di “Reckless Fireweaver” si risolve
    E l'abilità innescata di “Reckless Fireweaver” si risolve
    Allora la squadra di Edward ha 16 punti vita

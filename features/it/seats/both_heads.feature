# language: it
Funzionalità: Ogni testa di una squadra ha il suo STAP, la sua mano e le sue scelte
  > Ciò che una sottofase fa per una squadra lo fa per ogni suo giocatore. Si dimentica il secondo giocatore, o la squadra che gioca per seconda?

  @id:seats.untap @clause:step.untap @from:2005-08-01 @must
  Scenario: I permanenti di entrambi i giocatori attivi STAPpano, e quelli dell'altra squadra restano TAPpati
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Elementale dell'Aria”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    E che la carta “Orso Grizzly” è TAPpata
    E che la carta “Elementale dell'Aria” è TAPpata
    Quando inizia il mantenimento della squadra di Edward
    Allora la carta “Orso Grizzly” è STAPpata
    E la carta “Elementale dell'Aria” è STAPpata
    E la carta “Gigante di Collina” è TAPpata
    E la carta “Wind Drake” è TAPpata
    Quando inizia il mantenimento della squadra di Angie
    Allora la carta “Gigante di Collina” è STAPpata
    E la carta “Wind Drake” è STAPpata

  @id:seats.casts @situation:seats.casts @clause:trigger.event @from:2018-04-27 @must
  Scenario: Ciò che lancia la seconda testa innesca una volta l'abilità di quella testa, nel turno della propria squadra e in quello dell'altra
    Dato che Barry controlla “Guttersnipe”
    E che Ronald controlla “Guttersnipe”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 30 punti vita
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Edward ha 26 punti vita
    E la squadra di Angie ha 27 punti vita
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 33 punti vita

  @id:seats.discards @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Ciascuno dei due compagni scarta fino ad avere sette carte, nel proprio cimitero, e l'altra squadra tiene le sue
    Dato che Angie ha nove carte in mano
    E che Barry ha otto carte in mano
    E che Edward ha nove carte in mano
    Quando la squadra di Angie finisce il proprio turno
    E Angie scarta due carte
    E Barry scarta una carta
    Allora Angie ha sette carte in mano
    E Barry ha sette carte in mano
    Ed Edward ha nove carte in mano
    E Angie ha due carte nel proprio cimitero
    E Barry ha una carta nel proprio cimitero
    Ed Edward non ha carte nel proprio cimitero

  @id:seats.discards.second @situation:seats.discards @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Il secondo giocatore della squadra che gioca per seconda sceglie quale carta scartare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Ronald ha “Orso Grizzly” in mano
    E che Ronald ha “Gigante di Collina” in mano
    E che Ronald ha otto carte in mano
    E che Edward ha sette carte in mano
    Quando la squadra di Edward finisce il proprio turno
    E Ronald scarta “Gigante di Collina”
    Allora Ronald ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha “Orso Grizzly” in mano
    E Ronald ha sette carte in mano
    Ed Edward ha sette carte in mano

  @id:seats.discards.each @clause:object.you @from:2005-08-01 @must
  Scenario: Entrambi gli avversari scartano due carte ciascuno, il compagno nessuna
    Dato che Barry ha tre carte in mano
    E che Edward ha tre carte in mano
    E che Ronald ha “Orso Grizzly” in mano
    E che Ronald ha “Gigante di Collina” in mano
    E che Ronald ha tre carte in mano
    Quando Angie lancia “Unnerve”
    E la magia si risolve
    Ed Edward scarta due carte
    E Ronald scarta due carte
    Allora Barry ha tre carte in mano
    E Barry non ha carte nel proprio cimitero
    Ed Edward ha una carta in mano
    Ed Edward ha due carte nel proprio cimitero
    E Ronald ha una carta in mano
    E Ronald ha due carte nel proprio cimitero
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:seats.discards.target @clause:target.choose @from:2005-08-01 @must
  Scenario: Scarta il giocatore bersaglio, e il suo compagno no
    Dato che Edward ha tre carte in mano
    E che Ronald ha tre carte in mano
    Quando Barry lancia “Mind Rot” bersagliando Ronald
    E la magia si risolve
    E Ronald scarta due carte
    Allora Ronald ha una carta in mano
    Ed Edward ha tre carte in mano
    E Ronald ha due carte nel proprio cimitero
    Ed Edward non ha carte nel proprio cimitero
    E Barry ha “Mind Rot” nel proprio cimitero

  @id:seats.sacrifice @clause:object.you @from:2005-08-01 @must
  Scenario: Ogni giocatore, anche il secondario, sceglie la creatura da sacrificare, che finisce nel suo cimitero
    Dato che Barry controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Wind Drake”
    E che Ronald controlla “Elementale dell'Aria”
    Quando Angie lancia “Innocent Blood”
    E la magia si risolve
    E Barry sacrifica “Gigante di Collina”
    E Ronald sacrifica “Wind Drake”
    Allora Barry ha “Gigante di Collina” nel proprio cimitero
    E Barry controlla “Orso Grizzly”
    E Ronald ha “Wind Drake” nel proprio cimitero
    E Ronald controlla “Elementale dell'Aria”
    Ed Edward non ha carte nel proprio cimitero
    E Angie ha “Innocent Blood” nel proprio cimitero

  @id:seats.damage_wears_off @clause:step.damage_ends @from:2005-08-01 @must
  Scenario: Il danno sulle creature di ogni giocatore sparisce quando finisce il turno
    Dato che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Turret Ogre”
    E che Edward controlla “Zulaport Cutthroat”
    Quando Angie lancia “Pyroclasm”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Ed Edward lancia “Tremor”
    E la magia si risolve
    Allora Barry controlla “Gigante di Collina”
    E Ronald controlla “Turret Ogre”
    Ed Edward ha “Zulaport Cutthroat” nel proprio cimitero

  @id:seats.sorcery @clause:priority.act @from:2005-08-01 @must
  Scenario: Una stregoneria attende una fase principale della propria squadra con la pila vuota; un istantaneo no
    Dato che Edward controlla “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward non può lanciare “Pyroclasm”
    E Ronald non può lanciare “Gigante di Collina”
    Ma Edward può lanciare “Shock” bersagliando Angie
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Sizzle”
    Ma Angie può lanciare “Shock” bersagliando Edward

  @id:seats.sorcery.stack @situation:seats.sorcery @clause:priority.act @from:2005-08-01 @must
  Scenario: Finché c'è qualcosa in pila la squadra attiva non lancia stregonerie, ma istantanei sì
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    Allora Barry non può lanciare “Sizzle”
    Ma Barry può lanciare “Shock” bersagliando Ronald
    Quando la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E Barry può lanciare “Sizzle”

  @id:seats.untap.four @situation:seats.untap.four @clause:step.untap @variant:free-for-all @from:2005-08-01 @must
  Scenario: Di quattro giocatori ognuno STAPpa nel proprio turno, anche l'ultimo
    Dato che Edward controlla “Orso Grizzly”
    E che Martha controlla “Wind Drake”
    E che Simon controlla “Elementale dell'Aria”
    E che la carta “Orso Grizzly” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    E che la carta “Elementale dell'Aria” è TAPpata
    Quando inizia il mantenimento della squadra di Edward
    Allora la carta “Orso Grizzly” è STAPpata
    E la carta “Wind Drake” è TAPpata
    Quando inizia il mantenimento della squadra di Martha
    Allora la carta “Wind Drake” è STAPpata
    E la carta “Elementale dell'Aria” è TAPpata
    Quando inizia il mantenimento della squadra di Simon
    Allora la carta “Elementale dell'Aria” è STAPpata

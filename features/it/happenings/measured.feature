# language: it
Funzionalità: Ciò che resta, un terzo, e valori di mana
  > Si calcolano numeri per ogni giocatore, e le creature si distinguono per il loro costo. Quale numero è di chi?

  @id:measured.left @clause:number.negative @clause:life.shared @clause:trigger.step @from:2020-01-24 @must
  Scenario: A ogni avversario viene inflitto ciò che la sua mano ha oltre quattro carte, e nulla per meno
    Dato che Angie controlla “Viseling”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Edward ha sei carte in mano
    E che Ronald ha due carte in mano
    E che Barry ha sei carte in mano
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Viseling” si risolve
    E l'abilità innescata di “Viseling” si risolve
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia il mantenimento della squadra di Angie
    Allora la pila è vuota
    E la squadra di Angie ha 20 punti vita

  @id:measured.missing @clause:number.negative @clause:life.shared @clause:trigger.step @from:2020-01-24 @must
  Scenario: La mano piena di un compagno di squadra non compensa ciò che manca all'altro
    Dato che Angie controlla “Rackling”
    E che la squadra di Edward ha 20 punti vita
    E che Edward ha una carta in mano
    E che Ronald ha sette carte in mano
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Rackling” si risolve
    E l'abilità innescata di “Rackling” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:measured.third @situation:measured.third @clause:life.read @clause:life.shared @from:2010-04-23 @must
  Scenario: Ciascuno dei quattro giocatori perde un terzo, arrotondato per eccesso, di ciò che si legge come suo
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 31 punti vita
    E che Angie controlla tre “Palude”
    E che Edward ha quattro carte in mano
    E che Ronald ha tre carte in mano
    E che Barry controlla “Foresta”
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla “Barkhide Mauler”
    E che Ronald controlla “Territorial Hammerskull”
    Quando Angie lancia “Pox”
    E Edward scarta due carte
    E Ronald scarta una carta
    E Ronald sacrifica “Gigante di Collina” e “Barkhide Mauler”
    E Angie sacrifica la prima carta “Palude”
    E la magia si risolve
    Allora la squadra di Angie ha 6 punti vita
    E la squadra di Edward ha 9 punti vita
    E Edward ha due carte in mano
    E Ronald ha due carte in mano
    E Angie controlla due “Palude”
    E Barry non controlla “Foresta”
    E Barry non controlla nessuna creatura
    E Ronald controlla “Orso Grizzly”
    E Ronald controlla “Territorial Hammerskull”
    E Ronald controlla due creature

  @id:measured.third.halved @situation:measured.third @clause:life.read @clause:life.shared @from:2005-08-01 @until:2010-04-23 @must
  Scenario: Ciascuno dei quattro giocatori perde un terzo, arrotondato per eccesso, della metà dei punti vita della squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 31 punti vita
    E che Angie controlla tre “Palude”
    Quando Angie lancia “Pox”
    E Angie sacrifica la prima carta “Palude”
    E la magia si risolve
    Allora la squadra di Angie ha 12 punti vita
    E la squadra di Edward ha 19 punti vita

  @id:measured.mana_value @clause:object.mana_value @clause:spell.several_modes @from:2009-07-11 @must
  Scenario: Le creature di entrambe le squadre vengono distrutte secondo il loro costo, le pedine come ciò che non costa nulla
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla una pedina Saprolingio 1/1
    E che Edward controlla “Barkhide Mauler”
    E che Edward controlla “Fossato di Teferi”
    E che Ronald controlla “Territorial Hammerskull”
    E che Ronald controlla “Metallic Sliver”
    Quando Angie lancia “Austere Command” scegliendo i modi 2 e 3
    E la magia si risolve
    Allora Edward ha “Fossato di Teferi” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Barry non controlla nessun Saprolingio
    E Ronald ha “Territorial Hammerskull” nel proprio cimitero
    E Ronald ha “Metallic Sliver” nel proprio cimitero
    E Angie controlla “Gigante di Collina”
    E Edward controlla “Barkhide Mauler”
    Quando Barry lancia “Austere Command” scegliendo i modi 1 e 4
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E Edward non controlla nessuna creatura

  @id:measured.as_it_was @clause:object.mana_value @clause:object.as_it_was @clause:life.shared @from:2009-07-11 @must
  Scenario: Quanto è costato un artefatto si chiede quando non c'è più, che sia del compagno di squadra o di un avversario
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Viseling”
    E che Edward controlla “Metallic Sliver”
    Quando Angie lancia “Divine Offering” bersagliando “Viseling”
    E la magia si risolve
    Allora Barry ha “Viseling” nel proprio cimitero
    E la squadra di Angie ha 24 punti vita
    Quando Barry lancia “Divine Offering” bersagliando “Metallic Sliver”
    E la magia si risolve
    Allora Edward ha “Metallic Sliver” nel proprio cimitero
    E la squadra di Angie ha 25 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:measured.entered @clause:object.as_it_was @clause:trigger.enters @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una creatura entrata e poi andata via conta com'era da ultimo quando si risolve l'abilità che la riguarda
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Angelic Chorus”
    E che Angie controlla tre “Foresta”
    E che Edward controlla “Metallic Sliver”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Cankerbloom”
    E la magia si risolve
    E Angie attiva l'abilità di “Cankerbloom”
    E Angie sceglie il modo 1
    Allora Angie ha “Cankerbloom” nel proprio cimitero
    Quando l'abilità si risolve
    Allora Edward ha “Metallic Sliver” nel proprio cimitero
    E la squadra di Angie ha 20 punti vita
    Quando l'abilità innescata di “Angelic Chorus” si risolve
    Allora la squadra di Angie ha 22 punti vita
    E la squadra di Edward ha 20 punti vita

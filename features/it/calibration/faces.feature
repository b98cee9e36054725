# language: it
Funzionalità: A faccia in giù, e copie
  > Che cosa si vede di una creatura a faccia in giù, e che cosa prende una copia dall'oggetto che copia?

  @id:calibration.face.down @situation:calibration.face.down @clause:object.face_down @from:2010-04-23 @must
  Scenario: Tutte le altre creature tranne le pedine vengono girate a faccia in giù, e sono creature 2/2 senza nome
    Dato che Angie controlla “Uccelli del Paradiso”
    E che Angie controlla cinque “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla una pedina Saprolingio 1/1
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la carta “Uccelli del Paradiso” è a faccia in giù
    E la creatura “Uccelli del Paradiso” è 2/2
    E la creatura “Gigante di Collina” è 2/2
    Ed Edward non controlla “Gigante di Collina”
    E Ronald controlla una pedina Saprolingio 1/1
    E la carta “Ixidron” è a faccia in su
    E la creatura “Ixidron” è 2/2

  @id:calibration.face.up @situation:calibration.face.down @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Una creatura girata di nuovo a faccia in su riacquista il nome e le abilità
    Dato che Angie controlla “Spear Spewer”
    E che Angie controlla 13 “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora Angie non può attivare l'abilità di “Spear Spewer”
    Quando Angie lancia “Ixidor, Reality Sculptor”
    E la magia si risolve
    E Angie attiva l'abilità di “Ixidor, Reality Sculptor”
    E Angie sceglie “Spear Spewer” come bersaglio
    E l'abilità si risolve
    Allora la carta “Spear Spewer” è a faccia in su
    E Angie controlla “Spear Spewer”
    E Angie controlla 13 “Fonte di mana”
    E la carta “Gigante di Collina” è a faccia in giù
    E la creatura “Ixidron” è 1/1
    Ma Angie può attivare l'abilità di “Spear Spewer”

  @id:calibration.face.counters @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: I segnalini restano su una creatura girata a faccia in giù o in su
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla 13 “Fonte di mana”
    E che “Gigante di Collina” ha due segnalini +1/+1
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E “Gigante di Collina” ha due segnalini +1/+1
    Quando Angie lancia “Ixidor, Reality Sculptor”
    E la magia si risolve
    E Angie attiva l'abilità di “Ixidor, Reality Sculptor”
    E l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 5/5

  @id:calibration.face.copied @situation:calibration.face.copied @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: La copia di una creatura a faccia in giù è una 2/2 senza nome, ed è a faccia in su
    Dato che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    E Angie lancia “Cytoshape” bersagliando “Ixidron”
    E Angie sceglie di copiare “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Ixidron” è 2/2
    E la carta “Ixidron” è a faccia in su
    E Angie non controlla “Ixidron”
    E Angie non controlla “Gigante di Collina”
    Quando la squadra di Angie finisce il proprio turno
    Allora la creatura “Ixidron” è 1/1
    E Angie controlla “Ixidron”

  @id:calibration.face.copying @situation:calibration.face.copying @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Una creatura a faccia in giù che diventa una copia lo mostra solo quando viene girata a faccia in su
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla 17 “Fonte di mana”
    Quando Angie lancia “Ixidron”
    E la magia si risolve
    E Angie lancia “Uccelli del Paradiso”
    E la magia si risolve
    E Angie lancia “Cytoshape” bersagliando “Gigante di Collina”
    E Angie sceglie di copiare “Uccelli del Paradiso”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 2/2
    E la carta “Gigante di Collina” è a faccia in giù
    E Angie controlla “Uccelli del Paradiso”
    Quando Angie lancia “Ixidor, Reality Sculptor”
    E la magia si risolve
    E Angie attiva l'abilità di “Ixidor, Reality Sculptor”
    E l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 0/1
    E Angie controlla due “Uccelli del Paradiso”
    Quando la squadra di Angie finisce il proprio turno
    Allora la creatura “Gigante di Collina” è 3/3
    E Angie controlla “Uccelli del Paradiso”

  @id:calibration.copy.counters @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Una copia mantiene i propri segnalini e non ne prende
    Dato che Angie controlla “Orso Grizzly”
    E che “Orso Grizzly” ha due segnalini +1/+1
    E che Edward controlla “Gigante di Collina”
    E che “Gigante di Collina” ha nove segnalini +1/+1
    Quando Angie lancia “Cytoshape” bersagliando “Orso Grizzly”
    E Angie sceglie di copiare “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/5
    E “Orso Grizzly” ha due segnalini +1/+1

  @id:calibration.copy.later @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Ciò che accade all'oggetto copiato non cambia la copia
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Cytoshape” bersagliando “Orso Grizzly”
    E Angie sceglie di copiare “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Unmake” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward non controlla “Gigante di Collina”
    E la creatura “Orso Grizzly” è 3/3
    E Angie controlla “Gigante di Collina”

  @id:calibration.copy.legendary @clause:object.copy @from:2010-04-23 @must
  Scenario: Dove non si può copiare nulla, nulla diventa una copia
    Dato che Edward controlla “Isamaru, Hound of Konda”
    E che Ronald controlla “Tobias Andrion”
    Quando Angie lancia “Cytoshape” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora Edward controlla “Isamaru, Hound of Konda”
    E Ronald controlla “Tobias Andrion”

  @id:calibration.copy.dies @clause:object.copy @clause:object.enters_as_copy @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Una copia muore come ciò di cui è copia, e nel cimitero è sé stessa
    Dato che Edward ha “Bogardan Firefiend” nel proprio cimitero
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Bogardan Firefiend”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Body Double”
    E la magia si risolve
    E Angie sceglie “Orso Grizzly” come bersaglio
    E inizia la sottofase finale della squadra di Angie
    Allora Edward non controlla nessuna creatura
    E Angie ha “Body Double” nel proprio cimitero
    Ed Edward ha “Bogardan Firefiend” nel proprio cimitero

  @id:calibration.copy.enters @clause:object.enters_as_copy @clause:object.copy @clause:object.devotion @from:2016-01-16 @must
  Scenario: Una copia ha il costo di ciò che copia, e l'abilità copiata si innesca quando entra
    Dato che Edward ha “Mercante Grigio di Asfodelo” nel proprio cimitero
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Body Double” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 24 punti vita

  @id:calibration.copy.as_it_enters @clause:object.enters_as_copy @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Ciò che accade mentre la creatura copiata entra accade mentre entra la sua copia
    Dato che Angie ha “Ixidron” nel proprio cimitero
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Body Double”
    E Angie sceglie di copiare “Ixidron”
    E la magia si risolve
    Allora la carta “Gigante di Collina” è a faccia in giù
    E la creatura “Body Double” è 1/1
    E Angie controlla “Ixidron”

  @id:calibration.copy.declined @clause:object.enters_as_copy @clause:creature.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Chi non sceglie nulla non ha una copia, ma una creatura che muore subito
    Dato che Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Body Double”
    E Angie sceglie di non copiare nulla
    E la magia si risolve
    Allora Angie ha “Body Double” nel proprio cimitero

# language: it
Funzionalità: Mani intere, e tante carte quante dice un effetto
  > Si scartano mani, si pescano, macinano e sacrificano carte secondo un numero. Quante, e di chi?

  @id:hands.wheel @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: Ogni giocatore scarta tutta la propria mano e pesca sette carte, quante che siano quelle scartate
    Dato che Barry ha tre carte in mano
    E che Edward non ha carte in mano
    E che Ronald ha “Orso Grizzly” in mano
    Quando Angie lancia “Wheel of Fortune”
    E la magia si risolve
    Allora Angie ha sette carte in mano
    E Barry ha sette carte in mano
    E Barry ha tre carte nel proprio cimitero
    Ed Edward ha sette carte in mano
    Ed Edward non ha carte nel proprio cimitero
    E Ronald ha sette carte in mano
    E Ronald ha “Orso Grizzly” nel proprio cimitero

  @id:hands.windfall @situation:hands.windfall @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: Ogni giocatore pesca tante carte quante ne ha scartate al massimo un giocatore, compagno o avversario
    Dato che Barry ha due carte in mano
    E che Edward ha quattro carte in mano
    E che Ronald non ha carte in mano
    Quando Angie lancia “Windfall”
    E la magia si risolve
    Allora Angie ha quattro carte in mano
    E Barry ha quattro carte in mano
    E Barry ha due carte nel proprio cimitero
    Ed Edward ha quattro carte in mano
    Ed Edward ha quattro carte nel proprio cimitero
    E Ronald ha quattro carte in mano

  @id:hands.windfall.teammate @situation:hands.windfall @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: Chi lancia pesca tante carte quante ne ha scartate il compagno, se è il numero più alto
    Dato che Barry ha tre carte in mano
    E che Edward ha due carte in mano
    E che Ronald non ha carte in mano
    Quando Angie lancia “Windfall”
    E la magia si risolve
    Allora Angie ha tre carte in mano
    Ed Edward ha tre carte in mano

  @id:hands.random @situation:hands.random @clause:effect.discard @clause:target.choose @from:2005-08-01 @must
  Scenario: Il giocatore bersaglio scarta a caso e non sceglie nulla, e il suo compagno non scarta nulla
    Dato che Edward ha tre carte in mano
    E che Ronald ha tre carte in mano
    Quando Barry lancia “Hymn to Tourach” bersagliando Ronald
    E la magia si risolve
    Allora Ronald ha una carta in mano
    E Ronald ha due carte nel proprio cimitero
    Ed Edward ha tre carte in mano
    Ed Edward non ha carte nel proprio cimitero

  @id:hands.random.few @situation:hands.random @clause:effect.discard @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi ha una sola carta scarta quella a caso
    Dato che Edward ha “Orso Grizzly” in mano
    Quando Angie lancia “Hymn to Tourach” bersagliando Edward
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Ed Edward non ha carte in mano
    E la partita continua

  @id:hands.inquiry @clause:effect.discard @clause:object.you @from:2009-10-01 @must
  Scenario: Ogni giocatore pesca tre carte e ne scarta tre a caso, e ne ha quante prima
    Dato che Barry ha due carte in mano
    E che Edward non ha carte in mano
    E che Ronald ha cinque carte in mano
    E che Ronald ha dieci carte nel proprio grimorio
    Quando Angie lancia “Burning Inquiry”
    E la magia si risolve
    Allora Barry ha due carte in mano
    E Barry ha tre carte nel proprio cimitero
    Ed Edward non ha carte in mano
    Ed Edward ha tre carte nel proprio cimitero
    E Ronald ha cinque carte in mano
    E Ronald ha sette carte nel proprio grimorio

  @id:hands.sludge @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: Un giocatore scarta una carta per ogni Palude di chi lancia, e nessuna per quelle del compagno
    Dato che Angie controlla due “Palude”
    E che Angie controlla tre “Pianura”
    E che Barry controlla tre “Palude”
    E che Edward controlla “Palude”
    E che Edward ha “Orso Grizzly” in mano
    E che Edward ha “Gigante di Collina” in mano
    E che Edward ha quattro carte in mano
    E che Ronald ha quattro carte in mano
    Quando Angie lancia “Mind Sludge” bersagliando Edward
    E la magia si risolve
    Ed Edward scarta due carte
    Allora Edward ha due carte in mano
    Ed Edward ha “Orso Grizzly” nel proprio cimitero
    Ed Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha quattro carte in mano

  @id:hands.dreadwaters @clause:effect.mill @clause:object.you @from:2020-07-03 @must
  Scenario: Un giocatore macina una carta per ogni terra di chi lancia, e nessuna per quelle del compagno
    Dato che Angie controlla quattro “Isola”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla tre “Isola”
    E che Edward ha dieci carte nel proprio grimorio
    E che Ronald ha dieci carte nel proprio grimorio
    Quando Angie lancia “Dreadwaters” bersagliando Ronald
    E la magia si risolve
    Allora Ronald ha sei carte nel proprio grimorio
    E Ronald ha quattro carte nel proprio cimitero
    Ed Edward ha dieci carte nel proprio grimorio

  @id:hands.theft @clause:target.choose @clause:object.you @from:2005-08-01 @must
  Scenario: Chi lancia pesca una carta per ogni creatura TAPpata dell'avversario bersaglio
    Dato che Ronald controlla “Orso Grizzly”
    E che la carta “Orso Grizzly” è TAPpata
    E che Ronald controlla “Wind Drake”
    E che la carta “Wind Drake” è TAPpata
    E che Ronald controlla “Gigante di Collina”
    E che Ronald controlla “Foresta”
    E che la carta “Foresta” è TAPpata
    E che Edward controlla “Uccelli del Paradiso”
    E che la carta “Uccelli del Paradiso” è TAPpata
    E che Angie ha “Theft of Dreams” in mano
    E che Angie ha due carte in mano
    E che Barry ha due carte in mano
    Allora Angie non può lanciare “Theft of Dreams” bersagliando Barry
    Ma Angie può lanciare “Theft of Dreams” bersagliando Ronald
    Quando la magia si risolve
    Allora Angie ha tre carte in mano
    E Barry ha due carte in mano
    E Ronald non ha carte in mano

  @id:hands.syphon @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: Tutti gli altri scartano una carta, anche il compagno, e chi lancia ne pesca altrettante
    Dato che Angie ha “Syphon Mind” in mano
    E che Angie ha due carte in mano
    E che Barry ha “Elementale dell'Aria” in mano
    E che Edward non ha carte in mano
    E che Ronald ha “Orso Grizzly” in mano
    E che Ronald ha “Gigante di Collina” in mano
    Quando Angie lancia “Syphon Mind”
    E la magia si risolve
    E Ronald scarta “Gigante di Collina”
    Allora Angie ha tre carte in mano
    E Angie ha una carta nel proprio cimitero
    E Barry ha “Elementale dell'Aria” nel proprio cimitero
    E Barry non ha carte in mano
    Ed Edward non ha carte in mano
    E Ronald ha “Orso Grizzly” in mano
    E Ronald ha “Gigante di Collina” nel proprio cimitero

  @id:hands.ruin @clause:object.you @clause:zone.owner @from:2005-08-01 @must
  Scenario: Ogni giocatore sacrifica una terra per ogni carta nella mano di chi lancia, e nient'altro
    Dato che Angie ha “Thoughts of Ruin” in mano
    E che Angie ha tre carte in mano
    E che Barry ha cinque carte in mano
    E che Barry controlla “Pianura”
    E che Edward controlla “Pianura”
    E che Edward controlla “Isola”
    E che Edward controlla “Palude”
    E che Ronald controlla “Foresta”
    E che Ronald controlla “Palude”
    E che Ronald controlla “Orso Grizzly”
    E che Angie controlla quattro “Montagna”
    Quando Angie lancia “Thoughts of Ruin”
    E la magia si risolve
    E Angie sacrifica la prima carta “Montagna” e la terza carta “Montagna”
    Ed Edward sacrifica “Pianura” e “Palude”
    Allora Angie controlla due “Montagna”
    E Barry non controlla “Pianura”
    Ed Edward controlla “Isola”
    Ed Edward non controlla “Pianura”
    Ed Edward non controlla “Palude”
    E Ronald non controlla “Foresta”
    E Ronald non controlla “Palude”
    E Ronald controlla “Orso Grizzly”

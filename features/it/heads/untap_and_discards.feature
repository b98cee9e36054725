# language: it
Funzionalità: Tre teste STAPpano, scartano e sacrificano
  > Ciò che una sottofase fa per due teste lo fa per tre. Si dimentica l'ultima?

  @id:heads.steps.untap @clause:step.untap @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scenario: I permanenti di tutte e tre le teste STAPpano, e quelli della terza testa avversaria no
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Celia controlla “Orso Grizzly”
    E che Victor controlla “Elementale dell'Aria”
    E che la carta “Gigante di Collina” è TAPpata
    E che la carta “Wind Drake” è TAPpata
    E che la carta “Orso Grizzly” è TAPpata
    E che la carta “Elementale dell'Aria” è TAPpata
    Quando inizia il mantenimento della squadra di Angie
    Allora la carta “Gigante di Collina” è STAPpata
    E la carta “Wind Drake” è STAPpata
    E la carta “Orso Grizzly” è STAPpata
    E la carta “Elementale dell'Aria” è TAPpata

  @id:heads.steps.discards @clause:step.cleanup @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scenario: Ciascuna delle tre teste scarta fino a sette di propria scelta
    Dato che Angie ha sette carte in mano
    E che Barry ha otto carte in mano
    E che Celia ha “Shock” in mano
    E che Celia ha nove carte in mano
    E che Victor ha nove carte in mano
    Quando la squadra di Angie finisce il proprio turno
    E Barry scarta una carta
    E Celia scarta due carte
    Allora Angie ha sette carte in mano
    E Barry ha sette carte in mano
    E Celia ha sette carte in mano
    E Celia ha “Shock” nel proprio cimitero
    E Celia ha due carte nel proprio cimitero
    E Victor ha nove carte in mano
    E Victor non ha carte nel proprio cimitero

  @id:heads.steps.unnerve @clause:object.you @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scenario: Tutti e tre gli avversari scartano e sono feriti, e nessun compagno
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Barry ha due carte in mano
    E che Celia ha due carte in mano
    E che Edward ha due carte in mano
    E che Ronald ha due carte in mano
    E che Victor ha tre carte in mano
    Quando Angie lancia “Unnerve”
    E la magia si risolve
    E Victor scarta due carte
    Allora Edward non ha carte in mano
    E Ronald non ha carte in mano
    E Victor ha una carta in mano
    E Barry ha due carte in mano
    E Celia ha due carte in mano
    Quando Celia lancia “Sizzle”
    E la magia si risolve
    Allora la squadra di Edward ha 21 punti vita
    E la squadra di Angie ha 30 punti vita

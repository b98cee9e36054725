# language: it
Funzionalità: Modi di cui due vengono scelti
  > Una magia può fare due cose fra quattro. Chi riguardano, e che ne è della magia se un bersaglio non c'è più?

  @id:several_modes.team @situation:several_modes @clause:spell.modes @clause:spell.several_modes @from:2009-07-11 @must
  Scenario: Le creature di entrambi gli avversari vengono TAPpate e quelle del compagno no, e pesca soltanto chi lancia
    Dato che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Barry controlla “Elementale dell'Aria”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Cryptic Command” scegliendo i modi 3 e 4
    E la magia si risolve
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Orso Grizzly” è TAPpata
    E la carta “Elementale dell'Aria” è STAPpata
    E Angie ha nove carte nel proprio grimorio
    E Barry ha dieci carte nel proprio grimorio

  @id:several_modes.number @situation:several_modes @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Si scelgono due modi e non uno, non due volte lo stesso, e fra quelli che ci sono
    Dato che Edward controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Cryptic Command” scegliendo il modo 4
    E Angie non può lanciare “Cryptic Command”
    E Angie non può lanciare “Cryptic Command” scegliendo i modi 4 e 4
    E Angie non può lanciare “Cryptic Command” scegliendo i modi 4 e 5
    E Angie non può lanciare “Cryptic Command” scegliendo i modi 3 e 4 e bersagliando “Gigante di Collina”
    E Angie non può lanciare “Cryptic Command” scegliendo i modi 1 e 4 e bersagliando “Gigante di Collina”
    Ma Angie può lanciare “Cryptic Command” scegliendo i modi 2 e 4 e bersagliando “Gigante di Collina”

  @id:several_modes.counter @situation:several_modes @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Una magia è neutralizzata e un permanente torna in mano, ciascuno bersaglio del proprio modo
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward ha “Divination” in mano
    E che Edward ha dieci carte nel proprio grimorio
    E che Angie ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Divination”
    E la squadra di Edward passa la priorità
    E Angie lancia “Cryptic Command” scegliendo i modi 1 e 2 e bersagliando “Divination” e “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Divination” nel proprio cimitero
    Ed Edward ha “Gigante di Collina” in mano
    Ed Edward controlla “Orso Grizzly”
    Ed Edward ha dieci carte nel proprio grimorio
    E Angie ha dieci carte nel proprio grimorio

  @id:several_modes.gone @situation:several_modes.gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Se l'unico bersaglio di due modi non c'è più, nemmeno l'altro modo fa qualcosa
    Dato che Edward controlla “Orso Grizzly”
    E che Angie ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Cryptic Command” scegliendo i modi 2 e 4 e bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Grasp of Darkness” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Angie ha dieci carte nel proprio grimorio
    Ed Edward ha “Orso Grizzly” nel proprio cimitero

  @id:several_modes.gone.untargeted @situation:several_modes.gone @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Se nessuno dei due modi ha un bersaglio, nulla di ciò che se ne va li impedisce
    Dato che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Cryptic Command” scegliendo i modi 3 e 4
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Grasp of Darkness” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Angie ha nove carte nel proprio grimorio
    E la carta “Gigante di Collina” è TAPpata
    Ed Edward ha “Orso Grizzly” nel proprio cimitero

  @id:several_modes.gone.part @situation:several_modes.gone @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Se il bersaglio di un modo non c'è più, l'altro modo fa al proprio ciò che dice
    Dato che Edward controlla “Orso Grizzly”
    E che Edward ha “Divination” in mano
    E che Edward ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Divination”
    E la squadra di Edward passa la priorità
    E Angie lancia “Cryptic Command” scegliendo i modi 1 e 2 e bersagliando “Divination” e “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Grasp of Darkness” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Edward ha “Divination” nel proprio cimitero
    Ed Edward ha “Orso Grizzly” nel proprio cimitero
    Ed Edward ha dieci carte nel proprio grimorio

  @id:several_modes.one_or_more @situation:several_modes.one_or_more @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Un modo basta dove se ne scelgono uno o più, e se ne possono scegliere quanti hanno bersagli
    Dato che Edward controlla “Fossato di Teferi”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Foresta”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Casualties of War”
    E Angie non può lanciare “Casualties of War” scegliendo il modo 1
    E Angie non può lanciare “Casualties of War” scegliendo i modi 1 e 2 e bersagliando “Gigante di Collina”
    E Angie non può lanciare “Casualties of War” scegliendo i modi 2 e 3 e bersagliando “Fossato di Teferi” e “Gigante di Collina”
    Ma Angie può lanciare “Casualties of War” scegliendo i modi 2 e 3 e bersagliando “Gigante di Collina” e “Fossato di Teferi”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    Ed Edward ha “Fossato di Teferi” nel proprio cimitero
    Ed Edward controlla “Foresta”
    Quando Angie lancia “Casualties of War” scegliendo il modo 4 e bersagliando “Foresta”
    E la magia si risolve
    Allora Edward ha “Foresta” nel proprio cimitero

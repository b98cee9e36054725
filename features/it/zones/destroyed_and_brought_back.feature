# language: it
Funzionalità: Ciò che viene distrutto, macinato e riportato
  > Le carte vanno nel cimitero dal campo di battaglia e dal grimorio, e ne tornano. Quali si possono scegliere, e sotto il controllo di chi arrivano?

  @id:destroy.target @clause:effect.destroy @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: La creatura bersaglio va nel cimitero del suo proprietario, e nessun'altra
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Orso Grizzly”

  @id:destroy.not_creature @clause:effect.destroy @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: Ciò che non è una creatura non è bersaglio di una magia che distrugge una creatura
    Dato che Edward controlla “Fossato di Teferi”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può lanciare “Omicidio” bersagliando “Fossato di Teferi”
    Ma Angie può lanciare “Omicidio” bersagliando “Gigante di Collina”

  @id:destroy.all @clause:effect.destroy @from:2009-10-01 @must
  Scenario: Tutte le creature sono distrutte, anche quelle del compagno, e nient'altro
    Dato che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Uccelli del Paradiso”
    E che Ronald controlla “Fossato di Teferi”
    Quando Angie lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Angie non controlla nessuna creatura
    E Barry non controlla nessuna creatura
    E Edward non controlla nessuna creatura
    E Ronald non controlla nessuna creatura
    E Ronald ha “Uccelli del Paradiso” nel proprio cimitero
    E Ronald controlla “Fossato di Teferi”

  @id:mill.target @clause:effect.mill @from:2020-07-03 @must
  Scenario: Il giocatore bersaglio mette cinque carte nel cimitero, e il suo compagno nessuna
    Dato che Edward ha sette carte nel proprio grimorio
    E che Ronald ha sette carte nel proprio grimorio
    Quando Angie lancia “Tome Scour” bersagliando Edward
    E la magia si risolve
    Allora Edward ha due carte nel proprio grimorio
    E Edward ha cinque carte nel proprio cimitero
    E Ronald ha sette carte nel proprio grimorio
    E Ronald non ha carte nel proprio cimitero

  @id:mill.few @clause:effect.mill @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2020-07-03 @must
  Scenario: Chi ha meno carte di quante deve macinarne le macina tutte, e con ciò non perde
    Dato che Edward ha tre carte nel proprio grimorio
    Quando Angie lancia “Tome Scour” bersagliando Edward
    E la magia si risolve
    Allora Edward non ha carte nel proprio grimorio
    E Edward ha tre carte nel proprio cimitero
    E la partita continua

  @id:from_graveyard.hand @clause:target.choose @from:2005-08-01 @must
  Scenario: Una carta creatura del proprio cimitero torna in mano, e nessuna di quello del compagno
    Dato che Angie ha “Gigante di Collina” nel proprio cimitero
    E che Angie ha “Fossato di Teferi” nel proprio cimitero
    E che Barry ha “Orso Grizzly” nel proprio cimitero
    Allora Angie non può lanciare “Raise Dead” bersagliando “Orso Grizzly”
    E Angie non può lanciare “Raise Dead” bersagliando “Fossato di Teferi”
    Ma Angie può lanciare “Raise Dead” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano
    E Barry ha “Orso Grizzly” nel proprio cimitero

  @id:from_graveyard.own @clause:effect.onto_battlefield @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: Una carta creatura torna sul campo di battaglia, come ogni creatura appena arrivata
    Dato che Angie ha “Gigante di Collina” nel proprio cimitero
    E che Angie controlla “Wind Drake”
    E che Edward ha “Orso Grizzly” nel proprio cimitero
    E che Angie ha “Fossato di Teferi” nel proprio cimitero
    Allora Angie non può lanciare “Zombify” bersagliando “Orso Grizzly”
    E Angie non può lanciare “Zombify” bersagliando “Fossato di Teferi”
    Ma Angie può lanciare “Zombify” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Edward con “Gigante di Collina”
    Ma Angie può attaccare Edward con “Wind Drake”

  @id:from_graveyard.opponents @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scenario: Una carta del cimitero di un avversario entra sotto il controllo di chi lancia la magia, e quella del compagno non è un bersaglio
    Dato che Edward ha “Gigante di Collina” nel proprio cimitero
    E che Edward ha “Fossato di Teferi” nel proprio cimitero
    E che Barry ha “Orso Grizzly” nel proprio cimitero
    Allora Angie non può lanciare “Ashen Powder” bersagliando “Orso Grizzly”
    E Angie non può lanciare “Ashen Powder” bersagliando “Fossato di Teferi”
    Ma Angie può lanciare “Ashen Powder” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie controlla “Gigante di Collina”
    E Edward non controlla nessuna creatura
    E Edward ha una carta nel proprio cimitero

  @id:from_graveyard.owner @clause:effect.onto_battlefield @clause:effect.destroy @from:2009-10-01 @must
  Scenario: Una creatura tornata dal cimitero di un altro giocatore va in quello del suo proprietario quando viene distrutta
    Dato che Edward ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Ashen Powder” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Barry lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie non controlla nessuna creatura

  @id:from_graveyard.enters @clause:effect.onto_battlefield @clause:trigger.enters @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: Ciò che si innesca quando entra una creatura si innesca per quella che torna
    Dato che Angie ha “Mercante Grigio di Asfodelo” nel proprio cimitero
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Zombify” bersagliando “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha 18 punti vita

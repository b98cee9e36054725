# language: it
Funzionalità: Bersagli che non occorre scegliere
  > Una magia ha fino a due bersagli. Si può lanciare con entrambi, uno o nessuno, e che cosa succede se non ci sono più?

  @id:up_to.two @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Con due creature scelte sono più grandi entrambe, e nessun'altra
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Shanodin Dryads”
    Quando Angie lancia “Dauntless Onslaught” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 5/5
    E la creatura “Orso Grizzly” è 4/4
    E la creatura “Shanodin Dryads” è 1/1

  @id:up_to.one @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Con una sola creatura scelta, solo quella è più grande
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Dauntless Onslaught” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 5/5
    E la creatura “Orso Grizzly” è 2/2
    E Angie ha “Dauntless Onslaught” nel proprio cimitero

  @id:up_to.none @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una magia con fino a un certo numero di bersagli si può lanciare senza alcuno, dove una che ne richiede uno non si può
    Dato che Edward non controlla nessuna creatura
    Allora Angie non può lanciare “Agony Warp”
    Ma Angie può lanciare “Dauntless Onslaught”
    Quando la magia si risolve
    Allora Angie ha “Dauntless Onslaught” nel proprio cimitero

  @id:up_to.none_rest @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Se non si sceglie alcun bersaglio, Tandem Tactics fa il resto di ciò che dice
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Tandem Tactics”
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita
    E la creatura “Orso Grizzly” è 2/2

  @id:up_to.gone_rest @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Se l'unica creatura scelta non c'è più, il resto non avviene
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Tandem Tactics” bersagliando “Orso Grizzly”
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita

  @id:up_to.not_again @situation:up_to @clause:target.each @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: La stessa creatura non può essere entrambi i bersagli di una magia che ne ha fino a due
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può lanciare “Dauntless Onslaught” bersagliando “Gigante di Collina” e “Gigante di Collina”
    Ma Angie può lanciare “Dauntless Onslaught” bersagliando “Gigante di Collina” e “Orso Grizzly”

  @id:up_to.gone @situation:up_to @clause:target.illegal_part @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Se una delle due creature non c'è più, l'altra torna in mano al suo proprietario
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Waterwhirl” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Edward ha “Orso Grizzly” nel proprio cimitero

  @id:up_to.all_gone @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Se il suo unico bersaglio non c'è più, la magia non fa nulla alla creatura che non è stata scelta
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Waterwhirl” bersagliando “Orso Grizzly”
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    E Edward ha “Orso Grizzly” nel proprio cimitero
    E Angie ha “Waterwhirl” nel proprio cimitero

  @id:up_to.copied @clause:spell.copy_targets @clause:target.up_to @from:2018-04-27 @must
  Scenario: La copia di una magia con un bersaglio su due possibili ne riceve un altro, e nessun secondo
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    Quando Angie lancia “Dauntless Onslaught” bersagliando “Orso Grizzly”
    E Barry lancia “Twincast” bersagliando “Dauntless Onslaught”
    E la magia si risolve
    Allora Barry deve fare una scelta
    E Barry non può scegliere “Gigante di Collina” e “Wind Drake” come bersagli
    Quando Barry sceglie “Gigante di Collina” come bersaglio
    Allora Barry non deve fare nessuna scelta
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 5/5
    E la creatura “Orso Grizzly” è 4/4
    E la creatura “Wind Drake” è 2/2

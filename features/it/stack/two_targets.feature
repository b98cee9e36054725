# language: it
Funzionalità: Una magia con due bersagli
  > Una magia nomina due bersagli. Chi può essere scelto, anche una creatura del compagno, e che cosa succede se uno dei due non c'è più?

  @id:two_targets.player @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una sola magia colpisce una creatura e un giocatore, e nessun altro
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Shanodin Dryads”
    E che Angie ha tre carte nel proprio grimorio
    Quando Angie lancia “Cunning Strike” bersagliando “Orso Grizzly” e Edward
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E Edward controlla “Shanodin Dryads”
    E la squadra di Edward ha 18 punti vita
    E Angie ha due carte nel proprio grimorio

  @id:two_targets.teammate @situation:two_targets @clause:target.each @clause:life.shared @from:2005-08-01 @must
  Scenario: I due bersagli possono essere di due squadre
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Ronald controlla “Orso Grizzly”
    E che Angie ha tre carte nel proprio grimorio
    E che Barry ha tre carte nel proprio grimorio
    Quando Angie lancia “Cunning Strike” bersagliando “Orso Grizzly” e Barry
    E la magia si risolve
    Allora Ronald ha “Orso Grizzly” nel proprio cimitero
    E Barry ha tre carte nel proprio grimorio
    E Angie ha due carte nel proprio grimorio
    E la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:two_targets.gone @situation:two_targets @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Sparita la creatura, il giocatore subisce comunque il danno
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    E che Angie ha tre carte nel proprio grimorio
    Quando Angie lancia “Cunning Strike” bersagliando “Orso Grizzly” e Edward
    E la squadra di Angie passa la priorità
    E Edward lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” in mano
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E Edward ha “Orso Grizzly” in mano
    E Angie ha due carte nel proprio grimorio

  @id:two_targets.both_gone @situation:two_targets @clause:target.illegal @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Sparite entrambe le creature, la magia non fa nulla
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Consume Strength” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Edward lancia “Unsummon” bersagliando “Gigante di Collina”
    E Edward lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    E la magia si risolve
    Allora Angie ha “Consume Strength” nel proprio cimitero
    E Angie ha “Gigante di Collina” in mano
    E Edward ha “Orso Grizzly” in mano

  @id:two_targets.same @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Ogni parte di Agony Warp vale per il bersaglio che nomina, e i due possono essere la stessa creatura
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Agony Warp” bersagliando “Elementale dell'Aria” e “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E la creatura “Elementale dell'Aria” è 1/4
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Elementale dell'Aria” è 4/4
    Quando Edward lancia “Agony Warp” bersagliando “Elementale dell'Aria” e “Elementale dell'Aria”
    E la magia si risolve
    Allora la creatura “Elementale dell'Aria” è 1/1
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Elementale dell'Aria” è 4/4

  @id:two_targets.another @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Dove serve un altro bersaglio non può essere di nuovo la stessa creatura
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “War Mammoth”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Consume Strength” bersagliando “Gigante di Collina” e “Gigante di Collina”
    Ma Angie può lanciare “Consume Strength” bersagliando “Gigante di Collina” e “Orso Grizzly”
    Quando la magia si risolve
    Allora la creatura “Gigante di Collina” è 5/5
    E Edward ha “Orso Grizzly” nel proprio cimitero
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3
    Quando Edward lancia “Consume Strength” bersagliando “Gigante di Collina” e “War Mammoth”
    E la magia si risolve
    Allora la creatura “War Mammoth” è 1/1
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “War Mammoth” è 3/3

  @id:two_targets.fight @situation:two_targets @clause:target.each @clause:effect.fight @from:2011-09-30 @must
  Scenario: Ciò che non si controlla può essere del compagno, e una propria creatura non è un secondo bersaglio
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “War Mammoth”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Elementale dell'Aria”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Prey Upon” bersagliando “Gigante di Collina” e “War Mammoth”
    E Angie non può lanciare “Prey Upon” bersagliando “Orso Grizzly” e “Elementale dell'Aria”
    Ma Angie può lanciare “Prey Upon” bersagliando “Gigante di Collina” e “Orso Grizzly”
    Quando la magia si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Gigante di Collina”
    Quando Angie lancia “Prey Upon” bersagliando “Gigante di Collina” e “Elementale dell'Aria”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Elementale dell'Aria”

  @id:two_targets.fight_gone @situation:two_targets @clause:target.illegal_part @clause:effect.fight @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: Una creatura la cui avversaria nella lotta è sparita non subisce né infligge danni
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Prey Upon” bersagliando “Gigante di Collina” e “Orso Grizzly”
    E la squadra di Angie passa la priorità
    E Edward lancia “Unsummon” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    E Angie ha “Gigante di Collina” in mano
    E Angie ha “Prey Upon” nel proprio cimitero

  @id:two_targets.deals @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scenario: Il primo bersaglio infligge danni al secondo, giocatore o creatura
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Vampire Nighthawk”
    E che Edward controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Soul's Fire” bersagliando “Gigante di Collina” e Edward
    Ma Angie può lanciare “Soul's Fire” bersagliando “Vampire Nighthawk” e Edward
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 22 punti vita
    E Edward controlla “Gigante di Collina”
    Quando Angie lancia “Soul's Fire” bersagliando “Vampire Nighthawk” e “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Edward ha 18 punti vita

  @id:two_targets.deals_gone @situation:two_targets @clause:target.illegal_part @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scenario: Un primo bersaglio che non c'è più non infligge danni al secondo
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Elementale dell'Aria”
    Quando Angie lancia “Soul's Fire” bersagliando “Elementale dell'Aria” e Edward
    E la squadra di Angie passa la priorità
    E Edward lancia “Unsummon” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    E Angie ha “Elementale dell'Aria” in mano
    E Angie ha “Soul's Fire” nel proprio cimitero

  @id:two_targets.shielded @situation:two_targets @clause:target.illegal_part @clause:target.hexproof @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: Un bersaglio che c'è ancora ma non può più essere scelto viene risparmiato, l'altro no
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Consume Strength” bersagliando “Orso Grizzly” e “Gigante di Collina”
    E la squadra di Angie passa la priorità
    E Edward lancia “Ranger's Guile” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Orso Grizzly” è 4/4
    Quando inizia il mantenimento della squadra di Angie
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “Orso Grizzly” è 2/2
    E Angie può lanciare “Consume Strength” bersagliando “Gigante di Collina” e “Orso Grizzly”
    Ma Angie non può lanciare “Ranger's Guile” bersagliando “Gigante di Collina”
    E Angie può lanciare “Ranger's Guile” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    Quando la magia si risolve
    Allora la creatura “Gigante di Collina” è 5/5
    E la creatura “Orso Grizzly” è 1/1

  @id:two_targets.kinds @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: Ciò che può essere un bersaglio non può essere l'altro
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie ha tre carte nel proprio grimorio
    E che Angie controlla “Elementale dell'Aria”
    E che Edward controlla “War Mammoth”
    E che Edward controlla “Pianura”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Agony Warp” bersagliando “Pianura” e “Elementale dell'Aria”
    E Angie non può lanciare “Agony Warp” bersagliando “Elementale dell'Aria” e “Pianura”
    E Angie non può lanciare “Consume Strength” bersagliando “Pianura” e “Elementale dell'Aria”
    E Angie non può lanciare “Consume Strength” bersagliando “Elementale dell'Aria” e “Pianura”
    E Angie non può lanciare “Cunning Strike” bersagliando “Pianura” e Edward
    E Angie non può lanciare “Cunning Strike” bersagliando “Elementale dell'Aria” e “War Mammoth”
    E Angie non può lanciare “Prey Upon” bersagliando “Elementale dell'Aria” e “Pianura”
    E Angie non può lanciare “Prey Upon” bersagliando “War Mammoth” e “Elementale dell'Aria”
    Ma Angie può lanciare “Agony Warp” bersagliando “War Mammoth” e “Elementale dell'Aria”
    Quando la magia si risolve
    Allora la creatura “War Mammoth” è 0/3
    E la creatura “Elementale dell'Aria” è 4/1
    E Angie può lanciare “Prey Upon” bersagliando “Elementale dell'Aria” e “War Mammoth”
    E Angie può lanciare “Cunning Strike” bersagliando “War Mammoth” e Edward
    E Angie può lanciare “Consume Strength” bersagliando “Elementale dell'Aria” e “War Mammoth”
    Quando la magia si risolve
    Allora la creatura “Elementale dell'Aria” è 6/3
    Quando la magia si risolve
    Allora Edward ha “War Mammoth” nel proprio cimitero
    E la squadra di Edward ha 18 punti vita

  @id:two_targets.walker @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2020-07-03 @must
  Scenario: Da quando lo dice, un planeswalker può essere il secondo bersaglio, e comunque non è una creatura
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “War Mammoth”
    E che Edward controlla “Chandra, Flame's Catalyst”
    E che Angie controlla “Elementale dell'Aria”
    E che Angie controlla “Chandra, Pyrogenius”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Prey Upon” bersagliando “Chandra, Pyrogenius” e “Gigante di Collina”
    E Angie non può lanciare “Soul's Fire” bersagliando “Chandra, Pyrogenius” e “Gigante di Collina”
    E Angie non può lanciare “Cunning Strike” bersagliando “Chandra, Flame's Catalyst” e “Chandra, Flame's Catalyst”
    Ma Angie può lanciare “Cunning Strike” bersagliando “Gigante di Collina” e “Chandra, Flame's Catalyst”
    Quando la magia si risolve
    Allora “Chandra, Flame's Catalyst” ha tre segnalini fedeltà
    E Edward controlla “Gigante di Collina”
    Quando Angie lancia “Soul's Fire” bersagliando “Elementale dell'Aria” e “Chandra, Flame's Catalyst”
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Ranger's Guile” bersagliando “Chandra, Flame's Catalyst”
    Ma Edward può lanciare “Ranger's Guile” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora la creatura “Gigante di Collina” è 4/4
    Quando la magia si risolve
    Allora Edward ha “Chandra, Flame's Catalyst” nel proprio cimitero
    E Angie può lanciare “Prey Upon” bersagliando “Elementale dell'Aria” e “War Mammoth”
    Quando la magia si risolve
    Allora Edward ha “War Mammoth” nel proprio cimitero

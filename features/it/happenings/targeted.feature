# language: it
Funzionalità: Ciò che diventa bersaglio
  > Delle abilità si innescano quando qualcosa diventa bersaglio di una magia o abilità. Contano quelle di un compagno di squadra?

  @id:targeted.illusion @clause:trigger.targeted @clause:stack.top @from:2011-09-30 @must
  Scenario: Un'illusione sparisce appena qualcuno la bersaglia, anche il compagno di squadra, prima che ciò si risolva
    Dato che Angie controlla “Phantasmal Bear”
    E che Barry controlla “Phantasmal Bear”
    E che Edward controlla “Phantasmal Bear”
    Quando Barry lancia “Giant Growth” bersagliando “Phantasmal Bear” di Angie
    E l'abilità innescata di “Phantasmal Bear” di Angie si risolve
    Allora Angie ha “Phantasmal Bear” nel proprio cimitero
    Quando la magia si risolve
    E Angie lancia “Shock” bersagliando “Phantasmal Bear” di Edward
    E l'abilità innescata di “Phantasmal Bear” di Edward si risolve
    Allora Edward ha “Phantasmal Bear” nel proprio cimitero
    E Barry controlla “Phantasmal Bear”

  @id:targeted.triggered @clause:trigger.targeted @from:2015-01-23 @must
  Scenario: Anche un'abilità che si innesca bersaglia l'illusione, e non la trova più
    Dato che Edward controlla “Phantasmal Bear”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Banisher Priest”
    E la magia si risolve
    E Angie sceglie “Phantasmal Bear” di Edward come bersaglio
    E l'abilità innescata di “Phantasmal Bear” si risolve
    Allora Edward ha “Phantasmal Bear” nel proprio cimitero
    E Ronald controlla “Orso Grizzly”

  @id:targeted.opponent @clause:trigger.targeted @clause:team.opponents @clause:life.shared @from:2015-09-26 @must
  Scenario: Un drago punisce la magia o l'abilità di un avversario, e non quelle del compagno di squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Thunderbreak Regent”
    E che Barry controlla “Orso Grizzly”
    E che Ronald controlla “Unspeakable Symbol”
    Quando Barry lancia “Giant Growth” bersagliando “Thunderbreak Regent”
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Ronald lancia “Giant Growth” bersagliando “Thunderbreak Regent”
    E l'abilità innescata di “Thunderbreak Regent” si risolve
    Allora la squadra di Edward ha 17 punti vita
    Quando la magia si risolve
    E Ronald attiva l'abilità di “Unspeakable Symbol”
    E Ronald sceglie “Thunderbreak Regent” come bersaglio
    E l'abilità innescata di “Thunderbreak Regent” si risolve
    Allora la squadra di Edward ha 11 punti vita
    Quando l'abilità si risolve
    E Ronald lancia “Giant Growth” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora la squadra di Edward ha 11 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:targeted.both @clause:trigger.targeted @clause:target.each @from:2011-09-30 @must
  Scenario: Ogni creatura che una magia bersaglia viene distrutta, di chiunque sia, e nessun'altra
    Dato che Angie controlla “Horobi, Death's Wail”
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Muro di Legno”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Barry lancia “Prey Upon” bersagliando “Orso Grizzly” e “Gigante di Collina”
    E l'abilità innescata di “Horobi, Death's Wail” si risolve
    E l'abilità innescata di “Horobi, Death's Wail” si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Ronald ha “Gigante di Collina” nel proprio cimitero
    E Barry controlla “Muro di Legno”
    E in pila c'è una magia o abilità

  @id:targeted.spell @clause:trigger.targeted @from:2013-05-01 @must
  Scenario: Ciò che nota le magie nota anche quelle del compagno di squadra, sulle creature del proprio controllore, e nessuna abilità
    Dato che Angie controlla “Wild Defiance”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Unspeakable Symbol”
    Quando Barry lancia “Indestructible Aura” bersagliando “Orso Grizzly”
    E l'abilità innescata di “Wild Defiance” si risolve
    Allora la creatura “Orso Grizzly” è 5/5
    Quando la magia si risolve
    E Barry attiva l'abilità di “Unspeakable Symbol”
    E Barry sceglie “Orso Grizzly” come bersaglio
    Allora in pila c'è una magia o abilità
    Quando l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 6/6
    Quando Angie lancia “Indestructible Aura” bersagliando “Gigante di Collina”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora la creatura “Gigante di Collina” è 3/3

  @id:targeted.after_all @clause:trigger.targeted @clause:trigger.order @from:2011-09-30 @must
  Scenario: Un'illusione che a sua volta l'abilità di un avversario bersaglia sparisce prima che questa si risolva
    Dato che Angie controlla “Phantasmal Bear”
    E che Edward controlla “Bogardan Firefiend”
    E che Ronald controlla “Orso Grizzly”
    Quando Angie lancia “Shock” bersagliando “Bogardan Firefiend”
    E la magia si risolve
    Ed Edward sceglie “Phantasmal Bear” come bersaglio
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Phantasmal Bear” si risolve
    Allora Angie ha “Phantasmal Bear” nel proprio cimitero
    E in pila c'è una magia o abilità

  @id:targeted.sacrificed @situation:targeted.sacrificed @clause:trigger.targeted @from:2011-09-30 @must
  Scenario: Ciò che bada ai bersagli lo fa quando vengono scelti, anche se viene sacrificato per quella stessa abilità
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Horobi, Death's Wail”
    E che Angie controlla “Goblin Bombardment”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie sacrifica “Horobi, Death's Wail”
    E Angie attiva l'abilità di “Goblin Bombardment” bersagliando “Gigante di Collina”
    E l'abilità innescata di “Horobi, Death's Wail” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Angie ha “Horobi, Death's Wail” nel proprio cimitero
    E Barry controlla “Orso Grizzly”

  @id:targeted.cost_of_spell @situation:targeted.sacrificed @clause:trigger.targeted @clause:cost.additional @from:2011-09-30 @must
  Scenario: Ciò che viene sacrificato per pagare una magia bada ancora a ciò che essa bersaglia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Horobi, Death's Wail”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie sacrifica “Horobi, Death's Wail”
    E Angie lancia “Fling” bersagliando “Gigante di Collina”
    E l'abilità innescata di “Horobi, Death's Wail” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Barry controlla “Orso Grizzly”

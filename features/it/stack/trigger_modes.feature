# language: it
Funzionalità: Modi delle abilità innescate
  > Un'abilità si innesca e può fare una cosa o un'altra, o diverse, o nessuna. Chi sceglie, e quando?

  @id:ruling.rankle_master_of_pranks @clause:life.shared @clause:trigger.modes @from:2018-04-27 @must
  Scenario: Tutti e quattro i giocatori perdono 1 punto vita e pescano una carta, perciò ogni squadra perde due volte 1 punto vita
    Dato che Angie controlla “Rankle, Master of Pranks”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Edward ha dieci carte nel proprio grimorio
    E che Ronald ha dieci carte nel proprio grimorio
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Rankle, Master of Pranks”
    E Angie sceglie il modo 2
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Rankle, Master of Pranks” si risolve
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 15 punti vita
    E Angie ha nove carte nel proprio grimorio
    E Barry ha nove carte nel proprio grimorio
    Ed Edward ha nove carte nel proprio grimorio
    E Ronald ha nove carte nel proprio grimorio
    E Angie controlla “Rankle, Master of Pranks”
    Ed Edward controlla “Gigante di Collina”

  @id:trigger_modes.none @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Un'abilità per la quale non si sceglie alcun modo lascia subito la pila
    Dato che Angie controlla “Rankle, Master of Pranks”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Rankle, Master of Pranks”
    E Angie non sceglie alcun modo
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la pila è vuota
    E la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 17 punti vita

  @id:trigger_modes.some @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Un'abilità per la quale si sceglie un modo resta in pila finché si risolve
    Dato che Angie controlla “Rankle, Master of Pranks”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Pianura”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Rankle, Master of Pranks”
    E Angie sceglie il modo 3
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora in pila c'è una magia o abilità
    E Angie controlla “Rankle, Master of Pranks”
    Quando l'abilità innescata di “Rankle, Master of Pranks” si risolve
    Allora Angie ha “Rankle, Master of Pranks” nel proprio cimitero
    E la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 17 punti vita
    E Edward controlla “Pianura”

  @id:trigger_modes.order @situation:trigger_modes @clause:trigger.modes @clause:effect.in_order @from:2018-04-27 @must
  Scenario: Ciò che si sceglie per le mani delle due squadre si fa nell'ordine scritto: prima si scarta, poi si pesca
    Dato che Angie controlla “Rankle, Master of Pranks”
    E che Angie ha dieci carte nel proprio grimorio
    E che Angie ha una carta in mano
    E che Barry ha dieci carte nel proprio grimorio
    E che Ronald ha dieci carte nel proprio grimorio
    E che Edward ha dieci carte nel proprio grimorio
    E che Edward ha una carta in mano
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Rankle, Master of Pranks”
    E Angie sceglie i modi 2 e 1
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Rankle, Master of Pranks” si risolve
    Allora Angie ha una carta nel proprio cimitero
    E Angie ha una carta in mano
    E Barry ha una carta in mano
    E Ronald ha una carta in mano
    Ed Edward ha una carta nel proprio cimitero
    Ed Edward ha una carta in mano
    Ed Edward controlla “Gigante di Collina”

  @id:trigger_modes.all @situation:trigger_modes @clause:trigger.modes @from:2018-04-27 @must
  Scenario: Tutti e tre i modi sono scelti da chi controlla l'abilità, e agiscono anche sul compagno
    Dato che Barry controlla “Rankle, Master of Pranks”
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che la squadra di Angie ha 20 punti vita
    E che Ronald ha una carta in mano
    E che Ronald ha dieci carte nel proprio grimorio
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Rankle, Master of Pranks”
    E Barry sceglie i modi 1, 2 e 3
    E Barry sacrifica “Orso Grizzly”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Rankle, Master of Pranks” si risolve
    Allora la squadra di Angie ha 18 punti vita
    E Angie ha “Gigante di Collina” nel proprio cimitero
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Barry controlla “Rankle, Master of Pranks”
    E Ronald ha una carta in mano
    E Ronald ha nove carte nel proprio grimorio

  @id:trigger_modes.one @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Di tre modi uno è scelto quando l'abilità va in pila, con il proprio bersaglio
    Dato che Edward controlla “Fossato di Teferi”
    E che Edward controlla “Gigante di Collina”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Knight of Autumn”
    E la magia si risolve
    E Angie sceglie il modo 2
    E l'abilità innescata di “Knight of Autumn” si risolve
    Allora Edward ha “Fossato di Teferi” nel proprio cimitero
    Ed Edward controlla “Gigante di Collina”
    E la squadra di Angie ha 20 punti vita
    E la creatura “Knight of Autumn” è 2/1

  @id:trigger_modes.one.other @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Un'abilità innescata non fa nulla dei modi che non sono stati scelti
    Dato che Edward controlla “Fossato di Teferi”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Knight of Autumn”
    E la magia si risolve
    E Angie sceglie il modo 3
    E l'abilità innescata di “Knight of Autumn” si risolve
    Allora la squadra di Angie ha 24 punti vita
    Ed Edward controlla “Fossato di Teferi”
    E la creatura “Knight of Autumn” è 2/1

  @id:trigger_modes.one.counters @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Un modo parla della creatura di cui è l'abilità
    Dato che Angie controlla “Gigante di Collina”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Knight of Autumn”
    E la magia si risolve
    E Angie sceglie il modo 1
    E l'abilità innescata di “Knight of Autumn” si risolve
    Allora la creatura “Knight of Autumn” è 4/3
    E la creatura “Gigante di Collina” è 3/3
    E la squadra di Angie ha 20 punti vita

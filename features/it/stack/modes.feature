# language: it
Funzionalità: Modi di cui uno viene scelto
  > Una magia può fare una cosa o un'altra, a scelta di chi la lancia. Qual è allora il suo bersaglio, e chi riguarda?

  @id:modes.each @situation:modes @clause:spell.modes @from:2005-08-01 @must
  Scenario: Ognuno dei tre modi fa soltanto ciò che dice, a chi lo dice
    Dato che Edward controlla “Fossato di Teferi”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha dieci carte nel proprio grimorio
    E che Barry ha dieci carte nel proprio grimorio
    E che Ronald ha cinque carte in mano
    E che Edward ha cinque carte in mano
    Quando Angie lancia “Esper Charm” scegliendo il modo 1 e bersagliando “Fossato di Teferi”
    E la magia si risolve
    Allora Edward ha “Fossato di Teferi” nel proprio cimitero
    E Angie ha dieci carte nel proprio grimorio
    E Ronald ha cinque carte in mano
    Quando Angie lancia “Esper Charm” scegliendo il modo 2
    E la magia si risolve
    Allora Angie ha otto carte nel proprio grimorio
    E Barry ha dieci carte nel proprio grimorio
    Ed Edward controlla “Gigante di Collina”
    Quando Angie lancia “Esper Charm” scegliendo il modo 3 e bersagliando Ronald
    E Ronald scarta due carte
    E la magia si risolve
    Allora Ronald ha tre carte in mano
    Ed Edward ha cinque carte in mano
    E Angie ha otto carte nel proprio grimorio

  @id:modes.targets @situation:modes @clause:spell.modes @clause:target.choose @from:2005-08-01 @must
  Scenario: Un modo ha il proprio bersaglio e non quello di un altro, e non ci sono più modi di quanti ne abbia la carta
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald ha cinque carte in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Esper Charm” scegliendo il modo 1 e bersagliando “Gigante di Collina”
    E Angie non può lanciare “Esper Charm” scegliendo il modo 1 e bersagliando Ronald
    E Angie non può lanciare “Esper Charm” scegliendo il modo 2 e bersagliando Ronald
    E Angie non può lanciare “Esper Charm” scegliendo il modo 4
    Ma Angie può lanciare “Esper Charm” scegliendo il modo 3 e bersagliando Ronald

  @id:modes.life @situation:modes @clause:spell.modes @clause:life.shared @from:2005-08-01 @must
  Scenario: Un compagno guadagna punti vita per la squadra, o i prossimi 3 danni a quel giocatore sono prevenuti e non quelli all'altro
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Healing Salve” scegliendo il modo 1 e bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 23 punti vita
    Quando Angie lancia “Healing Salve” scegliendo il modo 2 e bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 23 punti vita
    Quando Barry lancia “Blaze” con X = 4, bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 19 punti vita
    Quando Barry lancia “Blaze” con X = 5, bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 17 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:modes.creature @situation:modes @clause:spell.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Una creatura è salvata da un modo fino alla fine del turno, e muore per un altro
    Dato che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Fossato di Teferi”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Izzet Charm” scegliendo il modo 2 e bersagliando “Fossato di Teferi”
    Quando Angie lancia “Healing Salve” scegliendo il modo 2 e bersagliando “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Izzet Charm” scegliendo il modo 2 e bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    E Angie può lanciare “Izzet Charm” scegliendo il modo 2 e bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Edward controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie lancia “Izzet Charm” scegliendo il modo 2 e bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Ed Edward controlla “Gigante di Collina”

  @id:modes.unless @situation:modes @clause:spell.modes @clause:cost.unless @clause:effect.counter @from:2009-07-11 @must
  Scenario: Un modo neutralizza una magia non creatura a meno che chi l'ha lanciata non paghi due mana
    Dato che Angie controlla cinque “Isola”
    E che Barry controlla nove “Fonte di mana”
    E che Angie ha “Vision Skeins” in mano
    E che Barry ha “Divination” in mano
    E che Barry ha “Gigante di Collina” in mano
    E che Barry ha dieci carte nel proprio grimorio
    E che Angie ha dieci carte nel proprio grimorio
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Izzet Charm” scegliendo il modo 1 e bersagliando “Gigante di Collina”
    Quando la magia si risolve
    E Angie lancia “Vision Skeins”
    E la squadra di Angie passa la priorità
    Allora Edward può lanciare “Izzet Charm” scegliendo il modo 1 e bersagliando “Vision Skeins”
    Quando Angie paga quanto richiesto
    E la magia si risolve
    E la magia si risolve
    Allora Angie ha otto carte nel proprio grimorio
    E Barry ha otto carte nel proprio grimorio
    Quando Barry lancia “Divination”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Izzet Charm” scegliendo il modo 1 e bersagliando “Divination”
    E Barry non paga quanto richiesto
    E la magia si risolve
    Allora Barry ha “Divination” nel proprio cimitero
    E Barry ha otto carte nel proprio grimorio

  @id:modes.draw @situation:modes @clause:spell.modes @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Con un modo si pescano due carte e se ne scartano altrettante
    Dato che Angie ha dieci carte nel proprio grimorio
    E che Angie ha “Gigante di Collina” in mano
    E che Edward ha dieci carte nel proprio grimorio
    E che Edward ha cinque carte in mano
    Quando Angie lancia “Izzet Charm” scegliendo il modo 3
    E Angie scarta due carte
    E la magia si risolve
    Allora Angie ha otto carte nel proprio grimorio
    E Angie ha una carta in mano
    E Angie ha tre carte nel proprio cimitero
    Ed Edward ha dieci carte nel proprio grimorio
    Ed Edward ha cinque carte in mano

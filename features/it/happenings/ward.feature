# language: it
Funzionalità: Ciò che protegge
  > Ciò che un avversario bersaglia viene neutralizzato a meno che quel giocatore non paghi. E la magia di un compagno di squadra? E chi può pagare?

  @id:ward.mana @clause:trigger.ward @clause:mana.own @clause:team.opponents @from:2021-04-23 @must
  Scenario: La magia di un avversario viene neutralizzata a meno che chi la lancia non paghi, qualunque cosa abbia il compagno, e non quella di un compagno di squadra
    Dato che Angie controlla “Waterfall Aerialist”
    E che Ronald controlla “Foresta”
    E che Edward controlla tre “Foresta”
    Quando Barry lancia “Giant Growth” bersagliando “Waterfall Aerialist”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E la squadra di Angie passa la priorità
    E Ronald lancia “Giant Growth” bersagliando “Waterfall Aerialist”
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Waterfall Aerialist” si risolve
    Allora Ronald ha “Giant Growth” nel proprio cimitero
    E la pila è vuota
    E la creatura “Waterfall Aerialist” è 6/4
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Giant Growth” bersagliando “Waterfall Aerialist”
    E Edward paga quanto richiesto
    E l'abilità innescata di “Waterfall Aerialist” si risolve
    E la magia si risolve
    Allora la creatura “Waterfall Aerialist” è 9/7

  @id:ward.life @clause:trigger.ward @clause:life.pay @clause:life.shared @from:2021-04-23 @must
  Scenario: I punti vita richiesti a un avversario si tolgono dal totale della squadra, se la squadra ne ha altrettanti
    Dato che la squadra di Edward ha 5 punti vita
    E che Angie controlla “Owlin Shieldmage”
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Giant Growth” bersagliando “Owlin Shieldmage”
    E Ronald paga quanto richiesto
    E l'abilità innescata di “Owlin Shieldmage” si risolve
    Allora la squadra di Edward ha 2 punti vita
    Quando la magia si risolve
    Allora la creatura “Owlin Shieldmage” è 6/6
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Giant Growth” bersagliando “Owlin Shieldmage”
    E l'abilità innescata di “Owlin Shieldmage” si risolve
    Allora Edward ha “Giant Growth” nel proprio cimitero
    E la squadra di Edward ha 2 punti vita
    E la creatura “Owlin Shieldmage” è 6/6

  @id:ward.ability @clause:trigger.ward @clause:ability.countered @clause:life.shared @from:2021-04-23 @must
  Scenario: L'abilità di un avversario viene neutralizzata, il suo costo resta pagato, e una magia che sta sotto resta in pila
    Dato che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Owlin Shieldmage”
    E che Ronald controlla “Unspeakable Symbol”
    E che Ronald controlla “Orso Grizzly”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Giant Growth” bersagliando “Orso Grizzly”
    E Ronald attiva l'abilità di “Unspeakable Symbol”
    E Ronald sceglie “Owlin Shieldmage” come bersaglio
    E Ronald non paga quanto richiesto
    E l'abilità innescata di “Owlin Shieldmage” si risolve
    Allora la squadra di Edward ha 17 punti vita
    E in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora la creatura “Orso Grizzly” è 5/5
    E la creatura “Owlin Shieldmage” è 3/3

  @id:ward.slivers @clause:trigger.targeted @clause:effect.counter @clause:cost.unless @from:2015-01-23 @must
  Scenario: Un Tramutante protegge dagli avversari i Tramutanti del proprio controllore, e non quelli del compagno di squadra
    Dato che Angie controlla “Diffusion Sliver”
    E che Angie controlla “Metallic Sliver”
    E che Barry controlla “Metallic Sliver”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Metallic Sliver” di Barry
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora Barry ha “Metallic Sliver” nel proprio cimitero
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Shock” bersagliando “Metallic Sliver” di Angie
    E l'abilità innescata di “Diffusion Sliver” si risolve
    Allora Ronald ha “Shock” nel proprio cimitero
    E Angie controlla “Metallic Sliver”
    Quando Barry lancia “Giant Growth” bersagliando “Metallic Sliver” di Angie
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora la creatura “Metallic Sliver” di Angie è 4/4

  @id:unless.discarded @clause:cost.unless @clause:team.opponents @clause:life.shared @from:2010-10-01 @must
  Scenario: Ogni avversario che lancia una magia scarta una carta o la squadra perde punti vita, e un compagno di squadra non fa né l'una né l'altra cosa
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Painful Quandary”
    E che Angie controlla “Gigante di Collina”
    E che Edward ha “Orso Grizzly” in mano
    E che Ronald ha “Orso Grizzly” in mano
    Quando Barry lancia “Giant Growth” bersagliando “Gigante di Collina”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Giant Growth” bersagliando “Gigante di Collina”
    E Edward paga quanto richiesto
    E l'abilità innescata di “Painful Quandary” si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita
    Quando la magia si risolve
    E la squadra di Angie passa la priorità
    E Ronald lancia “Giant Growth” bersagliando “Gigante di Collina”
    E Ronald non paga quanto richiesto
    E l'abilità innescata di “Painful Quandary” si risolve
    Allora Ronald ha “Orso Grizzly” in mano
    E la squadra di Edward ha 15 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ward.gone @clause:trigger.ward @clause:effect.counter @from:2022-02-18 @must
  Scenario: Ciò che l'egida neutralizzerebbe è stato neutralizzato da un'altra magia, e non gli accade nient'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Waterfall Aerialist”
    E che Edward controlla “Montagna”
    Quando la squadra di Angie passa la priorità
    E Edward lancia “Shock” bersagliando “Waterfall Aerialist”
    E la squadra di Edward passa la priorità
    E Barry lancia “Cancel” bersagliando “Shock”
    E la magia si risolve
    Allora Edward ha “Shock” nel proprio cimitero
    Quando l'abilità innescata di “Waterfall Aerialist” si risolve
    Allora Edward ha “Shock” nel proprio cimitero
    E Edward ha una carta nel proprio cimitero
    E Angie controlla “Waterfall Aerialist”
    E la pila è vuota

# language: it
Funzionalità: Ciò che previene o sostituisce il danno fino alla fine del turno
  > Una magia previene il danno a una creatura o a un giocatore, o raddoppia quello alle creature. A chi viene inflitto lo stesso?

  @id:lasting.aura @clause:replacement.open @clause:target.choose @from:2018-04-27 @must
  Scenario: Indestructible Aura salva la creatura su cui è lanciata, e né un'altra né la stessa nel turno successivo
    Dato che Barry controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Bad Moon”
    Allora Barry non può lanciare “Indestructible Aura” bersagliando “Bad Moon”
    E Barry non può lanciare “Indestructible Aura” bersagliando Barry
    Ma Barry può lanciare “Indestructible Aura” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    E Angie lancia “Pyroclasm”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Barry controlla “Gigante di Collina”
    Ma Angie ha “Wind Drake” nel proprio cimitero
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Pyroclasm”
    E la magia si risolve
    E Ronald lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Barry ha “Gigante di Collina” nel proprio cimitero

  @id:lasting.riot @clause:replacement.open @clause:object.you @from:2018-04-27 @must
  Scenario: Riot Control previene ciò che verrebbe inflitto in questo turno a chi l'ha lanciata, e non ciò che lo è al compagno o a una creatura
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Forza della Vegetazione”
    E che Ronald controlla “Bad Moon”
    Quando Angie lancia “Riot Control”
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 12 punti vita
    Quando Barry lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 16 punti vita

  @id:lasting.flashover @clause:replacement.open @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Quando il danno alle creature è raddoppiato in questo turno, lo è per quella che arriva più tardi, e né per un giocatore o un planeswalker né nel turno successivo
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Barkhide Mauler”
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha quattro segnalini fedeltà
    Quando Angie lancia “Esercizio della Vampata”
    E la magia si risolve
    E Barry lancia “Gigante di Collina”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Barry ha “Gigante di Collina” nel proprio cimitero
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    Quando Angie lancia “Shock” bersagliando “Nissa, Voice of Zendikar”
    E la magia si risolve
    Allora “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Shock” bersagliando “Barkhide Mauler”
    E la magia si risolve
    Allora Edward controlla “Barkhide Mauler”

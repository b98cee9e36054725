# language: it
Funzionalità: Che cosa finisce nello stesso momento
  > Il danno e ciò che dura un turno finiscono insieme; il mana finisce per tutti al tavolo. Che cosa resta?

  @id:ends.together.damage @situation:ends.together @clause:step.cleanup @clause:layers.lasting @clause:creature.dies @from:2005-08-01 @must
  Scenario: Una creatura tenuta in vita solo da un effetto non ha più danno quando l'effetto termina
    Dato che Angie controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    Quando Angie lancia “Giant Growth” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Barry lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Barry lancia “Shock” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 6/6
    Quando Barry lancia “Giant Growth” bersagliando “Wind Drake”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Wind Drake”
    E la magia si risolve
    Allora la creatura “Wind Drake” è 5/5
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “Wind Drake” è 2/2

  @id:ends.together.mana @situation:ends.together.mana @clause:mana.empties @clause:mana.own @from:2009-07-11 @must
  Scenario: Anche nel turno dell'altra squadra il mana non speso di ciascuna testa se ne va con la sottofase
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Fonte di mana”
    E che Barry controlla “Fonte di mana”
    Quando la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Fonte di mana” di Angie
    E Angie sceglie il colore il verde
    E Barry attiva l'abilità di “Fonte di mana” di Barry
    E Barry sceglie il colore il rosso
    Allora Angie ha un mana non speso
    E Barry ha un mana non speso
    Quando inizia la sottofase di inizio combattimento della squadra di Edward
    Allora Angie non ha mana non speso
    E Barry non ha mana non speso
    E la squadra di Angie ha 20 punti vita

  @id:ends.together.burn @situation:ends.together.mana @clause:mana.empties @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Anche nel turno dell'altra squadra il mana non speso bruciava alla fine della fase
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Fonte di mana”
    Quando la squadra di Edward passa la priorità
    E Barry attiva l'abilità di “Fonte di mana”
    E Barry sceglie il colore il rosso
    E inizia la sottofase di inizio combattimento della squadra di Edward
    Allora Barry non ha mana non speso
    E la squadra di Angie ha 19 punti vita

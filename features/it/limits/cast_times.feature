# language: it
Funzionalità: Quando si possono lanciare magie
  > Qualcosa permette a un giocatore di lanciare magie in qualsiasi momento, o agli avversari solo come stregonerie. Di chi parla in una squadra, e che cosa prevale?

  @id:cast_when.any_time @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: Una testa lancia una creatura nel turno degli avversari, e il compagno non può
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Vedalken Orrery”
    Quando la squadra di Edward passa la priorità
    Allora Barry non può lanciare “Gigante di Collina”
    Ma Angie può lanciare “Orso Grizzly”
    Quando la magia si risolve
    Allora Angie controlla “Orso Grizzly”

  @id:cast_when.on_the_stack @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: Una stregoneria viene lanciata sopra un'altra magia, e si risolve per prima
    Dato che Angie controlla “Vedalken Orrery”
    E che la squadra di Edward ha 20 punti vita
    Quando Barry lancia “Gigante di Collina”
    Allora Barry non può lanciare “Sizzle”
    Ma Angie può lanciare “Sizzle”
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E Barry non controlla “Gigante di Collina”

  @id:cast_when.as_sorcery @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scenario: Nessuno dei due avversari lancia istantanei nel turno di un'altra squadra o con qualcosa in pila, ed entrambi lo possono nella propria fase principale, dove il compagno del controllore è libero
    Dato che Angie controlla “Teferi, Time Raveler”
    E che la squadra di Angie ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Shock” bersagliando Angie
    E Ronald non può lanciare “Shock” bersagliando Angie
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward non può lanciare “Shock” bersagliando Angie
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può lanciare “Shock” bersagliando Angie
    E Ronald non può lanciare “Shock” bersagliando Angie
    Quando la squadra di Edward passa la priorità
    Allora Barry può lanciare “Shock” bersagliando Edward
    Quando la magia si risolve
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    E Ronald può lanciare “Shock” bersagliando Angie

  @id:cast_when.prevails @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scenario: Chi può lanciare in qualsiasi momento e può farlo solo come una stregoneria lo fa solo allora
    Dato che Angie controlla “Teferi, Time Raveler”
    E che Edward controlla “Vedalken Orrery”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può lanciare “Gigante di Collina”

  @id:cast_when.until @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scenario: Fino al prossimo turno della squadra una testa lancia stregonerie in qualsiasi momento, non creature, e il compagno né le une né le altre
    Dato che Angie controlla “Teferi, Time Raveler”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie attiva la prima abilità di “Teferi, Time Raveler”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Gigante di Collina”
    E Barry non può lanciare “Sizzle”
    Ma Angie può lanciare “Sizzle”
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita

  @id:cast_when.raveled @situation:cast_when @clause:target.up_to @from:2018-04-27 @must
  Scenario: Ripresa in mano dal proprietario, la creatura di un avversario si rilancia solo quando si può lanciare una stregoneria
    Dato che Angie controlla “Teferi, Time Raveler”
    E che Edward controlla “Faerie Vandal”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando Angie attiva la seconda abilità di “Teferi, Time Raveler”
    E Angie sceglie “Faerie Vandal” come bersaglio
    E l'abilità si risolve
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano
    Ed Edward ha “Faerie Vandal” in mano
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Faerie Vandal”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può lanciare “Faerie Vandal”

  @id:cast_when.next @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: Solo la prossima stregoneria viene lanciata in qualsiasi momento, da quel giocatore e in quel turno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 20 punti vita
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Quicken”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    Allora Barry non può lanciare “Sizzle”
    E Angie non può lanciare “Gigante di Collina”
    Ma Angie può lanciare “Sizzle”
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    Quando la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Sizzle”

  @id:cast_when.next_other @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: Un istantaneo non è la prossima stregoneria, che viene ancora lanciata in qualsiasi momento
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Edward ha 20 punti vita
    Quando la squadra di Edward passa la priorità
    E Angie lancia “Quicken”
    E la magia si risolve
    E la squadra di Edward passa la priorità
    E Angie lancia “Shock” bersagliando Edward
    Allora Angie può lanciare “Sizzle”
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    Quando la magia si risolve
    Allora la squadra di Edward ha 12 punti vita

  @id:cast_when.next_gone @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: Una stregoneria lanciata quando comunque poteva esserlo è ugualmente la prossima
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Quicken”
    E la magia si risolve
    E Angie lancia “Sizzle”
    Allora Angie non può lanciare “Divination”
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E Angie può lanciare “Divination”

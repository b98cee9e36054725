# language: it
Funzionalità: Ciò che non c'è più quando un'abilità si risolve
  > Un'abilità è in pila, e la sua fonte è esiliata, o non c'è nulla con cui pagare. Che cosa fa ancora?

  @id:exact.gone.becomes @clause:trigger.state @clause:object.types @from:2018-04-27 @must
  Scenario: Ciò che diventerebbe una creatura e non c'è più non lo diventa, e nient'altro lo diventa
    Dato che la squadra di Angie ha 11 punti vita
    E che Angie controlla “Opal Avenger”
    E che Barry controlla “Bad Moon”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Utter End” bersagliando “Opal Avenger”
    E la magia si risolve
    E l'abilità innescata di “Opal Avenger” si risolve
    Allora Angie possiede “Opal Avenger” in esilio
    E Angie non controlla nessuna creatura
    E Barry non controlla nessuna creatura
    E la squadra di Angie ha 9 punti vita

  @id:exact.gone.transforms @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che verrebbe girato e non c'è più non lo è, e il resto della sua abilità si compie
    Dato che la squadra di Angie ha 39 punti vita
    E che Angie controlla “Chalice of Life”
    Quando Angie attiva l'abilità di “Chalice of Life”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Utter End” bersagliando “Chalice of Life”
    E la magia si risolve
    E l'abilità si risolve
    Allora la squadra di Angie ha 40 punti vita
    E Angie possiede “Chalice of Life” in esilio

  @id:exact.gone.sacrifice @clause:object.you @clause:priority.act @from:2020-07-03 @must
  Scenario: Chi non controlla creature non può sacrificare quella del compagno, e chi ne controlla può
    Dato che Angie controlla “Relic Vial”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Relic Vial”
    E che Barry controlla due “Fonte di mana”
    E che Barry controlla “Orso Grizzly”
    Allora Angie non può attivare l'abilità di “Relic Vial”
    Ma Barry può attivare l'abilità di “Relic Vial”
    Quando l'abilità si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Barry ha una carta in mano

  @id:exact.gone.defeated_once @clause:battle.defeated @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: Un assedio senza difesa che subisce di nuovo danno è sconfitto una volta, e non due
    Dato che Angie controlla due “Montagna”
    E che Angie controlla tre “Isola”
    E che Edward controlla “Esercizio del Bastione”
    E che il protettore di “Esercizio del Bastione” è Angie
    E che “Esercizio del Bastione” ha due segnalini difesa
    Quando Angie lancia “Shock” bersagliando “Esercizio del Bastione”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Esercizio del Bastione”
    E la magia si risolve
    E l'abilità innescata di “Esercizio del Bastione” si risolve
    Allora Edward possiede “Esercizio del Bastione” in esilio
    E Angie può lanciare “Divination”

  @id:exact.gone.costs_more @clause:mana.own @from:2005-08-01 @must
  Scenario: Ciò che fa costare di più tutte le magie lo fa nel turno di tutti, e per tutti
    Dato che Edward controlla “Sphere of Resistance”
    E che Angie controlla due “Montagna”
    E che Barry controlla “Montagna”
    E che Ronald controlla due “Montagna”
    E che Edward controlla “Montagna”
    Allora Barry non può lanciare “Shock” bersagliando Edward
    Ma Angie può lanciare “Shock” bersagliando Edward
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Shock” bersagliando Angie
    Ma Ronald può lanciare “Shock” bersagliando Angie

  @id:exact.mana.either @clause:mana.own @clause:mana.ability @from:2015-09-26 @must
  Scenario: Il mana di uno di due colori è di quello scelto, e di nessun altro
    Dato che Angie controlla “Tranquil Cove”
    E che Barry controlla “Orso Grizzly”
    Quando Angie attiva l'abilità di “Tranquil Cove”
    E Angie sceglie il colore il blu
    Allora Angie ha un mana non speso
    E Angie non può lanciare “Shock” bersagliando Edward
    Ma Angie può lanciare “Unsummon” bersagliando “Orso Grizzly”

  @id:exact.wins.opponents_lose @clause:team.win_effect @clause:team.wins_and_loses @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Finché gli avversari perdono dove un giocatore vincerebbe, essi perdono, e la partita è finita
    Dato che la squadra di Angie ha 50 punti vita
    E che Barry controlla “Prova di Resistenza”
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:exact.gone.returned @clause:object.you @from:2005-08-01 @must
  Scenario: Le creature tornano in mano ai proprietari, le pedine spariscono, e ciò che non è una creatura resta
    Dato che Angie controlla “Gigante di Collina”
    E che Barry controlla due pedine Goblin 1/1
    E che Barry controlla “Bad Moon”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla due pedine Saprolingio 1/1
    E che Barry non ha carte in mano
    E che Ronald non ha carte in mano
    Quando Angie lancia “Evacuation”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” in mano
    Ed Edward ha “Orso Grizzly” in mano
    E Barry non controlla nessuna creatura
    E Ronald non controlla nessuna creatura
    E Barry non ha carte in mano
    E Ronald non ha carte in mano
    E Barry controlla “Bad Moon”

  @id:exact.gone.state @clause:trigger.state @from:2018-04-27 @must
  Scenario: Ciò che è vero per un momento mentre una magia si risolve innesca, benché dopo non sia più vero
    Dato che la squadra di Angie ha 12 punti vita
    E che Angie controlla “Opal Avenger”
    Quando Angie lancia “Lightning Helix” bersagliando Barry
    E la magia si risolve
    Allora la squadra di Angie ha 12 punti vita
    Quando l'abilità innescata di “Opal Avenger” si risolve
    Allora la creatura “Opal Avenger” è 3/5
    E la squadra di Angie ha 12 punti vita

  @id:exact.mana.one_symbol @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  Scenario: Una fonte paga un solo simbolo: due colori ne richiedono una di ciascuno, e due di un colore due di quelle
    Dato che Angie controlla “Montagna”
    E che Angie controlla “Pianura”
    E che Barry controlla “Montagna”
    E che Barry controlla “Pianura”
    Allora Barry non può lanciare “Crusade”
    Ma Angie può lanciare “Lightning Helix” bersagliando Edward

  @id:gone.and_back @situation:gone.and_back @clause:zone.new_object @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  Scenario: Una creatura esiliata e tornata non è più quella bersagliata dalla magia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cloudshift” bersagliando “Orso Grizzly”
    E la magia si risolve
    E la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    E Angie ha “Shock” nel proprio cimitero
    Ed Edward ha “Cloudshift” nel proprio cimitero

  @id:gone.and_back.ability @situation:gone.and_back @clause:zone.new_object @clause:target.illegal_part @clause:target.each @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  Scenario: Di due creature, una delle quali è stata esiliata ed è tornata, solo l'altra è ancora un bersaglio
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Consume Strength” bersagliando “Orso Grizzly” e “Gigante di Collina”
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cloudshift” bersagliando “Gigante di Collina”
    E la magia si risolve
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 4/4
    E la creatura “Gigante di Collina” è 3/3

  @id:gone.and_back.graveyard @situation:gone.and_back @clause:target.illegal @clause:zone.new_object @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Una carta che nel frattempo è stata in gioco è un'altra nel cimitero, e non è più il bersaglio
    Dato che Angie controlla “Vedalken Orrery”
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    Quando Angie lancia “Zombify” bersagliando “Orso Grizzly”
    E Angie lancia “Raise Dead” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” in mano
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    Quando la magia si risolve
    Allora Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie non controlla nessuna creatura

  @id:aura.fits_no_more @situation:aura.fits_no_more @clause:aura.gone @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Un'Aura che può incantare solo creature va al cimitero non appena ciò che incanta non lo è più
    Dato che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla “Montagna”
    E che Angie controlla due “Fonte di mana”
    Quando Angie attiva la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Montagna”
    E l'abilità si risolve
    E Angie lancia “Unholy Strength” bersagliando “Montagna”
    E la magia si risolve
    Allora la creatura “Montagna” è 3/2
    Quando inizia la sottofase finale della squadra di Angie
    Allora Angie controlla “Unholy Strength”
    Quando inizia il mantenimento della squadra di Edward
    Allora Angie ha “Unholy Strength” nel proprio cimitero
    E Angie controlla “Montagna”

  @id:lifelink.as_it_left @situation:lifelink.as_it_left @clause:object.as_it_was @clause:damage.lifelink @variant:two-headed-giant @variant:two-player @from:2010-10-01 @must
  Scenario: Ciò che lasciando il campo aveva legame vitale da un altro permanente lo ha ancora per il danno che infligge allora
    Dato che Angie controlla “True Conviction”
    E che Angie controlla “Bogardan Firefiend”
    E che Edward controlla “Gigante di Collina”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando “Bogardan Firefiend”
    E la magia si risolve
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità innescata di “Bogardan Firefiend” si risolve
    Allora la squadra di Angie ha 22 punti vita
    Ed Edward controlla “Gigante di Collina”

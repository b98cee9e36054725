# language: it
Funzionalità: Ciò che se n'è andato in questo modo
  > Un effetto distrugge, esilia o fa sacrificare creature, e il successivo le conta. Quali contano, e per chi?

  @id:this_way.all @clause:effect.destroy @clause:effect.indestructible @clause:effect.regenerate @from:2016-11-11 @must
  Scenario: Ogni creatura distrutta conta, chiunque la controlli; ciò che è indistruttibile o rigenerato no
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Darksteel Gargoyle”
    E che Barry controlla “Drudge Skeletons”
    E che Barry controlla “Palude”
    Quando Barry attiva l'abilità di “Drudge Skeletons”
    E l'abilità si risolve
    E Angie lancia “Fumigate”
    E la magia si risolve
    Allora la squadra di Angie ha 23 punti vita
    E Edward controlla “Darksteel Gargoyle”
    E Barry controlla “Drudge Skeletons”
    E Angie non controlla nessuna creatura

  @id:this_way.own @clause:object.as_it_was @clause:object.you @from:2019-07-12 @must
  Scenario: Tra le creature che si controllavano non ce n'è nessuna di un compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    E che Edward controlla “Wind Drake”
    Quando Angie lancia “Kaya's Wrath”
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita
    E Barry non controlla nessuna creatura

  @id:this_way.each @clause:object.as_it_was @clause:life.shared @from:2016-01-16 @must
  Scenario: Ogni giocatore perde punti vita per le proprie creature, quindi una squadra per quelle di entrambi
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    E che Ronald controlla “Wind Drake”
    Quando Angie lancia “Deadly Tempest”
    E la magia si risolve
    Allora la squadra di Angie ha 17 punti vita
    E la squadra di Edward ha 19 punti vita

  @id:this_way.sacrificed @clause:effect.choice @from:2011-06-17 @must
  Scenario: Per ogni creatura che un altro giocatore sacrifica c'è uno Zombie, anche per quella del compagno e nessuno per la propria
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Syphon Flesh”
    E la magia si risolve
    Allora Angie controlla due Zombie
    E Angie controlla “Orso Grizzly”
    E Barry non controlla nessuna creatura
    E Edward non controlla nessuna creatura

  @id:this_way.exiled @clause:zone.exile @clause:object.you @from:2005-08-01 @must
  Scenario: Una creatura esiliata conta per chi la controllava, e per nessun compagno
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    Quando Angie lancia “Esercizio della Scopa”
    E la magia si risolve
    Allora Angie ha una carta in mano
    E Barry possiede “Gigante di Collina” in esilio

  @id:this_way.cost @clause:object.as_it_was @clause:cost.additional @from:2018-04-27 @must
  Scenario: Ciò che è stato sacrificato come costo aveva tanta forza, segnalini compresi, quando se n'è andato
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che “Gigante di Collina” ha due segnalini +1/+1
    E che Barry controlla “Elementale dell'Aria”
    Quando Angie lancia “Fling” bersagliando Ronald
    E la magia si risolve
    Allora la squadra di Edward ha 15 punti vita
    E Angie ha “Gigante di Collina” nel proprio cimitero
    E Barry controlla “Elementale dell'Aria”

  @id:this_way.cost.both @clause:object.as_it_was @clause:cost.additional @from:2010-04-23 @must
  Scenario: La forza e la costituzione di una creatura sacrificata si leggono una dopo l'altra, molto dopo che se n'è andata
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Giant Spider”
    Quando Angie lancia “Momentous Fall”
    E la magia si risolve
    Allora la squadra di Angie ha 24 punti vita
    E Angie ha due carte in mano

  @id:this_way.total @clause:object.as_it_was @clause:object.you @from:2018-04-27 @must
  Scenario: Ciò che un effetto fa sacrificare al giocatore viene misurato, e nulla del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Elementale dell'Aria”
    Quando Angie lancia “Disciple of Bolas”
    E la magia si risolve
    E l'abilità innescata di “Disciple of Bolas” si risolve
    Allora la squadra di Angie ha 23 punti vita
    E Angie ha tre carte in mano
    E Barry controlla “Elementale dell'Aria”

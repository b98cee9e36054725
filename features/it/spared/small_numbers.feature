# language: it
Funzionalità: Un po' meno, e un colore dato
  > Una parte del danno di ogni fonte è prevenuta, certe creature hanno il colore dato da chi le crea. Dove comincia e dove finisce?

  @id:small.armor @clause:replacement.once @clause:object.you @from:2005-08-01 @must
  Scenario: Un danno di ogni fonte è prevenuto per il suo controllore, tutto se è uno solo, e nessuno per il compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Urza's Armor”
    Quando Edward lancia “Shock” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 19 punti vita
    Quando Edward lancia “Dagger Caster”
    E la magia si risolve
    E l'abilità innescata di “Dagger Caster” si risolve
    Allora la squadra di Angie ha 18 punti vita
    Quando Edward lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 11 punti vita

  @id:small.token_colour @clause:object.colour @clause:ability.static @from:2007-05-01 @must
  Scenario: Una pedina Soldato bianca è rafforzata da ciò che rafforza le creature bianche, e un Saproling verde no
    Dato che Barry controlla “Crusade”
    E che Angie controlla “Forza della Vegetazione”
    E che Edward controlla “Soul Warden”
    Quando Angie lancia “Bastion of Remembrance”
    E la magia si risolve
    E l'abilità innescata di “Bastion of Remembrance” si risolve
    Allora Angie controlla una pedina creatura 2/2
    E la creatura “Soul Warden” è 2/2
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora Angie controlla una pedina Saprolingio 1/1
    E la creatura “Forza della Vegetazione” è 7/7

  @id:small.angel_colour @situation:small.token_colour @clause:object.colour @from:2010-04-23 @must
  Scenario: Gli Angeli di Ascesa del Luminarca e di Speaker of the Heavens sono bianchi
    Dato che la squadra di Angie ha 40 punti vita
    E che Barry controlla “Crusade”
    E che Angie controlla “Speaker of the Heavens”
    E che Barry controlla “Ascesa del Luminarca”
    E che “Ascesa del Luminarca” ha quattro segnalini ricerca
    E che Barry controlla due “Pianura”
    Quando Angie attiva l'abilità di “Speaker of the Heavens”
    E l'abilità si risolve
    Allora Angie controlla una pedina Angelo 5/5
    Quando Barry attiva l'abilità di “Ascesa del Luminarca”
    E l'abilità si risolve
    Allora Barry controlla una pedina Angelo 5/5

  @id:small.hand_block @clause:combat.block @from:2018-04-27 @must
  Scenario: Una creatura in mano non blocca, né si blocca quella che è rimasta indietro
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward ha “Corpse Knight” in mano
    E che Edward controlla “Soul Warden”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Gigante di Collina” con “Corpse Knight”
    Ed Edward non può bloccare “Orso Grizzly” con “Soul Warden”
    Ma Edward può bloccare “Gigante di Collina” con “Soul Warden”

  @id:small.two_controlled @clause:turn.control @variant:free-for-all @from:2010-10-01 @must
  Scenario: Un giocatore ne controlla altri due, ciascuno nel suo prossimo turno
    Dato che Angie controlla “Mindslaver”
    E che Angie controlla 12 “Palude”
    Quando Angie attiva l'abilità di “Mindslaver”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    E Angie lancia “Worst Fears” bersagliando Martha
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può lanciare “Orso Grizzly”
    Ma Angie può lanciare “Orso Grizzly” al posto di Edward
    Quando la magia si risolve
    Allora Edward controlla “Orso Grizzly”
    Quando inizia la fase principale pre-combattimento della squadra di Martha
    Allora Martha non può lanciare “Gigante di Collina”
    Ma Angie può lanciare “Gigante di Collina” al posto di Martha
    Quando la magia si risolve
    Allora Martha controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Simon
    Allora Simon può lanciare “Wind Drake”
    Quando la magia si risolve
    Allora Simon controlla “Wind Drake”

  @id:small.both_heads_control @situation:small.two_controlled @clause:turn.control @from:2010-10-01 @must
  Scenario: Chi controlla il secondo giocatore prende anche le decisioni del primo, per un turno
    Dato che Barry controlla “Mindslaver”
    E che Barry controlla quattro “Foresta”
    Quando Barry attiva l'abilità di “Mindslaver”
    E Barry sceglie Ronald come bersaglio
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può lanciare “Orso Grizzly”
    Ma Barry può lanciare “Orso Grizzly” al posto di Edward
    Quando inizia il mantenimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward può lanciare “Gigante di Collina”

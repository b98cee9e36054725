# language: it
Funzionalità: Le carte più semplici, e chi risparmiano
  > Ognuna delle carte più semplici si gioca ancora una volta, accanto a quelli di cui non parla.

  @id:plain.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: Ciò che bersaglia creature non bersaglia alcun incantesimo
    Dato che Edward controlla “Bad Moon”
    E che Edward controlla “Orso Grizzly”
    Allora Angie non può lanciare “Grasp of Darkness” bersagliando “Bad Moon”
    E Angie non può lanciare “Giant Growth” bersagliando “Bad Moon”
    E Angie non può lanciare “Scar” bersagliando “Bad Moon”
    E Angie non può lanciare “Unmake” bersagliando “Bad Moon”
    E Angie non può lanciare “Unsummon” bersagliando “Bad Moon”
    E Angie non può lanciare “Mending Hands” bersagliando “Bad Moon”
    E Angie non può lanciare “Cytoshape” bersagliando “Bad Moon”
    E Angie non può lanciare “Seize the Day” bersagliando “Bad Moon”
    Ma Angie può lanciare “Scar” bersagliando “Orso Grizzly”

  @id:plain.gains @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Piccoli guadagni di punti vita vanno alla squadra del loro giocatore, al punto, e a nessun altro
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla due “Montagna”
    E che Barry controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Fountain of Youth”
    E l'abilità si risolve
    Allora la squadra di Angie ha 21 punti vita
    E la carta “Fountain of Youth” è TAPpata
    Quando Barry attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la squadra di Angie ha 24 punti vita
    E Barry ha “Bottle Gnomes” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita

  @id:plain.costs @clause:mana.own @from:2005-08-01 @must
  Scenario: Senza mana un'abilità che ne costa non si attiva, e una gratuita sì
    Dato che Angie controlla “Acolyte of Xathrid”
    E che Angie controlla “Door to Nothingness”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla “Bottle Gnomes”
    E che Barry controlla “Fonte di mana”
    Allora Angie non può attivare l'abilità di “Acolyte of Xathrid”
    E Angie non può attivare l'abilità di “Door to Nothingness”
    E Angie non può attivare l'abilità di “Fountain of Youth”
    Ma Angie può attivare l'abilità di “Bottle Gnomes”
    Quando Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora è la fase principale pre-combattimento della squadra di Angie

  @id:plain.ends @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scenario: Ciò che cresce o rimpicciolisce fino alla fine del turno torna come prima nel turno seguente
    Dato che Angie controlla “Inno Glorioso”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Forza della Vegetazione”
    Quando Angie lancia “Glorious Charge”
    E la magia si risolve
    E Angie lancia “Grasp of Darkness” bersagliando “Forza della Vegetazione”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 5/5
    E la creatura “Wind Drake” è 2/2
    E la creatura “Forza della Vegetazione” è 3/3
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 4/4
    E la creatura “Forza della Vegetazione” è 7/7

  @id:plain.calm @situation:plain.ends @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Il danno da combattimento prevenuto in questo turno è inflitto nel prossimo
    Dato che la squadra di Angie ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    Quando Barry lancia “Nebbia”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 17 punti vita

  @id:plain.flight @clause:combat.block @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Ciò che riceve volare per il turno non è bloccato da terra
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    Quando Angie lancia “Angelic Blessing” bersagliando “Orso Grizzly”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Orso Grizzly” con “Gigante di Collina”
    Ma Edward può bloccare “Orso Grizzly” con “Wind Drake”

  @id:plain.steps @clause:trigger.step @clause:object.you @from:2020-01-24 @must
  Scenario: Un Soldato arriva nella propria sottofase di acquisizione, un Goblin nella sottofase finale avversaria, e nessuno in un'altra; il Soldato è bianco
    Dato che Angie controlla “Esercizio delle Sottofasi”
    E che Ronald controlla “Crusade”
    Quando inizia la sottofase finale della squadra di Angie
    Allora Angie non controlla nessuna creatura
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie controlla una pedina Goblin 1/1
    E Angie controlla una creatura
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie controlla una pedina creatura 2/2
    E Angie controlla due creature

  @id:plain.bite.each @situation:plain.bite @clause:poison.read @clause:poison.shared @clause:poison.opponents @clause:object.you @from:2011-04-01 @until:2013-05-01 @must
  Scenario: I segnalini di ogni avversario vanno alla loro squadra, nessuno alla propria, e si contano i loro per ciascuno dei due
    Dato che Angie controlla “Phyrexian Swarmlord”
    E che la squadra di Angie ha tre segnalini veleno
    Quando Barry lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora la squadra di Edward ha due segnalini veleno
    E la squadra di Angie ha tre segnalini veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla quattro pedine creatura 1/1

  @id:plain.bite @clause:poison.read @clause:poison.shared @clause:object.you @from:2013-05-01 @must
  Scenario: I segnalini di ogni avversario vanno alla loro squadra, nessuno alla propria, e si contano solo i loro
    Dato che Angie controlla “Phyrexian Swarmlord”
    E che la squadra di Angie ha tre segnalini veleno
    Quando Barry lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora la squadra di Edward ha due segnalini veleno
    E la squadra di Angie ha tre segnalini veleno
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Phyrexian Swarmlord” si risolve
    Allora Angie controlla due pedine creatura 1/1

  @id:plain.half @clause:life.read @variant:two-player @from:2005-08-01 @must
  Scenario: La metà dei 7 punti vita di un giocatore, arrotondata per eccesso, è 4, e l'avversario conserva tutti i suoi
    Dato che la squadra di Angie ha 7 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Infernal Contract”
    E la magia si risolve
    Allora la squadra di Angie ha 3 punti vita
    E la squadra di Edward ha 20 punti vita
    E Angie ha quattro carte in mano

  @id:plain.survival @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Chi non può perdere non impedisce agli avversari di perdere
    Dato che la squadra di Angie ha 3 punti vita
    E che la squadra di Edward ha 3 punti vita
    E che Barry controlla “Lich's Mastery”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:plain.torrent @clause:object.you @from:2005-08-01 @must
  Scenario: Ciò che ferisce ogni avversario risparmia la propria squadra, e chi pesca una carta la pesca da solo
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Sizzle”
    E la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora Barry ha una carta in mano
    E Angie non ha carte in mano
    Ed Edward non ha carte in mano

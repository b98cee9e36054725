# language: it
Funzionalità: Krav e Regna
  > Krav fa guadagnare punti vita a un giocatore per le creature sacrificate, e Regna chiede se qualcuno della squadra ne ha guadagnati. Chi conta, quante volte, e fino a quando?

  @id:ruling.krav.any_member @situation:ruling.krav @clause:life.shared @clause:trigger.intervening_if @clause:object.you @from:2018-04-27 @must
  Scenario: I punti vita che il compagno ha guadagnato contano per Regna, anche se la squadra ne ha poi persi di più e Regna è arrivata solo dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Krav, the Unredeemed”
    E che Angie controlla otto “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Wind Drake”
    E che Barry ha tre carte nel proprio grimorio
    E che Angie ha tre carte nel proprio grimorio
    Quando Angie attiva l'abilità di “Krav, the Unredeemed” con X = 2
    E Angie sceglie Barry come bersaglio
    E Angie sacrifica “Orso Grizzly” e “Gigante di Collina”
    E l'abilità si risolve
    Allora la squadra di Angie ha 22 punti vita
    E Barry ha una carta nel proprio grimorio
    E Angie ha tre carte nel proprio grimorio
    E “Krav, the Unredeemed” ha due segnalini +1/+1
    E la creatura “Krav, the Unredeemed” è 5/5
    E Barry controlla “Wind Drake”
    Quando Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    E Angie lancia “Regna, the Redeemer”
    E la magia si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Regna, the Redeemer” si risolve
    Allora la squadra di Angie ha 14 punti vita
    E Angie controlla due pedine creatura

  @id:ruling.krav.two_tokens @situation:ruling.krav @clause:trigger.intervening_if @clause:life.shared @from:2018-04-27 @must
  Scenario: Arrivano due pedine, anche se entrambi i membri hanno guadagnato punti vita, e più di una volta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Krav, the Unredeemed”
    E che Angie controlla otto “Fonte di mana”
    E che Angie controlla “Regna, the Redeemer”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Krav, the Unredeemed” con X = 2
    E Angie sceglie Angie come bersaglio
    E Angie sacrifica “Orso Grizzly” e “Gigante di Collina”
    E l'abilità si risolve
    E Barry attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Regna, the Redeemer” si risolve
    Allora la squadra di Angie ha 25 punti vita
    E Angie controlla due pedine creatura
    E Barry non controlla nessuna pedina creatura

  @id:ruling.krav.too_late @situation:ruling.krav @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: I punti vita guadagnati nella sottofase finale arrivano troppo tardi, in questo turno e per il prossimo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Krav, the Unredeemed”
    E che Angie controlla otto “Fonte di mana”
    E che Angie controlla “Regna, the Redeemer”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase finale della squadra di Angie
    E Angie attiva l'abilità di “Krav, the Unredeemed” con X = 2
    E Angie sceglie Angie come bersaglio
    E Angie sacrifica “Orso Grizzly” e “Gigante di Collina”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Edward
    Allora la squadra di Angie ha 22 punti vita
    E Angie non controlla nessuna pedina creatura
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie non controlla nessuna pedina creatura

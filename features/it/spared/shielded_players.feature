# language: it
Funzionalità: Giocatori che non possono essere bersagliati
  > Una carta dà al suo controllore anti-malocchio o velo. Chi della squadra lo ha, e chi non può più bersagliare il giocatore?

  @id:shielded.hexproof @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scenario: Gli avversari non possono bersagliare un giocatore con anti-malocchio, e possono bersagliare il compagno
    Dato che Angie controlla “Leyline of Sanctity”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Shock” bersagliando Angie
    Ma Edward può lanciare “Shock” bersagliando Barry
    Quando la magia si risolve
    Allora la squadra di Angie ha 28 punti vita

  @id:shielded.hexproof.own @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scenario: Un compagno non è un avversario e può bersagliare un giocatore con anti-malocchio, come può il giocatore stesso
    Dato che Angie controlla “Leyline of Sanctity”
    Quando Barry lancia “Shock” bersagliando Angie
    E la magia si risolve
    E Angie lancia “Lightning Helix” bersagliando Angie
    E la magia si risolve
    Allora la squadra di Angie ha 28 punti vita

  @id:shielded.no_target @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scenario: Ciò che non ha bersaglio raggiunge un giocatore con anti-malocchio
    Dato che Angie controlla “Leyline of Sanctity”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita

  @id:shielded.shroud @situation:shielded @clause:target.player_shroud @from:2009-07-11 @must
  Scenario: Nessuno può bersagliare un giocatore con velo, nemmeno il compagno e il giocatore stesso
    Dato che Angie controlla “True Believer”
    Allora Barry non può lanciare “Shock” bersagliando Angie
    E Angie non può lanciare “Lightning Helix” bersagliando Angie
    Ma Barry può lanciare “Shock” bersagliando Barry
    E Angie può lanciare “Lightning Helix” bersagliando Barry
    Quando la magia si risolve
    E la magia si risolve
    Allora la squadra di Angie ha 28 punti vita

  @id:shielded.turn @clause:target.player_shroud @clause:layers.lasting @from:2009-07-11 @must
  Scenario: Il velo che una magia dà a un giocatore finisce con il turno
    Quando Angie lancia “Gilded Light”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Shock” bersagliando Angie
    Ma Edward può lanciare “Shock” bersagliando Ronald
    Quando la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora Edward può lanciare “Shock” bersagliando Angie
    Quando la magia si risolve
    Allora la squadra di Angie ha 28 punti vita
    E la squadra di Edward ha 28 punti vita

  @id:shielded.cycled @clause:target.player_shroud @from:2009-07-11 @must
  Scenario: Gilded Light ciclato non dà velo
    Dato che Angie controlla due “Fonte di mana”
    E che Angie ha “Gilded Light” in mano
    Quando Angie attiva l'abilità di “Gilded Light”
    E l'abilità si risolve
    E la squadra di Angie passa la priorità
    Allora Edward può lanciare “Shock” bersagliando Angie

  @id:shielded.opening @clause:target.player_hexproof @clause:start.opening_hand @from:2011-06-17 @must
  Scenario: Un giocatore può iniziare la partita con Leyline of Sanctity, e da allora ha anti-malocchio
    Dato che la squadra di Angie gioca per prima
    E che Angie ha “Leyline of Sanctity” in mano
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    E Edward tiene la propria mano
    E Ronald tiene la propria mano
    E Angie comincia la partita con “Leyline of Sanctity” sul campo di battaglia
    Allora Angie controlla “Leyline of Sanctity”

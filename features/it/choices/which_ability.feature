# language: it
Funzionalità: Quale di più abilità viene attivata
  > Un permanente può avere più abilità che si possono attivare; si contano nell'ordine in cui vi compaiono.

  @id:which.second @situation:which.second @clause:priority.act @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: La seconda abilità fa quello che dice fino alla fine del turno, e nulla di quello che dice la prima
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Selesnya Guildmage”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva la seconda abilità di “Selesnya Guildmage”
    E l'abilità si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Selesnya Guildmage” è 3/3
    E la creatura “Gigante di Collina” è 3/3
    E Angie non controlla nessuna pedina Saprolingio
    Ma Angie non può attivare la prima abilità di “Selesnya Guildmage”
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Orso Grizzly” è 2/2
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare la prima abilità di “Selesnya Guildmage”
    Quando l'abilità si risolve
    Allora Angie controlla una pedina Saprolingio 1/1
    E la creatura “Orso Grizzly” è 2/2
    Ma Angie non può attivare la seconda abilità di “Selesnya Guildmage”

  @id:which.green @situation:which.second @clause:priority.act @from:2008-07-15 @must
  Scenario: Ciò che la prima abilità crea è verde, e nient'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Selesnya Guildmage”
    E che Angie controlla “Wilt-Leaf Liege”
    E che Angie controlla quattro “Fonte di mana”
    Quando Angie attiva la prima abilità di “Selesnya Guildmage”
    E l'abilità si risolve
    Allora Angie controlla una pedina Saprolingio 2/2

  @id:which.spared @situation:which.second @clause:priority.act @from:2007-05-01 @must
  Scenario: La seconda abilità non parla delle creature del compagno, e non è lui ad attivarla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Selesnya Guildmage”
    E che Barry controlla “Orso Grizzly”
    E che Angie controlla quattro “Fonte di mana”
    E che Barry controlla quattro “Fonte di mana”
    Allora Barry non può attivare la seconda abilità di “Selesnya Guildmage”
    Ma Angie può attivare la seconda abilità di “Selesnya Guildmage”
    Quando l'abilità si risolve
    Allora la creatura “Selesnya Guildmage” è 3/3
    E la creatura “Orso Grizzly” è 2/2

  @id:which.loyalty.once @situation:which.loyalty.once @clause:loyalty.once @from:2018-04-27 @must
  Scenario: Un planeswalker di cui è stata attivata la prima abilità non ne ha altre in questo turno, e ognuna costa la propria fedeltà
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che Edward controlla “Killer Whale”
    E che Ronald controlla “Gigante di Collina”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Pyrogenius”
    E l'abilità si risolve
    Allora la squadra di Edward ha 26 punti vita
    E “Chandra, Pyrogenius” ha sette segnalini fedeltà
    E Angie non può attivare la seconda abilità di “Chandra, Pyrogenius”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie può attivare la seconda abilità di “Chandra, Pyrogenius”
    Quando Angie sceglie “Killer Whale” come bersaglio
    E l'abilità si risolve
    Allora “Chandra, Pyrogenius” ha quattro segnalini fedeltà
    E Edward controlla “Killer Whale”
    E la squadra di Edward ha 26 punti vita
    E Ronald controlla “Gigante di Collina”

  @id:which.loyalty.taken @situation:which.loyalty.taken @clause:loyalty.once @from:2018-04-27 @must
  Scenario: Un planeswalker che il suo giocatore ha usato nel turno precedente è usato in questo dall'avversario che lo prende, e una volta sola
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che la squadra di Angie ha 30 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Pyrogenius”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Blatant Thievery” bersagliando “Chandra, Pyrogenius”
    E la magia si risolve
    Allora Edward può attivare la prima abilità di “Chandra, Pyrogenius”
    Quando l'abilità si risolve
    Allora la squadra di Angie ha 26 punti vita
    E “Chandra, Pyrogenius” ha nove segnalini fedeltà
    E Edward non può attivare la prima abilità di “Chandra, Pyrogenius”

  @id:which.loyalty.target @situation:which.loyalty.target @clause:priority.act @from:2018-04-27 @must
  Scenario: Senza creature la seconda abilità non ha bersagli, e alla prima non ne servono
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che Edward controlla “Nissa, Voice of Zendikar”
    Allora Angie non può attivare la seconda abilità di “Chandra, Pyrogenius”
    Ma Angie può attivare la prima abilità di “Chandra, Pyrogenius”

  @id:which.loyalty.player @situation:which.loyalty.player @clause:priority.act @from:2018-04-27 @must
  Scenario: La terza abilità di un planeswalker riguarda un solo avversario, e risparmia ciò che controlla il suo compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha 11 segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha sette segnalini fedeltà
    E che Ronald controlla “Orso Grizzly”
    E che la squadra di Edward ha 30 punti vita
    Quando Angie attiva la terza abilità di “Chandra, Pyrogenius”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    Allora la squadra di Edward ha 24 punti vita
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E “Nissa, Voice of Zendikar” ha sette segnalini fedeltà
    E Ronald controlla “Orso Grizzly”
    E “Chandra, Pyrogenius” ha un segnalino fedeltà

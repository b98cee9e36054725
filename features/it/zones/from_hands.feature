# language: it
Funzionalità: Da una mano al campo di battaglia
  > Un effetto permette ai giocatori di mettere carte dalla propria mano sul campo di battaglia. Le carte di chi, sotto il controllo di chi, e quando?

  @id:from_hand.each @clause:effect.steps @clause:effect.onto_battlefield @from:2009-07-11 @must
  Scenario: Ognuno dei quattro giocatori può mettere una carta adatta, ognuno decide da solo, e ognuno controlla la propria
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Gigante di Collina” in mano
    E che Barry ha “Orso Grizzly” in mano
    E che Edward ha “Giant Spider” in mano
    E che Edward ha “Shock” in mano
    E che Ronald ha “Divination” in mano
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    E Barry non mette carte dalla propria mano sul campo di battaglia
    E Edward mette “Giant Spider” dalla propria mano sul campo di battaglia
    Allora Angie controlla “Gigante di Collina”
    E Barry ha “Orso Grizzly” in mano
    E Edward controlla “Giant Spider”
    E Edward ha una carta in mano
    E Ronald ha una carta in mano
    E Ronald non controlla nessuna creatura

  @id:from_hand.together @situation:from_hand.each @clause:effect.steps @clause:trigger.enters @from:2009-07-11 @must
  Scenario: Ciò che i giocatori mettono insieme entra insieme, e l'ultima carta vede entrare le altre
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Gigante di Collina” in mano
    E che Barry ha “Orso Grizzly” in mano
    E che Ronald ha “Soul Warden” in mano
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    E Barry mette “Orso Grizzly” dalla propria mano sul campo di battaglia
    E Ronald mette “Soul Warden” dalla propria mano sul campo di battaglia
    Allora Ronald controlla “Soul Warden”
    E in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Soul Warden” si risolve
    E l'abilità innescata di “Soul Warden” si risolve
    Allora la squadra di Edward ha 22 punti vita

  @id:from_hand.own @clause:effect.onto_battlefield @clause:object.you @from:2009-07-11 @must
  Scenario: Ciò che l'abilità di una creatura dice della “tua mano” non è quella di un compagno, e si mette solo una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Elvish Piper”
    E che Angie controlla “Fonte di mana”
    E che Angie ha “Gigante di Collina” in mano
    E che Angie ha “Shock” in mano
    E che Barry ha “Giant Spider” in mano
    Quando Angie attiva l'abilità di “Elvish Piper”
    E l'abilità si risolve
    E Angie mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    Allora Angie controlla “Gigante di Collina”
    E la carta “Elvish Piper” è TAPpata
    E Angie ha una carta in mano
    E Barry ha “Giant Spider” in mano

  @id:from_hand.aura @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Chi mette un'Aura sul campo di battaglia sceglie cosa incanta tra ciò che c'è già
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Claustrophobia” in mano
    E che Edward ha “Gigante di Collina” in mano
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Claustrophobia” dalla propria mano sul campo di battaglia
    Ed Edward mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    E Angie sceglie di incantare “Elementale dell'Aria”
    E l'abilità innescata di “Claustrophobia” si risolve
    Allora la carta “Elementale dell'Aria” è TAPpata
    Ma la carta “Orso Grizzly” è STAPpata
    Ed Edward controlla “Gigante di Collina”

  @id:from_hand.aura_stays @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @should
  Scenario: Un'Aura resta in mano se non c'è nulla da incantare oltre a ciò che entra insieme a lei
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Claustrophobia” in mano
    E che Edward ha “Gigante di Collina” in mano
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Claustrophobia” dalla propria mano sul campo di battaglia
    Ed Edward mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    Allora Angie ha “Claustrophobia” in mano
    E la carta “Gigante di Collina” è STAPpata
    E Angie ha “Show and Tell” nel proprio cimitero

  @id:from_hand.clone @situation:from_hand.clone @clause:effect.onto_battlefield @clause:object.enters_as_copy @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Ciò che entra insieme a un Clone non può essere copiato da esso, che muore dove non c'è altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Gigante di Collina” in mano
    E che Edward ha “Clone” in mano
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    Ed Edward mette “Clone” dalla propria mano sul campo di battaglia
    Allora Edward ha “Clone” nel proprio cimitero
    E Angie controlla “Gigante di Collina”

  @id:from_hand.ixidron @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Ciò che entra insieme a Ixidron resta a faccia in su, ciò che era già lì no
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Ixidron” in mano
    E che Edward ha “Gigante di Collina” in mano
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Ixidron” dalla propria mano sul campo di battaglia
    Ed Edward mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “Elementale dell'Aria” è 2/2
    E la creatura “Ixidron” è 1/1

  @id:from_hand.ixidron_second @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Dove il giocatore di Ixidron sceglie per ultimo, ciò che entra insieme a Ixidron resta a faccia in su
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Gigante di Collina” in mano
    E che Edward ha “Ixidron” in mano
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Show and Tell”
    E la magia si risolve
    E Angie mette “Gigante di Collina” dalla propria mano sul campo di battaglia
    Ed Edward mette “Ixidron” dalla propria mano sul campo di battaglia
    Allora la creatura “Gigante di Collina” è 3/3
    E la creatura “Elementale dell'Aria” è 2/2
    E la creatura “Ixidron” è 1/1

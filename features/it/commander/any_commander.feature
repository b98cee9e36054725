# language: it
Funzionalità: Carte che parlano di un comandante qualsiasi
  > Una carta fa qualcosa per i comandanti che il suo giocatore controlla. Devono essere i suoi, e che cosa vale per quello di un compagno di squadra?

  @id:any_commander.own @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Un comandante è più grande e non è distrutto, e ciò che non lo è resta com'era
    Dato che Angie controlla “Bastion Protector”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Angie controlla “Gigante di Collina”
    Quando Angie lancia “Omicidio” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora la creatura “Isamaru, Hound of Konda” è 4/4
    E la creatura “Gigante di Collina” è 3/3
    E la creatura “Bastion Protector” è 3/3
    Quando Angie lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha “Gigante di Collina” nel proprio cimitero

  @id:any_commander.taken @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Un comandante che viene preso conta per chi lo ha preso, e non più per il suo proprietario
    Dato che Angie controlla “Bastion Protector”
    E che Edward controlla “Bastion Protector”
    E che Edward controlla “Isamaru, Hound of Konda”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Isamaru, Hound of Konda”
    E la magia si risolve
    Allora la creatura “Isamaru, Hound of Konda” è 4/4
    Quando Angie lancia “Omicidio” bersagliando “Bastion Protector” di Angie
    E la magia si risolve
    Allora la creatura “Isamaru, Hound of Konda” è 2/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Isamaru, Hound of Konda” è 4/4

  @id:any_commander.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Il comandante di un compagno di squadra non è uno che il giocatore controlla
    Dato che Angie controlla “Bastion Protector”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Barry controlla “Tobias Andrion”
    E che il comandante di Barry è “Tobias Andrion”
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora la creatura “Isamaru, Hound of Konda” è 4/4
    E la creatura “Tobias Andrion” è 4/4
    Quando Barry lancia “Omicidio” bersagliando “Tobias Andrion”
    E la magia si risolve
    E Barry mette il proprio comandante nella zona di comando
    Allora Barry ha “Tobias Andrion” nella zona di comando

  @id:any_commander.attacks @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2020-11-20 @must
  Scenario: Quando un comandante attacca riceve un segnalino, e così uno che è preso, ma non ciò che non è un comandante
    Dato che Angie controlla “Keleth, Sunmane Familiar”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Edward controlla “Tobias Andrion”
    E che il comandante di Edward è “Tobias Andrion”
    Quando Angie lancia “Atto di Tradimento” bersagliando “Tobias Andrion”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E Angie attacca Edward con “Tobias Andrion”
    E Angie attacca Edward con “Keleth, Sunmane Familiar”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Isamaru, Hound of Konda” ha un segnalino +1/+1
    E “Tobias Andrion” ha un segnalino +1/+1
    E la creatura “Keleth, Sunmane Familiar” è 1/1

  @id:any_commander.attacks.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2020-11-20 @should
  Scenario: Quando attacca il comandante di un compagno di squadra, su di esso non si mette nulla
    Dato che Angie controlla “Keleth, Sunmane Familiar”
    E che Angie controlla “Isamaru, Hound of Konda”
    E che il comandante di Angie è “Isamaru, Hound of Konda”
    E che Barry controlla “Tobias Andrion”
    E che il comandante di Barry è “Tobias Andrion”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Isamaru, Hound of Konda”
    E Barry attacca Edward con “Tobias Andrion”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora “Isamaru, Hound of Konda” ha un segnalino +1/+1
    E “Tobias Andrion” non ha nessun segnalino +1/+1

# language: it
Funzionalità: Che cosa prende le carte che altri perdono
  > Un avversario sacrifica o scarta, e un'abilità prende quella carta. Quali carte sono alla sua portata, e di chi?

  @id:betrayed.taken @situation:betrayed @clause:zone.new_object @variant:two-headed-giant @variant:free-for-all @variant:two-player @from:2010-04-23 @must
  Scenario: Ciò che un avversario sacrifica va al giocatore la cui abilità lo prende
    Dato che Angie controlla “It That Betrays”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la magia si risolve
    E l'abilità innescata di “It That Betrays” si risolve
    Allora Angie controlla “Orso Grizzly”
    Ed Edward non controlla “Orso Grizzly”

  @id:betrayed.teammates @situation:betrayed @clause:team.opponents @clause:trigger.dies @from:2010-04-23 @must
  Scenario: Ciò che sacrifica un compagno non viene preso, e ciò che sacrifica un avversario sì
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Ronald controlla “It That Betrays”
    E che Edward controlla “Tormod's Crypt”
    E che Angie controlla “Tormod's Crypt”
    Quando Edward attiva l'abilità di “Tormod's Crypt” di Edward bersagliando Barry
    Allora in pila c'è una magia o abilità
    Quando l'abilità si risolve
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Tormod's Crypt” di Angie bersagliando Edward
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “It That Betrays” si risolve
    Allora Ronald controlla “Tormod's Crypt”
    E Angie non ha carte nel proprio cimitero

  @id:betrayed.gone @situation:betrayed @clause:zone.new_object @from:2010-04-23 @must
  Scenario: Una carta che ha lasciato il cimitero è fuori portata
    Dato che Angie controlla “It That Betrays”
    E che Ronald controlla “Tormod's Crypt”
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Ronald attiva l'abilità di “Tormod's Crypt” bersagliando Edward
    E l'abilità si risolve
    Allora Edward non ha carte nel proprio cimitero
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie non controlla “Orso Grizzly”
    E Angie controlla “Tormod's Crypt”

  @id:betrayed.commander @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scenario: Un comandante che dal cimitero prosegue verso la zona di comando è fuori portata
    Dato che Angie controlla “It That Betrays”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward controlla “Isamaru, Hound of Konda”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la magia si risolve
    Ed Edward mette il proprio comandante nella zona di comando
    E l'abilità innescata di “It That Betrays” si risolve
    Allora Edward ha “Isamaru, Hound of Konda” nella zona di comando
    E Angie non controlla “Isamaru, Hound of Konda”

  @id:betrayed.commander.stays @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scenario: Un comandante che resta nel cimitero viene preso
    Dato che Angie controlla “It That Betrays”
    E che il comandante di Edward è “Isamaru, Hound of Konda”
    E che Edward controlla “Isamaru, Hound of Konda”
    Quando Angie lancia “Cruel Edict” bersagliando Edward
    E la magia si risolve
    Ed Edward non mette il proprio comandante nella zona di comando
    E l'abilità innescata di “It That Betrays” si risolve
    Allora Angie controlla “Isamaru, Hound of Konda”

  @id:betrayed.discarded @situation:betrayed.discarded @clause:zone.new_object @clause:team.opponents @from:2005-08-01 @must
  Scenario: Ciò che scarta un avversario torna in quella mano, e ciò che scarta un compagno no
    Dato che Angie controlla “Esercizio del Ripensamento”
    E che Ronald ha due carte in mano
    E che Barry ha due carte in mano
    Quando Angie lancia “Mind Rot” bersagliando Ronald
    E la magia si risolve
    E Ronald scarta due carte
    Allora Ronald non ha carte in mano
    Quando l'abilità innescata di “Esercizio del Ripensamento” si risolve
    E l'abilità innescata di “Esercizio del Ripensamento” si risolve
    Allora Ronald ha due carte in mano
    Quando Angie lancia “Mind Rot” bersagliando Barry
    E la magia si risolve
    E Barry scarta due carte
    Allora Barry non ha carte in mano
    E la pila è vuota

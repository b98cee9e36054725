# language: it
Funzionalità: Che cosa può intendere una magia o un'abilità, e che cosa no
  > Una carta parla di creature, di artefatti, delle cose di un giocatore. Che cosa c'è che non intende?

  @id:card.chosen.casualties @situation:card.chosen @clause:spell.several_modes @clause:target.choose @from:2019-05-03 @must
  Scenario: Ogni modo distrugge un permanente del suo genere, di qualunque avversario, e non ne intende di altri
    Dato che Edward controlla “Jade Statue”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Bad Moon”
    E che Ronald controlla “Chandra, Pyrogenius”
    E che Barry controlla “Altar of the Goyf”
    Allora Angie non può lanciare “Casualties of War” scegliendo il modo 1 e bersagliando “Gigante di Collina”
    E Angie non può lanciare “Casualties of War” scegliendo il modo 2 e bersagliando “Jade Statue”
    E Angie non può lanciare “Casualties of War” scegliendo il modo 3 e bersagliando “Gigante di Collina”
    E Angie non può lanciare “Casualties of War” scegliendo il modo 4 e bersagliando “Bad Moon”
    E Angie non può lanciare “Casualties of War” scegliendo il modo 5 e bersagliando “Gigante di Collina”
    Ma Angie può lanciare “Casualties of War” scegliendo i modi 1 e 5 e bersagliando “Jade Statue” e “Chandra, Pyrogenius”
    Quando la magia si risolve
    Allora Edward ha “Jade Statue” nel proprio cimitero
    E Ronald ha “Chandra, Pyrogenius” nel proprio cimitero
    E Edward controlla “Gigante di Collina”
    E Ronald controlla “Bad Moon”
    E Barry controlla “Altar of the Goyf”

  @id:card.chosen.command @situation:card.chosen @clause:spell.several_modes @from:2009-07-11 @must
  Scenario: Le creature degli avversari vengono TAPpate, e nient'altro di loro
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Jade Statue”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Cryptic Command” scegliendo i modi 3 e 4
    E la magia si risolve
    Allora la carta “Gigante di Collina” è TAPpata
    E la carta “Jade Statue” è STAPpata

  @id:card.chosen.knight @situation:card.chosen @clause:trigger.modes @clause:target.choose @from:2018-10-05 @must
  Scenario: Un Cavaliere distrugge l'artefatto di un compagno dove non c'è altro da distruggere
    Dato che Barry controlla “Jade Statue”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Knight of Autumn”
    E la magia si risolve
    E Angie sceglie il modo 2
    E l'abilità innescata di “Knight of Autumn” si risolve
    Allora Barry ha “Jade Statue” nel proprio cimitero
    E Edward controlla “Gigante di Collina”

  @id:card.chosen.indrik @situation:card.chosen @clause:trigger.no_target @clause:target.choose @from:2019-07-12 @must
  Scenario: Una creatura che lotta con quella di un altro giocatore non la trova fra quelle di chi la controlla, né in ciò che non è una creatura
    Dato che Angie controlla “Orso Grizzly”
    E che Edward controlla “Jade Statue”
    Quando Angie lancia “Affectionate Indrik”
    E la magia si risolve
    Allora la pila è vuota
    E Angie controlla “Orso Grizzly”

  @id:card.chosen.indrik_teammate @situation:card.chosen @clause:effect.fight @clause:target.choose @from:2019-07-12 @must
  Scenario: Ciò che lotta con una creatura di un altro giocatore può scegliere quella di un compagno, perché un compagno è un altro giocatore
    Dato che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Jade Statue”
    Quando Angie lancia “Affectionate Indrik”
    E la magia si risolve
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Affectionate Indrik” si risolve
    Allora Barry ha “Gigante di Collina” nel proprio cimitero
    E Angie controlla “Orso Grizzly”
    E Angie controlla “Affectionate Indrik”

  @id:card.chosen.ignition @situation:card.chosen @clause:target.choose @from:2015-07-17 @must
  Scenario: Si accende una creatura propria, e non quella di un compagno né un artefatto
    Dato che Angie controlla “Jade Statue”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Chandra's Ignition” bersagliando “Jade Statue”
    E Angie non può lanciare “Chandra's Ignition” bersagliando “Orso Grizzly”
    Ma Angie può lanciare “Chandra's Ignition” bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 20 punti vita
    E Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Gigante di Collina”

  @id:card.chosen.one_target @situation:card.chosen @clause:target.choose @clause:cost.resources @from:2019-07-12 @must
  Scenario: Ciò che distrugge una creatura non si può attivare finché non ce n'è, e si può appena un compagno ne ha una
    Dato che la squadra di Angie ha 40 punti vita
    E che Angie controlla “Jade Statue”
    E che Angie controlla “Altar of the Goyf”
    E che Angie controlla “Underhanded Designs”
    E che Angie controlla dieci “Fonte di mana”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può attivare l'abilità di “Underhanded Designs”
    Quando Barry lancia “Orso Grizzly”
    E la magia si risolve
    Allora Angie può attivare l'abilità di “Underhanded Designs”
    Quando l'abilità si risolve
    Allora Barry ha “Orso Grizzly” nel proprio cimitero
    E Angie ha “Underhanded Designs” nel proprio cimitero

  @id:card.chosen.likeness @situation:card.chosen @clause:object.copy @from:2009-07-11 @must
  Scenario: Ciò che diventa una copia di una creatura non ha nulla da scegliere fra gli artefatti
    Dato che Edward controlla “Jade Statue”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Esercizio della Somiglianza” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie non deve fare nessuna scelta
    E Barry controlla “Gigante di Collina”

  @id:card.chosen.regent @situation:card.chosen @clause:trigger.targeted @clause:object.you @from:2018-04-27 @must
  Scenario: Un drago nota i Draghi di chi lo controlla, e non quelli di un compagno né una creatura che non lo è
    Dato che Angie controlla “Thunderbreak Regent”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Scourge of the Throne”
    E che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Giant Growth” bersagliando “Orso Grizzly”
    Allora in pila c'è una magia o abilità
    Quando Edward lancia “Giant Growth” bersagliando “Scourge of the Throne”
    Allora in pila ci sono due magie e abilità
    Quando Edward lancia “Giant Growth” bersagliando “Thunderbreak Regent”
    Allora in pila ci sono quattro magie e abilità

  @id:card.chosen.horobi @situation:card.chosen @clause:trigger.targeted @from:2015-01-23 @must
  Scenario: Una magia che bersaglia ciò che non è una creatura non distrugge nulla per questo
    Dato che Angie controlla “Horobi, Death's Wail”
    E che Barry controlla “Jade Statue”
    E che Edward controlla “Gigante di Collina”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Into the Roil” bersagliando “Jade Statue”
    Allora in pila c'è una magia o abilità
    Quando Angie lancia “Into the Roil” bersagliando “Gigante di Collina”
    Allora in pila ci sono tre magie e abilità
    Quando l'abilità innescata di “Horobi, Death's Wail” si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Barry controlla “Jade Statue”

  @id:card.chosen.defiance @situation:card.chosen @clause:trigger.targeted @clause:step.cleanup @from:2015-01-23 @must
  Scenario: Una stregoneria che bersaglia la propria creatura viene notata, un'Aura o una magia su un artefatto no, e il turno dopo la dimentica
    Dato che Angie controlla “Wild Defiance”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Jade Statue”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Barry lancia “Unholy Strength” bersagliando “Gigante di Collina”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E Angie lancia “Into the Roil” bersagliando “Jade Statue”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E Angie lancia “Angelic Blessing” bersagliando “Gigante di Collina”
    Allora in pila ci sono due magie e abilità
    Quando la magia si risolve
    Allora la creatura “Gigante di Collina” è 11/10
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 5/4

  @id:card.chosen.grave @situation:card.chosen @clause:trigger.step @clause:object.types @from:2009-07-11 @must
  Scenario: Chi non ha che Zombie non sacrifica nulla, e il compagno sacrifica altro
    Dato che Angie controlla “Call to the Grave”
    E che Edward controlla “Caged Zombie”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward controlla “Caged Zombie”
    E Ronald ha “Gigante di Collina” nel proprio cimitero

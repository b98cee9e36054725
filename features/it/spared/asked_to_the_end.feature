# language: it
Funzionalità: Chiesto fino in fondo
  > Che cosa fa una carta che nessuno ha ancora chiesto, che cosa può bersagliare, quanto costa, e quando finisce?

  @id:parts.no_creature @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scenario: Un incantesimo non è un bersaglio per ciò che mira a creature o artefatti, da solo o accanto a una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Ajani's Welcome”
    E che Edward controlla “Copper Tablet”
    E che Angie controlla “Furnace Brood”
    E che Angie controlla “Daughter of Autumn”
    E che Angie controlla dieci “Fonte di mana”
    Allora Angie non può lanciare “Cut // Ribbons” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Grip of the Roil” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Disarm” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Divine Offering” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Dauntless Onslaught” bersagliando “Ajani's Welcome”
    E Angie non può lanciare “Dauntless Onslaught” bersagliando “Gigante di Collina” e “Ajani's Welcome”
    E Angie non può attivare l'abilità di “Furnace Brood” bersagliando “Ajani's Welcome”
    E Angie non può attivare l'abilità di “Daughter of Autumn” bersagliando “Ajani's Welcome”
    Ma Angie può attivare l'abilità di “Furnace Brood” bersagliando “Gigante di Collina”
    Quando l'abilità si risolve
    Allora Angie può lanciare “Divine Offering” bersagliando “Copper Tablet”

  @id:parts.unpaid @clause:cost.resources @from:2018-04-27 @must
  Scenario: Senza mana né scheletro né troll si rigenera, e nessuna di queste abilità può essere attivata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Cudgel Troll”
    E che Angie controlla “Drudge Skeletons”
    E che Angie controlla “Elvish Piper”
    E che Angie controlla “Furnace Brood”
    E che Angie controlla “Daughter of Autumn”
    E che Angie controlla “Youthful Knight”
    E che Angie non controlla “Fonte di mana”
    E che Angie ha “Foresta” in mano
    Allora Angie non può attivare l'abilità di “Cudgel Troll”
    E Angie non può attivare l'abilità di “Drudge Skeletons”
    E Angie non può attivare l'abilità di “Elvish Piper”
    E Angie non può attivare l'abilità di “Furnace Brood” bersagliando “Drudge Skeletons”
    E Angie non può attivare l'abilità di “Daughter of Autumn” bersagliando “Youthful Knight”
    Quando Angie gioca “Foresta” come terra
    Allora Angie può attivare l'abilità di “Cudgel Troll”

  @id:parts.creatures_alone @clause:effect.destroy @clause:object.types @from:2018-04-27 @must
  Scenario: Ciò che porta via tutte le creature lascia terre, incantesimi e planeswalker, e conta le sole creature
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Ajani's Welcome”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Bad Moon”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Fumigate”
    E la magia si risolve
    Allora la squadra di Angie ha 23 punti vita
    E Angie non controlla nessuna creatura
    E Angie controlla “Ajani's Welcome”
    E Edward controlla “Bad Moon”
    E Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Deadly Tempest”
    E la magia si risolve
    Allora la squadra di Angie ha 23 punti vita
    E la squadra di Edward ha 20 punti vita
    E Edward controlla “Bad Moon”
    E Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Esercizio della Scopa”
    E la magia si risolve
    Allora Angie non ha carte in mano
    E Edward controlla “Bad Moon”

  @id:parts.broom @clause:zone.exile @clause:object.you @from:2018-04-27 @must
  Scenario: Chi esilia due delle proprie creature pesca due carte, e il compagno la cui creatura se ne va anch'essa non ne pesca
    Dato che Angie controlla “Gigante di Collina”
    E che Angie controlla “Wind Drake”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Esercizio della Scopa”
    E la magia si risolve
    Allora Angie ha due carte in mano
    E Barry non ha carte in mano
    E Barry possiede “Orso Grizzly” in esilio

  @id:parts.punishment @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  Scenario: Due voti per la morte costano due creature a ogni avversario, nessun incantesimo, e nulla alla squadra di chi vota
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Bad Moon”
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Wind Drake”
    Quando Angie lancia “Capital Punishment”
    E Angie vota per la morte
    E Barry vota per la morte
    E Edward vota per le tasse
    E Ronald vota per le tasse
    E la magia si risolve
    Allora Edward non controlla nessuna creatura
    E Edward controlla “Bad Moon”
    E Angie controlla “Elementale dell'Aria”
    E Barry controlla “Wind Drake”

  @id:parts.doom @clause:object.types @clause:object.you @from:2018-04-27 @must
  Scenario: Crackling Doom ferisce i soli avversari, e prende la creatura più forte, non il veicolo più forte accanto
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Irontread Crusher”
    E che Angie controlla “Elementale dell'Aria”
    E che Barry controlla “Wind Drake”
    Quando Angie lancia “Crackling Doom”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Irontread Crusher”
    E Edward controlla “Orso Grizzly”
    E Angie controlla “Elementale dell'Aria”
    E Barry controlla “Wind Drake”
    E la squadra di Angie ha 20 punti vita
    E la squadra di Edward ha 16 punti vita

  @id:parts.nightmare @clause:saga.chapter @clause:object.colour @from:2018-04-27 @must
  Scenario: L'incubo di Chainer's Torment è nero
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Chainer's Torment”
    E che “Chainer's Torment” ha due segnalini sapere
    E che Edward controlla “Bad Moon”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Chainer's Torment” si risolve
    Allora Angie controlla una pedina creatura 11/11

  @id:parts.inferno @clause:spell.uncountered @clause:emblem.owner @from:2018-04-27 @must
  Scenario: Chandra, Awakened Inferno, non può essere neutralizzata, e ha 8 fedeltà dopo la sua prima abilità
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Chandra, Awakened Inferno”
    E la squadra di Angie passa la priorità
    E Edward lancia “Cancel” bersagliando “Chandra, Awakened Inferno”
    E la magia si risolve
    E la magia si risolve
    Allora Angie controlla “Chandra, Awakened Inferno”
    Quando Angie attiva la prima abilità di “Chandra, Awakened Inferno”
    E l'abilità si risolve
    Allora “Chandra, Awakened Inferno” ha otto segnalini fedeltà

  @id:parts.inferno.burns @situation:parts.inferno @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scenario: Per tre fedeltà brucia le creature di 3, né gli elementali né i planeswalker accanto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Awakened Inferno”
    E che Barry controlla “Furnace Brood”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Giant Spider”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie attiva la seconda abilità di “Chandra, Awakened Inferno”
    E l'abilità si risolve
    Allora “Chandra, Awakened Inferno” ha tre segnalini fedeltà
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Giant Spider”
    E Barry controlla “Furnace Brood”
    E “Chandra, Pyrogenius” ha cinque segnalini fedeltà

  @id:parts.torch @clause:mana.added @clause:damage.source @from:2018-04-27 @must
  Scenario: Chandra, Torch of Defiance, dà due mana rossi, e dove la prima carta è una terra ferisce i soli avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chandra, Torch of Defiance”
    E che Barry controlla “Chandra, Torch of Defiance”
    E che Angie ha “Foresta” in cima al proprio grimorio
    Quando Angie attiva la prima abilità di “Chandra, Torch of Defiance” di Angie
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando Barry attiva la seconda abilità di “Chandra, Torch of Defiance” di Barry
    E l'abilità si risolve
    Allora Barry ha due mana non spesi
    E “Chandra, Torch of Defiance” di Barry ha cinque segnalini fedeltà

  @id:parts.torch.burns @situation:parts.torch @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scenario: Per tre fedeltà infligge 4 danni a una creatura, e nient'altro può essere bersagliato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chandra, Torch of Defiance”
    E che Edward controlla “Killer Whale”
    E che Edward controlla “Bad Moon”
    Allora Angie non può attivare la terza abilità di “Chandra, Torch of Defiance” bersagliando “Bad Moon”
    Ma Angie può attivare la terza abilità di “Chandra, Torch of Defiance” bersagliando “Killer Whale”
    E “Chandra, Torch of Defiance” ha un segnalino fedeltà
    Quando l'abilità si risolve
    Allora Edward controlla “Killer Whale”
    Quando Barry lancia “Gut Shot” bersagliando “Killer Whale”
    E la magia si risolve
    Allora Edward ha “Killer Whale” nel proprio cimitero

  @id:parts.torch.emblem @situation:parts.torch @clause:emblem.owner @clause:emblem.abilities @clause:object.you @from:2018-04-27 @must
  Scenario: Il suo emblema risponde con 5 danni a ogni magia del suo proprietario, e a nessuna del compagno o di un avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Chandra, Torch of Defiance”
    E che “Chandra, Torch of Defiance” ha sette segnalini fedeltà
    E che Edward controlla “Obsianus Golem”
    Quando Angie attiva la quarta abilità di “Chandra, Torch of Defiance”
    E l'abilità si risolve
    Allora Angie ha “Chandra, Torch of Defiance” nel proprio cimitero
    Quando Angie lancia “Divination”
    E Angie sceglie Edward come bersaglio
    E la magia si risolve
    Allora la squadra di Edward ha 15 punti vita
    Quando Barry lancia “Reach Through Mists”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Reach Through Mists”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E Angie sceglie “Obsianus Golem” come bersaglio
    E Angie lancia “Divination”
    E la magia si risolve
    Allora Edward controlla “Obsianus Golem”
    Quando Barry lancia “Shock” bersagliando “Obsianus Golem”
    E la magia si risolve
    Allora Edward ha “Obsianus Golem” nel proprio cimitero
    E la squadra di Edward ha 15 punti vita

  @id:parts.alliance @clause:cost.resources @clause:object.colour @from:2018-04-27 @must
  Scenario: Chivalric Alliance crea un cavaliere bianco e blu per due mana e una carta scartata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Chivalric Alliance”
    E che Angie controlla “Glen Elendra Liege”
    E che Barry controlla “Crusade”
    E che Angie controlla “Fonte di mana”
    E che Angie ha “Foresta” in mano
    E che Angie ha “Orso Grizzly” in mano
    Allora Angie non può attivare l'abilità di “Chivalric Alliance”
    Quando Angie gioca “Foresta” come terra
    Allora Angie può attivare l'abilità di “Chivalric Alliance”
    E Angie ha “Orso Grizzly” nel proprio cimitero
    E la carta “Fonte di mana” è TAPpata
    E la carta “Foresta” è TAPpata
    Quando l'abilità si risolve
    Allora Angie controlla una pedina creatura 4/4

  @id:parts.clone @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  Scenario: Clone tra incantesimi e planeswalker non copia nulla, e muore
    Dato che Edward controlla “Bad Moon”
    E che Ronald controlla “Chandra, Pyrogenius”
    Quando Angie lancia “Clone”
    E la magia si risolve
    Allora Angie ha “Clone” nel proprio cimitero

  @id:parts.kirin @clause:combat.block @clause:team.wins_and_loses @from:2022-02-18 @must
  Scenario: Cloudsteel Kirin vola, e su una creatura non impedisce agli avversari di perdere né alla propria squadra di vincere
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 2 punti vita
    E che Angie controlla “Cloudsteel Kirin”
    E che Barry controlla “Cloudsteel Kirin”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    Quando Angie attiva la prima abilità di “Cloudsteel Kirin” di Angie bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “Cloudsteel Kirin” di Barry
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Cloudsteel Kirin” di Barry con “Gigante di Collina”
    Ma Edward può non bloccare con alcuna creatura
    Quando Barry lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie vince la partita

  @id:parts.kirin.wins @situation:parts.kirin @clause:team.win_effect @clause:equipment.reconfigure @from:2022-02-18 @must
  Scenario: Chi ha una creatura equipaggiata con Cloudsteel Kirin può vincere per un effetto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 50 punti vita
    E che Angie controlla “Prova di Resistenza”
    E che Angie controlla “Cloudsteel Kirin”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    Quando Angie attiva la prima abilità di “Cloudsteel Kirin” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Prova di Resistenza” si risolve
    Allora la squadra di Angie vince la partita

  @id:parts.breach @clause:object.types @from:2018-04-27 @must
  Scenario: Coastal Breach fa tornare ciò che non è terra, e lascia le terre
    Dato che Edward controlla “Montagna”
    E che Edward controlla “Bad Moon”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Coastal Breach”
    E la magia si risolve
    Allora Edward controlla “Montagna”
    E Edward ha “Bad Moon” in mano
    E Barry ha “Gigante di Collina” in mano

  @id:parts.portal @clause:trigger.step @clause:effect.vote @clause:object.you @from:2018-04-27 @must
  Scenario: Coercive Portal chiede nel solo mantenimento del suo controllore, e l'omaggio fa pescare quel giocatore, non il compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Coercive Portal”
    Quando inizia il mantenimento della squadra di Edward
    Allora la pila è vuota
    Quando inizia il mantenimento della squadra di Angie
    E Angie vota per l'omaggio
    E Barry vota per l'omaggio
    E Edward vota per l'omaggio
    E Ronald vota per l'omaggio
    E l'abilità innescata di “Coercive Portal” si risolve
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano

  @id:parts.wave @clause:combat.cant_block @clause:layers.open @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Dopo Cosmotronic Wave nemmeno ciò che diventa creatura più tardi può bloccare, e nel combattimento successivo tutti possono
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “War Mammoth”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Still Life”
    E che Edward controlla due “Fonte di mana”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Cosmotronic Wave”
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward attiva l'abilità di “Still Life”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Edward con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “War Mammoth” con “Elementale dell'Aria”
    E Edward non può bloccare “War Mammoth” con “Still Life”
    Ma Edward può non bloccare con alcuna creatura
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward può bloccare “Gigante di Collina” con “Elementale dell'Aria”

  @id:parts.verbosity @clause:trigger.is_attacked @clause:object.you @clause:team.opponents @from:2018-04-27 @must
  Scenario: Chi ha maledetto il giocatore attaccato pesca una volta, anche se attacca, il compagno che attacca non pesca, né un avversario che non attacca
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Wind Drake”
    E che Ronald controlla “War Mammoth”
    Quando Angie lancia “Curse of Verbosity” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Edward con “Orso Grizzly”
    E l'abilità innescata di “Curse of Verbosity” si risolve
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano
    E Edward non ha carte in mano
    E Ronald non ha carte in mano

  @id:parts.cut @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scenario: Cut infligge 4 danni e non di più; Fling e Firebolt uccidono una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Killer Whale”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Elementale dell'Aria”
    E che Angie controlla “Obsianus Golem”
    Quando Angie lancia “Cut // Ribbons” bersagliando “Killer Whale”
    E la magia si risolve
    Allora Edward controlla “Killer Whale”
    Quando Angie lancia “Firebolt” bersagliando “Orso Grizzly”
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    Quando Angie lancia “Fling” bersagliando “Elementale dell'Aria”
    E la magia si risolve
    Allora Ronald ha “Elementale dell'Aria” nel proprio cimitero
    Quando Angie lancia “Firebolt” bersagliando “Killer Whale”
    E la magia si risolve
    Allora Edward ha “Killer Whale” nel proprio cimitero

  @id:parts.disarm @clause:equipment.unattach @clause:aura.enchant @from:2018-04-27 @must
  Scenario: Disarm stacca l'equipaggiamento, e lascia l'aura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Bonesplitter”
    E che Angie controlla “Fonte di mana”
    Quando Barry lancia “Unholy Strength” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie attiva l'abilità di “Bonesplitter” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 7/4
    Quando Barry lancia “Disarm” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 5/4
    E Barry controlla “Unholy Strength”

  @id:parts.confidant @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Dark Confidant non fa nulla nel mantenimento degli avversari
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Dark Confidant”
    Quando inizia il mantenimento della squadra di Edward
    Allora la pila è vuota

  @id:parts.darkest @clause:protection.target @clause:object.recoloured @from:2018-04-27 @must
  Scenario: Sotto Darkest Hour una creatura è nera e un incantesimo no, per ciò che è protetto dal nero
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Darkest Hour”
    E che Angie controlla “Goblin Bombardment”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “White Knight”
    Quando Angie attiva l'abilità di “Goblin Bombardment”
    E Angie sceglie “White Knight” come bersaglio
    E l'abilità si risolve
    E Barry lancia “Gut Shot” bersagliando “White Knight”
    E la magia si risolve
    Allora Edward ha “White Knight” nel proprio cimitero

  @id:parts.daughter @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò che Daughter of Autumn avrebbe preso, e la forza di due creature, finisce con il turno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Daughter of Autumn”
    E che Angie controlla “Fonte di mana”
    E che Barry controlla “Youthful Knight”
    E che Barry controlla “White Knight”
    Quando Angie attiva l'abilità di “Daughter of Autumn” bersagliando “White Knight”
    E l'abilità si risolve
    E Barry lancia “Dauntless Onslaught” bersagliando “White Knight” e “Youthful Knight”
    E la magia si risolve
    Allora la creatura “White Knight” è 4/4
    E la creatura “Youthful Knight” è 4/3
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora la creatura “White Knight” è 2/2
    E la creatura “Youthful Knight” è 2/1
    Quando Edward lancia “Shock” bersagliando “White Knight”
    E la magia si risolve
    Allora Barry ha “White Knight” nel proprio cimitero

  @id:parts.bolas @clause:object.you @from:2018-04-27 @must
  Scenario: Disciple of Bolas e Grip of the Roil fanno pescare il loro controllore, e non il compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Disciple of Bolas”
    E la magia si risolve
    E l'abilità innescata di “Disciple of Bolas” si risolve
    Allora Angie ha tre carte in mano
    E Barry non ha carte in mano
    Quando Angie lancia “Grip of the Roil” bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Angie ha tre carte in mano
    E Barry non ha carte in mano

  @id:parts.dualcaster @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  Scenario: Dualcaster Mage copia l'istantaneo, e non la magia creatura al di sotto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Orso Grizzly”
    E Angie lancia “Reach Through Mists”
    E Barry lancia “Dualcaster Mage”
    E la magia si risolve
    E l'abilità innescata di “Dualcaster Mage” si risolve
    E la magia si risolve
    Allora Barry ha una carta in mano

  @id:parts.tracer @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scenario: Echo Tracer, l'unica creatura che ci sia, fa tornare se stesso, e nessun incantesimo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla sei “Fonte di mana”
    E che Edward controlla “Bad Moon”
    Quando Angie lancia “Echo Tracer” a faccia in giù
    E la magia si risolve
    E Angie gira “Echo Tracer” a faccia in su
    E l'abilità innescata di “Echo Tracer” si risolve
    Allora Angie ha “Echo Tracer” in mano
    E Edward controlla “Bad Moon”

  @id:parts.piper @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  Scenario: Elvish Piper non chiama nessuna terra dalla mano
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Elvish Piper”
    E che Angie controlla “Fonte di mana”
    E che Angie ha “Montagna” in mano
    Quando Angie attiva l'abilità di “Elvish Piper”
    E l'abilità si risolve
    Allora Angie ha “Montagna” in mano
    E Angie non controlla “Montagna”

  @id:parts.entomb @clause:effect.search @from:2018-04-27 @must
  Scenario: Entomb mette una carta qualsiasi del grimorio di chi la lancia nel cimitero
    Dato che Angie ha “Foresta” nel proprio grimorio
    E che Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Entomb”
    E la magia si risolve
    E Angie trova “Foresta” nel proprio grimorio
    Allora Angie ha “Foresta” nel proprio cimitero
    E Angie ha nove carte nel proprio grimorio

  @id:parts.brood @clause:effect.regenerate @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò che Furnace Brood impedisce di rigenerare si rigenera nel turno successivo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Furnace Brood”
    E che Angie controlla “Fonte di mana”
    E che Edward controlla “Cudgel Troll”
    E che Edward controlla cinque “Fonte di mana”
    Quando Angie attiva l'abilità di “Furnace Brood” bersagliando “Cudgel Troll”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward attiva l'abilità di “Cudgel Troll”
    E l'abilità si risolve
    E Edward lancia “Giorno del Giudizio”
    E la magia si risolve
    Allora Edward controlla “Cudgel Troll”

  @id:parts.glorybringer @clause:combat.exert @clause:target.choose @from:2018-04-27 @must
  Scenario: Glorybringer attacca subito, sopra chi sta a terra, e i suoi 4 danni trovano l'unica creatura avversaria che non è un drago
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Killer Whale”
    E che Edward controlla “Bad Moon”
    E che Ronald controlla “Furnace Whelp”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Glorybringer”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Glorybringer”
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Glorybringer” si risolve
    Allora Edward controlla “Killer Whale”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Allora Edward non può bloccare “Glorybringer” con “Killer Whale”
    Ma Ronald può bloccare “Glorybringer” con “Furnace Whelp”

  @id:parts.guide @clause:combat.attack @from:2018-04-27 @must
  Scenario: Goblin Guide attacca appena arriva
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward ha “Orso Grizzly” in cima al proprio grimorio
    Quando Angie lancia “Goblin Guide”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Goblin Guide”

  @id:parts.rabblemaster @clause:combat.attack_required @clause:object.you @from:2018-04-27 @must
  Scenario: Goblin Rabblemaster spinge gli altri goblin del suo controllore ad attaccare, non se stesso, né altre creature, né quelli del compagno o di un avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Goblin Rabblemaster”
    E che Angie controlla “Goblin Piker”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Hulking Goblin”
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E Barry lancia “Stifle” bersagliando “Goblin Rabblemaster”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura
    Ma Angie può attaccare Edward con “Goblin Piker”

  @id:parts.rabblemaster.others @situation:parts.rabblemaster @clause:combat.attack_required @clause:team.opponents @from:2018-04-27 @must
  Scenario: Nel turno degli avversari i loro goblin possono restare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Goblin Rabblemaster”
    E che Edward controlla “Goblin Piker”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura

  @id:parts.rabblemaster.counts @situation:parts.rabblemaster @clause:combat.attacks @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Goblin Rabblemaster conta gli altri goblin che attaccano, anche quelli del compagno, né quelli rimasti né altre creature, e per questo turno soltanto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Goblin Rabblemaster”
    E che Angie controlla “Goblin Piker”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Boggart Brute”
    E che Barry controlla “Hulking Goblin”
    E che Barry controlla “Goblin Fireslinger”
    E che la carta “Goblin Fireslinger” è TAPpata
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E Barry lancia “Stifle” bersagliando “Goblin Rabblemaster”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Goblin Rabblemaster”, “Goblin Piker” e “Gigante di Collina”
    E Barry attacca Edward con “Boggart Brute”
    E l'abilità innescata di “Goblin Rabblemaster” si risolve
    Allora la creatura “Goblin Rabblemaster” è 4/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Goblin Rabblemaster” è 2/2

  @id:parts.rabblemaster.haste @situation:parts.rabblemaster @clause:combat.attack_required @clause:combat.attack @from:2018-04-27 @must
  Scenario: Il goblin che porta può attaccare subito, e quindi deve
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Goblin Rabblemaster”
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E Barry lancia “Stifle” bersagliando “Goblin Rabblemaster”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può non attaccare con alcuna creatura
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Goblin Rabblemaster” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può non attaccare con alcuna creatura

  @id:parts.rabblemaster.red @situation:parts.rabblemaster @clause:object.colour @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Quel goblin è rosso, e resta dove nessuna creatura rossa può attaccare l'uno o l'altro avversario
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Goblin Rabblemaster”
    E che Edward controlla “Fossato di Teferi”
    E che Ronald controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” di Edward è il rosso
    E che il colore scelto per “Fossato di Teferi” di Ronald è il rosso
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    E l'abilità innescata di “Goblin Rabblemaster” si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può non attaccare con alcuna creatura

  @id:parts.grasp @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scenario: Dove gli avversari hanno solo terre, Grasp of Fate non trova nulla, tanto meno un permanente del compagno
    Dato che Edward controlla “Montagna”
    E che Ronald controlla “Isola”
    E che Barry controlla “Gigante di Collina”
    Quando Angie lancia “Grasp of Fate”
    E la magia si risolve
    E l'abilità innescata di “Grasp of Fate” si risolve
    Allora Edward controlla “Montagna”
    E Ronald controlla “Isola”
    E Barry controlla “Gigante di Collina”

  @id:parts.heartbeat @clause:mana.triggered @clause:object.types @from:2018-04-27 @must
  Scenario: Una creatura TAPpata per mana non è una terra, per Heartbeat of Spring
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Heartbeat of Spring”
    E che Angie controlla “Uccelli del Paradiso”
    Quando Angie attiva l'abilità di “Uccelli del Paradiso”
    E Angie sceglie il colore il verde
    Allora Angie ha un mana non speso

# language: it
Funzionalità: Non quello
  > Quasi ogni parola di una carta esclude qualcosa. Che cosa sta lì ed è escluso, di chi è, e quando basta?

  @id:parts.auras @clause:aura.enchant @clause:target.choose @from:2018-04-27 @must
  Scenario: Le aure che incantano creature non incantano terre
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Montagna”
    E che Edward controlla “Gigante di Collina”
    Allora Angie non può lanciare “Awesome Presence” bersagliando “Montagna”
    E Angie non può lanciare “Claustrophobia” bersagliando “Montagna”
    E Angie non può lanciare “False Demise” bersagliando “Montagna”
    E Angie non può lanciare “Pariah” bersagliando “Montagna”
    Ma Angie può lanciare “Pariah” bersagliando “Gigante di Collina”

  @id:parts.buried @clause:effect.search @from:2018-04-27 @must
  Scenario: Buried Alive non trova terre, e Path to Exile nessuna creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha dieci carte nel proprio grimorio
    E che Angie ha “Foresta” nel proprio grimorio
    E che Edward ha “Orso Grizzly” nel proprio grimorio
    E che Edward ha dieci carte nel proprio grimorio
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Buried Alive”
    E la magia si risolve
    Allora Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Path to Exile” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Edward fa ciò che l'abilità permette
    Allora Edward ha dieci carte nel proprio grimorio
    E Edward non controlla “Orso Grizzly”

  @id:parts.sliver @clause:trigger.targeted @clause:cost.unless @from:2018-04-27 @must
  Scenario: Diffusion Sliver protegge i soli sliver, ed è chi ha lanciato la magia a pagare
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Diffusion Sliver”
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla quattro “Fonte di mana”
    Quando Edward lancia “Giant Growth” bersagliando “Gigante di Collina”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E Edward lancia “Shock” bersagliando “Diffusion Sliver”
    E Edward paga quanto richiesto
    E l'abilità innescata di “Diffusion Sliver” si risolve
    E la magia si risolve
    Allora Angie ha “Diffusion Sliver” nel proprio cimitero

  @id:parts.maniac @clause:replacement.draw @clause:draw.empty @clause:object.you @from:2018-04-27 @must
  Scenario: Laboratory Maniac non fa nulla per il compagno che pesca da un grimorio vuoto
    Dato che Angie controlla “Laboratory Maniac”
    E che Barry non ha carte nel proprio grimorio
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Angie perde la partita

  @id:parts.barbs @clause:mana.tapped @clause:object.types @from:2018-04-27 @must
  Scenario: Manabarbs ferisce anche il proprio controllore, per una terra e non per una creatura che dà mana
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Manabarbs”
    E che Angie controlla “Montagna”
    E che Angie controlla “Uccelli del Paradiso”
    Quando Angie attiva l'abilità di “Uccelli del Paradiso”
    E Angie sceglie il colore il verde
    Allora la pila è vuota
    Quando Angie attiva l'abilità di “Montagna”
    E l'abilità innescata di “Manabarbs” si risolve
    Allora la squadra di Angie ha 19 punti vita

  @id:parts.devil @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scenario: Mayhem Devil uccide la creatura a cui mira
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Mayhem Devil”
    E che Angie controlla “Bottle Gnomes”
    E che Edward controlla “Soul Warden”
    Quando Angie sceglie “Soul Warden” come bersaglio
    E Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità innescata di “Mayhem Devil” si risolve
    Allora Edward ha “Soul Warden” nel proprio cimitero

  @id:parts.orb @clause:effect.cannot_search @from:2018-04-27 @must
  Scenario: Mindlock Orb impedisce anche al proprio controllore di cercare
    Dato che Angie controlla “Mindlock Orb”
    E che Angie ha “Foresta” nel proprio grimorio
    E che Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Rampant Growth”
    E la magia si risolve
    Allora Angie non controlla “Foresta”
    E Angie ha dieci carte nel proprio grimorio

  @id:parts.oloro @clause:trigger.step @clause:effect.offer @clause:object.you @from:2018-04-27 @must
  Scenario: Oloro dà 2 punti vita nel mantenimento, e una carta al solo suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Oloro, Ageless Ascetic”
    E che Angie controlla “Fonte di mana”
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Oloro, Ageless Ascetic” si risolve
    Allora la squadra di Angie ha 22 punti vita
    Quando Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Oloro, Ageless Ascetic” si risolve
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano
    E la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:parts.ondu @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò che ha attaccato dopo Ondu Rising non porta vita bloccando un turno dopo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Awakening”
    E che Edward controlla “Gigante di Collina”
    Quando Angie lancia “Ondu Rising”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Angie ha 22 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Angie blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora la squadra di Angie ha 22 punti vita

  @id:parts.harmonicon @clause:trigger.again @clause:object.types @from:2018-04-27 @must
  Scenario: Panharmonicon raddoppia ciò che si innesca quando entra un artefatto, e non quando entra una terra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Panharmonicon”
    E che Angie controlla “Reckless Fireweaver”
    E che Angie controlla “Kazandu Mammoth”
    E che Angie ha “Foresta” in mano
    Quando Angie lancia “Fountain of Youth”
    E la magia si risolve
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Reckless Fireweaver” si risolve
    E l'abilità innescata di “Reckless Fireweaver” si risolve
    E Angie gioca “Foresta” come terra
    Allora in pila c'è una magia o abilità

  @id:parts.metamorph @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  Scenario: Phyrexian Metamorph copia un artefatto, e nessun incantesimo
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Bad Moon”
    Quando Angie lancia “Phyrexian Metamorph”
    E la magia si risolve
    Allora Angie ha “Phyrexian Metamorph” nel proprio cimitero
    Quando Barry lancia “Fountain of Youth”
    E la magia si risolve
    E Barry sceglie di copiare “Fountain of Youth”
    E Barry lancia “Phyrexian Metamorph”
    E la magia si risolve
    Allora Barry controlla due “Fountain of Youth”

  @id:parts.plea @clause:effect.vote @clause:turn.extra @from:2018-04-27 @must
  Scenario: Il turno che Plea for Power dà viene prima di quello degli avversari
    Dato che Edward non ha carte in mano
    Quando Angie lancia “Plea for Power”
    E Angie vota per il tempo
    E Barry vota per il tempo
    E Edward vota per la conoscenza
    E Ronald vota per il tempo
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Edward non ha carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha una carta in mano

  @id:parts.pox @clause:effect.steps @clause:object.types @from:2018-04-27 @must
  Scenario: Pox conta le creature di ciascun giocatore, poi le terre, e nulla accanto; anche chi la lancia scarta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha “Foresta” in mano
    E che Angie controlla tre “Uccelli del Paradiso”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Wind Drake”
    E che Edward controlla “Bad Moon”
    E che Edward controlla “Fountain of Youth”
    E che Ronald controlla “Montagna”
    E che Ronald controlla “Pianura”
    E che Ronald controlla “Isola”
    E che Ronald controlla “Palude”
    E che Ronald controlla “Copper Tablet”
    E che Ronald controlla “Crusade”
    E che Barry controlla “Foresta Innevata”
    E che Barry controlla “Ajani's Welcome”
    Quando Angie lancia “Pox”
    E Angie sacrifica la prima carta “Uccelli del Paradiso”
    E Edward sacrifica “Gigante di Collina”
    E Ronald sacrifica “Montagna” e “Pianura”
    E la magia si risolve
    Allora Angie ha “Foresta” nel proprio cimitero
    E Edward controlla “Wind Drake”
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Fountain of Youth”
    E Ronald controlla “Isola”
    E Ronald controlla “Palude”
    E Ronald ha “Montagna” nel proprio cimitero
    E Ronald ha “Pianura” nel proprio cimitero
    E Barry ha “Foresta Innevata” nel proprio cimitero
    E Barry controlla “Ajani's Welcome”

  @id:parts.battery @clause:equipment.reconfigure @clause:combat.attack @from:2022-02-18 @must
  Scenario: Rabbit Battery attacca subito, e così ciò a cui viene messa
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rabbit Battery”
    E che Angie controlla tre “Fonte di mana”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    E Angie attiva la prima abilità di “Rabbit Battery” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    E Barry lancia “Rabbit Battery”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Edward con “Orso Grizzly”
    E Barry può attaccare Edward con “Rabbit Battery” di Barry

  @id:parts.impulse @clause:zone.play_exiled @from:2018-04-27 @must
  Scenario: Reckless Impulse esilia due carte
    Dato che Angie ha dieci carte nel proprio grimorio
    Quando Angie lancia “Reckless Impulse”
    E la magia si risolve
    Allora Angie possiede due carte in esilio
    E Angie ha otto carte nel proprio grimorio

  @id:parts.sky @clause:object.recoloured @clause:object.enters_chosen @clause:object.types @from:2018-04-27 @must
  Scenario: Shifting Sky chiede un colore mentre entra, che nessuna terra ha, fosse anche una creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Barry controlla “Crusade”
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Kamahl, Fist of Krosa”
    E che Angie controlla cinque “Fonte di mana”
    E che Edward controlla “Montagna”
    Quando Angie lancia “Shifting Sky”
    E la magia si risolve
    E Angie sceglie il colore il bianco
    Allora la creatura “Orso Grizzly” è 3/3
    Quando Angie attiva la prima abilità di “Kamahl, Fist of Krosa” bersagliando “Montagna”
    E l'abilità si risolve
    Allora la creatura “Montagna” è 1/1

  @id:parts.reverberate @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  Scenario: Reverberate copia una stregoneria, e nessuna magia creatura
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Orso Grizzly”
    Allora Barry non può lanciare “Reverberate” bersagliando “Orso Grizzly”
    Quando la magia si risolve
    E Angie lancia “Divination”
    Allora Barry può lanciare “Reverberate” bersagliando “Divination”
    Quando la magia si risolve
    E la magia si risolve
    Allora Barry ha due carte in mano

  @id:parts.skimmer @clause:trigger.attacks_with @clause:object.you @from:2018-04-27 @must
  Scenario: Tide Skimmer fa pescare il suo controllore per i propri due volanti, e nessuno per quelli di un avversario
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Tide Skimmer”
    E che Angie controlla “Wind Drake”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Furnace Whelp”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Barry con “Elementale dell'Aria” e “Furnace Whelp”
    Allora la pila è vuota
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie ha una carta in mano
    E Barry ha una carta in mano
    Quando Angie attacca Edward con “Tide Skimmer” e “Wind Drake”
    E l'abilità innescata di “Tide Skimmer” si risolve
    Allora Angie ha due carte in mano
    E Barry ha una carta in mano

  @id:parts.toothy @clause:trigger.event @clause:object.you @from:2018-04-27 @must
  Scenario: Ciò che pesca il compagno non fa crescere Toothy
    Dato che Angie controlla “Toothy, Imaginary Friend”
    Quando Barry lancia “Reach Through Mists”
    E la magia si risolve
    Allora la pila è vuota
    E “Toothy, Imaginary Friend” non ha nessun segnalino +1/+1

  @id:parts.once_a_step @clause:trigger.step @from:2018-04-27 @must
  Scenario: Ciò che si innesca in ogni mantenimento si innesca una volta quando due teste condividono il loro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Worms of the Earth”
    E che Edward controlla “Obsianus Golem”
    Quando Angie lancia “Traveling Plague” bersagliando “Obsianus Golem”
    E la magia si risolve
    E inizia il mantenimento della squadra di Edward
    Allora in pila ci sono due magie e abilità

  @id:parts.tyrant @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  Scenario: Chi è condannato a morte da Tyrant's Choice sacrifica una creatura, e nessun incantesimo
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Bad Moon”
    E che Ronald controlla “Crusade”
    Quando Angie lancia “Tyrant's Choice”
    E Angie vota per la morte
    E Barry vota per la morte
    E Edward vota per la morte
    E Ronald vota per la tortura
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E Edward controlla “Bad Moon”
    E Ronald controlla “Crusade”

  @id:parts.valakut @clause:trigger.intervening_if @clause:trigger.step @clause:object.you @from:2020-11-20 @must
  Scenario: Valakut Exploration tace dove non ha esiliato nulla, e nella sottofase finale degli avversari, e brucia per una sola carta
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Valakut Exploration”
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha “Foresta” in mano
    Quando inizia la sottofase finale della squadra di Angie
    Allora la pila è vuota
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie gioca “Foresta” come terra
    E l'abilità innescata di “Valakut Exploration” si risolve
    E inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “Valakut Exploration” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:parts.cadence @clause:combat.block_costs @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ciò che War Cadence chiede per bloccare si chiede nel suo turno soltanto
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “War Cadence”
    E che Angie controlla quattro “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Gigante di Collina”
    E che Edward non controlla “Fonte di mana”
    Quando Angie attiva l'abilità di “War Cadence” con X = 3
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    Allora Angie può bloccare “Gigante di Collina” con “Orso Grizzly”

  @id:parts.constrictor @clause:counters.put @clause:object.types @from:2018-04-27 @must
  Scenario: Winding Constrictor aggiunge un segnalino a un artefatto, e nessuno a una saga
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Winding Constrictor”
    E che Angie controlla “Midnight Clock”
    E che Angie controlla “History of Benalia”
    E che “History of Benalia” ha un segnalino sapere
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Midnight Clock” si risolve
    Allora “Midnight Clock” ha due segnalini ora
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora “History of Benalia” ha due segnalini sapere

  @id:parts.zedruu @clause:object.control @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  Scenario: Per ciascuno di due doni il controllore di Zedruu pesca una carta, e il compagno nessuna; ogni dono costa tre mana
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Zedruu the Greathearted”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla “Bad Moon”
    E che Angie controlla “Crusade”
    E che Angie controlla sei “Fonte di mana”
    Allora Angie può attivare l'abilità di “Zedruu the Greathearted” bersagliando “Fountain of Youth” e Edward
    Quando l'abilità si risolve
    Allora Angie può attivare l'abilità di “Zedruu the Greathearted” bersagliando “Bad Moon” e Ronald
    Quando l'abilità si risolve
    Allora Angie non può attivare l'abilità di “Zedruu the Greathearted” bersagliando “Crusade” e Ronald
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Zedruu the Greathearted” si risolve
    Allora Angie ha due carte in mano
    E Barry non ha carte in mano

  @id:parts.wrath @clause:effect.destroy @clause:object.you @from:2018-04-27 @must
  Scenario: Kaya's Wrath lascia gli incantesimi, e ciò che il retro di una carta dà alle creature del suo controllore quelle di un compagno non lo hanno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Wind Drake”
    E che Edward controlla “Bad Moon”
    Quando Angie lancia la seconda faccia di “Esercizio dei Due Lati”
    E la magia si risolve
    Allora la creatura “Orso Grizzly” è 3/3
    E la creatura “Wind Drake” è 2/2
    Quando Angie lancia “Kaya's Wrath”
    E la magia si risolve
    Allora Barry ha “Wind Drake” nel proprio cimitero
    E Edward controlla “Bad Moon”

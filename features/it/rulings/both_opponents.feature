# language: it
Funzionalità: Quel che perdono entrambi gli avversari
  > Una carta toglie punti vita o carte a ogni avversario. Che cosa perde l'altra squadra, e che cosa resta alla propria?

  @id:ruling.arterial_flow @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Chi controlla un Vampiro toglie con Arterial Flow due carte a ogni avversario, 4 punti vita alla loro squadra, e ne guadagna 2
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cruel Celebrant”
    E che Edward ha tre carte in mano
    E che Ronald ha quattro carte in mano
    E che Barry ha tre carte in mano
    Quando Angie lancia “Arterial Flow”
    E la magia si risolve
    Ed Edward scarta due carte
    E Ronald scarta due carte
    Allora Edward ha una carta in mano
    E Ronald ha due carte in mano
    E Barry ha tre carte in mano
    E la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:ruling.arterial_flow.teammate @situation:ruling.arterial_flow @clause:object.you @from:2005-08-01 @must
  Scenario: Un Vampiro del compagno non aiuta Arterial Flow
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Cruel Celebrant”
    E che Edward ha tre carte in mano
    Quando Angie lancia “Arterial Flow”
    E la magia si risolve
    Ed Edward scarta due carte
    Allora Edward ha una carta in mano
    E la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.bad_deal @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Bad Deal costa 4 punti vita a ogni squadra, e il compagno non pesca e non scarta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie ha una carta in mano
    E che Barry ha tre carte in mano
    E che Edward ha tre carte in mano
    E che Ronald ha quattro carte in mano
    Quando Angie lancia “Bad Deal”
    E la magia si risolve
    Ed Edward scarta due carte
    E Ronald scarta due carte
    Allora Angie ha due carte in mano
    E Barry ha tre carte in mano
    Ed Edward ha una carta in mano
    E Ronald ha due carte in mano
    E la squadra di Angie ha 16 punti vita
    E la squadra di Edward ha 16 punti vita

  @id:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Una creatura del controllore che muore costa 2 punti vita all'altra squadra e ne dà 1, anche Cruel Celebrant, e quella del compagno nulla
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cruel Celebrant”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando Barry lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Omicidio” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Cruel Celebrant” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    Quando Angie lancia “Omicidio” bersagliando “Cruel Celebrant”
    E la magia si risolve
    E l'abilità innescata di “Cruel Celebrant” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:ruling.cruel_celebrant.walker @situation:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Un planeswalker che muore conta per Cruel Celebrant, e quello del compagno no
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cruel Celebrant”
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha due segnalini fedeltà
    E che Barry controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Nissa, Voice of Zendikar”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Shock” bersagliando “Chandra, Pyrogenius”
    E la magia si risolve
    E l'abilità innescata di “Cruel Celebrant” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.grasping_thrull @clause:life.shared @from:2005-08-01 @must
  Scenario: Grasping Thrull costa 4 punti vita all'altra squadra, e il suo controllore ne guadagna 2
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Grasping Thrull”
    E la magia si risolve
    E l'abilità innescata di “Grasping Thrull” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:ruling.ghitu_journeymage @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Con un altro Mago del suo controllore, Ghitu Journeymage costa 4 punti vita all'altra squadra
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Sighted-Caste Sorcerer”
    Quando Angie lancia “Ghitu Journeymage”
    E la magia si risolve
    E l'abilità innescata di “Ghitu Journeymage” si risolve
    Allora la squadra di Edward ha 16 punti vita

  @id:ruling.ghitu_journeymage.teammate @situation:ruling.ghitu_journeymage @clause:object.you @from:2005-08-01 @must
  Scenario: Né un Mago del compagno né Ghitu Journeymage stesso è un altro Mago del suo controllore
    Dato che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Sighted-Caste Sorcerer”
    Quando Angie lancia “Ghitu Journeymage”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:ruling.god_pharaohs_statue @clause:life.shared @clause:trigger.step @from:2005-08-01 @must
  Scenario: God-Pharaoh's Statue costa 2 punti vita all'altra squadra nella sottofase finale della squadra del suo controllore, e nulla nella loro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “God-Pharaoh's Statue”
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 18 punti vita
    Quando inizia il mantenimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.gruesome_fate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: L'altra squadra perde 2 punti vita per ogni creatura di chi lancia Gruesome Fate, e quelle del compagno non contano
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla “Wind Drake”
    E che Angie controlla “Fountain of Youth”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    Quando Angie lancia “Gruesome Fate”
    E la magia si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.angrath_the_flame_chained @clause:life.shared @clause:object.you @from:2010-04-23 @must
  Scenario: Angrath, the Flame-Chained toglie una carta a ogni avversario e 4 punti vita alla loro squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Angrath, the Flame-Chained”
    E che Barry ha due carte in mano
    E che Edward ha due carte in mano
    E che Ronald ha tre carte in mano
    Quando Angie attiva la prima abilità di “Angrath, the Flame-Chained”
    E l'abilità si risolve
    Ed Edward scarta una carta
    E Ronald scarta una carta
    Allora Edward ha una carta in mano
    E Ronald ha due carte in mano
    E Barry ha due carte in mano
    E la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    E “Angrath, the Flame-Chained” ha cinque segnalini fedeltà

  @id:ruling.cavalier_of_flame @clause:life.shared @clause:object.you @from:2010-04-23 @must
  Scenario: Quando muore Cavalier of Flame, ogni avversario e ogni loro planeswalker subisce tanti danni quante sono le terre nel cimitero del suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cavalier of Flame”
    E che Angie ha “Foresta” nel proprio cimitero
    E che Angie ha “Montagna” nel proprio cimitero
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Barry ha “Foresta” nel proprio cimitero
    E che Barry controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Edward controlla “Vanilla 1/1”
    Quando Angie lancia “Omicidio” bersagliando “Cavalier of Flame”
    E la magia si risolve
    E l'abilità innescata di “Cavalier of Flame” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    E “Nissa, Voice of Zendikar” ha tre segnalini fedeltà
    E “Chandra, Pyrogenius” ha cinque segnalini fedeltà
    Ed Edward controlla “Vanilla 1/1”

  @id:ruling.blisterspit_gremlin @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  Scenario: Blisterspit Gremlin costa 2 punti vita all'altra squadra, e ogni giocatore paga per il proprio
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Blisterspit Gremlin”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Blisterspit Gremlin”
    E che Barry non controlla “Fonte di mana”
    E che Barry controlla “Spear Spewer”
    Quando Angie attiva l'abilità di “Blisterspit Gremlin” di Angie
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie non può attivare l'abilità di “Blisterspit Gremlin” di Angie
    E Barry non può attivare l'abilità di “Blisterspit Gremlin” di Barry
    Ma Barry può attivare l'abilità di “Spear Spewer”

  @id:ruling.brimstone_trebuchet @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Brimstone Trebuchet infligge 1 danno a ogni avversario, un'altra volta dopo un Cavaliere del suo controllore, e non dopo quello del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Brimstone Trebuchet”
    Quando Angie attiva l'abilità di “Brimstone Trebuchet”
    E l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando Barry lancia “Youthful Knight”
    E la magia si risolve
    Allora la carta “Brimstone Trebuchet” è TAPpata
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la carta “Brimstone Trebuchet” è TAPpata
    Quando Angie lancia “Corpse Knight”
    E la magia si risolve
    E l'abilità innescata di “Brimstone Trebuchet” si risolve
    E Angie attiva l'abilità di “Brimstone Trebuchet”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita

# language: it
Funzionalità: Di chi un'abilità nota la vita, le creature e le magie
  > Una carta parla di ciò che è del suo controllore, o degli avversari. E se c'è anche ciò che è di un compagno?

  @id:card.heeds.life_gained @situation:card.heeds @clause:trigger.event @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Ciò che nota i punti vita che guadagna chi lo controlla non nota quelli che guadagna un compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Marauding Blight-Priest”
    E che Angie controlla “Vito, Thorn of the Dusk Rose”
    E che Angie controlla “Voice of the Blessed”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    E la pila è vuota
    E la squadra di Edward ha 20 punti vita
    E la creatura “Voice of the Blessed” è 2/2
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E Angie sceglie Edward come bersaglio
    Allora in pila ci sono tre magie e abilità

  @id:card.heeds.god @situation:card.heeds @clause:trigger.step @clause:life.shared @from:2018-04-27 @must
  Scenario: Ciò che toglie punti vita o infligge danno a ogni avversario lascia com'è la vita della propria squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “God-Pharaoh's Statue”
    E che Angie controlla “Keral Keep Disciples”
    E che Angie controlla “Reckless Fireweaver”
    E che Angie controlla “Chandra, Pyrogenius”
    E che “Chandra, Pyrogenius” ha quattro segnalini fedeltà
    E che Barry controlla “Ghitu Journeymage”
    Quando Angie lancia “Orso Grizzly”
    E la magia si risolve
    Allora la pila è vuota
    Quando Angie lancia “Bontu's Monument”
    E la magia si risolve
    E l'abilità innescata di “Reckless Fireweaver” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando Angie attiva la prima abilità di “Chandra, Pyrogenius”
    E l'abilità innescata di “Keral Keep Disciples” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 12 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    E l'abilità innescata di “God-Pharaoh's Statue” si risolve
    Allora la squadra di Edward ha 10 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.heeds.wizard @situation:card.heeds @clause:trigger.intervening_if @clause:life.shared @from:2018-04-27 @must
  Scenario: Un Mago accanto a un altro infligge danno a entrambi gli avversari, e quello di un compagno non conta
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Ixidor, Reality Sculptor”
    Quando Angie lancia “Ghitu Journeymage”
    E la magia si risolve
    Allora la pila è vuota
    Quando Barry lancia “Ghitu Journeymage”
    E la magia si risolve
    E l'abilità innescata di “Ghitu Journeymage” di Barry si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:card.heeds.dies @situation:card.heeds @clause:trigger.dies @clause:life.shared @from:2019-07-12 @must
  Scenario: Chi nota le creature che muoiono non nota gli incantesimi, e chi nota le altre non nota se stesso
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cruel Celebrant”
    E che Angie controlla “Vindictive Vampire”
    E che Angie controlla “Slimefoot, the Stowaway”
    E che Angie controlla “Bad Moon”
    Quando Angie lancia “Casualties of War” scegliendo il modo 3 e bersagliando “Bad Moon”
    E la magia si risolve
    Allora Angie ha “Bad Moon” nel proprio cimitero
    E la pila è vuota
    Quando Angie lancia “Omicidio” bersagliando “Vindictive Vampire”
    E la magia si risolve
    Allora in pila c'è una magia o abilità
    Quando l'abilità innescata di “Cruel Celebrant” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:card.heeds.enters @situation:card.heeds @clause:trigger.enters @clause:poison.infect @from:2013-07-13 @must
  Scenario: Chi nota le creature che entrano non nota le terre, ed è la creatura a infliggere il danno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Angelic Chorus”
    E che Angie controlla “Warstorm Surge”
    E che Angie ha “Foresta” in mano
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie gioca “Foresta” come terra
    Allora la pila è vuota
    Quando Angie lancia “Glistener Elf”
    E la magia si risolve
    E Angie sceglie Edward come bersaglio
    E l'abilità innescata di “Angelic Chorus” si risolve
    Allora la squadra di Angie ha 21 punti vita
    Quando l'abilità innescata di “Warstorm Surge” si risolve
    Allora la squadra di Edward ha un segnalino veleno
    E la squadra di Edward ha 20 punti vita

  @id:card.heeds.first_spell @situation:card.heeds @clause:trigger.event @clause:turn.teams @from:2018-04-27 @must
  Scenario: La prima magia in un turno avversario viene notata se è del controllore, e nessuna nel turno della squadra
    Dato che Angie controlla “Stinging Lionfish”
    E che Edward controlla “Montagna”
    Quando Angie lancia “Angel's Mercy”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Barry lancia “Angel's Mercy”
    Allora in pila c'è una magia o abilità
    Quando Angie lancia “Angel's Mercy”
    Allora in pila ci sono tre magie e abilità
    E Angie non deve fare nessuna scelta
    Quando Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Stinging Lionfish” si risolve
    Allora la carta “Stinging Lionfish” è TAPpata
    E la carta “Montagna” è STAPpata

  @id:card.heeds.shrines @situation:card.heeds @clause:trigger.step @clause:legend.rule @clause:object.you @from:2018-04-27 @must
  Scenario: I Santuari di ciascuno contano per lui solo, e solo nel turno della squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Sanctum of Stone Fangs”
    E che Angie controlla “Crusade”
    E che Barry controlla “Sanctum of Stone Fangs”
    Quando inizia il mantenimento della squadra di Angie
    E inizia la fase principale pre-combattimento della squadra di Angie
    E l'abilità innescata di “Sanctum of Stone Fangs” di Angie si risolve
    E l'abilità innescata di “Sanctum of Stone Fangs” di Barry si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita
    Quando inizia la sottofase finale della squadra di Edward
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:card.heeds.reinforcements @situation:card.heeds @clause:life.read @clause:object.you @from:2013-07-13 @must
  Scenario: Le creature di un compagno e gli artefatti degli avversari non rendono nessuno più debole di questi
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “God-Pharaoh's Statue”
    E che Ronald controlla “Bontu's Monument”
    Quando Angie lancia “Timely Reinforcements”
    E la magia si risolve
    Allora la squadra di Angie ha 20 punti vita
    E Angie non controlla nessuna pedina creatura

  @id:card.heeds.reinforced @situation:card.heeds @clause:object.colour @clause:object.you @from:2013-07-13 @must
  Scenario: Dove un avversario ha più creature, tre bianche arrivano a chi ne ha meno
    Dato che la squadra di Angie ha 19 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Crusade”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Timely Reinforcements”
    E la magia si risolve
    Allora la squadra di Angie ha 25 punti vita
    E Angie controlla tre pedine creatura 2/2
    E Barry non controlla nessuna pedina creatura

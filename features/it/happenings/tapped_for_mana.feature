# language: it
Funzionalità: Permanenti TAPpati per attingere mana, e ciò che viene STAPpato
  > Qualcosa si innesca quando un giocatore TAPpa una terra per attingere mana, e aggiunge mana o fa altro. Di chi è il mana, e che cosa usa la pila?

  @id:tapped_for_mana.doubled @situation:tapped_for_mana @clause:mana.triggered @clause:mana.own @from:2005-08-01 @must
  Scenario: Le terre di ogni giocatore danno il doppio a chi le TAPpa, e nulla a un compagno
    Dato che Barry controlla “Heartbeat of Spring”
    E che Angie controlla due “Montagna”
    E che Barry controlla “Montagna”
    Allora Barry non può lanciare “Gigante di Collina”
    Ma Angie può lanciare “Gigante di Collina”
    Quando la magia si risolve
    Allora Angie controlla “Gigante di Collina”

  @id:tapped_for_mana.enough @situation:tapped_for_mana @clause:mana.triggered @from:2005-08-01 @must
  Scenario: Due terre di due colori pagano quattro mana di quei due colori, due di ciascuno, e non di più
    Dato che Edward controlla “Heartbeat of Spring”
    E che Angie controlla “Montagna”
    E che Angie controlla “Pianura”
    Allora Angie non può lanciare “Kiki-Jiki, Mirror Breaker”
    E Angie non può lanciare “Molten Primordial”
    Ma Angie può lanciare “Hero of Bladehold”
    Quando la magia si risolve
    Allora Angie non ha mana non speso

  @id:tapped_for_mana.pools @situation:tapped_for_mana @clause:mana.triggered @clause:mana.own @from:2005-08-01 @must
  Scenario: Il mana di una terra e quello che vi si aggiunge ci sono subito, nella riserva di chi TAPpa, e nulla è in pila
    Dato che Barry controlla “Heartbeat of Spring”
    E che Angie controlla “Montagna”
    Quando Angie attiva l'abilità di “Montagna”
    Allora Angie ha due mana non spesi
    E Barry non ha mana non speso
    E la pila è vuota

  @id:tapped_for_mana.hurts @situation:tapped_for_mana @clause:mana.tapped @from:2005-08-01 @must
  Scenario: Ciò che non aggiunge mana attende in pila sopra la magia, una volta per ogni terra, e colpisce la squadra che ha TAPpato
    Dato che Edward controlla “Manabarbs”
    E che Angie controlla due “Montagna”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    Allora la squadra di Angie ha 20 punti vita
    Quando l'abilità innescata di “Manabarbs” si risolve
    Allora la squadra di Angie ha 19 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 19 punti vita

  @id:tapped_for_mana.druid @situation:tapped_for_mana @clause:mana.tapped @from:2005-08-01 @must
  Scenario: Quando il suo giocatore TAPpa Zhur-Taa Druid per mana, questa infligge danno a ciascun avversario, uno per ogni membro della squadra
    Dato che Angie controlla “Zhur-Taa Druid”
    E che Barry controlla “Zhur-Taa Druid”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    Quando Angie attiva l'abilità di “Zhur-Taa Druid” di Angie
    Allora Angie ha un mana non speso
    E la squadra di Edward ha 20 punti vita
    Quando l'abilità si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 20 punti vita
    E la pila è vuota

  @id:tapped_for_mana.attack @situation:tapped_for_mana @clause:mana.tapped @from:2018-04-27 @must
  Scenario: TAPpata per attaccare non è TAPpata per attingere mana, e nulla si innesca
    Dato che Angie controlla “Zhur-Taa Druid”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Zhur-Taa Druid”
    Allora la pila è vuota
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita

  @id:untapped.step @situation:untapped @clause:trigger.event @clause:step.untap @from:2018-04-27 @must
  Scenario: Una creatura che viene STAPpata nella sottofase di STAP della squadra innesca nel mantenimento, per entrambi gli avversari, e una che era STAPpata no
    Dato che Angie controlla “Servant of Tymaret”
    E che Barry controlla “Servant of Tymaret”
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Servant of Tymaret” di Angie
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 19 punti vita
    Quando inizia il mantenimento della squadra di Edward
    E inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Servant of Tymaret” di Angie si risolve
    Allora la squadra di Edward ha 17 punti vita
    E la squadra di Angie ha 22 punti vita
    E la pila è vuota

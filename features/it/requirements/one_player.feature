# language: it
Funzionalità: Chi deve essere attaccato
  > Una carta dice che una creatura attacca il suo controllore se può. Va bene anche l'altra testa, e che succede se quel giocatore non può essere attaccato?

  @id:must_attack.head @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Il gigante deve attaccare la testa che lo ha attirato; non bastano né l'altra testa né il planeswalker della prima
    Dato che Angie controlla “Alluring Siren”
    E che Angie controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Edward non può attaccare Barry con “Gigante di Collina”
    E Edward non può attaccare “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E Ronald non può attaccare Angie con “Orso Grizzly”
    Ma Edward può attaccare Angie con “Gigante di Collina”

  @id:must_attack.turn @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Nel suo turno successivo il gigante attirato può di nuovo attaccare l'altra testa, o nessuno
    Dato che Angie controlla “Alluring Siren”
    E che Edward controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Barry con “Gigante di Collina”
    Quando Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura
    E Edward può attaccare Barry con “Gigante di Collina”

  @id:must_attack.cost @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Dove un attacco a quella testa va pagato, il gigante attirato può attaccare l'altra, o restare a casa
    Dato che Angie controlla “Alluring Siren”
    E che Angie controlla “Windborn Muse”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla due “Fonte di mana”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura
    E Edward può attaccare Barry con “Gigante di Collina”

  @id:must_attack.group @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2010-10-01 @until:2018-04-27 @must
  Scenario: Finché le creature attaccano l'altra squadra come gruppo, il gigante attirato deve attaccare la squadra di chi lo ha attirato
    Dato che Angie controlla “Alluring Siren”
    E che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Ronald non può attaccare la squadra di Angie con “Orso Grizzly”
    Ma Edward può attaccare la squadra di Angie con “Gigante di Collina”

  @id:must_attack.elsewhere @situation:must_attack @clause:combat.attack_required @variant:free-for-all @from:2010-10-01 @must
  Scenario: Fra quattro giocatori il gigante attacca chi lo ha attirato, chiunque gli sieda accanto
    Dato che Angie controlla “Alluring Siren”
    E che Edward controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Martha passa la priorità
    E la squadra di Simon passa la priorità
    E Angie attiva l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    E Edward non può attaccare Martha con “Gigante di Collina”
    Ma Edward può attaccare Angie con “Gigante di Collina”

  @id:must_attack.target @situation:must_attack.target @clause:target.choose @from:2018-04-27 @must
  Scenario: Si attira solo una creatura di un avversario, non quella di un compagno né una terra, e per questo la sirena si TAPpa
    Dato che Angie controlla “Alluring Siren”
    E che Barry controlla “Orso Grizzly”
    E che Edward controlla “Pianura”
    E che Ronald controlla “Gigante di Collina”
    Allora Angie non può attivare l'abilità di “Alluring Siren” bersagliando “Orso Grizzly”
    E Angie non può attivare l'abilità di “Alluring Siren” bersagliando “Pianura”
    Ma Angie può attivare l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E la carta “Alluring Siren” è TAPpata

  @id:must_attack.extra_turn @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: In un turno addizionale subito dopo quello in cui è stato attirato il gigante può restare a casa
    Dato che Angie controlla “Alluring Siren”
    E che Edward controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E Edward lancia “Time Warp” bersagliando Edward
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può non attaccare con alcuna creatura
    Quando Edward attacca Angie con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura

  @id:must_attack.no_mana @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Anche un attacco che non costa mana ha un costo, e quindi il gigante attirato può restare a casa
    Dato che Angie controlla “Alluring Siren”
    E che Angie controlla “War Tax”
    E che Angie controlla “Isola”
    E che Edward controlla “Gigante di Collina”
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “Alluring Siren” bersagliando “Gigante di Collina”
    E l'abilità si risolve
    E la squadra di Edward passa la priorità
    E Angie attiva l'abilità di “War Tax” con X = 0
    E l'abilità si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward può non attaccare con alcuna creatura
    Ed Edward può attaccare Angie con “Gigante di Collina”

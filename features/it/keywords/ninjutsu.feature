# language: it
Funzionalità: Ninjutsu
  > Un attaccante non bloccato torna in mano, e una carta di quella mano attacca al suo posto. L'attaccante di chi, quando, e quale testa?

  @id:ninjutsu.team @situation:ninjutsu @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ciò che entra con ninjutsu attacca la squadra come l'attaccante tornato in mano, e la squadra dice a chi va il danno
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Okiba-Gang Shinobi” in mano
    E che Edward ha due carte in mano
    E che Ronald ha due carte in mano
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva l'abilità di “Okiba-Gang Shinobi”
    Allora Angie ha “Orso Grizzly” in mano
    E Angie ha “Okiba-Gang Shinobi” in mano
    Quando l'abilità si risolve
    Allora la creatura “Okiba-Gang Shinobi” sta attaccando
    E la carta “Okiba-Gang Shinobi” è TAPpata
    Quando la squadra di Angie sceglie Ronald come giocatore che subisce il danno
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 17 punti vita
    E Ronald non ha carte in mano
    Ma Edward ha due carte in mano

  @id:ninjutsu.head @situation:ninjutsu @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scenario: Ciò che entra con ninjutsu attacca la testa che attaccava la creatura tornata in mano, e nessuno sceglie
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Okiba-Gang Shinobi” in mano
    E che Barry controlla “Gigante di Collina”
    E che Edward ha due carte in mano
    E che Ronald ha tre carte in mano
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva l'abilità di “Okiba-Gang Shinobi”
    Allora Angie ha “Orso Grizzly” in mano
    E la creatura “Gigante di Collina” sta attaccando
    Quando l'abilità si risolve
    Allora Angie non deve fare nessuna scelta
    E la creatura “Okiba-Gang Shinobi” sta attaccando
    E la carta “Okiba-Gang Shinobi” è TAPpata
    Quando Ronald scarta due carte
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    E Ronald ha una carta in mano
    Ma Edward ha due carte in mano

  @id:ninjutsu.other_head @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scenario: Di due attaccanti non bloccati, quello che torna in mano dice quale testa attacca il ninja
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Typhoid Rats”
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Okiba-Gang Shinobi” in mano
    E che Edward ha due carte in mano
    E che Ronald ha due carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Orso Grizzly”
    E Angie attacca Edward con “Typhoid Rats”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva l'abilità di “Okiba-Gang Shinobi”
    E Angie sceglie di far tornare “Typhoid Rats”
    E l'abilità si risolve
    Allora Angie ha “Typhoid Rats” in mano
    E la creatura “Orso Grizzly” sta attaccando
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward non ha carte in mano
    Ma Ronald ha due carte in mano

  @id:ninjutsu.before @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: Prima che si dichiarino i bloccanti nessun attaccante è ancora non bloccato, né lo è finito il combattimento
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla tre “Fonte di mana”
    E che Angie ha “Ninja of the Deep Hours” in mano
    E che Angie ha “Mistblade Shinobi” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    Allora Angie non può attivare l'abilità di “Ninja of the Deep Hours”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    Allora Angie può attivare l'abilità di “Ninja of the Deep Hours”
    Quando l'abilità si risolve
    E Angie non fa ciò che l'abilità permette
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie controlla “Ninja of the Deep Hours”
    E Angie non può attivare l'abilità di “Mistblade Shinobi”

  @id:ninjutsu.end_of_combat @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: Un attaccante è non bloccato fino alla fine del combattimento, e ciò che entra dopo il danno non ne infligge
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Ninja of the Deep Hours” in mano
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di fine combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E Angie può attivare l'abilità di “Ninja of the Deep Hours”
    Quando l'abilità si risolve
    Allora la creatura “Ninja of the Deep Hours” sta attaccando
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E Angie ha “Orso Grizzly” in mano

  @id:ninjutsu.blocked @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: Un attaccante bloccato non torna in mano, nemmeno quando il suo bloccante se n'è andato
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Typhoid Rats”
    E che Angie controlla “War Mammoth”
    E che Angie controlla sei “Fonte di mana”
    E che Angie ha “Omicidio” in mano
    E che Angie ha “Ninja of the Deep Hours” in mano
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Edward con “Typhoid Rats”
    E Angie attacca Ronald con “War Mammoth”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Ronald blocca “Orso Grizzly” con “Gigante di Collina”
    E Angie lancia “Omicidio” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Angie attiva l'abilità di “Ninja of the Deep Hours”
    Allora Angie deve fare una scelta
    E Angie non può scegliere di far tornare “Orso Grizzly”
    Quando Angie sceglie di far tornare “Typhoid Rats”
    E l'abilità si risolve
    Allora la creatura “Ninja of the Deep Hours” sta attaccando
    E la creatura “Orso Grizzly” sta attaccando

  @id:ninjutsu.teammate @clause:keyword.ninjutsu @clause:cost.resources @from:2018-04-27 @must
  Scenario: L'attaccante non bloccato del compagno non torna in mano, e un giocatore in difesa non ne fa tornare nessuno
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Ninja of the Deep Hours” in mano
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Fonte di mana”
    E che Barry ha “Mistblade Shinobi” in mano
    E che Edward controlla due “Fonte di mana”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward ha “Ninja of the Deep Hours” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward blocca “Orso Grizzly” con “Elementale dell'Aria”
    Allora Angie non può attivare l'abilità di “Ninja of the Deep Hours” di Angie
    Ma Barry può attivare l'abilità di “Mistblade Shinobi”
    E Barry ha “Gigante di Collina” in mano
    Quando la squadra di Angie passa la priorità
    Allora Edward non può attivare l'abilità di “Ninja of the Deep Hours” di Edward
    Quando l'abilità si risolve
    Allora Barry controlla “Mistblade Shinobi”
    E la creatura “Mistblade Shinobi” sta attaccando

  @id:ninjutsu.first_strike @clause:keyword.ninjutsu @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Ciò che entra dopo la prima di due sottofasi di danno infligge il proprio nella seconda
    Dato che Angie controlla “Youthful Knight”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Ninja of the Deep Hours” in mano
    E che Barry non ha carte in mano
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Youthful Knight”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    Quando Angie attiva l'abilità di “Ninja of the Deep Hours”
    E l'abilità si risolve
    E Angie fa ciò che l'abilità permette
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E Angie ha “Youthful Knight” in mano
    E Angie ha due carte in mano
    Ma Barry non ha carte in mano

  @id:ninjutsu.walker @clause:keyword.ninjutsu_whom @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Ciò che entra con ninjutsu attacca il planeswalker che attaccava la creatura tornata in mano
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Okiba-Gang Shinobi” in mano
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Nissa, Voice of Zendikar” con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva l'abilità di “Okiba-Gang Shinobi”
    E l'abilità si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    E la squadra di Edward ha 20 punti vita

  @id:ninjutsu.walker.gone @clause:keyword.ninjutsu_whom @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Se il planeswalker se n'è andato prima che entri, il ninja non attacca nessuno
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Typhoid Rats”
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Okiba-Gang Shinobi” in mano
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha un segnalino fedeltà
    E che Barry controlla “Youthful Knight”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Nissa, Voice of Zendikar” con “Orso Grizzly”
    E Barry attacca “Nissa, Voice of Zendikar” con “Youthful Knight”
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Ronald ha “Nissa, Voice of Zendikar” nel proprio cimitero
    Quando Angie attiva l'abilità di “Okiba-Gang Shinobi”
    E l'abilità si risolve
    Allora Angie controlla “Okiba-Gang Shinobi”
    E la carta “Okiba-Gang Shinobi” è TAPpata
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:ninjutsu.twice @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scenario: Un altro attaccante può tornare in mano per la stessa carta, che entra una volta sola e attacca chi attaccava l'ultimo
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Typhoid Rats”
    E che Angie controlla otto “Fonte di mana”
    E che Angie ha “Okiba-Gang Shinobi” in mano
    E che Edward ha due carte in mano
    E che Ronald ha due carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Ronald con “Typhoid Rats”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie sceglie di far tornare “Orso Grizzly”
    E Angie attiva l'abilità di “Okiba-Gang Shinobi”
    E Angie sceglie di far tornare “Typhoid Rats”
    E Angie attiva l'abilità di “Okiba-Gang Shinobi”
    Allora Angie ha “Orso Grizzly” in mano
    E Angie ha “Typhoid Rats” in mano
    Quando l'abilità si risolve
    Allora Angie controlla “Okiba-Gang Shinobi”
    Quando l'abilità si risolve
    Allora Angie controlla “Okiba-Gang Shinobi”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora Ronald non ha carte in mano
    Ma Edward ha due carte in mano

  @id:ninjutsu.not_in_hand @clause:keyword.ninjutsu @clause:ability.zone @from:2018-04-27 @must
  Scenario: Una carta che ha lasciato prima la mano non entra
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Guardian of New Benalia”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Ninja of the Deep Hours” in mano
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva l'abilità di “Ninja of the Deep Hours”
    E Angie attiva l'abilità di “Guardian of New Benalia”
    E Angie scarta “Ninja of the Deep Hours”
    E l'abilità si risolve
    E l'abilità si risolve
    Allora Angie ha “Ninja of the Deep Hours” nel proprio cimitero
    E Angie ha “Orso Grizzly” in mano
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 20 punti vita

  @id:ninjutsu.shown @clause:keyword.ninjutsu_shown @clause:hand.seen @from:2018-04-27 @must
  Scenario: La carta è rivelata agli avversari finché l'abilità è in pila, e nessun'altra carta della mano lo è
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Guardian of New Benalia”
    E che Angie controlla quattro “Fonte di mana”
    E che Angie ha “Ninja of the Deep Hours” in mano
    E che Angie ha “Mistblade Shinobi” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    Allora Edward non ha il diritto di guardare “Ninja of the Deep Hours”
    Ma Barry ha il diritto di guardare “Ninja of the Deep Hours”
    Quando Angie attiva l'abilità di “Ninja of the Deep Hours”
    Allora Edward ha il diritto di guardare “Ninja of the Deep Hours”
    E Ronald ha il diritto di guardare “Ninja of the Deep Hours”
    Ma Edward non ha il diritto di guardare “Mistblade Shinobi”
    Quando l'abilità si risolve
    Allora Angie controlla “Ninja of the Deep Hours”
    E Edward non ha il diritto di guardare “Mistblade Shinobi”

  @id:ninjutsu.on_battlefield @clause:ability.zone @clause:keyword.ninjutsu @from:2018-04-27 @must
  Scenario: Ninjutsu si attiva da una mano, e mai dal campo di battaglia
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Ninja of the Deep Hours”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Mistblade Shinobi” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    Allora Angie non può attivare l'abilità di “Ninja of the Deep Hours”
    Ma Angie può attivare l'abilità di “Mistblade Shinobi”

  @id:ninjutsu.damaged_player @clause:keyword.ninjutsu_whom @clause:target.choose @from:2018-04-27 @must
  Scenario: “Quel giocatore” è la testa che ha subito il danno, e né l'altra né un compagno
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Ink-Eyes, Servant of Oni” in mano
    E che Edward ha “Gigante di Collina” nel proprio cimitero
    E che Edward ha “Elementale dell'Aria” nel proprio cimitero
    E che Edward ha “Shock” nel proprio cimitero
    E che Ronald ha “War Mammoth” nel proprio cimitero
    E che Angie ha “Typhoid Rats” nel proprio cimitero
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva la prima abilità di “Ink-Eyes, Servant of Oni”
    E l'abilità si risolve
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E Angie non può scegliere “War Mammoth” come bersaglio
    E Angie non può scegliere “Shock” come bersaglio
    Quando Angie sceglie “Elementale dell'Aria” come bersaglio
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Ink-Eyes, Servant of Oni” si risolve
    Allora Angie controlla “Elementale dell'Aria”
    E Edward ha “Gigante di Collina” nel proprio cimitero

  @id:ninjutsu.mistblade @clause:keyword.ninjutsu_whom @clause:target.choose @from:2018-04-27 @must
  Scenario: Mistblade Shinobi fa tornare in mano una creatura della testa che ha danneggiato, se il suo controllore vuole
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Fonte di mana”
    E che Angie ha “Mistblade Shinobi” in mano
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Elementale dell'Aria”
    E che Edward controlla “Pianura”
    E che Ronald controlla “War Mammoth”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva l'abilità di “Mistblade Shinobi”
    E l'abilità si risolve
    E inizia la sottofase di danno da combattimento della squadra di Angie
    Allora Angie deve fare una scelta
    E Angie non può scegliere “War Mammoth” come bersaglio
    E Angie non può scegliere “Pianura” come bersaglio
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Mistblade Shinobi” si risolve
    Allora Edward ha “Gigante di Collina” in mano
    E Edward controlla “Elementale dell'Aria”
    E Ronald controlla “War Mammoth”

  @id:ninjutsu.zareth @clause:combat.enters_attacking @clause:combat.unblocked @clause:cost.resources @from:2018-04-27 @must
  Scenario: Ciò che non è ninjutsu lascia che il suo controllore scelga l'altra testa, e solo un Farabutto torna in mano per lui
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla “Moonglove Winnower”
    E che Angie controlla “Oona's Prowler”
    E che Angie controlla otto “Fonte di mana”
    E che Angie ha “Zareth San, the Trickster” in mano
    E che Barry controlla “Night Market Lookout”
    E che Ronald ha “Shock” nel proprio cimitero
    E che Ronald ha “Gigante di Collina” nel proprio cimitero
    E che Ronald ha “Pianura” nel proprio cimitero
    E che Edward ha “Elementale dell'Aria” nel proprio cimitero
    E che la squadra di Edward ha 20 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Edward con “Moonglove Winnower”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    E Angie attiva l'abilità di “Zareth San, the Trickster”
    Allora Angie ha “Moonglove Winnower” in mano
    E la creatura “Orso Grizzly” sta attaccando
    Quando l'abilità si risolve
    Allora Angie deve fare una scelta
    Quando Angie sceglie Ronald come giocatore in difesa
    Allora la creatura “Zareth San, the Trickster” sta attaccando
    E la carta “Zareth San, the Trickster” è TAPpata
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    Allora la squadra di Edward ha 14 punti vita
    E Angie deve fare una scelta
    E Angie non può scegliere “Shock” come bersaglio
    E Angie non può scegliere “Elementale dell'Aria” come bersaglio
    Quando Angie sceglie “Pianura” come bersaglio
    E Angie fa ciò che l'abilità permette
    E l'abilità innescata di “Zareth San, the Trickster” si risolve
    Allora Angie controlla “Pianura”

  @id:ninjutsu.zareth.no_rogue @clause:cost.resources @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: Né un attaccante non bloccato che non è un Farabutto né il Farabutto del compagno torna in mano per Zareth San
    Dato che Angie controlla “Orso Grizzly”
    E che Angie controlla quattro “Fonte di mana”
    E che Angie ha “Zareth San, the Trickster” in mano
    E che Angie controlla “Oona's Prowler”
    E che Barry controlla “Moonglove Winnower”
    E che Barry controlla quattro “Fonte di mana”
    E che Barry ha “Zareth San, the Trickster” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Moonglove Winnower”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    Allora Angie non può attivare l'abilità di “Zareth San, the Trickster” di Angie
    Ma Barry può attivare l'abilità di “Zareth San, the Trickster” di Barry

  @id:ninjutsu.zareth.mana @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scenario: Zareth San entra per il mana del proprio giocatore, e non di un compagno
    Dato che Angie controlla “Moonglove Winnower”
    E che Angie controlla tre “Fonte di mana”
    E che Angie ha “Zareth San, the Trickster” in mano
    E che Barry controlla “Goblin Racketeer”
    E che Barry controlla quattro “Fonte di mana”
    E che Barry ha “Zareth San, the Trickster” in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Moonglove Winnower”
    E Barry attacca Edward con “Goblin Racketeer”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    Allora Angie non può attivare l'abilità di “Zareth San, the Trickster” di Angie
    Ma Barry può attivare l'abilità di “Zareth San, the Trickster” di Barry
    E la creatura “Moonglove Winnower” sta attaccando
    E Barry ha “Goblin Racketeer” in mano

  @id:ninjutsu.zareth.flash @clause:priority.timing @from:2018-04-27 @must
  Scenario: Zareth San si lancia ogni volta che si potrebbe lanciare un istantaneo, e allora non attacca nessuno
    Dato che Angie ha “Zareth San, the Trickster” in mano
    E che Angie ha “War Mammoth” in mano
    Quando inizia il mantenimento della squadra di Edward
    E la squadra di Edward passa la priorità
    Allora Angie non può lanciare “War Mammoth”
    Ma Angie può lanciare “Zareth San, the Trickster”
    Quando la magia si risolve
    Allora Angie controlla “Zareth San, the Trickster”
    E la carta “Zareth San, the Trickster” è STAPpata

  @id:ninjutsu.regenerates @clause:ability.zone @clause:effect.regenerate @clause:mana.own @from:2018-04-27 @must
  Scenario: L'altra abilità di una carta con ninjutsu funziona sul campo di battaglia, per il mana del suo controllore
    Dato che Angie controlla “Ink-Eyes, Servant of Oni”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Ink-Eyes, Servant of Oni”
    E che Barry controlla “Fonte di mana”
    Allora Barry non può attivare la seconda abilità di “Ink-Eyes, Servant of Oni” di Barry
    E Angie non può attivare la prima abilità di “Ink-Eyes, Servant of Oni” di Angie
    Ma Angie può attivare la seconda abilità di “Ink-Eyes, Servant of Oni” di Angie
    Quando l'abilità si risolve
    E la squadra di Angie passa la priorità
    E Ronald lancia “Omicidio” bersagliando “Ink-Eyes, Servant of Oni” di Angie
    E la magia si risolve
    Allora Angie controlla “Ink-Eyes, Servant of Oni”
    E la carta “Ink-Eyes, Servant of Oni” di Angie è TAPpata
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Omicidio” bersagliando “Ink-Eyes, Servant of Oni” di Barry
    E la magia si risolve
    Allora Barry non controlla nessuna creatura

  @id:ninjutsu.commander @clause:keyword.ninjutsu_commander @clause:keyword.ninjutsu @variant:two-headed-giant-commander @from:2020-01-24 @should
  Scenario: Un comandante con ninjutsu da comandante arriva dalla zona di comando per l'attaccante non bloccato del proprio giocatore, e per nessun compagno
    Dato che il comandante di Angie è “Yuriko, the Tiger's Shadow”
    E che Angie ha “Yuriko, the Tiger's Shadow” nella zona di comando
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla cinque “Fonte di mana”
    E che Angie ha “Elementale dell'Aria” in cima al proprio grimorio
    E che Angie controlla “Typhoid Rats”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla due “Fonte di mana”
    E che Barry ha “Mistblade Shinobi” in mano
    E che la squadra di Edward ha 60 punti vita
    E che la squadra di Angie ha 60 punti vita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Angie attacca Edward con “Typhoid Rats”
    E Barry attacca Ronald con “Gigante di Collina”
    Allora Angie non può attivare l'abilità di “Yuriko, the Tiger's Shadow”
    Quando inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    Allora Barry non può attivare l'abilità di “Yuriko, the Tiger's Shadow”
    Ma Barry può attivare l'abilità di “Mistblade Shinobi”
    Quando Angie attiva l'abilità di “Yuriko, the Tiger's Shadow”
    E Angie sceglie di far tornare “Orso Grizzly”
    E l'abilità si risolve
    E l'abilità si risolve
    Allora la creatura “Yuriko, the Tiger's Shadow” sta attaccando
    E la creatura “Mistblade Shinobi” sta attaccando
    Quando inizia la sottofase di danno da combattimento della squadra di Angie
    E l'abilità innescata di “Yuriko, the Tiger's Shadow” si risolve
    Allora la squadra di Edward ha 47 punti vita
    E la squadra di Angie ha 60 punti vita
    E la pila è vuota
    E Angie ha “Elementale dell'Aria” in mano
    E Angie ha “Orso Grizzly” in mano

  @id:ninjutsu.commander.plain @clause:keyword.ninjutsu_commander @clause:keyword.ninjutsu @clause:ability.zone @variant:two-headed-giant-commander @from:2020-01-24 @should
  Scenario: Il semplice ninjutsu non funziona nella zona di comando, e quello da comandante funziona anche in una mano
    Dato che il comandante di Angie è “Yuriko, the Tiger's Shadow”
    E che Angie ha “Yuriko, the Tiger's Shadow” in mano
    E che Angie controlla “Orso Grizzly”
    E che Angie controlla due “Fonte di mana”
    E che il comandante di Barry è “Ink-Eyes, Servant of Oni”
    E che Barry ha “Ink-Eyes, Servant of Oni” nella zona di comando
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla cinque “Fonte di mana”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Edward non blocca con alcuna creatura
    Allora Barry non può attivare la prima abilità di “Ink-Eyes, Servant of Oni”
    Ma Angie può attivare l'abilità di “Yuriko, the Tiger's Shadow”
    Quando l'abilità si risolve
    Allora la creatura “Yuriko, the Tiger's Shadow” sta attaccando
    E Angie ha “Orso Grizzly” in mano
    Ma Barry ha “Ink-Eyes, Servant of Oni” nella zona di comando

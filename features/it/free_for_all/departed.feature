# language: it
Funzionalità: Giocatori che lasciano in ogni momento
  > In una partita a quattro qualcuno concede mentre si distribuiscono le carte, si dichiarano attaccanti o attendono abilità. Chi continua, e che cosa finisce con chi se ne va?

  @id:departed.duration @clause:team.durations @variant:free-for-all @from:2016-01-16 @must
  Scenario: Ciò che dura fino al prossimo turno di chi ha lasciato finisce quando quel turno sarebbe iniziato
    Dato che Angie controlla “Liliana, the Last Hope”
    E che Martha controlla “Gigante di Collina”
    Quando Angie attiva l'abilità di “Liliana, the Last Hope”
    E Angie sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    Allora la creatura “Gigante di Collina” è 1/2
    Quando Angie concede la partita
    Allora la creatura “Gigante di Collina” è 1/2
    Quando inizia la sottofase finale della squadra di Simon
    Allora la creatura “Gigante di Collina” è 1/2
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Gigante di Collina” è 3/3

  @id:departed.duration.between @situation:departed.duration @clause:team.durations @variant:free-for-all @from:2016-01-16 @must
  Scenario: Ciò che dura fino al prossimo turno di un giocatore che se n'è andato non finisce nel turno di nessun altro, anche quando altri se ne sono andati
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Liliana, the Last Hope”
    E che Simon controlla “Gigante di Collina”
    Quando Edward attiva l'abilità di “Liliana, the Last Hope”
    Ed Edward sceglie “Gigante di Collina” come bersaglio
    E l'abilità si risolve
    E Martha concede la partita
    Ed Edward concede la partita
    E inizia il mantenimento della squadra di Simon
    Allora la creatura “Gigante di Collina” è 1/2
    Quando inizia la sottofase finale della squadra di Angie
    Allora la creatura “Gigante di Collina” è 1/2
    Quando inizia il mantenimento della squadra di Simon
    Allora la creatura “Gigante di Collina” è 3/3

  @id:departed.deal @clause:team.leaves @clause:turn.of_who_left @variant:free-for-all @from:2018-04-27 @must
  Scenario: Il primo giocatore concede durante i mulligan, e comincia il secondo
    Dato che la squadra di Angie gioca per prima
    Quando Angie concede la partita
    Ed Edward tiene la propria mano
    E Martha tiene la propria mano
    E Simon tiene la propria mano
    Allora la squadra di Angie perde la partita
    E la partita continua
    E è il mantenimento della squadra di Edward
    Ed Edward ha sette carte in mano
    E Angie non ha carte in mano
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora Edward ha otto carte in mano

  @id:departed.deal.later @situation:departed.deal @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Il terzo giocatore concede durante i mulligan dopo che altri hanno tenuto, e comincia il primo
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    Ed Edward tiene la propria mano
    E Martha concede la partita
    E Simon tiene la propria mano
    Allora la partita continua
    E è il mantenimento della squadra di Angie
    E la squadra di Martha perde la partita
    Quando inizia la sottofase finale della squadra di Edward
    E Angie scarta una carta
    Allora Edward ha otto carte in mano
    Quando la squadra di Edward finisce il proprio turno
    Ed Edward scarta una carta
    Allora è il mantenimento della squadra di Simon

  @id:departed.attackers @clause:team.leaves @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: Qualcuno concede prima che si dichiarino gli attaccanti e non è più attaccato; gli altri sì
    Dato che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Ed Edward concede la partita
    Allora Angie non può attaccare Edward con “Gigante di Collina”
    Ma Angie può attaccare Martha con “Gigante di Collina”
    Quando inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Martha ha 17 punti vita
    E la partita continua

  @id:departed.attackers.own @situation:departed.attackers @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: Chi dovrebbe dichiarare gli attaccanti concede, e il turno prosegue senza attacco
    Dato che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Edward controlla “Malvagità in Agguato”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie concede la partita
    Allora è la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E la partita continua
    Quando Edward attiva l'abilità di “Malvagità in Agguato”
    E l'abilità si risolve
    Allora la squadra di Edward ha 10 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 10 punti vita
    E Angie non controlla “Gigante di Collina”

  @id:departed.blockers @clause:team.leaves @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: Il primo giocatore in difesa concede mentre si dichiarano i bloccanti, e il seguente blocca lo stesso
    Dato che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Martha controlla “Elementale dell'Aria”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward concede la partita
    E Martha blocca “Orso Grizzly” con “Elementale dell'Aria”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Martha ha 20 punti vita
    E Angie ha “Orso Grizzly” nel proprio cimitero
    E Angie controlla “Gigante di Collina”
    E la squadra di Edward perde la partita

  @id:departed.blockers.attacker @situation:departed.blockers @clause:turn.of_nobody @clause:team.leaves @variant:free-for-all @from:2007-05-01 @must
  Scenario: L'attaccante concede mentre si dichiarano i bloccanti, e nessuno subisce danno
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Martha con “Orso Grizzly”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    E Angie concede la partita
    E inizia il mantenimento della squadra di Edward
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Martha ha 20 punti vita
    E la partita continua

  @id:departed.control @clause:turn.control @clause:team.leaves @variant:free-for-all @from:2010-10-01 @must
  Scenario: Chi doveva essere controllato da chi ha lasciato prende da sé le proprie decisioni
    Dato che Angie controlla “Mindslaver”
    E che Angie controlla quattro “Foresta”
    Quando Angie attiva l'abilità di “Mindslaver”
    E Angie sceglie Martha come bersaglio
    E l'abilità si risolve
    E Angie concede la partita
    E inizia la fase principale pre-combattimento della squadra di Martha
    Allora Martha può lanciare “Orso Grizzly”
    Quando la magia si risolve
    Allora Martha controlla “Orso Grizzly”

  @id:departed.control.now @situation:departed.control @clause:turn.control @clause:team.leaves @variant:free-for-all @from:2010-10-01 @must
  Scenario: Il giocatore che ne controlla un altro lascia a metà di quel turno, e il controllo cessa subito
    Dato che Angie controlla “Mindslaver”
    E che Angie controlla quattro “Foresta”
    Quando Angie attiva l'abilità di “Mindslaver”
    E Angie sceglie Edward come bersaglio
    E l'abilità si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può lanciare “Orso Grizzly”
    Quando Angie concede la partita
    Allora Edward può lanciare “Orso Grizzly”
    Quando la magia si risolve
    Allora Edward controlla “Orso Grizzly”

  @id:departed.owned @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Le carte di chi lascia se ne vanno da ogni zona, e quelle degli altri restano dove sono
    Dato che Edward ha “Shock” nel proprio cimitero
    E che Edward possiede “Pyroclasm” in esilio
    E che Edward ha tre carte in mano
    E che Edward controlla “Gigante di Collina”
    E che Martha ha “Sizzle” nel proprio cimitero
    E che Martha possiede “Tremor” in esilio
    E che Martha ha due carte in mano
    E che Martha controlla “Wind Drake”
    Quando Edward concede la partita
    Allora Edward non ha carte in mano
    Ed Edward non ha carte nel proprio cimitero
    Ed Edward non possiede carte in esilio
    Ed Edward non ha carte nel proprio grimorio
    Ed Edward non controlla nessuna creatura
    E Martha ha “Sizzle” nel proprio cimitero
    E Martha possiede “Tremor” in esilio
    E Martha ha due carte in mano
    E Martha controlla “Wind Drake”
    E Angie non ha carte in mano

  @id:departed.triggers @clause:trigger.order @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Le abilità del terzo e del quarto giocatore si innescano una volta ciascuna, quelle di chi ha lasciato no
    Dato che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Edward controlla “Soul Warden”
    E che Martha controlla “Ajani's Welcome”
    E che Martha controlla “Soul Warden”
    E che Simon controlla “Soul Warden”
    Quando Edward concede la partita
    E Angie lancia “Orso Grizzly”
    E la magia si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Martha ha 21 punti vita
    E la squadra di Simon ha 21 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    Allora la squadra di Martha ha 21 punti vita

  @id:departed.each_upkeep @clause:trigger.step @variant:free-for-all @from:2005-08-01 @must
  Scenario: Nel mantenimento di ciascun giocatore lui solo subisce 1 danno, tutti e quattro a turno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Martha ha 20 punti vita
    E che la squadra di Simon ha 20 punti vita
    E che Simon controlla “Copper Tablet”
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Martha ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Simon
    Allora la squadra di Edward ha 19 punti vita
    E la squadra di Martha ha 19 punti vita
    E la squadra di Simon ha 19 punti vita
    E la squadra di Angie ha 20 punti vita
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora la squadra di Angie ha 19 punti vita

  @id:departed.waiting @clause:team.leaves @clause:trigger.dies @variant:free-for-all @from:2005-08-01 @must
  Scenario: Ciò che si innesca mentre il suo controllore perde non viene mai messo in pila
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 1 punto vita
    E che la squadra di Martha ha 20 punti vita
    E che Edward controlla “Zulaport Cutthroat”
    Quando Angie lancia “Dagger Caster”
    E la magia si risolve
    E l'abilità innescata di “Dagger Caster” si risolve
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward perde la partita
    E la squadra di Martha ha 19 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:departed.two_spells @clause:team.leaves @clause:priority.pass @variant:free-for-all @from:2005-08-01 @must
  Scenario: Entrambe le magie di un giocatore che concede avendo priorità spariscono, e il turno prosegue con la pila vuota
    Dato che la squadra di Martha ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Martha
    E Angie lancia “Shock” bersagliando Martha
    Allora in pila ci sono due magie e abilità
    Quando Angie concede la partita
    Allora la pila è vuota
    Quando inizia il mantenimento della squadra di Edward
    Allora la squadra di Martha ha 20 punti vita

  @id:departed.no_death @situation:departed.no_death @clause:trigger.leaves @variant:free-for-all @from:2018-06-08 @must
  Scenario: Una creatura che se ne va con il suo giocatore non è morta
    Dato che Angie controlla “Poison-Tip Archer”
    E che Edward controlla “Orso Grizzly”
    E che la squadra di Martha ha 20 punti vita
    Quando Edward concede la partita
    Allora la pila è vuota
    Quando inizia il mantenimento della squadra di Martha
    Allora la squadra di Martha ha 20 punti vita

  @id:departed.gift @clause:team.leaves @variant:free-for-all @from:2011-06-17 @must
  Scenario: Ciò che va dato a un giocatore che nel frattempo ha lasciato la partita resta a chi lo ha
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Zedruu the Greathearted”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla tre “Fonte di mana”
    Quando Angie attiva l'abilità di “Zedruu the Greathearted” bersagliando “Gigante di Collina” e Edward
    E Edward concede la partita
    E l'abilità si risolve
    Allora la squadra di Edward perde la partita
    E Angie controlla “Gigante di Collina”
    E la squadra di Martha è ancora in partita

  @id:departed.was_dealt_damage @clause:team.last_known @variant:free-for-all @from:2020-01-24 @should
  Scenario: Che un avversario abbia subito danno in questo turno resta vero dopo che quell'avversario ha lasciato la partita
    Dato che Angie controlla “Bloodcrazed Goblin”
    E che la squadra di Edward ha 2 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Edward perde la partita
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie può attaccare Martha con “Bloodcrazed Goblin”

  @id:departed.was_dealt_none @situation:departed.was_dealt_damage @clause:team.last_known @variant:free-for-all @from:2013-07-13 @must
  Scenario: Che un avversario abbia lasciato la partita non è danno inflitto a un avversario
    Dato che Angie controlla “Bloodcrazed Goblin”
    E che Angie controlla “Orso Grizzly”
    Quando Edward concede la partita
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare Martha con “Bloodcrazed Goblin”
    Ma Angie può attaccare Martha con “Orso Grizzly”

  @id:departed.died @clause:team.last_known @clause:team.leaves @variant:free-for-all @from:2022-02-18 @must
  Scenario: Che una creatura sia morta in questo turno resta vero dopo che il suo controllore ha lasciato la partita
    Dato che la squadra di Martha ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    E che Angie controlla “Caged Zombie”
    E che Angie controlla tre “Fonte di mana”
    Quando Angie lancia “Shock” bersagliando “Orso Grizzly”
    E la magia si risolve
    E Edward concede la partita
    E Angie attiva l'abilità di “Caged Zombie”
    E l'abilità si risolve
    Allora la squadra di Martha ha 18 punti vita

  @id:departed.choice @clause:team.choice_left @variant:free-for-all @from:2018-04-27 @must
  Scenario: Ciò che una carta lascia fare a chi ha lasciato la partita lo decide un altro avversario, e nessuno lo riceve
    Dato che Angie controlla “Edric, Spymaster of Trest”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Martha con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    Allora in pila c'è una magia o abilità
    Quando Edward concede la partita
    E Angie sceglie Martha come avversario
    E Martha fa ciò che l'abilità permette
    E la squadra di Martha passa la priorità
    E la squadra di Simon passa la priorità
    E la squadra di Angie passa la priorità
    Allora la pila è vuota
    E Martha non ha carte in mano
    E Angie non ha carte in mano
    E Simon non ha carte in mano
    E la partita continua

  @id:departed.choice.asked @situation:departed.choice @clause:team.choice_left @variant:free-for-all @from:2018-04-27 @should
  Scenario: Il controllore dell'abilità indica un altro avversario, che sceglie al posto di chi ha lasciato la partita
    Dato che Angie controlla “Edric, Spymaster of Trest”
    E che Edward controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Edward attacca Martha con “Gigante di Collina”
    E inizia la sottofase di danno da combattimento della squadra di Edward
    E Edward concede la partita
    E la squadra di Martha passa la priorità
    E la squadra di Simon passa la priorità
    E la squadra di Angie passa la priorità
    Allora Angie deve fare una scelta
    Quando Angie sceglie Simon come avversario
    Allora Simon deve fare una scelta
    E Angie non deve fare nessuna scelta
    Quando Simon fa ciò che l'abilità permette
    Allora la pila è vuota
    E Simon non ha carte in mano

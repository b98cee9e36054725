# language: it
Funzionalità: Una battaglia il cui protettore lascia
  > Il giocatore che protegge una battaglia lascia la partita mentre è attaccata. Quando se ne sceglie un altro?

  @id:free_for_all.battle_left @situation:free_for_all.battle_left @clause:battle.new_protector @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  Scenario: Finché la battaglia è attaccata non si sceglie un altro protettore
    Dato che Angie controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Edward
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Invasion of Dominaria” con “Gigante di Collina”
    Ed Edward concede la partita
    Allora Angie non deve fare nessuna scelta
    E la creatura “Gigante di Collina” sta attaccando
    Quando inizia la sottofase di fine combattimento della squadra di Angie
    Allora Angie non deve fare nessuna scelta

  @id:free_for_all.battle_left.then @situation:free_for_all.battle_left @clause:battle.new_protector @clause:battle.damage @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  Scenario: Una battaglia il cui protettore se n'è andato subisce il danno, e dopo il combattimento il suo controllore ne sceglie uno tra chi gioca ancora
    Dato che Angie controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Edward
    E che “Invasion of Dominaria” ha cinque segnalini difesa
    E che Angie controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Invasion of Dominaria” con “Gigante di Collina”
    Ed Edward concede la partita
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora “Invasion of Dominaria” ha due segnalini difesa
    E Angie deve fare una scelta
    Quando Angie sceglie Martha come protettore
    Allora il protettore di “Invasion of Dominaria” è Martha

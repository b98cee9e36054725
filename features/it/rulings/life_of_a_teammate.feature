# language: it
Funzionalità: Punti vita guadagnati dal compagno
  > Un membro guadagna punti vita, e il totale della squadra sale. Quale abilità si innesca, e quali punti vita raddoppiano?

  @id:ruling.bloodbond_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Bloodbond Vampire cresce con i punti vita guadagnati dal suo controllore, e non con quelli del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Bloodbond Vampire”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 27 punti vita
    E la creatura “Bloodbond Vampire” è 3/3
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E l'abilità innescata di “Bloodbond Vampire” si risolve
    Allora la squadra di Angie ha 34 punti vita
    E la creatura “Bloodbond Vampire” è 4/4
    E “Bloodbond Vampire” ha un segnalino +1/+1

  @id:ruling.bloodthirsty_aerialist @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Bloodthirsty Aerialist cresce con i punti vita guadagnati dal suo controllore, e non con quelli del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Bloodthirsty Aerialist”
    E che Angie controlla “Bottle Gnomes”
    E che Barry controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Bottle Gnomes” di Angie
    E l'abilità si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 23 punti vita
    E la creatura “Bloodthirsty Aerialist” è 2/3
    Quando Barry attiva l'abilità di “Bottle Gnomes” di Barry
    E l'abilità si risolve
    E l'abilità innescata di “Bloodthirsty Aerialist” si risolve
    Allora la squadra di Angie ha 26 punti vita
    E la creatura “Bloodthirsty Aerialist” è 3/4
    E “Bloodthirsty Aerialist” ha un segnalino +1/+1

  @id:ruling.cliffhaven_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Cliffhaven Vampire costa 2 punti vita all'altra squadra quando il suo controllore ne guadagna, e nulla quando li guadagna il compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Cliffhaven Vampire”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 27 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E l'abilità innescata di “Cliffhaven Vampire” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 34 punti vita

  @id:ruling.defiant_bloodlord @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Defiant Bloodlord costa a un avversario tanti punti vita quanti ne guadagna il suo controllore, e nulla per quelli del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Defiant Bloodlord”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 27 punti vita
    E la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E Angie sceglie Ronald come bersaglio
    E l'abilità innescata di “Defiant Bloodlord” si risolve
    Allora la squadra di Edward ha 13 punti vita
    E la squadra di Angie ha 34 punti vita

  @id:ruling.gideons_company @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Gideon's Company riceve due segnalini quando il suo controllore guadagna punti vita, e nessuno quando li guadagna il compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Gideon's Company”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 27 punti vita
    E “Gideon's Company” non ha nessun segnalino +1/+1
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    E l'abilità innescata di “Gideon's Company” si risolve
    Allora “Gideon's Company” ha due segnalini +1/+1
    E la squadra di Angie ha 34 punti vita

  @id:ruling.alhammarrets_archive @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Alhammarret's Archive raddoppia i punti vita guadagnati dal suo controllore, e non quelli del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Alhammarret's Archive”
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 41 punti vita

  @id:ruling.boon_reflection @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Boon Reflection raddoppia i punti vita guadagnati dal suo controllore, e non quelli del compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Barry controlla “Boon Reflection”
    Quando Angie lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita
    Quando Barry lancia “Angel's Mercy”
    E la magia si risolve
    Allora la squadra di Angie ha 41 punti vita

  @id:ruling.benediction_of_moons @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Di quattro giocatori in due squadre Benediction of Moons li conta tutti
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Benediction of Moons”
    E la magia si risolve
    Allora la squadra di Angie ha 24 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:ruling.benediction_of_moons.two_players @situation:ruling.benediction_of_moons @clause:life.start_alone @variant:two-player @from:2005-08-01 @must
  Scenario: In una partita a due Benediction of Moons dà 2 punti vita
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Benediction of Moons”
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita

  @id:ruling.benediction_of_moons.left @situation:ruling.benediction_of_moons @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Chi ha lasciato una partita a più giocatori non conta per Benediction of Moons
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Benediction of Moons”
    E la magia si risolve
    Allora la squadra di Angie ha 24 punti vita
    Quando Edward concede la partita
    E Angie lancia “Benediction of Moons”
    E la magia si risolve
    Allora la squadra di Angie ha 27 punti vita

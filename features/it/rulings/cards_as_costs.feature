# language: it
Funzionalità: Costi che un solo membro paga con carte e segnalini
  > Un membro paga con una carta della mano o del cimitero, o con segnalini. Serve ciò che ha il compagno, e che cosa ottiene la squadra?

  @id:ruling.hazoret_the_fervent @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  Scenario: Una carta scartata dal suo controllore fa perdere 4 punti vita all'altra squadra, e quelle del compagno non pagano
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Hazoret the Fervent”
    E che Angie controlla sei “Fonte di mana”
    E che Angie ha una carta in mano
    E che Barry ha due carte in mano
    Quando Angie attiva l'abilità di “Hazoret the Fervent”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie non ha carte in mano
    E Barry ha due carte in mano

  @id:ruling.hazoret_the_fervent.no_card @situation:ruling.hazoret_the_fervent @clause:cost.resources @from:2013-07-13 @must
  Scenario: Chi non ha carte in mano non può attivare Hazoret the Fervent, e il compagno che ne ha una può
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Hazoret the Fervent”
    E che Angie controlla tre “Fonte di mana”
    E che Barry controlla “Hazoret the Fervent”
    E che Barry controlla tre “Fonte di mana”
    E che Barry ha una carta in mano
    Allora Angie non può attivare l'abilità di “Hazoret the Fervent”
    Ma Barry può attivare l'abilità di “Hazoret the Fervent”

  @id:ruling.rank_officer @clause:life.shared @from:2005-08-01 @must
  Scenario: Una carta creatura del cimitero del suo controllore fa perdere 4 punti vita all'altra squadra, e quelle del compagno non servono
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Rank Officer”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Orso Grizzly” nel proprio cimitero
    E che Angie ha “Divination” nel proprio cimitero
    E che Barry ha “Gigante di Collina” nel proprio cimitero
    Quando Angie attiva l'abilità di “Rank Officer”
    E l'abilità si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie possiede “Orso Grizzly” in esilio
    E Barry ha “Gigante di Collina” nel proprio cimitero

  @id:ruling.rank_officer.teammate @situation:ruling.rank_officer @clause:cost.resources @from:2005-08-01 @must
  Scenario: La carta creatura del compagno non può essere esiliata per Rank Officer
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Rank Officer”
    E che Angie controlla due “Fonte di mana”
    E che Angie ha “Divination” nel proprio cimitero
    E che Barry controlla “Rank Officer”
    E che Barry controlla due “Fonte di mana”
    E che Barry ha “Gigante di Collina” nel proprio cimitero
    Allora Angie non può attivare l'abilità di “Rank Officer”
    Ma Barry può attivare l'abilità di “Rank Officer”

  @id:ruling.magosi_the_waterveil @clause:turn.teams @from:2005-08-01 @must
  Scenario: Tutta la squadra gioca il turno addizionale pagato da un membro, e la terra torna in mano a quel membro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Magosi, the Waterveil”
    E che “Magosi, the Waterveil” ha un segnalino eone
    E che Barry ha due carte in mano
    E che Edward ha due carte in mano
    Quando Angie attiva la terza abilità di “Magosi, the Waterveil”
    E l'abilità si risolve
    Allora Angie ha “Magosi, the Waterveil” in mano
    Quando la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha tre carte in mano
    E Edward ha due carte in mano
    Quando la squadra di Angie finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha quattro carte in mano
    E Edward ha tre carte in mano

  @id:ruling.magosi_the_waterveil.none @situation:ruling.magosi_the_waterveil @clause:cost.resources @from:2005-08-01 @must
  Scenario: Senza un segnalino eone nessuno gioca un turno addizionale
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Magosi, the Waterveil”
    E che Barry controlla “Spear Spewer”
    Allora Angie non può attivare la terza abilità di “Magosi, the Waterveil”
    Ma Barry può attivare l'abilità di “Spear Spewer”

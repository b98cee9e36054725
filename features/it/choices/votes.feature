# language: it
Funzionalità: Votazioni
  > Ogni giocatore vota per una di due cose. Chi vota, e che succede se una squadra è divisa, o se due squadre si oppongono?

  @id:votes.tied @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Due contro due è un pareggio, e ciascuno dei due avversari perde 4 punti vita
    Dato che Edward controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Tyrant's Choice”
    E Angie vota per la morte
    E Barry vota per la morte
    Ed Edward vota per la tortura
    E Ronald vota per la tortura
    E la magia si risolve
    Allora la squadra di Edward ha 12 punti vita
    E la squadra di Angie ha 20 punti vita
    Ed Edward controlla “Gigante di Collina”

  @id:votes.three @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Tre voti su quattro decidono, uno dei quali di un avversario, e ciascun avversario sacrifica una creatura
    Dato che Edward controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Barry controlla “Shanodin Dryads”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Tyrant's Choice”
    E Angie vota per la morte
    E Barry vota per la morte
    Ed Edward vota per la tortura
    E Ronald vota per la morte
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Ed Edward ha “Gigante di Collina” nel proprio cimitero
    E Ronald ha “Orso Grizzly” nel proprio cimitero
    E Barry controlla “Shanodin Dryads”

  @id:votes.of_the_mate @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Un compagno di squadra può votare contro il controllore, e decide
    Dato che Barry controlla “Gigante di Collina”
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Tyrant's Choice”
    E Angie vota per la morte
    E Barry vota per la tortura
    Ed Edward vota per la tortura
    E Ronald vota per la morte
    E la magia si risolve
    Allora la squadra di Edward ha 12 punti vita

  @id:votes.time @situation:votes @clause:effect.vote @clause:turn.extra @from:2014-06-06 @must
  Scenario: Un turno addizionale dato dai voti è della squadra
    Dato che Angie ha una carta in mano
    E che Barry non ha carte in mano
    Quando Angie lancia “Plea for Power”
    E Angie vota per il tempo
    E Barry vota per il tempo
    Ed Edward vota per la conoscenza
    E Ronald vota per il tempo
    E la magia si risolve
    Allora Angie non ha carte in mano
    Quando inizia il mantenimento della squadra di Angie
    Allora Barry non ha carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha una carta in mano

  @id:votes.knowledge @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: In caso di pareggio pesca tre carte solo il controllore
    Dato che Angie ha una carta in mano
    E che Barry non ha carte in mano
    Quando Angie lancia “Plea for Power”
    E Angie vota per il tempo
    E Barry vota per il tempo
    Ed Edward vota per la conoscenza
    E Ronald vota per la conoscenza
    E la magia si risolve
    Allora Angie ha tre carte in mano
    E Barry non ha carte in mano

  @id:votes.carnage @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Tre voti per la carneficina distruggono tutti i permanenti non terra, anche quelli del compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Coercive Portal”
    E che Barry controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Pianura”
    Quando inizia il mantenimento della squadra di Angie
    E Angie vota per l'omaggio
    E Barry vota per la carneficina
    Ed Edward vota per la carneficina
    E Ronald vota per la carneficina
    E l'abilità innescata di “Coercive Portal” si risolve
    Allora Angie ha “Coercive Portal” nel proprio cimitero
    E Barry ha “Gigante di Collina” nel proprio cimitero
    Ed Edward ha “Orso Grizzly” nel proprio cimitero
    Ed Edward controlla “Pianura”

  @id:votes.homage @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Un pareggio in favore dell'omaggio fa pescare il suo controllore e lascia tutto al suo posto
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Coercive Portal”
    E che Barry controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    Quando inizia il mantenimento della squadra di Angie
    E Angie vota per l'omaggio
    E Barry vota per l'omaggio
    Ed Edward vota per la carneficina
    E Ronald vota per la carneficina
    E l'abilità innescata di “Coercive Portal” si risolve
    Allora Angie ha una carta in mano
    E Angie controlla “Coercive Portal”
    E Barry controlla “Gigante di Collina”

  @id:votes.each @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Ogni voto conta per sé, e ciascun avversario sacrifica e scarta altrettante volte
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Shanodin Dryads”
    E che Ronald controlla “Sea Monster”
    E che Edward ha quattro carte in mano
    E che Ronald ha quattro carte in mano
    E che Barry ha quattro carte in mano
    Quando Angie lancia “Capital Punishment”
    E Angie vota per la morte
    E Barry vota per le tasse
    Ed Edward vota per le tasse
    E Ronald vota per le tasse
    E la magia si risolve
    Ed Edward sacrifica “Gigante di Collina”
    Ed Edward scarta tre carte
    E Ronald scarta tre carte
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    Ed Edward controlla due creature
    E Ronald ha “Sea Monster” nel proprio cimitero
    Ed Edward ha una carta in mano
    E Ronald ha una carta in mano
    E Barry ha quattro carte in mano

  @id:votes.orchard @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Segnalini per un tipo di voti e punti vita per l'altro, ciascuno tante volte quanti i voti
    Dato che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Orchard Elemental”
    E la magia si risolve
    E Angie vota per il germoglio
    E Barry vota per il raccolto
    Ed Edward vota per il raccolto
    E Ronald vota per il raccolto
    E l'abilità innescata di “Orchard Elemental” si risolve
    Allora la creatura “Orchard Elemental” è 4/4
    E la squadra di Angie ha 29 punti vita

  @id:votes.in_turn @situation:votes @clause:effect.vote @variant:free-for-all @from:2014-06-06 @must
  Scenario: Di quattro che giocano da soli vota per primo il controllore, e solo dopo il prossimo
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Tyrant's Choice”
    E la magia si risolve
    Allora Angie deve fare una scelta
    Ed Edward non deve fare nessuna scelta
    Quando Angie vota per la tortura
    Allora Edward deve fare una scelta
    E Martha non deve fare nessuna scelta
    Quando Edward vota per la tortura
    Allora Martha deve fare una scelta
    E Simon non deve fare nessuna scelta
    Quando Martha vota per la tortura
    Allora Simon deve fare una scelta
    Quando Simon vota per la morte
    Allora la squadra di Edward ha 16 punti vita

  @id:votes.split @situation:votes.spell @clause:effect.vote @clause:effect.counter @from:2014-06-06 @must
  Scenario: Tre voti per il diniego neutralizzano la magia, anche di un compagno
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E Barry lancia “Split Decision” bersagliando “Shock”
    E Angie vota per la duplicazione
    E Barry vota per il diniego
    Ed Edward vota per il diniego
    E Ronald vota per il diniego
    E la magia si risolve
    Allora Angie ha “Shock” nel proprio cimitero
    E la squadra di Edward ha 20 punti vita

  @id:votes.split.tied @situation:votes.spell @clause:effect.vote @clause:spell.copy @from:2014-06-06 @must
  Scenario: Due voti contro due copiano la magia, per chi ha chiesto il voto
    Dato che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Shock” bersagliando Edward
    E Barry lancia “Split Decision” bersagliando “Shock”
    E Angie vota per la duplicazione
    E Barry vota per la duplicazione
    Ed Edward vota per il diniego
    E Ronald vota per il diniego
    E la magia si risolve
    E Barry sceglie Ronald come bersaglio
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita

  @id:votes.each_vote @situation:votes.guard @clause:effect.vote @from:2014-06-06 @must
  Scenario: Ogni voto conta, anche di un avversario: tre segnalini e un Soldato
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Lieutenants of the Guard”
    E Angie vota per la forza
    E Barry vota per il numero
    Ed Edward vota per la forza
    E Ronald vota per la forza
    E la magia si risolve
    E l'abilità innescata di “Lieutenants of the Guard” si risolve
    Allora la creatura “Lieutenants of the Guard” è 5/5
    E Angie controlla una pedina Soldato
    E Barry non controlla nessuna pedina Soldato

  @id:votes.black_rose @situation:votes.black_rose @clause:effect.vote @clause:object.you @from:2014-06-06 @must
  Scenario: Con più voti per la malattia le creature degli avversari si riducono, e quella di un compagno no
    Dato che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    Quando Angie lancia “Bite of the Black Rose”
    E Angie vota per la malattia
    E Barry vota per la malattia
    Ed Edward vota per la psicosi
    E Ronald vota per la malattia
    E la magia si risolve
    Allora Edward ha “Orso Grizzly” nel proprio cimitero
    E la creatura “Gigante di Collina” è 1/1
    E Barry controlla “Orso Grizzly”

  @id:votes.black_rose.tied @situation:votes.black_rose @clause:effect.vote @from:2014-06-06 @must
  Scenario: In parità ogni avversario scarta due carte, e il compagno nessuna
    Dato che Edward ha tre carte in mano
    E che Ronald ha due carte in mano
    E che Barry ha due carte in mano
    E che Edward controlla “Orso Grizzly”
    Quando Angie lancia “Bite of the Black Rose”
    E Angie vota per la malattia
    E Barry vota per la malattia
    Ed Edward vota per la psicosi
    E Ronald vota per la psicosi
    Ed Edward scarta due carte
    E la magia si risolve
    Allora Edward ha una carta in mano
    E Ronald non ha carte in mano
    E Barry ha due carte in mano
    Ed Edward controlla “Orso Grizzly”

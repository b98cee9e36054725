# language: it
Funzionalità: La prima carta viene rivelata
  > Una carta rivela la prima carta di un grimorio e conta quanto costa, e un planeswalker rimuove tanta fedeltà quanta vuole il suo giocatore. Quale carta, e quanto?

  @id:reveal_top.sorin @situation:reveal_top @clause:effect.reveal @clause:life.shared @from:2016-11-11 @must
  Scenario: Entrambi gli avversari perdono tanti punti vita quanto costa la carta, che va in mano
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Sorin, Grim Nemesis”
    E che “Sorin, Grim Nemesis” ha sei segnalini fedeltà
    E che Angie ha “War Mammoth” in cima al proprio grimorio
    E che Barry ha “Pianura” in cima al proprio grimorio
    Quando Angie attiva la prima abilità di “Sorin, Grim Nemesis”
    E l'abilità si risolve
    Allora la squadra di Edward ha 22 punti vita
    E la squadra di Angie ha 20 punti vita
    E Angie ha “War Mammoth” in mano
    E “Sorin, Grim Nemesis” ha sette segnalini fedeltà

  @id:reveal_top.not_drawn @situation:reveal_top @clause:effect.reveal @from:2016-11-11 @must
  Scenario: La carta che Sorin rivela e mette in mano non viene pescata
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 30 punti vita
    E che Angie controlla “Sorin, Grim Nemesis”
    E che “Sorin, Grim Nemesis” ha sei segnalini fedeltà
    E che Angie controlla “Toothy, Imaginary Friend”
    E che Angie ha “Pianura” in cima al proprio grimorio
    Quando Angie attiva la prima abilità di “Sorin, Grim Nemesis”
    E l'abilità si risolve
    Allora Angie ha “Pianura” in mano
    E “Toothy, Imaginary Friend” non ha nessun segnalino +1/+1
    E la squadra di Edward ha 30 punti vita

  @id:reveal_top.confidant @situation:reveal_top @clause:effect.reveal @variant:two-headed-giant @variant:two-player @from:2005-10-01 @must
  Scenario: Il giocatore stesso di Dark Confidant perde ciò che costa la carta, nel proprio mantenimento
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Dark Confidant”
    E che Angie ha “War Mammoth” in cima al proprio grimorio
    E che Angie ha “Pianura” nel proprio grimorio, in posizione 2 dalla cima
    Quando inizia il mantenimento della squadra di Angie
    E l'abilità innescata di “Dark Confidant” si risolve
    Allora la squadra di Angie ha 16 punti vita
    E la squadra di Edward ha 20 punti vita
    E Angie ha “War Mammoth” in mano

  @id:reveal_top.loyalty_x @situation:reveal_top.loyalty_x @clause:spell.variable @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2016-11-11 @must
  Scenario: Si rimuove tanta fedeltà quanta scelta per X, e non più di quanta ce ne sia
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Sorin, Grim Nemesis”
    E che “Sorin, Grim Nemesis” ha sei segnalini fedeltà
    E che Edward controlla “Gigante di Collina”
    Quando Angie sceglie “Gigante di Collina” come bersaglio
    Allora Angie non può attivare la seconda abilità di “Sorin, Grim Nemesis” con X = 7
    Ma Angie può attivare la seconda abilità di “Sorin, Grim Nemesis” con X = 3
    Quando l'abilità si risolve
    Allora “Sorin, Grim Nemesis” ha tre segnalini fedeltà
    E Edward ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Angie ha 23 punti vita

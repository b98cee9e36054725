# language: it
Funzionalità: Punti vita pagati per un simbolo di mana
  > Una parte di un costo si può pagare con mana o con punti vita. Di chi sono, e quanti se ne possono pagare?

  @id:phyrexian.either @situation:phyrexian @clause:cost.phyrexian @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scenario: Due punti vita o un mana pagano il simbolo, e nessun punto vita è perso dove si spende mana
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Montagna”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Gut Shot” pagando 2 punti vita e bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 19 punti vita
    E la carta “Montagna” è STAPpata
    Quando Angie lancia “Gut Shot” bersagliando Edward
    E la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 18 punti vita
    E la carta “Montagna” è TAPpata

  @id:phyrexian.each @situation:phyrexian @clause:cost.phyrexian @clause:mana.own @from:2011-06-17 @must
  Scenario: Ogni simbolo si paga a modo suo, il resto del costo soltanto con il proprio mana
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla due “Palude”
    E che Barry controlla tre “Palude”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “War Mammoth”
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Dismember” bersagliando “Gigante di Collina”
    E Angie non può lanciare “Dismember” pagando 6 punti vita e bersagliando “Gigante di Collina”
    Ma Angie può lanciare “Dismember” pagando 2 punti vita e bersagliando “Gigante di Collina”
    Quando la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Angie ha 18 punti vita
    Ed Edward controlla “War Mammoth”
    E Barry può lanciare “Dismember” bersagliando “War Mammoth”
    Quando la magia si risolve
    Allora la squadra di Angie ha 18 punti vita
    Ed Edward ha “War Mammoth” nel proprio cimitero

  @id:phyrexian.team @situation:phyrexian @clause:cost.phyrexian @clause:life.pay @from:2011-06-17 @must
  Scenario: Tutti i punti vita della squadra sono lì per pagare, e non di più
    Dato che la squadra di Angie ha 5 punti vita
    E che Angie controlla “Fonte di mana”
    E che Barry controlla “Fonte di mana”
    E che Edward controlla “Gigante di Collina”
    E che Edward controlla “Uccelli del Paradiso”
    E che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Dismember” pagando 4 punti vita e bersagliando “Gigante di Collina”
    E la magia si risolve
    Allora Edward ha “Gigante di Collina” nel proprio cimitero
    E la squadra di Angie ha 1 punto vita
    E Barry non può lanciare “Gut Shot” pagando 2 punti vita e bersagliando “Uccelli del Paradiso”
    Ma Barry può lanciare “Gut Shot” bersagliando “Uccelli del Paradiso”
    Quando la magia si risolve
    Allora Edward ha “Uccelli del Paradiso” nel proprio cimitero

  @id:phyrexian.countered @situation:phyrexian @clause:cost.phyrexian @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scenario: Ciò che è stato pagato per una magia neutralizzata non torna
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Gut Shot” pagando 2 punti vita e bersagliando Edward
    E la squadra di Angie passa la priorità
    Ed Edward lancia “Cancel” bersagliando “Gut Shot”
    E la magia si risolve
    Allora Angie ha “Gut Shot” nel proprio cimitero
    E la squadra di Angie ha 18 punti vita
    E la squadra di Edward ha 20 punti vita

  @id:phyrexian.wears_off @situation:phyrexian @clause:cost.phyrexian @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scenario: Una creatura che vi sopravvive è piccola fino alla fine del turno, e solo una creatura è un bersaglio
    Dato che Edward controlla “Surrak Dragonclaw”
    E che Edward controlla “Fossato di Teferi”
    E che la squadra di Angie ha 20 punti vita
    E che è la fase principale pre-combattimento della squadra di Angie
    Allora Angie non può lanciare “Dismember” pagando 4 punti vita e bersagliando “Fossato di Teferi”
    Ma Angie può lanciare “Dismember” pagando 4 punti vita e bersagliando “Surrak Dragonclaw”
    Quando la magia si risolve
    Allora la creatura “Surrak Dragonclaw” è 1/1
    E la squadra di Angie ha 16 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Allora la creatura “Surrak Dragonclaw” è 6/6

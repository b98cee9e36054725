# language: it
Funzionalità: Un segnalino in più
  > Qualcosa mette un segnalino in più su ciò che il suo controllore controlla, e gliene dà uno in più. Quali segnalini vede?

  @id:one_more.own @situation:one_more @clause:counters.put @clause:object.you @from:2011-09-30 @must
  Scenario: Se ne mette uno in più su una propria creatura, e non su quella di un compagno
    Dato che Angie controlla “Winding Constrictor”
    E che Barry controlla “Gigante di Collina”
    E che Angie controlla “War Mammoth”
    Quando Barry lancia “Scar” bersagliando “Gigante di Collina”
    E la magia si risolve
    E Barry lancia “Scar” bersagliando “War Mammoth”
    E la magia si risolve
    Allora la creatura “Gigante di Collina” è 2/2
    E la creatura “War Mammoth” è 1/1
    E “War Mammoth” ha due segnalini -1/-1

  @id:one_more.twice @situation:one_more @clause:counters.put @clause:replacement.once @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: Ciascuno di due Winding Constrictor aggiunge un segnalino, una volta
    Dato che Angie controlla due “Winding Constrictor”
    E che Angie controlla “War Mammoth”
    Quando Angie lancia “Scar” bersagliando “War Mammoth”
    E la magia si risolve
    Allora Angie ha “War Mammoth” nel proprio cimitero

  @id:one_more.player @situation:one_more.player @clause:counters.put @clause:counters.own @from:2016-11-11 @must
  Scenario: Chi controlla ciò che dà un segnalino in più riceve un segnalino energia in più, il compagno no
    Dato che Angie controlla “Winding Constrictor”
    E che è la fase principale pre-combattimento della squadra di Angie
    E che Angie ha cinque carte nel proprio grimorio
    E che Barry ha cinque carte nel proprio grimorio
    Quando Angie lancia “Live Fast”
    E la magia si risolve
    E Barry lancia “Live Fast”
    E la magia si risolve
    Allora Angie ha tre segnalini energia
    E Barry ha due segnalini energia

  @id:one_more.poison @situation:one_more.player @clause:counters.put @clause:poison.shared @from:2011-09-30 @must
  Scenario: Del veleno che ricevono entrambi i membri la squadra ha ciò che ciascuno ha ricevuto, uno di loro uno in più
    Dato che Edward controlla “Winding Constrictor”
    E che Angie ha cinque carte nel proprio grimorio
    Quando Angie lancia “Prologue to Phyresis”
    E la magia si risolve
    Allora la squadra di Edward ha tre segnalini veleno

  @id:one_more.nothing @situation:one_more @clause:counters.put @clause:replacement.nothing @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: Dove non se ne metterebbe nessuno non se ne mette nessuno
    Dato che Angie controlla “Winding Constrictor”
    E che Angie controlla “Krav, the Unredeemed”
    E che Angie controlla “Fonte di mana”
    E che Angie ha cinque carte nel proprio grimorio
    Quando Angie attiva l'abilità di “Krav, the Unredeemed” con X = 0
    E Angie sceglie Angie come bersaglio
    E Angie non sacrifica nulla
    E l'abilità si risolve
    Allora “Krav, the Unredeemed” non ha nessun segnalino +1/+1

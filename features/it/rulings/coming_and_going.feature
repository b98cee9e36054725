# language: it
Funzionalità: Magie, e permanenti che arrivano o se ne vanno
  > Una magia si risolve, un permanente entra o una creatura muore. Di chi è, e che cosa guadagna o perde ciascuna squadra?

  @id:ruling.storm_caller @clause:life.shared @from:2005-08-01 @must
  Scenario: Storm Caller fa perdere 4 punti vita all'altra squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Storm Caller”
    E la magia si risolve
    E l'abilità innescata di “Storm Caller” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:ruling.reckless_fireweaver @clause:life.shared @from:2005-08-01 @must
  Scenario: Un artefatto del controllore fa perdere 2 punti vita all'altra squadra, uno del compagno nessuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Reckless Fireweaver”
    Quando Barry lancia “Relic Vial”
    E la magia si risolve
    Allora la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Throne of the God-Pharaoh”
    E la magia si risolve
    E l'abilità innescata di “Reckless Fireweaver” si risolve
    Allora la squadra di Edward ha 18 punti vita

  @id:ruling.slimefoot_the_stowaway @clause:life.shared @from:2005-08-05 @must
  Scenario: Un Saprolingio del controllore che muore fa perdere 2 punti vita all'altra squadra e ne fa guadagnare 1, uno del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Slimefoot, the Stowaway”
    E che Angie controlla cinque “Fonte di mana”
    E che Barry controlla “Forza della Vegetazione”
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    E Angie attiva l'abilità di “Slimefoot, the Stowaway”
    E l'abilità si risolve
    E Angie lancia “Tremor”
    E la magia si risolve
    E l'abilità innescata di “Slimefoot, the Stowaway” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    E Barry non controlla nessuna pedina Saprolingio
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.serrated_scorpion @clause:life.shared @from:2005-08-01 @must
  Scenario: Quando Serrated Scorpion muore, fa perdere 4 punti vita all'altra squadra e ne fa guadagnare 2 al suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Serrated Scorpion”
    E che Angie controlla “Relic Vial”
    E che Angie controlla due “Fonte di mana”
    Quando Angie attiva l'abilità di “Relic Vial”
    E l'abilità innescata di “Serrated Scorpion” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 22 punti vita

  @id:ruling.vindictive_vampire @clause:life.shared @from:2005-08-01 @must
  Scenario: Un'altra creatura del controllore che muore fa perdere 2 punti vita all'altra squadra e ne fa guadagnare 1, una del compagno non fa nulla
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Vindictive Vampire”
    E che Angie controlla “Vanilla 1/1”
    E che Barry controlla “Vanilla 1/1”
    Quando Angie lancia “Tremor”
    E la magia si risolve
    E l'abilità innescata di “Vindictive Vampire” si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita

  @id:ruling.happily_ever_after @clause:life.shared @from:2005-08-01 @must
  Scenario: Happily Ever After fa guadagnare 5 punti vita e pescare una carta a tutti e quattro i giocatori, quindi 10 punti vita a ciascuna squadra
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry ha due carte in mano
    E che Edward ha tre carte in mano
    E che Ronald ha una carta in mano
    Quando Angie lancia “Happily Ever After”
    E la magia si risolve
    E l'abilità innescata di “Happily Ever After” si risolve
    Allora la squadra di Angie ha 30 punti vita
    E la squadra di Edward ha 30 punti vita
    E Barry ha tre carte in mano
    E Edward ha quattro carte in mano
    E Ronald ha due carte in mano

  @id:ruling.resolute_archangel @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Una squadra con meno punti vita di quelli iniziali vi ritorna con Resolute Archangel
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 29 punti vita
    Quando Angie lancia “Resolute Archangel”
    E la magia si risolve
    E l'abilità innescata di “Resolute Archangel” si risolve
    Allora la squadra di Angie ha 30 punti vita

  @id:ruling.resolute_archangel.enough @situation:ruling.resolute_archangel @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Con un punto vita in più di quelli iniziali, la squadra lo conserva
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 31 punti vita
    Quando Angie lancia “Resolute Archangel”
    E la magia si risolve
    E inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 31 punti vita

  @id:ruling.vicious_rumors @clause:life.shared @from:2005-08-01 @must
  Scenario: Vicious Rumors fa perdere a entrambi gli avversari 1 punto vita, una carta in mano e una del grimorio, e fa guadagnare 1 punto vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry ha due carte in mano
    E che Edward ha una carta in mano
    E che Ronald ha una carta in mano
    Quando Angie lancia “Vicious Rumors”
    E la magia si risolve
    Allora la squadra di Edward ha 18 punti vita
    E la squadra di Angie ha 21 punti vita
    E Barry ha due carte in mano
    E Edward non ha carte in mano
    E Edward ha due carte nel proprio cimitero
    E Ronald ha due carte nel proprio cimitero
    E Barry non ha carte nel proprio cimitero

  @id:ruling.zof_bloodbog @clause:life.shared @from:2005-08-01 @must
  Scenario: Zof Consumption fa perdere 8 punti vita all'altra squadra e ne fa guadagnare 4 al suo controllore
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Zof Consumption”
    E la magia si risolve
    Allora la squadra di Edward ha 12 punti vita
    E la squadra di Angie ha 24 punti vita

# language: it
@source:F @source:I
Funzionalità: Turni, fasi e sottofasi saltati
  > Un giocatore deve saltare ciò che i compagni di squadra hanno in comune. Lo salta anche il compagno?

  @id:turn.skip.draw @situation:turn.skip.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: Quando un giocatore salta la sottofase di acquisizione, nessun membro della squadra pesca, per una volta
    Dato che Edward ha due carte in mano
    E che Ronald ha cinque carte in mano
    Quando Angie lancia “Fatigue” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha due carte in mano
    E Ronald ha cinque carte in mano
    Quando la squadra di Edward finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano
    E Ronald ha sei carte in mano

  @id:turn.skip.draw.each_player @situation:turn.skip.draw.each_player @clause:turn.of_several @clause:turn.skip @from:2007-05-01 @must
  Scenario: Quando un solo effetto fa saltare la sottofase di acquisizione a entrambi i membri, la squadra ne salta una
    Dato che Edward ha due carte in mano
    Quando Angie lancia “Esercizio della Siccità”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha due carte in mano
    Quando la squadra di Edward finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano

  @id:turn.skip.draw.each_player.first_text @situation:turn.skip.draw.each_player @clause:turn.of_several @clause:turn.skip @from:2005-08-01 @until:2007-05-01 @should
  Scenario: Finché le regole non dicono nulla di più membri, la squadra salta una sottofase di acquisizione per ciascuno di loro
    Dato che Edward ha due carte in mano
    Quando Angie lancia “Esercizio della Siccità”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha due carte in mano
    Quando la squadra di Edward finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha due carte in mano
    Quando la squadra di Edward finisce il proprio turno
    E inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano

  @id:turn.skip.turn @situation:turn.skip.turn @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: Quando un giocatore salta un turno, lo salta tutta la squadra
    Quando la squadra di Angie passa la priorità
    E Ronald lancia “Meditate”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward

  @id:turn.skip.turn.extra @situation:turn.skip.turn @clause:turn.skip @clause:turn.extra @from:2005-08-01 @must
  Scenario: Il prossimo turno che una squadra salta può essere un turno addizionale
    Quando Angie lancia “Time Warp” bersagliando Ronald
    E la magia si risolve
    E la squadra di Angie passa la priorità
    E Edward lancia “Meditate”
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è il mantenimento della squadra di Edward
    Quando la squadra di Edward finisce il proprio turno
    Allora è il mantenimento della squadra di Angie

  @id:turn.skip.combat @situation:turn.skip.combat @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: Quando un giocatore salta la fase di combattimento, la salta tutta la squadra
    Quando Angie lancia “Esercizio della Tregua” bersagliando Ronald
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la fase principale post-combattimento della squadra di Edward

  @id:turn.skip.main @situation:turn.skip.main @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: Quando un giocatore salta una fase principale, la squadra salta la prima che arriva
    Quando Angie lancia “Esercizio delle Mani Oziose” bersagliando Ronald
    E la magia si risolve
    E inizia la sottofase di acquisizione della squadra di Edward
    E la squadra di Edward passa la priorità
    E la squadra di Angie passa la priorità
    Allora è la sottofase di inizio combattimento della squadra di Edward
    Quando inizia la fase principale post-combattimento della squadra di Edward
    Allora è la fase principale post-combattimento della squadra di Edward

  @id:turn.skip.untap @situation:turn.skip.untap @clause:turn.of_team @clause:turn.skip @must
  Schema dello scenario: Quando un giocatore salta la sottofase di STAP e il mantenimento, ciò che entrambi controllano resta TAPpato
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca <attaccato> con “Orso Grizzly”
    E la squadra di Edward sceglie Angie come giocatore che subisce il danno
    E inizia la fase principale pre-combattimento della squadra di Angie
    E Angie lancia “Esercizio del Lungo Sonno” bersagliando Ronald
    E la magia si risolve
    E la squadra di Angie finisce il proprio turno
    Allora è la sottofase di acquisizione della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare <attaccato> con “Orso Grizzly”
    Ma Ronald può attaccare <attaccato> con “Gigante di Collina”

    Esempi:
      | dal        | attaccato           |
      | 2005-08-01 | la squadra di Angie |
      | 2018-04-27 | Angie               |

  @id:turn.skip.always.draw @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: Quando un giocatore salta sempre la sottofase di acquisizione, nessun membro della squadra pesca
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Yawgmoth's Bargain”
    E che Angie ha due carte in mano
    E che Barry ha cinque carte in mano
    E che Edward ha due carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha due carte in mano
    E Barry ha cinque carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha cinque carte in mano

  @id:turn.skip.always.draw.each_member @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: Un secondo effetto dello stesso tipo non fa saltare alla squadra nient'altro che la sottofase di acquisizione
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Yawgmoth's Bargain”
    E che Barry controlla “Yawgmoth's Bargain”
    E che Barry ha cinque carte in mano
    E che Edward ha due carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Angie
    Allora Barry ha cinque carte in mano
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward ha tre carte in mano

  @id:turn.skip.always.draw.over @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: La sottofase viene saltata solo se ciò che ne è la causa è ancora presente quando comincerebbe
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Yawgmoth's Bargain”
    E che Angie ha due carte in mano
    E che Barry ha cinque carte in mano
    Quando inizia il mantenimento della squadra di Angie
    E la squadra di Angie passa la priorità
    E Ronald lancia “Utter End” bersagliando “Yawgmoth's Bargain”
    E la magia si risolve
    E inizia la fase principale pre-combattimento della squadra di Angie
    Allora Angie ha tre carte in mano
    E Barry ha sei carte in mano

  @id:turn.skip.always.upkeep @clause:turn.of_team @clause:turn.skip @must
  Schema dello scenario: Quando tutti i giocatori saltano sempre la sottofase di STAP e il mantenimento, li saltano entrambe le squadre
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Stasis”
    E che Angie controlla “Eon Hub”
    E che Edward controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca <attaccato> con “Orso Grizzly”
    E la squadra di Edward sceglie Angie come giocatore che subisce il danno
    E la squadra di Edward finisce il proprio turno
    Allora è la sottofase di acquisizione della squadra di Angie
    Quando la squadra di Angie finisce il proprio turno
    Allora è la sottofase di acquisizione della squadra di Edward
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare <attaccato> con “Orso Grizzly”
    Ma Ronald può attaccare <attaccato> con “Gigante di Collina”

    Esempi:
      | dal        | attaccato           |
      | 2005-08-01 | la squadra di Angie |
      | 2018-04-27 | Angie               |

  @id:turn.skip.always.phases @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: Quando un giocatore salta sempre le fasi principali e di combattimento, il turno della squadra passa dalla sottofase di acquisizione alla sottofase finale
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Esercizio della Bandiera Bianca”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    E la squadra di Angie passa la priorità
    E la squadra di Edward passa la priorità
    Allora è la sottofase finale della squadra di Angie

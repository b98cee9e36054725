# language: it
Funzionalità: Che cosa attaccano le creature quando le squadre hanno tre o quattro teste
  > Una terza o una quarta testa ha un planeswalker, protegge una battaglia o è al riparo dagli attacchi. Chi può attaccare che cosa, e chi riguarda?

  @id:heads.planeswalker @variant:three-headed-giant @clause:combat.attacks @clause:team.more_heads @must
  Schema dello scenario: Delle creature che attaccano insieme, una attacca il planeswalker di un terzo avversario
    Dato che la squadra di Angie ha 30 punti vita
    E che Celia controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Victor attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    Ed Edward attacca <attaccato> con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    E la squadra di Edward sceglie Barry come giocatore che subisce il danno
    Allora “Nissa, Voice of Zendikar” ha due segnalini fedeltà
    E la squadra di Angie ha 28 punti vita

    Esempi:
      | dal        | regola  | attaccato           |
      | 2007-10-01 | 606.7a  | la squadra di Angie |
      | 2018-04-27 | 805.10b | Barry               |

  @id:heads.planeswalker.block @variant:four-headed-giant @clause:combat.block @clause:team.more_heads @from:2018-04-27 @must
  Scenario: Il quarto giocatore di una squadra blocca ciò che attacca il planeswalker del primo
    Dato che Angie controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Dora controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Walter attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Edward
    E Dora blocca “Gigante di Collina” con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E Dora non controlla nessuna creatura

  @id:heads.battle @variant:three-headed-giant @clause:combat.attacks @clause:battle.attacked @clause:team.more_heads @from:2023-04-14 @must
  Scenario: I tre avversari del suo protettore possono attaccare una battaglia, ma nessun compagno di squadra del protettore
    Dato che Edward controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Celia
    E che “Invasion of Dominaria” ha cinque segnalini difesa
    E che Angie controlla “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    Allora Angie non può attaccare “Invasion of Dominaria” con “Wind Drake”
    Ma Angie può attaccare Victor con “Wind Drake”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    E Victor attacca “Invasion of Dominaria” con “Gigante di Collina”
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora “Invasion of Dominaria” ha due segnalini difesa

  @id:heads.battle.protector @situation:heads.battle.protector @variant:four-headed-giant @clause:battle.protector @clause:battle.enters @clause:team.more_heads @must
  Schema dello scenario: Il controllore di una battaglia sceglie come protettore uno qualsiasi dei quattro avversari
    Dato che è la fase principale pre-combattimento della squadra di Edward
    Quando Edward lancia “Invasion of Dominaria”
    E la magia si risolve
    Ed Edward sceglie <giocatore> come protettore
    Allora il protettore di “Invasion of Dominaria” è <giocatore>

    Esempi:
      | dal        | giocatore |
      | 2023-04-14 | Angie     |
      | 2023-04-14 | Dora      |

  @id:heads.prohibition.team @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Ciò che non può attaccare uno dei tre giocatori non può attaccare la loro squadra
    Dato che Celia controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Edward controlla “Orso Grizzly”
    E che Victor controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare la squadra di Angie con “Orso Grizzly”
    Ma Victor può attaccare la squadra di Angie con “Gigante di Collina”

  @id:heads.prohibition.player @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @must
  Schema dello scenario: Ciò che non può attaccare uno dei tre giocatori può attaccare gli altri due
    Dato che Celia controlla “Fossato di Teferi”
    E che il colore scelto per “Fossato di Teferi” è il verde
    E che Edward controlla “Orso Grizzly”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Allora Edward non può attaccare Celia con “Orso Grizzly”
    Ma Edward può attaccare <giocatore> con “Orso Grizzly”

    Esempi:
      | dal        | regola  | giocatore |
      | 2018-04-27 | 805.10b | Angie     |
      | 2018-04-27 | 805.10b | Barry     |

  @id:heads.defending.chosen @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @until:2018-04-27 @must
  Schema dello scenario: Un effetto che parlava del giocatore in difesa indicava uno qualsiasi dei tre, a scelta del suo controllore
    Dato che Edward controlla “Thraximundar”
    E che Angie controlla “Orso Grizzly”
    E che Celia controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Thraximundar”
    E l'abilità innescata di “Thraximundar” si risolve
    Ed Edward sceglie <giocatore> come giocatore in difesa
    Allora <giocatore> non controlla nessuna creatura
    E <compagno> controlla una creatura

    Esempi:
      | dal        | giocatore | compagno |
      | 2007-02-01 | Celia     | Angie    |
      | 2007-02-01 | Angie     | Celia    |

  @id:heads.defending.attacked @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @from:2018-04-27 @must
  Scenario: Un effetto che parla del giocatore in difesa indica quello dei tre che è attaccato
    Dato che Edward controlla “Thraximundar”
    E che Angie controlla “Orso Grizzly”
    E che Celia controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Celia con “Thraximundar”
    E l'abilità innescata di “Thraximundar” si risolve
    Allora Celia non controlla nessuna creatura
    E Angie controlla una creatura

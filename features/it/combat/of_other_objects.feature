# language: it
Funzionalità: Chi difende e chi attacca, per le abilità di altri oggetti
  > Un'abilità parla di una creatura in combattimento, ed è di un altro oggetto. Chi intende per giocatore in difesa, o per giocatore attaccante?

  @id:combat.other.home @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Si intende la testa che un'altra creatura attacca, e nessuno sceglie
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Ronald ha una carta in mano
    Ed Edward non ha carte in mano

  @id:combat.other.two_heads @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Di due creature che attaccano teste diverse ognuna ha il proprio giocatore in difesa
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Ronald con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha una carta in mano
    E Ronald ha una carta in mano

  @id:combat.other.teammates @situation:combat.other @clause:combat.defending_effect @clause:object.you @from:2018-04-27 @must
  Scenario: La creatura del compagno attacca l'altra testa, e non si intende quella
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Edward ha una carta in mano
    E Ronald non ha carte in mano

  @id:combat.other.source_attacks @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: La fonte attacca essa stessa una testa, e si intende la testa dell'altra creatura
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Esercizio dell'Avanguardia”
    E Angie attacca Ronald con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Ronald ha una carta in mano
    Ed Edward non ha carte in mano

  @id:combat.other.attacker_gone @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: La creatura attaccante non c'è più quando l'abilità si risolve, e si intende la testa che attaccava
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Orso Grizzly”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Orso Grizzly”
    E Angie lancia “Unsummon” bersagliando “Orso Grizzly”
    E la magia si risolve
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Angie non controlla “Orso Grizzly”
    E Ronald ha una carta in mano
    Ed Edward non ha carte in mano

  @id:combat.other.source_gone @situation:combat.other @clause:combat.defending_effect @clause:ability.independent @from:2018-04-27 @must
  Scenario: La fonte non c'è più quando l'abilità si risolve, e si intende comunque la testa della creatura
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Orso Grizzly”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Ronald con “Orso Grizzly”
    E Angie lancia “Unsummon” bersagliando “Esercizio dell'Avanguardia”
    E la magia si risolve
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Angie non controlla “Esercizio dell'Avanguardia”
    E Ronald ha una carta in mano
    Ed Edward non ha carte in mano

  @id:combat.other.chosen @situation:combat.other @clause:combat.defending_effect @until:2018-04-27 @must
  Schema dello scenario: Dove la squadra viene attaccata come un gruppo, il controllore dell'abilità sceglie una testa qualsiasi
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    E Angie sceglie <giocatore> come giocatore in difesa
    Allora <giocatore> ha una carta in mano
    E <compagno> non ha carte in mano

    Esempi:
      | dal        | giocatore | compagno |
      | 2007-02-01 | Edward    | Ronald   |
      | 2007-02-01 | Ronald    | Edward   |

  @id:combat.other.planeswalker @situation:combat.other.thing @clause:combat.defending_effect @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Viene attaccato un planeswalker di una testa, e quella testa è il giocatore in difesa
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Ronald controlla “Nissa, Voice of Zendikar”
    E che “Nissa, Voice of Zendikar” ha cinque segnalini fedeltà
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Nissa, Voice of Zendikar” con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Ronald ha una carta in mano
    Ed Edward non ha carte in mano

  @id:combat.other.battle @situation:combat.other.thing @clause:combat.defending_effect @clause:battle.defending @from:2023-04-14 @must
  Scenario: Viene attaccata una battaglia, e il suo protettore è il giocatore in difesa
    Dato che Angie controlla “Esercizio dell'Avanguardia”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Invasion of Dominaria”
    E che il protettore di “Invasion of Dominaria” è Ronald
    E che “Invasion of Dominaria” ha cinque segnalini difesa
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca “Invasion of Dominaria” con “Gigante di Collina”
    E l'abilità innescata di “Esercizio dell'Avanguardia” si risolve
    Allora Ronald ha una carta in mano
    Ed Edward non ha carte in mano

  @id:combat.other.target @situation:combat.other.target @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Di due creature attaccanti quella che è il bersaglio dice chi è il giocatore in difesa
    Dato che Angie controlla “Esercizio del Segnale”
    E che Angie controlla “Fonte di mana”
    E che Angie controlla “Gigante di Collina”
    E che Barry controlla “Orso Grizzly”
    E che Edward non ha carte in mano
    E che Ronald non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Barry attacca Ronald con “Orso Grizzly”
    E Angie attiva l'abilità di “Esercizio del Segnale” bersagliando “Orso Grizzly”
    E l'abilità si risolve
    Allora Ronald ha una carta in mano
    Ed Edward non ha carte in mano

  @id:combat.other.each @situation:combat.other.each @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Ciò che ottiene ogni creatura attaccante si conta presso la testa che quella creatura attacca
    Dato che Angie controlla “Esercizio del Tamburo di Guerra”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla due “Vanilla 1/1”
    E che Ronald controlla “Muro di Legno”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Ronald con “Orso Grizzly”
    Allora la creatura “Gigante di Collina” è 5/3
    E la creatura “Orso Grizzly” è 3/2

  @id:combat.other.lacks @situation:combat.other.lacks @clause:combat.defending_effect @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Che cosa manca al giocatore in difesa si chiede della testa che ogni creatura attacca
    Dato che Angie controlla “Esercizio della Porta Aperta”
    E che Angie controlla “Gigante di Collina”
    E che Angie controlla “Orso Grizzly”
    E che Edward controlla “Vanilla 1/1”
    E che Angie non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Gigante di Collina”
    E Angie attacca Ronald con “Orso Grizzly”
    E inizia la fase principale post-combattimento della squadra di Angie
    Allora Angie ha una carta in mano

  @id:combat.other.lacks.both @situation:combat.other.lacks @clause:combat.attack_condition @clause:trigger.intervening_if @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Dove la squadra viene attaccata come un gruppo, ciò che deve mancare al giocatore in difesa deve mancare a entrambe le teste
    Dato che Angie controlla “Esercizio della Porta Aperta”
    E che Angie controlla “Gigante di Collina”
    E che Ronald controlla “Vanilla 1/1”
    E che Angie non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca la squadra di Edward con “Gigante di Collina”
    Allora la pila è vuota

  @id:combat.other.blocker @situation:combat.other.blocker @clause:combat.block_condition @from:2018-04-27 @must
  Scenario: Per una creatura bloccante il giocatore attaccante è la testa che controlla ciò che essa blocca
    Dato che Edward controlla “Esercizio della Retroguardia”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Esercizio della Retroguardia”
    E l'abilità innescata di “Esercizio della Retroguardia” si risolve
    Allora Barry ha una carta in mano
    E Angie non ha carte in mano

  @id:combat.other.blocker.two @situation:combat.other.blocker @clause:combat.block_condition @from:2024-11-08 @must
  Scenario: Una creatura che blocca una creatura di ogni testa lascia scegliere il suo controllore
    Dato che Edward controlla “Esercizio della Retroguardia”
    E che Edward controlla “High Ground”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Angie attacca Edward con “Orso Grizzly”
    E Barry attacca Ronald con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca insieme “Orso Grizzly” e “Gigante di Collina” con “Esercizio della Retroguardia”
    E l'abilità innescata di “Esercizio della Retroguardia” si risolve
    Ed Edward sceglie Barry come giocatore influenzato
    Allora Barry ha una carta in mano
    E Angie non ha carte in mano

  @id:combat.other.blocker.chosen @situation:combat.other.blocker @clause:combat.defending_effect @from:2007-02-01 @until:2018-04-27 @must
  Scenario: Dove le squadre attaccano come un gruppo, il controllore dell'abilità sceglie un giocatore attaccante qualsiasi
    Dato che Edward controlla “Esercizio della Retroguardia”
    E che Barry controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca la squadra di Edward con “Gigante di Collina”
    E inizia la sottofase di dichiarazione delle creature bloccanti della squadra di Angie
    Ed Edward blocca “Gigante di Collina” con “Esercizio della Retroguardia”
    E l'abilità innescata di “Esercizio della Retroguardia” si risolve
    Ed Edward sceglie Angie come giocatore influenzato
    Allora Angie ha una carta in mano
    E Barry non ha carte in mano

  @id:combat.other.bounty @clause:trigger.is_attacked @clause:combat.block_condition @from:2018-04-27 @must
  Scenario: Una testa attacca un avversario ed è il giocatore attaccante, e non il compagno che controlla l'abilità
    Dato che Angie controlla “Esercizio della Taglia”
    E che Barry controlla “Gigante di Collina”
    E che Angie non ha carte in mano
    E che Barry non ha carte in mano
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Angie
    E Barry attacca Ronald con “Gigante di Collina”
    E l'abilità innescata di “Esercizio della Taglia” si risolve
    Allora Barry ha una carta in mano
    E Angie non ha carte in mano

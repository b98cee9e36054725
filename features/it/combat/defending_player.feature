# language: it
@source:F @source:W
Funzionalità: Un effetto che parla del giocatore in difesa
  > Una squadra di due viene attaccata, e un effetto parla di un giocatore in difesa. Quale indica?

  @id:combat.thraximundar.one @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2007-02-01 @until:2018-04-27 @must
  Scenario: Il controllore di Thraximundar sceglie il giocatore in difesa che sacrifica
    Dato che Edward controlla “Thraximundar”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Thraximundar”
    E l'abilità innescata di “Thraximundar” si risolve
    Ed Edward sceglie Barry come giocatore in difesa
    Allora Barry non controlla nessuna creatura
    E Angie controlla una creatura

  @id:combat.thraximundar.other @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2007-02-01 @until:2018-04-27 @must
  Scenario: Il controllore di Thraximundar può scegliere l'altro giocatore in difesa
    Dato che Edward controlla “Thraximundar”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca la squadra di Angie con “Thraximundar”
    E l'abilità innescata di “Thraximundar” si risolve
    Ed Edward sceglie Angie come giocatore in difesa
    Allora Barry controlla una creatura
    E Angie non controlla nessuna creatura

  @id:combat.thraximundar.attacked @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: Il giocatore attaccato da Thraximundar sacrifica, e sceglie la creatura
    Dato che Edward controlla “Thraximundar”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Barry controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Barry con “Thraximundar”
    E l'abilità innescata di “Thraximundar” si risolve
    E Barry sacrifica “Gigante di Collina”
    Allora Barry controlla “Uccelli del Paradiso”
    E Barry controlla una creatura
    E Angie controlla una creatura

  @id:combat.thraximundar.grows @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: Thraximundar cresce con il sacrificio se il suo controllore vuole
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Orso Grizzly”
    Quando Edward lancia “Thraximundar”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Thraximundar”
    Ed Edward fa ciò che l'abilità permette
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    E la squadra di Angie ha 23 punti vita

  @id:combat.thraximundar.stays @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: Thraximundar resta com'è se il suo controllore preferisce
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che la squadra di Angie ha 30 punti vita
    E che Angie controlla “Orso Grizzly”
    Quando Edward lancia “Thraximundar”
    E la magia si risolve
    E inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Thraximundar”
    Ed Edward non fa ciò che l'abilità permette
    E inizia la fase principale post-combattimento della squadra di Edward
    Allora Angie non controlla nessuna creatura
    E la squadra di Angie ha 24 punti vita

  @id:combat.defending_effect.several @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Se nessuna creatura dice chi è indicato, sceglie il controllore dell'effetto
    Dato che Edward controlla “Gigante di Collina”
    E che Edward controlla “Esercizio del Tributo”
    E che Edward controlla “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Uccelli del Paradiso”
    Quando inizia la sottofase di dichiarazione delle creature attaccanti della squadra di Edward
    Ed Edward attacca Angie con “Gigante di Collina”
    Ed Edward attiva l'abilità di “Esercizio del Tributo”
    E l'abilità si risolve
    Ed Edward sceglie Barry come giocatore in difesa
    Allora Barry non controlla nessuna creatura
    E Angie controlla una creatura

  @id:combat.defending_effect.no_combat @clause:combat.defending_effect @from:2007-02-01 @must
  Scenario: Prima del combattimento nessuno è in difesa, e nessuna creatura viene sacrificata
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Edward controlla “Esercizio del Tributo”
    E che Edward controlla “Fonte di mana”
    E che Angie controlla “Orso Grizzly”
    E che Barry controlla “Uccelli del Paradiso”
    Quando Edward attiva l'abilità di “Esercizio del Tributo”
    E l'abilità si risolve
    Allora Angie controlla una creatura
    E Barry controlla una creatura

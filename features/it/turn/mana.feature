# language: it
@source:F @source:I
Funzionalità: Il mana non speso
  > I compagni di squadra non condividono il mana. Quando va perso, e che cosa fa perdere alla squadra?

  @id:mana.empties @clause:mana.empties @clause:mana.burn @variant:two-headed-giant @variant:two-player @variant:free-for-all @must
  Schema dello scenario: Il mana non speso resta per la fase e poi brucia; in seguito svanisce con la sottofase
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Edward controlla “Seat of the Synod”
    E che la squadra di Edward ha 20 punti vita
    Quando inizia il mantenimento della squadra di Edward
    Ed Edward attiva l'abilità di “Seat of the Synod”
    Allora Edward ha un mana non speso
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora Edward ha <mana> mana non spesi
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non ha mana non speso
    E la squadra di Edward ha <vita> punti vita

    Esempi:
      | dal        | regola | mana | vita |
      | 2005-08-01 | 300.3  | 1    | 19   |
      | 2009-07-11 | 500.4  | 0    | 20   |

  @id:mana.burn.last_life @situation:mana.burn @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Il mana non speso di un membro poteva far perdere alla squadra l'ultimo punto vita
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Seat of the Synod”
    E che la squadra di Angie ha 1 punto vita
    Quando Angie attiva l'abilità di “Seat of the Synod”
    Allora la squadra di Angie ha 1 punto vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Edward vince la partita

  @id:mana.burn.none @situation:mana.burn @clause:mana.empties @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Il mana non speso va perso, e nient'altro
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Seat of the Synod”
    E che la squadra di Angie ha 1 punto vita
    Quando Angie attiva l'abilità di “Seat of the Synod”
    Allora la squadra di Angie ha 1 punto vita
    Quando inizia la sottofase di inizio combattimento della squadra di Angie
    Allora la squadra di Angie ha 1 punto vita
    E la partita continua

  @id:mana.own @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scenario: Un giocatore spende il mana della propria riserva, e non quello del compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Seat of the Synod”
    E che Angie controlla “Killer Whale”
    E che Barry controlla “Killer Whale”
    Quando Angie attiva l'abilità di “Seat of the Synod”
    Allora Angie ha un mana non speso
    E Barry non ha mana non speso
    E Barry non può attivare l'abilità di “Killer Whale” di Barry
    Ma Angie può attivare l'abilità di “Killer Whale” di Angie
    E Angie non ha mana non speso

# language: it
Funzionalità: Chi non lancia magie
  > Gli avversari non possono lanciare magie in questo turno, o nessuno può farlo fuori dal proprio turno. Che cosa può fare un compagno di squadra?

  @id:limit.silence @clause:spell.cannot_cast @clause:step.cleanup @from:2009-07-11 @must
  Scenario: Silence impedisce a entrambi gli avversari di lanciare magie fino alla fine del turno, e non a un compagno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    Quando Angie lancia “Silence”
    E la magia si risolve
    Allora Barry può lanciare “Shock” bersagliando Edward
    Quando la magia si risolve
    E la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Shock” bersagliando Angie
    E Ronald non può lanciare “Shock” bersagliando Angie
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward può lanciare “Shock” bersagliando Angie
    E Ronald può lanciare “Shock” bersagliando Angie

  @id:limit.own_turn @clause:spell.cannot_cast @clause:turn.teams @from:2005-08-01 @must
  Scenario: Fuori dal loro turno nessuno di due compagni lancia nulla; nel proprio lanciano entrambi
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Dosan the Falling Leaf”
    Quando la squadra di Angie passa la priorità
    Allora Edward non può lanciare “Shock” bersagliando Angie
    E Ronald non può lanciare “Shock” bersagliando Angie
    Quando inizia il mantenimento della squadra di Edward
    Allora Edward può lanciare “Shock” bersagliando Angie
    E Ronald può lanciare “Shock” bersagliando Angie

  @id:limit.own_turn.speaker @situation:limit.own_turn @clause:spell.cannot_cast @clause:turn.teams @from:2005-08-01 @must
  Scenario: Chi controlla ciò che lo dice vi è soggetto anche lui, e così il compagno
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Dosan the Falling Leaf”
    Quando la squadra di Edward passa la priorità
    Allora Angie non può lanciare “Shock” bersagliando Edward
    E Barry non può lanciare “Shock” bersagliando Edward
    Quando inizia il mantenimento della squadra di Angie
    Allora Angie può lanciare “Shock” bersagliando Edward
    E Barry può lanciare “Shock” bersagliando Edward

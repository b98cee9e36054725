# language: it
Funzionalità: Giorno e notte
  > Che sia giorno o notte dipende dalle magie del turno precedente. Una squadra ha un solo turno: di chi sono le magie che contano?

  @id:turn.daytime.night @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  Scenario: Scende la notte dopo un turno in cui nessun membro della squadra ha lanciato magie
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che è giorno
    Quando inizia il mantenimento della squadra di Edward
    Allora è notte

  @id:turn.daytime.one_spell @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scenario: Basta una magia di un membro a mantenere il giorno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che è giorno
    Quando Barry lancia “Orso Grizzly”
    E inizia il mantenimento della squadra di Edward
    Allora è giorno

  @id:turn.daytime.of_others @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  Scenario: Una magia dell'altra squadra non mantiene il giorno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che è giorno
    E che Angie controlla “Orso Grizzly”
    Quando la squadra di Angie passa la priorità
    Ed Edward lancia “Giant Growth” bersagliando “Orso Grizzly”
    E inizia il mantenimento della squadra di Edward
    Allora è notte

  @id:turn.daytime.one_each @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scenario: Una magia di ciascun membro non pone fine alla notte
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che è notte
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E inizia il mantenimento della squadra di Edward
    Allora è notte

  @id:turn.daytime.two_by_one @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scenario: Due magie dello stesso membro pongono fine alla notte
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che è notte
    Quando Barry lancia “Squarcio di Fiamme”
    E la magia si risolve
    E Barry lancia “Orso Grizzly”
    E inizia il mantenimento della squadra di Edward
    Allora è giorno

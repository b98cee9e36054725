# language: it
@source:F @source:I @source:J
Funzionalità: Entrambe le squadre hanno una scelta da fare
  > Qualcosa fa scegliere entrambe le squadre nello stesso momento. Quale lo fa per prima?

  @id:choices.sacrifice @clause:choice.order @clause:object.you @from:2005-08-01 @must
  Scenario: Un membro della squadra attiva dice per primo che cosa sacrifica, chiunque abbia lanciato la magia
    Dato che Barry controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Innocent Blood”
    E la magia si risolve
    Allora Barry deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta

  @id:choices.sacrifice.other_turn @situation:choices.sacrifice @clause:choice.order @clause:object.you @from:2005-08-01 @must
  Scenario: Nel turno dell'altra squadra è un suo membro a dire per primo che cosa si sacrifica
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry controlla “Orso Grizzly”
    E che Barry controlla “Gigante di Collina”
    E che Ronald controlla “Orso Grizzly”
    E che Ronald controlla “Gigante di Collina”
    Quando Edward lancia “Innocent Blood”
    E la magia si risolve
    Allora Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta

  @id:choices.sacrifice.then @situation:choices.sacrifice @clause:choice.order @from:2005-08-01 @must
  Scenario: Dopo la squadra attiva un membro dell'altra dice che cosa viene sacrificato, mentre tutto è ancora lì
    Dato che Barry controlla “Orso Grizzly”
    E che Barry controlla “Elementale dell'Aria”
    E che Ronald controlla “Wind Drake”
    E che Ronald controlla “Gigante di Collina”
    Quando Angie lancia “Innocent Blood”
    E la magia si risolve
    E Barry sacrifica “Orso Grizzly”
    Allora Ronald deve fare una scelta
    E Barry controlla due creature
    Ma Barry non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta

  @id:choices.member @clause:choice.order @clause:life.set_each @from:2010-04-23 @must
  Scenario: La squadra attiva dice per prima quale dei suoi membri è interessato
    Dato che Angie controlla una creatura
    E che Ronald controlla una creatura
    Quando Barry lancia “Bioritmo”
    E la magia si risolve
    Allora Angie deve fare una scelta
    E Barry deve fare una scelta
    Ma Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta

  @id:choices.member.then @situation:choices.member @clause:choice.order @clause:life.set_each @from:2010-04-23 @must
  Scenario: Dopo la squadra attiva l'altra squadra dice quale dei suoi membri è influenzato, prima che cambi alcun totale
    Dato che la squadra di Angie ha 13 punti vita
    E che la squadra di Edward ha 17 punti vita
    E che Angie controlla una creatura
    E che Ronald controlla una creatura
    Quando Barry lancia “Bioritmo”
    E la magia si risolve
    E la squadra di Angie sceglie Angie come giocatore influenzato
    Allora Edward deve fare una scelta
    E Ronald deve fare una scelta
    E la squadra di Angie ha 13 punti vita
    E la squadra di Edward ha 17 punti vita
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta

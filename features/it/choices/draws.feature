# language: it
@source:N
Funzionalità: Un solo effetto fa pescare più giocatori
  > Ognuno pesca dal proprio grimorio; ma dove le pescate sono sostituite ognuno deve scegliere come. Chi pesca per primo?

  @id:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  Scenario: I membri della squadra attiva pescano per primi
    Dato che Barry ha una carta in mano
    E che Barry controlla “Thought Reflection”
    E che Ronald controlla “Thought Reflection”
    E che Angie controlla “Possessed Portal”
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Barry deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta
    E Ronald non deve fare nessuna scelta

  @id:choices.draws.other_turn @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  Scenario: Nel turno dell'altra squadra pescano per primi i suoi membri
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Barry ha una carta in mano
    E che Barry controlla “Thought Reflection”
    E che Ronald controlla “Thought Reflection”
    E che Angie controlla “Possessed Portal”
    Quando Edward lancia “Vision Skeins”
    E la magia si risolve
    Allora Ronald deve fare una scelta
    Ma Angie non deve fare nessuna scelta
    E Barry non deve fare nessuna scelta
    E Edward non deve fare nessuna scelta

  @id:choices.draws.primary @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @until:2010-06-18 @must
  Scenario: In una squadra il giocatore principale pescava per primo
    Dato che Angie ha una carta in mano
    E che Angie controlla “Thought Reflection”
    E che Barry controlla “Thought Reflection”
    E che Edward controlla “Possessed Portal”
    Quando Barry lancia “Vision Skeins”
    E la magia si risolve
    Allora Angie deve fare una scelta
    Ma Barry non deve fare nessuna scelta

  @id:choices.draws.primary.seats @situation:choices.draws @clause:turn.draw_order @clause:seat.primary @from:2006-10-01 @until:2010-06-18 @must
  Scenario: Il giocatore principale, che pescava per primo, era quello seduto a destra
    Dato che Barry siede alla destra di Angie
    E che Angie ha una carta in mano
    E che Angie controlla “Thought Reflection”
    E che Barry controlla “Thought Reflection”
    E che Edward controlla “Possessed Portal”
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Barry deve fare una scelta
    Ma Angie non deve fare nessuna scelta

# language: it
Funzionalità: Mazzi di prima dei comandanti
  > Un mazzo è come lo vogliono le regole di Commander, ma di un giorno in cui non ce ne sono ancora. Lo si può giocare come tale?

  @id:deck.before_commander @clause:deck.copies @from:2005-08-01 @until:2009-10-01 @should
  Scenario: Prima delle regole di Commander nemmeno un mazzo che vi si adatta è un mazzo di Commander
    Dato che il mazzo di Angie contiene “Hidetsugu lo Spietato”
    E che il comandante di Angie è “Hidetsugu lo Spietato”
    E che il mazzo di Angie contiene 99 “Montagna”
    Allora il mazzo di Angie non è ammesso in Commander

# language: it
Funzionalità: Una partita patta, e il tempo è scaduto
  > In eliminazione diretta una partita è finita patta e non ne è cominciata un'altra quando scade il tempo. Come si vince l'incontro?

  @id:match.drawn_then_won @clause:match.single_elimination @clause:match.games @from:2005-08-20 @must
  Scenario: Dopo una partita patta e la fine del tempo si può ancora registrare una vittoria, che vince l'incontro
    Dato che l'incontro si gioca in un turno a eliminazione diretta
    E che la squadra di Angie gioca per prima
    Quando una partita patta viene registrata
    E viene raggiunto il tempo limite
    Allora l'incontro continua
    Quando una vittoria della squadra di Edward viene registrata
    Allora la squadra di Edward vince l'incontro
    E la squadra di Angie perde l'incontro

  @id:match.over @clause:match.games @from:2005-08-20 @must
  Scenario: Una volta vinto l'incontro non si registra nessun'altra partita
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Allora una vittoria della squadra di Edward può essere registrata
    E la squadra di Edward vince l'incontro
    E una vittoria della squadra di Angie non può essere registrata
    E la squadra di Edward vince l'incontro

# language: it
Funzionalità: Un incontro senza tempo limite
  > Nei primi giorni della variante nessuna regola dei tornei ne parla. Può essere raggiunto il tempo limite?

  @id:match.before_time @clause:match.turns_after_time @should
  Schema dello scenario: Prima che i tornei avessero regole per le squadre nulla limitava la durata di un incontro
    Dato che l'incontro si gioca in un turno alla svizzera
    E che la squadra di Angie gioca per prima
    Allora <può> essere raggiunto il tempo limite

    Esempi:
      | dal        | può     |
      | 2005-08-01 | non può |
      | 2005-08-20 | può     |

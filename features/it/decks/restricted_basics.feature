# language: it
Funzionalità: Una terra base limitata
  > Le terre base sono ciò che due mazzi di una squadra possono avere in comune. Un formato ne limita una. Ogni mazzo ha la sua copia, o la squadra una sola?

  @id:deck.restricted.basic.team @situation:deck.restricted.basic @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @should
  Scenario: La squadra ha una copia di una carta limitata, anche se una terra base può essere in entrambi i mazzi
    Dato che la carta “Pianura” è limitata nel formato
    E che il mazzo di Angie contiene “Pianura”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene “Pianura”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora “Pianura” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed
    Ma “Foresta” non è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

  @id:deck.restricted.basic.deck @situation:deck.restricted.basic @clause:deck.restricted @from:2016-07-22 @should
  Scenario: Ogni mazzo ha la sua copia di una carta limitata che entrambi possono avere
    Dato che la carta “Pianura” è limitata nel formato
    E che il mazzo di Angie contiene “Pianura”
    E che il mazzo di Angie contiene 59 “Foresta”
    E che il mazzo di Barry contiene “Pianura”
    E che il mazzo di Barry contiene 59 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo constructed

  @id:deck.restricted.basic.two @situation:deck.restricted.basic @clause:deck.restricted @from:2016-07-22 @should
  Scenario: Un mazzo non ha una seconda copia di una carta limitata, nemmeno se è una terra base
    Dato che la carta “Pianura” è limitata nel formato
    E che il mazzo di Angie contiene due “Pianura”
    E che il mazzo di Angie contiene 58 “Foresta”
    E che il mazzo di Barry contiene 60 “Foresta”
    Allora “Pianura” è un motivo per rifiutare i mazzi della squadra di Angie in un torneo constructed

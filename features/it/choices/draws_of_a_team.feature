# language: it
@source:N
Funzionalità: Compagni di squadra pescano per un solo effetto, nell'ordine che preferiscono
  > Entrambi i membri di una squadra pescano, e ognuno deve scegliere come le pescate sono sostituite. La squadra dice chi pesca per primo?

  @id:choices.team_draws @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @must
  Schema dello scenario: Il giocatore principale pescava per primo, qualunque cosa volesse la squadra; più tardi è la squadra a dirlo
    Dato che Angie ha una carta in mano
    E che Angie controlla “Thought Reflection”
    E che Barry controlla “Thought Reflection”
    E che Edward controlla “Possessed Portal”
    Quando Barry lancia “Vision Skeins”
    E la magia si risolve
    E la squadra di Angie fa pescare Barry prima di Angie
    Allora <primo> deve fare una scelta
    Ma <secondo> non deve fare nessuna scelta

    Esempi:
      | dal        | primo | secondo |
      | 2006-10-01 | Angie | Barry   |
      | 2010-06-18 | Barry | Angie   |

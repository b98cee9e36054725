# language: it
Funzionalità: Le pescate che diventa una pescata sostituita
  > Una pescata ne diventa diverse. Che cosa può ancora sostituire ognuna di esse?

  @id:draws.each.library @situation:draws.each @clause:replacement.draw @clause:replacement.once @clause:team.win_effect @from:2011-09-30 @must
  Scenario: La seconda di due pescate che una è diventata viene sostituita a sua volta, con il grimorio ormai vuoto
    Dato che Angie controlla “Thought Reflection”
    E che Angie controlla “Laboratory Maniac”
    E che Angie ha una carta nel proprio grimorio
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora la squadra di Angie vince la partita

  @id:draws.each.first @situation:draws.each @clause:replacement.draw @clause:replacement.once @variant:two-player @from:2018-04-27 @must
  Scenario: Di due pescate che la prima di una sottofase è diventata, solo la prima è la prima
    Dato che Angie controlla “Thought Reflection”
    E che Angie controlla “Alhammarret's Archive”
    E che Angie non ha carte in mano
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie ha tre carte in mano

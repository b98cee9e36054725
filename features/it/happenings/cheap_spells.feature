# language: it
Funzionalità: Magie di un certo valore di mana
  > Un'abilità attende magie il cui valore di mana è al più un dato numero. Di chi sono, e che cosa conta?

  @id:cheap_spell.anybodys @situation:cheap_spell @clause:object.mana_value @clause:object.you @from:2005-08-01 @must
  Scenario: Chiunque la lanci subisce il danno, anche un compagno e il controllore
    Dato che Angie controlla “Eidolon of the Great Revel”
    E che la squadra di Angie ha 20 punti vita
    Quando Barry lancia “Divination”
    E l'abilità innescata di “Eidolon of the Great Revel” si risolve
    Allora la squadra di Angie ha 18 punti vita
    Quando la magia si risolve
    E Angie lancia “Reach Through Mists”
    E l'abilità innescata di “Eidolon of the Great Revel” si risolve
    Allora la squadra di Angie ha 16 punti vita

  @id:cheap_spell.more @situation:cheap_spell @clause:object.mana_value @from:2005-08-01 @must
  Scenario: Una magia con valore di mana 4 non è una di esse
    Dato che Edward controlla “Eidolon of the Great Revel”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Gigante di Collina”
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora la squadra di Angie ha 20 punti vita

  @id:cheap_spell.with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  Scenario: Con 2 per X una magia che costa {X}{G} è abbastanza economica
    Dato che Edward controlla “Eidolon of the Great Revel”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Stream of Life” con X = 2, bersagliando Angie
    Allora in pila ci sono due magie e abilità
    Quando l'abilità innescata di “Eidolon of the Great Revel” si risolve
    Allora la squadra di Angie ha 18 punti vita

  @id:cheap_spell.with_more_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  Scenario: Con 3 per X una magia che costa {X}{G} è troppo costosa
    Dato che Edward controlla “Eidolon of the Great Revel”
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia “Stream of Life” con X = 3, bersagliando Angie
    Allora in pila c'è una magia o abilità
    Quando la magia si risolve
    Allora la squadra di Angie ha 23 punti vita

  @id:cheap_spell.half_with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Di una carta divisa in due metà conta quella lanciata, con il valore scelto per X
    Dato che Edward controlla “Eidolon of the Great Revel”
    E che Edward controlla “Gigante di Collina”
    E che Angie ha “Cut // Ribbons” nel proprio cimitero
    E che la squadra di Angie ha 20 punti vita
    Quando Angie lancia la seconda faccia di “Cut // Ribbons” con X = 2
    Allora in pila c'è una magia o abilità

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

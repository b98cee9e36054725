# language: it
Funzionalità: Il giocatore attivo di cui parla un'abilità
  > Un'abilità permette al giocatore attivo di fare qualcosa, ma la squadra attiva ha due membri. Chi si intende?

  @id:turn.active_player @clause:turn.active_player @must
  Schema dello scenario: Il controllore dell'abilità sceglie un membro della squadra attiva
    Dato che Edward ha due carte in mano
    E che Ronald ha due carte in mano
    E che Barry controlla “Esercizio del Giorno Intenso”
    Quando inizia il mantenimento della squadra di Edward
    E l'abilità innescata di “Esercizio del Giorno Intenso” si risolve
    E Barry sceglie <scelto> come giocatore attivo
    Allora Edward ha <di Edward> carte in mano
    E Ronald ha <di Ronald> carte in mano

    Esempi:
      | dal        | regola | scelto | di Edward | di Ronald |
      | 2010-04-23 | 806.7h | Edward | 3         | 2         |
      | 2010-04-23 | 806.7h | Ronald | 2         | 3         |

# language: it
@source:F @source:I @source:J
Funzionalità: La fine di una partita
  > I giocatori vincono e perdono come squadra. E se entrambe le squadre perdono nello stesso momento?

  @id:game.draw.both_lose @clause:game.over @clause:state_check.when @from:2010-04-23 @must
  Scenario: Entrambe le squadre perdono insieme, e la partita è patta
    Dato che la squadra di Angie ha 22 punti vita
    E che la squadra di Edward ha 22 punti vita
    E che Angie controlla “Hidetsugu lo Spietato”
    Quando Angie attiva l'abilità di “Hidetsugu lo Spietato”
    E l'abilità si risolve
    Allora la squadra di Angie ha 0 punti vita
    E la squadra di Edward ha 0 punti vita
    E la partita termina in parità

# language: it
@source:W @source:N
Funzionalità: Una squadra di tre o quattro perde
  > Uno dei tre o quattro giocatori concede, non può pescare o subisce l'ultimo danno. Chi perde?

  @id:heads.loses.concession @variant:three-headed-giant @clause:team.concedes @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Quando uno dei tre giocatori concede, tutti e tre hanno perso
    Quando Victor concede la partita
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:heads.loses.no_life @variant:four-headed-giant @clause:life.zero @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Una squadra di quattro i cui punti vita sono esauriti dal danno inflitto a ciascuno perde
    Dato che la squadra di Angie ha 17 punti vita
    E che la squadra di Edward ha 16 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    Allora la partita continua
    Quando la magia si risolve
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

  @id:heads.loses.empty_library @variant:three-headed-giant @clause:draw.empty @clause:turn.each_draws @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Una squadra di tre perde quando il terzo giocatore non può pescare
    Dato che Victor non ha carte nel proprio grimorio
    Quando inizia il mantenimento della squadra di Edward
    Allora la partita continua
    Quando inizia la sottofase di acquisizione della squadra di Edward
    Allora la squadra di Edward perde la partita
    E la squadra di Angie vince la partita

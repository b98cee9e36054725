# language: it
@source:R
Funzionalità: Ciò che viene sostituito prima che accada
  > Un effetto raddoppia i punti vita che guadagni, o il danno inflitto. Chi della squadra riguarda, e chi sceglie quale effetto si applica per primo?

  @id:replacement.gain @clause:object.you @clause:life.shared @from:2005-08-01 @must
  Scenario: Boon Reflection non raddoppia i punti vita che guadagna il compagno
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Boon Reflection”
    E che Angie controlla “Fountain of Youth”
    E che Angie controlla due “Fonte di mana”
    E che Barry controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Fountain of Youth”
    E l'abilità si risolve
    Allora la squadra di Angie ha 22 punti vita
    Quando Barry attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la squadra di Angie ha 25 punti vita

  @id:replacement.gain.several @situation:replacement.gain @clause:replacement.once @from:2005-08-01 @must
  Scenario: Ogni effetto raddoppia una volta sola, quindi due effetti quadruplicano
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Boon Reflection”
    E che Angie controlla “Alhammarret's Archive”
    E che Barry controlla “Boon Reflection”
    E che Angie controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la squadra di Angie ha 32 punti vita

  @id:replacement.gain.order.doubled @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Il giocatore che guadagna punti vita applica prima ciò che li raddoppia
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Boon Reflection”
    E che Angie controlla “Heron of Hope”
    E che Angie controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E Angie sceglie di applicare per primo l'effetto di “Boon Reflection”
    Allora la squadra di Angie ha 27 punti vita

  @id:replacement.gain.order.more @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Il giocatore che guadagna punti vita applica prima ciò che ne aggiunge
    Dato che la squadra di Angie ha 20 punti vita
    E che Angie controlla “Boon Reflection”
    E che Angie controlla “Heron of Hope”
    E che Angie controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    E Angie sceglie di applicare per primo l'effetto di “Heron of Hope”
    Allora la squadra di Angie ha 28 punti vita

  @id:replacement.gain.cannot @clause:replacement.cannot @clause:life.cannot_gain @must
  Schema dello scenario: I punti vita che un giocatore non può guadagnare non vengono raddoppiati
    Dato che la squadra di Angie ha 20 punti vita
    E che <giocatore> controlla “Platinum Emperion”
    E che Angie controlla “Boon Reflection”
    E che Angie controlla “Bottle Gnomes”
    Quando Angie attiva l'abilità di “Bottle Gnomes”
    E l'abilità si risolve
    Allora la squadra di Angie ha <vita> punti vita

    Esempi:
      | dal        | regola | giocatore | vita |
      | 2005-08-01 | 103.2  | Angie     | 20   |
      | 2005-08-01 | 103.2  | Barry     | 26   |
      | 2010-04-23 | 101.2  | Angie     | 20   |
      | 2010-04-23 | 101.2  | Barry     | 20   |

  @id:replacement.damage @clause:replacement.once @clause:life.shared @from:2005-08-01 @must
  Scenario: Il danno raddoppiato a ogni giocatore toglie a una squadra le quote raddoppiate di entrambi i membri
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Barry controlla “Furnace of Rath”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 14 punti vita
    E la squadra di Edward ha 4 punti vita

  @id:replacement.damage.creature @situation:replacement.damage @clause:replacement.once @from:2005-08-01 @must
  Scenario: Anche il danno inflitto a una creatura viene raddoppiato
    Dato che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Orso Grizzly”
    E che Edward controlla “Furnace of Rath”
    Quando Angie lancia “Dagger Caster”
    E la magia si risolve
    E l'abilità innescata di “Dagger Caster” si risolve
    Allora Edward non controlla nessuna creatura
    E la squadra di Edward ha 16 punti vita

  @id:replacement.lose @clause:object.you @clause:life.shared @from:2005-08-01 @must
  Scenario: Solo gli avversari del suo controllore perdono il doppio dei punti vita, anche per il danno
    Dato che la squadra di Angie ha 30 punti vita
    E che la squadra di Edward ha 30 punti vita
    E che Barry controlla “Esercizio della Ferita Aperta”
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 22 punti vita
    E la squadra di Edward ha 14 punti vita

  @id:replacement.draw @clause:replacement.draw @clause:object.you @from:2006-10-01 @must
  Scenario: Alhammarret's Archive non raddoppia le carte che pesca il compagno
    Dato che Barry ha una carta in mano
    E che Edward ha una carta in mano
    E che Ronald ha una carta in mano
    E che Barry controlla “Alhammarret's Archive”
    E che Edward controlla “Thought Reflection”
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora Barry ha cinque carte in mano
    Ed Edward ha cinque carte in mano
    E Ronald ha tre carte in mano

  @id:replacement.draw.step @situation:replacement.draw @clause:replacement.draw @from:2005-08-01 @must
  Scenario: La prima carta della sottofase di acquisizione resta una, ogni altra del suo controllore diventa due
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie ha una carta in mano
    E che Barry ha una carta in mano
    E che Angie controlla “Alhammarret's Archive”
    Quando inizia la sottofase di acquisizione della squadra di Angie
    Allora Angie ha due carte in mano
    E Barry ha due carte in mano
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha tre carte in mano

  @id:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2006-10-01 @must
  Scenario: Chi non pesca perché la pescata viene sostituita non perde con il grimorio vuoto
    Dato che Angie controlla “Possessed Portal”
    E che Angie non ha carte nel proprio grimorio
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora la partita continua
    E Angie non ha carte nel proprio grimorio

  @id:replacement.draw.teammate @situation:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @from:2006-10-01 @must
  Scenario: Il compagno pesca comunque, e la squadra perde con quel grimorio vuoto
    Dato che Angie controlla “Esercizio del Libro Chiuso”
    E che Barry non ha carte nel proprio grimorio
    Quando Angie lancia “Vision Skeins”
    E la magia si risolve
    Allora la squadra di Angie perde la partita

  @id:lost_this_way.none @situation:lost_this_way @clause:life.cannot_lose @clause:life.shared @from:2013-05-01 @must
  Scenario: Chi guadagna quanto è stato perso non guadagna nulla dove nessuno poteva perdere nulla
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Edward controlla “Platinum Emperion”
    Quando Angie lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha 20 punti vita
    E la squadra di Angie ha 20 punti vita

  @id:lost_this_way.doubled @situation:lost_this_way @clause:replacement.once @clause:life.shared @clause:object.you @from:2013-05-01 @must
  Scenario: Dove ogni perdita è raddoppiata, lo è anche quanto guadagna chi guadagna ciò che è stato perso
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Esercizio della Ferita Aperta”
    Quando Angie lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha 8 punti vita
    E la squadra di Angie ha 32 punti vita

  @id:lost_this_way.doubled_one @situation:lost_this_way @clause:replacement.once @variant:two-player @from:2013-05-01 @must
  Scenario: Tra due giocatori il guadagno è la perdita raddoppiata, una volta sola
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che Angie controlla “Esercizio della Ferita Aperta”
    Quando Angie lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha 14 punti vita
    E la squadra di Angie ha 26 punti vita

  @id:replacement.two_thieves @situation:replacement.two_thieves @clause:replacement.once @clause:replacement.instead @variant:two-headed-giant @variant:two-player @from:2013-07-13 @must
  Scenario: Due effetti che fanno di una pescata degli avversari una pescata del proprio giocatore la sostituiscono una volta ciascuno
    Dato che è la fase principale pre-combattimento della squadra di Angie
    E che Angie controlla “Notion Thief”
    E che Edward controlla “Notion Thief”
    E che Angie ha due carte in mano
    E che Edward ha due carte in mano
    Quando Angie lancia “Reach Through Mists”
    E la magia si risolve
    Allora Angie ha due carte in mano
    Ed Edward ha due carte in mano

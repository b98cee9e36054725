# language: it
@source:F @source:I @source:W
Funzionalità: Il totale dei punti vita iniziale
  > I membri di una squadra condividono un solo totale di punti vita. Da quanto parte?

  @id:life.start @clause:life.start @must
  Schema dello scenario: Entrambe le squadre iniziano con lo stesso totale
    Dato che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora la squadra di Angie ha <totale> punti vita
    E la squadra di Edward ha <totale> punti vita

    Esempi:
      | dal        | regola | totale |
      | 2005-08-01 | 606.4a | 40     |
      | 2007-02-20 | FR 151 | 30     |

  @id:life.start.casual @situation:life.start @clause:life.start @must
  Schema dello scenario: Fuori dai tornei il totale iniziale è stato abbassato più tardi
    Dato che la partita non fa parte di un torneo
    E che la squadra di Angie gioca per prima
    Quando Angie tiene la propria mano
    E Barry tiene la propria mano
    Ed Edward tiene la propria mano
    E Ronald tiene la propria mano
    Allora la squadra di Angie ha <punti> punti vita
    E la squadra di Edward ha <punti> punti vita

    Esempi:
      | dal        | regola | punti |
      | 2005-08-01 | 606.4a | 40    |
      | 2007-05-01 | 606.4a | 30    |

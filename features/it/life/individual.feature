# language: it
@source:F @source:I @source:W
Funzionalità: Danno, guadagno e perdita di punti vita
  > Danno, guadagno e perdita di punti vita riguardano ogni giocatore individualmente, ma la squadra ha un solo totale per due. Che cosa ne è?

  @id:life.shared.flame_rift @clause:life.shared @source:F-EX10 @source:I-EX06 @source:W-EX08 @from:2005-08-01 @must
  Scenario: Lo Squarcio di Fiamme toglie 8 punti vita a ogni squadra
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 15 punti vita
    Quando Angie lancia “Squarcio di Fiamme”
    E la magia si risolve
    Allora la squadra di Angie ha 12 punti vita
    E la squadra di Edward ha 7 punti vita

  @id:life.shared.gray_merchant @clause:life.shared @source:W-EX02 @from:2005-08-01 @must
  Scenario: Il Mercante Grigio di Asfodelo si innesca una volta, ogni avversario perde punti vita e tutti quei punti vita vengono guadagnati
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    Quando Angie lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 24 punti vita
    Quando inizia la sottofase finale della squadra di Angie
    Allora la squadra di Edward ha 16 punti vita
    E la squadra di Angie ha 24 punti vita

  @id:life.shared.gray_merchant.devotion @situation:life.shared.gray_merchant @clause:life.shared @source:W-EX02 @must
  Schema dello scenario: Per il Mercante Grigio di Asfodelo contano solo i permanenti del suo controllore
    Dato che la squadra di Angie ha 20 punti vita
    E che la squadra di Edward ha 20 punti vita
    E che <controllore> controlla “Malvagità in Agguato”
    Quando Angie lancia “Mercante Grigio di Asfodelo”
    E la magia si risolve
    E l'abilità innescata di “Mercante Grigio di Asfodelo” si risolve
    Allora la squadra di Edward ha <Edward> punti vita
    E la squadra di Angie ha <Angie> punti vita

    Esempi:
      | dal        | controllore | Edward | Angie |
      | 2005-08-01 | Angie       | 10     | 30    |
      | 2005-08-01 | Barry       | 16     | 24    |

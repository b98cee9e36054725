# language: it
Funzionalità: Ciò che nessuno bersaglia, e ciò che bersaglia solo la propria squadra
  > Una creatura non può essere bersagliata da nessuno, un'altra non dagli avversari. Che cosa può fare un compagno di squadra?

  @id:keyword.shroud @clause:target.shroud @from:2009-07-11 @must
  Scenario: Ciò che ha velo non è un bersaglio per il controllore, né per il compagno, né per un avversario; ciò che sta accanto lo è
    Dato che Angie controlla “Mist Leopard”
    E che Angie controlla “Gigante di Collina”
    Allora Angie non può lanciare “Shock” bersagliando “Mist Leopard”
    E Barry non può lanciare “Shock” bersagliando “Mist Leopard”
    Ma Barry può lanciare “Shock” bersagliando “Gigante di Collina”
    Quando inizia la fase principale pre-combattimento della squadra di Edward
    Allora Edward non può lanciare “Shock” bersagliando “Mist Leopard”
    Ma Edward può lanciare “Shock” bersagliando “Gigante di Collina”

  @id:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  Scenario: Ciò che ha anti-malocchio è un bersaglio per il controllore e per il compagno, e per nessun avversario
    Dato che è la fase principale pre-combattimento della squadra di Edward
    E che Angie controlla “Sacred Wolf”
    E che Angie controlla “Gigante di Collina”
    Allora Edward non può lanciare “Shock” bersagliando “Sacred Wolf”
    E Ronald non può lanciare “Shock” bersagliando “Sacred Wolf”
    Ma Edward può lanciare “Shock” bersagliando “Gigante di Collina”
    E Ronald può lanciare “Shock” bersagliando “Gigante di Collina”
    Quando la squadra di Edward passa la priorità
    Allora Angie può lanciare “Shock” bersagliando “Sacred Wolf”
    E Barry può lanciare “Shock” bersagliando “Sacred Wolf”

  @id:keyword.hexproof.teammate @situation:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  Scenario: La magia di un compagno che bersaglia ciò che ha anti-malocchio fa quello che dice
    Dato che Angie controlla “Sacred Wolf”
    Quando Barry lancia “Shock” bersagliando “Sacred Wolf”
    E la magia si risolve
    Allora Angie ha “Sacred Wolf” nel proprio cimitero

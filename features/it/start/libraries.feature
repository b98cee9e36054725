# language: it
Funzionalità: Il grimorio all'inizio
  > Le mani sono pescate. Che cosa resta di un mazzo di sessanta carte, di cui nessuna è messa da parte?

  @id:start.library @clause:deck.size_constructed @from:2005-08-01 @should
  Scenario: Un mazzo di sessanta carte lascia un grimorio di cinquantatré dopo la prima mano, chiunque sia il giocatore
    Dato che la squadra di Angie gioca per prima
    Allora Angie ha 53 carte nel proprio grimorio
    E Ronald ha 53 carte nel proprio grimorio
    E Barry ha sette carte in mano

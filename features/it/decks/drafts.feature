# language: it
Funzionalità: I draft prima dei tornei a squadre
  > La variante ha delle regole, e i tornei non ne hanno ancora per le squadre di due. Che cosa può giocare una squadra simile?

  @id:deck.draft.first @situation:deck.draft @clause:deck.formats @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Prima delle regole per i tornei a squadre nulla vietava un draft
    Dato che il mazzo di Angie contiene 40 “Foresta”
    E che il mazzo di Barry contiene 40 “Foresta”
    Allora i mazzi della squadra di Angie sono ammessi in un torneo Booster Draft
    E i mazzi della squadra di Angie sono ammessi in un torneo Sealed Deck

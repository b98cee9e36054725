# language: fr
Fonctionnalité: Des decks d'avant les commandants
  > Un deck est tel que le veulent les règles de Commander, mais d'un jour où il n'y en a pas encore. Peut-on le jouer comme tel ?

  @id:deck.before_commander @clause:deck.copies @from:2005-08-01 @until:2009-10-01 @should
  Scénario: Avant les règles de Commander, même un deck qui leur convient n'est pas un deck de Commander
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

# language: fr
Fonctionnalité: Deux changements par un seul permanent
  > Un permanent dit une chose des créatures bleues et une des noires. Qui obtient quoi ?

  @id:changes.beside.liege @clause:layers.order @clause:object.colour @from:2008-07-15 @must
  Scénario: Chaque couleur compte à part : une créature des deux obtient les deux, une d'aucune n'obtient rien, ni le permanent lui-même
    Étant donné que Barry contrôle « Glen Elendra Liege »
    Et que Barry contrôle « Wind Drake »
    Et que Barry contrôle « Zulaport Cutthroat »
    Et que Barry contrôle « Thraximundar »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Aku Djinn »
    Alors la créature « Wind Drake » est 3/3
    Et la créature « Zulaport Cutthroat » est 2/2
    Et la créature « Thraximundar » est 8/8
    Et la créature « Grizzlis » est 2/2
    Et la créature « Glen Elendra Liege » est 2/3
    Et la créature « Élémental de l'air » est 4/4
    Et la créature « Aku Djinn » est 5/6

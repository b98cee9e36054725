# language: fr
Fonctionnalité: Permanents légendaires et planeswalkers semblables
  > Un joueur lance une légende que son coéquipier ou un adversaire a déjà. Lesquelles restent ?

  @id:legends.all_go @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  Scénario: Toutes celles de ce nom partaient, celle d'un adversaire aussi
    Étant donné qu'Edward contrôle « Alhammarret's Archive »
    Quand Barry lance « Alhammarret's Archive »
    Et que le sort se résout
    Alors Barry ne contrôle pas « Alhammarret's Archive »
    Et Edward ne contrôle pas « Alhammarret's Archive »
    Et Barry a une carte dans son cimetière
    Et Edward a une carte dans son cimetière

  @id:legends.all_go.teammate @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  Scénario: La légende du même nom du coéquipier partait aussi, et les autres permanents restaient
    Étant donné qu'Angie contrôle « Alhammarret's Archive »
    Et qu'Angie contrôle « Grizzlis »
    Et que Ronald contrôle « Grizzlis »
    Et qu'Edward contrôle « Mindslaver »
    Quand Barry lance « Alhammarret's Archive »
    Et que le sort se résout
    Alors Barry ne contrôle pas « Alhammarret's Archive »
    Et Angie ne contrôle pas « Alhammarret's Archive »
    Et Angie contrôle « Grizzlis »
    Et Ronald contrôle « Grizzlis »
    Et Edward contrôle « Mindslaver »

  @id:legends.each_own @situation:legends @clause:legend.rule @from:2013-07-13 @must
  Scénario: Chaque joueur en a une, les coéquipiers aussi
    Étant donné qu'Angie contrôle « Alhammarret's Archive »
    Et qu'Edward contrôle « Alhammarret's Archive »
    Quand Barry lance « Alhammarret's Archive »
    Et que le sort se résout
    Alors Barry contrôle « Alhammarret's Archive »
    Et Angie contrôle « Alhammarret's Archive »
    Et Edward contrôle « Alhammarret's Archive »
    Et Barry n'a aucun choix à faire

  @id:legends.one_stays @situation:legends @clause:legend.rule @from:2013-07-13 @must
  Scénario: Qui en a deux choisit celle qui reste
    Étant donné que Barry contrôle « Alhammarret's Archive »
    Et qu'Edward contrôle « Alhammarret's Archive »
    Et que Barry a « Alhammarret's Archive » en main
    Quand Barry lance « Alhammarret's Archive »
    Et que le sort se résout
    Alors Barry doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Edward n'a aucun choix à faire
    Quand Barry garde la deuxième carte « Alhammarret's Archive » sur le champ de bataille
    Alors Barry contrôle « Alhammarret's Archive »
    Et Barry a la première carte « Alhammarret's Archive » dans son cimetière
    Et Edward contrôle « Alhammarret's Archive »

  @id:legends.walkers.all_go @situation:legends.walkers @clause:walker.rule @from:2009-07-11 @until:2013-07-13 @must
  Scénario: Les planeswalkers d'un même type partaient, quel que soit leur contrôleur
    Étant donné qu'Angie contrôle « Chandra, Flame's Catalyst »
    Et qu'Edward contrôle « Liliana, the Last Hope »
    Quand Barry lance « Chandra, Pyrogenius »
    Et que le sort se résout
    Alors Barry ne contrôle pas « Chandra, Pyrogenius »
    Et Angie ne contrôle pas « Chandra, Flame's Catalyst »
    Et Edward contrôle « Liliana, the Last Hope »

  @id:legends.walkers.each_own @situation:legends.walkers @clause:walker.rule @from:2013-07-13 @until:2017-09-29 @must
  Scénario: Les coéquipiers pouvaient en avoir chacun un du même type, un joueur un seul
    Étant donné qu'Angie contrôle « Chandra, Flame's Catalyst »
    Et que Barry contrôle « Chandra, Flame's Catalyst »
    Quand Barry lance « Chandra, Pyrogenius »
    Et que le sort se résout
    Alors Barry doit faire un choix
    Mais Angie n'a aucun choix à faire
    Quand Barry garde « Chandra, Pyrogenius » sur le champ de bataille
    Alors Barry contrôle « Chandra, Pyrogenius »
    Et Barry ne contrôle pas « Chandra, Flame's Catalyst »
    Et Angie contrôle « Chandra, Flame's Catalyst »

  @id:legends.walkers.any @situation:legends.walkers @clause:walker.rule @from:2017-09-29 @must
  Scénario: Un joueur en a deux du même type
    Étant donné que Barry contrôle « Chandra, Flame's Catalyst »
    Quand Barry lance « Chandra, Pyrogenius »
    Et que le sort se résout
    Alors Barry contrôle « Chandra, Pyrogenius »
    Et Barry contrôle « Chandra, Flame's Catalyst »
    Et Barry n'a aucun choix à faire

# language: fr
Fonctionnalité: Ce qui ne peut être ni lancé, ni joué, ni activé
  > Un terrain n'est pas un sort, une carte d'un cimetière n'est dans aucune main, et un coût qu'une carte n'a pas ne se paie pas. Et que peut-on faire à côté ?

  @id:exact.cast.refused @clause:priority.act @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un terrain n'est pas lancé, un sort n'est pas joué comme terrain, et rien n'est lancé, joué ni activé depuis un cimetière
    Étant donné qu'Angie contrôle trois « Île »
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Divination » en main
    Et qu'Angie a « Plaine » dans son cimetière
    Et qu'Angie a « Hidetsugu le malfaisant » dans son cimetière
    Et qu'Edward a « Montagne » en main
    Alors Angie ne peut pas lancer « Forêt »
    Et Angie ne peut pas lancer « Unsummon »
    Et Angie ne peut pas lancer « Divination » en ciblant Edward
    Et Angie ne peut pas jouer le terrain « Plaine »
    Et Angie ne peut pas jouer le terrain « Divination »
    Et Angie ne peut pas activer la capacité de « Hidetsugu le malfaisant »
    Et Angie ne peut pas activer la capacité de « Divination »
    Mais Angie peut jouer le terrain « Forêt »
    Et Angie peut activer la capacité de « Forêt »
    Et Angie peut lancer « Divination »
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas jouer le terrain « Montagne »

  @id:exact.cast.no_such_cost @clause:spell.surge @clause:ability.only_if @from:2016-01-16 @must
  Scénario: Ce qui n'a ni coût de déferlement ni rien qui permette de le lancer gratuitement est lancé pour son coût de mana, et pas autrement
    Étant donné que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle six « Source de mana »
    Quand Barry lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie ne peut pas lancer « Divination » pour son coût de déferlement
    Et Angie ne peut pas lancer « Élémental de l'air » pour son coût de déferlement
    Et Angie ne peut pas lancer « Divination » sans payer son coût de mana
    Et Angie ne peut pas lancer « Élémental de l'air » sans payer son coût de mana
    Mais Angie peut lancer « Divination »

  @id:exact.cast.surge_before @clause:spell.surge @from:2005-08-01 @until:2016-01-16 @must
  Scénario: Avant qu'il y ait des coûts de déferlement, personne n'en payait, qui que ce soit qui ait lancé un sort
    Étant donné qu'Angie contrôle six « Source de mana »
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Alors Angie ne peut pas lancer « Goblin Freerunner » pour son coût de déferlement
    Mais Angie peut lancer « Goblin Freerunner »

  @id:exact.tap.sick @clause:priority.act @from:2015-07-17 @must
  Scénario: Une créature arrivée ce tour-ci ne s'engage pas pour sa capacité, une qui a la célérité le fait, et un terrain aussi
    Étant donné qu'Angie a « Forêt » en main
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Oiseaux de paradis »
    Et que le sort se résout
    Et qu'Angie lance « Goblin Fireslinger »
    Et que le sort se résout
    Et qu'Angie joue le terrain « Forêt »
    Alors Angie ne peut pas activer la capacité de « Oiseaux de paradis »
    Et Angie ne peut pas activer la capacité de « Goblin Fireslinger »
    Mais Angie peut activer la capacité de « Forêt »
    Quand Angie lance « Goblin Chieftain »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Fireslinger »
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 19 points de vie
    Et Angie ne peut pas activer la capacité de « Oiseaux de paradis »

  @id:exact.mana.any @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scénario: Le mana de n'importe quelle couleur est de la seule couleur choisie
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et qu'Angie contrôle « Marais »
    Quand Angie active la capacité de « Oiseaux de paradis »
    Et qu'Angie choisit la couleur le rouge
    Alors Angie a un mana non dépensé
    Et Angie ne peut pas lancer « Unsummon » en ciblant « Oiseaux de paradis »
    Mais Angie peut lancer « Shock » en ciblant Edward

  @id:exact.loyalty.all @clause:priority.act @from:2016-07-22 @must
  Scénario: Toute la loyauté qu'il y a peut être payée, et pas davantage
    Étant donné que Barry contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand Barry active la deuxième capacité de « Nissa, Voice of Zendikar »
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Géant des collines » est 3/3
    Et Barry a « Nissa, Voice of Zendikar » dans son cimetière

  @id:exact.loyalty.short @clause:priority.act @from:2016-07-22 @must
  Scénario: Avec un marqueur « loyauté », on n'en paie pas deux, et rien ne change
    Étant donné que Barry contrôle « Nissa, Voice of Zendikar »
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Nissa, Voice of Zendikar » a un marqueur « loyauté »
    Alors Barry ne peut pas activer la deuxième capacité de « Nissa, Voice of Zendikar »
    Mais Angie peut activer la première capacité de « Chandra, Pyrogenius »
    Et « Nissa, Voice of Zendikar » a un marqueur « loyauté »
    Et Barry contrôle « Nissa, Voice of Zendikar »

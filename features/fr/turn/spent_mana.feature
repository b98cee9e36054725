# language: fr
Fonctionnalité: Ce pour quoi le mana est dépensé
  > Certain mana n'a pas de couleur, et certain se souvient de ce pour quoi il peut être dépensé, ou de ce que devient un sort qu'il paie. Que paie-t-il ?

  @id:mana.spent.colourless @situation:mana.spent.colourless @clause:cost.resources @clause:mana.own @from:2010-04-23 @must
  Scénario: Deux manas sans couleur paient ce que n'importe quel mana paie, et aucun symbole de couleur
    Étant donné qu'Angie contrôle « Sol Ring »
    Et qu'Angie contrôle « Île »
    Alors Angie ne peut pas lancer « Shock » en ciblant Edward
    Mais Angie peut lancer « Divination »

  @id:mana.spent.both @situation:mana.spent.colourless @clause:mana.own @clause:cost.resources @from:2010-04-23 @must
  Scénario: Ce qu'un permanent donne est deux manas, dans la réserve de qui l'engage et d'aucun coéquipier
    Étant donné qu'Angie contrôle « Sol Ring »
    Quand Angie active la capacité de « Sol Ring »
    Alors Angie a deux mana non dépensés
    Et Barry n'a aucun mana non dépensé

  @id:mana.spent.colourless_symbol @situation:mana.spent.colourless @clause:cost.colourless @clause:mana.own @from:2016-01-16 @must
  Scénario: Le symbole du mana sans couleur se paie avec un tel mana, et avec aucun qui ait une couleur
    Étant donné qu'Angie contrôle deux « Forêt »
    Et que Barry contrôle « Sol Ring »
    Et qu'Edward contrôle « Giant Spider »
    Alors Angie ne peut pas lancer « Spatial Contortion » en ciblant « Giant Spider »
    Mais Barry peut lancer « Spatial Contortion » en ciblant « Giant Spider »
    Quand le sort se résout
    Alors la créature « Giant Spider » est 5/1

  @id:mana.spent.only @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scénario: Du mana réservé aux sorts de créature ne paie aucun autre sort
    Étant donné qu'Angie contrôle deux « Ancient Ziggurat »
    Alors Angie ne peut pas lancer « Shock » en ciblant Edward
    Mais Angie peut lancer « Grizzlis »

  @id:mana.spent.beside @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scénario: Quand un autre mana paie un rituel, celui qui est réservé aux sorts de créature reste non dépensé
    Étant donné qu'Angie contrôle « Ancient Ziggurat »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Plaine »
    Quand Angie active la capacité de « Ancient Ziggurat »
    Et qu'Angie choisit la couleur le vert
    Et qu'Angie lance « Pyroclasm »
    Alors Angie a un mana non dépensé

  @id:mana.spent.ability @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scénario: Du mana réservé aux sorts de créature ne paie aucune capacité d'une créature
    Étant donné qu'Angie contrôle « Ancient Ziggurat »
    Et qu'Angie contrôle « Drudge Skeletons »
    Et que Barry contrôle « Drudge Skeletons »
    Et que Barry contrôle « Marais »
    Alors Angie ne peut pas activer la capacité de « Drudge Skeletons »
    Mais Barry peut activer la capacité de « Drudge Skeletons »

  @id:mana.spent.uncountered @situation:mana.spent.uncountered @clause:mana.remembers @clause:spell.uncountered @from:2010-04-23 @must
  Scénario: Un rituel pour lequel le mana de Boseiju a été dépensé n'est pas contrecarré
    Étant donné qu'Angie contrôle « Boseiju, Who Shelters All »
    Et qu'Angie contrôle deux « Île »
    Quand Angie active la capacité de « Boseiju, Who Shelters All »
    Et qu'Angie lance « Divination »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Divination »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie a deux cartes en main

  @id:mana.spent.countered @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  Scénario: Un sort de créature pour lequel le même mana a été dépensé est contrecarré
    Étant donné qu'Angie contrôle « Boseiju, Who Shelters All »
    Et qu'Angie contrôle « Forêt »
    Quand Angie active la capacité de « Boseiju, Who Shelters All »
    Et qu'Angie lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière

  @id:mana.spent.next @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  Scénario: Un éphémère payé avec un autre mana est contrecarré, quoi qu'ait payé le sort d'avant
    Étant donné qu'Angie contrôle « Boseiju, Who Shelters All »
    Et qu'Angie contrôle cinq « Île »
    Quand Angie active la capacité de « Boseiju, Who Shelters All »
    Et qu'Angie lance « Divination »
    Et que le sort se résout
    Et qu'Angie lance « Reach Through Mists »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Cancel » en ciblant « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Reach Through Mists » dans son cimetière

  @id:mana.spent.charged @situation:mana.spent.charged @clause:cost.resources @clause:mana.ability @from:2010-04-23 @must
  Scénario: Chaque mana prend un des trois marqueurs « charge », et sans marqueur il n'y en a pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Sphere of the Suns »
    Et que le sort se résout
    Alors « Sphere of the Suns » a trois marqueurs « charge »
    Et la carte « Sphere of the Suns » est engagée
    Et Angie ne peut pas activer la capacité de « Sphere of the Suns »
    Quand l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie choisit la couleur le rouge
    Alors Angie peut activer la capacité de « Sphere of the Suns »
    Et « Sphere of the Suns » a deux marqueurs « charge »
    Et Angie a un mana non dépensé

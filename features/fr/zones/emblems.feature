# language: fr
Fonctionnalité: Les emblèmes
  > Un effet donne à des joueurs des emblèmes, qui sont dans la zone de commandement. À qui sont-ils, et qu'est-ce qui y met fin ?

  @id:ruling.chandra_awakened_inferno @clause:emblem.owner @clause:life.shared @from:2010-07-16 @must
  Scénario: Les deux adversaires gagnent un emblème par Chandra, et leur équipe subit deux fois 1 blessure à chacun de ses entretiens
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Chandra, Awakened Inferno »
    Quand Angie active la première capacité de « Chandra, Awakened Inferno »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 20 points de vie
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 18 points de vie
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 18 points de vie
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:emblem.stays @clause:emblem.abilities @variant:two-headed-giant @variant:two-player @from:2010-07-16 @must
  Scénario: Un emblème agit encore quand le planeswalker qui l'a donné n'est plus là, et aussi sur ce qui arrive ensuite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Sorin, Lord of Innistrad »
    Et que « Sorin, Lord of Innistrad » a deux marqueurs « loyauté »
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie active la deuxième capacité de « Sorin, Lord of Innistrad »
    Et que la capacité se résout
    Alors Angie a « Sorin, Lord of Innistrad » dans son cimetière
    Et la créature « Grizzlis » est 3/2
    Quand Angie lance « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 4/3

  @id:emblem.own @clause:emblem.owner @clause:object.you @from:2013-07-13 @must
  Scénario: Un emblème parle des créatures du membre qui l'a gagné, et chacun parle des siennes
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Sorin, Lord of Innistrad »
    Et que Barry contrôle « Sorin, Lord of Innistrad »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Giant Spider »
    Quand Angie active la deuxième capacité de « Sorin, Lord of Innistrad » d'Angie
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 3/2
    Et la créature « Géant des collines » est 3/3
    Et la créature « Giant Spider » est 2/4
    Quand Barry active la deuxième capacité de « Sorin, Lord of Innistrad » de Barry
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 3/2
    Et la créature « Géant des collines » est 4/3
    Et la créature « Giant Spider » est 2/4

  @id:emblem.leaves @clause:emblem.owner @clause:team.leaves @variant:free-for-all @from:2010-07-16 @must
  Scénario: Qui quitte la partie emporte son emblème, et personne d'autre ne le fait
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Simon contrôle « Géant des collines »
    Quand Angie lance « Exercice de la marque »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 4/4
    Quand Edward concède la partie
    Alors la créature « Géant des collines » est 4/4
    Quand Angie concède la partie
    Alors la créature « Géant des collines » est 3/3

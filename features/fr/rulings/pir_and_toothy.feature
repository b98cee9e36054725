# language: fr
Fonctionnalité: Pir et Toothy
  > Pir fait mettre un marqueur de plus sur chaque permanent de l'équipe. Sur lesquels, et quand ?

  @id:ruling.pir.enters @situation:ruling.pir @clause:counters.put @clause:object.you @from:2016-11-11 @must
  Scénario: Le planeswalker d'un coéquipier arrive avec un marqueur de plus, celui d'un adversaire non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Pir, Imaginative Rascal »
    Quand Barry lance « Chandra, Pyrogenius »
    Et que le sort se résout
    Alors « Chandra, Pyrogenius » a six marqueurs « loyauté »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Nissa, Voice of Zendikar »
    Et que le sort se résout
    Alors « Nissa, Voice of Zendikar » a trois marqueurs « loyauté »

  @id:ruling.pir.loyalty @situation:ruling.pir @clause:counters.put @from:2016-11-11 @must
  Scénario: Avec Pir, un marqueur « loyauté » de plus est mis sur un planeswalker comme coût aussi, et il n'en est pas retiré un de plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Pir, Imaginative Rascal »
    Et que Barry contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Grizzlis »
    Quand Barry active la première capacité de « Chandra, Pyrogenius »
    Alors « Chandra, Pyrogenius » a huit marqueurs « loyauté »
    Quand la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry active la deuxième capacité de « Chandra, Pyrogenius »
    Et que Barry choisit « Grizzlis » comme cible
    Et que la capacité se résout
    Alors « Chandra, Pyrogenius » a cinq marqueurs « loyauté »

  @id:ruling.pir.toothy @situation:ruling.pir.toothy @clause:counters.put @clause:object.you @from:2016-11-11 @must
  Scénario: Toothy se déclenche pour chaque carte piochée, et deux marqueurs y sont mis à chaque fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Pir, Imaginative Rascal »
    Et que Barry contrôle « Toothy, Imaginary Friend »
    Et que Barry a cinq cartes dans sa bibliothèque
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Quand Barry lance « Divination »
    Et que le sort se résout
    Et que la capacité déclenchée de « Toothy, Imaginary Friend » se résout
    Alors « Toothy, Imaginary Friend » a deux marqueurs +1/+1
    Quand la capacité déclenchée de « Toothy, Imaginary Friend » se résout
    Alors « Toothy, Imaginary Friend » a quatre marqueurs +1/+1
    Et la créature « Toothy, Imaginary Friend » est 5/5
    Quand Angie lance « Divination »
    Et que le sort se résout
    Alors « Toothy, Imaginary Friend » a quatre marqueurs +1/+1

  @id:ruling.pir.toothy_leaves @situation:ruling.pir.toothy @clause:trigger.dies @clause:object.you @from:2016-11-11 @must
  Scénario: Quand Toothy part, son contrôleur pioche une carte pour chaque marqueur qu'il avait
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Pir, Imaginative Rascal »
    Et que Barry contrôle « Toothy, Imaginary Friend »
    Et que « Toothy, Imaginary Friend » a trois marqueurs +1/+1
    Et que Barry a cinq cartes dans sa bibliothèque
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Quand Angie lance « Waterwhirl » en ciblant « Toothy, Imaginary Friend »
    Et que le sort se résout
    Et que la capacité déclenchée de « Toothy, Imaginary Friend » se résout
    Alors Barry a deux cartes dans sa bibliothèque
    Et Angie a cinq cartes dans sa bibliothèque

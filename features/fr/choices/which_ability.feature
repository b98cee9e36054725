# language: fr
Fonctionnalité: Laquelle de plusieurs capacités est activée
  > Un permanent peut avoir plusieurs capacités qu'on peut activer ; on les compte dans l'ordre où elles y figurent.

  @id:which.second @situation:which.second @clause:priority.act @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scénario: La deuxième capacité fait ce qu'elle dit jusqu'à la fin du tour, et rien de ce que dit la première
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Selesnya Guildmage »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la deuxième capacité de « Selesnya Guildmage »
    Et que la capacité se résout
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Selesnya Guildmage » est 3/3
    Et la créature « Géant des collines » est 3/3
    Et Angie ne contrôle aucun jeton Saprobionte
    Mais Angie ne peut pas activer la première capacité de « Selesnya Guildmage »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la première capacité de « Selesnya Guildmage »
    Quand la capacité se résout
    Alors Angie contrôle un jeton Saprobionte 1/1
    Et la créature « Grizzlis » est 2/2
    Mais Angie ne peut pas activer la deuxième capacité de « Selesnya Guildmage »

  @id:which.green @situation:which.second @clause:priority.act @from:2008-07-15 @must
  Scénario: Ce que la première capacité crée est vert, et rien de plus
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Selesnya Guildmage »
    Et qu'Angie contrôle « Wilt-Leaf Liege »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la première capacité de « Selesnya Guildmage »
    Et que la capacité se résout
    Alors Angie contrôle un jeton Saprobionte 2/2

  @id:which.spared @situation:which.second @clause:priority.act @from:2007-05-01 @must
  Scénario: La deuxième capacité ne parle pas des créatures du coéquipier, et ce n'est pas lui qui l'active
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Selesnya Guildmage »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle quatre « Source de mana »
    Et que Barry contrôle quatre « Source de mana »
    Alors Barry ne peut pas activer la deuxième capacité de « Selesnya Guildmage »
    Mais Angie peut activer la deuxième capacité de « Selesnya Guildmage »
    Quand la capacité se résout
    Alors la créature « Selesnya Guildmage » est 3/3
    Et la créature « Grizzlis » est 2/2

  @id:which.loyalty.once @situation:which.loyalty.once @clause:loyalty.once @from:2018-04-27 @must
  Scénario: Un planeswalker dont la première capacité a été activée n'en a plus d'autre ce tour-ci, et chacune coûte sa propre loyauté
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Killer Whale »
    Et que Ronald contrôle « Géant des collines »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie active la première capacité de « Chandra, Pyrogenius »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 26 points de vie
    Et « Chandra, Pyrogenius » a sept marqueurs « loyauté »
    Et Angie ne peut pas activer la deuxième capacité de « Chandra, Pyrogenius »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la deuxième capacité de « Chandra, Pyrogenius »
    Quand Angie choisit « Killer Whale » comme cible
    Et que la capacité se résout
    Alors « Chandra, Pyrogenius » a quatre marqueurs « loyauté »
    Et Edward contrôle « Killer Whale »
    Et l'équipe d'Edward a 26 points de vie
    Et Ronald contrôle « Géant des collines »

  @id:which.loyalty.taken @situation:which.loyalty.taken @clause:loyalty.once @from:2018-04-27 @must
  Scénario: Un planeswalker que son joueur a utilisé au tour précédent l'est ce tour-ci par l'adversaire qui le prend, et une seule fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et que l'équipe d'Angie a 30 points de vie
    Quand Angie active la première capacité de « Chandra, Pyrogenius »
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Blatant Thievery » en ciblant « Chandra, Pyrogenius »
    Et que le sort se résout
    Alors Edward peut activer la première capacité de « Chandra, Pyrogenius »
    Quand la capacité se résout
    Alors l'équipe d'Angie a 26 points de vie
    Et « Chandra, Pyrogenius » a neuf marqueurs « loyauté »
    Et Edward ne peut pas activer la première capacité de « Chandra, Pyrogenius »

  @id:which.loyalty.target @situation:which.loyalty.target @clause:priority.act @from:2018-04-27 @must
  Scénario: Sans aucune créature, la deuxième capacité n'a pas de cible, et la première n'en demande pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a cinq marqueurs « loyauté »
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Alors Angie ne peut pas activer la deuxième capacité de « Chandra, Pyrogenius »
    Mais Angie peut activer la première capacité de « Chandra, Pyrogenius »

  @id:which.loyalty.player @situation:which.loyalty.player @clause:priority.act @from:2018-04-27 @must
  Scénario: La troisième capacité d'un planeswalker concerne un seul adversaire, et épargne ce que contrôle son coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Chandra, Pyrogenius »
    Et que « Chandra, Pyrogenius » a 11 marqueurs « loyauté »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a sept marqueurs « loyauté »
    Et que Ronald contrôle « Grizzlis »
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie active la troisième capacité de « Chandra, Pyrogenius »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors l'équipe d'Edward a 24 points de vie
    Et Edward a « Géant des collines » dans son cimetière
    Et « Nissa, Voice of Zendikar » a sept marqueurs « loyauté »
    Et Ronald contrôle « Grizzlis »
    Et « Chandra, Pyrogenius » a un marqueur « loyauté »

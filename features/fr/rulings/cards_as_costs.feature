# language: fr
Fonctionnalité: Des coûts qu'un seul membre paie avec des cartes et des marqueurs
  > Un membre paie avec une carte de sa main ou de son cimetière, ou avec des marqueurs. Ce qu'a le coéquipier sert-il, et qu'obtient l'équipe ?

  @id:ruling.hazoret_the_fervent @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  Scénario: Une carte défaussée par son contrôleur coûte 4 points de vie à l'autre équipe, et celles du coéquipier ne paient pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hazoret the Fervent »
    Et qu'Angie contrôle six « Source de mana »
    Et qu'Angie a une carte en main
    Et que Barry a deux cartes en main
    Quand Angie active la capacité de « Hazoret the Fervent »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie n'a aucune carte en main
    Et Barry a deux cartes en main

  @id:ruling.hazoret_the_fervent.no_card @situation:ruling.hazoret_the_fervent @clause:cost.resources @from:2013-07-13 @must
  Scénario: Qui n'a pas de carte en main ne peut pas activer Hazoret the Fervent, et le coéquipier qui en a une le peut
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Hazoret the Fervent »
    Et qu'Angie contrôle trois « Source de mana »
    Et que Barry contrôle « Hazoret the Fervent »
    Et que Barry contrôle trois « Source de mana »
    Et que Barry a une carte en main
    Alors Angie ne peut pas activer la capacité de « Hazoret the Fervent »
    Mais Barry peut activer la capacité de « Hazoret the Fervent »

  @id:ruling.rank_officer @clause:life.shared @from:2005-08-01 @must
  Scénario: Une carte de créature du cimetière de son contrôleur coûte 4 points de vie à l'autre équipe, et celles du coéquipier ne servent à rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Rank Officer »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et qu'Angie a « Divination » dans son cimetière
    Et que Barry a « Géant des collines » dans son cimetière
    Quand Angie active la capacité de « Rank Officer »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 20 points de vie
    Et Angie possède « Grizzlis » en exil
    Et Barry a « Géant des collines » dans son cimetière

  @id:ruling.rank_officer.teammate @situation:ruling.rank_officer @clause:cost.resources @from:2005-08-01 @must
  Scénario: La carte de créature du coéquipier ne peut pas être exilée pour Rank Officer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rank Officer »
    Et qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Divination » dans son cimetière
    Et que Barry contrôle « Rank Officer »
    Et que Barry contrôle deux « Source de mana »
    Et que Barry a « Géant des collines » dans son cimetière
    Alors Angie ne peut pas activer la capacité de « Rank Officer »
    Mais Barry peut activer la capacité de « Rank Officer »

  @id:ruling.magosi_the_waterveil @clause:turn.teams @from:2005-08-01 @must
  Scénario: Toute l'équipe joue le tour supplémentaire que paie un membre, et le terrain retourne dans la main de celui-ci
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Magosi, the Waterveil »
    Et que « Magosi, the Waterveil » a un marqueur « éon »
    Et que Barry a deux cartes en main
    Et qu'Edward a deux cartes en main
    Quand Angie active la troisième capacité de « Magosi, the Waterveil »
    Et que la capacité se résout
    Alors Angie a « Magosi, the Waterveil » en main
    Quand l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a trois cartes en main
    Et Edward a deux cartes en main
    Quand l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a quatre cartes en main
    Et Edward a trois cartes en main

  @id:ruling.magosi_the_waterveil.none @situation:ruling.magosi_the_waterveil @clause:cost.resources @from:2005-08-01 @must
  Scénario: Sans marqueur « éon », personne ne joue de tour supplémentaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Magosi, the Waterveil »
    Et que Barry contrôle « Spear Spewer »
    Alors Angie ne peut pas activer la troisième capacité de « Magosi, the Waterveil »
    Mais Barry peut activer la capacité de « Spear Spewer »

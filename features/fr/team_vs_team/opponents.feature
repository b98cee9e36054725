# language: fr
Fonctionnalité: Adversaires et coéquipiers
  > Les coéquipiers ont leurs propres tours et leurs propres points de vie, et sont pourtant du même côté. De qui parle une carte ?

  @id:versus.each_opponent @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Chaque adversaire, c'est chaque joueur de l'autre équipe, et jamais le coéquipier
    Étant donné que c'est la phase principale pré-combat de Barry
    Quand Barry lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors Edward a un marqueur poison
    Et Ronald a un marqueur poison
    Et Angie n'a aucun marqueur poison
    Et Barry n'a aucun marqueur poison

  @id:versus.each_opponent.damage @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Les blessures à chaque adversaire épargnent le coéquipier, au tour de n'importe lequel d'entre eux
    Étant donné que c'est la phase principale pré-combat de Ronald
    Et qu'Angie a 20 points de vie
    Et que Barry a 20 points de vie
    Et qu'Edward a 20 points de vie
    Et que Ronald a 20 points de vie
    Quand Ronald lance « Sizzle »
    Et que le sort se résout
    Alors Angie a 17 points de vie
    Et Barry a 17 points de vie
    Et Edward a 20 points de vie
    Et Ronald a 20 points de vie

  @id:versus.each_opponent.discards @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Chaque adversaire se défausse, et le coéquipier garde sa main
    Étant donné que Barry a trois cartes en main
    Et qu'Edward a deux cartes en main
    Et que Ronald a une carte en main
    Quand Angie lance « Unnerve »
    Et que le sort se résout
    Alors Barry a trois cartes en main
    Et Edward n'a aucune carte en main
    Et Ronald n'a aucune carte en main

  @id:versus.surge @clause:spell.surge @clause:team.opponents @variant:team-vs-team @from:2016-01-16 @must
  Scénario: Un sort du coéquipier permet de payer le coût de déferlement, et celui d'un adversaire non
    Étant donné qu'Angie contrôle deux « Source de mana »
    Et qu'Angie a « Goblin Freerunner » en main
    Et qu'Angie contrôle « Grizzlis »
    Quand Angie passe la priorité
    Et que Barry passe la priorité
    Et qu'Edward lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie ne peut pas lancer « Goblin Freerunner » pour son coût de déferlement
    Quand Angie passe la priorité
    Et que Barry lance « Giant Growth » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie peut lancer « Goblin Freerunner » pour son coût de déferlement
    Quand le sort se résout
    Alors Angie contrôle « Goblin Freerunner »

  @id:versus.your_team @clause:team.your_team @variant:team-vs-team @from:2018-06-08 @must
  Scénario: Ce qui parle de votre équipe désigne aussi les créatures du coéquipier, et aucune d'un adversaire
    Étant donné que c'est la phase principale pré-combat de Barry
    Et qu'Angie contrôle « Rushblade Commander »
    Et qu'Edward a 20 points de vie
    Quand Barry lance « Goblin Piker »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de Barry commence
    Alors Barry peut attaquer Edward avec « Goblin Piker »
    Quand la phase principale pré-combat d'Edward commence
    Alors Edward a 18 points de vie
    Quand Edward lance « Goblin Piker »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants d'Edward commence
    Alors Edward ne peut pas attaquer Barry avec « Goblin Piker » d'Edward
    Quand Edward finit son tour
    Et que l'étape de déclaration des attaquants d'Edward commence
    Alors Edward peut attaquer Barry avec « Goblin Piker » d'Edward

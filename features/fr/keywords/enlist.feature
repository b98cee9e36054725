# language: fr
Fonctionnalité: Enrôlement
  > Quand une créature attaque, une autre est engagée pour elle, dont la force est ajoutée. Laquelle peut-ce être, et à qui ?

  @id:enlist.own @clause:keyword.enlist @from:2024-11-08 @must
  Scénario: Une créature qui reste chez elle est engagée, et sa force est ajoutée jusqu'à la fin du tour
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Et qu'Angie enrôle « Géant des collines »
    Alors la carte « Géant des collines » est engagée
    Et la créature « Barkweave Crusher » est 2/5
    Quand la capacité déclenchée de « Barkweave Crusher » se résout
    Alors la créature « Barkweave Crusher » est 5/5
    Et la créature « Géant des collines » est 3/3
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Barkweave Crusher » est 2/5

  @id:enlist.not @clause:keyword.enlist @from:2024-11-08 @must
  Scénario: Personne n'est obligé d'enrôler, et alors rien ne se déclenche
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Et qu'Angie n'enrôle aucune créature
    Alors la carte « Géant des collines » est dégagée
    Et la pile est vide
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie

  @id:enlist.teammate @clause:keyword.enlist @from:2024-11-08 @must
  Scénario: La créature du coéquipier n'est pas enrôlée, ni celle qui attaque ou est engagée, vigilante ou non
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Steadfast Guard »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Typhoid Rats »
    Et que la carte « Typhoid Rats » est engagée
    Et qu'Angie contrôle « Plaine »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Et qu'Angie attaque Edward avec « Steadfast Guard »
    Alors Angie doit faire un choix
    Et Barry n'a aucun choix à faire
    Et Angie ne peut pas enrôler « Grizzlis »
    Et Angie ne peut pas enrôler « Steadfast Guard »
    Et Angie ne peut pas enrôler « Typhoid Rats »
    Et Angie ne peut pas enrôler « Plaine »
    Et Angie ne peut pas enrôler « Barkweave Crusher »
    Quand Angie enrôle « Géant des collines »
    Alors la carte « Géant des collines » est engagée
    Et la carte « Steadfast Guard » est dégagée
    Et la carte « Grizzlis » est dégagée

  @id:enlist.heads @clause:keyword.enlist @from:2024-11-08 @must
  Scénario: Le contrôleur de chaque attaquant enrôle lui-même, et chacun avec ses propres créatures
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Coalition Skyknight »
    Et que Barry contrôle « War Mammoth »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Et que Barry attaque Ronald avec « Coalition Skyknight »
    Et qu'Angie n'enrôle aucune créature
    Alors Barry doit faire un choix
    Et Angie n'a aucun choix à faire
    Et Barry ne peut pas enrôler « Géant des collines »
    Quand Barry enrôle « War Mammoth »
    Alors la carte « War Mammoth » est engagée
    Et la carte « Géant des collines » est dégagée
    Quand la capacité déclenchée de « Coalition Skyknight » se résout
    Alors la créature « Coalition Skyknight » est 5/2
    Et la créature « Barkweave Crusher » est 2/5

  @id:enlist.sick @clause:keyword.enlist @from:2024-11-08 @must
  Scénario: Ce qui est arrivé ce tour-ci n'est pas enrôlé sauf avec la célérité
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Goblin Guide »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Alors Angie doit faire un choix
    Et Angie ne peut pas enrôler « Grizzlis »
    Quand Angie enrôle « Goblin Guide »
    Alors la carte « Goblin Guide » est engagée
    Et la carte « Grizzlis » est dégagée
    Quand la capacité déclenchée de « Barkweave Crusher » se résout
    Alors la créature « Barkweave Crusher » est 4/5

  @id:enlist.defender @clause:keyword.enlist @clause:combat.defender @from:2024-11-08 @must
  Scénario: Un défenseur qui était là avant est enrôlé, bien qu'il ne puisse jamais attaquer, et ajoute la force qu'il a
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Mur de bois »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Mur de bois »
    Mais Angie peut attaquer Edward avec « Barkweave Crusher »
    Quand Angie enrôle « Mur de bois »
    Alors la carte « Mur de bois » est engagée
    Quand la capacité déclenchée de « Barkweave Crusher » se résout
    Alors la pile est vide
    Et la créature « Barkweave Crusher » est 2/5

  @id:enlist.two @clause:keyword.enlist @clause:cost.resources @from:2024-11-08 @must
  Scénario: Deux attaquants n'enrôlent pas la même créature
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Coalition Skyknight »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Typhoid Rats »
    Et qu'Edward contrôle « Grizzlis »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Et qu'Angie attaque Edward avec « Coalition Skyknight »
    Alors Angie doit faire un choix
    Quand Angie enrôle « Géant des collines »
    Alors Angie doit faire un choix
    Et Angie ne peut pas enrôler « Géant des collines »
    Quand Angie enrôle « Typhoid Rats »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Barkweave Crusher » est 5/5
    Et la créature « Coalition Skyknight » est 3/2
    Et Edward ne peut pas bloquer « Coalition Skyknight » avec « Grizzlis »
    Mais Edward peut bloquer « Barkweave Crusher » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie

  @id:enlist.counted @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  Scénario: La force se lit quand la capacité se résout, et ce que devient ensuite la créature n'y change rien
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Et qu'Angie enrôle « Géant des collines »
    Et qu'Angie lance « Giant Growth » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Barkweave Crusher » se résout
    Alors la créature « Barkweave Crusher » est 8/5
    Quand Angie lance « Giant Growth » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 9/9
    Et la créature « Barkweave Crusher » est 8/5

  @id:enlist.gone @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  Scénario: D'une créature partie avant compte la force qu'elle avait en dernier
    Étant donné qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Barkweave Crusher »
    Et qu'Angie enrôle « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Meurtre » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie a « Géant des collines » dans son cimetière
    Quand la capacité déclenchée de « Barkweave Crusher » se résout
    Alors la créature « Barkweave Crusher » est 5/5

  @id:enlist.whenever @clause:keyword.enlist @clause:trigger.event @clause:effect.scry @from:2024-11-08 @must
  Scénario: Ce qui se déclenche quand il enrôle une créature le fait pour son propre enrôlement, et pour celui d'aucun coéquipier
    Étant donné qu'Angie contrôle « Guardian of New Benalia »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie a « Plaine » au-dessus de sa bibliothèque
    Et qu'Angie a « Wind Drake » dans sa bibliothèque, en position 2 à partir du dessus
    Et qu'Angie a « Élémental de l'air » dans sa bibliothèque, en position 3 à partir du dessus
    Et que Barry contrôle « Barkweave Crusher »
    Et que Barry contrôle « Géant des collines »
    Et que Barry a « Forêt » au-dessus de sa bibliothèque
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Guardian of New Benalia »
    Et que Barry attaque Edward avec « Barkweave Crusher »
    Et qu'Angie enrôle « Grizzlis »
    Et que Barry enrôle « Géant des collines »
    Alors la pile compte trois sorts et capacités
    Quand Angie met « Plaine » au-dessous de sa bibliothèque
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Guardian of New Benalia » est 4/2
    Et la créature « Barkweave Crusher » est 5/5
    Quand Edward ne bloque avec aucune créature
    Et qu'Angie lance « Vision Skeins »
    Et que le sort se résout
    Alors Angie a « Wind Drake » en main
    Et Angie a « Élémental de l'air » en main
    Et Barry a « Forêt » en main

  @id:enlist.not_whenever @clause:keyword.enlist @clause:trigger.event @from:2024-11-08 @must
  Scénario: Quand l'attaquant du coéquipier enrôle, ou que rien n'est enrôlé, rien de son côté ne se déclenche
    Étant donné qu'Angie contrôle « Guardian of New Benalia »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Barkweave Crusher »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Guardian of New Benalia »
    Et que Barry attaque Edward avec « Barkweave Crusher »
    Et qu'Angie n'enrôle aucune créature
    Et que Barry enrôle « Géant des collines »
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Barkweave Crusher » se résout
    Alors la pile est vide
    Et la créature « Barkweave Crusher » est 5/5
    Et la créature « Guardian of New Benalia » est 2/2

  @id:enlist.not_declared @clause:keyword.enlist @clause:combat.enters_attacking @from:2024-11-08 @must
  Scénario: Qui n'est pas déclaré attaquant n'enrôle rien, fût-il bloqueur
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Barkweave Crusher »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Barkweave Crusher »
    Alors Edward n'a aucun choix à faire
    Et la pile est vide
    Et la carte « Grizzlis » est dégagée
    Et la créature « Barkweave Crusher » est 2/5

  @id:enlist.vigilance @clause:keyword.enlist @clause:combat.vigilance @from:2024-11-08 @must
  Scénario: Un attaquant vigilant enrôle une autre créature et reste dégagé, et un second attaquant ne l'enrôle pas
    Étant donné qu'Angie contrôle « Benalish Faithbonder »
    Et qu'Angie contrôle « Barkweave Crusher »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Benalish Faithbonder »
    Et qu'Angie attaque Ronald avec « Barkweave Crusher »
    Alors Angie doit faire un choix
    Quand Angie enrôle « Géant des collines »
    Alors Angie n'a aucun choix à faire
    Et la carte « Benalish Faithbonder » est dégagée
    Et la carte « Géant des collines » est engagée
    Quand la capacité déclenchée de « Benalish Faithbonder » se résout
    Alors la créature « Benalish Faithbonder » est 4/3
    Et la créature « Barkweave Crusher » est 2/5

  @id:enlist.discarded @clause:effect.indestructible @clause:object.you @from:2024-11-08 @must
  Scénario: Guardian of New Benalia s'engage en devenant indestructible, pour une carte de la main de son propre contrôleur
    Étant donné qu'Angie contrôle « Guardian of New Benalia »
    Et qu'Angie a « Plaine » en main
    Et que Barry contrôle « Guardian of New Benalia »
    Et que Barry n'a aucune carte en main
    Alors Barry ne peut pas activer la capacité de « Guardian of New Benalia » de Barry
    Mais Angie peut activer la capacité de « Guardian of New Benalia » d'Angie
    Et Angie a « Plaine » dans son cimetière
    Quand la capacité se résout
    Alors la carte « Guardian of New Benalia » d'Angie est engagée
    Et la carte « Guardian of New Benalia » de Barry est dégagée
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Meurtre » en ciblant « Guardian of New Benalia » d'Angie
    Et que le sort se résout
    Alors Angie contrôle « Guardian of New Benalia »
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Meurtre » en ciblant « Guardian of New Benalia » de Barry
    Et que le sort se résout
    Alors Barry ne contrôle aucune créature
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Edward lance « Meurtre » en ciblant « Guardian of New Benalia » d'Angie
    Et que le sort se résout
    Alors Angie ne contrôle aucune créature

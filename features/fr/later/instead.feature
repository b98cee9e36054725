# language: fr
Fonctionnalité: Autre chose à la place
  > Une défaite ou une pioche n'a pas lieu, et autre chose se passe. De quelle défaite et de quelle pioche s'agit-il, et qu'en est-il de celles du coéquipier ?

  @id:instead.loss.life @clause:replacement.loss @clause:life.set_one @clause:life.start @from:2018-04-27 @must
  Scénario: La défaite de l'équipe est remplacée, et son total de points de vie redevient celui du début
    Étant donné que l'équipe d'Edward a 3 points de vie
    Et qu'Edward contrôle « Exquisite Archangel »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors la partie continue
    Et l'équipe d'Edward a 30 points de vie
    Et Edward possède « Exquisite Archangel » en exil
    Et Ronald contrôle « Géant des collines »

  @id:instead.loss.alone @clause:replacement.loss @variant:two-player @from:2018-04-27 @must
  Scénario: La défaite de qui joue seul est remplacée, et le total de points de vie redevient celui du début
    Étant donné que l'équipe d'Edward a 3 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Exquisite Archangel »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors la partie continue
    Et l'équipe d'Edward a 20 points de vie
    Et Edward possède « Exquisite Archangel » en exil

  @id:instead.loss.opponents @clause:replacement.loss @clause:team.loses_whole @from:2018-04-27 @must
  Scénario: Ce qu'un adversaire possède ne remplace pas la défaite d'une équipe
    Étant donné que l'équipe d'Edward a 3 points de vie
    Et qu'Angie contrôle « Exquisite Archangel »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie
    Et Angie contrôle « Exquisite Archangel »

  @id:instead.loss.both_teams @clause:replacement.loss @clause:game.over @from:2018-04-27 @must
  Scénario: Si les deux équipes devaient perdre en même temps, l'une ne perd pas, et gagne
    Étant donné que l'équipe d'Edward a 3 points de vie
    Et que l'équipe d'Angie a 5 points de vie
    Et que Barry contrôle « Exquisite Archangel »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie gagne la partie
    Et l'équipe d'Edward perd la partie

  @id:instead.loss.once @clause:replacement.loss @clause:life.zero @from:2018-04-27 @must
  Scénario: Une défaite est remplacée une fois, et la suivante ne l'est pas
    Étant donné que l'équipe d'Edward a 3 points de vie
    Et qu'Edward contrôle « Exquisite Archangel »
    Et que l'équipe d'Angie a 40 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward a 30 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Final Fortune »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de fin de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Final Fortune » se résout
    Alors l'équipe d'Edward perd la partie

  @id:instead.loss.two_of_them @clause:replacement.loss @clause:replacement.once @from:2018-04-27 @must
  Scénario: De deux capacités qui remplaceraient une défaite une seule s'applique, et celle du coéquipier reste
    Étant donné que l'équipe d'Edward a 3 points de vie
    Et qu'Edward contrôle « Exquisite Archangel »
    Et que Ronald contrôle « Exquisite Archangel »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Edward a 30 points de vie
    Et Edward possède « Exquisite Archangel » en exil
    Et Edward ne contrôle aucune créature
    Et Ronald contrôle une créature

  @id:instead.loss.teammate_draws @clause:replacement.loss @clause:draw.empty @clause:life.set_one @from:2018-04-27 @must
  Scénario: Un coéquipier qui a dû piocher dans une bibliothèque vide ne fait pas perdre l'équipe non plus
    Étant donné que Ronald n'a aucune carte dans sa bibliothèque
    Et qu'Edward a sept cartes dans sa bibliothèque
    Et que l'équipe d'Edward a 12 points de vie
    Et qu'Edward contrôle « Exquisite Archangel »
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la partie continue
    Et l'équipe d'Edward a 30 points de vie
    Et Edward possède « Exquisite Archangel » en exil

  @id:instead.loss.poison @clause:replacement.loss @clause:poison.lethal @from:2018-04-27 @must
  Scénario: Le poison reste, et fait perdre à la vérification suivante
    Étant donné que l'équipe d'Edward a 14 marqueurs poison
    Et qu'Edward contrôle « Exquisite Archangel »
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors l'équipe d'Edward perd la partie

  @id:instead.loss.effect @clause:replacement.loss @clause:trigger.delayed @from:2018-04-27 @must
  Scénario: Une défaite dont parle un effet est remplacée elle aussi
    Étant donné que Barry contrôle « Exquisite Archangel »
    Et que l'équipe d'Angie a 11 points de vie
    Quand Angie lance « Final Fortune »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Final Fortune » se résout
    Alors la partie continue
    Et l'équipe d'Angie a 30 points de vie
    Et Barry possède « Exquisite Archangel » en exil

  @id:instead.loss.flies @clause:combat.block @from:2018-04-27 @must
  Scénario: Exquisite Archangel ne peut être bloqué que par une créature qui a le vol
    Étant donné qu'Angie contrôle « Exquisite Archangel »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Exquisite Archangel »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Exquisite Archangel » avec « Géant des collines »
    Mais Ronald peut bloquer « Exquisite Archangel » avec « Wind Drake »

  @id:instead.loss.conceded @clause:replacement.loss @clause:team.concedes @from:2018-04-27 @must
  Scénario: Rien ne remplace la défaite d'une équipe dont un membre concède
    Étant donné qu'Edward contrôle « Exquisite Archangel »
    Quand Ronald concède la partie
    Alors l'équipe d'Edward perd la partie

  @id:instead.draw.thief @clause:replacement.instead @clause:replacement.draw @from:2013-07-13 @must
  Scénario: Ce qu'un adversaire devait piocher, un autre le pioche, et ce que pioche un coéquipier reste à lui
    Étant donné qu'Angie contrôle « Notion Thief »
    Et qu'Angie a deux cartes en main
    Et que Barry a deux cartes en main
    Et qu'Edward a trois cartes en main
    Et que Ronald a quatre cartes en main
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Blessed Wine »
    Et que le sort se résout
    Alors Edward a deux cartes en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Blessed Wine » se résout
    Alors Edward a deux cartes en main
    Et Angie a trois cartes en main
    Et Barry a deux cartes en main
    Et Ronald a quatre cartes en main

  @id:instead.draw.first @clause:replacement.instead @clause:step.draw @from:2013-07-13 @must
  Scénario: La première carte que chaque adversaire pioche à l'étape de pioche commune lui est laissée
    Étant donné qu'Angie contrôle « Notion Thief »
    Et qu'Angie a deux cartes en main
    Et qu'Edward a trois cartes en main
    Et que Ronald a quatre cartes en main
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors Edward a quatre cartes en main
    Et Ronald a cinq cartes en main
    Et Angie a deux cartes en main

  @id:instead.draw.mate @clause:replacement.instead @clause:team.opponents @from:2013-07-13 @must
  Scénario: Ce que pioche un coéquipier n'est pas remplacé
    Étant donné qu'Angie contrôle « Notion Thief »
    Et qu'Angie a deux cartes en main
    Et que Barry a trois cartes en main
    Quand Barry lance « Blessed Wine »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Blessed Wine » se résout
    Alors Barry a trois cartes en main
    Et Angie a deux cartes en main

  @id:instead.draw.flash @clause:priority.timing @from:2013-07-13 @must
  Scénario: Notion Thief se lance pendant le tour de l'autre équipe, à la différence de ce qui n'a pas le flash
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Obstinate Familiar »
    Mais Edward peut lancer « Notion Thief »

  @id:instead.draw.skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  Scénario: Qui peut passer une pioche et le fait garde sa bibliothèque telle quelle, et le coéquipier pioche
    Étant donné qu'Edward contrôle « Obstinate Familiar »
    Et qu'Edward a trois cartes en main
    Et que Ronald a quatre cartes en main
    Et qu'Edward a sept cartes dans sa bibliothèque
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et qu'Edward fait ce que la capacité permet
    Alors Edward a trois cartes en main
    Et Edward a sept cartes dans sa bibliothèque
    Et Ronald a cinq cartes en main

  @id:instead.draw.not_skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  Scénario: Qui peut passer une pioche et ne le fait pas pioche comme toujours
    Étant donné qu'Edward contrôle « Obstinate Familiar »
    Et qu'Edward a trois cartes en main
    Et que Ronald a quatre cartes en main
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et qu'Edward ne fait pas ce que la capacité permet
    Alors Edward a quatre cartes en main
    Et Ronald a cinq cartes en main

  @id:instead.draw.empty @clause:replacement.draw @clause:draw.empty @from:2005-08-01 @must
  Scénario: Une pioche dans une bibliothèque vide est passée, et l'équipe ne perd pas
    Étant donné qu'Edward contrôle « Obstinate Familiar »
    Et qu'Edward n'a aucune carte dans sa bibliothèque
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et qu'Edward fait ce que la capacité permet
    Alors la partie continue

  @id:instead.draw.two @clause:replacement.instead @clause:replacement.draw @variant:two-player @from:2005-08-01 @must
  Scénario: Chacune des cartes qu'un sort fait piocher peut être passée
    Étant donné qu'Angie contrôle « Obstinate Familiar »
    Et qu'Angie a sept cartes dans sa bibliothèque
    Quand Angie lance « Divination »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Quand Angie fait ce que la capacité permet
    Alors Angie a sept cartes dans sa bibliothèque
    Et la partie continue

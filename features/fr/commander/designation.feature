# language: fr
@source:C
Fonctionnalité: Ce qui reste le commandant
  > Être le commandant n'est pas une caractéristique, mais tient à la carte. L'est-elle encore face cachée, ou comme copie d'autre chose ? Et une copie d'elle l'est-elle ?

  @id:commander.mark.face_down @situation:commander.mark.face_down @clause:commander.designation @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant retourné face cachée ne montre aucun nom, et est toujours le commandant
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Jenara, Asura of War » est face cachée
    Et la créature « Jenara, Asura of War » est 2/2
    Et Angie ne contrôle pas « Jenara, Asura of War »
    Et la créature « Ixidron » est 1/1
    Et le commandant d'Angie est « Jenara, Asura of War »

  @id:commander.mark.face_down.lethal @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt et une blessures de combat d'un commandant face cachée font perdre un joueur
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et que « Jenara, Asura of War » a 19 marqueurs +1/+1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Jenara, Asura of War » est face cachée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.face_down.twenty @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt d'un commandant face cachée ne suffisent pas
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et que « Jenara, Asura of War » a 18 marqueurs +1/+1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Jenara, Asura of War » est face cachée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 20 points de vie

  @id:commander.mark.face_down.added @situation:commander.mark.face_down.added @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Ce qu'un commandant inflige face visible et ce qu'il inflige face cachée s'additionne
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et que « Jenara, Asura of War » a huit marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 29 points de vie
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.face_down.dies @situation:commander.mark.face_down.dies @clause:commander.designation @clause:commander.graveyard @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Le propriétaire d'un commandant qui meurt face cachée peut le mettre dans la zone de commandement
    Étant donné qu'Edward contrôle « Jenara, Asura of War »
    Et que le commandant d'Edward est « Jenara, Asura of War »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Jenara, Asura of War » est face cachée
    Et la créature « Géant des collines » est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Jenara, Asura of War »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward a « Jenara, Asura of War » dans la zone de commandement
    Et Angie a « Géant des collines » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie

  @id:commander.mark.face_down.hand @situation:commander.mark.face_down.hand @clause:commander.designation @clause:commander.hand_library @clause:object.face_down @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scénario: Le propriétaire d'un commandant face cachée qui retourne en main peut le mettre dans la zone de commandement
    Étant donné qu'Edward contrôle « Jenara, Asura of War »
    Et que le commandant d'Edward est « Jenara, Asura of War »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Jenara, Asura of War » est face cachée
    Quand Angie lance « Unsummon » en ciblant « Jenara, Asura of War »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward a « Jenara, Asura of War » dans la zone de commandement

  @id:commander.mark.face_up @situation:commander.mark.face_up @clause:commander.designation @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant de nouveau retourné face visible est ce qu'il était, et est toujours le commandant
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et qu'Angie contrôle 16 « Source de mana »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Et qu'Angie lance « Ixidor, Reality Sculptor »
    Et que le sort se résout
    Alors Angie peut activer la capacité de « Ixidor, Reality Sculptor »
    Quand la capacité se résout
    Alors Angie ne peut pas activer la capacité de « Ixidor, Reality Sculptor »
    Alors la carte « Jenara, Asura of War » est face visible
    Et Angie contrôle « Jenara, Asura of War »
    Et Angie contrôle 16 « Source de mana »
    Et le commandant d'Angie est « Jenara, Asura of War »

  @id:commander.mark.copying @situation:commander.mark.copying @clause:commander.designation @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant qui devient une copie d'autre chose a l'air de cette chose, et reste le commandant
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Cytoforme » en ciblant « Jenara, Asura of War »
    Et qu'Angie choisit de copier « Élémental de l'air »
    Et que le sort se résout
    Alors la créature « Jenara, Asura of War » est 4/4
    Et Angie contrôle « Élémental de l'air »
    Et Angie ne contrôle pas « Jenara, Asura of War »
    Et le commandant d'Angie est « Jenara, Asura of War »
    Quand l'équipe d'Angie finit son tour
    Alors la créature « Jenara, Asura of War » est 3/3
    Et Angie contrôle « Jenara, Asura of War »
    Et le commandant d'Angie est « Jenara, Asura of War »

  @id:commander.mark.copying.lethal @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt et une blessures de combat d'un commandant qui est une copie d'autre chose font perdre un joueur
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et que « Jenara, Asura of War » a 17 marqueurs +1/+1
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Cytoforme » en ciblant « Jenara, Asura of War »
    Et qu'Angie choisit de copier « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.copying.twenty @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt d'un commandant qui est une copie d'autre chose ne suffisent pas
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et que « Jenara, Asura of War » a 16 marqueurs +1/+1
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Cytoforme » en ciblant « Jenara, Asura of War »
    Et qu'Angie choisit de copier « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 20 points de vie

  @id:commander.mark.copying.exiled @situation:commander.mark.copying.exiled @clause:commander.designation @clause:commander.exile @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Le propriétaire d'un commandant exilé en tant que copie d'autre chose peut le mettre dans la zone de commandement
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cytoforme » en ciblant « Jenara, Asura of War »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Unmake » en ciblant « Jenara, Asura of War »
    Et qu'Angie met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Angie a « Jenara, Asura of War » dans la zone de commandement
    Et Edward contrôle « Géant des collines »

  @id:commander.mark.copied @situation:commander.mark.copied @clause:commander.designation @clause:object.enters_as_copy @clause:object.copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un permanent qui arrive comme copie d'un commandant qui est au cimetière en est la copie, et non un commandant
    Étant donné qu'Angie a « Thraximundar » dans son cimetière
    Et que le commandant d'Angie est « Thraximundar »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Thraximundar »
    Et que le sort se résout
    Alors la créature « Doublure » est 6/6
    Et Angie contrôle « Thraximundar »
    Et Angie ne contrôle pas « Doublure »
    Et Angie a « Thraximundar » dans son cimetière
    Et le commandant d'Angie est « Thraximundar »
    Et la carte « Doublure » n'est le commandant de personne

  @id:commander.mark.copied.damage @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt-quatre blessures de combat d'une copie d'un commandant ne sont pas celles d'un commandant
    Étant donné qu'Angie a « Thraximundar » dans son cimetière
    Et qu'Edward contrôle deux « Furnace of Rath »
    Et que le commandant d'Angie est « Thraximundar »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Thraximundar »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Doublure »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 16 points de vie

  @id:commander.mark.copied.itself @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Le commandant lui-même en inflige vingt-quatre, qui font perdre un joueur
    Étant donné qu'Angie a « Thraximundar » dans la zone de commandement
    Et qu'Edward contrôle deux « Furnace of Rath »
    Quand Angie lance « Thraximundar »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Thraximundar »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.copied.graveyard @situation:commander.mark.copied.graveyard @clause:commander.designation @clause:commander.graveyard @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Une copie d'un commandant va au cimetière, et personne n'a le choix
    Étant donné qu'Angie a « Jenara, Asura of War » dans son cimetière
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Goblin Bombardment »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Jenara, Asura of War »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors Angie a « Doublure » dans son cimetière
    Et Angie a « Jenara, Asura of War » dans son cimetière
    Et l'équipe d'Edward a 19 points de vie

  @id:commander.mark.copied.hand @situation:commander.mark.copied.hand @clause:commander.designation @clause:commander.hand_library @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scénario: Une copie d'un commandant retourne en main, et personne n'a le choix
    Étant donné qu'Angie a « Thraximundar » dans son cimetière
    Et que le commandant d'Angie est « Thraximundar »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Thraximundar »
    Et que le sort se résout
    Et qu'Angie lance « Unsummon » en ciblant « Doublure »
    Et que le sort se résout
    Alors Angie a « Doublure » en main
    Et Angie a « Thraximundar » dans son cimetière

  @id:commander.mark.copied.again @situation:commander.mark.copied.again @clause:commander.designation @clause:commander.tax @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Ce qui était une copie d'un commandant se lance à nouveau pour son coût et rien de plus
    Étant donné qu'Angie a « Jenara, Asura of War » dans la zone de commandement
    Et qu'Angie contrôle 14 « Source de mana »
    Et qu'Angie contrôle « Goblin Bombardment »
    Quand Angie lance « Jenara, Asura of War »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Goblin Bombardment »
    Et qu'Angie choisit Edward comme cible
    Et qu'Angie ne met pas son commandant dans la zone de commandement
    Et que la capacité se résout
    Et qu'Angie lance « Doublure »
    Et qu'Angie choisit de copier « Jenara, Asura of War »
    Et que le sort se résout
    Et qu'Angie lance « Unsummon » en ciblant « Doublure »
    Et que le sort se résout
    Alors Angie a « Doublure » en main
    Quand Angie lance « Doublure »
    Et que le sort se résout
    Alors la créature « Doublure » est 3/3

  @id:commander.mark.copied.opponents @situation:commander.mark.copied.opponents @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Une copie du commandant d'un adversaire n'est le commandant de personne
    Étant donné qu'Edward a « Thraximundar » dans son cimetière
    Et qu'Edward contrôle deux « Furnace of Rath »
    Et que le commandant d'Edward est « Thraximundar »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Thraximundar »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Doublure »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 16 points de vie
    Et la carte « Doublure » n'est le commandant de personne

  @id:commander.mark.heads.face_down @situation:commander.mark.heads.face_down @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: L'équipe perd avec la tête à qui un commandant face cachée en a infligé vingt et une
    Étant donné que Barry contrôle « Jenara, Asura of War »
    Et que le commandant de Barry est « Jenara, Asura of War »
    Et que « Jenara, Asura of War » a 19 marqueurs +1/+1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Jenara, Asura of War » est face cachée
    Et le commandant de Barry est « Jenara, Asura of War »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Ronald avec « Jenara, Asura of War »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.heads.copying @situation:commander.mark.heads.copying @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: L'équipe perd avec la tête à qui un commandant, copie d'autre chose, en a infligé vingt et une
    Étant donné qu'Angie contrôle « Jenara, Asura of War »
    Et que le commandant d'Angie est « Jenara, Asura of War »
    Et que « Jenara, Asura of War » a 17 marqueurs +1/+1
    Et que Ronald contrôle « Élémental de l'air »
    Quand Barry lance « Cytoforme » en ciblant « Jenara, Asura of War »
    Et que Barry choisit de copier « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Jenara, Asura of War »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.heads.copied @situation:commander.mark.heads.copied @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: La copie d'un commandant que contrôle un coéquipier n'en est pas un, et ses blessures ne font perdre personne
    Étant donné qu'Angie a « Thraximundar » dans son cimetière
    Et qu'Edward contrôle deux « Furnace of Rath »
    Et que le commandant d'Angie est « Thraximundar »
    Quand Barry lance « Doublure »
    Et que Barry choisit de copier « Thraximundar »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Doublure »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 16 points de vie

# language: fr
@source:C
Fonctionnalité: Ce qui reste le commandant
  > Être le commandant n'est pas une caractéristique, mais tient à la carte. L'est-elle encore face cachée, ou comme copie d'autre chose ? Et une copie d'elle l'est-elle ?

  @id:commander.mark.face_down @situation:commander.mark.face_down @clause:commander.designation @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant retourné face cachée ne montre aucun nom, et est toujours le commandant
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Épreuve du porte-étendard » est face cachée
    Et la créature « Épreuve du porte-étendard » est 2/2
    Et Angie ne contrôle pas « Épreuve du porte-étendard »
    Et la créature « Ixidron » est 1/1
    Et le commandant d'Angie est « Épreuve du porte-étendard »

  @id:commander.mark.face_down.lethal @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt et une blessures de combat d'un commandant face cachée font perdre un joueur
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et que « Épreuve du porte-étendard » a 19 marqueurs +1/+1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Épreuve du porte-étendard » est face cachée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve du porte-étendard »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.face_down.twenty @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt d'un commandant face cachée ne suffisent pas
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et que « Épreuve du porte-étendard » a 18 marqueurs +1/+1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Épreuve du porte-étendard » est face cachée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve du porte-étendard »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 20 points de vie

  @id:commander.mark.face_down.added @situation:commander.mark.face_down.added @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Ce qu'un commandant inflige face visible et ce qu'il inflige face cachée s'additionne
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et que « Épreuve du porte-étendard » a neuf marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve du porte-étendard »
    Et que l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 29 points de vie
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve du porte-étendard »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.face_down.dies @situation:commander.mark.face_down.dies @clause:commander.designation @clause:commander.graveyard @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Le propriétaire d'un commandant qui meurt face cachée peut le mettre dans la zone de commandement
    Étant donné qu'Edward contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Edward est « Épreuve du porte-étendard »
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Épreuve du porte-étendard » est face cachée
    Et la créature « Géant des collines » est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Épreuve du porte-étendard »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward a « Épreuve du porte-étendard » dans la zone de commandement
    Et Angie a « Géant des collines » dans son cimetière
    Et l'équipe d'Edward a 20 points de vie

  @id:commander.mark.face_down.hand @situation:commander.mark.face_down.hand @clause:commander.designation @clause:commander.hand_library @clause:object.face_down @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scénario: Le propriétaire d'un commandant face cachée qui retourne en main peut le mettre dans la zone de commandement
    Étant donné qu'Edward contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Edward est « Épreuve du porte-étendard »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Épreuve du porte-étendard » est face cachée
    Quand Angie lance « Unsummon » en ciblant « Épreuve du porte-étendard »
    Et qu'Edward met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Edward a « Épreuve du porte-étendard » dans la zone de commandement

  @id:commander.mark.face_up @situation:commander.mark.face_up @clause:commander.designation @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant de nouveau retourné face visible est ce qu'il était, et est toujours le commandant
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Et qu'Angie lance « Épreuve du démasquage » en ciblant « Épreuve du porte-étendard »
    Et que le sort se résout
    Alors la carte « Épreuve du porte-étendard » est face visible
    Et Angie contrôle « Épreuve du porte-étendard »
    Et le commandant d'Angie est « Épreuve du porte-étendard »

  @id:commander.mark.copying @situation:commander.mark.copying @clause:commander.designation @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un commandant qui devient une copie d'autre chose a l'air de cette chose, et reste le commandant
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cytoforme » en ciblant « Épreuve du porte-étendard »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Alors la créature « Épreuve du porte-étendard » est 3/3
    Et Angie contrôle « Géant des collines »
    Et Angie ne contrôle pas « Épreuve du porte-étendard »
    Et le commandant d'Angie est « Épreuve du porte-étendard »
    Quand l'équipe d'Angie finit son tour
    Alors la créature « Épreuve du porte-étendard » est 2/2
    Et Angie contrôle « Épreuve du porte-étendard »
    Et le commandant d'Angie est « Épreuve du porte-étendard »

  @id:commander.mark.copying.lethal @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt et une blessures de combat d'un commandant qui est une copie d'autre chose font perdre un joueur
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et que « Épreuve du porte-étendard » a 18 marqueurs +1/+1
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cytoforme » en ciblant « Épreuve du porte-étendard »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve du porte-étendard »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.copying.twenty @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt d'un commandant qui est une copie d'autre chose ne suffisent pas
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et que « Épreuve du porte-étendard » a 17 marqueurs +1/+1
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cytoforme » en ciblant « Épreuve du porte-étendard »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve du porte-étendard »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 20 points de vie

  @id:commander.mark.copying.exiled @situation:commander.mark.copying.exiled @clause:commander.designation @clause:commander.exile @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Le propriétaire d'un commandant exilé en tant que copie d'autre chose peut le mettre dans la zone de commandement
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cytoforme » en ciblant « Épreuve du porte-étendard »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Épreuve du bannissement » en ciblant « Épreuve du porte-étendard »
    Et qu'Angie met son commandant dans la zone de commandement
    Et que le sort se résout
    Alors Angie a « Épreuve du porte-étendard » dans la zone de commandement
    Et Edward contrôle « Géant des collines »

  @id:commander.mark.copied @situation:commander.mark.copied @clause:commander.designation @clause:object.enters_as_copy @clause:object.copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Un permanent qui arrive comme copie d'un commandant qui est au cimetière en est la copie, et non un commandant
    Étant donné qu'Angie a « Épreuve de la figure de proue » dans son cimetière
    Et que le commandant d'Angie est « Épreuve de la figure de proue »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Épreuve de la figure de proue »
    Et que le sort se résout
    Alors la créature « Doublure » est 21/21
    Et Angie contrôle « Épreuve de la figure de proue »
    Et Angie ne contrôle pas « Doublure »
    Et Angie a « Épreuve de la figure de proue » dans son cimetière
    Et le commandant d'Angie est « Épreuve de la figure de proue »
    Et la carte « Doublure » n'est le commandant de personne

  @id:commander.mark.copied.damage @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Vingt et une blessures de combat d'une copie d'un commandant ne sont pas celles d'un commandant
    Étant donné qu'Angie a « Épreuve de la figure de proue » dans son cimetière
    Et que le commandant d'Angie est « Épreuve de la figure de proue »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Épreuve de la figure de proue »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Doublure »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 19 points de vie

  @id:commander.mark.copied.itself @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Le commandant lui-même en inflige vingt et une, qui font perdre un joueur
    Étant donné qu'Angie a « Épreuve de la figure de proue » dans la zone de commandement
    Quand Angie lance « Épreuve de la figure de proue »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve de la figure de proue »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.copied.graveyard @situation:commander.mark.copied.graveyard @clause:commander.designation @clause:commander.graveyard @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Une copie d'un commandant va au cimetière, et personne n'a le choix
    Étant donné qu'Angie a « Épreuve de la figure de proue » dans son cimetière
    Et que le commandant d'Angie est « Épreuve de la figure de proue »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Épreuve de la figure de proue »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Doublure »
    Et que la capacité se résout
    Alors Angie a « Doublure » dans son cimetière
    Et Angie a « Épreuve de la figure de proue » dans son cimetière
    Et l'équipe d'Angie a 21 points de vie

  @id:commander.mark.copied.hand @situation:commander.mark.copied.hand @clause:commander.designation @clause:commander.hand_library @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scénario: Une copie d'un commandant retourne en main, et personne n'a le choix
    Étant donné qu'Angie a « Épreuve de la figure de proue » dans son cimetière
    Et que le commandant d'Angie est « Épreuve de la figure de proue »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Épreuve de la figure de proue »
    Et que le sort se résout
    Et qu'Angie lance « Unsummon » en ciblant « Doublure »
    Et que le sort se résout
    Alors Angie a « Doublure » en main
    Et Angie a « Épreuve de la figure de proue » dans son cimetière

  @id:commander.mark.copied.again @situation:commander.mark.copied.again @clause:commander.designation @clause:commander.tax @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Ce qui était une copie d'un commandant se lance à nouveau pour son coût et rien de plus
    Étant donné qu'Angie a « Épreuve de la figure de proue » dans la zone de commandement
    Et qu'Angie contrôle 13 « Source de mana »
    Quand Angie lance « Épreuve de la figure de proue »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Épreuve de la figure de proue »
    Et qu'Angie ne met pas son commandant dans la zone de commandement
    Et que la capacité se résout
    Et qu'Angie lance « Doublure »
    Et qu'Angie choisit de copier « Épreuve de la figure de proue »
    Et que le sort se résout
    Et qu'Angie lance « Unsummon » en ciblant « Doublure »
    Et que le sort se résout
    Alors Angie a « Doublure » en main
    Quand Angie lance « Doublure »
    Et que le sort se résout
    Alors la créature « Doublure » est 21/21

  @id:commander.mark.copied.opponents @situation:commander.mark.copied.opponents @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scénario: Une copie du commandant d'un adversaire n'est le commandant de personne
    Étant donné qu'Edward a « Épreuve de la figure de proue » dans son cimetière
    Et que le commandant d'Edward est « Épreuve de la figure de proue »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Épreuve de la figure de proue »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Doublure »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward est toujours dans la partie
    Et l'équipe d'Edward a 19 points de vie
    Et la carte « Doublure » n'est le commandant de personne

  @id:commander.mark.heads.face_down @situation:commander.mark.heads.face_down @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: L'équipe perd avec la tête à qui un commandant face cachée en a infligé vingt et une
    Étant donné que Barry contrôle « Épreuve du porte-étendard »
    Et que le commandant de Barry est « Épreuve du porte-étendard »
    Et que « Épreuve du porte-étendard » a 19 marqueurs +1/+1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Épreuve du porte-étendard » est face cachée
    Et le commandant de Barry est « Épreuve du porte-étendard »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Ronald avec « Épreuve du porte-étendard »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.heads.copying @situation:commander.mark.heads.copying @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: L'équipe perd avec la tête à qui un commandant, copie d'autre chose, en a infligé vingt et une
    Étant donné qu'Angie contrôle « Épreuve du porte-étendard »
    Et que le commandant d'Angie est « Épreuve du porte-étendard »
    Et que « Épreuve du porte-étendard » a 18 marqueurs +1/+1
    Et que Ronald contrôle « Géant des collines »
    Quand Barry lance « Cytoforme » en ciblant « Épreuve du porte-étendard »
    Et que Barry choisit de copier « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Épreuve du porte-étendard »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.mark.heads.copied @situation:commander.mark.heads.copied @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: La copie d'un commandant que contrôle un coéquipier n'en est pas un, et ses blessures ne font perdre personne
    Étant donné qu'Angie a « Épreuve de la figure de proue » dans son cimetière
    Et que le commandant d'Angie est « Épreuve de la figure de proue »
    Quand Barry lance « Doublure »
    Et que Barry choisit de copier « Épreuve de la figure de proue »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Edward avec « Doublure »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 19 points de vie

# language: fr
Fonctionnalité: Face cachée, et copies
  > Que voit-on d'une créature face cachée, et que prend une copie de l'objet qu'elle copie ?

  @id:calibration.face.down @situation:calibration.face.down @clause:object.face_down @from:2010-04-23 @must
  Scénario: Toutes les autres créatures sauf les jetons sont retournées face cachée, et sont des créatures 2/2 sans nom
    Étant donné qu'Angie contrôle « Oiseaux de paradis »
    Et qu'Angie contrôle cinq « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle un jeton Saprobionte 1/1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la carte « Oiseaux de paradis » est face cachée
    Et la créature « Oiseaux de paradis » est 2/2
    Et la créature « Géant des collines » est 2/2
    Et Edward ne contrôle pas « Géant des collines »
    Et Ronald contrôle un jeton Saprobionte 1/1
    Et la carte « Ixidron » est face visible
    Et la créature « Ixidron » est 2/2

  @id:calibration.face.up @situation:calibration.face.down @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Une créature de nouveau retournée face visible retrouve son nom et ses capacités
    Étant donné qu'Angie contrôle « Spear Spewer »
    Et qu'Angie contrôle 13 « Source de mana »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors Angie ne peut pas activer la capacité de « Spear Spewer »
    Quand Angie lance « Ixidor, Reality Sculptor »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Ixidor, Reality Sculptor »
    Et qu'Angie choisit « Spear Spewer » comme cible
    Et que la capacité se résout
    Alors la carte « Spear Spewer » est face visible
    Et Angie contrôle « Spear Spewer »
    Et Angie contrôle 13 « Source de mana »
    Et la carte « Géant des collines » est face cachée
    Et la créature « Ixidron » est 1/1
    Mais Angie peut activer la capacité de « Spear Spewer »

  @id:calibration.face.counters @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Les marqueurs restent sur une créature retournée face cachée ou face visible
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle 13 « Source de mana »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 4/4
    Et « Géant des collines » a deux marqueurs +1/+1
    Quand Angie lance « Ixidor, Reality Sculptor »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Ixidor, Reality Sculptor »
    Et que la capacité se résout
    Alors la créature « Géant des collines » est 5/5

  @id:calibration.face.copied @situation:calibration.face.copied @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: La copie d'une créature face cachée est une 2/2 sans nom, et est face visible
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Et qu'Angie lance « Cytoforme » en ciblant « Ixidron »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Alors la créature « Ixidron » est 2/2
    Et la carte « Ixidron » est face visible
    Et Angie ne contrôle pas « Ixidron »
    Et Angie ne contrôle pas « Géant des collines »
    Quand l'équipe d'Angie finit son tour
    Alors la créature « Ixidron » est 1/1
    Et Angie contrôle « Ixidron »

  @id:calibration.face.copying @situation:calibration.face.copying @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Une créature face cachée qui devient une copie ne le montre qu'une fois retournée face visible
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle 17 « Source de mana »
    Quand Angie lance « Ixidron »
    Et que le sort se résout
    Et qu'Angie lance « Oiseaux de paradis »
    Et que le sort se résout
    Et qu'Angie lance « Cytoforme » en ciblant « Géant des collines »
    Et qu'Angie choisit de copier « Oiseaux de paradis »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 2/2
    Et la carte « Géant des collines » est face cachée
    Et Angie contrôle « Oiseaux de paradis »
    Quand Angie lance « Ixidor, Reality Sculptor »
    Et que le sort se résout
    Et qu'Angie active la capacité de « Ixidor, Reality Sculptor »
    Et que la capacité se résout
    Alors la créature « Géant des collines » est 0/1
    Et Angie contrôle deux « Oiseaux de paradis »
    Quand l'équipe d'Angie finit son tour
    Alors la créature « Géant des collines » est 3/3
    Et Angie contrôle « Oiseaux de paradis »

  @id:calibration.copy.counters @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Une copie garde ses propres marqueurs et n'en prend aucun
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que « Grizzlis » a deux marqueurs +1/+1
    Et qu'Edward contrôle « Géant des collines »
    Et que « Géant des collines » a neuf marqueurs +1/+1
    Quand Angie lance « Cytoforme » en ciblant « Grizzlis »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/5
    Et « Grizzlis » a deux marqueurs +1/+1

  @id:calibration.copy.later @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Ce que devient l'objet copié ne change rien à la copie
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cytoforme » en ciblant « Grizzlis »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Unmake » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward ne contrôle pas « Géant des collines »
    Et la créature « Grizzlis » est 3/3
    Et Angie contrôle « Géant des collines »

  @id:calibration.copy.legendary @clause:object.copy @from:2010-04-23 @must
  Scénario: Là où rien ne peut être copié, rien ne devient une copie
    Étant donné qu'Edward contrôle « Isamaru, Hound of Konda »
    Et que Ronald contrôle « Tobias Andrion »
    Quand Angie lance « Cytoforme » en ciblant « Isamaru, Hound of Konda »
    Et que le sort se résout
    Alors Edward contrôle « Isamaru, Hound of Konda »
    Et Ronald contrôle « Tobias Andrion »

  @id:calibration.copy.dies @clause:object.copy @clause:object.enters_as_copy @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Une copie meurt comme ce dont elle est la copie, et est elle-même au cimetière
    Étant donné qu'Edward a « Bogardan Firefiend » dans son cimetière
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Bogardan Firefiend »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Doublure »
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Edward ne contrôle aucune créature
    Et Angie a « Doublure » dans son cimetière
    Et Edward a « Bogardan Firefiend » dans son cimetière

  @id:calibration.copy.enters @clause:object.enters_as_copy @clause:object.copy @clause:object.devotion @from:2016-01-16 @must
  Scénario: Une copie a le coût de ce qu'elle copie, et la capacité copiée se déclenche quand elle arrive
    Étant donné qu'Edward a « Marchand gris d'Asphodèle » dans son cimetière
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Marchand gris d'Asphodèle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Doublure » se résout
    Alors l'équipe d'Edward a 16 points de vie
    Et l'équipe d'Angie a 24 points de vie

  @id:calibration.copy.as_it_enters @clause:object.enters_as_copy @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Ce qui se produit quand la créature copiée arrive se produit quand sa copie arrive
    Étant donné qu'Angie a « Ixidron » dans son cimetière
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de copier « Ixidron »
    Et que le sort se résout
    Alors la carte « Géant des collines » est face cachée
    Et la créature « Doublure » est 1/1
    Et Angie contrôle « Ixidron »

  @id:calibration.copy.declined @clause:object.enters_as_copy @clause:creature.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scénario: Qui ne choisit rien n'a pas de copie, mais une créature qui meurt aussitôt
    Étant donné qu'Edward a « Géant des collines » dans son cimetière
    Quand Angie lance « Doublure »
    Et qu'Angie choisit de ne rien copier
    Et que le sort se résout
    Alors Angie a « Doublure » dans son cimetière

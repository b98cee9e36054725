# language: fr
Fonctionnalité: Ce qui arrive comme copie de ce qui est là
  > Un permanent peut arriver sur le champ de bataille comme copie d'un autre. Que voit-il, que compte-t-il, que garde-t-il ?

  @id:copies.clone @clause:object.enters_as_copy @clause:object.copy @from:2005-08-01 @must
  Scénario: Ce qu'une créature copiée dit de son arrivée vaut aussi pour la copie
    Étant donné qu'Edward contrôle « Thragtusk »
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie lance « Clone »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Thragtusk »
    Et que la capacité déclenchée de « Clone » se résout
    Alors la créature « Clone » est 5/3
    Et l'équipe d'Angie a 25 points de vie

  @id:copies.clone.teammate @clause:object.enters_as_copy @from:2005-08-01 @must
  Scénario: Une créature d'un coéquipier peut être copiée, telle qu'elle est imprimée et sans ses marqueurs
    Étant donné que Barry contrôle « Géant des collines »
    Et que « Géant des collines » a deux marqueurs +1/+1
    Quand Angie lance « Clone »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Géant des collines »
    Alors la créature « Clone » est 3/3
    Et la créature « Géant des collines » est 5/5

  @id:copies.clone.nothing @clause:object.enters_as_copy @from:2005-08-01 @must
  Scénario: Ce qui arrive sans rien copier est ce qui est imprimé dessus, ici sans endurance
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Clone »
    Et que le sort se résout
    Et qu'Angie choisit de ne rien copier
    Alors Angie a « Clone » dans son cimetière

  @id:copies.artifact @clause:object.enters_as_copy @from:2005-08-01 @must
  Scénario: Ce qui copie des artefacts ne copie pas de créature qui n'en est pas un
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Quand Angie lance « Sculpting Steel »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Obsianus Golem »
    Alors la créature « Sculpting Steel » est 4/6
    Et Angie contrôle une créature

  @id:copies.artifact.none @clause:object.enters_as_copy @from:2005-08-01 @must
  Scénario: Là où il n'y a rien à copier, il arrive tel qu'il est
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Sculpting Steel »
    Et que le sort se résout
    Alors Angie contrôle « Sculpting Steel »
    Et Angie ne contrôle aucune créature

  @id:copies.except @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  Scénario: Une copie qui est aussi un artefact est détruite comme tel, et pas ce qu'elle copie
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Phyrexian Metamorph »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Géant des collines »
    Alors la créature « Phyrexian Metamorph » est 3/3
    Quand l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Naturalisation » en ciblant « Géant des collines »
    Mais Edward peut lancer « Naturalisation » en ciblant « Phyrexian Metamorph »
    Quand le sort se résout
    Alors Angie a « Phyrexian Metamorph » dans son cimetière

  @id:copies.of_a_copy @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  Scénario: Une copie d'une copie est ce que celle-ci copie, avec son exception
    Étant donné qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Phyrexian Metamorph »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Géant des collines »
    Et que Barry lance « Sculpting Steel »
    Et que le sort se résout
    Et que Barry choisit de copier « Phyrexian Metamorph »
    Alors la créature « Sculpting Steel » est 3/3

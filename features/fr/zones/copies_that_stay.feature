# language: fr
Fonctionnalité: Des copies qui restent, et des copies pour un tour
  > Une créature est arrivée comme copie, et une autre en est une jusqu'à la fin du tour. Que sont-elles quand le tour est fini ?

  @id:exact.copy.stays @clause:object.enters_as_copy @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-02-20 @must
  Scénario: Une créature qui est arrivée comme copie le reste, pendant ses tours et ceux des adversaires
    Étant donné qu'Edward a « Géant des collines » dans son cimetière
    Quand Angie lance « Doublure »
    Et que le sort se résout
    Et qu'Angie choisit de copier « Géant des collines »
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Doublure » est 3/3
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Doublure » est 3/3
    Et Angie contrôle « Géant des collines »

  @id:exact.copy.ends @clause:object.copy @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-02-20 @must
  Scénario: Une créature qui est une copie jusqu'à la fin du tour est de nouveau elle-même dès l'entretien suivant, et après
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Cytoforme » en ciblant « Grizzlis »
    Et qu'Angie choisit de copier « Géant des collines »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 3/3
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Géant des collines » est 3/3
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2

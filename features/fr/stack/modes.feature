# language: fr
Fonctionnalité: Modes dont un est choisi
  > Un sort peut faire une chose ou une autre, au choix de qui le lance. Quelle est alors sa cible, et qui est concerné ?

  @id:modes.each @situation:modes @clause:spell.modes @from:2005-08-01 @must
  Scénario: Chacun des trois modes fait seulement ce qu'il dit, à qui il le dit
    Étant donné qu'Edward contrôle « Douve de Téfèiri »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et que Ronald a cinq cartes en main
    Et qu'Edward a cinq cartes en main
    Quand Angie lance « Esper Charm » en choisissant le mode 1 et en ciblant « Douve de Téfèiri »
    Et que le sort se résout
    Alors Edward a « Douve de Téfèiri » dans son cimetière
    Et Angie a dix cartes dans sa bibliothèque
    Et Ronald a cinq cartes en main
    Quand Angie lance « Esper Charm » en choisissant le mode 2
    Et que le sort se résout
    Alors Angie a huit cartes dans sa bibliothèque
    Et Barry a dix cartes dans sa bibliothèque
    Et Edward contrôle « Géant des collines »
    Quand Angie lance « Esper Charm » en choisissant le mode 3 et en ciblant Ronald
    Et que Ronald défausse deux cartes
    Et que le sort se résout
    Alors Ronald a trois cartes en main
    Et Edward a cinq cartes en main
    Et Angie a huit cartes dans sa bibliothèque

  @id:modes.targets @situation:modes @clause:spell.modes @clause:target.choose @from:2005-08-01 @must
  Scénario: Un mode a sa propre cible et pas celle d'un autre, et il n'y a pas plus de modes que la carte n'en a
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald a cinq cartes en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Esper Charm » en choisissant le mode 1 et en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Esper Charm » en choisissant le mode 1 et en ciblant Ronald
    Et Angie ne peut pas lancer « Esper Charm » en choisissant le mode 2 et en ciblant Ronald
    Et Angie ne peut pas lancer « Esper Charm » en choisissant le mode 4
    Mais Angie peut lancer « Esper Charm » en choisissant le mode 3 et en ciblant Ronald

  @id:modes.life @situation:modes @clause:spell.modes @clause:life.shared @from:2005-08-01 @must
  Scénario: Un coéquipier gagne des points de vie pour l'équipe, ou les 3 prochaines blessures à ce joueur sont prévenues et pas celles de l'autre
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Healing Salve » en choisissant le mode 1 et en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 23 points de vie
    Quand Angie lance « Healing Salve » en choisissant le mode 2 et en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 23 points de vie
    Quand Barry lance « Blaze » avec X = 4, en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 19 points de vie
    Quand Barry lance « Blaze » avec X = 5, en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a 17 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:modes.creature @situation:modes @clause:spell.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Une créature est sauvée par un mode jusqu'à la fin du tour, et meurt d'un autre
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Douve de Téfèiri »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Izzet Charm » en choisissant le mode 2 et en ciblant « Douve de Téfèiri »
    Quand Angie lance « Healing Salve » en choisissant le mode 2 et en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Izzet Charm » en choisissant le mode 2 et en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward contrôle « Grizzlis »
    Et Angie peut lancer « Izzet Charm » en choisissant le mode 2 et en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Edward contrôle « Géant des collines »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Izzet Charm » en choisissant le mode 2 et en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Et Edward contrôle « Géant des collines »

  @id:modes.unless @situation:modes @clause:spell.modes @clause:cost.unless @clause:effect.counter @from:2009-07-11 @must
  Scénario: Un mode contrecarre un sort qui n'est pas une créature à moins que deux manas ne soient payés par qui l'a lancé
    Étant donné qu'Angie contrôle cinq « Île »
    Et que Barry contrôle neuf « Source de mana »
    Et qu'Angie a « Vision Skeins » en main
    Et que Barry a « Divination » en main
    Et que Barry a « Géant des collines » en main
    Et que Barry a dix cartes dans sa bibliothèque
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Géant des collines »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward ne peut pas lancer « Izzet Charm » en choisissant le mode 1 et en ciblant « Géant des collines »
    Quand le sort se résout
    Et qu'Angie lance « Vision Skeins »
    Et que l'équipe d'Angie passe la priorité
    Alors Edward peut lancer « Izzet Charm » en choisissant le mode 1 et en ciblant « Vision Skeins »
    Quand Angie paie ce qui est demandé
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie a huit cartes dans sa bibliothèque
    Et Barry a huit cartes dans sa bibliothèque
    Quand Barry lance « Divination »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Izzet Charm » en choisissant le mode 1 et en ciblant « Divination »
    Et que Barry ne paie pas ce qui est demandé
    Et que le sort se résout
    Alors Barry a « Divination » dans son cimetière
    Et Barry a huit cartes dans sa bibliothèque

  @id:modes.draw @situation:modes @clause:spell.modes @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un mode fait piocher deux cartes et en défausser autant
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Et qu'Angie a « Géant des collines » en main
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et qu'Edward a cinq cartes en main
    Quand Angie lance « Izzet Charm » en choisissant le mode 3
    Et qu'Angie défausse deux cartes
    Et que le sort se résout
    Alors Angie a huit cartes dans sa bibliothèque
    Et Angie a une carte en main
    Et Angie a trois cartes dans son cimetière
    Et Edward a dix cartes dans sa bibliothèque
    Et Edward a cinq cartes en main

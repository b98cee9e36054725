# language: fr
Fonctionnalité: Modes dont deux sont choisis
  > Un sort peut faire deux choses parmi quatre. Qui concernent-elles, et que devient-il une fois une cible partie ?

  @id:several_modes.team @situation:several_modes @clause:spell.modes @clause:spell.several_modes @from:2009-07-11 @must
  Scénario: Les créatures des deux adversaires sont engagées, pas celles du coéquipier, et le lanceur est seul à piocher
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Et que Barry a dix cartes dans sa bibliothèque
    Et que Barry contrôle « Élémental de l'air »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Quand Angie lance « Cryptic Command » en choisissant les modes 3 et 4
    Et que le sort se résout
    Alors la carte « Géant des collines » est engagée
    Et la carte « Grizzlis » est engagée
    Et la carte « Élémental de l'air » est dégagée
    Et Angie a neuf cartes dans sa bibliothèque
    Et Barry a dix cartes dans sa bibliothèque

  @id:several_modes.number @situation:several_modes @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: On choisit deux modes et non un seul, pas deux fois le même, et parmi ceux qui existent
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Cryptic Command » en choisissant le mode 4
    Et Angie ne peut pas lancer « Cryptic Command »
    Et Angie ne peut pas lancer « Cryptic Command » en choisissant les modes 4 et 4
    Et Angie ne peut pas lancer « Cryptic Command » en choisissant les modes 4 et 5
    Et Angie ne peut pas lancer « Cryptic Command » en choisissant les modes 3 et 4 et en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Cryptic Command » en choisissant les modes 1 et 4 et en ciblant « Géant des collines »
    Mais Angie peut lancer « Cryptic Command » en choisissant les modes 2 et 4 et en ciblant « Géant des collines »

  @id:several_modes.counter @situation:several_modes @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Un sort est contrecarré et un permanent renvoyé en main, chacun étant la cible de son propre mode
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward a « Divination » en main
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Divination »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Cryptic Command » en choisissant les modes 1 et 2 et en ciblant « Divination » et « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Divination » dans son cimetière
    Et Edward a « Géant des collines » en main
    Et Edward contrôle « Grizzlis »
    Et Edward a dix cartes dans sa bibliothèque
    Et Angie a dix cartes dans sa bibliothèque

  @id:several_modes.gone @situation:several_modes.gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Si la seule cible de deux modes est partie, l'autre mode ne fait rien non plus
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Cryptic Command » en choisissant les modes 2 et 4 et en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Grasp of Darkness » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie a dix cartes dans sa bibliothèque
    Et Edward a « Grizzlis » dans son cimetière

  @id:several_modes.gone.untargeted @situation:several_modes.gone @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Si aucun des deux modes n'a de cible, rien de ce qui part ne les empêche
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Cryptic Command » en choisissant les modes 3 et 4
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Grasp of Darkness » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie a neuf cartes dans sa bibliothèque
    Et la carte « Géant des collines » est engagée
    Et Edward a « Grizzlis » dans son cimetière

  @id:several_modes.gone.part @situation:several_modes.gone @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Si la cible d'un mode est partie, l'autre mode agit comme prévu sur la sienne
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward a « Divination » en main
    Et qu'Edward a dix cartes dans sa bibliothèque
    Et que c'est la phase principale pré-combat de l'équipe d'Edward
    Quand Edward lance « Divination »
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Cryptic Command » en choisissant les modes 1 et 2 et en ciblant « Divination » et « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Grasp of Darkness » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward a « Divination » dans son cimetière
    Et Edward a « Grizzlis » dans son cimetière
    Et Edward a dix cartes dans sa bibliothèque

  @id:several_modes.one_or_more @situation:several_modes.one_or_more @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scénario: Un mode suffit là où l'on en choisit un ou plusieurs, et l'on peut choisir tous ceux qui ont des cibles
    Étant donné qu'Edward contrôle « Douve de Téfèiri »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Forêt »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Alors Angie ne peut pas lancer « Casualties of War »
    Et Angie ne peut pas lancer « Casualties of War » en choisissant le mode 1
    Et Angie ne peut pas lancer « Casualties of War » en choisissant les modes 1 et 2 et en ciblant « Géant des collines »
    Et Angie ne peut pas lancer « Casualties of War » en choisissant les modes 2 et 3 et en ciblant « Douve de Téfèiri » et « Géant des collines »
    Mais Angie peut lancer « Casualties of War » en choisissant les modes 2 et 3 et en ciblant « Géant des collines » et « Douve de Téfèiri »
    Quand le sort se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Edward a « Douve de Téfèiri » dans son cimetière
    Et Edward contrôle « Forêt »
    Quand Angie lance « Casualties of War » en choisissant le mode 4 et en ciblant « Forêt »
    Et que le sort se résout
    Alors Edward a « Forêt » dans son cimetière

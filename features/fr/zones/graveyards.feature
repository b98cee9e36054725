# language: fr
Fonctionnalité: Des cimetières exilés
  > Un cimetière est exilé en entier. Celui de qui, et qu'en est-il de celui d'un coéquipier ?

  @id:exile.graveyard @clause:zone.exile @clause:target.choose @from:2005-08-01 @must
  Scénario: Le cimetière du joueur choisi est exilé, pas celui de son coéquipier
    Étant donné qu'Angie contrôle « Tormod's Crypt »
    Et que la carte « Tormod's Crypt » est engagée
    Et qu'Edward a « Géant des collines » dans son cimetière
    Et qu'Edward a « Grizzlis » dans son cimetière
    Et que Ronald a « Wind Drake » dans son cimetière
    Et que Barry a « Shock » dans son cimetière
    Alors Angie ne peut pas activer la capacité de « Tormod's Crypt »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Tormod's Crypt »
    Quand Angie choisit Edward comme cible
    Et que la capacité se résout
    Alors Edward possède « Géant des collines » en exil
    Et Edward possède « Grizzlis » en exil
    Et Edward n'a aucune carte dans son cimetière
    Et Ronald a « Wind Drake » dans son cimetière
    Et Barry a « Shock » dans son cimetière
    Et Angie a « Tormod's Crypt » dans son cimetière

  @id:exile.graveyard.all @clause:zone.exile @clause:zone.graveyard @from:2005-08-01 @must
  Scénario: Tous les cimetières sont exilés, et ce qui les a exilés est mis ensuite dans l'un d'eux
    Étant donné qu'Angie a « Shock » dans son cimetière
    Et que Barry a « Géant des collines » dans son cimetière
    Et qu'Edward a « Grizzlis » dans son cimetière
    Et que Ronald a « Wind Drake » dans son cimetière
    Quand Angie lance « Morningtide »
    Et que le sort se résout
    Alors Angie possède « Shock » en exil
    Et Barry possède « Géant des collines » en exil
    Et Edward possède « Grizzlis » en exil
    Et Ronald possède « Wind Drake » en exil
    Et Angie a « Morningtide » dans son cimetière
    Et Barry n'a aucune carte dans son cimetière
    Et Ronald n'a aucune carte dans son cimetière

  @id:exile.graveyard.land @situation:exile.graveyard @clause:zone.exile @clause:trigger.enters @clause:object.enters_tapped @from:2010-10-01 @must
  Scénario: Quand arrive un terrain qui ne donne pas encore de mana, son joueur peut choisir le cimetière d'un coéquipier
    Étant donné qu'Angie a « Shock » dans son cimetière
    Et que Barry a « Géant des collines » dans son cimetière
    Et qu'Angie a « Bojuka Bog » en main
    Quand Angie joue le terrain « Bojuka Bog »
    Et qu'Angie choisit Barry comme cible
    Et que la capacité déclenchée de « Bojuka Bog » se résout
    Alors la carte « Bojuka Bog » est engagée
    Et Barry possède « Géant des collines » en exil
    Et Angie a « Shock » dans son cimetière
    Et Angie ne peut pas activer la capacité de « Bojuka Bog »
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut activer la capacité de « Bojuka Bog »
    Et Angie a un mana non dépensé

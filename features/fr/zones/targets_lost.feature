# language: fr
Fonctionnalité: Sorts dont la cible a disparu, et ce qu'ils laissent
  > La cible d'un sort disparaît avant qu'il se résolve, ou deux objets pouvaient l'être. Que fait encore le sort, et où se trouve sa carte ?

  @id:zones.lost_target.gain @clause:target.illegal @from:2005-08-01 @must
  Scénario: Un sort dont l'unique cible est morte ne fait rien du tout, même pas ce qu'il fait en plus
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Edward contrôle « Grizzlis »
    Et que Barry a « Shock » en main
    Quand Angie lance « Essence Drain » en ciblant « Grizzlis »
    Et que Barry lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Quand le sort se résout
    Alors l'équipe d'Angie a 20 points de vie
    Et Angie a « Essence Drain » dans son cimetière

  @id:zones.lost_target.aura @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une aura dont la cible est morte va au cimetière et n'arrive jamais sur le champ de bataille
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Edward a « Shock » en main
    Quand Angie lance « Errantry » en ciblant « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie a « Errantry » dans son cimetière
    Et Angie ne contrôle pas « Errantry »
    Et Angie a deux cartes dans son cimetière

  @id:zones.lost_target.which @clause:target.choose @from:2005-08-01 @must
  Scénario: De deux créatures, l'aura est sur celle qui était sa cible ; quand celle-ci meurt elle part, et l'autre reste telle quelle
    Étant donné qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Errantry » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 6/3
    Et la créature « Grizzlis » est 2/2
    Quand Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie contrôle « Errantry »
    Et la créature « Géant des collines » est 6/3
    Quand Barry lance « Utter End » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Angie ne contrôle pas « Errantry »
    Et Angie a « Errantry » dans son cimetière

  @id:zones.lost_target.beacon @clause:life.set_one @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2010-04-23 @must
  Scénario: Une carte qui se mélange elle-même dans la bibliothèque de son propriétaire n'est dans aucun cimetière, et la bibliothèque a une carte de plus
    Étant donné qu'Angie a dix cartes dans sa bibliothèque
    Et que l'équipe d'Angie a 8 points de vie
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 16 points de vie
    Et Angie a 11 cartes dans sa bibliothèque
    Et Angie n'a aucune carte dans son cimetière

# language: fr
@source:C
Fonctionnalité: Le mana hors de l'identité couleur du commandant
  > Un commandant a une identité couleur. Quel mana son joueur obtient-il d'une source d'une autre couleur ?

  @id:commander.mana.foreign @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: Le mana d'une couleur étrangère était incolore et ne payait donc aucun symbole coloré
    Étant donné qu'Angie a « Épreuve de la fonderie » dans la zone de commandement
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Épreuve de la clairière »
    Et qu'Angie contrôle « Épreuve de la forme »
    Alors Angie ne peut pas activer la capacité de « Épreuve de la clairière »
    Mais Angie peut activer la capacité de « Épreuve de la forme »

  @id:commander.mana.kept @situation:commander.mana @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Le mana d'une couleur étrangère garde sa couleur
    Étant donné qu'Angie a « Épreuve de la fonderie » dans la zone de commandement
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Épreuve de la clairière »
    Et qu'Angie contrôle « Épreuve de la forme »
    Alors Angie peut activer la capacité de « Épreuve de la clairière »
    Mais Angie ne peut pas activer la capacité de « Épreuve de la forme »

  @id:commander.mana.pool @clause:commander.foreign_mana @clause:mana.ability @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: Autant de mana incolore arrivait dans la réserve et pouvait être dépensé
    Étant donné qu'Angie a « Épreuve de la fonderie » dans la zone de commandement
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Épreuve de la clairière »
    Et qu'Angie contrôle « Épreuve de la forme »
    Quand Angie active la capacité de « Forêt »
    Alors Angie a un mana non dépensé
    Et Angie ne peut pas activer la capacité de « Épreuve de la clairière »
    Mais Angie peut activer la capacité de « Épreuve de la forme »
    Et Angie a zéro mana non dépensé

  @id:commander.mana.own_colour @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2011-02-04 @must
  Scénario: Le mana d'une couleur que seul le texte du commandant contient garde sa couleur
    Étant donné qu'Angie contrôle « Épreuve de la fonderie »
    Et que le commandant d'Angie est « Épreuve de la fonderie »
    Et qu'Angie contrôle « Montagne »
    Alors Angie peut activer la capacité de « Épreuve de la fonderie »

  @id:commander.mana.any_colour @situation:commander.mana.any_colour @clause:commander.foreign_mana @variant:commander @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scénario: Une source de n'importe quelle couleur n'en donnait pas d'étrangère
    Étant donné qu'Angie contrôle « Épreuve de la fonderie »
    Et que le commandant d'Angie est « Épreuve de la fonderie »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie contrôle « Épreuve de la clairière »
    Alors Angie ne peut pas activer la capacité de « Épreuve de la clairière »
    Mais Angie peut activer la capacité de « Épreuve de la fonderie »

  @id:commander.mana.any_colour.kept @situation:commander.mana.any_colour @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Une source de n'importe quelle couleur en donne aussi d'étrangères
    Étant donné qu'Angie contrôle « Épreuve de la fonderie »
    Et que le commandant d'Angie est « Épreuve de la fonderie »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie contrôle « Épreuve de la clairière »
    Alors Angie peut activer la capacité de « Épreuve de la clairière »
    Mais Angie ne peut pas activer la capacité de « Épreuve de la fonderie »

  @id:commander.mana.two_heads @situation:commander.mana.two_heads @clause:commander.foreign_mana @clause:mana.own @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scénario: Pour le mana d'un joueur, c'est son propre commandant qui comptait, et non celui d'un coéquipier
    Étant donné qu'Angie a « Épreuve de la fonderie » dans la zone de commandement
    Et que Barry a « Épreuve du second partenaire » dans la zone de commandement
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Épreuve de la clairière »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Épreuve de la clairière »
    Alors Angie ne peut pas activer la capacité de « Épreuve de la clairière »
    Mais Barry peut activer la capacité de « Épreuve de la clairière »

  @id:commander.mana.two_heads.kept @situation:commander.mana.two_heads @clause:mana.added @clause:mana.own @variant:two-headed-giant-commander @from:2016-01-16 @should
  Scénario: Quels que soient les commandants d'une équipe, le mana garde sa couleur
    Étant donné qu'Angie a « Épreuve de la fonderie » dans la zone de commandement
    Et que Barry a « Épreuve du second partenaire » dans la zone de commandement
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Épreuve de la clairière »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Épreuve de la clairière »
    Alors Angie peut activer la capacité de « Épreuve de la clairière »
    Et Barry peut activer la capacité de « Épreuve de la clairière »

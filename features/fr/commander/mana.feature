# language: fr
@source:C
Fonctionnalité: Le mana hors de l'identité couleur du commandant
  > Un commandant a une identité couleur. Quel mana son joueur obtient-il d'une source d'une autre couleur ?

  @id:commander.mana.foreign @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: Le mana d'une couleur étrangère était incolore et ne payait donc aucun symbole coloré
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Angie contrôle deux « Montagne »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle « Furnace Whelp »
    Alors Angie ne peut pas activer la capacité de « Furnace Whelp »
    Mais Angie peut activer la capacité de « Fountain of Youth »

  @id:commander.mana.kept @situation:commander.mana @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Le mana d'une couleur étrangère garde sa couleur
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Furnace Whelp »
    Alors Angie peut activer la capacité de « Furnace Whelp »
    Mais Angie ne peut pas activer la capacité de « Furnace Whelp »

  @id:commander.mana.pool @clause:commander.foreign_mana @clause:mana.ability @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: Autant de mana incolore arrivait dans la réserve et pouvait être dépensé
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Seat of the Synod »
    Et qu'Angie contrôle « Fountain of Youth »
    Et qu'Angie contrôle « Furnace Whelp »
    Quand Angie active la capacité de « Montagne »
    Alors Angie a un mana non dépensé
    Et Angie ne peut pas activer la capacité de « Furnace Whelp »
    Mais Angie peut activer la capacité de « Fountain of Youth »
    Et Angie n'a aucun mana non dépensé

  @id:commander.mana.own_colour @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2011-02-04 @must
  Scénario: Le mana d'une couleur que seul le texte du commandant contient garde sa couleur
    Étant donné qu'Angie contrôle « Kazarov, Sengir Pureblood »
    Et que le commandant d'Angie est « Kazarov, Sengir Pureblood »
    Et qu'Angie contrôle quatre « Montagne »
    Alors Angie peut activer la capacité de « Kazarov, Sengir Pureblood »

  @id:commander.mana.any_colour @situation:commander.mana.any_colour @clause:commander.foreign_mana @variant:commander @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scénario: Une source de n'importe quelle couleur n'en donnait pas d'étrangère
    Étant donné qu'Angie contrôle « Kazarov, Sengir Pureblood »
    Et que le commandant d'Angie est « Kazarov, Sengir Pureblood »
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie contrôle « Killer Whale »
    Alors Angie ne peut pas activer la capacité de « Killer Whale »
    Mais Angie peut activer la capacité de « Kazarov, Sengir Pureblood »
    Quand Angie choisit « Killer Whale » comme cible
    Et que la capacité se résout
    Alors la créature « Killer Whale » est 3/5

  @id:commander.mana.any_colour.kept @situation:commander.mana.any_colour @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Une source de n'importe quelle couleur en donne aussi d'étrangères
    Étant donné qu'Angie contrôle « Kazarov, Sengir Pureblood »
    Et que le commandant d'Angie est « Kazarov, Sengir Pureblood »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie contrôle « Killer Whale »
    Alors Angie peut activer la capacité de « Killer Whale »
    Mais Angie ne peut pas activer la capacité de « Killer Whale »

  @id:commander.mana.two_heads @situation:commander.mana.two_heads @clause:commander.foreign_mana @clause:mana.own @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scénario: Pour le mana d'un joueur, c'est son propre commandant qui comptait, et non celui d'un coéquipier
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Barry a « Hidetsugu le malfaisant » dans la zone de commandement
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Furnace Whelp »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle « Furnace Whelp »
    Alors Angie ne peut pas activer la capacité de « Furnace Whelp »
    Mais Barry peut activer la capacité de « Furnace Whelp »

  @id:commander.mana.two_heads.kept @situation:commander.mana.two_heads @clause:mana.added @clause:mana.own @variant:two-headed-giant-commander @from:2016-01-16 @should
  Scénario: Quels que soient les commandants d'une équipe, le mana garde sa couleur
    Étant donné qu'Angie a « Isamaru, Hound of Konda » dans la zone de commandement
    Et que Barry a « Hidetsugu le malfaisant » dans la zone de commandement
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Furnace Whelp »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle « Furnace Whelp »
    Alors Angie peut activer la capacité de « Furnace Whelp »
    Et Barry peut activer la capacité de « Furnace Whelp »

# language: fr
Fonctionnalité: Ce qui quitte le champ de bataille
  > Quelque chose est exilé tant qu'un permanent est là, ou se déclenche quand un permanent part. Quand cela revient-il, chez qui, et qu'en est-il quand un joueur quitte la partie ?

  @id:leaves.linked @clause:ability.linked @clause:trigger.leaves @clause:zone.owner @from:2009-10-01 @must
  Scénario: Ce qu'Oblivion Ring a exilé revient à son propriétaire quand se résout la capacité déclenchée par son départ
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Ronald contrôle « Antienne glorieuse »
    Et qu'Edward contrôle « Forêt »
    Quand Barry lance « Oblivion Ring »
    Et que le sort se résout
    Et que Barry choisit « Antienne glorieuse » comme cible
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Alors Ronald possède « Antienne glorieuse » en exil
    Et Barry contrôle « Oblivion Ring »
    Quand Angie lance « Naturalisation » en ciblant « Oblivion Ring »
    Et que le sort se résout
    Alors Ronald possède « Antienne glorieuse » en exil
    Quand la capacité déclenchée de « Oblivion Ring » se résout
    Alors Ronald contrôle « Antienne glorieuse »
    Et Barry a « Oblivion Ring » dans son cimetière

  @id:leaves.linked.each @situation:leaves.linked @clause:ability.linked @clause:trigger.leaves @from:2009-10-01 @must
  Scénario: De deux Anneaux chacun ramène ce qu'il a exilé lui-même, et non ce qu'a exilé l'autre ou un autre sort
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Wind Drake »
    Quand Barry lance « Oblivion Ring » de Barry
    Et que le sort se résout
    Et que Barry choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Oblivion Ring » de Barry se résout
    Et qu'Angie lance « Oblivion Ring » d'Angie
    Et que le sort se résout
    Et qu'Angie choisit « Grizzlis » comme cible
    Et que la capacité déclenchée de « Oblivion Ring » d'Angie se résout
    Et qu'Angie lance « Unmake » en ciblant « Wind Drake »
    Et que le sort se résout
    Et qu'Angie lance « Naturalisation » en ciblant « Oblivion Ring » d'Angie
    Et que le sort se résout
    Et que la capacité déclenchée de « Oblivion Ring » d'Angie se résout
    Alors Ronald contrôle « Grizzlis »
    Et Ronald possède « Wind Drake » en exil
    Et Edward possède « Géant des collines » en exil

  @id:leaves.linked.before @situation:leaves.linked @clause:ability.linked @clause:stack.top @from:2009-10-01 @must
  Scénario: Un Anneau parti avant d'avoir rien exilé ne ramène rien, et ce qu'il exile ensuite reste au loin
    Étant donné que Ronald contrôle « Grizzlis »
    Quand Barry lance « Oblivion Ring »
    Et que le sort se résout
    Et que Barry choisit « Grizzlis » comme cible
    Et qu'Angie lance « Naturalisation » en ciblant « Oblivion Ring »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Alors Ronald contrôle « Grizzlis »
    Quand la capacité déclenchée de « Oblivion Ring » se résout
    Alors Ronald possède « Grizzlis » en exil
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Ronald possède « Grizzlis » en exil

  @id:leaves.linked.other @situation:leaves.linked @clause:target.choose @clause:ability.linked @from:2009-10-01 @must
  Scénario: L'Anneau n'exile ni lui-même ni un terrain, et peut exiler ce que contrôle un coéquipier
    Étant donné qu'Angie contrôle trois « Plaine »
    Et que Barry contrôle « Grizzlis »
    Quand Angie lance « Oblivion Ring »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Alors Barry possède « Grizzlis » en exil
    Et Angie contrôle trois « Plaine »

  @id:leaves.journey @clause:ability.linked @clause:trigger.leaves @clause:token.ceases @from:2009-10-01 @must
  Scénario: Journey to Nowhere exile une créature et la ramène en partant ; ce qui n'est pas une créature reste là
    Étant donné que Ronald contrôle « Grizzlis »
    Et que Ronald contrôle « Antienne glorieuse »
    Quand Barry lance « Journey to Nowhere »
    Et que le sort se résout
    Et que la capacité déclenchée de « Journey to Nowhere » se résout
    Alors Ronald possède « Grizzlis » en exil
    Et Ronald contrôle « Antienne glorieuse »
    Quand Barry lance « Naturalisation » en ciblant « Journey to Nowhere »
    Et que le sort se résout
    Et que la capacité déclenchée de « Journey to Nowhere » se résout
    Alors Ronald contrôle « Grizzlis »

  @id:leaves.may @clause:ability.linked @clause:trigger.leaves @clause:object.you @from:2011-09-30 @must
  Scénario: Fiend Hunter exile une autre créature tant qu'il est là
    Étant donné que Ronald contrôle « Grizzlis »
    Quand Barry lance « Fiend Hunter »
    Et que le sort se résout
    Et que Barry fait ce que la capacité permet
    Et que la capacité déclenchée de « Fiend Hunter » se résout
    Alors Ronald possède « Grizzlis » en exil
    Et la créature « Fiend Hunter » est 1/3
    Quand Barry lance « Unsummon » en ciblant « Fiend Hunter »
    Et que le sort se résout
    Et que la capacité déclenchée de « Fiend Hunter » se résout
    Alors Ronald contrôle « Grizzlis »

  @id:leaves.may.not @situation:leaves.may @clause:ability.linked @clause:object.you @from:2011-09-30 @must
  Scénario: Fiend Hunter n'est pas obligé d'exiler, et n'exile pas d'enchantement
    Étant donné que Ronald contrôle « Grizzlis »
    Et qu'Edward contrôle « Antienne glorieuse »
    Quand Barry lance « Fiend Hunter »
    Et que le sort se résout
    Et que Barry ne fait pas ce que la capacité permet
    Et que la capacité déclenchée de « Fiend Hunter » se résout
    Alors Ronald contrôle « Grizzlis »
    Et Barry contrôle « Fiend Hunter »

  @id:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  Scénario: Ce que Banisher Priest a exilé est de retour sous le contrôle de son propriétaire dès que le Prêtre est mort, et aucune capacité n'attend
    Étant donné que Ronald contrôle « Géant des collines »
    Et qu'Edward contrôle « Antienne glorieuse »
    Et qu'Angie contrôle « Wind Drake »
    Quand Barry lance « Banisher Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Banisher Priest » se résout
    Alors Ronald possède « Géant des collines » en exil
    Et la créature « Banisher Priest » est 2/2
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Ronald possède « Géant des collines » en exil
    Quand Edward lance « Shock » en ciblant « Banisher Priest »
    Et que le sort se résout
    Alors Barry a « Banisher Priest » dans son cimetière
    Et Ronald contrôle « Géant des collines »
    Et la créature « Géant des collines » est 3/3
    Et Angie contrôle « Wind Drake »

  @id:leaves.until.hand @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  Scénario: Ce que Banisher Priest a exilé revient dégagé, où que le Prêtre aille
    Étant donné que Ronald contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Et que Barry contrôle « Grizzlis »
    Quand Barry lance « Banisher Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Banisher Priest » se résout
    Et qu'Angie lance « Evacuation »
    Et que le sort se résout
    Alors Barry a « Banisher Priest » en main
    Et Barry a « Grizzlis » en main
    Et Ronald contrôle « Géant des collines »
    Et la carte « Géant des collines » est dégagée

  @id:leaves.until.before @situation:leaves.until @clause:effect.until_leaves @from:2018-04-27 @must
  Scénario: Un Prêtre mort avant que sa capacité se résolve n'exile rien
    Étant donné que Ronald contrôle « Géant des collines »
    Et que la carte « Géant des collines » est engagée
    Quand Barry lance « Banisher Priest »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant « Banisher Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Banisher Priest » se résout
    Alors Ronald contrôle « Géant des collines »
    Et la carte « Géant des collines » est engagée

  @id:leaves.until.opponents @situation:leaves.until @clause:effect.until_leaves @clause:team.opponents @from:2018-04-27 @must
  Scénario: Le Prêtre n'exile aucune créature d'un coéquipier, même s'il n'y en a pas d'autre
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand Barry lance « Banisher Priest »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle « Géant des collines »
    Et Barry contrôle « Grizzlis »

  @id:leaves.until.owner @situation:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  Scénario: Une créature qu'un adversaire avait prise revient à sa propriétaire, une coéquipière
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Control Magic » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et que Barry lance « Banisher Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Banisher Priest » se résout
    Alors Angie possède « Géant des collines » en exil
    Quand Barry lance « Shock » en ciblant « Banisher Priest »
    Et que le sort se résout
    Alors Angie contrôle « Géant des collines »

  @id:leaves.until.again @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  Scénario: Ce qui est revenu et qu'autre chose exile reste au loin
    Étant donné que Ronald contrôle « Géant des collines »
    Quand Barry lance la première carte « Banisher Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de la première carte « Banisher Priest » se résout
    Et qu'Angie lance « Shock » en ciblant la première carte « Banisher Priest »
    Et que le sort se résout
    Et qu'Angie lance « Unmake » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors Ronald possède « Géant des collines » en exil

  @id:leaves.until.game @clause:effect.until_leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qui était exilé jusqu'au départ d'un permanent revient quand son joueur quitte la partie
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Martha contrôle « Grizzlis »
    Quand Angie lance « Banisher Priest »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Banisher Priest » se résout
    Alors Edward possède « Géant des collines » en exil
    Quand Angie concède la partie
    Alors Edward contrôle « Géant des collines »
    Et la partie continue

  @id:leaves.linked.game @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scénario: La capacité qui ramènerait une carte disparaît avec le joueur qui quitte la partie, et la carte reste en exil
    Étant donné qu'Edward contrôle « Géant des collines »
    Et que Martha contrôle « Grizzlis »
    Quand Angie lance « Oblivion Ring »
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Et qu'Angie concède la partie
    Et que l'étape de fin de l'équipe d'Edward commence
    Alors Edward possède « Géant des collines » en exil

  @id:leaves.owner @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scénario: Une créature part avec son propriétaire qui quitte la partie, et sa capacité est celle du joueur qui la contrôlait
    Étant donné qu'Edward contrôle « Thragtusk »
    Et que Martha contrôle « Grizzlis »
    Quand Angie lance « Control Magic » en ciblant « Thragtusk »
    Et que le sort se résout
    Et qu'Edward concède la partie
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors Angie contrôle un jeton de créature 3/3
    Et Martha ne contrôle aucun jeton de créature

  @id:leaves.team @clause:trigger.leaves @clause:team.wins_and_loses @variant:two-headed-giant @from:2018-04-27 @must
  Scénario: Quand perd l'équipe qui contrôle un Prêtre, la partie est finie et rien ne revient
    Étant donné que Ronald contrôle « Géant des collines »
    Et que l'équipe d'Angie a 2 points de vie
    Quand Barry lance « Banisher Priest »
    Et que le sort se résout
    Et que la capacité déclenchée de « Banisher Priest » se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Edward gagne la partie
    Et Ronald possède « Géant des collines » en exil

  @id:leaves.enters @clause:trigger.leaves @clause:zone.new_object @from:2018-04-27 @must
  Scénario: Qui contrôle ce qui arrive gagne des points de vie, et qui contrôle ce qui part reçoit une Bête, que cela soit exilé ou revienne en main
    Étant donné que l'équipe d'Angie a 20 points de vie
    Quand Angie lance la première carte « Thragtusk »
    Et que le sort se résout
    Et que la capacité déclenchée de la première carte « Thragtusk » se résout
    Alors l'équipe d'Angie a 25 points de vie
    Quand Angie lance « Unsummon » en ciblant la première carte « Thragtusk »
    Et que le sort se résout
    Et que la capacité déclenchée de la première carte « Thragtusk » se résout
    Alors Angie contrôle un jeton de créature
    Et Angie contrôle un jeton de créature 3/3
    Et Barry ne contrôle aucun jeton de créature
    Quand Angie lance la deuxième carte « Thragtusk »
    Et que le sort se résout
    Et que la capacité déclenchée de la deuxième carte « Thragtusk » se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et la deuxième créature « Thragtusk » est 5/3
    Quand Barry lance « Unmake » en ciblant la deuxième carte « Thragtusk »
    Et que le sort se résout
    Et que la capacité déclenchée de la deuxième carte « Thragtusk » se résout
    Alors Angie contrôle deux jetons de créature 3/3
    Quand Barry lance « Bad Moon »
    Et que le sort se résout
    Alors Angie contrôle deux jetons de créature 3/3

  @id:leaves.dies @clause:trigger.leaves @clause:trigger.dies @from:2018-04-27 @must
  Scénario: Ce qui meurt part aussi, et la Bête est verte
    Étant donné que Barry contrôle « Thragtusk »
    Quand Angie lance « Meurtre » en ciblant « Thragtusk »
    Et que le sort se résout
    Et que la capacité déclenchée de « Thragtusk » se résout
    Et que Barry lance « Wilt-Leaf Liege »
    Et que le sort se résout
    Alors Barry contrôle un jeton de créature 4/4
    Et Angie ne contrôle aucun jeton de créature

  @id:leaves.another @clause:trigger.leaves @clause:object.you @from:2018-04-27 @must
  Scénario: Chaque autre créature du contrôleur qui part agrandit Ninth Bridge Patrol, où qu'elle aille ; ni celle d'un coéquipier ni ce qui n'est pas une créature
    Étant donné qu'Angie contrôle « Ninth Bridge Patrol »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Élémental de l'air »
    Et qu'Angie contrôle « Antienne glorieuse »
    Et que Barry contrôle « Grizzlis »
    Alors la créature « Ninth Bridge Patrol » est 2/2
    Quand Barry lance « Naturalisation » en ciblant « Antienne glorieuse »
    Et que le sort se résout
    Et que Barry lance « Unsummon » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors la créature « Ninth Bridge Patrol » est 1/1
    Quand Angie lance « Unsummon » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ninth Bridge Patrol » se résout
    Alors la créature « Ninth Bridge Patrol » est 2/2
    Quand Angie lance « Unmake » en ciblant « Wind Drake »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ninth Bridge Patrol » se résout
    Alors la créature « Ninth Bridge Patrol » est 3/3
    Quand Barry lance « Meurtre » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que la capacité déclenchée de « Ninth Bridge Patrol » se résout
    Alors la créature « Ninth Bridge Patrol » est 4/4
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Meurtre » en ciblant « Ninth Bridge Patrol »
    Et que le sort se résout
    Alors Angie peut lancer « Tremor »

  @id:leaves.library @clause:trigger.leaves @from:2018-04-27 @must
  Scénario: Ce qui va dans une bibliothèque part aussi
    Étant donné qu'Angie contrôle « Thragtusk »
    Et qu'Edward contrôle « Thragtusk »
    Quand Barry lance « Time Ebb » en ciblant « Thragtusk » d'Angie
    Et que le sort se résout
    Et que la capacité déclenchée de « Thragtusk » d'Angie se résout
    Alors Angie contrôle un jeton de créature 3/3
    Quand Barry lance « Exercice de l'oubli » en ciblant « Thragtusk » d'Edward
    Et que le sort se résout
    Et que la capacité déclenchée de « Thragtusk » d'Edward se résout
    Alors Edward contrôle un jeton de créature 3/3

  @id:leaves.commander @clause:ability.linked @clause:commander.exile @variant:commander @from:2011-02-04 @must
  Scénario: Un commandant qui va plutôt dans la zone de commandement n'est pas ce que ramène un Anneau
    Étant donné que le commandant d'Edward est « Tobias Andrion »
    Et qu'Edward contrôle « Tobias Andrion »
    Quand Angie lance « Oblivion Ring »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Et qu'Edward met son commandant dans la zone de commandement
    Et qu'Angie lance « Naturalisation » en ciblant « Oblivion Ring »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oblivion Ring » se résout
    Alors Edward a « Tobias Andrion » dans la zone de commandement
    Et Edward ne contrôle aucune créature

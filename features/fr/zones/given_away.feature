# language: fr
Fonctionnalité: Donné, cherché, confronté et surmené
  > Des choses changent de mains, d'autres cherchent, deux bibliothèques se confrontent, et une créature est surmenée. Qui est désigné ?

  @id:given.away @clause:object.control @clause:target.choose @from:2018-04-27 @must
  Scénario: Un adversaire acquiert le contrôle de ce que l'on contrôle, et de rien du coéquipier
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Harmless Offering » en ciblant « Grizzlis » et Edward
    Mais Angie peut lancer « Harmless Offering » en ciblant « Géant des collines » et Edward
    Quand le sort se résout
    Alors Edward contrôle « Géant des collines »
    Et Ronald ne contrôle aucune créature
    Et Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut attaquer Angie avec « Géant des collines »

  @id:given.away.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scénario: Ce qui a été donné revient quand ce joueur quitte la partie, et part avec son propriétaire
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Harmless Offering » en ciblant « Géant des collines » et Edward
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Quand Edward concède la partie
    Alors Angie contrôle « Géant des collines »

  @id:given.exchanged @clause:effect.exchange @clause:object.control @from:2018-04-27 @must
  Scénario: Deux créatures changent de mains, celle d'un coéquipier et celle d'un adversaire
    Étant donné que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Switcheroo » en ciblant « Grizzlis » et « Géant des collines »
    Et que le sort se résout
    Alors Barry contrôle « Géant des collines »
    Et Edward contrôle « Grizzlis »
    Et Angie ne contrôle aucune créature

  @id:given.exchanged.gone @clause:effect.exchange @from:2018-04-27 @must
  Scénario: De deux créatures à échanger, si l'une n'est plus là, l'autre reste
    Étant donné que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Switcheroo » en ciblant « Grizzlis » et « Géant des collines »
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que le sort se résout
    Alors Edward contrôle « Géant des collines »
    Et Barry ne contrôle aucune créature

  @id:given.searched @clause:effect.search @clause:effect.offer @from:2009-07-01 @must
  Scénario: Celui qui contrôlait la créature peut chercher dans sa bibliothèque un terrain de base, qui arrive engagé
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward a « Plaine » dans sa bibliothèque
    Quand Angie lance « Path to Exile » en ciblant « Géant des collines »
    Et que le sort se résout
    Et qu'Edward fait ce que la capacité permet
    Et qu'Edward trouve « Plaine » dans sa bibliothèque
    Alors Edward possède « Géant des collines » en exil
    Et Edward contrôle « Plaine »
    Et la carte « Plaine » est engagée

  @id:given.is_attacked @clause:trigger.is_attacked @variant:free-for-all @from:2018-04-27 @must
  Scénario: Celui qui attaque le joueur maudit pioche, une fois quel que soit le nombre d'attaquants, et personne ne pioche pour d'autres attaques
    Étant donné que Martha contrôle « Géant des collines »
    Et que Martha contrôle « Grizzlis »
    Et que Martha contrôle « Wind Drake »
    Quand Angie lance « Curse of Verbosity » en ciblant Edward
    Et que le sort se résout
    Alors Angie n'a aucune carte en main
    Quand la phase principale pré-combat de l'équipe de Martha commence
    Alors Martha a une carte en main
    Quand l'étape de déclaration des attaquants de l'équipe de Martha commence
    Et que Martha attaque Edward avec « Géant des collines » et « Grizzlis »
    Et que Martha attaque Simon avec « Wind Drake »
    Et que la capacité déclenchée de « Curse of Verbosity » se résout
    Et que la phase principale post-combat de l'équipe de Martha commence
    Alors Martha a deux cartes en main
    Et Angie a une carte en main
    Et Simon n'a aucune carte en main

  @id:given.clash @clause:effect.clash @clause:team.opponents @from:2009-07-11 @must
  Scénario: La plus grande valeur de mana remporte une confrontation avec un adversaire, et chacun met sa carte au-dessous s'il veut
    Étant donné qu'Angie a « Élémental de l'air » au-dessus de sa bibliothèque
    Et qu'Edward a « Plaine » au-dessus de sa bibliothèque
    Et que Ronald a « Grizzlis » au-dessus de sa bibliothèque
    Quand Angie lance « Oaken Brawler »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oaken Brawler » se résout
    Et qu'Angie choisit Ronald comme adversaire
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que Ronald met la carte du dessus de sa bibliothèque au-dessous
    Alors la créature « Oaken Brawler » est 3/5
    Quand Angie lance « Reach Through Mists »
    Et que le sort se résout
    Alors Angie a « Élémental de l'air » en main

  @id:given.clash.lost @clause:effect.clash @from:2009-07-11 @must
  Scénario: Personne ne l'emporte quand les deux valent autant
    Étant donné qu'Angie a « Grizzlis » au-dessus de sa bibliothèque
    Et qu'Edward a « Wind Drake » au-dessus de sa bibliothèque
    Et que Ronald a « Grizzlis » au-dessus de sa bibliothèque
    Quand Angie lance « Oaken Brawler »
    Et que le sort se résout
    Et que la capacité déclenchée de « Oaken Brawler » se résout
    Et qu'Angie choisit Ronald comme adversaire
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que Ronald ne met aucune carte au-dessous de sa bibliothèque
    Alors la créature « Oaken Brawler » est 2/4

  @id:given.exert @clause:combat.exert @clause:step.untap_kept @from:2018-04-27 @must
  Scénario: Une créature surmenée ne se dégage pas pendant la prochaine étape de dégagement de l'équipe, et une autre le fait
    Étant donné qu'Angie contrôle « Glorybringer »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glorybringer »
    Et que Barry attaque Edward avec « Géant des collines »
    Et qu'Angie fait ce que la capacité permet
    Et que la capacité déclenchée de « Glorybringer » se résout
    Alors Ronald a « Élémental de l'air » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Glorybringer » est engagée
    Et la carte « Géant des collines » est dégagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Glorybringer » est dégagée

  @id:given.exert.not @clause:combat.exert @from:2018-04-27 @must
  Scénario: Si son contrôleur ne surmène pas Glorybringer, rien ne se déclenche et il se dégage
    Étant donné qu'Angie contrôle « Glorybringer »
    Et que Ronald contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Glorybringer »
    Et qu'Angie ne fait pas ce que la capacité permet
    Et que l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Glorybringer » est dégagée
    Et Ronald contrôle « Élémental de l'air »

  @id:given.by_ability @clause:object.control @clause:target.choose @from:2011-06-17 @must
  Scénario: Ce qu'une capacité donne est à soi, et l'adversaire choisi l'a
    Étant donné qu'Angie contrôle « Zedruu the Greathearted »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Angie contrôle trois « Source de mana »
    Alors Angie ne peut pas activer la capacité de « Zedruu the Greathearted » en ciblant « Grizzlis » et Ronald
    Mais Angie peut activer la capacité de « Zedruu the Greathearted » en ciblant « Géant des collines » et Ronald
    Quand la capacité se résout
    Alors Ronald contrôle « Géant des collines »
    Et Edward ne contrôle aucune créature

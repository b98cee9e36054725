# language: fr
Fonctionnalité: Des coûts qu'il ne faut pas payer
  > Un sort peut être lancé aussi pour son coût de kick, ou pour son coût de déferlement. Le mana de qui paie, et ce qui suit demande-t-il comment il a été lancé ?

  @id:kicked.draw @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un sort dont le kick est payé fait plus, un autre ne fait que le reste
    Étant donné qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et qu'Edward a trois cartes dans sa bibliothèque
    Quand Angie lance « Into the Roil » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Edward a « Grizzlis » en main
    Et Angie a trois cartes dans sa bibliothèque
    Et Edward a trois cartes dans sa bibliothèque
    Quand Angie lance « Into the Roil » en payant son coût de kick et en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Edward a « Géant des collines » en main
    Et Angie a deux cartes dans sa bibliothèque
    Et Edward a trois cartes dans sa bibliothèque

  @id:kicked.mana @situation:kicked @clause:spell.kicker @clause:mana.own @from:2005-08-01 @must
  Scénario: Le mana d'un coéquipier ne paie pas un kick
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle trois « Source de mana »
    Et que Barry contrôle « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Plaine »
    Et que Barry a trois cartes dans sa bibliothèque
    Alors Angie ne peut pas lancer « Into the Roil » en payant son coût de kick et en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Into the Roil » en ciblant « Plaine »
    Mais Angie peut lancer « Into the Roil » en ciblant « Grizzlis »
    Quand le sort se résout
    Alors Edward a « Grizzlis » en main

  @id:kicked.exact @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Le kick coûte ce qu'il dit, en plus du coût de mana
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle quatre « Source de mana »
    Et qu'Angie a trois cartes dans sa bibliothèque
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie peut lancer « Into the Roil » en payant son coût de kick et en ciblant « Grizzlis »
    Et Angie n'a aucun mana non dépensé
    Quand le sort se résout
    Alors Angie a deux cartes dans sa bibliothèque

  @id:kicked.none @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scénario: Le kick de ce qui n'en a pas ne peut pas être payé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Unsummon » en payant son coût de kick et en ciblant « Grizzlis »
    Et Angie ne peut pas lancer « Géant des collines » en payant son coût de kick
    Mais Angie peut lancer « Into the Roil » en payant son coût de kick et en ciblant « Grizzlis »

  @id:kicked.team @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Une créature dont le kick est payé aide ce tour-ci les créatures de son contrôleur, pas celles d'un coéquipier
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Goblin Bushwhacker » en payant son coût de kick
    Et que le sort se résout
    Et que la capacité déclenchée de « Goblin Bushwhacker » se résout
    Alors la créature « Géant des collines » est 4/3
    Et la créature « Goblin Bushwhacker » est 2/1
    Et la créature « Grizzlis » est 2/2
    Et la créature « Élémental de l'air » est 4/4
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer Edward avec « Goblin Bushwhacker »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:kicked.team.not @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Goblin Bushwhacker lancé sans payer le kick n'aide aucune créature, et n'attaque pas ce tour-ci
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Goblin Bushwhacker »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 3/3
    Et la créature « Goblin Bushwhacker » est 1/1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Goblin Bushwhacker »
    Mais Angie peut attaquer Edward avec « Géant des collines »

  @id:kicked.again @situation:kicked @clause:spell.kicker @clause:zone.new_object @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @from:2009-10-01 @must
  Scénario: Le kick d'une créature qui revient et est relancée n'est pas payé
    Étant donné qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Heartstabber Mosquito » en payant son coût de kick
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que le sort se résout
    Et que la capacité déclenchée de « Heartstabber Mosquito » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Quand Angie lance « Unsummon » en ciblant « Heartstabber Mosquito »
    Et que le sort se résout
    Alors Angie a « Heartstabber Mosquito » en main
    Quand Angie lance « Heartstabber Mosquito »
    Et que le sort se résout
    Alors Angie contrôle « Heartstabber Mosquito »
    Et Edward contrôle « Grizzlis »
    Et Edward contrôle une créature

  @id:kicked.surged @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Après le sort d'un coéquipier, une créature est lancée pour son coût de déferlement et fait ce qu'elle dit dans ce cas
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie a « War Mammoth » en main
    Et qu'Angie a « Reckless Bushwhacker » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « War Mammoth »
    Et que le sort se résout
    Et qu'Angie lance « Reckless Bushwhacker » pour son coût de déferlement
    Et que le sort se résout
    Et que la capacité déclenchée de « Reckless Bushwhacker » se résout
    Alors la créature « Géant des collines » est 4/3
    Et la créature « Reckless Bushwhacker » est 2/1
    Et la créature « War Mammoth » est 4/3
    Et la créature « Grizzlis » est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Reckless Bushwhacker » et « War Mammoth »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3
    Et la créature « War Mammoth » est 3/3

  @id:kicked.surged.not @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Lancé pour son coût de mana, Reckless Bushwhacker n'aide aucune créature, bien qu'un coéquipier ait lancé un sort
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Reckless Bushwhacker »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 3/3
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3
    Et Angie peut attaquer Edward avec « Reckless Bushwhacker »

  @id:kicked.itself @situation:kicked @clause:target.choose @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Une créature dont le kick est payé et qui n'en trouve pas d'autre doit se détruire elle-même
    Étant donné qu'Edward contrôle « Plaine »
    Et qu'Angie contrôle dix « Source de mana »
    Et qu'Angie a « Heartstabber Mosquito » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Heartstabber Mosquito » en payant son coût de kick
    Et que le sort se résout
    Et que la capacité déclenchée de « Heartstabber Mosquito » se résout
    Alors Angie a « Heartstabber Mosquito » dans son cimetière
    Et Edward contrôle « Plaine »

  @id:kicked.haste @situation:kicked @clause:spell.kicker @from:2018-04-27 @must
  Scénario: La créature d'un coéquipier arrivée ce tour-ci n'acquiert pas la célérité, la sienne oui
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Géant des collines »
    Et que le sort se résout
    Et qu'Angie lance « Goblin Bushwhacker » en payant son coût de kick
    Et que le sort se résout
    Et que la capacité déclenchée de « Goblin Bushwhacker » se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Grizzlis »
    Mais Angie peut attaquer Edward avec « Géant des collines »

  @id:kicked.flies @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scénario: Heartstabber Mosquito ne peut pas être bloqué par une créature qui ne vole pas
    Étant donné qu'Angie contrôle « Heartstabber Mosquito »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Heartstabber Mosquito »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Heartstabber Mosquito » avec « Géant des collines »
    Mais Edward peut bloquer « Heartstabber Mosquito » avec « Élémental de l'air »

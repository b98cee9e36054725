# language: fr
Fonctionnalité: Ce qui se trouve dans les cimetières et en exil
  > Une carte est détruite, défaussée, sacrifiée, exilée ou renvoyée. Dans quel cimetière va-t-elle, et que reste-t-il ?

  @id:zones.exile @clause:target.choose @from:2005-08-01 @must
  Scénario: Un enchantement est exilé et non mis au cimetière ; un terrain n'est pas une cible pour cela
    Étant donné que Ronald contrôle « Antienne glorieuse »
    Et que Ronald contrôle « Forêt »
    Et que Ronald possède « Shock » en exil
    Et qu'Edward possède « Tremor » en exil
    Alors Barry ne peut pas lancer « Utter End » en ciblant « Forêt »
    Mais Barry peut lancer « Utter End » en ciblant « Antienne glorieuse »
    Quand le sort se résout
    Alors Ronald possède « Antienne glorieuse » en exil
    Et Ronald possède deux cartes en exil
    Et Edward possède une carte en exil
    Et Ronald n'a aucune carte dans son cimetière
    Et Barry a « Utter End » dans son cimetière
    Et Ronald contrôle « Forêt »

  @id:zones.token @clause:trigger.dies @from:2005-08-01 @must
  Scénario: Les jetons qui meurent ne laissent rien dans aucun cimetière, et les cartes qui meurent avec eux y restent
    Étant donné que Barry contrôle deux jetons Gobelin 1/1
    Et que Barry contrôle « Wind Drake »
    Et que Ronald contrôle deux jetons Saprobionte 1/1
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Alors Barry a une carte dans son cimetière
    Et Barry a « Wind Drake » dans son cimetière
    Et Ronald n'a aucune carte dans son cimetière
    Et Angie a une carte dans son cimetière

  @id:zones.combat @clause:creature.dies @from:2018-04-27 @must
  Scénario: Les créatures de quatre joueurs qui s'entretuent gisent dans quatre cimetières
    Étant donné qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Corpse Knight »
    Et que Ronald contrôle « Mischievous Chimera »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Corpse Knight »
    Et que Ronald bloque « Wind Drake » avec « Mischievous Chimera »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Grizzlis » dans son cimetière
    Et Barry a « Wind Drake » dans son cimetière
    Et Edward a « Corpse Knight » dans son cimetière
    Et Ronald a « Mischievous Chimera » dans son cimetière
    Et Angie a une carte dans son cimetière

  @id:zones.cycled @clause:object.you @from:2005-08-01 @must
  Scénario: Une carte recyclée gît dans le cimetière de son joueur, et une carte est piochée pour elle
    Étant donné que Barry a « Barkhide Mauler » en main
    Et que Barry contrôle deux « Forêt »
    Et qu'Angie a « Barkhide Mauler » en main
    Et qu'Angie contrôle « Forêt »
    Alors Angie ne peut pas activer la capacité de « Barkhide Mauler »
    Mais Barry peut activer la capacité de « Barkhide Mauler »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors Barry a « Barkhide Mauler » dans son cimetière
    Et Barry a une carte en main
    Et Barry a une carte dans son cimetière
    Et Angie a une carte en main
    Et Angie n'a aucune carte dans son cimetière

  @id:zones.returned @clause:object.you @from:2005-08-01 @must
  Scénario: Une créature retourne dans la main de son propriétaire, et nulle part ailleurs
    Étant donné que Ronald contrôle « Géant des collines »
    Et que Ronald a une carte en main
    Et qu'Edward a une carte en main
    Quand Barry lance « Unsummon » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors Ronald a « Géant des collines » en main
    Et Ronald a deux cartes en main
    Et Edward a une carte en main
    Et Ronald n'a aucune carte dans son cimetière
    Et Ronald ne possède aucune carte en exil

  @id:zones.draws @clause:draw.empty @from:2005-08-01 @must
  Scénario: Qui pioche deux cartes en a deux de plus en main et deux de moins dans sa bibliothèque, et personne d'autre
    Étant donné qu'Angie a cinq cartes dans sa bibliothèque
    Et que Barry a cinq cartes dans sa bibliothèque
    Et qu'Edward a cinq cartes dans sa bibliothèque
    Quand Barry lance « Divination »
    Et que le sort se résout
    Alors Barry a deux cartes en main
    Et Barry a trois cartes dans sa bibliothèque
    Et Angie n'a aucune carte en main
    Et Angie a cinq cartes dans sa bibliothèque
    Et Edward a cinq cartes dans sa bibliothèque
    Et Barry a « Divination » dans son cimetière

  @id:zones.sizes @clause:object.you @from:2005-08-01 @must
  Scénario: Un sort ajoute une carte au cimetière de son joueur, à celui de nul autre et à aucun exil
    Étant donné qu'Angie a trois cartes dans son cimetière
    Et que Barry a deux cartes dans son cimetière
    Et que Barry possède deux cartes en exil
    Et qu'Edward a une carte dans son cimetière
    Quand Barry lance « Divination »
    Et que le sort se résout
    Alors Angie a trois cartes dans son cimetière
    Et Barry a trois cartes dans son cimetière
    Et Barry possède deux cartes en exil
    Et Edward a une carte dans son cimetière
    Et Edward ne possède aucune carte en exil

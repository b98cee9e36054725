# language: fr
Fonctionnalité: Ce qui arrive à moins qu'un joueur ne paie
  > Un sort est contrecarré, ou un adversaire pioche une carte, à moins qu'un joueur ne paie. Qui décide, et quel mana peut être dépensé ?

  @id:unless.paid @situation:unless @clause:cost.unless @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scénario: Qui contrôle le sort paie, et il n'est pas contrecarré ; ce mana est dépensé
    Étant donné qu'Angie contrôle six « Forêt »
    Et qu'Angie a « Grizzlis » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mana Leak » en ciblant « Grizzlis »
    Et qu'Angie paie ce qui est demandé
    Et que le sort se résout
    Alors Edward a « Mana Leak » dans son cimetière
    Quand le sort se résout
    Alors Angie contrôle « Grizzlis »
    Et Angie ne peut pas lancer « Titania's Boon »
    Mais Angie peut lancer « Shanodin Dryads »

  @id:unless.declined @situation:unless @clause:cost.unless @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scénario: Qui pourrait payer n'y est pas obligé ; le sort est alors contrecarré et le mana gardé
    Étant donné qu'Angie contrôle six « Forêt »
    Et qu'Angie a « Grizzlis » en main
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mana Leak » en ciblant « Grizzlis »
    Et qu'Angie ne paie pas ce qui est demandé
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Et Angie ne contrôle aucune créature
    Et Angie peut lancer « Titania's Boon »

  @id:unless.teammates_mana @situation:unless @clause:cost.unless @clause:mana.own @from:2009-07-11 @must
  Scénario: Qui a trop peu ne peut pas payer, quoi qu'ait le coéquipier, et personne n'a le choix
    Étant donné qu'Angie contrôle quatre « Forêt »
    Et que Barry contrôle six « Forêt »
    Quand Angie lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mana Leak » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors Angie a « Grizzlis » dans son cimetière
    Et Angie ne contrôle aucune créature

  @id:unless.exactly @situation:unless @clause:cost.unless @from:2009-07-11 @must
  Scénario: Le dernier mana paie pour un sort qui en demande un, et sans lui personne n'a le choix
    Étant donné qu'Angie contrôle trois « Forêt »
    Et que Barry contrôle deux « Forêt »
    Et que Barry a « Grizzlis » en main
    Et qu'Angie a « Grizzlis » en main
    Quand Angie lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Mana Tithe » en ciblant « Grizzlis » d'Angie
    Et qu'Angie paie ce qui est demandé
    Et que le sort se résout
    Et que le sort se résout
    Alors Angie contrôle « Grizzlis »
    Quand Barry lance « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Mana Tithe » en ciblant « Grizzlis » de Barry
    Et que le sort se résout
    Alors Barry a « Grizzlis » dans son cimetière

  @id:unless.may @clause:cost.unless @clause:object.you @from:2009-07-11 @must
  Scénario: Un adversaire qui lance un sort paie ou laisse un joueur piocher, à chaque fois de nouveau ; les sorts du coéquipier de ce joueur ne comptent pas
    Étant donné qu'Edward contrôle « Rhystic Study »
    Et qu'Angie contrôle trois « Forêt »
    Et que Barry contrôle deux « Forêt »
    Et qu'Edward a cinq cartes dans sa bibliothèque
    Et que Ronald a cinq cartes dans sa bibliothèque
    Et que Ronald contrôle « Montagne »
    Et que Ronald a « Shock » en main
    Et que l'équipe d'Angie a 20 points de vie
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « Grizzlis »
    Et qu'Angie paie ce qui est demandé
    Et que la capacité déclenchée de « Rhystic Study » se résout
    Alors Edward a cinq cartes dans sa bibliothèque
    Quand le sort se résout
    Et que Barry lance « Shanodin Dryads »
    Et que Barry ne paie pas ce qui est demandé
    Et qu'Edward fait ce que la capacité permet
    Et que la capacité déclenchée de « Rhystic Study » se résout
    Alors Edward a quatre cartes dans sa bibliothèque
    Et Ronald a cinq cartes dans sa bibliothèque
    Quand le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Shock » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a 18 points de vie
    Et Edward a quatre cartes dans sa bibliothèque

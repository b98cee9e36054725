# language: fr
Fonctionnalité: Moelle et peste
  > Un enchantement se déclenche à l'entretien de chaque adversaire, un autre à chaque entretien. Combien de fois, quand deux joueurs en partagent un ?

  @id:ruling.shapeshifters_marrow @clause:trigger.step @clause:effect.reveal @clause:object.copy @from:2007-05-01 @must
  Scénario: Shapeshifter's Marrow se déclenche pour chaque adversaire, et se résout la seconde fois bien que la première en ait fait une copie
    Étant donné qu'Angie contrôle « Shapeshifter's Marrow »
    Et qu'Edward a « Géant des collines » au-dessus de sa bibliothèque
    Et que Ronald a « Grizzlis » au-dessus de sa bibliothèque
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile compte deux sorts et capacités
    Quand la capacité déclenchée de « Shapeshifter's Marrow » se résout
    Et que la capacité déclenchée de « Shapeshifter's Marrow » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Ronald a « Grizzlis » dans son cimetière
    Et Angie contrôle une créature

  @id:ruling.shapeshifters_marrow.other @clause:effect.reveal @from:2007-05-01 @must
  Scénario: Ce qui n'est pas une carte de créature reste au-dessus de la bibliothèque et n'est pas copié
    Étant donné qu'Angie contrôle « Shapeshifter's Marrow »
    Et qu'Edward a « Plaine » au-dessus de sa bibliothèque
    Et que Ronald a « Géant des collines » au-dessus de sa bibliothèque
    Et que Barry a « Grizzlis » au-dessus de sa bibliothèque
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Shapeshifter's Marrow » se résout
    Et que la capacité déclenchée de « Shapeshifter's Marrow » se résout
    Alors Edward n'a aucune carte dans son cimetière
    Et Ronald a « Géant des collines » dans son cimetière
    Et Barry n'a aucune carte dans son cimetière
    Et Angie contrôle « Géant des collines »

  @id:ruling.traveling_plague @clause:trigger.step @clause:layers.order @from:2006-05-01 @must
  Scénario: Traveling Plague se déclenche une fois dans un entretien que deux joueurs partagent, et cela dans celui de chaque équipe
    Étant donné qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Traveling Plague » en ciblant « Élémental de l'air »
    Et que le sort se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Traveling Plague » se résout
    Alors la créature « Élémental de l'air » est 3/3
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la pile compte un sort ou capacité
    Quand la capacité déclenchée de « Traveling Plague » se résout
    Alors la créature « Élémental de l'air » est 2/2

  @id:ruling.traveling_plague.returns @clause:aura.enters @clause:trigger.dies @from:2006-05-01 @must
  Scénario: Celui qui contrôlait la créature la fait revenir, et choisit ce qu'elle enchante
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Élémental de l'air »
    Quand Angie lance « Traveling Plague » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Traveling Plague » se résout
    Et qu'Edward choisit d'enchanter « Géant des collines »
    Alors Edward contrôle « Traveling Plague »
    Et Angie a « Shock » dans son cimetière
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Traveling Plague » se résout
    Alors la créature « Géant des collines » est 2/2
    Et la créature « Élémental de l'air » est 4/4

  @id:ruling.traveling_plague.nothing @clause:aura.enters @from:2006-05-01 @must
  Scénario: S'il n'y a pas de créature, Traveling Plague reste au cimetière
    Étant donné qu'Edward contrôle « Grizzlis »
    Quand Angie lance « Traveling Plague » en ciblant « Grizzlis »
    Et que le sort se résout
    Et qu'Angie lance « Shock » en ciblant « Grizzlis »
    Et que le sort se résout
    Et que la capacité déclenchée de « Traveling Plague » se résout
    Alors Angie a « Traveling Plague » dans son cimetière

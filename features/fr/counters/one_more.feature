# language: fr
Fonctionnalité: Un marqueur de plus
  > Quelque chose met un marqueur de plus sur ce que son contrôleur contrôle, et lui en donne un de plus. Quels marqueurs voit-il ?

  @id:one_more.own @situation:one_more @clause:counters.put @clause:object.you @from:2011-09-30 @must
  Scénario: Il en est mis un de plus sur une créature à soi, et pas sur celle d'un coéquipier
    Étant donné qu'Angie contrôle « Winding Constrictor »
    Et que Barry contrôle « Géant des collines »
    Et qu'Angie contrôle « War Mammoth »
    Quand Barry lance « Scar » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que Barry lance « Scar » en ciblant « War Mammoth »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 2/2
    Et la créature « War Mammoth » est 1/1
    Et « War Mammoth » a deux marqueurs -1/-1

  @id:one_more.twice @situation:one_more @clause:counters.put @clause:replacement.once @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scénario: Chacun de deux Winding Constrictor ajoute un marqueur, une fois
    Étant donné qu'Angie contrôle deux « Winding Constrictor »
    Et qu'Angie contrôle « War Mammoth »
    Quand Angie lance « Scar » en ciblant « War Mammoth »
    Et que le sort se résout
    Alors Angie a « War Mammoth » dans son cimetière

  @id:one_more.player @situation:one_more.player @clause:counters.put @clause:counters.own @from:2016-11-11 @must
  Scénario: Qui contrôle ce qui donne un marqueur de plus reçoit un marqueur « énergie » de plus, le coéquipier non
    Étant donné qu'Angie contrôle « Winding Constrictor »
    Et que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Et que Barry a cinq cartes dans sa bibliothèque
    Quand Angie lance « Live Fast »
    Et que le sort se résout
    Et que Barry lance « Live Fast »
    Et que le sort se résout
    Alors Angie a trois marqueurs énergie
    Et Barry a deux marqueurs énergie

  @id:one_more.poison @situation:one_more.player @clause:counters.put @clause:poison.shared @from:2011-09-30 @must
  Scénario: Du poison que reçoivent les deux membres, l'équipe a ce que chacun a reçu, l'un d'eux un de plus
    Étant donné qu'Edward contrôle « Winding Constrictor »
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Quand Angie lance « Prologue to Phyresis »
    Et que le sort se résout
    Alors l'équipe d'Edward a trois marqueurs poison

  @id:one_more.nothing @situation:one_more @clause:counters.put @clause:replacement.nothing @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scénario: Là où aucun ne devait être mis, aucun n'est mis
    Étant donné qu'Angie contrôle « Winding Constrictor »
    Et qu'Angie contrôle « Krav, the Unredeemed »
    Et qu'Angie contrôle « Source de mana »
    Et qu'Angie a cinq cartes dans sa bibliothèque
    Quand Angie active la capacité de « Krav, the Unredeemed » avec X = 0
    Et qu'Angie choisit Angie comme cible
    Et qu'Angie ne sacrifie rien
    Et que la capacité se résout
    Alors « Krav, the Unredeemed » n'a aucun marqueur +1/+1

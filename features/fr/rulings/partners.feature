# language: fr
Fonctionnalité: Krav et Regna
  > Krav fait gagner des points de vie à un joueur pour des créatures sacrifiées, et Regna demande si quelqu'un de l'équipe en a gagné. Qui compte, combien de fois, et jusqu'à quand ?

  @id:ruling.krav.any_member @situation:ruling.krav @clause:life.shared @clause:trigger.intervening_if @clause:object.you @from:2018-04-27 @must
  Scénario: Les points de vie que le coéquipier a gagnés comptent pour Regna, même si l'équipe en a perdu davantage depuis et que Regna n'est arrivée qu'ensuite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Krav, the Unredeemed »
    Et qu'Angie contrôle huit « Source de mana »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et que Barry a trois cartes dans sa bibliothèque
    Et qu'Angie a trois cartes dans sa bibliothèque
    Quand Angie active la capacité de « Krav, the Unredeemed » avec X = 2
    Et qu'Angie choisit Barry comme cible
    Et qu'Angie sacrifie « Grizzlis » et « Géant des collines »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 22 points de vie
    Et Barry a une carte dans sa bibliothèque
    Et Angie a trois cartes dans sa bibliothèque
    Et « Krav, the Unredeemed » a deux marqueurs +1/+1
    Et la créature « Krav, the Unredeemed » est 5/5
    Et Barry contrôle « Wind Drake »
    Quand Barry lance « Rides de flammes »
    Et que le sort se résout
    Et qu'Angie lance « Regna, the Redeemer »
    Et que le sort se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Regna, the Redeemer » se résout
    Alors l'équipe d'Angie a 14 points de vie
    Et Angie contrôle deux jetons de créature

  @id:ruling.krav.two_tokens @situation:ruling.krav @clause:trigger.intervening_if @clause:life.shared @from:2018-04-27 @must
  Scénario: Deux jetons arrivent, même si les deux membres ont gagné des points de vie, et plus d'une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Krav, the Unredeemed »
    Et qu'Angie contrôle huit « Source de mana »
    Et qu'Angie contrôle « Regna, the Redeemer »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Bottle Gnomes »
    Quand Angie active la capacité de « Krav, the Unredeemed » avec X = 2
    Et qu'Angie choisit Angie comme cible
    Et qu'Angie sacrifie « Grizzlis » et « Géant des collines »
    Et que la capacité se résout
    Et que Barry active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et que l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Regna, the Redeemer » se résout
    Alors l'équipe d'Angie a 25 points de vie
    Et Angie contrôle deux jetons de créature
    Et Barry ne contrôle aucun jeton de créature

  @id:ruling.krav.too_late @situation:ruling.krav @clause:trigger.intervening_if @from:2018-04-27 @must
  Scénario: Les points de vie gagnés à l'étape de fin arrivent trop tard, pour ce tour comme pour le suivant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Krav, the Unredeemed »
    Et qu'Angie contrôle huit « Source de mana »
    Et qu'Angie contrôle « Regna, the Redeemer »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Krav, the Unredeemed » avec X = 2
    Et qu'Angie choisit Angie comme cible
    Et qu'Angie sacrifie « Grizzlis » et « Géant des collines »
    Et que la capacité se résout
    Et que l'étape d'entretien de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 22 points de vie
    Et Angie ne contrôle aucun jeton de créature
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors Angie ne contrôle aucun jeton de créature

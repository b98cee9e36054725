# language: fr
Fonctionnalité: Ce qui arrive engagé
  > Une créature ou un terrain arrive engagé sur le champ de bataille. Que peut-on en faire, et quand ?

  @id:limit.enters_tapped @clause:object.enters_tapped @clause:step.untap @from:2018-04-27 @must
  Scénario: Une créature qui arrive engagée ne bloque qu'une fois dégagée par son équipe ; celle d'à côté bloque tout de suite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Géant des collines »
    Quand Angie lance « Diregraf Ghoul »
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que le sort se résout
    Alors la carte « Diregraf Ghoul » est engagée
    Mais la carte « Grizzlis » est dégagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Angie avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Géant des collines » avec « Diregraf Ghoul »
    Mais Barry peut bloquer « Géant des collines » avec « Grizzlis »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors la carte « Diregraf Ghoul » est dégagée

  @id:limit.enters_tapped.land @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @clause:turn.each_plays_land @from:2005-08-01 @must
  Scénario: Un terrain qui arrive engagé ne donne pas de mana au tour où il est joué, puis l'une ou l'autre couleur ; un autre terrain en donne tout de suite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Coastal Tower » en main
    Et que Barry a « Forêt » en main
    Quand Angie joue le terrain « Coastal Tower »
    Et que Barry joue le terrain « Forêt »
    Alors la carte « Coastal Tower » est engagée
    Et Angie ne peut pas activer la capacité de « Coastal Tower »
    Mais Barry peut activer la capacité de « Forêt »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Coastal Tower »
    Et qu'Angie choisit la couleur le bleu
    Alors Angie a un mana non dépensé
    Et la carte « Coastal Tower » est engagée
    Et la carte « Forêt » est dégagée

  @id:limit.enters_tapped.white @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @from:2005-08-01 @must
  Scénario: Un terrain de deux couleurs qui arrive engagé donne plus tard l'une ou l'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Coastal Tower »
    Quand Angie active la capacité de « Coastal Tower »
    Et qu'Angie choisit la couleur le blanc
    Alors Angie a un mana non dépensé

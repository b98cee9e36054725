# language: fr
Fonctionnalité: Des sorts qu'un autre joueur aide à payer
  > Le mana est à chaque joueur. Qui peut payer une partie d'un sort avec l'assistance, quelle partie, et à qui est le sort ?

  @id:assist.teammate @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scénario: Un coéquipier paie du mana générique d'un sort avec l'assistance, qui reste à son lanceur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Île »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Marais »
    Quand Angie lance « Skystreamer » en faisant payer 3 mana à Barry
    Et que le sort se résout
    Et qu'Angie choisit Barry comme cible
    Et que la capacité déclenchée de « Skystreamer » se résout
    Alors Angie contrôle « Skystreamer »
    Et l'équipe d'Angie a 34 points de vie
    Et la carte « Montagne » est engagée
    Et la carte « Forêt » est engagée
    Et la carte « Marais » est engagée
    Et la carte « Plaine » est engagée
    Et la carte « Île » est engagée

  @id:assist.opponent @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scénario: Un adversaire peut aider aussi à payer un sort avec l'assistance
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Plaine »
    Et qu'Edward contrôle « Montagne »
    Et qu'Edward contrôle « Forêt »
    Et qu'Edward contrôle « Marais »
    Et qu'Edward contrôle « Île »
    Quand Angie lance « Skystreamer » en faisant payer 4 mana à Edward
    Et que le sort se résout
    Et qu'Angie choisit Edward comme cible
    Et que la capacité déclenchée de « Skystreamer » se résout
    Alors Angie contrôle « Skystreamer »
    Et l'équipe d'Edward a 34 points de vie
    Et la carte « Île » est engagée

  @id:assist.some @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scénario: Qui aide paie autant qu'il le souhaite, mais pas plus que le mana générique
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Plaine enneigée »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Marais »
    Et que Barry contrôle « Île »
    Et que Barry contrôle « Île enneigée »
    Et que Barry contrôle « Montagne enneigée »
    Et que Barry contrôle « Forêt enneigée »
    Et que Barry contrôle « Marais enneigé »
    Alors Angie ne peut pas lancer « Skystreamer » en faisant payer 5 mana à Barry
    Et Angie ne peut pas lancer « Skystreamer » en faisant payer 1 mana à Angie
    Mais Angie peut lancer « Skystreamer » en faisant payer 4 mana à Barry

  @id:assist.coloured @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scénario: Le mana coloré est à payer par le lanceur lui-même
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Montagne »
    Et que Barry contrôle « Plaine »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Marais »
    Et que Barry contrôle « Île »
    Et qu'Angie a « Plaine » en main
    Alors Angie ne peut pas lancer « Skystreamer » en faisant payer 4 mana à Barry
    Quand Angie joue le terrain « Plaine »
    Alors Angie peut lancer « Skystreamer » en faisant payer 4 mana à Barry

  @id:assist.without @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scénario: Personne n'aide à payer un sort sans l'assistance
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Île »
    Et qu'Angie contrôle « Île enneigée »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Montagne enneigée »
    Et qu'Angie contrôle « Forêt »
    Et que Barry contrôle « Plaine »
    Alors Angie ne peut pas lancer « Élémental de l'air » en faisant payer 1 mana à Barry
    Mais Angie peut lancer « Élémental de l'air »

  @id:assist.counter @clause:spell.assist @clause:effect.counter @from:2018-06-08 @must
  Scénario: Pendant le tour d'un adversaire, un coéquipier aide à contrecarrer un sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Île »
    Et que Barry contrôle « Montagne »
    Et que Barry contrôle « Forêt »
    Et que Barry contrôle « Marais »
    Quand Edward lance « Charging Binox » en faisant payer 7 mana à Ronald
    Et que l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Out of Bounds » en faisant payer 3 mana à Barry et en ciblant « Charging Binox »
    Et que le sort se résout
    Alors Edward a « Charging Binox » dans son cimetière
    Et la carte « Marais » est engagée

  @id:assist.trample @clause:combat.trample @from:2018-06-08 @must
  Scénario: Charging Binox inflige au joueur ce qui reste
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Charging Binox »
    Et qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Charging Binox »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Charging Binox » avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie répartit les blessures : 3 à « Géant des collines », 4 à Edward
    Alors l'équipe d'Edward a 26 points de vie
    Et Edward a « Géant des collines » dans son cimetière
    Et Angie contrôle « Charging Binox »

  @id:assist.flying @clause:combat.reach @from:2018-06-08 @must
  Scénario: Skystreamer n'est bloqué par aucune créature au sol
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Skystreamer »
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Skystreamer »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Skystreamer » avec « Géant des collines »
    Mais Edward peut bloquer « Skystreamer » avec « Élémental de l'air »

  @id:assist.one @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scénario: Un seul mana suffit pour aider un sort avec l'assistance
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Plaine »
    Et qu'Angie contrôle « Montagne »
    Et qu'Angie contrôle « Forêt »
    Et qu'Angie contrôle « Marais »
    Et que Barry contrôle « Île »
    Alors Angie ne peut pas lancer « Skystreamer »
    Mais Angie peut lancer « Skystreamer » en faisant payer 1 mana à Barry

# language: fr
Fonctionnalité: Ce qui ne se dégage pas
  > Un effet garde des permanents engagés pendant une étape de dégagement. Lesquels, de qui, et pour combien de temps ?

  @id:untap.kept.exhaustion @situation:untap.kept @clause:step.untap_kept @clause:object.you @from:2005-08-01 @must
  Scénario: Exhaustion garde engagés les créatures et les terrains d'un adversaire pendant une étape de dégagement, et rien d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Montagne »
    Et qu'Edward contrôle « Fountain of Youth »
    Et que Ronald contrôle « Wind Drake »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Montagne » est engagée
    Et que la carte « Fountain of Youth » est engagée
    Et que la carte « Wind Drake » est engagée
    Quand Angie lance « Exhaustion » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est engagée
    Et la carte « Montagne » est engagée
    Mais la carte « Fountain of Youth » est dégagée
    Et la carte « Wind Drake » est dégagée
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée
    Et la carte « Montagne » est dégagée

  @id:untap.kept.claustrophobia @situation:untap.kept @clause:step.untap_kept @from:2005-08-01 @must
  Scénario: Claustrophobia garde une créature engagée à chaque étape de dégagement de son contrôleur, jusqu'à ce que l'aura ne soit plus là
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et que la carte « Wind Drake » est engagée
    Quand Angie lance « Claustrophobia » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que la capacité déclenchée de « Claustrophobia » se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est engagée
    Mais la carte « Wind Drake » est dégagée
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est engagée
    Quand Edward lance « Naturalisation » en ciblant « Claustrophobia »
    Et que le sort se résout
    Alors la carte « Géant des collines » est engagée
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée

  @id:untap.kept.untapped @situation:untap.kept @clause:step.untap_kept @from:2018-04-27 @must
  Scénario: Une étape de dégagement où rien n'était engagé est bien celle dont parlait Exhaustion ; ce qui s'engage ensuite se dégage à la suivante
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Exhaustion » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Alors la carte « Géant des collines » est engagée
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors la carte « Géant des collines » est dégagée

# language: fr
Fonctionnalité: Les sagas
  > Une saga raconte ses chapitres tour après tour. Quand un chapitre vient-il, les tours de qui comptent, et quand la saga s'en va-t-elle ?

  @id:saga.enters @situation:saga.told @clause:saga.enters @clause:saga.chapter @clause:saga.turn @from:2018-04-27 @must
  Scénario: Le premier chapitre d'une saga se déclenche quand elle arrive, le suivant à la prochaine phase principale d'avant-combat de l'équipe de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Angie lance « History of Benalia »
    Et que le sort se résout
    Alors « History of Benalia » a un marqueur « sapience »
    Quand la capacité déclenchée de « History of Benalia » se résout
    Alors Angie contrôle un jeton de créature 2/2
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors « History of Benalia » a un marqueur « sapience »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Alors « History of Benalia » a un marqueur « sapience »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors « History of Benalia » a deux marqueurs « sapience »
    Quand la capacité déclenchée de « History of Benalia » se résout
    Alors Angie contrôle deux jetons de créature 2/2
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors « History of Benalia » a deux marqueurs « sapience »

  @id:saga.ends @situation:saga.told @clause:saga.ends @clause:saga.chapter @from:2018-04-27 @must
  Scénario: Une saga reste tant que son dernier chapitre est sur la pile, et son contrôleur la sacrifie ensuite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « History of Benalia »
    Et qu'Angie contrôle « White Knight »
    Et que Barry contrôle « Silver Knight »
    Et qu'Edward contrôle « Mayhem Devil »
    Et que l'équipe d'Edward a 20 points de vie
    Et que l'équipe d'Angie a 20 points de vie
    Et que « History of Benalia » a deux marqueurs « sapience »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie contrôle « History of Benalia »
    Et « History of Benalia » a trois marqueurs « sapience »
    Quand la capacité déclenchée de « History of Benalia » se résout
    Alors Angie a « History of Benalia » dans son cimetière
    Et la créature « White Knight » est 4/3
    Et la créature « Silver Knight » est 2/2
    Quand Edward choisit Angie comme cible
    Et que la capacité déclenchée de « Mayhem Devil » se résout
    Alors l'équipe d'Angie a 19 points de vie
    Et l'équipe d'Edward a 20 points de vie

  @id:saga.both_heads @situation:saga.both_heads @clause:saga.turn @clause:object.you @from:2018-04-27 @must
  Scénario: Dans la phase principale d'avant-combat que deux têtes partagent, chacune avance dans sa propre saga ; celle de l'autre équipe attend la sienne
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « History of Benalia »
    Et que Barry contrôle « Binding the Old Gods »
    Et qu'Edward contrôle « Chainer's Torment »
    Et qu'Edward contrôle « Wind Drake »
    Et que « History of Benalia » a un marqueur « sapience »
    Et que « Binding the Old Gods » a deux marqueurs « sapience »
    Et que « Chainer's Torment » a un marqueur « sapience »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie fait résoudre « Binding the Old Gods » avant « History of Benalia »
    Alors « History of Benalia » a deux marqueurs « sapience »
    Et « Binding the Old Gods » a trois marqueurs « sapience »
    Et « Chainer's Torment » a un marqueur « sapience »
    Quand la capacité déclenchée de « Binding the Old Gods » se résout
    Alors Barry a « Binding the Old Gods » dans son cimetière
    Quand la capacité déclenchée de « History of Benalia » se résout
    Alors Angie contrôle un jeton de créature 2/2
    Et Barry ne contrôle aucune créature
    Et Angie contrôle « History of Benalia »

  @id:saga.target @situation:saga.target @clause:saga.chapter @clause:target.choose @from:2018-04-27 @must
  Scénario: Un chapitre a sa cible, qui n'est ni un terrain ni au coéquipier ; le suivant trouve une forêt, qui arrive engagée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Montagne »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Fountain of Youth »
    Et qu'Angie a « Forêt » dans sa bibliothèque
    Quand Angie lance « Binding the Old Gods »
    Et que le sort se résout
    Et qu'Angie choisit « Fountain of Youth » comme cible
    Et que la capacité déclenchée de « Binding the Old Gods » se résout
    Alors Ronald a « Fountain of Youth » dans son cimetière
    Et Barry contrôle « Géant des collines »
    Et Edward contrôle « Wind Drake »
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Binding the Old Gods » se résout
    Et qu'Angie trouve « Forêt » dans sa bibliothèque
    Alors Angie contrôle « Forêt »
    Et la carte « Forêt » est engagée
    Et « Binding the Old Gods » a deux marqueurs « sapience »

  @id:saga.proliferated @situation:saga.proliferated @clause:saga.chapter @clause:counters.proliferate @from:2020-01-24 @must
  Scénario: Un marqueur « sapience » qui vient par prolifération déclenche le chapitre, quel que soit le tour
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « History of Benalia »
    Et que « History of Benalia » a un marqueur « sapience »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Steady Progress »
    Et que le sort se résout
    Et qu'Angie choisit « History of Benalia » pour recevoir un marqueur de plus
    Et que la capacité déclenchée de « History of Benalia » se résout
    Alors « History of Benalia » a deux marqueurs « sapience »
    Et Angie contrôle un jeton de créature 2/2

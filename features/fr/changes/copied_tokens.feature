# language: fr
Fonctionnalité: Les jetons qui sont des copies
  > Un jeton est créé, qui est une copie d'une créature. Que reprend-il, qu'a-t-il en plus, et à qui est-il ?

  @id:copy.token.enters @situation:copy.token @clause:token.copy @clause:object.copy @clause:object.you @from:2005-08-01 @must
  Scénario: La copie d'une créature arrive comme elle, avec ce qui se déclenche alors, et sans ses marqueurs ; elle est sacrifiée à la prochaine étape de fin
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie contrôle « Thragtusk »
    Et que « Thragtusk » a deux marqueurs +1/+1
    Et que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Géant des collines »
    Quand Angie active la capacité de « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie choisit « Thragtusk » comme cible
    Et que la capacité se résout
    Et que l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 25 points de vie
    Et Angie contrôle un jeton de créature 5/3
    Et la créature « Thragtusk » est 7/5
    Et la carte « Kiki-Jiki, Mirror Breaker » est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Angie contrôle un jeton de créature 3/3
    Et Angie contrôle un jeton de créature
    Et Angie contrôle « Thragtusk »
    Et l'équipe d'Angie a 25 points de vie

  @id:copy.token.as_it_enters @situation:copy.token @clause:token.copy @clause:object.face_down @from:2006-10-01 @must
  Scénario: Ce qui se fait quand un permanent arrive se fait aussi quand sa copie arrive
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie contrôle « Ixidron »
    Et que « Ixidron » a un marqueur +1/+1
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie active la capacité de « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie choisit « Ixidron » comme cible
    Et que la capacité se résout
    Alors Angie contrôle un jeton de créature 3/3
    Et la créature « Géant des collines » est 2/2
    Et la créature « Ixidron » est 3/3

  @id:copy.token.gains @situation:copy.token @clause:object.copy_except @clause:combat.attack_required @from:2018-04-27 @must
  Scénario: Une copie qui a la célérité en plus attaque dès le tour où elle est créée, comme son texte l'exige
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie contrôle « Crazed Goblin »
    Et que Barry contrôle « Géant des collines »
    Et que la carte « Crazed Goblin » est engagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut n'attaquer avec aucune créature
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie active la capacité de « Kiki-Jiki, Mirror Breaker »
    Et qu'Angie choisit « Crazed Goblin » comme cible
    Et que la capacité se résout
    Et qu'Angie lance « Seize the Day » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas n'attaquer avec aucune créature

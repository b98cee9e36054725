# language: fr
Fonctionnalité: Des sorts qui disent combien ils coûtent de moins
  > Un sort coûte moins par ce qu'il dit lui-même. Que compte-t-on, à qui, et jusqu'où ?

  @id:cheaper.everybody @situation:cheaper.everybody @clause:cost.total @from:2011-09-30 @must
  Scénario: Chaque créature sur le champ de bataille rend Blasphemous Act moins cher d'un mana, à qui qu'elle soit
    Étant donné qu'Angie contrôle deux « Montagne »
    Et qu'Angie a « Montagne » en main
    Et qu'Angie contrôle trois « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle deux « Géant des collines »
    Alors Angie ne peut pas lancer « Blasphemous Act »
    Quand Angie joue le terrain « Montagne »
    Alors Angie peut lancer « Blasphemous Act »
    Quand le sort se résout
    Alors Angie ne contrôle aucune créature
    Et Barry ne contrôle aucune créature
    Et Edward ne contrôle aucune créature

  @id:cheaper.coloured @situation:cheaper.everybody @clause:cost.total @from:2011-09-30 @must
  Scénario: Quel que soit le nombre de créatures, le mana coloré se paie
    Étant donné qu'Angie contrôle « Forêt »
    Et qu'Angie a « Montagne » en main
    Et qu'Angie contrôle dix « Grizzlis »
    Alors Angie ne peut pas lancer « Blasphemous Act »
    Quand Angie joue le terrain « Montagne »
    Alors Angie peut lancer « Blasphemous Act »

  @id:cheaper.own @situation:cheaper.own @clause:cost.total @from:2013-07-13 @must
  Scénario: Les cartes de créature de son propre cimetière le rendent moins cher, pas les autres cartes ni celles d'un coéquipier
    Étant donné qu'Angie contrôle cinq « Forêt »
    Et qu'Angie a « Montagne » en main
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie a « Grizzlis » dans son cimetière
    Et qu'Angie a « Géant des collines » dans son cimetière
    Et qu'Angie a « Shock » dans son cimetière
    Et que Barry a « Géant des collines » dans son cimetière
    Alors Angie ne peut pas lancer « Ghoultree »
    Quand Angie joue le terrain « Montagne »
    Alors Angie peut lancer « Ghoultree »
    Quand le sort se résout
    Alors la créature « Ghoultree » est 10/10

  @id:cheaper.there @situation:cheaper.own @clause:cost.total @clause:ability.static @from:2013-07-13 @must
  Scénario: Sur le champ de bataille, Ghoultree ne dit rien du coût des autres sorts
    Étant donné qu'Angie contrôle « Ghoultree »
    Et qu'Angie contrôle cinq « Forêt »
    Et qu'Angie a « Montagne » en main
    Et qu'Angie a « Grizzlis » dans son cimetière
    Alors Angie ne peut pas lancer « Obsianus Golem »
    Quand Angie joue le terrain « Montagne »
    Alors Angie peut lancer « Obsianus Golem »

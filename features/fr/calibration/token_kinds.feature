# language: fr
Fonctionnalité: Des jetons de bien des sortes
  > On distingue les jetons par leur sorte. Qui en contrôle combien, et lesquels ?

  @id:calibration.token_kinds @clause:token.ceases @from:2009-07-11 @must
  Scénario: Les jetons de chaque sorte se comptent par contrôleur, et disparaissent en allant dans une main
    Étant donné qu'Angie contrôle un jeton Zombie 2/2
    Et qu'Angie contrôle deux jetons Soldat 1/1
    Et que Barry contrôle un jeton Elfe 1/1
    Et qu'Edward contrôle un jeton Bête 3/3
    Et qu'Edward contrôle « Diregraf Ghoul »
    Alors Angie contrôle un Zombie
    Et Angie contrôle deux jetons Soldat
    Et Angie ne contrôle aucun Elfe
    Et Barry contrôle un Elfe
    Et Edward contrôle un Zombie
    Et Edward ne contrôle aucun jeton Zombie
    Et Edward contrôle une Bête 3/3
    Quand Angie lance « Evacuation »
    Et que le sort se résout
    Alors Angie ne contrôle aucun Soldat
    Et Edward ne contrôle aucune Bête
    Et Edward a une carte en main

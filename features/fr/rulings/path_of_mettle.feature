# language: fr
Fonctionnalité: Path of Mettle
  > Un enchantement cherche des mots-clés de créatures, dont un suffit. De qui sont ces créatures ?

  @id:ruling.path_of_mettle @clause:object.you @clause:combat.attack @from:2018-04-27 @must
  Scénario: Path of Mettle se transforme quand deux telles créatures de son contrôleur attaquent, et son autre face inflige 2 blessures aux deux adversaires
    Étant donné qu'Angie contrôle « Path of Mettle »
    Et qu'Angie contrôle « Youthful Knight »
    Et qu'Angie contrôle « Sprite Dragon »
    Et qu'Angie contrôle deux « Montagne »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight » et « Sprite Dragon »
    Et que la capacité déclenchée de « Path of Mettle » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 27 points de vie
    Quand Angie active la deuxième capacité de « Path of Mettle »
    Et que la capacité se résout
    Alors l'équipe d'Edward a 23 points de vie

  @id:ruling.path_of_mettle.teammate @clause:object.you @from:2018-04-27 @must
  Scénario: La créature d'un coéquipier et une sans un tel mot-clé ne comptent pas
    Étant donné qu'Angie contrôle « Path of Mettle »
    Et qu'Angie contrôle « Youthful Knight »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Sprite Dragon »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight » et « Grizzlis »
    Et que Barry attaque Edward avec « Sprite Dragon »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Naturalisation » en ciblant « Path of Mettle »
    Et que le sort se résout
    Alors Angie a « Path of Mettle » dans son cimetière

  @id:ruling.path_of_mettle.enters @clause:object.you @from:2018-04-27 @must
  Scénario: En arrivant, Path of Mettle inflige des blessures à chaque créature qui n'a aucun de ses mots-clés, des deux côtés
    Étant donné qu'Angie contrôle « Zulaport Cutthroat »
    Et que Barry contrôle « Nomads en-Kor »
    Et que Barry contrôle « Sprite Dragon »
    Et qu'Edward contrôle « Grenzo's Cutthroat »
    Et qu'Edward contrôle « Coiling Oracle »
    Quand Angie lance « Path of Mettle »
    Et que le sort se résout
    Et que la capacité déclenchée de « Path of Mettle » se résout
    Alors Barry a « Nomads en-Kor » dans son cimetière
    Et Edward a « Coiling Oracle » dans son cimetière
    Et Barry contrôle « Sprite Dragon »
    Et Edward contrôle « Grenzo's Cutthroat »

  @id:ruling.path_of_mettle.random @clause:effect.destroy @from:2018-04-27 @must
  Scénario: Le hasard choisit parmi les créatures qui ont attaqué, et parmi aucune autre
    Étant donné qu'Angie contrôle « Path of Mettle »
    Et qu'Angie contrôle « Youthful Knight »
    Et qu'Angie contrôle « Sprite Dragon »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Angie contrôle trois « Plaine »
    Et qu'Angie contrôle « Montagne »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Youthful Knight » et « Sprite Dragon »
    Et que la capacité déclenchée de « Path of Mettle » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Shock » en ciblant « Sprite Dragon »
    Et que le sort se résout
    Et qu'Angie active la troisième capacité de « Path of Mettle »
    Et que la capacité se résout
    Alors Angie a « Youthful Knight » dans son cimetière
    Et Barry contrôle « Géant des collines »
    Et Edward contrôle « Grizzlis »

# language: fr
Fonctionnalité: Le dernier marqueur
  > Un objet s'en va dès qu'il n'a plus un certain type de marqueur. S'en va-t-il s'il en reste un, et les marqueurs de qui compte-t-on ?

  @id:counters.last.loyalty @clause:planeswalker.dies @clause:planeswalker.damage @from:2018-04-27 @must
  Scénario: Un planeswalker à qui il reste un marqueur de loyauté reste, celui qui n'en a plus s'en va
    Étant donné qu'Angie contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a trois marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Nissa, Voice of Zendikar » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Nissa, Voice of Zendikar » a un marqueur « loyauté »
    Et Angie contrôle « Nissa, Voice of Zendikar »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle pas « Nissa, Voice of Zendikar »
    Et Angie a « Nissa, Voice of Zendikar » dans son cimetière

  @id:counters.last.defense @clause:battle.dies @clause:battle.damage @from:2023-04-14 @must
  Scénario: Une bataille à qui il reste un marqueur de défense reste, celle qui n'en a plus s'en va
    Étant donné qu'Angie contrôle « Exercice du rempart »
    Et que « Exercice du rempart » a trois marqueurs « défense »
    Et que le protecteur de « Exercice du rempart » est Edward
    Quand Angie lance « Shock » en ciblant « Exercice du rempart »
    Et que le sort se résout
    Alors « Exercice du rempart » a un marqueur « défense »
    Et Angie contrôle « Exercice du rempart »
    Quand Barry lance « Shock » en ciblant « Exercice du rempart »
    Et que le sort se résout
    Et que la capacité déclenchée de « Exercice du rempart » se résout
    Alors Angie ne contrôle pas « Exercice du rempart »

  @id:counters.last.strife @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Tant qu'il n'y a aucun marqueur à compter, rien n'est ajouté
    Étant donné qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Crescendo of War »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Alors la créature « Grizzlis » est 2/2

# language: fr
Fonctionnalité: Le dernier marqueur
  > Un objet s'en va dès qu'il n'a plus un certain type de marqueur. S'en va-t-il s'il en reste un, et les marqueurs de qui compte-t-on ?

  @id:counters.last.loyalty @clause:planeswalker.dies @clause:planeswalker.damage @from:2018-04-27 @must
  Scénario: Un planeswalker à qui il reste un marqueur de loyauté reste, celui qui n'en a plus s'en va
    Étant donné qu'Angie contrôle « Épreuve du vagabond »
    Et que « Épreuve du vagabond » a trois marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque « Épreuve du vagabond » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors « Épreuve du vagabond » a un marqueur « loyauté »
    Et Angie contrôle « Épreuve du vagabond »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque « Épreuve du vagabond » avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne contrôle pas « Épreuve du vagabond »
    Et Angie a « Épreuve du vagabond » dans son cimetière

  @id:counters.last.defense @clause:battle.dies @clause:battle.damage @from:2023-04-14 @must
  Scénario: Une bataille à qui il reste un marqueur de défense reste, celle qui n'en a plus s'en va
    Étant donné qu'Angie contrôle « Épreuve du rempart »
    Et que « Épreuve du rempart » a trois marqueurs « défense »
    Et que le protecteur de « Épreuve du rempart » est Edward
    Quand Angie lance « Épreuve du bélier » en ciblant « Épreuve du rempart »
    Et que le sort se résout
    Alors « Épreuve du rempart » a un marqueur « défense »
    Et Angie contrôle « Épreuve du rempart »
    Quand Barry lance « Épreuve du bélier » en ciblant « Épreuve du rempart »
    Et que le sort se résout
    Et que la capacité déclenchée de « Épreuve du rempart » se résout
    Alors Angie ne contrôle pas « Épreuve du rempart »

  @id:counters.last.strife @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scénario: Tant qu'il n'y a aucun marqueur à compter, rien n'est ajouté
    Étant donné qu'Angie contrôle « Grizzlis »
    Quand Angie lance « Crescendo of War »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Alors la créature « Grizzlis » est 2/2

# language: fr
Fonctionnalité: Seul un adversaire est une cible
  > Un sort cible un adversaire. Qui des quatre joueurs peut l'être ?

  @id:limit.opponent @clause:target.choose @from:2005-08-01 @must
  Scénario: Chaque adversaire peut être choisi, et le lanceur non ; seul celui qui est choisi fait ce que dit le sort
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Et que Ronald contrôle « Forêt »
    Alors Angie ne peut pas lancer « Cruel Edict » en ciblant Angie
    Mais Angie peut lancer « Cruel Edict » en ciblant Ronald
    Quand le sort se résout
    Alors Ronald a « Géant des collines » dans son cimetière
    Mais Ronald contrôle « Forêt »
    Et Edward contrôle « Grizzlis »
    Et Angie contrôle « Wind Drake »
    Et Angie peut lancer « Cruel Edict » en ciblant Edward

  @id:limit.opponent.teammate @situation:limit.opponent @clause:target.choose @from:2005-08-01 @must
  Scénario: Un coéquipier ne peut pas être choisi là où seul un adversaire peut l'être
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Grizzlis »
    Alors Angie ne peut pas lancer « Cruel Edict » en ciblant Barry
    Et Barry ne peut pas lancer « Cruel Edict » en ciblant Angie
    Mais Barry peut lancer « Cruel Edict » en ciblant Edward
    Quand le sort se résout
    Alors Edward a « Grizzlis » dans son cimetière
    Et Barry contrôle « Géant des collines »
